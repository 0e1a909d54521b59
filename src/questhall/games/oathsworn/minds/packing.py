"""What to bring along: classes, cards, items, tokens."""

from typing import Final

from questhall.kernel.decisions import Option

from ..library.library import library
from ..printed.cards import AbilityDef, AllyDef, ItemDef, Line
from ..printed.tokens import Token
from ..state.company import CompanyState
from .promises import promise_of

OF_A_CUBE: Final = (0.4, 0.6, 0.85, 1.1)  # by colour
OF_ARMOUR: Final = 0.8  # for each point of defense
OF_RANGE: Final = 0.3
OF_TOKENS: Final = {
    Token.DEFENSE: 0.55,
    Token.ANIMUS: 0.6,
    Token.REDRAW: 0.6,
    Token.EMPOWER: 0.5,
    Token.BATTLEFLOW: 0.4,
}
OF_ONE_MORE: Final = 0.12  # less for each token of the kind that one has
ANIMUS_OF_A_CARD: Final = 0.25


def worth_of_line(line: Line) -> float:
    """An interrupt is rarely used, and then just when it is needed."""
    worth = promise_of(line).rough_worth() - ANIMUS_OF_A_CARD * line.cost
    return worth if line.moment is None else 0.4 + 0.6 * worth


def worth_of_ability(card: AbilityDef) -> float:
    """The best that it can do, and a little for everything else and for its defense."""
    worths = sorted([worth_of_line(line) for line in card.lines])
    return worths[-1] + 0.15 * sum([max(0.0, each) for each in worths[:-1]]) + 0.1 * card.defense


def worth_of_item(item: ItemDef) -> float:
    worth = OF_ARMOUR * item.defense + (OF_RANGE if item.range else 0.0)
    for colour, cubes in enumerate(item.might):
        worth += OF_A_CUBE[colour] * cubes
    if item.line is not None:
        worth += max(0.1, 0.4 * promise_of(item.line).rough_worth() - 0.1 * item.line.cost)
    return worth


def worth_of_ally(ally: AllyDef) -> float:
    cubes = sum([OF_A_CUBE[colour] * count for colour, count in enumerate(ally.might)])
    return cubes + 0.4 * ally.defense + 0.1 * ally.move


def worth_of_token(held: list[int], kind: int) -> float:
    return OF_TOKENS[kind] - OF_ONE_MORE * held[kind]


def worth_of_box(state: CompanyState, option: Option) -> float:
    """Of an item in the box that is offered by its place there."""
    return worth_of_item(list(library().items.values())[option.what])
