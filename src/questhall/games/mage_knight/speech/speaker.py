"""Card texts, made from the same expressions that the rules carry out."""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Parameter, Said, dashed, yes_no
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import One, Several, Word

from ..effects.spells import BOLT_ELEMENTS, BOLT_RANGES
from ..printed.kinds import BASIC_COLOURS, COLOURS, ELEMENTS, RANGES
from ..words.effects import COLOUR_NUMBERS, EFFECTS, Colour, Colours, Elements, Terrains
from ..words.enemies import CHANGES, OTHERS
from ..words.units import ABILITIES

# Words that have no text of their own, only that of their parts.
TOGETHER = ("all_of", "any_of", "whichever")
CHOICE = "one_of"
PARTS = (*TOGETHER, CHOICE)
# Effects short enough for a choice without semicolons.
SHORT = (
    *("move", "influence", "heal", "attack", "block", "blocks", "draw", "ready", "crystal"),
    *("mana", "heal_unit", "discount"),
)
PAID_BY_COLOUR = ("pay", "throw_away_for")
# Words with an effect for each colour, in this order.
BY_COLOUR = {"by_colour": COLOURS, "chaos": ("blue", "green", "black", "white", "red")}
COLOUR_FORMS = ("nominative", "genitive", "accusative", "masculine", "neuter")


class Speaker(speaking.Speaker):
    """Says expressions in one language."""

    # -- sentences -------------------------------------------------------------

    def text(self, expression: Expression) -> str:
        """One sentence without a full stop, or several with it."""
        return capital(self.text_inside(expression))

    def text_inside(self, expression: Expression) -> str:
        """The same after a colon."""
        first, *others = self.sentences(expression)
        text = ". ".join([first, *[capital(each) for each in others]])
        return f"{text}." if ". " in text else text

    def sentences(self, expression: Expression) -> list[str]:
        if expression.word not in TOGETHER:
            return [self.clause(expression)]
        found: list[str] = []
        for each in expression.inside():
            found.extend(self.sentences(each))
        return found

    def clause(self, expression: Expression) -> str:
        """The same as a part of a sentence."""
        if expression.word in TOGETHER:
            return self._together(expression.inside())
        if expression.word == CHOICE:
            return self._choice(expression.inside())
        said = self.said(EFFECTS.word(expression), expression)
        return self.say(message("word", expression.word), said)

    def change(self, expression: Expression, many: bool) -> str:
        """What happens to one enemy, or to many."""
        said = self.said(CHANGES.word(expression), expression)
        return self.say(message("change", expression.word), said | {"many": yes_no(many)})

    # -- several effects ---------------------------------------------------------

    def _together(self, parts: list[Expression]) -> str:
        """Equal parts are counted."""
        clauses = [self.clause(each) for each in parts]
        found: list[str] = []
        for clause in dict.fromkeys(clauses):
            count = clauses.count(clause)
            times: Said = {"effect": clause, "count": count}
            found.append(clause if count == 1 else self.say("several-times", times))
        return self.listed("join-and", found)

    def _choice(self, options: list[Expression]) -> str:
        for word in PAID_BY_COLOUR:
            if all(each.word == word for each in options):
                rows = [self._row(*_paid(each)) for each in options]
                return self.say(f"{message('word', word)}-by-colour", {"rows": _table(rows)})
        clauses = [self.clause(each) for each in options]
        if all(is_short(each) for each in options):
            return self.listed("join-or", clauses)
        return self.joined("join-or-else", clauses)

    def _row(self, colour: str, effect: Expression, form: str = "nominative") -> str:
        name = self.tint(colour, form)
        return self.say("row", {"colour": name, "effect": self.clause(effect)})

    def tint(self, colour: str, form: str) -> str:
        """A colour of mana as an adjective."""
        return self.say("tint", {"colour": colour, "form": form})

    # -- the arguments of a word -----------------------------------------------

    def said(self, word: Word[Any], expression: Expression) -> Said:
        said = super().said(word, expression)
        if word.name in BY_COLOUR:
            said |= self._by_colour(BY_COLOUR[word.name], expression.inside())
        elif word.name == "mana_bolt":
            said["rows"] = _table([self._bolt(said, colour) for colour in range(BASIC_COLOURS)])
        return said | self._points(said) | {"tracks": self._tracks(said)}

    def _points(self, said: Said) -> Said:
        """The kind of attack or block: `Ranged Fire Attack 3`."""
        if "range" in said:
            kind: Said = {"element": "physical"}
            return {"attack-points": capital(self.say("attack-points", kind | said))}
        if "element" in said:
            return {"block-points": capital(self.say("block-points", said))}
        return {}

    def _tracks(self, said: Said) -> str:
        """`Fame +1 and Reputation +1`"""
        found = [
            self.say(message("word", track), {"signed": said[f"{track}-signed"]})
            for track in ("fame", "reputation")
            if said.get(track)
        ]
        return self.listed("join-and", found)

    def _by_colour(self, colours: tuple[str, ...], effects: list[Expression]) -> Said:
        """The form agrees with what has the colour: mana and cards, or the effects themselves."""
        pairs = list(zip(colours, effects, strict=False))
        return {
            "rows": _table([self._row(*pair) for pair in pairs]),
            "rows-of-effects": _table([self._row(*pair, "masculine") for pair in pairs]),
        }

    def _bolt(self, said: Said, colour: int) -> str:
        words = (RANGES[BOLT_RANGES[colour]], ELEMENTS[BOLT_ELEMENTS[colour]])
        kinds = [Expression(each, [], {}) for each in words]
        bolt = Expression("attack", [said[COLOURS[colour]], *kinds], {})
        return self._row(COLOURS[colour], bolt)

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Several):
            return self._several(parameter, taken)
        if isinstance(parameter, One):
            return {parameter.key: self.clause(taken)}
        if isinstance(parameter, Colour):
            return self._colours([taken])
        if isinstance(parameter, Colours):
            return self._colours(taken)
        if isinstance(parameter, Terrains):
            lands = [self.say("lands", {"terrain": each}) for each in taken]
            return {"terrains": self.listed("join-and", lands) or "none"}
        if isinstance(parameter, Elements):
            return {"block-kinds": self._block_kinds(taken or ["physical"])}
        return super().said_of(parameter, taken)

    def _several(self, parameter: Several[Any], taken: list[Expression]) -> Said:
        if parameter.language is CHANGES:
            changes, changes_of_many = (
                self.listed("join-and", [self.change(each, many) for each in taken])
                for many in (False, True)
            )
            return {"changes": changes, "changes-of-many": changes_of_many}
        if parameter.language is OTHERS:
            others = [self.said(OTHERS.word(each), each) for each in taken]
            return {"others": "".join([self.say("other-enemies", each) for each in others])}
        if parameter.language is ABILITIES:
            parts = [(each.word, ABILITIES.word(each).parts(each)) for each in taken]
            return {"rows": _table([self._row(colour, effect) for colour, [(_, effect)] in parts])}
        clauses = [self.clause(each) for each in taken]
        return {"effect": clauses[0], "other": clauses[-1], "count": len(clauses)}

    def _colours(self, words: list[str]) -> Said:
        """Colours of mana in every form; other words stay as they are."""
        said: Said = {"colour": "named"}
        colours = [each for each in words if each in COLOURS]
        for form in COLOUR_FORMS:
            said[form] = self.listed("join-or", [self.tint(each, form) for each in colours])
        for other in [each for each in words if each not in COLOURS]:
            said["colour"] = dashed(other)
        return said

    def _block_kinds(self, elements: list[str]) -> str:
        kinds = [self.say("block-kind", {"element": dashed(each)}) for each in elements]
        return self.listed("join-or", [capital(each) for each in kinds])


def _table(rows: list[str]) -> str:
    return capital("; ".join(rows))


def _paid(expression: Expression) -> tuple[str, Expression]:
    """The colour that pays, and the effect it pays for."""
    (_, colour), (_, effect) = EFFECTS.word(expression).parts(expression)
    return colour, effect


def is_short(effect: Expression) -> bool:
    colours = [each for each in effect.inside() if each.word in COLOUR_NUMBERS]
    return effect.word in SHORT and len(colours) < 2
