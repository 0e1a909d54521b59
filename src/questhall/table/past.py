"""What a match remembers beside its states, written down piece by piece with its positions.

With it a table opens from its newest position as it would from the beginning of its log. Each
piece goes up to the start of a step; the *tail* of a position holds the choices since then.
"""

import msgspec

from questhall.kernel.choices import Choice, Past
from questhall.kernel.decisions import Option
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.records import SavedBranch, saved_branches

from .records import Chose

# How far the past has been written down: so many choices, so many events.
Extent = tuple[int, int]


class PastChoice(msgspec.Struct, array_like=True):
    """An answer, by its numbers."""

    seat: int
    part: int
    index: int
    verb: str
    what: int
    where: int
    amount: int
    only: int


class PastEvent(msgspec.Struct, array_like=True):
    """Something that happened, by its numbers."""

    key: str
    rule: str
    what: int
    where: int
    amount: int
    seen_by: int
    values: list[int] | None
    chooser: int
    forced: bool


class Piece(msgspec.Struct, array_like=True):
    """Choices with the marks before them, and events, from the extent `start` on; all branches."""

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


def step_start(match: Match) -> Extent:
    """How much had happened when the current step began."""
    checkpoint = match.checkpoints[-1]
    return checkpoint.at, checkpoint.events


def written_piece(match: Match, start: Extent) -> str:
    """What happened since then, up to the start of the current step."""
    past = match.past()
    choice, event = start
    choices, events = step_start(match)
    piece = Piece(
        start,
        [_past_choice(each) for each in past.choices[choice:choices]],
        past.marks[choice:choices],
        [_past_event(each) for each in past.events[event:events]],
        [SavedBranch.of(branch) for branch in past.branches if branch.at < choices],
    )
    return msgspec.json.encode(piece).decode()


def add_piece(past: Past, text: str) -> Extent:
    """Add a piece to a past, in place of whatever goes beyond its start; how far it goes then."""
    piece = _pieces.decode(text)
    choice, event = piece.start
    if len(past.choices) < choice or len(past.events) < event:
        raise ValueError("a piece of the past is missing")
    past.choices[choice:] = [_choice(each) for each in piece.choices]
    past.marks[choice:] = piece.marks
    past.events[event:] = [_event(each) for each in piece.events]
    past.branches = [each.branch() for each in piece.branches]
    return len(past.choices), len(past.events)


def read_tail(text: str) -> Tail:
    return _tails.decode(text) if text else Tail([], [])


def written_tail(match: Match) -> str:
    """The choices of the current step; nothing if there are none."""
    start, end = match.checkpoints[-1].at, len(match.choices)
    choices = [Chose.of(each.seat, each.option) for each in match.choices[start:]]
    tail = Tail(choices, saved_branches(match, start, end))
    return msgspec.json.encode(tail).decode() if tail.choices or tail.branches else ""


def _past_choice(choice: Choice) -> PastChoice:
    option = choice.option
    return PastChoice(
        choice.seat,
        choice.part,
        choice.index,
        option.verb,
        option.what,
        option.where,
        option.amount,
        option.seat,
    )


def _choice(past: PastChoice) -> Choice:
    option = Option(past.verb, past.what, past.where, past.amount, past.only)
    return Choice(past.seat, past.part, past.index, option)


def _past_event(event: Event) -> PastEvent:
    return PastEvent(
        event.key,
        event.rule,
        event.what,
        event.where,
        event.amount,
        event.seen_by,
        event.values,
        event.chooser,
        event.forced,
    )


def _event(past: PastEvent) -> Event:
    event = Event(
        past.key, past.rule, past.what, past.where, past.amount, past.seen_by, past.values
    )
    event.chooser = past.chooser
    event.forced = past.forced
    return event
