"""Laws of acts: what is told between two positions shows everything that has changed."""

from typing import Any

import msgspec

from questhall.kernel.acts import cast_of
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.differences import Change, applied
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.phrases import slots_in
from questhall.kernel.witnessing import Onlooker

from .case import Law, law_called


@law_called("acts")
def acts(law: Law) -> None:
    """For every seat the differences of all acts lead from one view to the next, and nothing that
    somebody sees changes what happens."""
    case = law.case
    match = case.start()
    _check_all_declared(law)
    after = _views(match, case.viewers)
    for now, choice in enumerate(case.match.choices):
        before = after
        onlooker = Onlooker(match, case.viewers, before=dict(before))
        assert match.journal is not None
        match.journal.witness = onlooker
        match.replay([choice], [])
        match.journal.witness = None
        onlooker.finish()
        if onlooker.fault is not None:
            raise law.broken(now, f"a view failed in the middle: {onlooker.fault!r}")
        after = _views(match, case.viewers)
        for seat in case.viewers:
            view = applied(before[seat], _changes(onlooker, seat))
            law.same(now, f"what seat {seat} was shown", view, after[seat])
        for sighting in onlooker.sightings:
            _check_event(law, now, match, sighting.event)
        if now + 1 in case.recorded:
            law.same(now, "the state", state_hash(match.state), case.recorded[now + 1].hash)


def _views(match: Match, seats: list[int]) -> dict[int, Any]:
    return {seat: msgspec.to_builtins(match.game.view(match.state, seat)) for seat in seats}


def _changes(onlooker: Onlooker, seat: int) -> list[Change]:
    found = [change for each in onlooker.sightings for change in each.changes.get(seat, [])]
    return found + onlooker.left.get(seat, [])


def _check_all_declared(law: Law) -> None:
    """Every event that has a text says how it is shown, and its roles are arguments of its
    phrase."""
    game = law.case.game
    texts = game.texts("en")
    for key in game.phrases:
        if texts.has(f"event-{key}") and key not in game.acts:
            raise law.broken(None, f"nothing says how {key!r} is shown")
    for key, act in game.acts.items():
        arguments = {argument for argument, _ in slots_in(game.phrases[key])}
        for role, argument in act.roles.items():
            if argument not in arguments:
                raise law.broken(None, f"{key!r} has no {argument!r} to be its {role}")


def _check_event(law: Law, now: int, match: Match, event: Event) -> None:
    """What happened was declared, those who take part have names, and sums add up."""
    game = match.game
    if event.chooser != NOTHING:
        return
    if event.key not in game.acts:
        raise law.broken(now, f"nothing says how {event.key!r} is shown")
    cast_of(game, match.state, event)
    if event.parts is not None and sum(part.amount for part in event.parts) != event.amount:
        raise law.broken(now, f"the sum of {event.key!r} does not make {event.amount}")
