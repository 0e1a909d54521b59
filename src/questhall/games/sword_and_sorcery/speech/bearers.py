"""For whom counts what happened."""

from questhall.kernel.kinds import Name
from questhall.kernel.state import State

from ..state.adventure import Adventure
from ..state.figures import Side
from .kinds import KINDS


def bearer(state: State, kind: str, number: int) -> Name | None:
    """A hero, also for what a companion does."""
    assert isinstance(state, Adventure)
    if kind == "figure":
        figure = state.figures[number]
        if figure.side == Side.ENEMIES:
            return None
        number = figure.owner
    elif kind != "hero":
        return None
    return KINDS["hero"].name(state, number)
