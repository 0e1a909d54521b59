"""What a connection is told: only what its seats may see, ask and answer."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec

from questhall.kernel.acts import act_of
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event, Part
from questhall.kernel.games import Game
from questhall.kernel.kinds import Name
from questhall.kernel.match import Match
from questhall.kernel.phrases import number_in, option_id, option_things, phrase_names, sum_phrase
from questhall.kernel.state import State
from questhall.kernel.tallies import Counting
from questhall.table import taking_back
from questhall.table.records import (
    SPECTATOR,
    Branched,
    Clocked,
    Copied,
    Line,
    Settled,
    Summary,
    Talked,
    TimedOut,
)
from questhall.table.table import Table

from ..protocol.facts import SeatFacts, TableFacts
from ..protocol.messages import (
    ArgumentValue,
    AskedDecision,
    BearerSum,
    ChatLine,
    Named,
    OfferedOption,
    Phrase,
    PositionMessage,
    ProposalFacts,
    ReadyPhrase,
    SumLine,
    TallyLine,
    TallyMessage,
    ToldEvent,
    Warned,
)
from ..seal import Seal
from ..sheets.game_cache import titles_of
from .books import shown
from .staging import Changes, Happening, Staging

LOG_TAIL = 60  # choices
MOST_TAKEN_BACK_TOLD = 40
CARD = "card:"


def eyes(seats: set[int]) -> list[int]:
    """From which seats a connection sees: its own, or as a spectator."""
    return sorted(seats) or [SPECTATOR]


def is_in_sight(state: State, seats: set[int], thing: str) -> bool:
    """May these seats be shown that somebody points at this? A card that lies hidden from them is
    not even named; where anything else is, everybody who sees the table sees."""
    number = number_in(thing.removeprefix(CARD)) if thing.startswith(CARD) else None
    if number is None or not any(number in zone.cards for zone in state.zones()):
        return True
    return any(number in state.known_to(seat) for seat in eyes(seats))


def views(game: Game, state: State, seats: list[int], seal: Seal) -> dict[str, msgspec.Raw]:
    return {str(seat): shown(game.view(state, seat), game.id, seal) for seat in seats}


def plain_view(match: Match, seal: Seal, seat: int) -> Any:
    """What a seat sees at this moment, as the client reads it."""
    return msgspec.json.decode(shown(match.game.view(match.state, seat), match.game.id, seal))


# -- phrases -------------------------------------------------------------------


def argument_of(name: Name) -> ArgumentValue:
    return name.number if name.number is not None else Named(name.message, name.thing, name.label)


def named(name: Name) -> Named:
    return Named(name.message, name.thing, name.label)


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
        declines=option.declines,
        ends=option.ends,
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
    act = act_of(game, event)
    return ToldEvent(
        at=at,
        phrase=phrase(game, state, event.key, event.what, event.where, event.amount),
        rule=event.rule,
        kind=act.kind,
        chooser=None if event.chooser == NOTHING else event.chooser,
        forced=event.forced or event.alone,
        values=values,
        depth=event.depth,
        roles=act.roles,
        sums=[sum_line(game, state, part) for part in event.parts or []],
        only=event.seen_by if event.seen_by >= 0 else None,
    )


def sum_line(game: Game, state: State, part: Part) -> SumLine:
    line = phrase(game, state, sum_phrase(part.key), part.what, NOTHING, NOTHING)
    return SumLine(Phrase(part.key, line.args), part.amount)


# -- whole messages ------------------------------------------------------------


class Teller:
    """Tells how a table stands. What several are to hear is put into words only once."""

    def __init__(self, table: Table, seal: Seal) -> None:
        self.table = table
        self._seal = seal
        self._newest: list[Happening] = []
        self._newest_turn = -1
        self._turn = -1
        self._views: dict[int, msgspec.Raw] = {}
        self._latest: dict[int, msgspec.Raw] = {}
        self._seq = -1
        self._positions: dict[tuple[int, ...], str] = {}

    def views(self, seats: list[int]) -> dict[str, msgspec.Raw]:
        table = self.table
        if self._turn != table.turn:
            self._turn = table.turn
            self._views = self._latest if table.looks.newest == table.count else {}
            self._latest = {}
        for seat in seats:
            if seat not in self._views:
                self._views[seat] = self._shown(seat)
        return {str(seat): self._views[seat] for seat in seats}

    def _shown(self, seat: int) -> msgspec.Raw:
        table = self.table
        return shown(table.game.view(table.match.state, seat), table.game.id, self._seal)

    @contextmanager
    def looking_on(self, seats: list[int]) -> Iterator[None]:
        """What happens is seen from these seats. What they see last is what they are told."""
        looks = self.table.looks
        looks.seats, looks.view, looks.before = seats, self._look, self._before
        try:
            yield
        finally:
            looks.view = looks.before = None  # or the table would hold itself in memory

    def _look(self, seat: int) -> Any:
        self._latest[seat] = self._shown(seat)
        return msgspec.json.decode(self._latest[seat])

    def _before(self, seat: int) -> Any:
        return msgspec.json.decode(self.views([seat])[str(seat)])

    def events(self, since: int, until: int, seats: list[int]) -> list[ToldEvent]:
        """The events of the choices after `since` up to `until` that one of the seats saw."""
        return [self._in_words(each) for each in self._happenings(since, until, seats)]

    def _happenings(self, since: int, until: int, seats: list[int]) -> list[Happening]:
        table = self.table
        if since >= table.count - LOG_TAIL:
            known = self._newest_happenings()
        else:
            known = [Happening(at, event) for at, event in table.events_after(since)]
        return [
            each
            for each in known
            if since < each.at <= until and any(each.event.visible_to(seat) for seat in seats)
        ]

    def _newest_happenings(self) -> list[Happening]:
        """All who come hear of these, whatever else they know."""
        table = self.table
        if self._newest_turn != table.turn:
            self._newest_turn = table.turn
            newest = table.events_after(max(table.count - LOG_TAIL, -1))
            self._newest = [Happening(at, event) for at, event in newest]
        return self._newest

    def _in_words(self, happening: Happening) -> ToldEvent:
        if happening.words is None:
            game, state = self.table.game, self.table.match.state
            happening.words = told(game, state, happening.at, happening.event)
        return happening.words

    def _staged(self, since: int, seats: list[int]) -> tuple[list[ToldEvent], Changes | None]:
        """The events after choice `since`, with their changes if the seats were there and saw it;
        then also what changed besides."""
        table = self.table
        happenings = self._happenings(since, table.count, seats)
        words = [self._in_words(each) for each in happenings]
        looks = table.looks.between(since, table.count, seats)
        if not looks:
            return words, None
        staging = Staging(since, looks, seats)
        events = [staging.told(each) for each in happenings]
        staging.finish(table.count)
        return events, staging.rest

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
        events, rest = self._staged(since, eyes(seats))
        return PositionMessage(
            seq=table.seq,
            choices=table.count,
            state=table.stage,
            views=self.views(eyes(seats)),
            decisions=self.decisions(seats),
            waiting=table.waiting(),
            events_since=since,
            events=events,
            staged=rest is not None,
            rest=rest or {},
            undo_free_to=taking_back.free_to(table, seats),
            last_choice={seat: at for seat, at in last.items() if at is not None},
            results=table.results,
            proposal=self._proposal(eyes(seats)),
            seed=table.facts.seed if table.tells_all else "",
        )

    def _proposal(self, seats: list[int]) -> ProposalFacts | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        events = self.events(proposal.to, self.table.count, seats)
        taken = [each for each in events if each.chooser is not None and not each.forced]
        return ProposalFacts(
            proposal.seat, proposal.to, proposal.waiting, taken[-MOST_TAKEN_BACK_TOLD:]
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
    if isinstance(entry, TimedOut):
        return ChatLine(line.seq, line.time, seat=entry.seat, notice="timed_out")
    if isinstance(entry, Clocked):
        return ChatLine(line.seq, line.time, notice="clock")
    assert isinstance(entry, Talked)
    seat = None if entry.seat == SPECTATOR else entry.seat
    phrase = phrase_of(entry.phrase)
    return ChatLine(line.seq, line.time, entry.name, entry.text, seat, phrase=phrase)


def phrase_of(key: str) -> ReadyPhrase | None:
    """A phrase that was said; one that there is no more was not said."""
    return next((each for each in get_args(ReadyPhrase) if each == key), None)


# -- the last page ---------------------------------------------------------------


def tally_message(counted: Counting, ref: int) -> TallyMessage:
    """What was counted, without the lines in which nothing was."""
    rounds = range(1, counted.round + 1)
    lines = [
        TallyLine(
            sums.tally.key,
            [
                BearerSum(named(each.name), [each.rounds.get(number, 0) for number in rounds])
                for _, each in sorted(sums.bearers.items())
            ],
        )
        for sums in counted.sums
    ]
    return TallyMessage(ref, counted.round, [line for line in lines if line.sums])
