"""For whom counts what happened, what each plays with, and whose cards were drawn and played."""

from questhall.kernel.acts import is_told
from questhall.kernel.events import Event
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.state import State

from ..state.realm import Realm
from .kinds import KINDS


def bearer(state: State, kind: str, number: int) -> Name | None:
    """A hero; what the dummy does is not counted."""
    assert isinstance(state, Realm)
    is_hero = kind == "hero" and 0 <= number < len(state.heroes)
    return KINDS["hero"].name(state, number) if is_hero else None


def hand(state: State, seat: int) -> list[int]:
    assert isinstance(state, Realm)
    return state.heroes[seat].hand


def played(state: State, event: Event) -> list[tuple[int, int]]:
    is_play = is_told(event, "plays-basic", "plays-strong", "plays-sideways")
    return [(event.what, event.where)] if is_play else []


def brought(state: State, seat: int) -> list[str]:
    assert isinstance(state, Realm)
    return [message("hero", state.heroes[seat].kind.key)]
