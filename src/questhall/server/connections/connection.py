"""A connection to a table: it listens, it speaks, and it never keeps others waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from questhall.kernel.chance import seed_hash
from questhall.kernel.choices import Refused
from questhall.table import acts, devices, taking_back
from questhall.table.clock import ask_for_pause, set_clock
from questhall.table.records import Entry
from questhall.table.table import Table
from questhall.table.tokens import new_token, token_hash

from ..gate.limits import Bucket, Crowd, address_of
from ..halls.passing import pass_connection, proof_for, was_passed, wherever_it_is
from ..logs import log_fault, short
from ..protocol.messages import (
    Answer,
    AskAdvice,
    AskHint,
    AskLog,
    AskPass,
    AskTally,
    AskWhy,
    ChatLine,
    Choose,
    ClientMessage,
    Done,
    ErrorMessage,
    HandToBot,
    Hello,
    Hush,
    Leave,
    Look,
    OpenSeat,
    PassMessage,
    Pause,
    Ping,
    Rematch,
    Rename,
    Resign,
    Say,
    SeatedMessage,
    Seen,
    SetClock,
    Take,
    Undo,
    Vote,
    Welcome,
)
from ..protocol.refusals import Code, Refusal, refusal_of
from ..rooms.hall import Hall
from ..rooms.passes import PASS_SECONDS
from ..showing.telling import LOG_TAIL, chat_line
from .outbox import Outbox
from .questions import Inquirer

HELLO_SECONDS = 15.0
MOST_REFUSALS_IN_A_ROW = 300

SERVICE_RESTART = 1012
TOO_MUCH = 4008
NO_HELLO = 4400
NO_TABLE = 4404
TOO_MANY = 4429

CLOSING: dict[Code, int] = {
    "too_many": TOO_MANY,
    "not_kept": SERVICE_RESTART,
    "internal": SERVICE_RESTART,
}

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Connection(Inquirer):
    """One WebSocket. Its messages wait in an outbox; positions are written when they are sent."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        super().__init__(hall, address_of(socket))
        self.socket = socket
        self._outbox = Outbox()
        self._parting = 0
        self._bucket = Bucket(hall.settings.messages_per_second, hall.settings.messages_at_once)
        self._talk = Bucket(hall.settings.talk_per_second, hall.settings.talk_at_once)
        self._passes = Bucket(hall.settings.passes_per_second, hall.settings.passes_at_once)
        self._greetings = Bucket(hall.settings.looks_per_second, hall.settings.looks_at_once)
        self._refused_in_a_row = 0
        self._answered = asyncio.Event()
        self._answered.set()
        self._crowds: list[Crowd] = []

    async def serve(self, table: str) -> None:
        """From the first word to the last."""
        await self.socket.accept()
        try:
            if not was_passed(self.socket):  # else they are counted where they came in
                self._enter(self.hall.connected)
                self._enter(self.hall.silent)
            await wherever_it_is(
                lambda: self._come_in(table),
                lambda address: self._be_passed_on(table, address),
                was_passed(self.socket),
            )
        except Refusal as refusal:
            await self._turn_away(refusal)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            for crowd in self._crowds:
                crowd.leave(self.address)

    async def _come_in(self, table: str) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            self.room = await self.hall.room(table)
        await self._stay()

    async def _be_passed_on(self, table: str, address: str) -> None:
        proof = proof_for(self.address, self.hall.seal)
        self.hall.metrics.count("passed_on")
        await pass_connection(
            self.socket, table, address, proof, lambda: self._step_out_of(self.hall.silent)
        )

    def _enter(self, crowd: Crowd) -> None:
        if not crowd.enter(self.address):
            raise Refusal("too_many", "too many connections at once; wait a moment")
        self._crowds.append(crowd)

    def _step_out_of(self, crowd: Crowd) -> None:
        if crowd in self._crowds:
            self._crowds.remove(crowd)
            crowd.leave(self.address)

    async def _turn_away(self, refusal: Refusal) -> None:
        self.hall.metrics.count("refusals", refusal.code)
        with suppress(WebSocketDisconnect, TimeoutError):
            await self._send(ErrorMessage(refusal.code, refusal.message))
            await self.socket.close(CLOSING.get(refusal.code, NO_TABLE))

    async def _stay(self) -> None:
        loop = asyncio.get_running_loop()
        tasks = [
            loop.create_task(each)
            for each in (self._speak(), self._listen(), self._outbox.too_slow.wait())
        ]
        patience = loop.call_later(HELLO_SECONDS, self._expect_hello)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
            self.room.part(self)
            self.drop_questions()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _expect_hello(self) -> None:
        if self not in self.room.guests:
            self._part_with(NO_HELLO)

    # -- speaking --------------------------------------------------------------

    def send(self, message: Answer | ChatLine) -> None:
        self._outbox.put(msgspec.json.encode(message))

    def position_changed(self) -> None:
        self._outbox.put_position()

    def dismiss(self) -> None:
        self._part_with(SERVICE_RESTART)

    def make_room(self) -> None:
        self.send(ErrorMessage("too_many", "others need the place more"))
        self._part_with(TOO_MANY)

    def _part_with(self, code: int) -> None:
        self._parting = self._parting or code
        self._outbox.wake()

    async def _speak(self) -> None:
        """Send what waits; however slow the other side is, only its newest position waits."""
        while not self._parting:
            await self._outbox.wait()
            await self._send_what_waits()
            if self._outbox.position_changed and not self._parting:
                await self._tell_position()
        async with asyncio.timeout(self.hall.settings.send_seconds):
            if self.room.is_ours:
                await self._answered.wait()
            await self._send_what_waits()
            await self.socket.close(self._parting)

    async def _send_what_waits(self) -> None:
        while (message := self._outbox.next()) is not None:
            await self._send_text(message.decode())

    async def _tell_position(self) -> None:
        async with self.room.lock:
            self._outbox.position_changed = False
            if self.room.closed:
                return
            with self.room.rules():
                message = self.room.teller.position_in_words(self.seats, self.known)
            self.known = self.room.table.count
        await self._send_text(message)

    async def _send(self, message: Answer | ChatLine) -> None:
        await self._send_text(msgspec.json.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        async with asyncio.timeout(self.hall.settings.send_seconds):
            await self.socket.send_text(text)

    # -- listening -------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            said = await self.socket.receive()
            if said["type"] == "websocket.disconnect":
                return
            self._answered.clear()
            await self._hear(said.get("text") or said.get("bytes") or "")
            self._answered.set()
            await asyncio.sleep(0)  # what came at once must not keep others waiting
            if self._refused_in_a_row >= MOST_REFUSALS_IN_A_ROW:
                self._part_with(TOO_MUCH)

    async def _hear(self, text: str | bytes) -> None:
        """Answer one message, whatever it holds."""
        if self.room.closed:
            self.dismiss()
            return
        try:
            message = self._read(text)
            if not isinstance(message, Hello) and self not in self.room.guests:
                raise Refusal("bad_message", "say hello first")
            await PARTS[type(message)](self, message)
            self._refused_in_a_row = 0
        except Refusal as refusal:
            self._refuse(refusal, text)
        except Refused as fault:
            self._refuse(refusal_of(fault), text)
        except Exception as fault:
            self.hall.metrics.count("faults")
            log_fault("message failed", fault, table=short(self.room.table.facts.id))
            self._refuse(Refusal("internal", "something is wrong on our side"), text)

    def _read(self, text: str | bytes) -> ClientMessage:
        if len(text) > self.hall.settings.largest_message:
            raise Refusal("too_large", "the message is too large")
        if not self._bucket.take():
            raise Refusal("too_fast", "too many messages; wait a moment")
        try:
            return _messages.decode(text)
        except msgspec.ValidationError as fault:
            raise Refusal("bad_message", str(fault)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("bad_json", "this is not JSON") from None

    def _refuse(self, refusal: Refusal, text: str | bytes) -> None:
        self._refused_in_a_row += 1
        self.hall.metrics.count("refusals", refusal.code)
        ref = _ref_in(text) if refusal.code != "too_large" else None
        self.send(ErrorMessage(refusal.code, refusal.message, ref, refusal.wait))

    # -- coming in -------------------------------------------------------------

    async def _greet(self, hello: Hello) -> None:
        """Learn who it is; a client may say hello again, with other tokens."""
        room = self.room
        if self in room.guests:
            self._need_greeting()
        async with room.lock:
            if room.closed:
                self.dismiss()
                return
            self.hashes = {token_hash(token) for token in hello.tokens}
            self.seen = -1 if hello.paced else None
            room.recognise(self)
            try:
                room.admit(self)
            except Refusal:
                self._part_with(TOO_MANY)
                raise
            self._step_out_of(self.hall.silent)
            self.known = max(room.table.known_since(hello.since), room.table.count - LOG_TAIL, -1)
            self._welcome(room.table, hello.since)
            self.position_changed()
            room.tell_seats()
            room.clock.look()
        room.bots.go_on()
        if not self.hashes <= set(room.table.people.tokens):
            raise Refusal("bad_token", "a token is not valid for this table")

    def _need_greeting(self) -> None:
        """Nothing costs more than a hello, and once is enough for most."""
        if not (self._greetings.take() and self.hall.greeters.take(self.address)):
            raise Refusal("too_fast", "too many hellos; wait a moment")

    def _welcome(self, table: Table, since: int) -> None:
        facts = self.room.facts()
        self.is_news(self.room.company(facts))
        welcome = Welcome(
            table=facts,
            seq=table.seq,
            own=sorted(self.seats),
            host=self.host,
            seed_hash=seed_hash(table.facts.seed),
            talk=[chat_line(line) for line in table.people.talk if line.seq > since],
        )
        self.send(welcome)
        if table.clock.rules is not None:
            self.send(self.room.clock.message())

    async def _see(self, said: Seen) -> None:
        self.seen = said.seq
        self.send(Done(said.ref, self.room.table.seq))
        self.room.clock.look()
        self.room.bots.go_on()

    # -- acts ------------------------------------------------------------------

    async def _act(
        self,
        ref: int,
        decide: Callable[[Table], list[Entry]],
        kept: Callable[[], None] = lambda: None,
    ) -> None:
        """Let it happen; it is acknowledged before anything else is told, and counted (`kept`)
        before that: whoever asked may be gone, and the server too."""

        def acknowledge(seq: int) -> None:
            kept()
            self.send(Done(ref, seq))

        await self.room.act(decide, acknowledge)

    async def _choose(self, said: Choose) -> None:
        start = perf_counter()
        await self._act(
            said.ref,
            lambda table: acts.choose(
                table, self._need(said.seat), said.option, said.at, said.alone
            ),
            lambda: self.hall.metrics.count("choices"),
        )
        self.hall.metrics.acknowledged.observe(perf_counter() - start)

    async def _undo(self, said: Undo) -> None:
        await self._act(
            said.ref,
            lambda table: taking_back.ask(
                table, self._need(said.seat), self.seats, said.to, said.at
            ),
        )

    async def _vote(self, said: Vote) -> None:
        await self._act(
            said.ref, lambda table: taking_back.vote(table, self._need(said.seat), said.yes)
        )

    def _need_breath(self) -> None:
        if not (self._talk.take() and self.hall.talkers.take(self.address)):
            raise Refusal("too_fast", "too many messages; wait a moment")

    async def _say(self, said: Say) -> None:
        self._need_breath()
        await self._act(said.ref, lambda table: self._said(table, said))

    def _said(self, table: Table, said: Say) -> list[Entry]:
        seat = None if said.seat is None else self._need(said.seat)
        if seat is None and table.people.hushed and not self.host:
            raise Refusal("hushed", "only players can write in the chat at this table")
        return acts.talk(table, seat, said.name, said.text, said.phrase)

    async def _ping(self, said: Ping) -> None:
        self._need(said.seat)
        self._need_breath()
        async with self.room.lock:
            self.room.point(said.seat, said.thing)
        self.send(Done(said.ref, self.room.table.seq))

    async def _pass(self, said: AskPass) -> None:
        """Everything that this device may do here, another one may do too."""
        table = self.room.table
        held = [seat for hash, seat in table.people.tokens.items() if hash in self.hashes]
        if not held:
            raise Refusal("not_your_seat", "you hold no seat at this table")
        own = self.hashes & set(table.people.tokens)
        if said.end:
            await self.room.act(lambda table: devices.end_later(table, own))
        code = ""
        if said.withdraw or said.end:
            self.hall.passes.withdraw(table.facts.id, own)
        elif not self._passes.take():
            raise Refusal("too_fast", "too many codes; wait a moment")
        else:
            code = self.hall.passes.issue(table.facts.id, sorted(set(held)), own)
        later = devices.how_many_later(self.room.table, own)
        self.send(PassMessage(said.ref, code, int(PASS_SECONDS) if code else 0, later))

    async def _set_clock(self, said: SetClock) -> None:
        self._need_host()
        self._need_breath()
        await self._act(said.ref, lambda table: set_clock(said.rules, table.count))

    async def _pause(self, said: Pause) -> None:
        self._need_breath()
        await self._act(
            said.ref, lambda table: ask_for_pause(table.clock, self._need(said.seat), said.wish)
        )

    def _need_host(self) -> None:
        if not self.host:
            raise Refusal("not_your_seat", "only the host can do that")

    async def _hush(self, said: Hush) -> None:
        self._need_host()
        await self._act(said.ref, lambda table: acts.hush(said.quiet))

    async def _rename(self, said: Rename) -> None:
        await self._act(said.ref, lambda table: self._renamed(table, said))

    def _renamed(self, table: Table, said: Rename) -> list[Entry]:
        if said.seat is not None:
            return acts.rename(table, self._need(said.seat), said.name)
        if not self.host:
            raise Refusal("not_your_seat", "only the host can name the table")
        return acts.rename_table(said.name)

    async def _resign(self, said: Resign) -> None:
        await self._act(said.ref, lambda table: acts.resign(table, self._need(said.seat)))

    async def _leave(self, said: Leave) -> None:
        await self._act(said.ref, lambda table: acts.leave(table, self._need(said.seat)))

    def _need_own_or_empty(self, seat: int) -> int:
        """One's own seat; for the host also one whose holder is not here."""
        if seat not in self.seats:
            free = seat < len(self.room.table.people.seats) and seat not in self.room.here()
            if not (self.host and free):
                raise Refusal("not_your_seat", f"seat {seat} is not yours to give")
        return seat

    def _need_own_or_abandoned(self, seat: int) -> int:
        """One's own seat; for the host also one that nobody holds, or not for a while."""
        self._need_own_or_empty(seat)
        if seat not in self.seats and self.room.table.people.is_held(seat):
            wait = self.room.grace_left(seat)
            if wait > 0:
                reason = f"who holds this seat may come back at once: wait {wait} seconds"
                raise Refusal("too_soon", reason, wait)
        return seat

    def _need_replaceable(self, seat: int) -> int:
        """The same, and where the table agreed on it one whose holder has no time left."""
        rules = self.room.table.clock.rules
        agreed = rules is not None and rules.at_zero == "seat" and len(self.seats) > 0
        if agreed and self.room.clock.is_out(seat):
            return seat
        return self._need_own_or_abandoned(seat)

    async def _hand_to_bot(self, said: HandToBot) -> None:
        await self._act(
            said.ref,
            lambda table: acts.hand_to_bot(table, self._need_replaceable(said.seat), said.level),
        )

    async def _open_seat(self, said: OpenSeat) -> None:
        await self._act(
            said.ref, lambda table: acts.leave(table, self._need_own_or_abandoned(said.seat))
        )

    async def _take(self, said: Take) -> None:
        if said.seat in self.seats:
            await self._act(
                said.ref, lambda table: acts.take_back(table, self._need(said.seat), said.name)
            )
        else:
            await self._take_over(said)

    async def _take_over(self, said: Take) -> None:
        """The host sits down where a bot plays for nobody."""
        token = new_token()
        hash = token_hash(token)

        def seated(seq: int) -> None:
            self.hashes.add(hash)
            self.send(SeatedMessage(said.ref, said.seat, token))

        await self.room.act(
            lambda table: acts.take_over(
                table, self._need_own_or_empty(said.seat), said.name, hash
            ),
            seated,
        )

    async def _rematch(self, said: Rematch) -> None:
        self._need(said.seat)
        await self.hall.rematch(self.room)
        self.send(Done(said.ref, self.room.table.seq))


# Not in the connection itself: it would hold itself in memory, and the table with it.
PARTS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    Hello: Connection._greet,
    Seen: Connection._see,
    Choose: Connection._choose,
    Undo: Connection._undo,
    Vote: Connection._vote,
    AskHint: Connection._ask_hint,
    AskAdvice: Connection._ask_advice,
    AskWhy: Connection._why,
    Look: Connection._look,
    AskLog: Connection._log,
    AskTally: Connection._tally,
    Say: Connection._say,
    Ping: Connection._ping,
    AskPass: Connection._pass,
    SetClock: Connection._set_clock,
    Pause: Connection._pause,
    Hush: Connection._hush,
    Rename: Connection._rename,
    Resign: Connection._resign,
    Leave: Connection._leave,
    HandToBot: Connection._hand_to_bot,
    Take: Connection._take,
    OpenSeat: Connection._open_seat,
    Rematch: Connection._rematch,
}


def _ref_in(text: str | bytes) -> int | None:
    """The number by which the client knows the message, if it can be made out."""
    try:
        ref = msgspec.json.decode(text, type=dict[str, Any]).get("ref")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return ref if isinstance(ref, int) and not isinstance(ref, bool) else None
