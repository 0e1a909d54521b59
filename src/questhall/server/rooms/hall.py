"""The hall: all tables of this server. Rooms are opened when somebody comes."""

import asyncio
import gc
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import TypeVar

import msgspec

from questhall.kernel.editions import Edition
from questhall.kernel.games import BadSetup, Game, Setup
from questhall.kernel.saves import BadSave, save
from questhall.table import acts, devices
from questhall.table.landmarks import position_of_deal
from questhall.table.opening import CannotOpen, lay, open_table
from questhall.table.records import (
    HOST,
    ClockRules,
    Entry,
    Facts,
    Held,
    Position,
    Seat,
    Seated,
    Stored,
    Summary,
    UndoPolicy,
)
from questhall.table.stopping import is_stopped, stop_campaign, stop_table
from questhall.table.store import Ages, Store, StoreFault
from questhall.table.table import Table
from questhall.table.tokens import new_seed, new_table_id, new_token, token_hash

from ..bells.desk import BellDesk
from ..bells.means import Means
from ..bells.ringing import Bells
from ..gate.arrivals import Arrivals
from ..gate.limits import Callers, Crowd
from ..halls.leases import Hold, Leases
from ..halls.sharing import Sharing, leases_of
from ..logs import log, log_fault, short
from ..metrics import Metrics
from ..processes.blame import Blamed
from ..processes.slate import OPENING, Slate
from ..protocol.facts import (
    Created,
    ForkedTable,
    ImportedTable,
    MyTable,
    NewTable,
    Player,
    SatDown,
    TableFacts,
)
from ..protocol.refusals import TROUBLES, Refusal, not_kept
from ..seal import SECRET, Seal
from ..settings import Settings
from ..sheets.game_cache import game_of
from ..sheets.printing import Printing
from ..showing.telling import table_facts
from ..workers.jobs import Proved
from ..workers.queues import Asker, Places
from ..workers.thinkers import Thinkers
from .passes import Passes
from .room import Room
from .storage import Storage

T = TypeVar("T")

MOST_TABLES_LISTED = 200
ROUNDS_SECONDS = 5.0
FINISHED_SECONDS = 5.0
BEAT_SECONDS = 0.5
TIDY_SECONDS = 3600.0
TRIAL_SECONDS = 1.0
SWEEP_SECONDS = 120.0  # a sweep takes a moment in which nobody is answered
FORGOTTEN_AT_ONCE = 1000
DAY = 86_400.0
OPENED_AT_ONCE = 2
TALKERS_AT_AN_ADDRESS = 4
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hall:
    """Opens, makes and finds tables."""

    def __init__(self, settings: Settings, store: Store, slate: Slate, blamed: Blamed) -> None:
        self.settings = settings
        self.slate = slate
        self._blamed = blamed
        self.seal = Seal(store.secret(SECRET))
        self.importers = Callers(settings.imports_per_minute / 60, settings.imports_at_once)
        self.bytes = Callers(settings.bytes_per_second, settings.bytes_at_once)
        self.storage = Storage(store)
        self.leases: Leases = leases_of(store, settings, self.kept)
        self.thinkers = Thinkers(settings)
        self.printing = Printing(self.thinkers.printers, settings.job_seconds)
        self.uploads = Places(settings.upload_limits)
        self.arrivals = Arrivals(settings.arriving_bytes)
        self.looks = Callers(
            settings.looks_per_second_and_address, settings.looks_at_once_and_address
        )
        self.greeters = Callers(
            settings.looks_per_second_and_address, settings.looks_at_once_and_address
        )
        self.metrics = Metrics()
        self.clock: Callable[[], float] = monotonic
        self.passes = Passes(lambda: self.clock())
        means = Means(settings, self.seal.secret)
        self.bells = Bells(self, means)
        self.bell_desk = BellDesk(self, means)
        self.connected = Crowd(settings.connections_per_address, settings.sockets)
        self.talkers = Callers(
            settings.talk_per_second * TALKERS_AT_AN_ADDRESS,
            settings.talk_at_once * TALKERS_AT_AN_ADDRESS,
        )
        self.silent = Crowd(settings.silent_per_address, settings.silent_connections)
        self.sharing = Sharing(self)
        self._share_limits()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._giving: set[asyncio.Task[None]] = set()
        self._openers = asyncio.Semaphore(1 if blamed.unclear else OPENED_AT_ONCE)
        self._rounds: asyncio.Task[None] | None = None
        self._trial: asyncio.Task[str] | None = None
        self._tried = 0.0
        self._beating: asyncio.Task[None] | None = None

    def _share_limits(self) -> None:
        limits: dict[str, Callers | Crowd] = {
            "imports": self.importers,
            "bytes": self.bytes,
            "looks": self.looks,
            "greetings": self.greeters,
            "talk": self.talkers,
            "bells": self.bell_desk.hangers,
            "mailboxes": self.bell_desk.mailboxes,
            "connected": self.connected,
            "silent": self.silent,
        }
        for name, limit in limits.items():
            self.sharing.share(name, limit)

    # -- rooms -----------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be. Raises Refusal if there is no such table, and
        Elsewhere if another hall has it."""
        found = self._rooms.get(table)
        if found is not None and not found.closed:
            found.quiet_since = monotonic()  # somebody is about to come in
            return found
        _need_id(table)
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        hold = await self.leases.take(id)
        try:
            table = await self.read_table(id)
        except BaseException:
            await self.leases.give_back(id, hold)
            raise
        return self._enter(table, hold)

    async def read_table(self, id: str) -> Table:
        """The table as it is kept. Raises Refusal."""
        stored = await self._stored(id)
        if self._is_stopped(stored):
            raise Refusal("stopped", "this table was stopped: a rule got stuck in a loop")
        try:
            async with self._openers:
                return await asyncio.to_thread(self._follow, stored)
        except CannotOpen as fault:
            log_fault("table cannot be opened", fault, table=short(id))
            raise Refusal("bad_save", "this table was played under other rules") from None

    async def _stored(self, id: str) -> Stored:
        stored = await self.kept(lambda store: store.load(id))
        if stored is None:
            raise Refusal("no_such_table", "there is no such table")
        return stored

    def _is_stopped(self, stored: Stored) -> bool:
        return is_stopped(stored) or self.is_blamed(stored.facts.id)

    def is_blamed(self, id: str) -> bool:
        """Did the rules of this table or campaign not come to an end?"""
        return id in self._blamed.stopped

    def need_bytes(self, address: str, amount: int) -> None:
        """Refuse who has given the server too much to keep or to send."""
        if not self.bytes.take(address, amount):
            raise Refusal("too_fast", "too much was sent or requested; wait a few minutes")

    def _follow(self, stored: Stored) -> Table:
        with self.slate.rules_of(stored.facts.id, OPENING):
            return open_table(stored, game_of(stored.facts.game))

    def _enter(self, table: Table, hold: Hold) -> Room:
        room = Room(self, table, hold)
        self._rooms[table.facts.id] = room
        return room

    def close_room(self, room: Room) -> None:
        """Forget what is in memory; the table is opened anew from the store, here or elsewhere."""
        if self._rooms.get(room.table.facts.id) is room:
            del self._rooms[room.table.facts.id]
        room.close()
        giving = asyncio.get_running_loop().create_task(self._give_back(room))
        self._giving.add(giving)
        giving.add_done_callback(self._giving.discard)

    async def _give_back(self, room: Room) -> None:
        with suppress(Refusal):
            await self.leases.give_back(room.table.facts.id, room.hold)

    async def kept(self, question: Callable[[Store], T]) -> T:
        """What the store answers. Raises Refusal."""
        try:
            return await self.storage.ask(question)
        except StoreFault as fault:
            log_fault("store failed", fault)
            self.metrics.count("faults")
            raise not_kept(fault) from None

    # -- making tables ---------------------------------------------------------

    async def create(self, wanted: NewTable) -> Created:
        game = game_of(wanted.game)
        try:
            packs = tuple(wanted.packs)
            setup = game.checked(Setup(wanted.format, len(wanted.players), wanted.options, packs))
        except BadSetup as fault:
            raise Refusal("bad_setup", str(fault)) from None
        deal = Deal(setup, new_seed(), clock=wanted.clock)
        return await self._make(game, deal, wanted.players, wanted.name, wanted.undo)

    async def import_save(self, wanted: ImportedTable, asker: Asker) -> Created:
        """A table that goes on where a save file ends."""
        data = bytes(wanted.save)
        try:
            await asyncio.to_thread(self.seal.need_true, data)
        except BadSave as fault:
            raise Refusal("bad_save", str(fault)) from None
        return await self._go_on(asker, data, -1, wanted)

    async def fork(self, id: str, wanted: ForkedTable, asker: Asker) -> Created:
        """A table that goes on from a point of another one."""
        room = await self.room(id)
        at = room.table.since_base(wanted.at)
        if not 0 <= at <= len(room.table.match.choices):
            raise Refusal("no_such_choice", f"there is no choice {wanted.at}")
        data = await self._copy(room, wanted.tokens)
        return await self._go_on(asker, data, at, wanted, parent=id)

    async def _copy(self, room: Room, tokens: list[str]) -> bytes:
        """The whole game, for somebody who may know everything; first the log says that it was
        taken."""
        await room.act(lambda table: self._copied(table, tokens))
        async with room.lock:
            self._need_all_open(room.table, tokens)
            return await asyncio.to_thread(save, room.table.match)

    async def _go_on(
        self,
        asker: Asker,
        data: bytes,
        at: int,
        wanted: ImportedTable | ForkedTable,
        parent: str = "",
    ) -> Created:
        try:
            proved = await self.thinkers.check_save(asker, data, at)
        except BadSave as fault:
            raise Refusal("bad_save", str(fault)) from None
        start = proved.start
        players = wanted.players or [Player("person") for _ in range(start.seats)]
        if len(players) != start.seats:
            raise Refusal("bad_setup", f"this game has {start.seats} seats, not {len(players)}")
        self.need_bytes(asker.address, _written_bytes(proved))
        packs = tuple(Edition.read(start.version).packs)
        setup = Setup(start.format, start.seats, start.options, packs)
        deal = Deal(setup, start.seed, proved.save, parent, proved.positions)
        return await self._make(game_of(start.game), deal, players, wanted.name, wanted.undo)

    async def _make(
        self,
        game: Game,
        deal: "Deal",
        players: list[Player],
        name: str,
        undo: UndoPolicy | None,
    ) -> Created:
        host = new_token()
        tokens = {
            seat: new_token() for seat, player in enumerate(players) if player.kind == "person"
        }
        hashes = {token_hash(token): seat for seat, token in tokens.items()}
        facts = Facts(
            id=new_table_id(),
            created=time(),
            game=game.id,
            version=str(game.edition(deal.setup.packs)),
            format=deal.setup.format,
            options=deal.setup.options,
            seed=deal.seed,
            undo=undo or usual_undo(players),
            name=acts.clean(name),
            seats=[seat_of(player) for player in players],
            tokens={token_hash(host): HOST, **hashes},
            origin=deal.origin,
            parent=deal.parent,
            clock=deal.clock,
        )
        await self._lay(facts, game, deal.positions)
        by_seat = {str(seat): token for seat, token in tokens.items()}
        return Created(facts.id, host, by_seat, f"/table/{facts.id}")

    async def _lay(self, facts: Facts, game: Game, positions: Sequence[Position] = ()) -> None:
        """Lay the table, keep it, and open its room."""
        table = await asyncio.to_thread(self._deal, facts, game, positions)
        summary = table.summary()
        positions = positions or [position_of_deal(table.match)]
        await self.kept(lambda store: store.create(facts, summary, positions))
        self.metrics.count("tables_created")
        log("table made", table=short(facts.id), game=facts.game, seats=len(facts.seats))
        if not self.leases.are_shared:  # else the one to whom the first guest comes takes it
            self._enter(table, Hold(0))

    def _deal(self, facts: Facts, game: Game, positions: Sequence[Position]) -> Table:
        """What a worker has followed already is not followed again."""
        with self.slate.rules_of(facts.id, OPENING):
            if positions:
                return open_table(Stored(facts, [], list(positions)), game)
            return lay(facts, game)

    async def rematch(self, room: Room) -> str:
        """The table at which the same people play again; made when the first one asks."""
        async with room.rematching:
            table = room.table
            if table.rematch:
                return table.rematch
            acts.play_again(table, "")
            facts = _the_same_again(table.facts, table)
            await self._lay(facts, table.game)
            await room.act(lambda table: acts.play_again(table, facts.id))
            return facts.id

    # -- what people ask for ---------------------------------------------------

    async def sit(self, id: str, seat: int | None, name: str) -> SatDown:
        room = await self.room(id)
        token = new_token()
        hash = token_hash(token)
        done = await room.act(lambda table: acts.sit(table, seat, name, hash))
        seated = done[0].entry
        assert isinstance(seated, Seated)
        return SatDown(seated.seat, token)

    async def go_on_elsewhere(self, id: str, code: str) -> Created:
        """A second device comes to the seats for which a code was given out."""
        room = await self.room(id)
        opened = self.passes.use(id, code)
        tokens = {seat: new_token() for seat in opened.seats}
        hashes = {token_hash(token): seat for seat, token in tokens.items()}

        def shared(table: Table) -> list[Entry]:
            if not opened.tokens <= set(table.people.tokens):
                raise Refusal("bad_code", "the seat has since gone to somebody else")
            return devices.share(table, hashes)

        await room.act(shared)
        by_seat = {str(seat): token for seat, token in tokens.items() if seat != HOST}
        return Created(id, tokens.get(HOST, ""), by_seat, f"/table/{id}")

    async def facts(self, id: str) -> TableFacts:
        room = self._rooms.get(id)
        if room is not None:
            return room.facts()
        _need_id(id)
        summary: Summary | None = await self.kept(lambda store: store.summary(id))
        if summary is None:
            raise Refusal("no_such_table", "there is no such table")
        presence = await self.kept(lambda store: store.presence(id))
        return table_facts(summary, set(presence.here), presence.stuck)

    async def mine(self, tokens: list[str]) -> list[MyTable]:
        """The tables of these tokens, unfinished ones first."""
        hashes = [token_hash(token) for token in dict.fromkeys(tokens)]
        held: list[Held] = await self.kept(lambda store: store.held(hashes, MOST_TABLES_LISTED))
        found = [self._my_table(each) for each in held]
        return sorted(found, key=lambda each: each.table.state in ("finished", "stopped"))

    def _my_table(self, held: Held) -> MyTable:
        room = self._rooms.get(held.summary.table)
        there = held.presence
        facts = (
            room.facts()
            if room is not None
            else table_facts(held.summary, set(there.here), there.stuck)
        )
        seats = [seat for seat in held.seats if seat != HOST]
        turn = any(seat in facts.waiting for seat in seats)
        return MyTable(facts, seats, HOST in held.seats, turn)

    async def save(self, id: str, tokens: list[str], asker: Asker) -> bytes:
        """The save file, for somebody who may know everything; at a stopped table everybody may."""
        try:
            data = await self._copy(await self.room(id), tokens)
        except Refusal as refusal:
            if refusal.code != "stopped":
                raise
            data = await self._save_of_stopped(id, asker)
        return await asyncio.to_thread(self.seal.put_on, data)

    async def _save_of_stopped(self, id: str, asker: Asker) -> bytes:
        try:
            return await self.thinkers.save_of(asker, await self._stored(id))
        except BadSave as fault:
            raise Refusal("bad_save", str(fault)) from None

    def _copied(self, table: Table, tokens: list[str]) -> list[Entry]:
        self._need_all_open(table, tokens)
        return acts.copy(table)

    def _need_all_open(self, table: Table, tokens: list[str]) -> None:
        known = table.people.tokens
        held = {known.get(token_hash(token)) for token in tokens}
        if None in held:
            raise Refusal("bad_token", "a token is not valid for this table")
        seats = {seat for seat in held if seat is not None and seat != HOST}
        if not acts.all_is_open_to(table, seats):
            raise Refusal("not_over", "this is open to everyone only when the game is over")

    # -- its life --------------------------------------------------------------

    def gauges(self) -> dict[str, int]:
        return {
            "tables_open": len(self._rooms),
            "connections": sum(len(room.guests) for room in self._rooms.values()),
            **self.thinkers.waiting(),
        }

    async def trouble(self) -> str:
        """Why nothing can be written now, if so; it is not tried at every question."""
        now = self.clock()
        if self._trial is None or (self._trial.done() and now - self._tried >= TRIAL_SECONDS):
            self._tried = now
            self._trial = asyncio.get_running_loop().create_task(self._try_store())
        return await asyncio.shield(self._trial)

    async def _try_store(self) -> str:
        try:
            await self.storage.ask(lambda store: store.ping())
        except StoreFault as fault:
            return TROUBLES[fault.trouble]
        return ""

    async def open_doors(self) -> None:
        await self.leases.open()
        await self._stop_blamed_tables()
        await self._forget_old_tables()
        self._rounds = asyncio.get_running_loop().create_task(self._make_rounds())
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        self.sharing.begin()
        self.thinkers.begin()

    async def _beat(self) -> None:
        """Let the keeper see that the loop turns."""
        while True:
            self.slate.beat()
            self.metrics.show(self.gauges())
            await asyncio.sleep(BEAT_SECONDS)

    async def _stop_blamed_tables(self) -> None:
        """Write it into their logs; if that is not possible, at least they are not opened."""
        for id in self._blamed.stopped:
            try:
                stopped = await self.storage.ask(partial(_stop, id))
            except StoreFault as fault:
                log_fault("table could not be stopped", fault, table=short(id))
                continue
            if stopped:
                self.metrics.count("tables_stopped")
                log("table stopped", table=short(id))

    async def _make_rounds(self) -> None:
        """Close the rooms in which nothing has happened for long, and tidy up now and then."""
        tidied = swept = monotonic()
        while True:
            await asyncio.sleep(min(ROUNDS_SECONDS, self.settings.idle_seconds))
            self._close_quiet_rooms()
            if monotonic() - swept > SWEEP_SECONDS:
                gc.collect()
                swept = monotonic()
            if monotonic() - tidied > TIDY_SECONDS:
                await self._forget_old_tables()
                tidied = monotonic()

    def close_lost_rooms(self) -> None:
        """Send away who is at tables that another hall may have by now."""
        for room in list(self._rooms.values()):
            if room.closed:
                self.close_room(room)

    def _close_quiet_rooms(self) -> None:
        for room in list(self._rooms.values()):
            if room.is_quiet and monotonic() - room.quiet_since > self._patience(room):
                self.close_room(room)

    async def _forget_old_tables(self) -> None:
        ages = Ages(
            _days_ago(self.settings.keep_finished_days),
            _days_ago(self.settings.keep_abandoned_days),
        )
        spared = {*self._rooms, *self._opening}
        try:
            forgotten = await self.storage.ask(
                lambda store: store.forget(ages, spared, FORGOTTEN_AT_ONCE)
            )
        except StoreFault as fault:
            log_fault("old tables could not be thrown away", fault)
            return
        if forgotten:
            log("old tables thrown away", tables=forgotten)

    def _patience(self, room: Room) -> float:
        """A finished game is looked at again only now and then."""
        idle = self.settings.idle_seconds
        return min(idle, FINISHED_SECONDS) if room.table.over else idle

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
        if self._beating is not None:
            self._beating.cancel()
        self.bells.close()
        self.sharing.end()
        for room in list(self._rooms.values()):
            self.close_room(room)
        await asyncio.gather(*self._giving)
        self.thinkers.close()
        with suppress(Refusal):
            await self.leases.close()
        await self.storage.close()


def _stop(id: str, store: Store) -> bool:
    return stop_table(id, "rules", store) or stop_campaign(id, "rules", store)


class Deal:
    """From where a new table starts: the deal of a seed, or the end of a save, as a worker has
    proved it."""

    def __init__(
        self,
        setup: Setup,
        seed: str,
        origin: str = "",
        parent: str = "",
        positions: Sequence[Position] = (),
        clock: ClockRules | None = None,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self.parent = parent
        self.positions = positions
        self.clock = clock


def _written_bytes(proved: Proved) -> int:
    """How much the store is to keep of a save: all of it, and positions on its way."""
    return len(proved.save) + sum(
        len(each.state) + len(each.past) + len(each.tail) for each in proved.positions
    )


def _days_ago(days: float) -> float:
    """That time; with no days, a time before all tables."""
    return time() - days * DAY if days > 0 else 0.0


def _need_id(table: str) -> None:
    """Refuse what cannot be the id of a table without looking for it."""
    if TABLE_ID.fullmatch(table) is None:
        raise Refusal("no_such_table", "there is no such table")


def seat_of(player: Player) -> Seat:
    return Seat(
        player.kind,
        "" if player.kind == "open" else acts.clean(player.name),
        player.level if player.kind == "bot" else "",
    )


def usual_undo(players: list[Player]) -> UndoPolicy:
    others = [player for player in players if player.kind != "bot"]
    return "mark" if len(others) > 1 else "free"


def _the_same_again(facts: Facts, table: Table) -> Facts:
    """The same people with the same tokens; those who had resigned play again."""
    seats = [
        Seat("person", seat.name) if table.people.is_held(number) else seat
        for number, seat in enumerate(table.people.seats)
    ]
    return msgspec.structs.replace(
        facts,
        id=new_table_id(),
        created=time(),
        version=str(table.game.edition(table.match.setup.packs)),
        seed=new_seed(),
        name=table.people.name,
        seats=seats,
        tokens=dict(table.people.tokens),
        origin="",
        parent=facts.id,
        clock=table.clock.rules,
    )
