"""What a figure meets on the hexes it enters (RULES 2.2): traps, hazardous terrain, doors."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.terrain import Terrain
from ...state.figures import Condition, Figure, FigureKind, Side
from ...state.heroes import Feat
from ...state.scene import Scene, Tile
from ..attack.conditions import give
from ..attack.damage import Harm, suffer
from ..cards.active_area import gain_xp
from ..cards.worn_items import withstand_hazard
from ..scenario import SpecialRule, can_open


def trap_damage(scene: Scene) -> int:
    """GH-2.2.14, GH-2.3.6; one more in solo play and with open information (GH-2.4.2)."""
    return 2 + scene.level + (1 if scene.rules.harder else 0)


def hazard_damage(scene: Scene) -> int:
    """GH-2.2.17"""
    return trap_damage(scene) // 2


def damage_of(scene: Scene, tile: Tile) -> int:
    return trap_damage(scene) if tile.damage < 0 else tile.damage


def put_on(scene: Scene, figure: Figure, cell: int) -> None:
    """Move the figure to a hex without triggering what is there."""
    if scene.figure_at[figure.cell] == figure.id:
        scene.figure_at[figure.cell] = NOTHING
    figure.cell = cell
    if scene.figure_at[cell] == NOTHING:
        scene.figure_at[cell] = figure.id


def meet(scene: Scene, figure: Figure, by: int) -> Flow[bool]:
    """The figure has entered its hex by ordinary or forced movement (GH-3.4.4); True if
    something happened. `by` is the seat that forced it, if any."""
    if scene.flies(figure):
        return False
    terrain = scene.terrain[figure.cell]
    if terrain & Terrain.TRAP:
        yield from spring(scene, figure, by)
        return True
    if terrain & Terrain.HAZARDOUS:
        if figure.kind == FigureKind.CHARACTER:
            scene.heroes[figure.owner].scorched += 1
        if withstand_hazard(scene, figure):
            return False
        yield from suffer(scene, figure, hazard_damage(scene), "GH-2.2.17", Harm.HAZARDOUS, by)
        return True
    happened = False
    for rule in scene.scenario.audience.at(SpecialRule.entered):
        here = yield from rule.entered(scene, figure, by)
        happened = happened or here
    return happened


def spring(scene: Scene, figure: Figure, by: int) -> Flow[None]:
    """Apply the trap's effect and remove it (GH-2.2.12). It is removed first, so that nobody
    triggers it again while damage is resolved."""
    tile = scene.tile(figure.cell)
    assert tile is not None
    scene.take_away(tile)
    scene.tell("trap", "GH-2.2.12", figure.id)
    if figure.side == Side.FOES and tile.maker != NOTHING:
        gain_xp(scene, scene.heroes[tile.maker], tile.maker_xp, "GH-3.17.3")
    count_trap(scene)
    yield from undergo_trap(scene, figure, tile, by)
    if tile.around or tile.spreads:
        yield from _burst(scene, tile)


def _burst(scene: Scene, tile: Tile) -> Flow[None]:
    """The trap also hurts the enemies of its maker that stand beside it."""
    maker = scene.figure_of(scene.heroes[tile.maker])
    for cell in scene.board.neighbours[tile.cells[0]]:
        other = scene.figure_on(cell)
        if other is None or not scene.are_enemies(maker, other):
            continue
        yield from suffer(scene, other, tile.around, "GH-3.18.6", Harm.TRAP, tile.maker)
        for condition in tile.conditions if tile.spreads else []:
            give(scene, other, condition, "GH-2.2.14")


def count_trap(scene: Scene) -> None:
    """Count a trap sprung or disarmed on the turn of a character or its summon."""
    if scene.acting != NOTHING:
        hero = scene.hero_of(scene.figures[scene.acting])
        if hero is not None:
            hero.tally[Feat.TRAPS] += 1


def undergo_trap(scene: Scene, figure: Figure, tile: Tile, by: int) -> Flow[None]:
    yield from suffer(scene, figure, damage_of(scene, tile), "GH-2.2.14", Harm.TRAP, by)
    for condition in tile.conditions:
        if not figure.gone:
            give(scene, figure, condition, "GH-2.2.14")


def fall(scene: Scene, figure: Figure) -> Flow[None]:
    """GH-3.4.12: a figure that has lost Flying above an obstacle falls."""
    if figure.gone or figure.kind == FigureKind.OBJECT or scene.flies(figure):
        return
    if not scene.terrain[figure.cell] & Terrain.OBSTACLE:
        return
    yield from suffer(scene, figure, trap_damage(scene), "GH-3.4.12", Harm.FALL)
    cells = [] if figure.gone else nearest_empty(scene, figure.cell)
    if cells:
        options = [Option("place", figure.id, cell) for cell in cells]
        answer = yield Decision(scene.everybody(), "fall", options, "GH-3.4.12", figure.id)
        put_on(scene, figure, answer.where)
        scene.tell("moves", "GH-3.4.12", figure.id, answer.where)


def let_stunned_fall(scene: Scene) -> Flow[None]:
    """A stunned character is no longer lifted by its items (GH-3.10.17)."""
    for hero in scene.heroes:
        figure = scene.figure_of(hero)
        if figure.lifted and figure.has(Condition.STUN):
            yield from fall(scene, figure)


def nearest_empty(scene: Scene, cell: int) -> list[int]:
    """The empty hexes nearest to a hex (GH-7.1.1)."""
    distances = scene.board.distances(cell) if not scene.board.closed[cell] else []
    best: list[int] = []
    least = 1 << 30
    for other in range(len(distances)):
        if distances[other] <= least and distances[other] < 1 << 30 and scene.is_empty(other):
            if distances[other] < least:
                least = distances[other]
                best = []
            best.append(other)
    return best


def may_be_blocked(scene: Scene, cells: list[int], besides: list[int]) -> bool:
    """Would obstacles on these hexes cut off no part of the map (GH-2.2.26)? The hexes in
    `besides` count as free of obstacles."""
    board = scene.board
    free = [
        cell
        for cell in range(board.size)
        if (cell in besides or not scene.bars_the_way(cell))
        and (not board.closed[cell] or _is_known_door(scene, cell))
    ]
    before = _parts(scene, free)
    after = _parts(scene, [cell for cell in free if cell not in cells])
    return after <= before


def _is_known_door(scene: Scene, cell: int) -> bool:
    """Is it a door that a revealed room leads to?"""
    joint = scene.scenario.joint_of[cell]
    if joint < 0:
        return False
    return any(not scene.board.closed[other] for other in scene.board.beside[cell])


def _parts(scene: Scene, cells: list[int]) -> int:
    """How many separate parts these hexes form."""
    waiting = dict.fromkeys(cells, True)
    parts = 0
    while waiting:
        parts += 1
        edge = [next(iter(waiting))]
        del waiting[edge[0]]
        while edge:
            cell = edge.pop()
            for other in scene.board.beside[cell]:
                if other in waiting:
                    del waiting[other]
                    edge.append(other)
    return parts


def can_enter_door(scene: Scene, cell: int) -> bool:
    """Is it a closed door that a character may open by stepping on it (GH-2.2.2)?"""
    joint = scene.scenario.joint_of[cell]
    if joint < 0 or not scene.board.closed[cell]:
        return False
    return can_open(scene, joint)
