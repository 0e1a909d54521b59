"""What is told of some choices, with what changed before the eyes of those who hear it."""

import msgspec

from questhall.kernel.differences import Change
from questhall.kernel.events import Event
from questhall.table.looks import Look

from ..protocol.messages import ToldEvent

Changes = dict[str, list[Change]]  # by seat


class Happening:
    """An event of choice `at`; it is put into words when the first one hears of it."""

    def __init__(self, at: int, event: Event) -> None:
        self.at = at
        self.event = event
        self.words: ToldEvent | None = None


class Staging:
    """Takes some eyes from one position to the next, event by event.

    What changed although a seat saw nothing happen comes with the next event that it sees, and at
    the end is left over as `rest`.
    """

    def __init__(self, since: int, looks: list[Look], seats: list[int]) -> None:
        self._looks = {since + 1 + place: look for place, look in enumerate(looks)}
        self._seats = seats
        self._told = since
        self.rest: Changes = {}

    def told(self, happening: Happening) -> ToldEvent:
        """The event with its changes."""
        assert happening.words is not None
        self._come_to(happening.at)
        look, event = self._looks[happening.at], happening.event
        changes: Changes = {}
        for seat in self._seats:
            if event.visible_to(seat):
                found = [*self.rest.pop(str(seat), []), *look.changes(event, seat)]
                if found:
                    changes[str(seat)] = found
        return msgspec.structs.replace(happening.words, changes=changes)

    def finish(self, until: int) -> None:
        self._come_to(until + 1)

    def _come_to(self, choice: int) -> None:
        """All that is left of the choices before it has been seen."""
        for number in range(max(self._told, min(self._looks, default=0)), choice):
            look = self._looks.get(number)
            if look is not None:
                self._leave(look)
        self._told = choice

    def _leave(self, look: Look) -> None:
        for seat in self._seats:
            if look.left(seat):
                self.rest.setdefault(str(seat), []).extend(look.left(seat))
