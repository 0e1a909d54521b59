"""Watching a match as it is played: what each of some seats saw change with every event."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from .acts import act_of
from .differences import Change, differences
from .events import Event, Witness
from .match import Match

View = Callable[[int], Any]  # what a seat sees at this moment, as plain data


class Sighting:
    """An event, and what changed with it before the eyes of each seat that saw it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.changes: dict[int, list[Change]] = {}


class Onlooker(Witness):
    """Looks at the table through the eyes of some seats whenever something happens.

    What has changed since the last look belongs to the event that is told now, or to the one before
    it if that was announced. A seat that does not see an event sees its changes with the next one.

    Nothing that goes wrong here may touch the match: then there is a `fault`, and nothing was seen.
    """

    def __init__(
        self,
        match: Match,
        seats: list[int],
        view: View | None = None,
        before: dict[int, Any] | None = None,
    ) -> None:
        """`before`: what each seat sees now, if that is known."""
        self._match = match
        self._view = view or self._plain_view
        self._last = before or {seat: self._view(seat) for seat in seats}
        self._newest: dict[int, Sighting] = {}  # of each seat
        self._announced = False
        self.sightings: list[Sighting] = []
        self.left: dict[int, list[Change]] = {}  # what changed for a seat that saw no event
        self.fault: Exception | None = None

    def _plain_view(self, seat: int) -> Any:
        return msgspec.to_builtins(self._match.game.view(self._match.state, seat))

    def saw(self, event: Event) -> None:
        self._look_unless_at_fault(partial(self._look, event))

    def finish(self) -> None:
        """What has changed since the last event belongs to it."""
        self._look_unless_at_fault(self._look_at_the_end)

    def _look_unless_at_fault(self, look: Callable[[], None]) -> None:
        if self.fault is None:
            try:
                look()
            except Exception as fault:
                self.fault = fault

    def _look_at_the_end(self) -> None:
        for seat in self._last:
            if seat in self._newest:
                self._note(seat)
            else:
                self.left[seat] = self._since_last_look(seat)

    def _look(self, event: Event) -> None:
        sighting = Sighting(event)
        self.sightings.append(sighting)
        early, self._announced = self._announced, act_of(self._match.game, event).announced
        for seat in self._last:
            looked_already = early and seat in self._newest
            if looked_already:
                self._note(seat)
            if event.visible_to(seat):
                self._newest[seat] = sighting
                sighting.changes[seat] = []
                if not looked_already:
                    self._note(seat)

    def _note(self, seat: int) -> None:
        self._newest[seat].changes[seat] += self._since_last_look(seat)

    def _since_last_look(self, seat: int) -> list[Change]:
        view = self._view(seat)
        changes = differences(self._last[seat], view)
        self._last[seat] = view
        return changes
