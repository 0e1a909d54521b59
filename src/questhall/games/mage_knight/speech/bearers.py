"""For whom counts what happened."""

from questhall.kernel.kinds import Name
from questhall.kernel.state import State

from ..state.realm import Realm
from .kinds import KINDS


def bearer(state: State, kind: str, number: int) -> Name | None:
    """A hero; what the dummy does is not counted."""
    assert isinstance(state, Realm)
    is_hero = kind == "hero" and 0 <= number < len(state.heroes)
    return KINDS["hero"].name(state, number) if is_hero else None
