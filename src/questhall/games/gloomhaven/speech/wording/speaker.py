"""The text of a card, made from the same expressions that the rules carry out.

Every action has a message (`word-move`), and so has every attack effect (`rider-push`). A line
holds an action with everything that belongs to it, separated by dots; what elements buy follows
on a line of its own.
"""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import (
    Inner,
    Key,
    Keys,
    Named,
    NamedKey,
    NamedName,
    Number,
    Parameter,
    Rest,
    Said,
    signed,
    yes_no,
)
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Part, Word
from questhall.kernel.text import Texts

from ...library.library import library
from ...printed.cards import NOT_STAYING, STAYS_ROUND, SummonDef
from ...state.figures import CONDITIONS
from ...words.context import Side
from ...words.elements import SOME_USES, USES, Gains, is_whole_action, raises
from ...words.figures import Whom
from ...words.parameters import (
    CREATURE,
    MONSTER,
    SOME_MONSTERS,
    SOME_RIDERS,
    SUPPLY,
    Behind,
    Ranks,
)
from ...words.sides import HEROES, MONSTERS
from ...words.traits import DEATHS, SUMMONED
from ...words.values import VALUES, Amount
from .figures import figures_said

JOINT = " · "
NONE = "none"  # stands for an empty list in a message

LASTING = ("shield", "retaliate")
# Numbers that are added to those of the figure's own card.
OWN_VALUES = ("own_move", "own_attack")
# Words that offer their elements every time.
OFFERING = ("my_attack_actions", "my_moves", "augment")
# What a use effect's number raises (`plus-attack`), if not the word itself.
RAISED = {
    "my_attacks": "attack",
    "my_attack_actions": "attack",
    "my_moves": "move",
    "chain_attack": "attack",
    "": "attack",
}
RANKS = {"n": "normal", "e": "elite", "b": "boss", "-": "none"}
PARTIES = ("two", "three", "four")
# Message prefixes for the names of bare words (`element-fire`).
NAMES = {
    "per": "per",
    "element": "element",
    "elements": "element",
    "condition": "effect",
    "conditions": "effect",
    "threats": "effect",
}


class Speaker(speaking.Speaker):
    """Says expressions in one language, for a character's card or a monster's."""

    def __init__(
        self, texts: Texts, side: Side = HEROES, stays: int = NOT_STAYING, times: int = 0
    ) -> None:
        super().__init__(texts)
        self.side = side
        self.monster = side is MONSTERS
        self.stays = stays
        self.times = times

    def say(self, key: str, said: Said | None = None) -> str:
        return super().say(key, said).rstrip(",")

    # -- lines -----------------------------------------------------------------

    def lines(self, expression: Expression) -> list[str]:
        """An action, followed by what elements add to it."""
        word = expression.word
        if word in USES:
            return [self.use(expression, "")]
        if word == "for_all":
            return [self.use(expression.inside()[0], word)]
        if word == "instead":
            return self._instead(expression)
        uses = [
            self.use(use, word)
            for parameter, taken in self.word(expression).parts(expression)
            if parameter is SOME_USES
            for use in taken
        ]
        if word in OFFERING and uses:
            said = self.said(self.word(expression), expression) | {"riders": "; ".join(uses)}
            return [capital(self.say(message("word", word), said))]
        return [self.line(expression), *uses]

    def clause(self, expression: Expression) -> str:
        """The same lines inside another sentence."""
        return "; ".join(self.lines(expression))

    def line(self, expression: Expression) -> str:
        word = self.word(expression)
        parts = word.parts(expression)
        text = self.say(message("word", word.name), self.said(word, expression))
        text += self._whom_after(parts)
        behind = [said for parameter, taken in parts for said in self.behind(parameter, taken)]
        text = (", " if word.name == "move" else JOINT).join([text, *behind])
        text = JOINT.join([text, *self._unknowns(parts)])
        if word.name in LASTING and self.stays == STAYS_ROUND:
            text += self.texts.say("this-round")
        return capital(text)

    def word(self, expression: Expression) -> Word[Any]:
        """The word for an action, or for what happens at a death."""
        language = DEATHS if expression.word in DEATHS else self.side.actions
        return language.word(expression)

    def _whom_after(self, parts: list[Part]) -> str:
        for parameter, taken in parts:
            if isinstance(parameter, Whom) and parameter.after and taken is not None:
                said = self.said_of(parameter, taken)
                whom = str(said[parameter.after]).rstrip(",")
                return f" ({self.texts.say('self') if said['self'] == 'yes' else whom})"
        return ""

    def _unknowns(self, parts: list[Part]) -> list[str]:
        """What X stands for."""
        return [
            self.say(message("x", taken.word), self.said(VALUES.word(taken), taken))
            for parameter, taken in parts
            if isinstance(parameter, Amount) and self.is_unknown(taken)
        ]

    def is_unknown(self, amount: int | Expression) -> bool:
        return isinstance(amount, Expression) and amount.word not in OWN_VALUES

    def _instead(self, expression: Expression) -> list[str]:
        use, *actions = expression.inside()
        found = [line for each in actions for line in self.lines(each)]
        return [*found, capital(self.say("word-instead", self._bought(use, "")))]

    # -- what follows a dot ----------------------------------------------------

    def behind(self, parameter: Parameter[Any], taken: Any) -> list[str]:
        """Range, number of targets, area, manner of moving, attack effects."""
        if not isinstance(parameter, Behind) or taken in (None, False, []):
            return []
        inner = parameter.inner
        said = self.said_of(inner, taken)
        if isinstance(inner, Named):
            if taken == inner.default:
                return []
            said |= {"value": signed(taken) if parameter.adds else str(taken)}
            said |= {"signed": signed(taken)}
        if inner is SOME_RIDERS:
            return [self.rider(each) for each in taken]
        return [self.say(parameter.message, said)]

    # -- effects of attacks ----------------------------------------------------

    def rider(self, expression: Expression) -> str:
        word = self.side.riders.word(expression)
        if word.name in CONDITIONS:
            return self.say(message("effect", word.name))
        return self.say(message("rider", word.name), self.said(word, expression))

    # -- elements --------------------------------------------------------------

    def use(self, expression: Expression, holder: str) -> str:
        """`Earth: +1 Attack, 1 XP`"""
        return self.say(expression.word, self._bought(expression, holder))

    def _bought(self, use: Expression, holder: str) -> Said:
        gains: list[str] = []
        for parameter, taken in USES.word(use).parts(use):
            if isinstance(parameter, Gains):
                gains += [self._gain(each, holder) for each in taken]
            elif isinstance(parameter, Whom) and taken is not None:
                said = self.said_of(parameter, taken)
                of_attack = holder == "attack"
                whom = self.say("part-target-figures", said) if of_attack else str(said["who"])
                gains.append(whom.rstrip(","))
            else:
                gains += self.behind(parameter, taken)
        return self.said(USES.word(use), use) | {"gains": ", ".join(gains)}

    def _gain(self, expression: Expression, holder: str) -> str:
        if raises(expression):
            (amount,) = expression.arguments
            raised = message("plus", RAISED.get(holder, holder))
            return self.say(raised, {"signed": signed(int(str(amount)))})
        if expression.word in self.side.riders and not is_whole_action(expression):
            return self.rider(expression)
        return self.clause(expression)

    # -- what belongs to a word ------------------------------------------------

    def said(self, word: Word[Any], expression: Expression) -> Said:
        """Adds how long a bonus stays, and whose card it is."""
        stays = "round" if self.stays == STAYS_ROUND else "persistent"
        said: Said = {"stays": stays, "times": self.times, "monster": yes_no(self.monster)}
        return said | super().said(word, expression)

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Whom):
            return figures_said(self.texts, taken, self.monster)
        if isinstance(parameter, Amount):
            return {"value": self.value(taken, parameter.relative and self.monster)}
        if isinstance(parameter, Number):
            return parameter.said(taken) | {"value": str(taken)}
        if isinstance(parameter, NamedName):
            return {"shape": self.say(message("area", str(taken)))}
        if isinstance(parameter, Ranks):
            return {"rank": self._rank(taken)}
        if parameter is MONSTER:
            return {"creature": self.say(message("monster", str(taken)))}
        if parameter is SUPPLY:
            return {"card": self.say(message("card", str(taken)))}
        if parameter is SOME_MONSTERS:
            names = [self.say(message("monster", str(each))) for each in taken]
            return {"monsters": ", ".join(names)}
        if parameter is CREATURE:
            return self._summoned(str(taken))
        if isinstance(parameter, NamedKey):
            return {parameter.name: self._when(taken) if taken else ""}
        if isinstance(parameter, (Key, Keys)) and parameter.key in NAMES:
            return {parameter.key: self._names(parameter.key, taken)}
        if isinstance(parameter, (Inner, Rest)):
            return self._said_inside(parameter, taken)
        return super().said_of(parameter, taken)

    def value(self, amount: int | Expression, relative: bool = False) -> str:
        if isinstance(amount, int):
            return signed(amount) if relative else str(amount)
        if self.is_unknown(amount):
            added = amount.arguments[0] if amount.word == "suffered" else 0
            return f"{added} + {self.texts.say('x')}" if added else self.texts.say("x")
        return str(self.said(VALUES.word(amount), amount)["signed"])

    def _when(self, word: str) -> str:
        return self.say(message("when", word), {"monster": yes_no(self.monster)})

    def _names(self, key: str, words: str | list[str]) -> str:
        each = [words] if isinstance(words, str) else words
        names = [self.say(message(NAMES[key], word)) for word in each]
        if key == "elements":
            return capital(" + ".join(names))
        return ", ".join(names) or NONE

    def _rank(self, marks: str) -> str:
        """A rank for each party size."""
        ranks = [self.say(message("rank", RANKS[mark])) for mark in marks]
        if len(set(ranks)) == 1:
            return ranks[0]
        return self.say("ranks-by-party", dict(zip(PARTIES, ranks, strict=True)))

    def _said_inside(self, parameter: Inner | Rest, taken: Expression | list[Expression]) -> Said:
        """The words inside this word: attack effects, actions, creatures."""
        inside = taken if isinstance(taken, list) else [taken]
        if parameter is SOME_USES or isinstance(parameter, Gains):  # these are said separately
            return {}
        if parameter.key == "riders":
            return {"riders": ", ".join([self.rider(each) for each in inside]) or NONE}
        if parameter.key == "guards":
            return {"guards": ", ".join([Speaker(self.texts).line(each) for each in inside])}
        return {parameter.key: "; ".join([self.clause(each) for each in inside]) or NONE}

    # -- summons ---------------------------------------------------------------

    def _summoned(self, key: str) -> Said:
        creature = library().find(key)
        assert isinstance(creature, SummonDef)
        return {
            "creature": self.say(message("summon", key)),
            "numbers": JOINT.join(self.summon_parts(creature)),
        }

    def summon_parts(self, creature: SummonDef) -> list[str]:
        """The summon's hit points, values and other properties (GH-3.14.2)."""
        numbers = (
            ("hit-points", 0 if creature.levels else creature.hit_points),
            ("move", creature.move),
            ("attack", creature.attack),
            ("range", creature.range),
        )
        found = [
            self.say(f"stat-{stat}", {"value": str(number)})
            for stat, number in numbers
            if number > 0
        ]
        if creature.flying:
            found.append(self.say("trait-flying"))
        its_own = Speaker(self.texts, MONSTERS)
        return found + [its_own.trait(parse_expression(text)) for text in creature.texts]

    def trait(self, expression: Expression) -> str:
        """A property on a summon's card or a stat card."""
        key = message("trait", expression.word)
        if self.texts.has(key):
            said = SUMMONED.word(expression) if expression.word in SUMMONED else None
            return self.say(key, None if said is None else self.said(said, expression))
        if expression.word in self.side.riders:
            return self.rider(expression)
        return self.clause(expression)
