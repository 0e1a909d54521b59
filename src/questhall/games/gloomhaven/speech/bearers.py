"""For whom counts what happened."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import Name
from questhall.kernel.state import State

from ..state.scene import Scene
from .kinds import KINDS


def bearer(state: State, kind: str, number: int) -> Name | None:
    """A character, also for what its summons do."""
    if not isinstance(state, Scene):
        return None
    if kind == "figure":
        number = state.figures[number].owner
    elif kind != "hero":
        return None
    return None if number == NOTHING else KINDS["hero"].name(state, number)
