"""Laws of what a seat sees: views draw, nothing leaks, and imagined copies are honest."""

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Option
from questhall.kernel.events import Event, Journal
from questhall.kernel.match import Choice, Match
from questhall.kernel.state import State
from questhall.kernel.words import option_id

from .case import SPECTATOR, Case, Law, asked, events_of, offers, play_on, told

REDEALS = 3
FURTHER = 15

Question = tuple[object, ...]


def views(case: Case) -> None:
    """Every seat and a spectator can be shown the table as JSON; looking changes nothing."""
    law = Law("views", case)
    for point in [*case.points, len(case.match.choices)]:
        match = case.at(point)
        before = state_hash(match.state)
        for viewer in case.viewers:
            try:
                first = view_of(match, viewer)
            except Exception as fault:
                what = f"the view of seat {viewer} fails with {type(fault).__name__}: {fault}"
                raise law.broken(point, what) from fault
            law.same(point, f"a second look of seat {viewer}", view_of(match, viewer), first)
        law.same(point, "the state after looking", state_hash(match.state), before)


def view_of(match: Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.game.view(match.state, viewer))


def leaks(case: Case) -> None:
    """What a seat is shown, asked and told does not depend on what it cannot see."""
    law = Law("leaks", case)
    for point in case.points:
        match = case.at(point)
        for viewer in case.viewers:
            _same_view_of_other_cards(law, point, match, viewer)
        step = Step(match)
        for viewer in case.viewers:
            for number in range(REDEALS):
                step.twin_for(viewer, f"{case.seed}/{point}/{number}", law)


def _same_view_of_other_cards(law: Law, point: int, match: Match, viewer: int) -> None:
    """Exchange in place what the viewer cannot see: the view stays the same."""
    fork = match.fork()
    wanted = view_of(fork, viewer)
    for number in range(REDEALS):
        fork.state.imagine(viewer, shown_to(fork.state, viewer), Chance(f"{point}/{number}"))
        found = view_of(fork, viewer)
        law.same(point, f"the view of seat {viewer} when hidden cards differ", found, wanted)


def shown_to(state: State, viewer: int) -> set[int]:
    """The cards that the viewer sees or has seen; a spectator has seen what all seats have."""
    found = state.known_to(viewer)
    if viewer == SPECTATOR and state.knows_of_all is not None:
        found |= state.knows_of_all
    return found


class Watcher(Journal):
    """Listens, and notes at each event which cards each viewer has been shown by then."""

    def __init__(self, state: State, viewers: list[int]) -> None:
        super().__init__()
        self.state = state
        self.shown: dict[int, set[int]] = {viewer: set() for viewer in viewers}

    def append(self, event: Event) -> None:
        super().append(event)
        self.look()

    def look(self) -> None:
        for viewer, cards in self.shown.items():
            cards |= shown_to(self.state, viewer)
