"""For whom counts what happened."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import Name
from questhall.kernel.state import State

from ..state.battle import Battle
from .kinds import KINDS


def bearer(state: State, kind: str, number: int) -> Name | None:
    """One of the company, in an encounter."""
    if not isinstance(state, Battle):
        return None
    if kind == "figure":
        number = state.figures[number].owner
    elif kind != "oathsworn":
        return None
    return None if number == NOTHING else KINDS["oathsworn"].name(state, number)
