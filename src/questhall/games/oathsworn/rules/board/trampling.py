"""What does not hold its hex: whoever moves there removes Sentinels (OS-14.3.4), and the company
what grows (OS-7.6.4)."""

from questhall.boards.hexes import NO_DIRECTION, direction_towards
from questhall.boards.masks import NOWHERE

from ...printed.clearing import BOARD
from ...printed.might import COMPANY
from ...state.battle import Battle
from ...state.figures import SENTINEL, Figure


def trample(battle: Battle, hexes: int) -> None:
    """Somebody moves over these hexes."""
    for figure in battle.figures:
        if figure.kind == SENTINEL and figure.mask() & hexes:
            remove_sentinel(battle, figure)


def trample_between(battle: Battle, figure: Figure, end: int) -> None:
    """Somebody is moved straight to another hex."""
    stance = figure.stance()
    way = direction_towards(BOARD.hexes[figure.place], BOARD.hexes[end])
    place = figure.place
    while place not in (end, NOWHERE) and way != NO_DIRECTION:
        place = stance.at(place).step(way)
        if place != NOWHERE:
            trample(battle, stance.at(place).mask())
    trample(battle, stance.at(end).mask())


def remove_sentinel(battle: Battle, sentinel: Figure) -> None:
    battle.tell("sentinel-removed", "OS-14.3.4", sentinel.place)
    sentinel.place = NOWHERE


def trample_growth(battle: Battle, figure: Figure, place: int) -> None:
    """What an Oathsworn or ally tramples when he comes onto a hex."""
    if figure.side != COMPANY:
        return
    for tile in battle.tiles:
        if place in tile.cells and battle.encounter.tiles[tile.kind].trampled:
            battle.tiles = [each for each in battle.tiles if each is not tile]
            battle.tell("trampled", "OS-7.6.4", figure.id, place)
            return
