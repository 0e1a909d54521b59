"""What a match remembers beside its states, written down piece by piece with its positions.

With it a table opens from its newest position, as it would from the beginning of its log. The
tail are the choices of the step that has begun: no state knows of them.
"""

import msgspec

from questhall.kernel.branches import Branch
from questhall.kernel.choices import Choice
from questhall.kernel.decisions import Option
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.saves import SavedBranch

from .records import Chose

# How much of a match is told already: so many choices, so many events.
Told = tuple[int, int]


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


class Past(msgspec.Struct, array_like=True):
    """Choices with the marks before them, and events, after those `told` before; all branches."""

    told: Told
    choices: list[PastChoice]
    marks: list[int]
    events: list[PastEvent]
    branches: list[SavedBranch]


class Tail(msgspec.Struct, array_like=True):
    """The choices of a step, and after how many of them chance went on on another branch."""

    choices: list[Chose]
    branches: list[SavedBranch]


_pasts: msgspec.json.Decoder[Past] = msgspec.json.Decoder(Past)
_tails: msgspec.json.Decoder[Tail] = msgspec.json.Decoder(Tail)


def told_by(match: Match) -> Told:
    """How much had happened when the current step began."""
    checkpoint = match.checkpoints[-1]
    return checkpoint.at, checkpoint.events


def past_of(match: Match, told: Told) -> str:
    """What happened since then, up to the beginning of the current step."""
    assert match.journal is not None
    choice, event = told
    choices, events = told_by(match)
    past = Past(
        told,
        [_past_choice(each) for each in match.choices[choice:choices]],
        match.marks_at[choice:choices],
        [_past_event(each) for each in match.journal.events[event:events]],
        [SavedBranch.of(branch) for branch in match.branches if branch.at < choices],
    )
    return msgspec.json.encode(past).decode()


def tail_of(match: Match, start: int, end: int) -> Tail:
    """The choices from number `start` up to `end`."""
    return Tail(
        [Chose.of(each.seat, each.option) for each in match.choices[start:end]],
        [SavedBranch.of(each, start) for each in match.branches if start <= each.at <= end],
    )


def read_tail(text: str) -> Tail:
    return _tails.decode(text) if text else Tail([], [])


def written(tail: Tail) -> str:
    return msgspec.json.encode(tail).decode() if tail.choices or tail.branches else ""


def branch_off(match: Match, tail: Tail, after: int) -> None:
    """Where chance went on on another branch after so many choices of the tail, let it again."""
    for branch in tail.branches:
        if branch.at == after:
            branch.take(match)


def remind(match: Match, text: str) -> Told:
    """Let the match remember what was written, and nothing beyond; how much it was told now."""
    assert match.journal is not None
    past = _pasts.decode(text)
    choice, event = past.told
    if len(match.choices) < choice or len(match.journal.events) < event:
        raise ValueError("a piece of the past is missing")
    match.choices[choice:] = [_choice(each) for each in past.choices]
    match.marks_at[choice:] = past.marks
    match.journal.events[event:] = [_event(each) for each in past.events]
    match.branches = [Branch(each.at, each.number, each.kept) for each in past.branches]
    return choice + len(past.choices), event + len(past.events)


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
