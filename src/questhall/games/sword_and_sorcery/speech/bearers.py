"""For whom counts what happened, what each plays with, and whose cards were drawn and played."""

from questhall.kernel.acts import is_told
from questhall.kernel.events import Event
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
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


def played(state: State, event: Event) -> list[tuple[int, int]]:
    """Powers and items; there are no hands to draw them into."""
    assert isinstance(state, Adventure)
    is_use = is_told(event, "uses", "uses-item")
    return [(state.seat_of(event.what), event.where)] if is_use else []


def brought(state: State, seat: int) -> list[str]:
    """The classes of the heroes that the seat plays."""
    assert isinstance(state, Adventure)
    own = [hero.kind for hero in state.heroes if hero.seat == seat]
    return [message("class", kind.key) for kind in own if kind is not None]
