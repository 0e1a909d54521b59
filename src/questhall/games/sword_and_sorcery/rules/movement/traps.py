"""Traps (SS-3.3.1)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ...printed.cards import HEROES_AROUND, TrapDef
from ...printed.kinds import TRAP_CHOICE_STAT
from ...state.adventure import TRAP, Adventure
from ...state.attacks import Deed
from ...state.figures import HEROES, Figure
from ...state.heroes import Hero
from ..numbers import change


def spring(adventure: Adventure, opener: Hero, border: int = NOTHING, more: int = 0) -> Flow[None]:
    """A trap at a door (`border`) or in the area of the opener, of several if somebody knows how
    to deal with them."""
    card = yield from _which(adventure, opener, more)
    if card == NOTHING:
        return
    adventure.tell("trap", "SS-3.3.1.1", card, opener.place)
    trap = adventure.printed(card, TrapDef)
    caught = _caught(adventure, trap, adventure.figure_of(opener), border)
    for figure in caught:
        if adventure.over:
            return
        if figure.on_map and not adventure.is_ghost(figure):  # SS-3.3.1.7
            deed = Deed(opener.place, card)
            deed.opener = opener.place
            deed.target = figure.id
            deed.area = figure.area
            yield from trap.effect.resolve(adventure, deed)


def _which(adventure: Adventure, opener: Hero, more: int) -> Flow[int]:
    """All that were drawn are discarded (SS-3.3.1.6)."""
    deck = adventure.decks[TRAP]
    count = 1 + more + change(adventure, adventure.figure_of(opener), TRAP_CHOICE_STAT)
    if not deck.draw and deck.discard:  # SS-2.0.0.5
        deck.reshuffle(adventure, "trap")
    drawn = deck.turn_over(adventure, count)
    if not drawn:
        return NOTHING
    options = [Option("trap-card", card) for card in drawn]
    answer = yield from choose_one([opener.seat], options, "which-trap", "SS-3.3.1.6")
    return answer.what


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
