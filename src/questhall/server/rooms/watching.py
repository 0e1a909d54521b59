"""For whom bots wait: whoever watches sees one choice after the other, at their own pace."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .room import Guest

Hold = Literal["nobody", "oneself", "others"]


def held_up(guests: Collection["Guest"], turn: int) -> Hold:
    """Whom the one holds up who has not yet seen entry `turn`."""
    seen = [any(has_seen(screen, turn) for screen in person) for person in watchers(guests)]
    if all(seen):
        return "nobody"
    return "others" if any(seen) else "oneself"


def watchers(guests: Collection["Guest"]) -> list[list["Guest"]]:
    """Those for whom bots wait, each with all their screens: the players; without any the host,
    and without one all who look on, of whom the quickest is enough."""
    seats = {seat for guest in guests for seat in guest.seats}
    if seats:
        return [[guest for guest in guests if seat in guest.seats] for seat in sorted(seats)]
    hosts = [guest for guest in guests if guest.host]
    return [found for found in (hosts or list(guests),) if found]


def has_seen(screen: "Guest", turn: int) -> bool:
    return screen.seen is None or screen.seen >= turn
