"""What use effects add to an action's number (GH-3.11.8)."""

from questhall.kernel.decisions import Flow

from ...printed.cards import ElementUse
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from .elements import offer


def bought(scene: Scene, actor: Figure, turn: Turn, uses: list[ElementUse]) -> Flow[int]:
    """Offer each use effect; return the sum of those that the player pays for."""
    plus = 0
    for use in uses:
        used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
        if used:
            plus += use.plus
            turn.earned += use.xp
    return plus
