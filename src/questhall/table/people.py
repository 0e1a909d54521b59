"""Who sits at a table, and what they say."""

from collections import deque

from .records import (
    SPECTATOR,
    Branched,
    Clocked,
    Copied,
    Facts,
    Hushed,
    Line,
    Renamed,
    Resigned,
    Seat,
    Seated,
    Settled,
    Shared,
    Talked,
    TimedOut,
    Unshared,
)

TALK_KEPT = 100
FORGOTTEN_AT_ONCE = 1000
SUBSTITUTE = "normal"


class People:
    """The seats, their tokens, and the talk; what the match itself does not know.

    `lent` are the bots' seats that somebody plays for a while: given back, they belong to the bots
    again.
    """

    def __init__(self, facts: Facts) -> None:
        self.name = facts.name
        self.seats = [Seat(seat.kind, seat.name, seat.level) for seat in facts.seats]
        self.tokens = dict(facts.tokens)
        self.lent: set[int] = set()
        self.resigned: list[int] = []
        self.hushed = False
        self._talk_of_players: deque[Line] = deque()
        self._talk_of_spectators: deque[Line] = deque()
        self._notices: deque[Line] = deque(maxlen=TALK_KEPT)
        self._forgotten: list[int] = []
        self.started = False
        self._see_whether_all_sit()

    def take_in(self, line: Line) -> None:
        """Follow an entry of the log."""
        match line.entry:
            case Seated() as seated:
                self._seat(seated)
            case Renamed(name):
                self.name = name
            case Talked(seat):
                self._talk(line, seat)
            case Hushed(quiet):
                self.hushed = quiet
            case Shared(seat, token):
                self.tokens[token] = seat
            case Unshared(tokens):
                for token in tokens:
                    self.tokens.pop(token, None)
            case Copied() | Branched() | Settled() | TimedOut() | Clocked():
                self._notices.append(line)
            case Resigned(seat):
                self.resigned.append(seat)
                self.seats[seat] = Seat("bot", self.seats[seat].name, SUBSTITUTE)
                self._see_whether_all_sit()
            case _:
                pass

    def _talk(self, line: Line, seat: int) -> None:
        """Keep the newest lines, those of spectators apart, so that they drown out no player."""
        said = self._talk_of_spectators if seat == SPECTATOR else self._talk_of_players
        said.append(line)
        if len(said) > TALK_KEPT:
            self._forgotten.append(said.popleft().seq)

    @property
    def talk(self) -> list[Line]:
        said = [*self._talk_of_players, *self._talk_of_spectators, *self._notices]
        return sorted(said, key=lambda line: line.seq)

    def forgotten(self) -> list[int]:
        """Lines of talk that need not be kept; each is named once."""
        told = self._forgotten[:FORGOTTEN_AT_ONCE]
        del self._forgotten[:FORGOTTEN_AT_ONCE]
        return told

    def _seat(self, seated: Seated) -> None:
        before = self.seats[seated.seat]
        self.seats[seated.seat] = Seat(seated.kind, seated.name, seated.level)
        if seated.revoke:
            self.tokens = {hash: seat for hash, seat in self.tokens.items() if seat != seated.seat}
            self.lent.discard(seated.seat)
        if seated.token:
            self.tokens[seated.token] = seated.seat
            if before.kind == "bot":
                self.lent.add(seated.seat)
        self._see_whether_all_sit()

    def _see_whether_all_sit(self) -> None:
        """The game begins when no seat is open, and does not stop when somebody leaves."""
        if all(seat.kind != "open" for seat in self.seats):
            self.started = True

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def left_to_bots(self) -> bool:
        """Have all who hold a seat handed it to a bot?"""
        seats = enumerate(self.seats)
        handed = [number for number, seat in seats if seat.kind == "bot" and self.is_held(number)]
        return not self.persons() and len(handed) > 0

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def is_held(self, seat: int) -> bool:
        """Does somebody have the right to this seat?"""
        return seat in self.tokens.values()
