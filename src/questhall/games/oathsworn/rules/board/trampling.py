"""What does not hold its hex: whoever moves there removes Sentinels (OS-14.3.4), and the company
what grows (OS-7.6.4)."""

from questhall.boards.hexes import NO_DIRECTION, direction_towards
from questhall.boards.masks import NOWHERE

from ...printed.clearing import BOARD
from ...printed.might import Side
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind


def clear(battle: Battle, hexes: int) -> None:
    """Something takes these hexes."""
    for figure in battle.figures:
        if figure.kind == FigureKind.SENTINEL and figure.mask() & hexes:
            remove_sentinel(battle, figure)


def tread(battle: Battle, figure: Figure, hexes: int) -> None:
    """Somebody comes onto these hexes, in whatever way."""
    clear(battle, hexes)
    if figure.side == Side.COMPANY:
        _trample_growth(battle, figure, hexes)


def tread_between(battle: Battle, figure: Figure, end: int) -> None:
    """Somebody is moved straight to another hex."""
    stance = figure.stance()
    way = direction_towards(BOARD.hexes[figure.place], BOARD.hexes[end])
    place = figure.place
    while place not in (end, NOWHERE) and way != NO_DIRECTION:
        place = stance.at(place).step(way)
        if place != NOWHERE:
            tread(battle, figure, stance.mask_at(place))
    tread(battle, figure, stance.mask_at(end))


def remove_sentinel(battle: Battle, sentinel: Figure) -> None:
    battle.tell("sentinel-removed", "OS-14.3.4", sentinel.place)
    sentinel.place = NOWHERE


def _trample_growth(battle: Battle, figure: Figure, hexes: int) -> None:
    """What the board says is trampled by an Oathsworn or ally (OS-7.6.4)."""
    for tile in battle.tiles:
        if battle.encounter.tiles[tile.kind].trampled and tile.mask & hexes:
            battle.tiles = [each for each in battle.tiles if each is not tile]
            battle.tell("trampled", "OS-7.6.4", figure.id, tile.cells[0])
