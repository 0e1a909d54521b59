"""Traps (SS-3.3.1)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ...printed.cards import TrapDef, TrapTarget
from ...printed.kinds import Stat
from ...state.adventure import Adventure, Pile
from ...state.attacks import Deed
from ...state.figures import Figure, Side
from ...state.heroes import Hero
from ..drawing import discard, draw_some
from ..numbers import change


def spring(adventure: Adventure, opener: Hero, border: int = NOTHING, more: int = 0) -> Flow[None]:
    """A trap at a door (`border`) or in the area of the opener, of several if somebody knows how
    to deal with them. All that were drawn are discarded afterwards (SS-3.3.1.6)."""
    count = 1 + more + change(adventure, adventure.figure_of(opener), Stat.TRAP_CHOICE)
    drawn = draw_some(adventure, Pile.TRAP, count)
    if not drawn:
        return
    options = [Option("trap-card", card) for card in drawn]
    answer = yield from choose_one([opener.seat], options, "which-trap", "SS-3.3.1.6")
    adventure.tell("trap", "SS-3.3.1.1", answer.what, opener.place)
    yield from _resolve(adventure, answer.what, opener, border)
    discard(adventure, Pile.TRAP, drawn)


def _resolve(adventure: Adventure, card: int, opener: Hero, border: int) -> Flow[None]:
    """For everybody whom it catches, then what it does to the opener alone."""
    trap = adventure.printed(card, TrapDef)
    for figure in _caught(adventure, trap, adventure.figure_of(opener), border):
        caught = figure.on_map and not adventure.is_ghost(figure)  # SS-3.3.1.7
        if caught and not adventure.over:
            yield from trap.effect.resolve(adventure, _deed(card, opener, figure))
    if trap.then is not None and not adventure.over:
        deed = _deed(card, opener, adventure.figure_of(opener))
        yield from trap.then.resolve(adventure, deed)


def _deed(card: int, opener: Hero, figure: Figure) -> Deed:
    deed = Deed(opener.place, card)
    deed.opener = opener.place
    deed.target = figure.id
    deed.area = figure.area
    return deed


def _caught(adventure: Adventure, trap: TrapDef, opener: Figure, border: int) -> list[Figure]:
    """SS-3.3.1.2 to 5: along ways on foot, whoever sees whom; others are done by the opener."""
    if trap.targets != TrapTarget.HEROES:
        return [opener]
    around = adventure.passages.within_walk(1 << opener.area, trap.radius)
    if border != NOTHING:
        around = adventure.passages.around_border(border, trap.radius)  # SS-3.3.1.4
    found: list[Figure] = []
    for area in places_in(around):
        found += adventure.in_area(Side.HEROES, area)
    return sorted(found, key=_number)


def _number(figure: Figure) -> int:
    return figure.id
