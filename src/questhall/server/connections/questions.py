"""What a connection asks of its table without changing it: hints, advice, reasons, the past.

Each is answered when the answer is known; meanwhile the connection goes on listening.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from questhall.kernel.choices import Refused
from questhall.kernel.tallies import count

from ..gate.limits import Bucket
from ..logs import log_fault, short
from ..protocol.messages import (
    Answer,
    AskAdvice,
    AskHint,
    AskLog,
    AskTally,
    AskWhy,
    ErrorMessage,
    Logged,
    Look,
    Looked,
)
from ..protocol.refusals import Refusal, refusal_of
from ..rooms.hall import Hall
from ..rooms.room import Guest, Room
from ..showing.telling import LOG_TAIL, eyes, tally_message
from ..workers.queues import Asker

Q = TypeVar("Q")


class OneAtATime(Generic[Q]):
    """Answers one question after the other; of those that come meanwhile only the newest waits."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._next: Q | None = None

    def ask(self, question: Q, answer: Callable[[Q], Awaitable[None]]) -> Q | None:
        """Ask it; returns the question that it replaces."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._answer(question, answer))
            return None
        outdated, self._next = self._next, question
        return outdated

    @property
    def busy(self) -> bool:
        return self._task is not None

    async def _answer(self, question: Q | None, answer: Callable[[Q], Awaitable[None]]) -> None:
        while question is not None:
            await answer(question)
            question, self._next = self._next, None
        self._task = None

    def drop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None


class Inquirer(Guest):
    """A guest who may ask."""

    def __init__(self, hall: Hall, address: str) -> None:
        super().__init__(address)
        self.hall = hall
        self.room: Room
        self._looks: OneAtATime[Look] = OneAtATime()
        self._doubts: OneAtATime[AskWhy] = OneAtATime()
        self._hints: OneAtATime[AskHint] = OneAtATime()
        self._advice: OneAtATime[AskAdvice] = OneAtATime()
        self._glances = Bucket(hall.settings.looks_per_second, hall.settings.looks_at_once)

    @property
    def _asker(self) -> Asker:
        return Asker(self.address, self.room.table.facts.id)

    def drop_questions(self) -> None:
        """Nobody waits for the answers any more."""
        for questions in (self._looks, self._doubts, self._hints, self._advice):
            questions.drop()

    def _need(self, seat: int) -> int:
        if seat not in self.seats:
            raise Refusal("not_your_seat", f"seat {seat} is not yours")
        return seat

    def _need_patience(self) -> None:
        if not (self._glances.take() and self.hall.looks.take(self.address)):
            raise Refusal("too_fast", "too many questions; wait a moment")

    async def _reply(self, ref: int, work: Awaitable[Answer]) -> None:
        """The answer, or why there is none."""
        try:
            self.send(await work)
        except Refusal as refusal:
            self._deny(ref, refusal)
        except Refused as fault:
            self._deny(ref, refusal_of(fault))
        except Exception as fault:
            log_fault("question failed", fault, table=short(self.room.table.facts.id))
            self.hall.metrics.count("faults")
            self._deny(ref, Refusal("internal", "there is no answer right now"))

    def _deny(self, ref: int, refusal: Refusal) -> None:
        self.hall.metrics.count("refusals", refusal.code)
        self.send(ErrorMessage(refusal.code, refusal.message, ref))

    async def _if_mine(self, seat: int, work: Awaitable[Answer]) -> Answer:
        """The answer, if the seat still belongs to the one who asked."""
        answer = await work
        self._need(seat)
        return answer

    # -- hints and reasons -----------------------------------------------------

    async def _ask_hint(self, said: AskHint) -> None:
        self._need(said.seat)
        if self._hints.busy:
            raise Refusal("too_fast", "one hint at a time")
        self._hints.ask(said, self._hint)

    async def _hint(self, said: AskHint) -> None:
        hint = self.room.hint(self._asker, said.seat, said.ref)
        await self._reply(said.ref, self._if_mine(said.seat, hint))

    async def _ask_advice(self, said: AskAdvice) -> None:
        self._need(said.seat)
        if self._advice.busy:
            raise Refusal("too_fast", "one piece of advice at a time")
        self._advice.ask(said, self._advise)

    async def _advise(self, said: AskAdvice) -> None:
        advice = self.room.advice(self._asker, said.seat, said.adviser, said.language, said.ref)
        await self._reply(said.ref, self._if_mine(said.seat, advice))

    async def _why(self, said: AskWhy) -> None:
        self._need(said.seat)
        self._need_patience()
        outdated = self._doubts.ask(said, self._explain)
        if outdated is not None:
            self._deny(outdated.ref, Refusal("stale", "something else has been asked since"))

    async def _explain(self, said: AskWhy) -> None:
        reason = self.room.why(self._asker, said.seat, said.thing, said.ref)
        await self._reply(said.ref, self._if_mine(said.seat, reason))

    # -- the past --------------------------------------------------------------

    async def _look(self, said: Look) -> None:
        outdated = self._looks.ask(said, self._show)
        if outdated is not None:
            self._deny(outdated.ref, Refusal("stale", "something else has been looked at since"))

    async def _show(self, said: Look) -> None:
        await self._reply(said.ref, self._looked(said))

    async def _looked(self, said: Look) -> Looked:
        seats = self._eyes(said)
        found = self.room.seen_before(said.at, seats)
        if found is None:
            self._need_patience()
            found = await self.room.look(self._asker, said.at, seats)
            if seats != self._eyes(said):
                raise Refusal("not_your_seat", "the seats are no longer yours")
        return Looked(said.ref, said.at, found.views, found.events, found.before, found.rest)

    def _eyes(self, said: Look) -> list[int]:
        table = self.room.table
        seats = sorted(set(said.seats)) if table.tells_all and said.seats else eyes(self.seats)
        if max(seats) >= len(table.people.seats):
            raise Refusal("not_your_seat", "there is no such seat")
        return seats

    async def _log(self, said: AskLog) -> None:
        self._need_patience()
        since = max(said.since, said.until - LOG_TAIL, -1)
        async with self.room.lock:
            with self.room.rules():
                events = self.room.teller.events(since, said.until, eyes(self.seats))
        self.send(Logged(said.ref, since, said.until, events))

    async def _tally(self, said: AskTally) -> None:
        """Counted from all that happened, secrets as well: nobody learns it before the end."""
        self._need_patience()
        table = self.room.table
        if not table.tells_all:
            raise Refusal("bad_message", "the game is not over")
        async with self.room.lock:
            with self.room.rules():
                match = table.match
                counted = count(table.game, match.setup, match.state, match.past().events)
        self.send(tally_message(counted, said.ref))
