"""How Oathsworn move (OS-7.5, OS-7.6.2)."""

from questhall.boards.floods import FAR, Cost, cheapest, cheapest_route
from questhall.boards.masks import mask_of, places_in
from questhall.kernel.decisions import NOTHING

from ...printed.clearing import BOARD
from ...printed.encounter import WATER
from ...printed.tokens import NEXT_MOVE, STEPS
from ...state.battle import Battle
from ...state.figures import Figure
from ...state.oathsworn import Oathsworn
from ..board.numbers import expire, limit_of
from ..board.trampling import tread
from .purse import pay_animus

WATER_PRICE = 2


def move(battle: Battle, oathsworn: Oathsworn, goal: int, cost: int) -> None:
    """The move action: animus is spent, and the hexes are counted (OS-7.5.1)."""
    battle.has_moved = True
    pay_animus(oathsworn, cost)
    expire(battle, NEXT_MOVE, battle.figure_of(oathsworn))
    battle.hexes_moved += go(battle, battle.figure_of(oathsworn), goal)


def steps_left(battle: Battle, figure: Figure, steps: int) -> int:
    """How far a move action takes him."""
    limit = limit_of(battle, figure, STEPS)
    return steps if limit == NOTHING else min(limit, steps)


def prices(battle: Battle, figure: Figure, through_characters: bool = False) -> list[Cost]:
    """Each step costs 1, into a water hex 2, once per hex and turn (OS-7.6.2)."""
    open_ground = battle.free()
    if through_characters:
        open_ground = BOARD.everywhere & ~battle.obstacle_mask()
    water = battle.tile_mask(WATER) & ~mask_of(battle.waded)
    return [Cost(1, open_ground & ~water), Cost(WATER_PRICE, open_ground & water)]


def reach_of(
    battle: Battle, figure: Figure, most: int, through_characters: bool = False
) -> dict[int, int]:
    """The free hexes to which he can go, with the price of the cheapest way."""
    costs = prices(battle, figure, through_characters)
    found = cheapest(BOARD.neighbours, figure.mask(), costs, most)
    near = battle.free() & BOARD.within(figure.place, most)
    return {place: found[place] for place in places_in(near) if found[place] < FAR}


def go(battle: Battle, figure: Figure, goal: int, through_characters: bool = False) -> int:
    """By a cheapest way; how many hexes it was."""
    costs = prices(battle, figure, through_characters)
    water = battle.tile_mask(WATER)
    route = cheapest_route(BOARD.neighbours, figure.place, goal, costs)
    for place in route:
        if water >> place & 1 and place not in battle.waded:
            battle.waded.append(place)
        _pick_up(battle, figure, place)
        tread(battle, figure, 1 << place)
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
