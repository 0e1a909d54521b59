"""Attacks that a character makes as if it stood where one of its creatures stands."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ...state.turn import Turn, seat_for


def take_stand(scene: Scene, figure: Figure, turn: Turn) -> Flow[int]:
    """The player chooses where the figure attacks from; return the hex that it really stands on, or
    NOTHING if it attacks from there."""
    others = _stand_ins(scene, figure)
    if not others:
        return NOTHING
    home = figure.cell
    options = [Option("attack-from", figure.id, cell) for cell in [home, *others]]
    seat = seat_for(scene, figure, turn)
    answer = yield Decision([seat], "attack-from", options, "GH-3.14.2", figure.id)
    if answer.where == home:
        return NOTHING
    figure.cell = answer.where
    scene.underway.elsewhere = figure.id
    return home


def _stand_ins(scene: Scene, figure: Figure) -> list[int]:
    """The hexes of its creatures that let it attack from there."""
    if figure.kind != FigureKind.CHARACTER:
        return []
    return [
        other.cell
        for other in scene.figures
        if other.owner == figure.owner
        and not other.gone
        and other.summon is not None
        and other.summon.stands_in
    ]


def step_back(scene: Scene, figure: Figure, home: int) -> None:
    """The attack is over. A figure that died in it has left its real hex, too."""
    if home == NOTHING:
        return
    figure.cell = home
    scene.underway.elsewhere = NOTHING
    if figure.gone and scene.figure_at[home] == figure.id:
        scene.figure_at[home] = NOTHING
