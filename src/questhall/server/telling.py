"""What a connection is told: only what its seats may see, ask and answer."""

from collections.abc import Collection

import msgspec

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.games import Game
from questhall.kernel.kinds import Name
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id, option_things, phrase_names
from questhall.kernel.state import State
from questhall.table import taking_back
from questhall.table.records import SPECTATOR, Branched, Copied, Line, Settled, Summary, Talked
from questhall.table.table import Table, events_after

from .facts import SeatFacts, TableFacts
from .game_cache import titles_of
from .lending import shown
from .messages import (
    ArgumentValue,
    AskedDecision,
    ChatLine,
    Named,
    OfferedOption,
    Phrase,
    PositionMessage,
    ProposalFacts,
    ToldEvent,
    Warned,
)
from .seal import Seal

LOG_TAIL = 60  # choices


class Glimpse(msgspec.Struct):
    """A past position as some seats see it, and the events of its last choice."""

    views: dict[str, msgspec.Raw]
    events: list[ToldEvent]


def eyes(seats: set[int]) -> list[int]:
    """From which seats a connection sees: its own, or as a spectator."""
    return sorted(seats) or [SPECTATOR]


def views(game: Game, state: State, seats: list[int], seal: Seal) -> dict[str, msgspec.Raw]:
    return {str(seat): shown(game.view(state, seat), game.id, seal) for seat in seats}


# -- phrases -------------------------------------------------------------------


def argument_of(name: Name) -> ArgumentValue:
    return name.number if name.number is not None else Named(name.message, name.thing, name.label)


def phrase(game: Game, state: State, key: str, what: int, where: int, amount: int) -> Phrase:
    names = phrase_names(game, state, key, what, where, amount)
    return Phrase(key, {argument: argument_of(name) for argument, name in names})


def offered(
    game: Game, state: State, seat: int, decision: Decision, option: Option, sensible: bool
) -> OfferedOption:
    """An option as it is put to the seat."""
    why = game.warning(state, seat, decision, option)
    return OfferedOption(
        id=option_id(game, state, option),
        verb=option.verb,
        things=option_things(game, state, option),
        phrase=phrase(game, state, option.verb, option.what, option.where, option.amount),
        seat=None if option.seat == NOTHING else option.seat,
        warning=None if why is None else Warned(why.rule, why.message, why.numbers),
        parts=game.parts(state, option),
        sensible=sensible,
    )


def asked(game: Game, state: State, decision: Decision, seats: set[int]) -> AskedDecision | None:
    """The question as far as it is put to these seats."""
    options: list[OfferedOption] = []
    known: list[Option] = []
    best = game.sensible(state, decision)
    for seat in decision.seats:
        if seat in seats:
            new = [each for each in decision.options_for(seat) if each not in known]
            options.extend(
                [offered(game, state, seat, decision, each, each is best) for each in new]
            )
            known.extend(new)
    if not options:
        return None
    return AskedDecision(
        seats=decision.seats,
        prompt=phrase(game, state, decision.prompt, decision.what, decision.where, decision.amount),
        rule=decision.rule,
        options=options,
        secret=decision.secret,
        repeatable=game.repeatable(state, decision),
    )


def told(game: Game, state: State, at: int, event: Event) -> ToldEvent:
    values: list[ArgumentValue] = []
    if event.values is not None:
        kind = game.phrases.get(f"{event.key}.values", "")
        values = [argument_of(game.name(state, kind, value)) for value in event.values]
    return ToldEvent(
        at=at,
        phrase=phrase(game, state, event.key, event.what, event.where, event.amount),
        rule=event.rule,
        chooser=None if event.chooser == NOTHING else event.chooser,
        forced=event.forced,
        values=values,
    )


def seen(events: list[tuple[int, Event]], seats: list[int]) -> list[tuple[int, Event]]:
    return [each for each in events if any(each[1].visible_to(seat) for seat in seats)]


# -- whole messages ------------------------------------------------------------


class Happening:
    """An event of the newest choices; it is put into words when the first one hears of it."""

    def __init__(self, at: int, event: Event) -> None:
        self.at = at
        self.event = event
        self.words: ToldEvent | None = None


class Teller:
    """Tells how a table stands. What several are to hear is put into words only once."""

    def __init__(self, table: Table, seal: Seal) -> None:
        self.table = table
        self._seal = seal
        self._newest: list[Happening] = []
        self._newest_turn = -1
        self._turn = -1
        self._views: dict[int, msgspec.Raw] = {}
        self._seq = -1
        self._positions: dict[tuple[int, ...], str] = {}

    def views(self, seats: list[int]) -> dict[str, msgspec.Raw]:
        table = self.table
        if self._turn != table.turn:
            self._turn = table.turn
            self._views = {}
        for seat in seats:
            if seat not in self._views:
                view = table.game.view(table.match.state, seat)
                self._views[seat] = shown(view, table.game.id, self._seal)
        return {str(seat): self._views[seat] for seat in seats}

    def events(self, since: int, until: int, seats: list[int]) -> list[ToldEvent]:
        """The events of the choices after `since` up to `until` that one of the seats saw."""
        if since >= self.table.count - LOG_TAIL:
            return self._newest_events(since, until, seats)
        table = self.table
        wanted = [each for each in table.events_after(since) if each[0] <= until]
        return [told(table.game, table.match.state, at, event) for at, event in seen(wanted, seats)]

    def _newest_events(self, since: int, until: int, seats: list[int]) -> list[ToldEvent]:
        """All who come hear of these, whatever else they know."""
        table = self.table
        if self._newest_turn != table.turn:
            self._newest_turn = table.turn
            newest = table.events_after(max(table.count - LOG_TAIL, -1))
            self._newest = [Happening(at, event) for at, event in newest]
        found: list[ToldEvent] = []
        for each in self._newest:
            if since < each.at <= until and any(each.event.visible_to(seat) for seat in seats):
                if each.words is None:
                    each.words = told(table.game, table.match.state, each.at, each.event)
                found.append(each.words)
        return found

    def decisions(self, seats: set[int]) -> list[AskedDecision]:
        table = self.table
        found = [
            asked(table.game, table.match.state, decision, self._in_person(seats))
            for decision in table.pending
        ]
        return [each for each in found if each is not None]

    def _in_person(self, seats: set[int]) -> set[int]:
        """Without the seats that a bot plays for their holders."""
        return {seat for seat in seats if self.table.people.seats[seat].kind == "person"}

    def position_in_words(self, seats: set[int], since: int) -> str:
        """The position as it is sent; the same for all who sit and know the same."""
        if self._seq != self.table.seq:
            self._seq = self.table.seq
            self._positions = {}
        who = (since, *sorted(seats))
        if who not in self._positions:
            self._positions[who] = msgspec.json.encode(self.position(seats, since)).decode()
        return self._positions[who]

    def position(self, seats: set[int], since: int) -> PositionMessage:
        """How the table stands, with the events after choice `since`."""
        table = self.table
        able = [] if taking_back.is_final(table) else sorted(seats)
        last = {str(seat): table.last_choice_of(seat) for seat in able}
        proposal = table.proposal
        return PositionMessage(
            seq=table.seq,
            choices=table.count,
            state=table.stage,
            views=self.views(eyes(seats)),
            decisions=self.decisions(seats),
            waiting=table.waiting(),
            events_since=since,
            events=self.events(since, table.count, eyes(seats)),
            undo_free_to=taking_back.free_to(table, seats),
            last_choice={seat: at for seat, at in last.items() if at is not None},
            results=table.results,
            proposal=None
            if proposal is None
            else ProposalFacts(proposal.seat, proposal.to, proposal.waiting),
            seed=table.facts.seed if table.tells_all else "",
        )


def looked_at(match: Match, at: int, seats: list[int], seal: Seal) -> Glimpse:
    """How a match stands after choice `at`, and what that choice led to."""
    events = seen(events_after(match, at - len(match.choices), at - 1), seats)
    return Glimpse(
        views(match.game, match.state, seats, seal),
        [told(match.game, match.state, number, event) for number, event in events],
    )


def table_facts(summary: Summary, here: set[int], stuck: Collection[int] = ()) -> TableFacts:
    return TableFacts(
        table=summary.table,
        name=summary.name,
        game=summary.game,
        format=summary.format,
        options=summary.options,
        undo=summary.undo,
        state=summary.stage,
        seats=[
            SeatFacts(seat.kind, seat.name, seat.level, number in here, number in stuck)
            for number, seat in enumerate(summary.seats)
        ],
        choices=summary.choices,
        created=summary.created,
        changed=summary.changed,
        waiting=summary.waiting,
        round=summary.round,
        results=summary.results,
        resigned=summary.resigned,
        rematch=summary.rematch,
        copied=summary.copied,
        came_from=summary.came_from,
        hushed=summary.hushed,
        campaign=summary.campaign,
        settled=summary.settled,
        contested=summary.contested,
        packs=titles_of(summary.packs),
        begins=summary.begins,
    )


def chat_line(line: Line) -> ChatLine:
    entry = line.entry
    if isinstance(entry, Copied):
        return ChatLine(line.seq, line.time, notice="copied", at=entry.at)
    if isinstance(entry, Branched):
        return ChatLine(line.seq, line.time, notice="dealt_anew")
    if isinstance(entry, Settled):
        return ChatLine(line.seq, line.time, entry.name, notice=entry.how)
    assert isinstance(entry, Talked)
    seat = None if entry.seat == SPECTATOR else entry.seat
    return ChatLine(line.seq, line.time, entry.name, entry.text, seat)
