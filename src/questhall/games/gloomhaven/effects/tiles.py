"""Actions that create, move or remove overlay tiles (GH-2.2.13, GH-2.2.15, GH-2.2.26)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import Action
from ..printed.items import Window
from ..rules.cards.items_in_actions import item_for
from ..rules.monsters.acting import Activation, deciders
from ..rules.movement.terrain import count_trap, may_be_blocked
from ..rules.scenario import can_destroy
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure
from ..state.scene import Scene, Tile, TileKind
from ..state.turn import Turn, seat_for
from .summoning import empty_beside, nearest_to_enemies


class CreateTrap(Action):
    """Create a trap in an adjacent empty hex (GH-2.2.15)."""

    def __init__(
        self,
        damage: int,
        conditions: list[int],
        xp: int = 0,
        around: int = 0,
        spreads: bool = False,
    ) -> None:
        self.damage = damage
        self.conditions = conditions
        self.xp = xp
        self.around = around
        self.spreads = spreads

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cells = empty_beside(scene, actor)
        seat = seat_for(scene, actor, turn)
        options = [Option("make-trap", actor.id, cell) for cell in cells]
        answer = yield from choose_or_skip(seat, options, "make-trap", "GH-2.2.15", actor.id)
        if answer is None:
            return False
        self._lay(scene, answer.where, seat)
        return True

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        cells = nearest_to_enemies(scene, actor, empty_beside(scene, actor))
        if not cells:
            return
        options = [Option("make-trap", actor.id, cell) for cell in cells]
        answer = yield Decision(deciders(scene, actor), "make-trap", options, "GH-4.8.1", actor.id)
        self._lay(scene, answer.where, NOTHING)

    def _lay(self, scene: Scene, cell: int, maker: int) -> None:
        tile = Tile(TileKind.TRAP, "made", [cell])
        tile.damage = self.damage
        tile.conditions = self.conditions
        tile.maker = maker
        tile.maker_xp = self.xp
        tile.around = self.around
        tile.spreads = self.spreads
        scene.lay(tile)
        scene.tell("made-trap", "GH-2.2.15", NOTHING, cell)


class DisarmTrap(Action):
    """Remove an adjacent trap without its effect (GH-2.2.13)."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cell = yield from choose_tile(scene, actor, turn, TileKind.TRAP, "disarm-trap", "GH-2.2.13")
        if cell == NOTHING:
            return False
        tile = scene.tile(cell)
        assert tile is not None
        turn.disarmed = tile
        disarm(scene, actor, tile)
        return True


def disarm(scene: Scene, actor: Figure, tile: Tile) -> None:
    scene.take_away(tile)
    count_trap(scene)
    scene.tell("disarmed", "GH-2.2.13", actor.id, tile.cells[0])


class DisarmTraps(Action):
    """Remove all traps within range without their effects (GH-2.2.13)."""

    def __init__(self, range: int) -> None:
        self.range = range

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self._traps(scene, actor))

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        traps = self._traps(scene, actor)
        for tile in traps:
            disarm(scene, actor, tile)
        return bool(traps)

    def _traps(self, scene: Scene, actor: Figure) -> list[Tile]:
        found: list[Tile] = []
        for cell in cells_within(scene, actor.cell, self.range):
            tile = scene.tile(cell)
            if tile is None or tile.kind != TileKind.TRAP or tile in found:
                continue
            if can_destroy(scene, tile):
                found.append(tile)
        return found


class CreateObstacles(Action):
    """Create single-hex obstacles in empty hexes within range; never split the map (GH-2.2.26)."""

    def __init__(self, count: int, range: int) -> None:
        self.count = count
        self.range = range

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.cells = []
        yield from self._create(scene, actor, turn, self.count)
        if turn.cells and self._places(scene, actor):
            more = yield from more_obstacles(scene, actor)
            yield from self._create(scene, actor, turn, more)
        return bool(turn.cells)

    def _create(self, scene: Scene, actor: Figure, turn: Turn, most: int) -> Flow[None]:
        for _ in range(most):
            cells = self._places(scene, actor)
            options = [Option("make-obstacle", actor.id, cell) for cell in cells]
            seat = seat_for(scene, actor, turn)
            answer = yield from choose_or_skip(
                seat, options, "make-obstacle", "GH-2.2.26", actor.id
            )
            if answer is None:
                return
            lay_obstacle(scene, [answer.where])
            turn.cells.append(answer.where)

    def _places(self, scene: Scene, actor: Figure) -> list[int]:
        return [
            cell
            for cell in cells_within(scene, actor.cell, self.range)
            if can_hold_obstacle(scene, cell) and may_be_blocked(scene, [cell], [])
        ]


def more_obstacles(scene: Scene, actor: Figure) -> Flow[int]:
    """How many more obstacles an item lets the action create."""
    item = yield from item_for(scene, actor, Window.WHEN_OBSTACLE_IS_MADE, "obstacle-item")
    return 0 if item is None else item.more_obstacles


class DestroyObstacle(Action):
    """Remove an adjacent obstacle; one with hit points only yields to damage (GH-7.1.7)."""

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(_tiles_beside(scene, actor, TileKind.OBSTACLE))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.cells = []
        cell = yield from choose_tile(
            scene, actor, turn, TileKind.OBSTACLE, "destroy-obstacle", "GH-2.2.26"
        )
        if cell == NOTHING:
            return False
        turn.cells = destroy(scene, cell)
        return True


def can_hold_obstacle(scene: Scene, cell: int) -> bool:
    """Is the hex empty, with nothing on it that an obstacle would hide?"""
    return scene.is_empty(cell) and scene.tile(cell) is None


def destroy(scene: Scene, cell: int) -> list[int]:
    """Remove the obstacle on a hex; return the hexes that it occupied."""
    tile = scene.tile(cell)
    assert tile is not None
    scene.take_away(tile)
    scene.tell("destroyed", "GH-2.2.26", NOTHING, cell)
    return tile.cells


def lay_obstacle(scene: Scene, cells: list[int]) -> None:
    scene.lay(Tile(TileKind.OBSTACLE, "boulder", cells))
    scene.tell("made-obstacle", "GH-2.2.26", NOTHING, cells[0])


def choose_tile(
    scene: Scene, actor: Figure, turn: Turn, kind: int, prompt: str, rule: str
) -> Flow[int]:
    """Choose an adjacent tile of this kind, or NOTHING."""
    cells = _tiles_beside(scene, actor, kind)
    options = [Option(prompt, actor.id, cell) for cell in cells]
    seat = seat_for(scene, actor, turn)
    answer = yield from choose_or_skip(seat, options, prompt, rule, actor.id)
    return NOTHING if answer is None else answer.where


def _tiles_beside(scene: Scene, actor: Figure, kind: int) -> list[int]:
    """The adjacent hexes with a tile of this kind that may be removed."""
    cells: list[int] = []
    for cell in scene.board.neighbours[actor.cell]:
        tile = scene.tile(cell)
        if tile is not None and tile.kind == kind and can_destroy(scene, tile):
            cells.append(cell)
    return cells


def cells_within(scene: Scene, cell: int, range: int) -> list[int]:
    """The hexes of the board within range and in sight."""
    board = scene.board
    far = board.distances(cell)
    return [
        other
        for other in board.place.values()
        if far[other] <= range and board.sight.sees(cell, other)
    ]
