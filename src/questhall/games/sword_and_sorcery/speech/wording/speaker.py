"""What an expression of a hero's card or of an item says, in one language.

Every word has a message (`word-heal`), every condition of a rule too (`test-focused`). What attacks
gain are fragments (`+1 hit, critical`), everything else is a clause without a full stop.
"""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Argument, Expression, parse_expression
from questhall.kernel.language.parameters import (
    Keys,
    Name,
    Parameter,
    Said,
    dashed,
    signed,
    yes_no,
)
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Among, One, Several, Word

from ...words.amounts import AMOUNTS, Much
from ...words.effects import EFFECTS, SYMBOL_EFFECTS
from ...words.heroics import Only
from ...words.tests import TESTS
from ...words.whom import WHOM, Who

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
COSTS = ("skill", "magic", "legend", "shield", "any")
ICONS = {"any": "[PAY]"}
TOGETHER = "then"
OF_ATTACKS = ("pay", "smite", "fight", "charge", "next_attack", "attacks", "attacked")
# Lists of names inside a message: `symbol-skill`, joined by "or".
NAMED_LISTS = {"symbol": "icon", "activities": "activity", "condition": "short"}


def roman(number: int) -> str:
    return ROMAN[number]


class Speaker(speaking.Speaker):
    """`target` is what the card is used on: a hero, an enemy, an area, or nothing."""

    target = "none"
    of_attack = False  # what attacks gain are fragments

    def said(self, word: Word[Any], expression: Expression) -> Said:
        before = self.of_attack
        self.of_attack = before or word.name in OF_ATTACKS
        said = super().said(word, expression)
        self.of_attack = before
        return said

    # -- sentences -------------------------------------------------------------

    def text(self, text: str) -> str:
        """One sentence or several, each with its full stop."""
        return ". ".join([capital(each) for each in self.sentences(parse_expression(text))]) + "."

    def sentences(self, expression: Expression) -> list[str]:
        if expression.word != TOGETHER:
            return [self.clause(expression)]
        return [each for part in expression.inside() for each in self.sentences(part)]

    def clause(self, expression: Expression) -> str:
        """The same as a part of a sentence."""
        if expression.word == TOGETHER:
            return "; ".join([self.clause(each) for each in expression.inside()])
        if expression.word in SYMBOL_EFFECTS:
            return self.paid(expression)
        said: Said = {"target": self.target}
        said |= self.said(EFFECTS.word(expression), expression)
        if expression.word == "afflict":
            said |= {"name": self._condition(said), "attack": yes_no(self.of_attack)}
        return self.say(message("word", expression.word), said)

    def _condition(self, said: Said) -> str:
        """`Poison II`: only poison has levels."""
        name = self.say(message("short", str(said["condition"])))
        return f"{name} {said['roman-level']}" if said["condition"] == "poison" else name

    def can_say(self, expression: Expression) -> bool:
        """Has each of its effects a message?"""
        words = [each for each in expression.words() if each in EFFECTS and each != TOGETHER]
        return all(self.texts.has(message("word", each)) for each in words)

    def paid(self, expression: Expression) -> str:
        """`[SKILL][SKILL]: critical`; what costs nothing has no colon."""
        word = SYMBOL_EFFECTS.word(expression)
        said = self.said(word, expression)
        icons = [ICONS.get(each, f"[{each.upper()}]") * int(said[each]) for each in COSTS]
        cost = "".join(icons)
        return self.say("paid", said | {"cost": cost}) if cost else str(said["effect"])

    def condition(self, text: str) -> str:
        """What must hold, as the clause of a sentence."""
        return self._test(parse_expression(text))

    def _test(self, expression: Expression) -> str:
        if expression.word in ("all", "any"):
            joint = "join-and" if expression.word == "all" else "join-or"
            return self.listed(joint, [self._test(each) for each in expression.inside()])
        if expression.word == "unless":
            return self.say(message("test-unless", expression.inside()[0].word))
        said = self.said(TESTS.word(expression), expression)
        return self.say(message("test", expression.word), said)

    # -- the arguments of a word -----------------------------------------------

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Much):
            return self._amount(parameter.key, taken)
        if isinstance(parameter, Who):
            return self._who(taken)
        if isinstance(parameter, Only):
            return {"kind": self._kind(taken, "no"), "kinds": self._kind(taken, "yes")}
        if isinstance(parameter, Among):
            return {"paid": "; ".join([self.paid(each) for each in taken]) or "none"}
        if isinstance(parameter, Several):
            return self._several(taken)
        if isinstance(parameter, One):
            return {parameter.key: self.clause(taken)}
        if isinstance(parameter, Name):
            return {parameter.key: dashed(str(taken))}
        if isinstance(parameter, Keys):
            return self._list(parameter.key, taken)
        said = super().said_of(parameter, taken)
        for key in ("level", "hits"):
            if isinstance(said.get(key), int):
                said[f"roman-{key}"] = roman(int(said[key]))
        return said | {"near": said["within"]} if "within" in said else said

    def _amount(self, key: str, taken: Argument) -> Said:
        """A number, or by which word it is found."""
        if isinstance(taken, int):
            return {key: taken, "signed": signed(taken), "by": "number", "more": 0}
        if not isinstance(taken, Expression):
            return {key: 0, "signed": "", "by": str(taken), "more": 0}
        said = {} if taken.word == "plus" else self.said(AMOUNTS.word(taken), taken)
        more = taken.arguments[0] if taken.word == "plus" else 0
        return said | {key: 0, "signed": "", "by": dashed(taken.word), "more": int(str(more))}

    def _who(self, taken: Expression) -> Said:
        """The kind of character, and what narrows it down."""
        said = self.said(WHOM.word(taken), taken)
        whom = dashed(taken.word)
        if whom in ("heroes", "enemies"):
            here = "-here" if said["here"] == "yes" else "-near"
            whom += "-somewhere" if int(said["within"]) < 0 else here
            if int(said["count"]) == 1:
                whom += "-one"
            elif int(said["count"]) > 1:
                whom += "-some"
        return {"whom": whom, "near": said.get("within", 0), "count-of": said.get("count", 0)}

    def _kind(self, taken: Expression | None, many: str) -> str:
        """The kind of attack that is meant."""
        if taken is None:
            return self.say("attack-kind", {"many": many})
        words = str(taken).replace("(", " ").replace(")", " ").replace(",", " ").split()
        return self.say(message("attack-kind", "-".join(words)), {"many": many})

    def _several(self, taken: list[Expression]) -> Said:
        clauses = [self.clause(each) for each in taken]
        return {
            "effects": self.listed("join-and", clauses),
            "choices": self.listed("join-or-else", clauses),
            "series": "; ".join(clauses),
            "any-effects": yes_no(bool(clauses)),
        }

    def _list(self, key: str, taken: list[str]) -> Said:
        names = [self.say(message(NAMED_LISTS.get(key, key), each)) for each in taken]
        several = key if key.endswith("s") else f"{key}s"
        first: Said = {key: dashed(taken[0]) if taken else "none"}
        return first | {several: self.listed("join-or", names)}
