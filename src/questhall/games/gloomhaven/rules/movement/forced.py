"""Forced movement: PUSH and PULL (GH-3.9.4 to GH-3.9.8)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...state.figures import Figure, FigureKind, Protection
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..cards.items import keeps_off
from ..scenario import forbidden, is_immune, lets_pass
from ..selecting import choose_next
from .terrain import meet, put_on


def is_immune_to_force(scene: Scene, mover: Figure, figure: Figure) -> bool:
    if figure.kind == FigureKind.OBJECT or is_immune(scene, figure, Protection.FORCED_MOVEMENT):
        return True
    if figure.kind == FigureKind.MONSTER:
        return scene.types[figure.type].kind.immune_to_force
    return scene.are_enemies(mover, figure) and keeps_off(scene, figure, Protection.FORCED_MOVEMENT)


def can_be_moved(
    scene: Scene, mover: Figure, figure: Figure, distance: int, away: bool, center: int = NOTHING
) -> bool:
    """Is there a hex to push or pull it to, and is it not immune?"""
    if figure.gone or (
        figure.kind != FigureKind.CHARACTER and is_immune_to_force(scene, mover, figure)
    ):
        return False
    origin = mover.cell if center == NOTHING else center
    return bool(forced_steps(scene, figure, origin, distance, away))


def move_each(
    scene: Scene,
    mover: Figure,
    turn: Turn,
    waiting: list[Figure],
    distance: int,
    away: bool,
    center: int = NOTHING,
) -> Flow[bool]:
    """Push or pull the figures one by one, in the order that the player chooses; those without
    room wait. True if any figure moved."""
    any_moved = False
    prompt = "push-whom" if away else "pull-whom"
    while True:
        movable = [
            figure
            for figure in waiting
            if can_be_moved(scene, mover, figure, distance, away, center)
        ]
        if not movable:
            return any_moved
        figure = yield from choose_next(scene, mover, turn, movable, prompt, "GH-3.9.4")
        waiting.remove(figure)
        cell = figure.cell
        seat = seat_for(scene, mover, turn)
        yield from push_or_pull(scene, mover, figure, distance, away, seat, center)
        any_moved = any_moved or figure.cell != cell


def push_or_pull(
    scene: Scene,
    mover: Figure,
    figure: Figure,
    distance: int,
    away: bool,
    seat: int,
    center: int = NOTHING,
) -> Flow[int]:
    """Move the target along a path that the player of this seat chooses; the player may skip all
    of it. Without a seat, all players choose for a monster, which skips nothing. The movement is
    made in full or until no legal hex remains (GH-3.9.2, GH-3.9.8). Return how many hexes were
    left when there was no legal one."""
    if figure.gone or is_immune_to_force(scene, mover, figure):
        return 0
    origin = mover.cell if center == NOTHING else center
    seats = scene.everybody() if seat == NOTHING else [seat]
    left = distance
    stoppable = seat != NOTHING
    while left > 0 and not figure.gone:
        steps = forced_steps(scene, figure, origin, left, away)
        if not steps:
            return left
        options = [Option("push" if away else "pull", figure.id, cell) for cell in steps]
        partial = scene.rules.partial_forced_move and seat != NOTHING and _rests(scene, figure)
        if stoppable or partial:
            options.append(refusal("skip"))
        prompt = "push" if away else "pull"
        answer = yield Decision(seats, prompt, options, "GH-3.9.4", figure.id, NOTHING, left)
        if answer.declines:
            return 0
        stoppable = False
        left -= 1
        scene.underway.moving = NOTHING if scene.is_unoccupied(answer.where) else figure.id
        put_on(scene, figure, answer.where)
        yield from meet(scene, figure, mover.owner)
    return 0


def _rests(scene: Scene, figure: Figure) -> bool:
    return scene.figure_at[figure.cell] == figure.id


def forced_steps(scene: Scene, figure: Figure, origin: int, left: int, away: bool) -> list[int]:
    """The next hexes of the path: each is farther away (or nearer), and the figure must be able
    to stop somewhere along it."""
    from_origin = scene.board.distances(origin)
    return [
        cell
        for cell in _onward(scene, figure, figure.cell, from_origin, away)
        if _can_rest(scene, figure, cell, left - 1, from_origin, away)
    ]


def _onward(
    scene: Scene, figure: Figure, start: int, from_origin: list[int], away: bool
) -> list[int]:
    found: list[int] = []
    here = from_origin[start]
    for cell in scene.board.neighbours[start]:
        farther = from_origin[cell] > here if away else from_origin[cell] < here
        if farther and _may_pass(scene, figure, cell):
            found.append(cell)
    return found


def _may_pass(scene: Scene, figure: Figure, cell: int) -> bool:
    """GH-3.9.7, GH-3.9.8: a figure passes through allies, not through enemies or obstacles. A
    flying figure passes through everything (GH-3.4.11)."""
    if scene.flies(figure):
        return True
    if scene.bars_the_way(cell):
        return False
    if figure.kind == FigureKind.MONSTER and cell in forbidden(scene, figure):
        return False
    other = scene.figure_on(cell)
    if other is None or not scene.are_enemies(figure, other):
        return True
    return lets_pass(scene, other)


def may_be_forced_onto(scene: Scene, figure: Figure, cell: int) -> bool:
    """Can something that moves everybody by one hex move the figure onto this one?"""
    return _may_pass(scene, figure, cell) and scene.is_unoccupied(cell)


def _can_rest(
    scene: Scene, figure: Figure, cell: int, left: int, from_origin: list[int], away: bool
) -> bool:
    """Does the path through this hex reach an unoccupied one?"""
    if scene.is_unoccupied(cell):
        return True
    if left == 0:
        return False
    for onward in _onward(scene, figure, cell, from_origin, away):
        if _can_rest(scene, figure, onward, left - 1, from_origin, away):
            return True
    return False
