"""How enemies move and turn (OS-8.5 to OS-8.7)."""

from typing import Final

from questhall.boards.floods import FAR, shortest_route
from questhall.boards.hexes import direction_towards
from questhall.boards.masks import first_in
from questhall.boards.paths import SHUT, Steps
from questhall.boards.walking import bouncing_walk, sliding_walk, straight_walk

from ...printed.clearing import BOARD, EDGE
from ...printed.encounter import CommonTile
from ...state.battle import Battle
from ...state.figures import Figure, apart, beside
from ..board.displacing import stand_on
from ..board.numbers import movement_of
from ..board.trampling import tread

WATER_PRICE: Final = 2  # OS-7.6.2


def advance(battle: Battle, enemy: Figure, target: Figure, printed: int) -> None:
    """To a hex next to the target by a shortest way (OS-8.5.1); it stops there (OS-8.5.5)."""
    steps = movement_of(battle, enemy, printed)
    path: list[int] = []
    if not beside(enemy, target):
        if enemy.large:
            path = sliding_walk(enemy.stance(), target.mask(), steps)  # OS-8.7.1
        else:
            path = _way_around(battle, enemy, target)
    walk(battle, enemy, path, steps)
    face(battle, enemy, target)


def _way_around(battle: Battle, enemy: Figure, target: Figure) -> list[int]:
    """Normal-size enemies go around obstacles and characters (OS-8.6.1); where no hex next to the
    target can be reached, as near as possible (OS-8.6.2)."""
    ground = battle.open_ground()
    route = ground.way_near(enemy.place, BOARD.far[target.place], target.radius + 1)
    if route:
        return route
    steps = Steps(ground, enemy.place)
    goal, least = enemy.place, (apart(enemy, target), 0)
    for place in range(BOARD.size):
        away = max(0, BOARD.distance(place, target.place) - target.radius)
        if away <= least[0] and ground.places[place] != SHUT and steps.to(place) < FAR:
            least, goal = min((least, goal), ((away, steps.to(place)), place))
    return ground.cheapest_way(enemy.place, [goal])


def drift(battle: Battle, enemy: Figure, direction: int, printed: int) -> None:
    """So many steps in a direction; at the edge it bounces (OS-8.6.3, OS-8.7.8)."""
    steps = movement_of(battle, enemy, printed)
    if enemy.large:
        path = bouncing_walk(enemy.stance(), direction, steps)
    else:
        path = straight_walk(BOARD, enemy.place, direction, steps, battle.free())
        if len(path) < steps:
            path = _bounced(battle, enemy, direction, steps, path)
    walk(battle, enemy, path, steps)


def _bounced(
    battle: Battle, enemy: Figure, direction: int, steps: int, path: list[int]
) -> list[int]:
    """On from the edge as if mirrored, as far as nothing is in the way."""
    last = path[-1] if path else enemy.place
    free = battle.free() | enemy.mask()
    for place in bouncing_walk(enemy.stance().at(last), direction, steps - len(path)):
        if not free >> place & 1:
            break
        path = [*path, place]
    return path


def flee_to_edge(battle: Battle, enemy: Figure, printed: int) -> None:
    """To the nearest edge of the board, where it stops."""
    go_onto(battle, enemy, EDGE, printed)


def go_onto(battle: Battle, enemy: Figure, wanted: int, printed: int, shun: int = 0) -> None:
    """By a shortest way until it covers one of the wanted hexes, and none that it shuns."""
    stance = enemy.stance()
    room = stance.stands.fits[enemy.facing] if enemy.large else battle.free() | enemy.mask()
    touching = stance.stands.touching(enemy.facing, wanted)
    goals = room & touching & ~stance.stands.touching(enemy.facing, shun)
    if not goals >> enemy.place & 1:
        path = shortest_route(BOARD.neighbours, enemy.place, goals, room)
        walk(battle, enemy, path, movement_of(battle, enemy, printed))


def walk(battle: Battle, enemy: Figure, path: list[int], steps: int) -> None:
    """As far as the steps last; a large one pushes aside whoever stands where it ends (OS-8.7.3).
    Without a target next to it, it faces the way of its last step (OS-8.5.3)."""
    path = _paid(battle, enemy, path, steps)
    if not path:
        return
    before = path[-2] if len(path) > 1 else enemy.place
    stance = enemy.stance()
    for place in path:
        tread(battle, enemy, stance.mask_at(place))
    if enemy.large:
        stand_on(battle, enemy, path[-1])
    else:
        enemy.place = path[-1]
    enemy.facing = direction_towards(BOARD.hexes[before], BOARD.hexes[path[-1]])
    battle.tell("moved", "OS-8.5.1", enemy.id, enemy.place)


def _paid(battle: Battle, enemy: Figure, path: list[int], steps: int) -> list[int]:
    """Water costs 2; with 1 left an enemy stops before it (OS-7.6.3). A large base pays once a
    step (OS-R82)."""
    water = battle.tile_mask(CommonTile.WATER)
    if not water:
        return path[:steps]
    stance = enemy.stance()
    under = stance.mask()
    gone: list[int] = []
    for place in path:
        cover = stance.mask_at(place)
        entered = cover & ~under
        price = WATER_PRICE if entered & water else 1
        if price > steps:
            break
        steps -= price
        water &= ~entered
        under = cover
        gone.append(place)
    return gone


def face(battle: Battle, enemy: Figure, target: Figure, turned: int = 0) -> None:
    """Towards a target next to it, the northern of two facings (OS-8.5.4). `turned` is the cell
    that shall look there, clockwise from the front."""
    if target.on_board and (beside(enemy, target) or turned):
        look_at(battle, enemy, target, turned)


def look_at(battle: Battle, enemy: Figure, target: Figure, turned: int = 0) -> None:
    """The same from any distance."""
    facing = (enemy.stance().facing_towards(nearest_hex(enemy, target)) - turned) % 6
    if facing != enemy.facing:
        enemy.facing = facing
        battle.tell("turned", "OS-8.5.4", enemy.id, facing)


def nearest_hex(enemy: Figure, target: Figure) -> int:
    """The hex of the target at which it looks."""
    if target.radius == 0:
        return target.place
    return first_in(BOARD.nearest_to(enemy.place, target.mask()))
