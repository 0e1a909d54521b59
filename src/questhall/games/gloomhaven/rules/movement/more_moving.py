"""What lasting bonuses add to Move actions, and what they do after them."""

from questhall.kernel.decisions import Flow

from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn
from ..cards.active_area import bonuses_on, gain_xp, use_circle


def more_moving(scene: Scene, figure: Figure) -> Flow[int]:
    """The points that bonuses add to the figure's Move action."""
    scene.underway.xp_due = []
    total = 0
    for active, bonus in bonuses_on(scene, figure, Lasting.moves_more):
        extra = yield from bonus.moves_more(scene, active, figure)
        if extra:
            total += extra
            use_circle(scene, active)
    return total


def pay_for_moving(scene: Scene, moved: bool) -> None:
    """Experience for elements that were used on a Move action; one that moved nobody was not
    performed (GH-3.17.2)."""
    for seat, xp in scene.underway.xp_due if moved else []:
        gain_xp(scene, scene.heroes[seat], xp, "GH-3.17.3")
    scene.underway.xp_due = []


def after_moving(scene: Scene, figure: Figure, turn: Turn) -> Flow[None]:
    """Apply the bonuses that follow the figure's Move action."""
    for active, bonus in bonuses_on(scene, figure, Lasting.moved):
        if figure.gone:
            return
        applied = yield from bonus.moved(scene, active, figure, turn)
        if applied:
            use_circle(scene, active)
