"""How the box uses the words of its language, and what packs may therefore say with them."""

from questhall.kernel.language.expressions import Expression

from ..words.effects import EFFECTS

ACTION = "action"
SPELL = "spell"
ARTIFACT = "artifact"
UNIT = "unit"
SKILL = "skill"
IN_CENTRE = "skill in the centre"
ALWAYS = "skill for always"
CLOSED = (IN_CENTRE, ALWAYS)  # they say what those of the box say, and nothing else

LARGEST = 20
MOST_WORDS = 40
MOST_PARTS = 6  # of a word that takes any number of sentences
COMMON = 2  # a word on so many sorts of cards may stand on the others
# A card that plays another asks what that one could do, and so on: the box has few of them.
PLAY_OTHERS = ("with_action", "repeat", "offered_action", "offered_spell")
# Each of these asks beforehand whether its price can be paid, and does not know of the others.
COSTLY = ("pay", "crystallize", "discard_for", "throw_away_for", "raised", "discard_wound")


class Usage:
    """What the box says: on which sorts of cards each word stands, whether it ever stands within
    another, how many sentences stand within it, and whether it has numbers below zero."""

    def __init__(self) -> None:
        self._sorts: dict[str, set[str]] = {}
        self._inner: set[str] = set()
        self._parts: dict[str, set[int]] = {}
        self._negative: set[str] = set()

    def note(self, sort: str, expression: Expression) -> None:
        """The box says so."""
        for each in _within(expression):
            if each.word in EFFECTS:
                self._sorts.setdefault(each.word, set()).add(sort)
                self._parts.setdefault(each.word, set()).add(_parts(each))
                if each is not expression:
                    self._inner.add(each.word)
            if any(number < 0 for number in _numbers(each)):
                self._negative.add(each.word)

    def check(self, sort: str, expression: Expression) -> None:
        """May a pack say so on such a card? Raises BadExpression."""
        parts = _within(expression)
        if len(parts) > MOST_WORDS:
            raise expression.fault(f"is said in more than {MOST_WORDS} words")
        costly = [each for each in parts if each.word in COSTLY]
        if len(costly) > 1:
            raise costly[1].fault(f"and {costly[0].word!r} both cost something: one of them does")
        for each in parts:
            if each.word in EFFECTS:
                self._check_place(sort, each, each is expression)
                self._check_parts(each)
            self._check_numbers(each)

    def _check_place(self, sort: str, expression: Expression, alone: bool) -> None:
        sorts = self._sorts.get(expression.word, set())
        common = sort not in CLOSED and len(sorts - set(CLOSED)) >= COMMON
        if sort not in sorts and not common:
            raise expression.fault(f"does not stand on cards of this sort ({sort})")
        if expression.word in PLAY_OTHERS:
            raise expression.fault("plays another card, which only cards of the box do")
        if not alone and expression.word not in self._inner:
            raise expression.fault("stands alone, not within another word")

    def _check_parts(self, expression: Expression) -> None:
        counts = self._parts[expression.word]
        least, most = min(counts), max(counts)
        if most > least:
            most = max(most, MOST_PARTS)
        if not least <= _parts(expression) <= most:
            fit = str(least) if most == least else f"{least} to {most}"
            raise expression.fault(f"takes {fit} sentences, not {_parts(expression)}")

    def _check_numbers(self, expression: Expression) -> None:
        least = -LARGEST if expression.word in self._negative else 0
        for number in _numbers(expression):
            if not least <= number <= LARGEST:
                raise expression.fault(f"{number} is not from {least} to {LARGEST}")


def _parts(expression: Expression) -> int:
    """How many effects stand in its brackets."""
    return sum(each.word in EFFECTS for each in expression.inside())


def _within(expression: Expression) -> list[Expression]:
    """It and everything in its brackets."""
    found = [expression]
    for each in [*expression.arguments, *expression.named.values()]:
        if isinstance(each, Expression):
            found += _within(each)
    return found


def _numbers(expression: Expression) -> list[int]:
    values = [*expression.arguments, *expression.named.values()]
    return [each for each in values if isinstance(each, int)]
