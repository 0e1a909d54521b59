"""A room: an open table, who is connected to it, and the bots that play at it."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from math import ceil
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec

from questhall.kernel.choices import Refused
from questhall.kernel.phrases import option_id
from questhall.table import devices
from questhall.table.leases import Presence
from questhall.table.records import (
    HOST,
    Branched,
    Chose,
    Clocked,
    Copied,
    Entry,
    Hushed,
    Line,
    Paused,
    Rematched,
    Renamed,
    Resigned,
    Retracted,
    Seated,
    Settled,
    Shared,
    Spent,
    Talked,
    TimedOut,
    Undone,
    Unshared,
    Voted,
    Write,
)
from questhall.table.snapshots import Snapshots, snapshot_at
from questhall.table.table import Table

from ..halls.leases import Hold
from ..logs import log_fault, short
from ..protocol.facts import TableFacts
from ..protocol.messages import (
    AdviceMessage,
    Answer,
    ChatLine,
    HintMessage,
    HintReason,
    Outcome,
    PingMessage,
    RematchMessage,
    SeatsMessage,
    SharedMessage,
    VotedMessage,
    WhyMessage,
)
from ..protocol.refusals import Refusal, not_kept
from ..sheets.game_cache import adviser_of, known_language
from ..showing.past import Glimpse
from ..showing.telling import Teller, chat_line, eyes, is_in_sight, table_facts
from ..workers.jobs import Consultation, Doubt, Glance, Quandary
from ..workers.queues import Asker
from .bot_players import BotPlayers
from .cache import Cache
from .ticking import Ticking

if TYPE_CHECKING:
    from .hall import Hall

Decide = Callable[[Table], list[Entry]]
Heard = tuple[TableFacts, list[int], bool]


class Guest:
    """Who is connected to a room; live.py says how. `known`: the last choice heard of. `seen`: the
    last entry that was shown there; None: bots need not wait for it. `heard`: who sits
    where, as far as it knows."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.number = 0  # who has come later has a higher one
        self.hashes: set[str] = set()
        self.seats: set[int] = set()
        self.host = False
        self.known = -1
        self.seen: int | None = None
        self.heard: Heard | None = None

    def send(self, message: Answer | ChatLine) -> None:
        """Queue a message."""
        raise NotImplementedError

    def position_changed(self) -> None:
        """Let the guest be told how the table stands, when it is able to hear it."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """The room is closed; the guest may come again."""
        raise NotImplementedError

    def make_room(self) -> None:
        """The guest must go, for there is no place."""
        raise NotImplementedError

    def is_news(self, company: TableFacts) -> bool:
        """Has it not heard who sits where? From now on it has."""
        before, self.heard = self.heard, (company, sorted(self.seats), self.host)
        return self.heard != before

    @property
    def is_spectator(self) -> bool:
        return not self.seats and not self.host


class Room:
    """Lets one act happen after the other: checked, carried out, kept, then told."""

    def __init__(self, hall: "Hall", table: Table, hold: Hold) -> None:
        self.hall = hall
        self.hold = hold
        self.table = table
        self.teller = Teller(table, self.hall.seal)
        self._kept_seq = table.seq
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.guests: set[Guest] = set()
        self._closed = False
        self.quiet_since = monotonic()
        self._opened = hall.clock()
        self._last_here: dict[int, float] = {}
        self._arrivals = 0
        self.bots = BotPlayers(self)
        self.clock = Ticking(self)
        self._snapshots = Snapshots()
        self._cache = Cache()
        self._let_bots_rest: asyncio.TimerHandle | None = None
        self._address = ""
        self._company: TableFacts | None = None

    @property
    def closed(self) -> bool:
        """Is it opened anew elsewhere or here, or may it be at any moment?"""
        return self._closed or not self.is_ours

    @property
    def is_ours(self) -> bool:
        return self.hall.leases.is_good(self.hold)

    def rules(self) -> AbstractContextManager[None]:
        """As long as this lasts the rules of the table run; nothing may be awaited meanwhile."""
        return self.hall.slate.rules_of(self.table.facts.id)

    # -- acts ------------------------------------------------------------------

    async def act(self, decide: Decide, kept: Callable[[int], None] | None = None) -> list[Line]:
        """Let something happen; what was written about it. Raises Refused if it may not.

        `kept` hears the number of its last entry before anybody else hears of it. Once begun it is
        carried through, even if the one who asked is gone.
        """
        act = asyncio.get_running_loop().create_task(self._act(decide, kept))
        act.add_done_callback(retrieve_outcome)
        return await asyncio.shield(act)

    async def _act(self, decide: Decide, kept: Callable[[int], None] | None) -> list[Line]:
        async with self.lock:
            if self.closed:
                raise Refusal("internal", "the table is being opened anew; connect again")
            with self.rules():
                entries = decide(self.table)
            if not entries:
                return []
            entries = self.clock.with_time(entries)
            self.quiet_since = monotonic()
            try:
                with self.rules(), self.teller.looking_on(self._looked_from()):
                    write = self.table.add(entries, time())
                write.epoch = self.hold.epoch
                await self.hall.storage.append(write)
            except Exception as fault:
                log_fault("act failed", fault, table=short(self.table.facts.id))
                self.hall.metrics.count("faults")
                refusal = not_kept(fault)
                await self._forget_what_was_not_kept(refusal)
                raise refusal from None
            self._note_blindness()
            self._kept_seq = write.lines[-1].seq
            self.clock.written(entries)
            if kept is not None:
                kept(self._kept_seq)
            self._tell(write)
        self.clock.look()
        self.bots.go_on()
        self.hall.bells.listen(self)
        return write.lines

    def _looked_from(self) -> list[int]:
        """Every seat that somebody here looks from."""
        seats = {seat for guest in self.guests for seat in eyes(guest.seats)}
        return sorted(seats)

    def _note_blindness(self) -> None:
        """Nobody could see what happened, though it did."""
        fault = self.table.looks.fault
        if fault is not None:
            log_fault("a view failed", fault, table=short(self.table.facts.id))
            self.hall.metrics.count("faults")

    async def _forget_what_was_not_kept(self, refusal: Refusal) -> None:
        """What is in memory is not what is kept: back to how the store has it.

        Nobody need notice that, unless the store does not even say how the table stands, or
        says something new.
        """
        if refusal.code == "not_kept":
            with suppress(Refusal):
                table = await self.hall.read_table(self.table.facts.id)
                if table.seq == self._kept_seq:
                    self.table = table
                    self.teller = Teller(table, self.hall.seal)
                    return
        self.hall.close_room(self)

    def _tell(self, write: Write) -> None:
        """Tell everybody what was kept."""
        seats_changed = position_changed = devices_changed = False
        clock_changed = False
        for line in write.lines:
            match line.entry:
                case Talked() | TimedOut():
                    self.send_all(chat_line(line))
                case Clocked():
                    clock_changed = True
                    self.send_all(chat_line(line))
                case Paused():
                    clock_changed = True
                case Spent():
                    pass
                case Shared() | Unshared():
                    seats_changed = position_changed = devices_changed = True
                case Copied():
                    seats_changed = True
                    self.send_all(chat_line(line))
                case Branched():
                    position_changed = True
                    self._cache.begin_anew()
                    self.send_all(chat_line(line))
                case Settled():
                    seats_changed = position_changed = True
                    self.send_all(chat_line(line))
                case Renamed() | Hushed():
                    seats_changed = True
                case Seated(seat=seat, token=token):
                    seats_changed = position_changed = True
                    if token:
                        self._last_here[seat] = self.hall.clock()
                case Resigned():
                    seats_changed = position_changed = True
                case Rematched(table):
                    self.send_all(RematchMessage(line.seq, table))
                case Voted():
                    position_changed = True
                    self.send_all(self._voted(line, write.lines))
                case Undone(_, to) | Retracted(_, to):
                    position_changed = True
                    self._cache.begin_anew()
                    for guest in self.guests:
                        guest.known = min(guest.known, to)
                case _:
                    position_changed = True
        if seats_changed:
            for guest in self.guests:
                self.recognise(guest)
            self.tell_seats()
        if devices_changed:
            self._tell_devices()
        if clock_changed or (position_changed and self.table.clock.rules is not None):
            self.clock.look()
            self.clock.tell()
        if position_changed:
            for guest in self.guests:
                guest.position_changed()

    def _tell_devices(self) -> None:
        """Whoever holds a seat hears how many devices came to it later."""
        for guest in self.guests:
            if guest.hashes & set(self.table.people.tokens):
                guest.send(SharedMessage(devices.how_many_later(self.table, guest.hashes)))

    def _voted(self, line: Line, lines: list[Line]) -> VotedMessage:
        assert isinstance(line.entry, Voted)
        outcome: Outcome = "open" if line.entry.yes else "refused"
        if any(isinstance(each.entry, Undone) for each in lines):
            outcome = "agreed"
        elif line.entry.withdrawn:
            outcome = "withdrawn"
        return VotedMessage(line.seq, line.entry.seat, line.entry.yes, outcome)

    # -- guests ----------------------------------------------------------------

    def admit(self, guest: Guest) -> None:
        """Let somebody in. A player always gets in, a spectator if there is a place."""
        if guest not in self.guests:
            if guest.is_spectator:
                self._need_place(guest)
            else:
                self._make_place(guest)
            self._arrivals += 1
            guest.number = self._arrivals
            self.guests.add(guest)

    def _need_place(self, guest: Guest) -> None:
        settings = self.hall.settings
        if len(self.guests) >= settings.connections_per_table:
            raise Refusal("too_many", "too many are connected to this table")
        neighbours = [each for each in self.guests if each.address == guest.address]
        if len(neighbours) >= settings.connections_per_address_and_table:
            raise Refusal("too_many", "too many from your address are connected to this table")

    def _make_place(self, guest: Guest) -> None:
        """At the cost of the newest spectator, or of the oldest who has the same right."""
        settings = self.hall.settings
        same = [
            each
            for each in self.guests
            if each.seats & guest.seats or (each.host and guest.host and not guest.seats)
        ]
        spectators = [each for each in self.guests if each.is_spectator]
        if len(same) >= settings.connections_per_seat:
            self._turn_out(min(same, key=_number))
        elif len(self.guests) >= settings.connections_per_table and spectators:
            self._turn_out(max(spectators, key=_number))

    def _turn_out(self, guest: Guest) -> None:
        self.guests.discard(guest)
        guest.make_room()

    def recognise(self, guest: Guest) -> None:
        """Which seats the guest's tokens are good for now."""
        held = {self.table.people.tokens.get(hash) for hash in guest.hashes}
        self._note_last_here(guest)
        guest.host = HOST in held
        guest.seats = {seat for seat in held if seat is not None and seat != HOST}

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        return {seat for guest in self.guests for seat in guest.seats}

    def _note_last_here(self, guest: Guest) -> None:
        for seat in guest.seats:
            self._last_here[seat] = self.hall.clock()

    def grace_left(self, seat: int) -> int:
        """For how many seconds a seat still waits for its holder, who may only be reloading."""
        last_here = self._last_here.get(seat, self._opened)
        return ceil(last_here + self.hall.settings.grace_seconds - self.hall.clock())

    def facts(self) -> TableFacts:
        return table_facts(self.table.summary(), self.here(), self.bots.stuck)

    def point(self, seat: int, thing: str) -> None:
        """Show everybody who may see it at what somebody points."""
        state = self.table.match.state
        for guest in self.guests:
            with self.rules():
                seen = is_in_sight(state, guest.seats, thing)
            if seen:
                guest.send(PingMessage(seat, thing))

    def send_all(self, message: Answer | ChatLine) -> None:
        for guest in self.guests:
            guest.send(message)

    def tell_seats(self) -> None:
        """Tell everybody who sits where, unless they have heard it: most who come only watch."""
        facts = self.facts()
        company = self.company(facts)
        self.hall.leases.note_presence(
            self.table.facts.id, self.hold, Presence(sorted(self.here()), sorted(self.bots.stuck))
        )
        for guest in self.guests:
            if guest.is_news(company):
                own = sorted(guest.seats)
                guest.send(SeatsMessage(self.table.seq, facts, own, guest.host))

    def company(self, facts: TableFacts) -> TableFacts:
        """Who sits where, and what else only such messages tell; the same as long as it is true."""
        company = msgspec.structs.replace(
            facts, choices=0, changed=0.0, waiting=[], round=None, results=[]
        )
        if self._company != company:
            self._company = company
        return self._company

    def part(self, guest: Guest) -> None:
        """The guest is gone."""
        if guest in self.guests:
            self.guests.discard(guest)
            self._note_last_here(guest)
            self.quiet_since = monotonic()
            self.tell_seats()
            if not self.guests:
                self._all_have_left(guest)
            self._see_who_thinks()
            self.bots.go_on()
            self.hall.bells.listen(self)

    def _see_who_thinks(self) -> None:
        """Where nobody who holds a seat is left, the time that was used is written down."""
        self.clock.look()
        if self.table.clock.rules is not None and not any(guest.seats for guest in self.guests):
            spent = asyncio.get_running_loop().create_task(self.act(lambda _: self.clock.spent()))
            spent.add_done_callback(retrieve_outcome)

    def _all_have_left(self, last: Guest) -> None:
        """A player who answers and leaves finds the bots' answers on coming back."""
        self._address = last.address
        patience = self.hall.settings.play_on_seconds
        self._let_bots_rest = asyncio.get_running_loop().call_later(patience, self._rest)

    def _rest(self) -> None:
        self._let_bots_rest = None
        self.bots.go_on()

    @property
    def is_attended(self) -> bool:
        """Is there somebody, or has there been a moment ago, for whom bots would play? Where they
        play for all, those they stand in for must be here."""
        if self.table.people.left_to_bots():
            return any(guest.seats for guest in self.guests)
        return len(self.guests) > 0 or self._let_bots_rest is not None

    def asker(self) -> Asker:
        """The one for whom bots think: a player who is here, a spectator, or the last to leave."""
        here = [guest for guest in self.guests if guest.seats] or list(self.guests)
        return Asker(here[0].address if here else self._address, self.table.facts.id)

    def close(self) -> None:
        self._closed = True
        self.bots.stop()
        self.clock.stop()
        if self._let_bots_rest is not None:
            self._let_bots_rest.cancel()
        for guest in list(self.guests):
            guest.dismiss()
        self.guests = set()

    @property
    def is_quiet(self) -> bool:
        """Nobody is here and nothing goes on."""
        return not self.guests and not self.bots.at_play and not self.lock.locked()

    # -- questions -------------------------------------------------------------

    async def hint(self, asker: Asker, seat: int, ref: int) -> HintMessage:
        """What a careful bot would do in the seat, and why."""
        async with self.lock:
            decision = self.table.owed_by(seat)
            if decision is None:
                raise Refused("not_your_turn", f"seat {seat} is not asked anything now")
            quandary = Quandary(self._snapshots.of(self.table.match), seat)
        given = await self.hall.thinkers.hint(asker, quandary)
        async with self.lock:
            if self.table.owed_by(seat) is not decision:
                raise Refused("stale", "the game has gone on since")
            instead = None if given.instead is None else self._id_of(given.instead)
            reasons = [HintReason(*reason) for reason in given.reasons]
            option = self._id_of(given.option)
            return HintMessage(ref, seat, option, self.table.count, instead, reasons)

    def _id_of(self, choice: Chose) -> str:
        table = self.table
        return option_id(table.game, table.match.state, choice.option(table.book))

    async def advice(
        self, asker: Asker, seat: int, adviser: str, language: str, ref: int
    ) -> AdviceMessage:
        """What an adviser of the game says to the seat about the position."""
        adviser_of(self.table.game, adviser)
        async with self.lock:
            at = self.table.count
            snapshot = self._snapshots.of(self.table.match)
        question = Consultation(snapshot, seat, adviser, known_language(language))
        answer = await self.hall.thinkers.advise(asker, question)
        if self.table.count != at:
            raise Refused("stale", "the game has gone on since")
        return AdviceMessage(ref, seat, adviser, at, msgspec.Raw(answer))

    async def why(self, asker: Asker, seat: int, thing: str, ref: int) -> WhyMessage:
        """Why the seat cannot act on a thing."""
        async with self.lock:
            doubt = Doubt(self._snapshots.of(self.table.match), seat, thing)
        reason = await self.hall.thinkers.explain(asker, doubt)
        return WhyMessage(ref, seat, thing, reason.rule, reason.message, reason.args)

    def seen_before(self, at: int, seats: list[int]) -> Glimpse | None:
        """A past position that somebody has looked at through these eyes."""
        found = self._cache.find((at, *seats))
        return None if found is None else msgspec.json.decode(found, type=Glimpse)

    async def look(self, asker: Asker, at: int, seats: list[int]) -> Glimpse:
        """A past position through the eyes of the one who asks."""
        async with self.lock:
            glance = Glance(snapshot_at(self.table.match, self.table.since_base(at)), at, seats)
            edition = self._cache.edition
        found = await self.hall.thinkers.look(asker, glance, self.hall.seal.secret)
        if self._cache.edition != edition:
            raise Refused("stale", "choices have been undone since")
        self._cache.keep((at, *seats), found)
        return msgspec.json.decode(found, type=Glimpse)


def retrieve_outcome(task: asyncio.Task[Any]) -> None:
    """Without this asyncio complains about a fault of a task that nobody waits for any more."""
    if not task.cancelled():
        task.exception()


def _number(guest: Guest) -> int:
    return guest.number
