"""The bots at a table: they answer in their turn, as long as there is somebody to play for."""

import asyncio
from typing import TYPE_CHECKING
from weakref import ref

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision, Option
from questhall.table import acts
from questhall.table.people import SUBSTITUTE
from questhall.table.snapshots import Snapshots

from ..logs import log_fault, short
from ..protocol.refusals import Refusal
from ..workers.jobs import Thought
from .watching import held_up

if TYPE_CHECKING:
    from .room import Decide, Room

FALLBACK = "easy"
FAILURES_TOLD = 2
LONGEST_PAUSE = 60.0


class Question:
    """What a bot is asked."""

    def __init__(self, seat: int, decision: Decision, thought: Thought) -> None:
        self.seat = seat
        self.decision = decision
        self.thought = thought


class BotPlayers:
    """Lets one bot after the other answer. `stuck`: the seats whose bots come to no answer."""

    def __init__(self, room: "Room") -> None:
        # Held weakly: the room would hold itself in memory, and the table with it.
        self._room = ref(room)
        self.stuck: set[int] = set()
        self._snapshots = Snapshots()
        self._playing: asyncio.Task[None] | None = None
        self._question: Question | None = None
        self._withdrawn = asyncio.Event()
        self._news = asyncio.Event()
        self.waits = False  # for those who watch

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None
        return room

    @property
    def at_play(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def go_on(self) -> None:
        """Something has happened: play, or stop thinking about what is not asked any more."""
        self._news.set()
        if self.at_play:
            if self._question is not None and not self._is_asked(self._question):
                self._withdrawn.set()
        elif self._next_seat() is not None:
            self._playing = asyncio.get_running_loop().create_task(self._play())
            self._playing.add_done_callback(self._ended)

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _next_seat(self) -> int | None:
        room = self.room
        if not room.is_attended or room.closed:
            return None
        return room.table.bot_to_move(room.clock.overdue())

    def _is_asked(self, question: Question) -> bool:
        table = self.room.table
        return (
            self.room.is_attended
            and table.owed_by(question.seat) is question.decision
            and table.is_for_bot(question.seat, self.room.clock.overdue())
        )

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A fault must not leave the table waiting without a word in the log."""
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            self._note("bots stopped", fault)

    async def _play(self) -> None:
        failures = 0
        while True:
            async with self.room.lock:
                question = self._question = self._next_question()
                self._withdrawn.clear()
                if question is None:
                    self._playing = None
                    self._tell_stuck(set())
                    return
            if await self._answer(question):
                failures = 0
                self._tell_stuck(set())
            else:
                failures += 1
                if failures >= FAILURES_TOLD:
                    self._tell_stuck({question.seat})
                if not await self._still_asked_after(min(LONGEST_PAUSE, 2.0 ** (failures - 1))):
                    failures = 0
                    self._tell_stuck(set())

    def _next_question(self) -> Question | None:
        seat = self._next_seat()
        if seat is None:
            return None
        table = self.room.table
        decision = table.owed_by(seat)
        assert decision is not None
        level = table.people.seats[seat].level or SUBSTITUTE
        return Question(seat, decision, Thought(self._snapshots.of(table.match), seat, level))

    async def _answer(self, question: Question) -> bool:
        """Play what the bot chose, at worst what the easiest bot would. False if neither finds an
        answer to a question that is still open.
        """
        thought = question.thought
        for level in (thought.level, FALLBACK):
            thought.level = level
            try:
                option = await self._think(thought)
                if option is None or not await self._all_have_seen():
                    return True
                await self.room.act(self._as_bot(question, option))
                self.room.hall.metrics.count("bot_choices")
                return True
            except Refused as fault:
                if fault.code == "stale":
                    return True
                self._note("bot refused", fault, level)
            except Exception as fault:
                self._note("bot failed", fault, level)
        return False

    async def _think(self, thought: Thought) -> Option | None:
        """The answer of a bot; None if the question is withdrawn meanwhile."""
        loop = asyncio.get_running_loop()
        asker = self.room.asker()
        thinking = loop.create_task(self.room.hall.thinkers.think(asker, thought))
        withdrawn = loop.create_task(self._withdrawn.wait())
        try:
            await asyncio.wait((thinking, withdrawn), return_when=asyncio.FIRST_COMPLETED)
            return thinking.result().option(self.room.table.book) if thinking.done() else None
        finally:
            thinking.cancel()
            withdrawn.cancel()

    async def _all_have_seen(self) -> bool:
        """Wait for those who watch; False if the question is withdrawn meanwhile."""
        try:
            async with asyncio.timeout(None) as patience:
                while not self._withdrawn.is_set() and self._must_wait(patience):
                    await self._news.wait()
        except TimeoutError:
            pass
        self.waits = False
        return not self._withdrawn.is_set()

    def _must_wait(self, patience: asyncio.Timeout) -> bool:
        """Others are held up by the slow for a while; one alone takes as long as one likes."""
        self._news.clear()
        room = self.room
        hold = held_up(room.guests, room.table.turn)
        now = asyncio.get_running_loop().time()
        if hold == "others" and patience.when() is None:
            patience.reschedule(now + room.hall.settings.pace_seconds)
        elif hold != "others":
            patience.reschedule(None)
        self.waits = hold != "nobody"
        return self.waits

    async def _still_asked_after(self, pause: float) -> bool:
        try:
            async with asyncio.timeout(pause):
                await self._withdrawn.wait()
        except TimeoutError:
            return True
        return False

    def _tell_stuck(self, seats: set[int]) -> None:
        if seats != self.stuck:
            self.stuck = seats
            self.room.tell_seats()

    def _as_bot(self, question: Question, option: Option) -> "Decide":
        return lambda table: acts.choose_as_bot(
            table, question.seat, option, question.decision, self.room.clock.overdue()
        )

    def _note(self, event: str, fault: BaseException, level: str = "") -> None:
        if not isinstance(fault, Refusal | Refused):
            self.room.hall.metrics.count("faults")
        log_fault(event, fault, table=short(self.room.table.facts.id), level=level)
