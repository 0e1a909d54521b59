"""What a match remembers beside its states, written down piece by piece with its positions.

With it a table opens from its newest position as it would from the beginning of its log. Each
piece goes up to the start of a step; the *tail* of a position holds the choices since then.
"""

import msgspec

from questhall.kernel.choices import Checkpoint, Choice, Past
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.events import Event
from questhall.kernel.events import Part as Line
from questhall.kernel.match import Match
from questhall.kernel.phrases import sum_phrase
from questhall.kernel.records import Part, SavedBranch, saved_branches
from questhall.kernel.scribe import Phrasebook

from .records import Chose

# How far the past has been written down: so many choices, so many events.
Extent = tuple[int, int]


class PastChoice(msgspec.Struct, array_like=True):
    """An answer."""

    seat: int
    part: int
    index: int
    verb: str
    what: Part
    where: Part
    amount: Part
    only: int
    alone: bool = False


class PastPart(msgspec.Struct, array_like=True):
    """A line of a sum."""

    key: str
    amount: int
    what: Part


class PastEvent(msgspec.Struct, array_like=True):
    """Something that happened."""

    key: str
    rule: str
    what: Part
    where: Part
    amount: Part
    seen_by: int
    values: list[Part] | None
    chooser: int
    forced: bool
    depth: int = 0
    parts: list[PastPart] | None = None
    alone: bool = False


class Piece(msgspec.Struct, array_like=True):
    """Choices with the marks before them, events and branches, from the extent `start` on. (There
    are older pieces that tell of the branches before it once more.)"""

    start: Extent
    choices: list[PastChoice]
    marks: list[int]
    events: list[PastEvent]
    branches: list[SavedBranch]


class Tail(msgspec.Struct, array_like=True):
    """The choices of a step, and after how many of them chance took another course."""

    choices: list[Chose]
    branches: list[SavedBranch]


_pieces: msgspec.json.Decoder[Piece] = msgspec.json.Decoder(Piece)
_tails: msgspec.json.Decoder[Tail] = msgspec.json.Decoder(Tail)


def reached(checkpoint: Checkpoint) -> Extent:
    """How much had happened when the step began."""
    return checkpoint.at, checkpoint.events


def written_piece(match: Match, start: Extent, end: Extent) -> str:
    """What happened between the starts of two steps."""
    past = match.past()
    book = Phrasebook(match.game, match.state)
    piece = Piece(
        start,
        [_past_choice(each, book) for each in past.choices[start[0] : end[0]]],
        past.marks[start[0] : end[0]],
        [_past_event(each, book) for each in past.events[start[1] : end[1]]],
        [SavedBranch.of(each) for each in past.branches if start[0] <= each.at < end[0]],
    )
    return msgspec.json.encode(piece).decode()


def add_piece(past: Past, text: str, book: Phrasebook) -> Extent:
    """Add a piece to a past, in place of whatever goes beyond its start; how far it goes then."""
    piece = _pieces.decode(text)
    choice, event = piece.start
    if len(past.choices) < choice or len(past.events) < event:
        raise ValueError("a piece of the past is missing")
    past.choices[choice:] = [_choice(each, book) for each in piece.choices]
    past.marks[choice:] = piece.marks
    past.events[event:] = [_event(each, book) for each in piece.events]
    past.branches = [each for each in past.branches if each.at < choice]
    past.branches += [each.branch() for each in piece.branches if each.at >= choice]
    return len(past.choices), len(past.events)


def read_tail(text: str) -> Tail:
    return _tails.decode(text) if text else Tail([], [])


def written_tail(match: Match) -> str:
    """The choices of the current step; nothing if there are none."""
    start, end = match.checkpoints[-1].at, len(match.choices)
    book = Phrasebook(match.game, match.state)
    made = match.choices[start:]
    choices = [Chose.of(each.seat, each.option, book, each.alone) for each in made]
    tail = Tail(choices, saved_branches(match, start, end))
    return msgspec.json.encode(tail).decode() if tail.choices or tail.branches else ""


def _past_choice(choice: Choice, book: Phrasebook) -> PastChoice:
    saved = Chose.of(choice.seat, choice.option, book)
    return PastChoice(
        choice.seat,
        choice.part,
        choice.index,
        saved.verb,
        saved.what,
        saved.where,
        saved.amount,
        saved.only,
        choice.alone,
    )


def _choice(past: PastChoice, book: Phrasebook) -> Choice:
    numbers = book.numbers(past.verb, (past.what, past.where, past.amount))
    option = Option(past.verb, *numbers, past.only)
    return Choice(past.seat, past.part, past.index, option, alone=past.alone)


def _past_event(event: Event, book: Phrasebook) -> PastEvent:
    return PastEvent(
        event.key,
        event.rule,
        *book.written(event.key, (event.what, event.where, event.amount)),
        event.seen_by,
        book.written_values(event.key, event.values),
        event.chooser,
        event.forced,
        event.depth,
        None if event.parts is None else [_past_part(each, book) for each in event.parts],
        event.alone,
    )


def _past_part(part: Line, book: Phrasebook) -> PastPart:
    what, _, _ = book.written(sum_phrase(part.key), (part.what, NOTHING, NOTHING))
    return PastPart(part.key, part.amount, what)


def _part(past: PastPart, book: Phrasebook) -> Line:
    what, _, _ = book.numbers(sum_phrase(past.key), (past.what, NOTHING, NOTHING))
    return Line(past.key, past.amount, what)


def _event(past: PastEvent, book: Phrasebook) -> Event:
    numbers = book.numbers(past.key, (past.what, past.where, past.amount))
    values = book.values(past.key, past.values)
    event = Event(past.key, past.rule, *numbers, past.seen_by, values)
    event.chooser = past.chooser
    event.forced = past.forced
    event.alone = past.alone
    event.depth = past.depth
    if past.parts is not None:
        event.parts = [_part(each, book) for each in past.parts]
    return event
