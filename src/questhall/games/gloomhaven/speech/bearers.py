"""For whom counts what happened, what each plays with, and whose cards were drawn and played."""

from questhall.kernel.acts import is_told
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
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


def hand(state: State, seat: int) -> list[int]:
    """Ability cards are chosen before the scenario: what is drawn is what was brought."""
    return state.heroes[seat].hand if isinstance(state, Scene) else []


def played(state: State, event: Event) -> list[tuple[int, int]]:
    """Both cards of a turn are."""
    if not is_told(event, "plays"):
        return []
    return [(event.what, card) for card in event.values or []]


def brought(state: State, seat: int) -> list[str]:
    """The class of the character, in a scenario."""
    return [message("class", state.heroes[seat].kind.key)] if isinstance(state, Scene) else []
