"""Rules that are being played on a prepared state: a flow alone, or a match from a step on."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from copy import copy
from typing import Any, Generic, TypeVar

from questhall.kernel.decisions import Decision, Flow, Option, SideBySide, Together
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import Game, Setup, Step
from questhall.kernel.match import NO_ANSWER, Match
from questhall.kernel.open_questions import must_be_asked
from questhall.kernel.state import State

T = TypeVar("T")


class Running(ABC):
    """Something that asks until it is over."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The open question; of several, the first one."""

    @abstractmethod
    def take(self, option: Option) -> None:
        """Answer it with one of its options."""


class RunningFlow(Running, Generic[T]):
    """A rule alone. A single option is taken by itself, as in a match; several seats that are asked
    at once answer one after the other."""

    def __init__(self, flow: Flow[T]) -> None:
        self._flow = flow
        self.open: list[Decision] = []  # the questions still to be answered
        self._beside: list[Flow[None]] = []  # in flows side by side, the flow of each question
        self._result: list[T] = []
        self._go_on(None)

    @property
    def decision(self) -> Decision | None:
        return self.open[0] if self.open else None

    @property
    def result(self) -> T:
        """What comes of it."""
        assert self._result, "it is not over: something is still asked"
        return self._result[0]

    def take(self, option: Option) -> None:
        decision = self.open.pop(0)
        decision.answer = option
        if self._beside:
            self._go_on_beside(option)
        if not self.open:
            self._go_on(option)

    def _go_on(self, answer: Option | None) -> None:
        """Go on to the next real question."""
        try:
            decision = next(self._flow) if answer is None else self._flow.send(answer)
            forced = self._put(decision)
            while forced is not None:
                forced = self._put(self._flow.send(forced))
        except StopIteration as stop:
            self._result.append(stop.value)

    def _put(self, decision: Decision) -> Option | None:
        """Ask; the answer if there is no choice."""
        if isinstance(decision, SideBySide):
            return self._put_side_by_side(decision)
        parts = decision.parts if isinstance(decision, Together) else [decision]
        for part in parts:
            if not must_be_asked(part):
                part.answer = part.options[0]
        self.open = [part for part in parts if must_be_asked(part)]
        return None if self.open else parts[-1].answer

    def _put_side_by_side(self, beside: SideBySide) -> Option | None:
        """One seat is asked all its questions, then the next."""
        for flow in beside.flows:
            question = _question_of(flow, None)
            if question is not None:
                self.open.append(question)
                self._beside.append(flow)
        return None if self.open else NO_ANSWER

    def _go_on_beside(self, answer: Option) -> None:
        question = _question_of(self._beside[0], answer)
        if question is None:
            self._beside.pop(0)
        else:
            self.open.insert(0, question)


class RunningMatch(Running):
    """A match that goes on from a prepared state, and stops before the given steps."""

    def __init__(self, game: Game, setup: Setup, state: State, stops: Collection[str] = ()) -> None:
        self.reached = ""  # the step that it stopped before
        self._started = False
        watched = copy(game)
        watched.steps = {
            name: self._watched(name, step, stops) for name, step in game.steps.items()
        }
        self.match = Match.resume(watched, setup, "bench", state)

    def _watched(self, name: str, step: Step, stops: Collection[str]) -> Step:
        def watched(state: Any) -> Flow[None]:
            if self._started and name in stops:
                self.reached = name
                yield _Pause()
            self._started = True
            yield from step(state)

        return watched

    @property
    def decision(self) -> Decision | None:
        pending = self.match.pending
        if self.match.over or not pending or isinstance(pending[0], _Pause):
            return None
        return pending[0]

    def take(self, option: Option) -> None:
        decision = self.match.pending[0]
        seat = option.seat if option.seat >= 0 else decision.seats[0]
        self.match.answer(0, decision.options.index(option), seat)


class _Pause(Decision):
    """The part under test is over."""

    def __init__(self) -> None:
        super().__init__([0], "", [Option("")], "", always_ask=True)


def _question_of(flow: Flow[None], answer: Option | None) -> Decision | None:
    """The next real question of a flow, or None if it has ended."""
    try:
        question = next(flow) if answer is None else flow.send(answer)
        while not must_be_asked(question):
            question = flow.send(question.options[0])
    except StopIteration:
        return None
    return question


def told(journal: Journal | None, key: str) -> list[Event]:
    """What happened, of one kind; choices are no events."""
    assert journal is not None, "nothing is written down: play something first"
    return [event for event in journal.events if event.key == key and event.chooser < 0]
