"""The table: a match, the people at it, and how both follow from the log."""

from collections.abc import Collection

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision
from questhall.kernel.events import Event
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.scribe import Phrasebook

from .clock import TableClock
from .landmarks import written_state
from .looks import Looks
from .past import Extent, Tail, reached, written_piece, written_tail
from .people import People
from .records import (
    Branched,
    Chose,
    Copied,
    Entry,
    Facts,
    Line,
    Position,
    Proposed,
    Rematched,
    Resigned,
    Retracted,
    Settled,
    Stage,
    Summary,
    Undone,
    Voted,
    Write,
)

POSITION_EVERY = 20


# After which entry how many choices had been made, and how many of those before it still stood.
Turn = tuple[int, int, int]


class Proposal:
    """Somebody would like to take back; `waiting` are the seats that have not agreed yet."""

    def __init__(self, seat: int, to: int, waiting: list[int]) -> None:
        self.seat = seat
        self.to = to
        self.waiting = waiting


class Table:
    """A match that people sit at.

    `seq` is the number of the last entry of the log, `turn` that of the last one which
    changed the position. Choices are counted from the beginning of the match; a match that
    was resumed under newer rules has lost those before `base`. `written` is how far the past was
    written down with each position, from the deal on; those that were taken back do not count.
    `copies` are the choices after which somebody took the whole game away; `foretold` the seats
    whose cards can be read there, and so should not be dealt to anybody new. `looks`: what those
    at the table saw of the newest choices.
    """

    def __init__(self, facts: Facts, game: Game, match: Match, base: int = 0) -> None:
        self.facts = facts
        self.game = game
        self.match = match
        self.base = base
        self.people = People(facts)
        self.seq = 0
        self.turn = 0
        self.changed = facts.created
        self.proposal: Proposal | None = None
        self.clock = TableClock(facts.clock)
        self.ended: list[float] = []
        self.rematch = ""
        self.settled: Settled | None = None
        self.copies: list[int] = []
        self.foretold = self._all_seats() if facts.origin else []
        self._turns: list[Turn] = [(0, self.count, self.count)]
        self._since_position = 0
        self.written: list[Extent] = [reached(match.checkpoints[0])]
        self.looks = Looks()

    # -- how it stands ---------------------------------------------------------

    @property
    def count(self) -> int:
        """How many choices have been made."""
        return self.base + len(self.match.choices)

    @property
    def over(self) -> bool:
        return self.match.over or len(self.ended) > 0

    @property
    def book(self) -> Phrasebook:
        """In which words its choices are written down."""
        return Phrasebook(self.game, self.match.state)

    @property
    def tells_all(self) -> bool:
        """Is nothing secret any more? A match that was given up is dealt alike when its campaign
        comes back to it."""
        return self.match.over or (self.over and self.facts.place is None)

    @property
    def results(self) -> list[float]:
        return self.ended or self.match.state.results

    @property
    def stage(self) -> Stage:
        if self.over:
            return "finished"
        return "playing" if self.people.started else "open"

    @property
    def pending(self) -> list[Decision]:
        """The questions that wait for an answer."""
        return self.match.pending if self.stage == "playing" else []

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return sorted({seat for decision in self.pending for seat in decision.seats})

    def _all_seats(self) -> list[int]:
        return list(range(len(self.facts.seats)))

    def owed_by(self, seat: int) -> Decision | None:
        return self.match.owed_by(seat) if self.stage == "playing" else None

    def asked_at(self, decision: Decision) -> int:
        """After how many choices the question was put (others may have answered since)."""
        return self.base + self.match.asked_at(decision)

    def bot_to_move(self, overdue: Collection[int] = ()) -> int | None:
        """A bot's seat that must answer, or one whose time is up; where a person may answer too,
        the bot waits."""
        for decision in self.pending:
            able = [seat for seat in decision.seats if decision.options_for(seat)]
            if able and all(self.is_for_bot(seat, overdue) for seat in able):
                return able[0]
        return None

    def is_for_bot(self, seat: int, overdue: Collection[int] = ()) -> bool:
        """Does a bot answer for the seat?"""
        return self.people.seats[seat].kind == "bot" or seat in overdue

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices were made before the seat's last one."""
        for number in range(len(self.match.choices) - 1, -1, -1):
            if self.match.choices[number].seat == seat:
                return self.base + number
        return None

    # -- what happened ---------------------------------------------------------

    def known_since(self, seq: int) -> int:
        """Up to which choice a listener who last heard entry `seq` knows the past; -1: nothing.
        What was chosen again after taking back is new to that listener.
        """
        if not 0 < seq <= self.seq:
            return -1
        stood_since = self.count
        for at, count, stood in reversed(self._turns):
            if at <= seq:
                return min(count, stood_since)
            stood_since = min(stood_since, stood)
        return self.base

    def only_answered_since(self, count: int) -> bool:
        """Has nothing been taken back since there were so many choices?"""
        now = self.count
        for _, then, _ in reversed(self._turns):
            if then > now:
                return False
            now = then
            if now <= count:
                break
        return now == count

    def events_after(self, count: int) -> list[tuple[int, Event]]:
        """The events after the first `count` choices, each with the number of its choice."""
        return events_after(self.match, self.base, count)

    def since_base(self, count: int) -> int:
        """How many of the first `count` choices are still known here, if the past reaches back to
        there. Raises Refused."""
        if 0 <= count < self.base:
            lost = f"what was before choice {self.base} cannot be shown or taken back any more"
            reason = f"this table was begun under other rules or with other content: {lost}"
            raise Refused("no_such_choice", reason)
        return count - self.base

    # -- following the log -----------------------------------------------------

    def add(self, entries: list[Entry], time: float) -> Write:
        """Carry out what was decided; what must be written down for it."""
        lines: list[Line] = []
        for entry in entries:
            line = Line(self.seq + 1, time, entry)
            self.take_in(line)
            lines.append(line)
        return Write(
            self.facts.id,
            lines,
            self.summary(),
            self._position_due(),
            self.people.forgotten(),
        )

    def take_in(self, line: Line) -> None:
        """Follow an entry of the log."""
        self.take_in_without_match(line)
        self.play(line)

    def play(self, line: Line) -> None:
        """Follow an entry as far as it concerns the match."""
        match line.entry:
            case Chose() as choice:
                with self.looks.during(self.match):
                    self.match.take(choice.seat, choice.option(self.book), choice.alone)
                self.looks.keep(self.count)
                self._turned(line.seq)
            case Undone(_, to):
                self.match.undo(to - self.base)
                self.looks.forget(to)
                self._turned(line.seq)
                self._forget_written(to - self.base)
            case Retracted(_, at, _):
                self.match.take_back_own(at - self.base)
                self.looks.forget(at)
                self._turned(line.seq, at)
            case Branched(number, kept):
                self.match.branch_off(number, kept)
                self.looks.forget(-1)
                self._turned(line.seq)
            case _:
                pass

    def take_in_without_match(self, line: Line) -> None:
        """Follow an entry as far as it does not concern the match."""
        self.seq = line.seq
        self.changed = line.time
        self.people.take_in(line)
        self.clock.take_in(line.entry)
        match line.entry:
            case Chose() | Undone() | Retracted():
                self.proposal = None
            case Proposed(seat, to, voters):
                self.proposal = Proposal(seat, to, voters[:])
            case Voted(seat, yes):
                self._vote(seat, yes)
            case Resigned(_, ended):
                self._resign(self._ended_of_old() if ended is None else ended)
            case Rematched(table):
                self.rematch = table
            case Settled() as settled:
                self._settle(settled)
            case Copied(at):
                self.copies.append(at)
                self.foretold = self._all_seats()
            case Branched(_, kept):
                self.foretold = [seat for seat in self.foretold if kept and seat in kept]
            case _:
                pass

    def remember(self, lines: list[Line], dealt: int) -> None:
        """Follow the entries that the match remembers; there were `dealt` choices before them."""
        self._turns = [(0, dealt, dealt)]
        for line in lines:
            self.take_in_without_match(line)
            count = self._turns[-1][1]
            match line.entry:
                case Chose():
                    self._note_turn(line.seq, count + 1)
                case Undone(_, to):
                    self._note_turn(line.seq, to)
                case Retracted(_, at, gone):
                    self._note_turn(line.seq, count - gone, at)
                case Branched():
                    self._note_turn(line.seq, count)
                case _:
                    pass

    def repeat(self, tail: Tail, seq: int) -> None:
        """Follow the choices of the step under way, the last of them by entry `seq`."""
        choices = [choice.choice(self.book) for choice in tail.choices]
        self.match.replay(choices, [branch.branch() for branch in tail.branches])
        self.match.thin_out()
        self.turn = seq

    def begin_anew(self) -> None:
        """What the log tells of the match so far led elsewhere: write down how it stands."""
        self.proposal = None
        self._note_turn(self.seq, self.count)
        self._since_position = POSITION_EVERY

    def stay_over(self, results: list[float]) -> None:
        """It was over with these results, though the rules of today may not lead there."""
        if results and not self.over:
            self.ended = results
            self.proposal = None

    def _note_turn(self, seq: int, count: int, stood: int | None = None) -> None:
        self.turn = seq
        self._turns.append((seq, count, count if stood is None else stood))

    def _turned(self, seq: int, stood: int | None = None) -> None:
        self._since_position += 1
        self._note_turn(seq, self.count, stood)
        self.match.thin_out()

    def _forget_written(self, to: int) -> None:
        """What was written about choices that are taken back is worth nothing: write anew."""
        if self.written[-1][0] > to:
            self._since_position = POSITION_EVERY
        left = [extent for extent in self.written if extent[0] <= to]
        self.written = left or [reached(self.match.checkpoints[0])]

    def _vote(self, seat: int, yes: bool) -> None:
        if self.proposal is not None:
            if yes:
                self.proposal.waiting = [each for each in self.proposal.waiting if each != seat]
            else:
                self.proposal = None

    def _resign(self, ended: list[float]) -> None:
        if ended:
            self.ended = ended
            self.proposal = None

    def _ended_of_old(self) -> list[float]:
        """What logs of 0.1 did not write down: the last seat that has not resigned wins."""
        gone = self.people.resigned
        left = [seat for seat in range(len(self.people.seats)) if seat not in gone]
        if len(left) > 1 and any(self.people.seats[seat].kind != "bot" for seat in left):
            return []
        share = 1.0 if len(left) == 1 else 0.5
        return [share if seat in left else 0.0 for seat in range(len(self.people.seats))]

    def _settle(self, settled: Settled) -> None:
        self.settled = settled
        self.proposal = None
        if not self.over:
            self.ended = [0.0 for _ in self.people.seats]

    # -- what is written down --------------------------------------------------

    def summary(self) -> Summary:
        number = getattr(self.match.state, "round", None)
        return Summary(
            table=self.facts.id,
            name=self.people.name,
            game=self.facts.game,
            format=self.facts.format,
            undo=self.facts.undo,
            created=self.facts.created,
            changed=self.changed,
            stage=self.stage,
            seats=self.people.seats,
            choices=self.count,
            options=self.match.setup.options,
            round=number if isinstance(number, int) else None,
            waiting=self.waiting(),
            results=self.results[:],
            resigned=self.people.resigned[:],
            rematch=self.rematch,
            copied=len(self.copies),
            came_from=self.facts.came_from,
            hushed=self.people.hushed,
            campaign=self.facts.place.campaign if self.facts.place is not None else "",
            settled=self.settled.how if self.settled is not None else None,
            contested=self.game.contested(self.facts.format),
            packs=list(self.match.setup.packs),
            begins=self.base,
        )

    def _position_due(self) -> Position | None:
        """Now and then the state itself, so that the table opens fast, and under newer rules."""
        return None if self._since_position < POSITION_EVERY else self.position()

    def position(self) -> Position:
        """How the match stands; it replaces positions after as many choices or more."""
        checkpoint = self.match.checkpoints[-1]
        here = reached(checkpoint)
        self.written[1:] = [extent for extent in self.written[1:] if extent[0] < here[0]]
        past = "" if self.base else written_piece(self.match, self.written[-1], here)
        self.written.append(here)
        self._since_position = 0
        state = written_state(self.match, checkpoint)
        choices = self.base + checkpoint.at
        tail = written_tail(self.match)
        edition = str(self.game.edition(self.match.setup.packs))
        return Position(self.turn, choices, edition, state, past, tail)


def events_after(match: Match, base: int, count: int) -> list[tuple[int, Event]]:
    """The events after the first `count` choices of a match whose first one has number `base`.

    Each comes with the number of choices it followed on; with -1 they begin with the deal.
    """
    assert match.journal is not None
    events = match.journal.events
    now = base + len(match.choices)
    start = len(events)
    while start > 0 and now > count:
        start -= 1
        if _is_answer(events[start]):
            now -= 1
    found: list[tuple[int, Event]] = []
    for event in events[start:]:
        if _is_answer(event):
            now += 1
        found.append((now, event))
    return found


def _is_answer(event: Event) -> bool:
    """Is it the event by which a choice begins (not one that the match made itself)?"""
    return event.chooser >= 0 and not event.forced
