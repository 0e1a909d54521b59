"""What those at the table saw while the newest choices were carried out."""

from collections.abc import Iterator
from contextlib import contextmanager

from questhall.kernel.differences import Change
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.witnessing import Onlooker, View

KEPT = 16  # choices
NONE = -1


class Look:
    """What some seats saw of one choice."""

    def __init__(self, onlooker: Onlooker, seats: list[int]) -> None:
        self._changes = {id(each.event): each for each in onlooker.sightings}
        self._left = onlooker.left
        self.seats = seats

    def changes(self, event: Event, seat: int) -> list[Change]:
        """What changed with an event of the choice."""
        return self._changes[id(event)].changes.get(seat, [])

    def left(self, seat: int) -> list[Change]:
        """What changed although the seat saw nothing happen."""
        return self._left.get(seat, [])


class Looks:
    """The newest choices, as the seats saw them that somebody looked from.

    `seats` are those that somebody looks from now, `view` is what such a seat sees, and `before`
    what it saw before the choice, where that is known. `newest` is the choice after which all of
    them looked last, as long as nothing else has happened since.
    """

    def __init__(self, seats: list[int] | None = None, view: View | None = None) -> None:
        self.seats: list[int] = seats or []
        self.view = view
        self.before: View | None = None
        self.newest = NONE
        self.fault: Exception | None = None
        self._looks: dict[int, Look] = {}
        self._onlooker: Onlooker | None = None

    @contextmanager
    def during(self, match: Match) -> Iterator[None]:
        """Look on while a choice is carried out."""
        self._onlooker = None
        if not self.seats or match.journal is None:
            yield
            return
        before = {seat: self.before(seat) for seat in self.seats} if self.before else None
        onlooker = match.journal.witness = Onlooker(match, self.seats, self.view, before)
        try:
            yield
        finally:
            match.journal.witness = None
        onlooker.finish()
        self._onlooker = onlooker

    def keep(self, number: int) -> None:
        """The choice that was carried out has this number."""
        onlooker, self._onlooker = self._onlooker, None
        self.fault = None if onlooker is None else onlooker.fault
        self.newest = NONE
        if onlooker is not None and onlooker.fault is None:
            self.newest = number
            self._looks[number] = Look(onlooker, self.seats)
            self._looks.pop(number - KEPT, None)

    def forget(self, after: int) -> None:
        """Choices have been taken back: those after that number are to come anew."""
        self.newest = NONE
        self._looks = {number: look for number, look in self._looks.items() if number <= after}

    def between(self, since: int, until: int, seats: list[int]) -> list[Look]:
        """What these seats saw of the choices after `since`; nothing if they missed any."""
        looks = [self._looks.get(number) for number in range(since + 1, until + 1)]
        found = [look for look in looks if look is not None and set(seats) <= set(look.seats)]
        return found if len(found) == len(looks) else []
