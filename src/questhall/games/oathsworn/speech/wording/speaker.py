"""The text of a card, made from the same expressions that the rules carry out.

Every word has a message (`word-heal`), which is the predicate of a clause; whom the word concerns
is its subject. Clauses are joined to sentences, and what follows from an attack comes behind it.
"""

from collections.abc import Callable
from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import (
    Inner,
    Key,
    Name,
    NamedKey,
    Parameter,
    Rest,
    Said,
    dashed,
    yes_no,
)
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import Word
from questhall.kernel.text import Texts

from ...words.amounts import Amounts as AmountList
from ...words.amounts import Much, NamedMuch
from ...words.effects import EFFECTS, Otherwise
from ...words.figures import Whom
from . import attacks, joining
from .amounts import Amounts
from .clauses import YOU, Clause, sentences_of, statement
from .conditions import Conditions
from .figures import MEANT, Figures, marked

# Whoever acts does this to the figures that are named; with all other words they do it themselves.
DONE_TO = (
    *("push", "pull", "turn", "taunt", "carry", "swap", "send_falcon", "call_back"),
    *("remove_sentinel", "advance", "withdraw", "drive", "lay", "cage", "drag_to_edge", "bait"),
    *("emerge", "draw"),
)
GAINS = ("token", "animus", "count", "status")
# What happens rather than what the reader does.
STATEMENTS = (
    *("hide", "redirect", "out_of_reach", "keep_hp", "stand_firm", "throw", "call_back"),
    *("falcon_lands", "play_again", "reach", "move_cost", "limit", "forbid", "set_counter"),
    *("count_blank", "lose_encounter", "raise_flag", "retarget"),
)
# Words that name an ability of the board which is done later.
TRIGGERS = ("cage", "consume", "search")
SELF = Expression("self", [], {})
# Words whose numbers are shown with their sign.
STATS = ("defense", "bonus", "empower", "might", "movement", "cards", "range", "card_defense")


class Speaker(speaking.Speaker):
    """Says expressions in one language, on a card of the company or of an enemy."""

    def __init__(
        self, texts: Texts, foe: bool = False, others: bool = False, blow: bool = False
    ) -> None:
        super().__init__(texts)
        self.foe = foe
        self.others = others  # it is somebody else's draw or attack that the card speaks of
        self.blow = blow  # the attack under way is that of an enemy
        self.abilities: dict[str, str] = {}  # of the board, as they are written
        self.figures = Figures(self, foe)
        self.conditions = Conditions(self)
        self.amounts = Amounts(self.conditions)
        self.attacks = 0  # so many were spoken of
        self.holder = ""  # the word whose brackets are being said

    # -- sentences -------------------------------------------------------------

    def text(self, expression: Expression) -> str:
        return full(self.sentences(expression))

    def sentences(self, expression: Expression) -> list[str]:
        return sentences_of(self.clauses(expression), self)

    def inline(self, expression: Expression) -> str:
        """The same inside another sentence."""
        return "; ".join(self.sentences(expression))

    def alternatives(self, expressions: list[Expression]) -> list[str]:
        """Only one of them happens, so that an attack in one is no second attack."""
        before = self.attacks
        found: list[str] = []
        for expression in expressions:
            self.attacks = before
            found.append(self.inline(expression))
        self.attacks = before
        return found

    def clauses(self, expression: Expression) -> list[Clause]:
        if expression.word in joining.JOINED:
            return joining.JOINED[expression.word](self, expression)
        if expression.word in attacks.HEADS:
            return [attacks.attack(self, expression)]
        return [self.clause(expression)]

    # -- one word --------------------------------------------------------------

    def clause(self, expression: Expression) -> Clause:
        word = EFFECTS.word(expression)
        who = self.figures_of(word, expression)
        said = self.said(word, expression)
        if word.name in DONE_TO:
            self.figures.this = None
            who = SELF
        if word.name == "bleed":
            who = marked(who, "bleeding")
        subject = self.figures.subject(who)
        if word.name == "use":
            subject.whose = word.name
        if self._is_statement(word, subject.whose, said):
            return statement(self.say(message("word", word.name), said | {"person": YOU}))
        made = Clause(subject, self._with_person(message("word", word.name), said))
        made.full = bool(said.get("tail"))
        if word.name in GAINS and self._is_gain(said):
            made.things = [self._with_person(message("thing", word.name), said)]
        return made

    def _with_person(self, key: str, said: Said) -> Callable[[str], str]:
        def in_person(person: str) -> str:
            return self.say(key, said | {"person": person})

        return in_person

    def _is_statement(self, word: Word[Any], whose: str, said: Said) -> bool:
        """Does it say what happens rather than what somebody does?"""
        if word.name == "count" and (self.foe or said["of-board"] == "yes"):
            return True
        return word.name in STATEMENTS or (whose == YOU and word.name in STATS)

    def _is_gain(self, said: Said) -> bool:
        amount = said.get("amount", 1)
        return not (isinstance(amount, int) and amount < 0)

    def figures_of(self, word: Word[Any], expression: Expression) -> Expression:
        """Whom the word concerns; the reader if it has no place for figures."""
        if word.name == "redraw" and self.others:
            return Expression("this", [], {})
        for parameter, taken in word.parts(expression):
            if isinstance(parameter, Whom):
                return taken or Expression(MEANT[parameter.default], [], {})
        return SELF

    # -- what belongs to a word ------------------------------------------------

    def said(self, word: Word[Any], expression: Expression) -> Said:
        self.holder, outside = word.name, self.holder
        said: Said = {"foe": yes_no(self.foe), "others": yes_no(self.others)}
        said["blow"] = yes_no(self.blow)
        said |= super().said(word, expression)
        self.holder = outside
        return said

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Whom):
            return self.figures.said(taken or Expression(MEANT[parameter.default], [], {}))
        if isinstance(parameter, Much):
            return self.amounts.said(taken, with_sign=self.holder in STATS) | {
                parameter.key: self.amounts.said(taken, with_sign=False)["amount"]
            }
        if isinstance(parameter, Key):
            return self._key(parameter, taken)
        if isinstance(parameter, NamedKey):
            return {parameter.name: dashed(taken or "attack")}
        if isinstance(parameter, Name):
            return self._named(parameter.key, str(taken))
        if isinstance(parameter, (Inner, Rest)):
            return self._inside(parameter, taken)
        if isinstance(parameter, (NamedMuch, AmountList, Otherwise)):
            return {}
        return parameter.said(taken)

    def _key(self, parameter: Key, taken: str) -> Said:
        said = parameter.said(taken)
        name = message(f"name-{parameter.key}", taken)
        if self.texts.has(name):
            said[f"{parameter.key}-name"] = self.say(name)
        return said

    def _named(self, key: str, taken: str) -> Said:
        """A thing of the board: an ability, a part, a minion."""
        said: Said = {key: dashed(taken), f"{key}-name": self.name_of(key, taken)}
        if self.holder in TRIGGERS:
            said["trigger"] = self._trigger(taken) or said[f"{key}-name"]
        return said

    def _trigger(self, ability: str) -> str:
        """What an ability of the board does to whoever is held."""
        if ability not in self.abilities:
            return ""
        inside = Speaker(self.texts, self.foe)
        inside.figures.this = Expression("held", [], {})
        return inside.inline(parse_expression(self.abilities[ability]))

    def name_of(self, key: str, taken: str) -> str:
        """The name of a thing of the board; what has none stands as it is written."""
        prefix = "figure" if key in ("minion", "boss") else key
        for name in (message(f"name-{prefix}", taken), message(prefix, taken)):
            if self.texts.has(name):
                return self.say(name)
        return taken

    def _inside(self, parameter: Inner | Rest, taken: Any) -> Said:
        if parameter.key == "figures":
            return self.figures.said(taken)
        if parameter.key == "condition":
            return {"condition": self.conditions.text(taken)}
        return {}


def full(sentences: list[str]) -> str:
    """Sentences with capitals and full stops."""
    return " ".join([f"{capital(each)}." for each in sentences])
