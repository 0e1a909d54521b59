"""One match as an agent plays it: whose turn it is, what may be done, what is seen and earned."""

from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match

from .sight import Tensor
from .world import World

THIN_OUT_EVERY: Final = 50
ILLEGAL_REWARD: Final = -1.0

Mask = npt.NDArray[np.int8]


class NotOffered(ValueError):
    """The action stands for nothing that the seat may do now."""


class Play:
    """A match of a world. Seats are asked one by one, also where several owe an answer at once."""

    def __init__(self, world: World, match: Match, turn: int = 0, first: int = NOTHING) -> None:
        self.world = world
        self.match = match
        self.turn = turn  # how many questions have been answered
        self.seat = NOTHING  # who decides now; NOTHING at the end
        self._part = 0  # which of several open questions
        self._options: list[Option] = []
        self._actions: dict[int, int] | None = None
        self._ask(first)

    @staticmethod
    def start(world: World, seed: str, keep: bool = False) -> "Play":
        """A new match. One that is kept can be copied and forked, and costs more."""
        return Play(world, Match.start(world.game, world.setup, seed, keep, listen=False))

    # -- how it stands -------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return self.match.over

    @property
    def broken_off(self) -> bool:
        """Does nobody play on, although the game is not over?"""
        return not self.over and self.seat == NOTHING

    @property
    def decision(self) -> Decision | None:
        return None if self.seat == NOTHING else self.match.pending[self._part]

    def reward(self, seat: int) -> float:
        """1 for the seat that won, -1 for the one that lost, in between for what is shared; 0 as
        long as the game goes on."""
        return 2.0 * self.match.state.results[seat] - 1.0 if self.over else 0.0

    def prospect(self, seat: int) -> float:
        """How good the position is for the seat, from -1 to 1, in the eyes of the game's judge, who
        sees all of it: good for shaping rewards in training, and for nothing else."""
        if self.over:
            return self.reward(seat)
        return 2.0 * self.world.game.judge(self.match.state, seat) - 1.0

    # -- what a seat sees ----------------------------------------------------------

    def observation(self, seat: int) -> Tensor:
        """What the seat sees and is asked, as a tensor."""
        return self.world.sight.tensor(self.match.state, seat, self._question_of(seat))

    def statements(self, seat: int) -> dict[str, float]:
        """What the tensor is made of, in words."""
        return self.world.sight.statements(self.match.state, seat, self._question_of(seat))

    def view(self, seat: int) -> Any:
        """What the seat sees, as plain data: dictionaries, lists, numbers and texts."""
        return msgspec.to_builtins(self.world.game.view(self.match.state, seat))

    def mask(self, seat: int) -> Mask:
        """1 for every action that the seat may take now."""
        mask = np.zeros(self.world.code.size, np.int8)
        if seat == self.seat and seat != NOTHING:
            mask[list(self.actions())] = 1
        return mask

    def actions(self) -> dict[int, int]:
        """The actions of the seat that decides, each with the place of its option."""
        if self._actions is None:
            self._actions = self.world.code.actions(self.match.state, self._options)
        return self._actions

    def named(self) -> dict[str, int]:
        """The same by name."""
        names = self.world.code.names(self.match.state, self._options)
        return {names[place]: action for action, place in self.actions().items()}

    # -- playing -------------------------------------------------------------------

    def act(self, action: int) -> None:
        """The seat that decides takes an action."""
        place = self.actions().get(int(action))
        if place is None:
            raise NotOffered(f"seat {self.seat} cannot take action {action} now: see the mask")
        self._take(place)

    def answer(self, option: Option) -> None:
        """The seat that decides takes one of its options."""
        self._take(_place_of(option, self._options))

    def _take(self, place: int) -> None:
        match = self.match
        options = match.pending[self._part].options
        index = place
        if options is not self._options:
            index = _place_of(self._options[place], options)
        match.answer(self._part, index, self.seat)
        self.turn += 1
        if match.keep and self.turn % THIN_OUT_EVERY == 0:
            match.thin_out()
        self._ask()

    def copy(self) -> "Play":
        """The same match with the same fate, to be played on by itself."""
        return Play(self.world, self.match.at(len(self.match.choices)), self.turn, self.seat)

    def fork(self, seed: str) -> "Play":
        """The match as the seat that decides must imagine it: what it cannot see is dealt anew and
        chance takes another course. A fork is played on, not forked again."""
        return Play(self.world, fork_for(self.match, self.seat, seed), self.turn, self.seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.copy()

    def _question_of(self, seat: int) -> Decision | None:
        return self.decision if seat == self.seat else None

    def _ask(self, first: int = NOTHING) -> None:
        """Whose turn is it? Of several who may answer for all, each in turn; `first` goes first."""
        self._actions = None
        self.seat = NOTHING
        self._part = 0
        self._options = []
        pending = self.match.pending
        if not pending or self.turn >= self.world.most_decisions:
            return
        if first != NOTHING:
            asked = [part for part, each in enumerate(pending) if first in each.seats]
            self._part = asked[0] if asked else 0
        decision = pending[self._part]
        seats = decision.seats
        begin = seats.index(first) if first in seats else self.turn
        for number in range(len(seats)):
            seat = seats[(begin + number) % len(seats)]
            self._options = decision.options_for(seat)
            if self._options:
                self.seat = seat
                return


def _place_of(wanted: Option, options: list[Option]) -> int:
    for place, option in enumerate(options):
        if option is wanted or option.same_as(wanted):
            return place
    raise NotOffered(f"{wanted!r} is not offered now")
