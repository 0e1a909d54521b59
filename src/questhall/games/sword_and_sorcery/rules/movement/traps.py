"""Traps (SS-3.3.1)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import HEROES_AROUND, TrapDef
from ...state.adventure import TRAP, Adventure
from ...state.attacks import Deed
from ...state.figures import HEROES, Figure
from ...state.heroes import Hero


def spring(adventure: Adventure, opener: Hero, border: int = NOTHING) -> Flow[None]:
    """A trap at a door (`border`) or in the area of the opener."""
    deck = adventure.decks[TRAP]
    card = deck.take_or_reshuffle(adventure, "trap")
    if card == NOTHING:
        return
    adventure.tell("trap", "SS-3.3.1.1", card, opener.place)
    trap = adventure.printed(card, TrapDef)
    caught = _caught(adventure, trap, adventure.figure_of(opener), border)
    deck.discard.append(card)  # SS-3.3.1.6
    for figure in caught:
        if adventure.over:
            return
        if figure.on_map and not adventure.is_ghost(figure):  # SS-3.3.1.7
            deed = Deed(opener.place, card)
            deed.opener = opener.place
            deed.target = figure.id
            deed.area = figure.area
            yield from trap.effect.resolve(adventure, deed)


def _caught(adventure: Adventure, trap: TrapDef, opener: Figure, border: int) -> list[Figure]:
    """SS-3.3.1.2 to 5: along ways on foot, whoever sees whom; others are done by the opener."""
    if trap.targets != HEROES_AROUND:
        return [opener]
    around = adventure.passages.within_walk(1 << opener.area, trap.radius)
    if border != NOTHING:
        around = adventure.passages.around_border(border, trap.radius)
    found: list[Figure] = []
    for area in places_in(around):
        found += adventure.in_area(HEROES, area)
    return sorted(found, key=_number)


def _number(figure: Figure) -> int:
    return figure.id
