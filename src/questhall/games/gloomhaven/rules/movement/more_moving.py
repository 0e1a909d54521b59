"""What lasting bonuses add to Move actions, and what they do after them."""

from questhall.kernel.decisions import Flow

from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn
from ..cards.active_area import bonuses_on, use_circle


def more_moving(scene: Scene, figure: Figure) -> Flow[int]:
    """The points that bonuses add to the figure's Move action."""
    total = 0
    for active, bonus in bonuses_on(scene, figure):
        extra = yield from bonus.moves_more(scene, active, figure)
        if extra:
            total += extra
            use_circle(scene, active)
    return total


def after_moving(scene: Scene, figure: Figure, turn: Turn) -> Flow[None]:
    """Apply the bonuses that follow the figure's Move action."""
    for active, bonus in bonuses_on(scene, figure):
        if figure.gone:
            return
        applied = yield from bonus.moved(scene, active, figure, turn)
        if applied:
            use_circle(scene, active)
