"""Laws of the past: history, copies, saves and undo are exact."""

from typing import Any

import msgspec

from questhall.kernel.codec import state_hash, to_plain
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, load, read, save

from .case import Case, Law, asked, events_of, play_on, repeat, told

FURTHER = 20


def history(case: Case) -> None:
    """The match can be seen as it stood at any choice, and goes on from there as it did."""
    law = Law("history", case)
    end = len(case.match.choices)
    events = [told(event) for event in events_of(case.match)]
    for point in [*case.points, end]:
        then = case.at(point)
        same_position(law, point, then)
        now = [told(event) for event in events_of(then)]
        law.same(point, "the events", now, events[: case.recorded[point].events])
    first = case.at(case.points[0]) if case.points else case.at(end)
    for choice in case.match.choices[len(first.choices) :]:
        repeat(first, choice, law)
    same_position(law, end, first)
    same_position(law, end, case.match)


def forks(case: Case) -> None:
    """A copy is equal, goes its own way, and goes it twice in the same way."""
    law = Law("forks", case)
    for point in case.points:
        match = case.at(point)
        ways = []
        for fork in (match.fork(), match.fork()):
            same_position(law, point, fork)
            play_on(fork, case.chance(f"fork {point}"), FURTHER, law)
            ways.append((state_hash(fork.state), asked(fork)))
        law.same(point, "two copies played on in the same way", ways[0], ways[1])
        same_position(law, point, match)


def saves(case: Case) -> None:
    """A saved match opens at the same position and goes on in the same way."""
    law = Law("saves", case)
    for point in case.points:
        match = case.at(point)
        opened = _opened(law, point, save(match), case)
        same_position(law, point, opened)
        law.same(point, "a second save", save(opened), save(match))
        same_way_on(law, point, match, opened)


def old_saves(case: Case) -> None:
    """A save of another version opens from its checkpoint at the same position."""
    law = Law("old saves", case)
    for point in case.points:
        match = case.at(point)
        record = read(save(match))
        record.version += " before"
        opened = _opened(law, point, msgspec.json.encode(record), case)
        same_position(law, point, opened)
        again = _opened(law, point, save(opened), case)
        same_position(law, point, again)
        same_way_on(law, point, match, again)


def _opened(law: Law, point: int, data: bytes, case: Case) -> Match:
    try:
        return load(data, case.game)
    except BadSave as fault:
        raise law.broken(point, f"its save cannot be opened: {fault}") from fault


def undo(case: Case) -> None:
    """Taking back is exact; what has been seen is not seen again in the same way."""
    law = Law("undo", case)
    chance = case.chance("undo")
    for point in case.points:
        match = case.at(point)
        newest = match.state.chance.branch
        for _ in range(3):
            now = len(match.choices)
            to = match.free_undo_to() if chance.below("free", 2) else chance.below("to", now + 1)
            wanted = match.at(to)
            seen = match.marks_at[to] != match.state.marks
            taken_back = match.choices[to:]
            match.undo(to)
            branched = match.state.chance.branch != wanted.state.chance.branch
            if seen and match.state.chance.branch <= newest:
                raise law.broken(to, "chance did not branch off although something was seen")
            newest = max(newest, match.state.chance.branch)
            _same(law, match, wanted, branched)
            for choice in taken_back:
                if branched and match.state.marks != match.marks_at[to]:
                    break
                repeat(wanted, choice, law)
                repeat(match, choice, law)
                if not branched or match.state.marks == match.marks_at[to]:
                    _same(law, match, wanted, branched)
            play_on(match, case.chance(f"after undo {point}"), 3, law)


def _same(law: Law, match: Match, wanted: Match, branched: bool) -> None:
    """Are both at the same position, on other branches of chance or on the same?"""
    now = len(match.choices)
    law.same(now, "what is asked", asked(match), asked(wanted))
    if branched:
        law.same(now, "the state", _without_chance(match), _without_chance(wanted))
    else:
        law.same(now, "the state", state_hash(match.state), state_hash(wanted.state))


def _without_chance(match: Match) -> bytes:
    plain: dict[str, Any] = to_plain(match.state)
    del plain["chance"]
    return msgspec.json.encode(plain, order="sorted")


def same_position(law: Law, point: int, match: Match) -> None:
    """Is this the position that was recorded there?"""
    wanted = law.case.recorded[point]
    law.same(point, "what is asked", asked(match), wanted.asked)
    law.same(point, "the state", state_hash(match.state), wanted.hash)


def same_way_on(law: Law, point: int, match: Match, other: Match) -> None:
    """Played on with the same choices, do both come to the same position?"""
    chance = law.case.chance(f"on from {point}")
    before = len(match.choices)
    play_on(match, chance, FURTHER, law)
    for choice in match.choices[before:]:
        repeat(other, choice, law)
    law.same(point, "what is asked further on", asked(other), asked(match))
    law.same(point, "the state further on", state_hash(other.state), state_hash(match.state))
