"""How expressions become effects: `one_of(attack(2), block(2))`."""

from collections.abc import Callable

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression

from ..printed.cards import Effect
from ..printed.kinds import (
    ANY_BASIC,
    ANY_COLOUR,
    COLOURS,
    ELEMENTS,
    NO_COLOUR,
    PHYSICAL,
    RANGES,
    TERRAINS,
)
from ..printed.sayings import saying_of

COLOUR_NUMBERS = {name: number for number, name in enumerate(COLOURS)} | {
    "any": ANY_COLOUR,
    "basic": ANY_BASIC,
}
ELEMENT_NUMBERS = {name: number for number, name in enumerate(ELEMENTS)}
RANGE_NUMBERS = {name: number for number, name in enumerate(RANGES)}
TERRAIN_NUMBERS = {name: number for number, name in enumerate(TERRAINS)}

Maker = Callable[["Reader"], Effect]
MAKERS: dict[str, Maker] = {}


class Reader(Arguments):
    """The arguments of one word, on a card or ability of a colour."""

    def __init__(self, expression: Expression, card_colour: int = NO_COLOUR) -> None:
        super().__init__(expression)
        self.card_colour = card_colour

    def effect(self) -> Effect:
        return effect_of(self.expression(), self.card_colour)

    def effects(self) -> list[Effect]:
        found: list[Effect] = []
        while self.left:
            found.append(self.effect())
        return found

    def choices(self) -> list[Effect]:
        """Effects of which a player chooses one."""
        found: list[Effect] = []
        while self.left:
            expression = self.expression()
            effect = effect_of(expression, self.card_colour)
            effect.saying = saying_of(str(expression))
            found.append(effect)
        return found

    def element(self) -> int:
        """A bare element among the arguments; physical without one."""
        taken = self.take(frozenset(ELEMENT_NUMBERS))
        return ELEMENT_NUMBERS[taken[0].word] if taken else PHYSICAL

    def range(self) -> int:
        taken = self.take(frozenset(RANGE_NUMBERS))
        return RANGE_NUMBERS[taken[0].word] if taken else 0

    def colour(self) -> int:
        return self.key(COLOUR_NUMBERS)

    def colours(self) -> list[int]:
        taken = self.take(frozenset(COLOUR_NUMBERS))
        return [COLOUR_NUMBERS[each.word] for each in taken]

    def terrains(self) -> int:
        """The bare terrains among the arguments, as a mask."""
        mask = 0
        for each in self.take(frozenset(TERRAIN_NUMBERS)):
            mask |= 1 << TERRAIN_NUMBERS[each.word]
        return mask


def effect_of(expression: Expression, card_colour: int) -> Effect:
    maker = MAKERS.get(expression.word)
    if maker is None:
        raise BadExpression(f"there is no effect {expression.word!r}")
    reader = Reader(expression, card_colour)
    effect = maker(reader)
    effect.card_colour = card_colour
    reader.finish()
    return effect


def read_effect(text: str, card_colour: int) -> Effect:
    return effect_of(parse_expression(text), card_colour)
