"""Lanterns at one's own pace: everybody lays one out and takes another, until all are ready.

Once lawfully, and then with faults that flows side by side can have.
"""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Flow, Option, side_by_side

from .toy import Evening, Guest, Lanterns, pay, show

Laying = Callable[[Evening, Guest, dict[int, int]], Flow[None]]


def lay_out(table: Evening, guest: Guest, laid: dict[int, int]) -> Flow[None]:
    """What lies there is known to its player alone until all are ready."""
    laid[guest.seat] = guest.hand[0]
    while True:
        others = [card for card in guest.hand if card != laid[guest.seat]]
        options = [Option("ready"), *[Option("play", card) for card in others]]
        answer = yield Decision(
            [guest.seat], "play", options, "LA-3", laid[guest.seat], always_ask=True, secret=True
        )
        if answer.verb == "ready":
            return
        laid[guest.seat] = answer.what


def playing(lay: Laying) -> Callable[[Evening], Flow[None]]:
    def play_side_by_side(table: Evening) -> Flow[None]:
        laid: dict[int, int] = {}
        yield from side_by_side([lay(table, guest, laid) for guest in table.guests])
        show(table, [laid[guest.seat] for guest in table.guests])

    return play_side_by_side


SIDE_BY_SIDE = Lanterns(play=playing(lay_out))


# -- faults --------------------------------------------------------------------


def lay_out_last(table: Evening, guest: Guest, laid: dict[int, int]) -> Flow[None]:
    """Who is ready last decides how large hands are."""
    yield from lay_out(table, guest, laid)
    table.hand = max(2, guest.seat + 1)


THE_LAST_ONE_DECIDES = Lanterns(play=playing(lay_out_last))


def lay_out_in_sight(table: Evening, guest: Guest, laid: dict[int, int]) -> Flow[None]:
    """Everybody sees the coin of who is ready."""
    yield from lay_out(table, guest, laid)
    pay(table, guest, 1)


READINESS_IS_SEEN = Lanterns(play=playing(lay_out_in_sight))
