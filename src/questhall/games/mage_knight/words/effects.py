"""The language of effects, and what its words take as arguments."""

from collections.abc import Callable, Mapping
from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Key, Keys, Parameter
from questhall.kernel.language.words import Language, One, Several

from ..effects.lasting import Lasting
from ..printed.cards import Effect
from ..printed.kinds import ANY_BASIC, ANY_COLOUR, COLOURS, ELEMENTS, NO_COLOUR, RANGES, TERRAINS
from ..printed.sayings import saying_of
from ..state.turn import Boon

COLOUR_NUMBERS = {name: number for number, name in enumerate(COLOURS)} | {
    "any": ANY_COLOUR,
    "basic": ANY_BASIC,
}
ELEMENT_NUMBERS = {name: number for number, name in enumerate(ELEMENTS)}
RANGE_NUMBERS = {name: number for number, name in enumerate(RANGES)}
TERRAIN_BITS = {name: 1 << number for number, name in enumerate(TERRAINS)} | {
    "everywhere": (1 << len(TERRAINS)) - 1
}


class Effects(Language[Effect]):
    """What cards, units and skills do. They are read with the colour of the card."""

    def read(self, expression: Expression, context: Any = NO_COLOUR) -> Effect:
        effect = super().read(expression, context)
        effect.card_colour = context
        return effect


EFFECTS = Effects("effect")
EFFECT = One(EFFECTS)
OTHER_EFFECT = One(EFFECTS, "other")


class Choices(Several[Effect]):
    """Effects of which a player chooses one."""

    def __init__(self) -> None:
        super().__init__(EFFECTS)

    def meaning(self, taken: list[Expression], context: Any) -> list[Effect]:
        found: list[Effect] = []
        for expression in taken:
            effect = EFFECTS.read(expression, context)
            effect.saying = saying_of(str(expression))
            found.append(effect)
        return found


class Colour(Key):
    """A colour of mana."""

    def __init__(self, choices: Mapping[str, int] = COLOUR_NUMBERS) -> None:
        super().__init__("colour", choices)


class Colours(Keys):
    """One of several colours of mana: `mana(red, blue)`, `mana(any)`."""

    def __init__(self) -> None:
        super().__init__("colours", COLOUR_NUMBERS)


class Elements(Keys):
    """Elements, of which one is chosen."""

    def __init__(self) -> None:
        super().__init__("elements", ELEMENT_NUMBERS)


class Terrains(Parameter[list[str]]):
    """Terrains, as a mask; `everywhere` means them all."""

    placed = False

    def take(self, arguments: Arguments) -> list[str]:
        return [each.word for each in arguments.take(TERRAIN_BITS)]

    def meaning(self, taken: list[str], context: Any) -> int:
        mask = 0
        for each in taken:
            mask |= TERRAIN_BITS[each]
        return mask

    def signature(self) -> str:
        return f"{'|'.join(TERRAIN_BITS)} …"


ELEMENT = Key("element", ELEMENT_NUMBERS, "physical")
RANGE = Key("range", RANGE_NUMBERS, "melee")


def boon(kind: type[Boon], *phases: int) -> Callable[..., Effect]:
    """A maker of an effect that lasts for the turn; it is played in any phase if none is named."""

    def make(amount: int = 0, which: int = 0, least: int = 0) -> Effect:
        """An effect lasts for the turn."""
        effect = Lasting(kind, amount, int(which), least)
        effect.phases = phases
        return effect

    return make


def boon_on(kind: type[Boon]) -> Callable[..., Effect]:
    """The same for an effect on terrains."""

    def make(amount: int, terrains: int, least: int = 0) -> Effect:
        """An effect lasts for the turn."""
        effect = Lasting(kind, amount, least=least)
        effect.terrains = terrains
        return effect

    return make
