"""Laws of the past: history, copies, saves and undo are exact."""

import msgspec

from questhall.kernel.codec import state_hash
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, load, read, save

from .case import Case, Law, asked, events_of, law_called, play_on, repeat, told
from .secrets import view_of

FURTHER = 20
REPEATED = 40


@law_called("history")
def history(law: Law) -> None:
    """The match can be seen as it stood at any choice, and goes on from there as it did."""
    case = law.case
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


@law_called("forks")
def forks(law: Law) -> None:
    """A copy is equal, goes its own way, and goes it twice in the same way."""
    case = law.case
    for point in case.points:
        match = case.at(point)
        ways = []
        for fork in (match.fork(), match.fork()):
            same_position(law, point, fork)
            play_on(fork, case.chance(f"fork {point}"), FURTHER, law)
            ways.append((state_hash(fork.state), asked(fork)))
        law.same(point, "two copies played on in the same way", ways[0], ways[1])
        same_position(law, point, match)


@law_called("saves")
def saves(law: Law) -> None:
    """A saved match opens at the same position and goes on in the same way."""
    case = law.case
    for point in case.points[::2]:
        match = case.at(point)
        opened = _opened(law, point, save(match), case)
        same_position(law, point, opened)
        law.same(point, "a second save", save(opened), save(match))
        same_way_on(law, point, match, opened)


@law_called("restored views")
def restored_views(law: Law) -> None:
    """Every seat sees the same in a match that is played, in its copy and in its save."""
    case = law.case
    looked_at = {*case.points[1::2], len(case.match.choices)}
    for now, played in case.positions(listen=True):
        if now in looked_at:
            opened = _opened(law, now, save(played), case)
            for viewer in case.viewers:
                seen = view_of(played, viewer)
                what = f"the view of seat {viewer}"
                law.same(now, f"{what} in a copy", view_of(case.at(now), viewer), seen)
                law.same(now, f"{what} in a save", view_of(opened, viewer), seen)


@law_called("old saves")
def old_saves(law: Law) -> None:
    """A save of another version opens from its checkpoint at the same position."""
    case = law.case
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


@law_called("undo")
def undo(law: Law) -> None:
    """Taking back is exact; what has been seen is not seen again in the same way."""
    case = law.case
    chance = case.chance("undo")
    for point in case.points:
        match = case.at(point)
        for _ in range(3):
            to = chance.below("to", len(match.choices) + 1)
            if chance.below("free", 2) == 0:
                to = match.free_undo_to()
            _take_back(law, match, to)
            play_on(match, case.chance(f"after undo {point}"), 3, law)


def _take_back(law: Law, match: Match, to: int) -> None:
    """Take back, compare, and choose the same again up to the next mark of information."""
    wanted = match.at(to)
    newest = match.state.chance.branch
    marks = match.marks_at[to:]
    taken_back = match.choices[to:]
    match.undo(to)
    if marks[0] != marks[-1] and match.state.chance.branch <= newest:
        raise law.broken(to, "chance did not branch off although something was seen")
    branched = match.state.chance.branch != wanted.state.chance.branch
    _same(law, match, wanted, branched)
    unmarked = marks.count(marks[0]) - 1 if branched else len(taken_back)
    for choice in taken_back[: min(unmarked, REPEATED)]:
        repeat(match, choice, law)
        repeat(wanted, choice, law)
    _same(law, match, wanted, branched)


def _same(law: Law, match: Match, wanted: Match, branched: bool) -> None:
    """Are both at the same position? On another branch only what nobody sees may differ."""
    now = len(match.choices)
    law.same(now, "what is asked", asked(match), asked(wanted))
    if not branched:
        law.same(now, "the state", state_hash(match.state), state_hash(wanted.state))
    for viewer in law.case.viewers:
        found, shown = view_of(match, viewer), view_of(wanted, viewer)
        law.same(now, f"the view of seat {viewer} after taking back", found, shown)


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
