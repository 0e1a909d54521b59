"""What an expression says, in one language."""

from collections.abc import Sequence

from questhall.kernel.language.expressions import Expression
from questhall.kernel.text import Texts

from ...effects.spells import BOLT_ELEMENTS, BOLT_RANGES
from ...printed.kinds import BASIC_COLOURS, COLOURS, ELEMENTS, RANGES
from ..names import message
from .arguments import (
    NONE,
    Said,
    arguments_of,
    capital,
    colours_in,
    effects_in,
    expressions_in,
    join,
    tidy,
    tint,
)

# Words that are said by their parts alone.
TOGETHER = ("all_of", "any_of", "whichever")
CHOICE = "one_of"
PARTS = (*TOGETHER, CHOICE)
# Effects short enough for a choice without semicolons.
SHORT = (
    *("move", "influence", "heal", "attack", "block", "blocks", "draw", "ready", "crystal"),
    *("mana", "heal_unit", "discount"),
)
# Words with a table of colours, each with an effect of its own.
BY_COLOUR = ("mana_bolt", "by_colour", "several", "chaos")
PAID_BY_COLOUR = ("pay", "throw_away_for")
AIMED = ("target", "all_enemies")
AIMS = ("unfortified", "unfortified_at_range", "blocked", "in_attack_phase")
OTHERS = "others"
WHEEL = ("blue", "green", "black", "white", "red")  # the places of Master of Chaos


class Speaker:
    """Says expressions in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, said: Said | None = None) -> str:
        return tidy(self.texts.say(key, said))

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
        for each in effects_in(expression):
            found.extend(self.sentences(each))
        return found

    def clause(self, expression: Expression) -> str:
        """The same as a part of a sentence."""
        word = expression.word
        if word in TOGETHER:
            return self._together(expression)
        if word == CHOICE:
            return self._choice(expression)
        if word in AIMED:
            return self._aimed(expression)
        return self.say(message("word", word), self.said(expression))

    # -- several effects ---------------------------------------------------------

    def _together(self, expression: Expression) -> str:
        """Equal parts are counted."""
        counts: dict[str, int] = {}
        for each in effects_in(expression):
            clause = self.clause(each)
            counts[clause] = counts.get(clause, 0) + 1
        clauses: list[str] = []
        for clause, count in counts.items():
            times: Said = {"effect": clause, "count": count}
            clauses.append(clause if count == 1 else self.say("several-times", times))
        return join("join-and", clauses, self.texts)

    def _choice(self, expression: Expression) -> str:
        options = effects_in(expression)
        for word in PAID_BY_COLOUR:
            if all(each.word == word for each in options):
                rows = [self._row(colours_in(each)[0], effects_in(each)[0]) for each in options]
                return self.say(f"{message('word', word)}-by-colour", {"rows": _table(rows)})
        clauses = [self.clause(each) for each in options]
        if all(is_short(each) for each in options):
            return join("join-or", clauses, self.texts)
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.say("join-or-else", {"first": text, "last": clause})
        return text

    def _row(self, colour: str, effect: Expression, form: str = "nominative") -> str:
        name = tint(colour, form, self.texts)
        return self.say("row", {"colour": name, "effect": self.clause(effect)})

    def _rows(self, expression: Expression) -> list[str]:
        """The table of a word: what each colour brings."""
        if expression.word == "mana_bolt":
            return [self._bolt(expression, colour) for colour in range(BASIC_COLOURS)]
        if expression.word == "several":
            return [
                self._row(each.word, expressions_in(each)[0]) for each in expressions_in(expression)
            ]
        if expression.word == "chaos":
            return self._effects_of(WHEEL, expression, "masculine")
        form = "masculine" if "free" in expression.named else "nominative"
        return self._effects_of(COLOURS, expression, form)

    def _effects_of(self, colours: Sequence[str], expression: Expression, form: str) -> list[str]:
        """The form agrees with what has the colour: mana and cards, or the effects themselves."""
        effects = effects_in(expression)
        return [self._row(colours[place], effects[place], form) for place in range(len(effects))]

    def _bolt(self, expression: Expression, colour: int) -> str:
        kinds = (RANGES[BOLT_RANGES[colour]], ELEMENTS[BOLT_ELEMENTS[colour]])
        bolt = Expression("attack", [expression.named[COLOURS[colour]]], {})
        bolt.arguments.extend([Expression(kind, [], {}) for kind in kinds])
        return self._row(COLOURS[colour], bolt)

    # -- enemies -----------------------------------------------------------------

    def _aimed(self, expression: Expression) -> str:
        """Whom it concerns and what befalls them."""
        said = self.said(expression)
        aims = [each.word for each in expressions_in(expression) if each.word in AIMS]
        said["flag"] = "-".join(aims).replace("_", "-") or NONE
        most = int(said["most"])
        many = expression.word == "all_enemies" or most > 1
        said["all"] = "yes" if expression.word == "all_enemies" else "no"
        said["changes"] = self._changes(expression, many)
        said["others"] = ""
        for each in expressions_in(expression):
            if each.word == OTHERS:
                said["others"] = self.say("other-enemies", {"changes": self._changes(each, True)})
        return self.say("aimed", said)

    def _changes(self, expression: Expression, many: bool) -> str:
        found: list[str] = []
        for each in expressions_in(expression):
            if each.word not in (*AIMS, OTHERS):
                said = arguments_of(each, self.texts)
                said["many"] = "yes" if many else "no"
                found.append(self.say(message("change", each.word), said))
        return join("join-and", found, self.texts)

    # -- what belongs to a word ------------------------------------------------

    def said(self, expression: Expression) -> Said:
        said = arguments_of(expression, self.texts)
        effects = effects_in(expression)
        if expression.word in BY_COLOUR:
            said["rows"] = _table(self._rows(expression))
        elif effects:
            said["effect"] = self.clause(effects[0])
            said["other"] = self.clause(effects[-1])
            said["count"] = len(effects)
        return said


def _table(rows: list[str]) -> str:
    return capital("; ".join(rows))


def is_short(effect: Expression) -> bool:
    return effect.word in SHORT and len(colours_in(effect)) < 2
