"""How Oathsworn move (OS-7.5, OS-7.6.2)."""

from typing import Final

from questhall.boards.floods import FAR
from questhall.boards.paths import SHUT, Ground
from questhall.kernel.decisions import NOTHING

from ...printed.clearing import BOARD
from ...printed.encounter import CommonTile
from ...printed.tokens import Stat, Until
from ...state.battle import Battle
from ...state.figures import Figure
from ...state.oathsworn import Oathsworn
from ..board.numbers import expire, limit_of
from ..board.trampling import tread
from ..purse import pay_animus

WATER_PRICE: Final = 2


def move(battle: Battle, oathsworn: Oathsworn, goal: int, cost: int) -> None:
    """The move action: animus is spent, and the hexes are counted (OS-7.5.1)."""
    battle.has_moved = True
    pay_animus(oathsworn, cost)
    expire(battle, Until.NEXT_MOVE, battle.figure_of(oathsworn))
    battle.hexes_moved += go(battle, battle.figure_of(oathsworn), goal)


def steps_left(battle: Battle, figure: Figure, steps: int) -> int:
    """How far a move action takes him."""
    limit = limit_of(battle, figure, Stat.STEPS)
    return steps if limit == NOTHING else min(limit, steps)


def ground(battle: Battle, through_characters: bool = False) -> Ground:
    """Each step costs 1, into a water hex 2, once per hex and turn (OS-7.6.2)."""
    bare = battle.unblocked_ground() if through_characters else battle.open_ground()
    if not battle.tiles:
        return bare
    water = {
        place: WATER_PRICE
        for tile in battle.tiles
        if tile.kind == CommonTile.WATER
        for place in tile.cells
        if place not in battle.waded
    }
    return Ground(bare.near, bare.places, water) if water else bare


def reach_of(
    battle: Battle, figure: Figure, most: int, through_characters: bool = False
) -> list[int]:
    """The free hexes to which he can go."""
    costs = costs_of_going(battle, figure, most, through_characters)
    return [place for place, cost in enumerate(costs) if cost < FAR]


def costs_of_going(
    battle: Battle, figure: Figure, most: int, through_characters: bool = False
) -> list[int]:
    """The price of the cheapest way to each free hex; FAR or more if he cannot go there."""
    starts = figure.cells()
    costs = ground(battle, through_characters).costs_from(starts, most)
    free = battle.open_ground().places
    passed = list(range(BOARD.size)) if through_characters else starts
    for place in passed:
        if free[place] == SHUT:
            costs[place] = SHUT
    return costs


def can_go(battle: Battle, figure: Figure, most: int, through_characters: bool = False) -> bool:
    """Is there any hex to which he can go? Mostly a look at the next ones is enough."""
    if figure.radius == 0 and not through_characters:
        way = ground(battle)
        return any(way.price(place) <= most for place in BOARD.near[figure.place])
    return bool(reach_of(battle, figure, most, through_characters))


def go(battle: Battle, figure: Figure, goal: int, through_characters: bool = False) -> int:
    """By a cheapest way; how many hexes it was."""
    water = battle.tile_mask(CommonTile.WATER)
    route = ground(battle, through_characters).way_near(figure.place, BOARD.far[goal], 0)
    for place in route:
        if water >> place & 1 and place not in battle.waded:
            battle.waded.append(place)
        _pick_up(battle, figure, place)
        tread(battle, figure, BOARD.alone[place])
    figure.place = goal
    battle.tell("moved", "OS-7.5.1", figure.id, goal)
    return len(route)


def land_on(battle: Battle, figure: Figure, place: int) -> None:
    """There at once, over whatever lies between."""
    figure.place = place
    tread(battle, figure, figure.mask())
    _pick_up(battle, figure, place)
    battle.tell("moved", "OS-7.5.3", figure.id, place)


def _pick_up(battle: Battle, figure: Figure, place: int) -> None:
    """Thrown items are picked up for free by moving onto them (OS-13.10.1)."""
    for marker in battle.markers:
        if marker.place == place and marker.owner == figure.owner:
            owner = battle.company[figure.owner]
            owner.thrown = [card for card in owner.thrown if card not in marker.items]
            battle.markers = [each for each in battle.markers if each is not marker]
            battle.tell("picked-up", "OS-13.10.1", figure.id, place)
            return
