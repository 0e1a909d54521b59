"""A bench for any game: set a small position, play one thing, look at it."""

from typing import Generic, TypeVar

from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
from questhall.kernel.state import State

from .asked import Asked
from .rigged import Rigged
from .running import Running, RunningFlow, RunningMatch, told

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Bench(Asked, Generic[S]):
    """One prepared state of a game, and what is being played on it."""

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state
        self.rigged = Rigged(state)
        self._running: Running | None = None

    # -- playing ---------------------------------------------------------------

    def begin(self, flow: Flow[object], *choices: str) -> None:
        """Play a rule with these answers; the next question stays open."""
        self._listen()
        self._running = RunningFlow(flow)
        self._answer(choices)

    def do(self, flow: Flow[T], *choices: str) -> T:
        """Play a rule to its end with these answers; returns what comes of it."""
        self._listen()
        running = RunningFlow(flow)
        self._running = running
        self._answer(choices)
        self.expect_nothing()
        return running.result

    def step(self, name: str, *choices: str) -> None:
        """Play one step of the game to its end."""
        self.do(self.game.steps[name](self.state), *choices)

    def match(self, setup: Setup, step: str = "", stops: tuple[str, ...] = ()) -> Match:
        """Play on from this state (or from a step of it), up to the first of the `stops`."""
        self.state.next_step = step or self.state.next_step
        running = RunningMatch(self.game, self.game.checked(setup), self.state, stops)
        self._running = running
        return running.match

    def _listen(self) -> None:
        if self.state.journal is None:
            self.state.journal = Journal()

    def _answer(self, choices: tuple[str, ...]) -> None:
        for choice in choices:
            self.choose(choice)

    # -- asking and looking ----------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        assert self._running is not None, "nothing is being played: begin a rule, a step or a match"
        return self._running.decision

    def spelled(self, option: Option) -> str:
        return option_id(self.game, self.state, option)

    def take(self, option: Option) -> None:
        assert self._running is not None
        self._running.take(option)

    def told(self, key: str) -> list[Event]:
        """What happened, of one kind."""
        return told(self.state.journal, key)
