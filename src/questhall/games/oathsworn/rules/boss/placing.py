"""New enemies (OS-8.12)."""

from questhall.boards.displacing import nearest_free
from questhall.boards.masks import NOWHERE, first_in, places_in

from ...printed.clearing import BOARD
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind
from ..board.trampling import tread
from .targeting import Ways, nearest, prey_of


def place_minions(battle: Battle, kind: int, count: int, near: int) -> None:
    """As many as the supply has (OS-1.5.1), each on the free hex nearest to a set of hexes, North
    then West (OS-8.12.1)."""
    for _ in range(count):
        if supply_left(battle, kind) <= 0:
            return
        place = free_near(battle, near)
        if place != NOWHERE:
            minion = put_minion(battle, kind, place)
            battle.tell("appeared", "OS-8.12.1", minion.id, place)


def supply_left(battle: Battle, kind: int) -> int:
    """How many models of a kind are not on the board (OS-1.5.1)."""
    printed = battle.encounter.minions[kind]
    return printed.supply - len([each for each in battle.minions() if each.minion is printed])


def free_near(battle: Battle, near: int) -> int:
    """The free hex of the set, or the one nearest to it."""
    free = battle.free()
    if free & near:
        return first_in(free & near)
    found = 0
    for hex in places_in(near):
        place = nearest_free(BOARD, hex, free)
        if place != NOWHERE:
            found |= 1 << place
    return first_in(BOARD.nearest(found, near)) if found else NOWHERE


def put_minion(battle: Battle, kind: int, place: int) -> Figure:
    """A model that died comes back; it faces its target (OS-8.12.3)."""
    printed = battle.encounter.minions[kind]
    found: Figure | None = None
    for figure in battle.figures:
        if figure.minion is printed and not figure.on_board:
            found = figure
            break
    minion = Figure(len(battle.figures), FigureKind.MINION, place, 0, printed.hp)
    if found is not None:
        minion.id = found.id
        battle.figures[found.id] = minion
    else:
        battle.figures.append(minion)
    minion.minion = printed
    tread(battle, minion, minion.mask())
    prey = prey_of(battle, minion)
    if prey:
        minion.facing = minion.stance().facing_towards(nearest(Ways(battle, minion), prey).place)
    return minion
