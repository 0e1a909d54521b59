"""For whom counts what happened, what each plays with, and whose cards were drawn and played."""

from questhall.kernel.acts import is_told
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.state import State

from ..state.arena import BLOOD_POOLS, SKILL_CARDS, Arena

SKILLS = 3  # of each player


def bearer(state: State, kind: str, number: int) -> Name | None:
    """A player, by the seat, a card of the player, or in a game without teams the side."""
    assert isinstance(state, Arena)
    seat = NOTHING
    if kind == "seat" or (kind == "team" and state.format != "team"):
        seat = number
    elif kind == "card":
        seat = _owner(state, number)
    return None if seat == NOTHING else Name(str(seat), f"seat:{seat}", "")


def _owner(arena: Arena, card: int) -> int:
    if card >= BLOOD_POOLS:
        return card - BLOOD_POOLS
    if card >= SKILL_CARDS:
        return (card - SKILL_CARDS) // SKILLS
    return arena.owners[card]


def hand(state: State, seat: int) -> list[int]:
    assert isinstance(state, Arena)
    return state.players[seat].hand


def played(state: State, event: Event) -> list[tuple[int, int]]:
    return [(event.what, event.where)] if is_told(event, "played") else []


def brought(state: State, seat: int) -> list[str]:
    """The character, the lineage and the domain."""
    assert isinstance(state, Arena)
    return [message("pack", pack.key) for pack in state.players[seat].packs]
