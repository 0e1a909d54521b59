"""For whom counts what happened, what each plays with, and whose cards were drawn and played."""

from questhall.kernel.acts import is_told
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.state import State

from ..state.battle import Battle
from ..state.company import CompanyState
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


def hand(state: State, seat: int) -> list[int]:
    """Ability cards and items of an encounter."""
    if not isinstance(state, Battle):
        return []
    return [card for each in state.company if each.seat == seat for card in each.hand]


def played(state: State, event: Event) -> list[tuple[int, int]]:
    if not isinstance(state, Battle) or not is_told(event, "played"):
        return []
    return [(state.company[event.what].seat, event.where)]


def brought(state: State, seat: int) -> list[str]:
    """The classes of the company that the seat plays."""
    assert isinstance(state, CompanyState)
    own = [each.kind for each in state.company if each.seat == seat]
    return [message("class", kind.key) for kind in own if kind is not None]
