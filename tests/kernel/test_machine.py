"""A match under any order of choosing, undoing, copying and saving, beside a plain model.

The model has no checkpoints: for every question it replays all choices from the start.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import load, read, save
from tests.conformance.toy import GAME


class Model:
    """The choices of a match, and where chance branched."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.seed = seed
        self.choices: list[tuple[int, Option]] = []
        self.branches: list[tuple[int, int]] = []
        self.branched = 0

    def played(self, choices: int) -> Match:
        match = Match.start(GAME, self.setup, self.seed, listen=False)
        for number, (seat, option) in enumerate(self.choices[:choices]):
            self._branch(match, number)
            match.take(seat, option)
        self._branch(match, choices)
        return match

    def _branch(self, match: Match, at: int) -> None:
        for place, number in self.branches:
            if place == at:
                match.branch_off(number)

    def undo(self, to: int) -> None:
        seen = self.played(to).state.marks != self.played(len(self.choices)).state.marks
        lost = [place for place, _ in self.branches if place > to]
        self.choices = self.choices[:to]
        self.branches = [(place, number) for place, number in self.branches if place <= to]
        if seen or lost:
            self.branched += 1
            earlier = [(place, number) for place, number in self.branches if place < to]
            self.branches = [*earlier, (to, self.branched)]


def same(match: Match, other: Match) -> None:
    assert state_hash(match.state) == state_hash(other.state)
    assert [questions(each) for each in match.pending] == [
        questions(each) for each in other.pending
    ]
    assert match.over == other.over


def questions(decision: Any) -> tuple[object, ...]:
    return (decision.seats, decision.prompt, [repr(option) for option in decision.options])


class MatchMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.match = Match.start(GAME, Setup("short", 2), "")
        self.model = Model(self.match.setup, "")

    @initialize(
        seats=st.sampled_from([2, 3]),
        seed=st.sampled_from("abcdef"),
        hand=st.sampled_from([2, 3, 4]),
    )
    def sit_down(self, seats: int, seed: str, hand: int) -> None:
        setup = GAME.checked(Setup("short", seats, {"hand": hand, "box": "half"}))
        self.match = Match.start(GAME, setup, seed)
        self.model = Model(setup, seed)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), times=st.integers(1, 6))
    def choose(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            if self.match.over:
                return
            decision = data.draw(st.sampled_from(self.match.pending))
            option = data.draw(st.sampled_from(decision.options))
            seat = option.seat if option.seat != NOTHING else decision.seats[0]
            self.match.take(seat, option)
            self.model.choices.append((seat, option))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        to = data.draw(st.integers(0, len(self.match.choices)))
        self.match.undo(to)
        self.model.undo(to)

    @rule()
    def undo_what_is_free(self) -> None:
        to = self.match.free_undo_to()
        marks = self.match.state.marks
        assert to == 0 or self.model.played(to - 1).state.marks != marks
        assert self.model.played(to).state.marks == marks
        self.match.undo(to)
        self.model.undo(to)

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        to = data.draw(st.integers(0, len(self.match.choices)))
        same(self.match.at(to), self.model.played(to))

    @rule()
    def go_on_with_a_copy_of_the_whole_match(self) -> None:
        self.match = self.match.at(len(self.match.choices))

    @rule()
    def save_and_open(self) -> None:
        self.match = load(save(self.match), GAME)

    @rule()
    def open_from_the_checkpoint(self) -> None:
        record = read(save(self.match))
        record.version = "0"
        same(load(msgspec.json.encode(record), GAME), self.match)

    @rule(data=st.data())
    def play_a_copy(self, data: st.DataObject) -> None:
        fork = self.match.fork()
        for _ in range(3):
            if not fork.over:
                decision = data.draw(st.sampled_from(fork.pending))
                option = data.draw(st.sampled_from(decision.options))
                fork.take(option.seat if option.seat != NOTHING else decision.seats[0], option)

    @rule(seat=st.integers(-1, 3), number=st.integers(0, 20))
    def choose_what_is_not_offered(self, seat: int, number: int) -> None:
        with pytest.raises(Refused):
            self.match.take(seat, Option("play", 100 + number))

    @invariant()
    def it_stands_where_the_model_stands(self) -> None:
        same(self.match, self.model.played(len(self.model.choices)))
        assert len(self.match.choices) == len(self.model.choices)
        assert [(each.at, each.number) for each in self.match.branches] == self.model.branches


MatchMachine.TestCase.settings = settings(stateful_step_count=20)
TestMatchMachine = MatchMachine.TestCase
