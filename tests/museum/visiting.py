"""A visit to the museum: exhibits by name, and what a visitor does with them."""

from functools import cache
from typing import Any

import msgspec

from questhall.conformance.case import SPECTATOR, Case, events_of
from questhall.conformance.speaking import Speaker
from questhall.kernel.campaigns import say_offer
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Game, find_game
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save
from questhall.kernel.text import LANGUAGES
from questhall.server.campaigns.page import page_of
from questhall.server.seal import Seal
from questhall.table import acts, campaigns, taking_back
from questhall.table.campaigns import Campaign, Evening, open_campaign
from questhall.table.opening import open_table
from questhall.table.records import Entry, Seat, Stored, Summary
from questhall.table.store import Store
from questhall.table.table import Table
from questhall.table.tokens import token_hash

from .changes import CHANGED
from .playing import answer
from .rooms import Room, rooms
from .sights import Sights

NOW = 1_800_000_000.0
SEED = "visit"  # of everything that is played on here
LONGEST = 2000  # choices of an evening
# Every exhibit is opened in every run. What takes longer is done with some of them, always the same
# ones, and with all in `./test --all`.
SOME = 1 / 3


class Exhibit:
    """One label of a room."""

    def __init__(self, room: Room, name: str, label: dict[str, Any]) -> None:
        self.room = room
        self.name = name
        self.label = label
        self.sees: dict[str, Any] = label["sees"]

    def __str__(self) -> str:
        return f"{self.room.labels.version}-{self.name}"

    @property
    def id(self) -> str:
        found: str = self.label["id"]
        return found

    @property
    def game(self) -> Game:
        return _game(self.label["game"])

    @property
    def rules_are_the_same(self) -> bool:
        """And the content, so that it can be played again from its deal."""
        return self.game.is_of_today(self.room.labels.games[self.game.id])

    @property
    def file(self) -> bytes:
        """Of a save, or of a campaign."""
        folder = "saves" if "asks" in self.label else "campaigns"
        return self.room.files[f"{folder}/{self.name}.json"]

    @property
    def is_believed(self) -> bool:
        """Where it comes from; under other rules it cannot prove itself, but its seal can."""
        sealed = bool(msgspec.json.decode(self.file).get("signature"))
        return self.label["believed"] and (sealed or self.rules_are_the_same)

    def chance(self) -> Chance:
        return Chance(f"{SEED}/{self}")

    def need(self, sights: Sights) -> None:
        """It must be seen as it was left, unless newer rules have changed it."""
        if str(self) not in CHANGED:
            assert _still(sights, self.sees) == self.sees


def _still(now: Any, then: Any) -> Any:
    """What is seen now of what was seen then; newer versions may show more."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: _still(now.get(name), then[name]) for name in then}
    return now


@cache
def _game(name: str) -> Game:
    return find_game(name)


def exhibits(kind: str) -> list[Exhibit]:
    """All of a kind in all rooms: tables, campaigns, saves, campaign_files."""
    return [
        Exhibit(room, name, label)
        for room in rooms()
        for name, label in getattr(room.labels, kind).items()
    ]


# -- looking -------------------------------------------------------------------


def look_around(match: Match) -> None:
    """Every seat sees its view, and all that is asked and told can be said in every language."""
    for seat in [SPECTATOR, *range(match.setup.seats)]:
        msgspec.json.encode(match.game.view(match.state, seat))
    speaker = Speaker(Case(match.game, match.setup, match.seed, beginning=match.beginning))
    for decision in match.pending:
        speaker.decision(match.state, decision, NOTHING)
    for event in events_of(match):
        speaker.event(match.state, event, NOTHING)
    speaker.reasons(match.state, match.setup.seats, NOTHING)
    assert speaker.missing == {}
    assert match.game.faults(match.state) == []


def read_page(campaign: Campaign) -> None:
    """The page of a campaign is shown, and what it offers is said in every language."""
    msgspec.json.encode(page_of(campaign, Seal("of a museum")))
    rules, ledger = campaign.chain.campaigns, campaign.chain.ledger
    assert rules.faults(ledger) == []
    for offer in campaign.chain.offers():
        for language in LANGUAGES:
            assert say_offer(rules, ledger, offer, campaign.game.texts(language)).strip()


# -- playing on ----------------------------------------------------------------


class Guest:
    """Plays on at a table that the store keeps."""

    def __init__(self, store: Store, table: Table, chance: Chance) -> None:
        self.store = store
        self.table = table
        self.chance = chance

    def do(self, entries: list[Entry]) -> None:
        self.store.append([self.table.add(entries, NOW + self.table.seq)])

    def sit_down(self) -> None:
        """Nobody waits any longer."""
        for seat in self.table.people.open_seats():
            self.do(acts.sit(self.table, seat, f"Guest {seat}", token_hash(f"guest {seat}")))

    def play(self, choices: int) -> None:
        for _ in range(choices):
            if self.table.over:
                return
            self.do(answer(self.table, self.chance))

    def take_back(self) -> None:
        """What a person may take back without asking anybody is taken back."""
        for seat in self.table.people.persons():
            to = taking_back.free_to(self.table, {seat})
            if to < self.table.count:
                to = max(to, self.table.count - 3)
                self.do(taking_back.ask(self.table, seat, {seat}, to, self.table.count))
                return

    def opened_again(self) -> Table:
        return open_table(stored_in(self.store, self.table.facts.id), self.table.game)


def stored_in(store: Store, table: str) -> Stored:
    found = store.load(table)
    assert found is not None
    return found


def how_it_stands(table: Table) -> Summary:
    """All that lists say of it. What was played before its newest position may be lost anew."""
    return msgspec.structs.replace(table.summary(), begins=0)


def play_on(store: Store, table: Table, chance: Chance, choices: int) -> Table:
    """Play on, take back, and play on; the store, and a save, then tell the same."""
    guest = Guest(store, table, chance)
    guest.sit_down()
    guest.play(choices // 2)
    guest.take_back()
    guest.play(choices - choices // 2)
    again = guest.opened_again()
    assert state_hash(again.match.state) == state_hash(table.match.state)
    assert how_it_stands(again) == how_it_stands(table)
    loaded = load(save(table.match), table.game)
    assert state_hash(loaded.state) == state_hash(table.match.state)
    return table


def campaign_in(store: Store, id: str, game: Game) -> Campaign:
    found = store.load_campaign(id, saves=True)
    assert found is not None
    return open_campaign(found, game)


def go_on(store: Store, campaign: Campaign, chance: Chance) -> None:
    """The open match is played to its end, or a new evening if none is open."""
    table = begin_evening(store, campaign)
    Guest(store, table, chance).play(LONGEST)
    assert table.over
    entries = campaigns.ending(campaign, table)
    assert entries
    store.append_to_campaign(campaign.add(entries, NOW, table.match))


def begin_evening(store: Store, campaign: Campaign) -> Table:
    """The table of the open match, or of what a sensible group would play next."""
    chain = campaign.chain
    if chain.open_link is not None:
        return open_table(stored_in(store, chain.open_link.table), campaign.game)
    offers = [offer for offer in chain.offers() if offer.why is None]
    offer = chain.campaigns.suggested(chain.ledger, offers)
    seats = [Seat("person", f"Guest {number}") for number in range(max(offer.seats))]
    evening = Evening(seats, {}, "mark")
    opened, facts = campaigns.open_link(campaign, offer.key, evening, NOW)
    table, write = campaigns.lay_link(campaign, opened, facts, NOW)
    store.append_to_campaign(write)
    return table
