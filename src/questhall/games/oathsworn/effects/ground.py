"""What enemies do with obstacles, tiles, the edge and their own minions."""

from typing import Final

from questhall.boards.floods import shortest_route
from questhall.boards.masks import first_in, mask_of, places_in
from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import Amount, Effect, Who
from ..printed.clearing import BOARD, EDGE
from ..rules.board.displacing import remove_obstacle
from ..rules.board.harm import fall, lose_hp, remove
from ..rules.board.parts import hexes_of
from ..rules.board.trampling import clear, tread
from ..rules.boss.moving import go_onto
from ..rules.boss.placing import put_minion, supply_left
from ..rules.boss.targeting import within
from ..rules.victory import settle
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, Obstacle
from .foes import EnemyMovement, lay_tile
from .gaining import ForSome

TREE: Final = "tree"
TREES: Final = 5  # OS-2.1.1


class ToObstacle(EnemyMovement):
    """Next to the nearest obstacle."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def do(self, battle: Battle, deed: Deed) -> None:
        mask = battle.obstacle_mask()
        if mask:
            enemy = battle.figures[deed.figure]
            go_onto(battle, enemy, BOARD.beside(mask), self.steps, shun=mask)

    def movement(self, printed: int = 0) -> int:
        return self.steps


class ToTile(EnemyMovement):
    """Onto the nearest tile of a kind."""

    def __init__(self, steps: int, kind: str) -> None:
        self.steps = steps
        self.kind = kind

    def do(self, battle: Battle, deed: Deed) -> None:
        mask = battle.tile_mask(battle.encounter.tile(self.kind))
        if mask:
            go_onto(battle, battle.figures[deed.figure], mask, self.steps)

    def movement(self, printed: int = 0) -> int:
        return self.steps


class Uproot(Effect):
    """The nearest obstacle is taken from the board."""

    def do(self, battle: Battle, deed: Deed) -> None:
        base = battle.figures[deed.figure].mask()
        best: Obstacle | None = None
        least = (BOARD.size, 0)
        for obstacle in battle.obstacles:
            mask = obstacle.mask
            key = (BOARD.distance_between(base, mask), first_in(mask))
            if key < least:
                best, least = obstacle, key
        if best is not None:
            deed.uprooted = best.kind
            remove_obstacle(battle, best)


class Raze(Effect):
    """All obstacles within some hexes are removed."""

    def __init__(self, within: int) -> None:
        self.within = within

    def do(self, battle: Battle, deed: Deed) -> None:
        base = battle.figures[deed.figure].mask()
        near = within(base, self.within)
        for obstacle in battle.obstacles:
            if obstacle.mask & near:
                remove_obstacle(battle, obstacle)


class PlantTree(Effect):
    """A tree on an empty hex next to the target, if one is left in the box (OS-1.5.1)."""

    def do(self, battle: Battle, deed: Deed) -> None:
        standing = [each for each in battle.obstacles if each.kind == TREE]
        if deed.target == NOTHING or len(standing) >= TREES:
            return
        free = BOARD.beside(battle.figures[deed.target].mask()) & battle.free()
        if free:
            place = first_in(free)
            clear(battle, 1 << place)
            battle.obstacles = [*battle.obstacles, Obstacle(TREE, [place])]
            battle.tell("obstacle-placed", "OS-7.6.9", place)


class HurtPart(Effect):
    """HP lost on one part of who acts, or on the part nearest to it if it is broken."""

    def __init__(self, part: str, amount: Amount) -> None:
        self.part = part
        self.amount = amount

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        boss = battle.figures[deed.figure]
        keys = [part.key for part in boss.boss.parts] if boss.boss is not None else []
        if self.part not in keys:
            return
        origin = hexes_of(boss, keys.index(self.part))
        yield from lose_hp(battle, boss, self.amount.of(battle, deed), NOTHING, origin)


class Scatter(Effect):
    """So many tiles on empty hexes next to the target, North then West."""

    def __init__(self, kind: str, amount: Amount) -> None:
        self.kind = kind
        self.amount = amount

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.target == NOTHING or not battle.figures[deed.target].on_board:
            return
        kind = battle.encounter.tile(self.kind)
        free = BOARD.beside(battle.figures[deed.target].mask()) & battle.free()
        free &= ~battle.tile_mask(kind)
        for place in places_in(free)[: max(0, self.amount.of(battle, deed))]:
            lay_tile(battle, kind, place)


class LiftTile(Effect):
    """The tiles of a kind under who acts are taken away."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def do(self, battle: Battle, deed: Deed) -> None:
        kind = battle.encounter.tile(self.kind)
        mask = battle.figures[deed.figure].mask()
        battle.tiles = [tile for tile in battle.tiles if tile.kind != kind or not tile.mask & mask]


class SpawnOn(Effect):
    """New minions on the empty hexes of a ground, the most northern first."""

    def __init__(self, kind: str, amount: Amount, ground: str) -> None:
        self.kind = kind
        self.amount = amount
        self.ground = ground

    def do(self, battle: Battle, deed: Deed) -> None:
        kind = battle.encounter.minion(self.kind)
        count = min(max(0, self.amount.of(battle, deed)), supply_left(battle, kind))
        for place in places_in(battle.ground(self.ground) & battle.free())[:count]:
            minion = put_minion(battle, kind, place)
            battle.tell("appeared", "OS-8.12.1", minion.id, place)


class ThinOut(Effect):
    """Minions leave before the fight: those farthest from the company's hexes, or the nearest."""

    def __init__(self, count: int, farthest: bool) -> None:
        self.count = count
        self.farthest = farthest

    def do(self, battle: Battle, deed: Deed) -> None:
        start = battle.encounter.start
        for _ in range(self.count):
            minions = battle.minions()
            away = [BOARD.distance_between(each.mask(), start) for each in minions]
            if not away:
                return
            wanted = max(away) if self.farthest else min(away)
            remove(battle, minions[away.index(wanted)])


class DragToEdge(ForSome):
    """So many hexes to the nearest edge, whether he likes it or not (OS-7.5.4)."""

    def __init__(self, steps: int, who: Who) -> None:
        super().__init__(who)
        self.steps = steps

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        free = battle.free()
        path = shortest_route(BOARD.neighbours, figure.place, free & EDGE, free)
        if path and not EDGE >> figure.place & 1:
            gone = path[: self.steps]
            figure.place = gone[-1]
            battle.tell("pushed", "OS-7.5.4", figure.id, figure.place)
            tread(battle, figure, mask_of(gone))
        yield from ()


class Bait(ForSome):
    """Who acts is the target of the next Stage Card that is no reaction; the newest bait holds."""

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        figure.baited_by = deed.figure
        battle.tell("taunted", "OS-8.3.11", figure.id, deed.figure)
        yield from ()


class LoseEncounter(Effect):
    """Every Oathsworn who still stands goes down (OS-9.2.1)."""

    def do(self, battle: Battle, deed: Deed) -> None:
        if battle.ending:
            return
        for oathsworn in battle.the_four():
            if not oathsworn.fallen:
                fall(battle, battle.figure_of(oathsworn))
        settle(battle)


class RaiseFlag(Effect):
    """A flag of the story."""

    def __init__(self, flag: str) -> None:
        self.flag = flag

    def do(self, battle: Battle, deed: Deed) -> None:
        if self.flag not in battle.flags_set:
            battle.flags_set.append(self.flag)
