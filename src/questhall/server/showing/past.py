"""Looking at the past: how a match stood after a choice, and what that choice led to."""

from functools import partial

import msgspec

from questhall.kernel.branches import branches_since
from questhall.kernel.match import Match
from questhall.table.looks import Looks
from questhall.table.table import events_after

from ..protocol.messages import ToldEvent
from ..seal import Seal
from .staging import Changes, Happening, Staging
from .telling import plain_view, told, views


class Glimpse(msgspec.Struct):
    """A past position as some seats see it, the events of its last choice with what changed, and
    how it looked before that choice."""

    views: dict[str, msgspec.Raw]
    events: list[ToldEvent]
    before: dict[str, msgspec.Raw] = {}
    rest: Changes = {}


def looked_at(match: Match, at: int, seats: list[int], seal: Seal) -> Glimpse:
    """How a match stands after choice `at`, and what that choice led to."""
    found = Glimpse(views(match.game, match.state, seats, seal), [])
    if not match.choices:
        found.events = [_in_words(match, each) for each in _newest(match, at, seats)]
        return found
    last = len(match.choices) - 1
    again = match.at(last)
    found.before = views(match.game, again.state, seats, seal)
    looks = Looks(seats, partial(plain_view, again, seal))
    after = [branch for branch in branches_since(match.branches, last) if branch.at > 0]
    with looks.during(again):
        again.replay(match.choices[last:], after)
    looks.keep(at)
    staging = Staging(at - 1, looks.between(at - 1, at, seats), seats)
    for each in _newest(again, at, seats):
        _in_words(again, each)
        found.events.append(staging.told(each))
    staging.finish(at)
    found.rest = staging.rest
    return found


def _newest(match: Match, at: int, seats: list[int]) -> list[Happening]:
    """What the last choice, number `at`, led to before these eyes."""
    events = events_after(match, at - len(match.choices), at - 1)
    return [
        Happening(number, event)
        for number, event in events
        if any(event.visible_to(seat) for seat in seats)
    ]


def _in_words(match: Match, happening: Happening) -> ToldEvent:
    words = told(match.game, match.state, happening.at, happening.event)
    happening.words = words
    return words
