"""The clock of a table, as it follows from the log: who has how much time left.

It belongs to the table, not to the rules of the game. The server notes how long each seat has
thought (`Spent`); what runs at this moment, it knows alone.

Whoever takes back gains no time by it: what they have used stays used. All others get back what
they used since, and nobody keeps an increment for an answer that is gone.
"""

from questhall.kernel.choices import Refused

from .records import Chose, Clocked, ClockRules, Entry, Paused, Retracted, Spent, Undone


class Note:
    """How long a seat thought when there were `at` choices, and whether it answered then."""

    def __init__(self, at: int, seat: int, seconds: float, answered: bool) -> None:
        self.at = at
        self.seat = seat
        self.seconds = seconds
        self.answered = answered


class TableClock:
    """`wishes`: the seats that would like it to stand still."""

    def __init__(self, rules: ClockRules | None = None) -> None:
        self.rules = rules
        self.wishes: set[int] = set()
        self._count = 0
        self._notes: list[Note] = []

    # -- how it stands ---------------------------------------------------------

    def left(self, seat: int) -> float:
        """The seconds that a seat has left; less than none where it has thought for longer."""
        rules = self.rules
        assert rules is not None
        own = [note for note in self._notes if note.seat == seat]
        if rules.kind == "bank":
            answers = sum(note.answered for note in own)
            used = sum(note.seconds for note in own)
            return rules.seconds + rules.increment * answers - used
        last = max((place for place, note in enumerate(own) if note.answered), default=-1)
        return rules.seconds - sum(note.seconds for note in own[last + 1 :])

    def stands_still(self, persons: list[int]) -> bool:
        """Have all agreed that it should?"""
        return len(persons) > 0 and self.wishes >= set(persons)

    # -- following the log -----------------------------------------------------

    def take_in(self, entry: Entry) -> None:
        match entry:
            case Clocked(rules, at):
                self.rules = rules
                self.wishes = set()
                self._count = at
                self._notes = []
            case Paused(seat, wish):
                self._wish(seat, wish)
            case Spent(seat, seconds):
                self._notes.append(Note(self._count, seat, seconds, False))
            case Chose() as choice:
                self._notes.append(Note(self._count, choice.seat, 0.0, True))
                self._count += 1
            case Undone(seat, to):
                self._go_back(seat, to)
            case Retracted(seat, _, gone):
                self._retract(seat, gone)
            case _:
                pass

    def _wish(self, seat: int, wish: bool) -> None:
        if wish:
            self.wishes.add(seat)
        else:
            self.wishes = set()

    def _go_back(self, seat: int, to: int) -> None:
        """What is chosen about for the second time was thought about for the first time too."""
        gone = [note for note in self._notes if note.at >= to]
        self._notes = [note for note in self._notes if note.at < to]
        if self.rules is not None and self.rules.kind == "move":
            gone = [note for note in gone if note.at == to]
        used = sum(note.seconds for note in gone if note.seat == seat)
        self._notes.append(Note(to, seat, used, False))
        self._count = to

    def _retract(self, seat: int, gone: int) -> None:
        own = [note for note in self._notes if note.seat == seat and note.answered]
        for note in own[-gone:]:
            note.answered = False
        self._count -= gone


# -- what people do with it ----------------------------------------------------


def set_clock(rules: ClockRules | None, at: int) -> list[Entry]:
    return [Clocked(rules, at)]


def ask_for_pause(clock: TableClock, seat: int, wish: bool) -> list[Entry]:
    """One alone lets it go on; it stands still when all agree."""
    if clock.rules is None:
        raise Refused("no_clock", "there is no clock at this table")
    if (seat in clock.wishes) == wish and (wish or not clock.wishes):
        return []
    return [Paused(seat, wish)]
