"""Campaigns of a group: each link is a table, and the chain survives whatever happens."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.kernel.chain import Chain, Opened
from questhall.kernel.chain_file import read_chain, read_file, verify
from questhall.kernel.chance import Chance
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup
from questhall.kernel.saves import save
from questhall.table import acts, campaigns
from questhall.table.campaigns import Campaign, Evening, Founded, Founder
from questhall.table.opening import lay, open_table
from questhall.table.records import HOST, Chose, Entry, Facts, Seat, Stored
from questhall.table.sqlite import SqliteStore
from questhall.table.store import Ages, Conflict, Store
from questhall.table.table import Table
from questhall.table.tokens import token_hash
from tests.conformance.toy_campaign import GAME

NOW = 1_700_000_000.0
ADA = Founder("Ada", token_hash("ada"))


def evening() -> Evening:
    seats = [Seat("person", "Ada"), Seat("person", "Boris")]
    return Evening(seats, {token_hash("host"): HOST, token_hash("seat 0"): 0}, "free")


def kept(store: Store, founded: Founded) -> Campaign:
    founded.keep_in(store)
    return founded.campaign


def begun(store: Store, purse: int = 0) -> Campaign:
    setup = Setup("road", 2, {"purse": purse})
    return kept(store, campaigns.begin(GAME, setup, "Our road", ADA, NOW))


def laid(store: Store, campaign: Campaign, entry: Opened, facts: Facts) -> Table:
    table, write = campaigns.lay_link(campaign, entry, facts, NOW)
    store.append_to_campaign(write)
    return table


def opened(store: Store, campaign: Campaign, key: str) -> Table:
    return laid(store, campaign, *campaigns.open_link(campaign, key, evening(), NOW))


def do(store: Store, table: Table, entries: list[Entry]) -> None:
    store.append([table.add(entries, NOW + table.seq + 1)])


def play(store: Store, table: Table, choices: int = 1000, hands: str = "hands") -> None:
    """Make this many random choices, or play to the end."""
    chance = Chance(hands)
    for _ in range(choices):
        if table.over:
            return
        decision = table.pending[0]
        option = decision.options[chance.below("option", len(decision.options))]
        seat = option.seat if option.seat >= 0 else decision.seats[0]
        do(store, table, [Chose.of(seat, option, table.book)])


def settled(store: Store, id: str) -> Campaign:
    """The campaign as a reader finds it: a match that is over is closed."""
    stored = store.load_campaign(id)
    assert stored is not None
    campaign = campaigns.open_campaign(stored, GAME)
    link = campaign.chain.open_link
    at = store.load(link.table) if link is not None else None
    if at is not None:
        table = open_table(at, GAME)
        entries = campaigns.ending(campaign, table)
        if entries:
            store.append_to_campaign(campaign.add(entries, NOW, table.match))
    return campaign


def played(store: Store, links: int = 2) -> Campaign:
    campaign = begun(store)
    for number in range(links):
        key = campaign.chain.offers()[number % 2].key
        play(store, opened(store, campaign, key), hands=f"hands {number}")
        campaign = settled(store, campaign.facts.id)
    return campaign


def whole(store: Store, campaign: Campaign) -> Campaign:
    """The campaign in the store, with its saves."""
    stored = store.load_campaign(campaign.facts.id, saves=True)
    assert stored is not None
    return campaigns.open_campaign(stored, GAME)


def is_true(chain: Chain) -> bool:
    return verify(chain) == []


def count_of(store: Store, campaign: Campaign) -> int:
    stored = store.load_campaign(campaign.facts.id)
    assert stored is not None
    return len(stored.lines)


# -- links are tables ----------------------------------------------------------


def test_a_link_is_played_at_a_table_and_closed_into_the_next_ledger(store: Store) -> None:
    campaign = played(store, 3)
    assert campaign.chain.number == 4
    assert [link.players for link in campaign.chain.links] == [["Ada", "Boris"]] * 3
    assert is_true(whole(store, campaign).chain)


def test_the_table_knows_its_place_in_the_campaign(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    stored = store.load(table.facts.id)
    assert stored is not None
    place = stored.facts.place
    assert place is not None
    assert (place.campaign, place.link, place.offer) == (campaign.facts.id, 1, "evening:1")
    assert table.summary().campaign == campaign.facts.id


def test_opening_again_goes_on_with_the_same_match(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    play(store, table, 6)
    stored = store.load(table.facts.id)
    assert stored is not None
    again = open_table(stored, GAME)
    assert state_hash(again.match.state) == state_hash(table.match.state)
    found = settled(store, campaign.facts.id)
    assert found.chain.open_link is not None
    assert found.chain.open_link.table == table.facts.id
    with pytest.raises(Refused, match="finish it first"):
        campaigns.open_link(found, "shop", evening(), NOW)


def test_a_table_of_older_rules_can_still_be_closed(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    play(store, table)
    stored = store.load(table.facts.id)
    assert stored is not None
    stored.facts.version = "0"
    stored.positions = [table.position()]
    again = open_table(stored, GAME)
    assert again.base > 0
    assert campaigns.ending(campaign, again) == campaigns.ending(campaign, table)


@pytest.mark.parametrize("key", ["evening:1", "shop"])
def test_a_table_that_came_from_a_link_belongs_to_no_campaign(store: Store, key: str) -> None:
    campaign = begun(store, purse=3)
    table = opened(store, campaign, key)
    play(store, table, 1)
    facts = msgspec.structs.replace(
        table.facts, id="copy", origin=save(table.match).decode(), place=None
    )
    copy = lay(facts, GAME)
    play(store, table)
    facts.version = "0"
    again = open_table(Stored(facts, [], [copy.position()]), GAME)
    assert state_hash(again.match.state) == state_hash(copy.match.state)
    assert campaigns.ending(campaign, again) == []


def test_there_is_no_rematch_in_a_campaign(store: Store) -> None:
    table = opened(store, begun(store), "evening:1")
    play(store, table)
    with pytest.raises(Refused, match="next match is chosen"):
        acts.play_again(table, "")


def test_if_all_resign_the_attempt_is_abandoned(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    do(store, table, acts.resign(table, 0))
    campaign = settled(store, campaign.facts.id)
    assert campaign.chain.links[0].fate == "abandoned"
    other = opened(store, campaign, "evening:1")
    assert other.facts.seed == table.facts.seed, "nobody resigns to draw again"


def test_an_attempt_that_is_given_up_stays_on_record(store: Store) -> None:
    campaign = begun(store)
    opened(store, campaign, "evening:1")
    store.append_to_campaign(campaign.add(campaigns.abandon(campaign), NOW))
    opened(store, campaign, "evening:1")
    links = settled(store, campaign.facts.id).chain.links
    assert [(link.attempt, link.fate) for link in links] == [(1, "abandoned"), (2, "open")]


def test_a_lost_match_is_played_again_at_a_new_table(store: Store) -> None:
    for number in range(50):
        campaign = begun(store)
        play(store, opened(store, campaign, "evening:1"), hands=str(number))
        campaign = settled(store, campaign.facts.id)
        if campaign.chain.lost_link is not None:
            break
    entry, facts = campaigns.play_again(campaign, evening(), NOW)
    play(store, laid(store, campaign, entry, facts))
    campaign = settled(store, campaign.facts.id)
    assert [(link.number, link.attempt) for link in campaign.chain.links] == [(1, 1), (1, 2)]
    assert is_true(whole(store, campaign).chain)


# -- nothing is lost, nothing is doubled ---------------------------------------


def test_closing_is_done_once_however_often_it_is_looked_at(store: Store) -> None:
    campaign = begun(store)
    play(store, opened(store, campaign, "evening:1"))
    first = settled(store, campaign.facts.id)
    lines = count_of(store, campaign)
    assert settled(store, campaign.facts.id).chain.here == first.chain.here
    assert count_of(store, campaign) == lines


def test_two_closing_at_the_same_time_write_it_once(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    play(store, table)
    mine, other = whole(store, campaign), whole(store, campaign)
    store.append_to_campaign(other.add(campaigns.ending(other, table), NOW, table.match))
    with pytest.raises(Conflict):
        store.append_to_campaign(mine.add(campaigns.ending(mine, table), NOW, table.match))
    assert settled(store, campaign.facts.id).chain.here == other.chain.here


def test_two_opening_at_the_same_time_make_one_table(store: Store) -> None:
    campaign = begun(store)
    other = whole(store, campaign)
    table = opened(store, campaign, "evening:1")
    entry, facts = campaigns.open_link(other, "shop", evening(), NOW)
    with pytest.raises(Conflict):
        laid(store, other, entry, facts)
    assert store.load(facts.id) is None
    assert store.load(table.facts.id) is not None


KILLED = """
import os, signal, sys
from questhall.table.sqlite import SqliteStore
from tests.table import test_campaigns as tests
store = SqliteStore(sys.argv[1])
campaign = tests.begun(store)
print(campaign.facts.id, flush=True)
tests.play(store, tests.opened(store, campaign, "evening:1"))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_killed_after_the_last_choice_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "road.sqlite3")
    done = subprocess.run(
        [sys.executable, "-c", KILLED, database],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    store = SqliteStore(database)
    campaign = settled(store, done.stdout.strip())
    assert [link.fate for link in campaign.chain.links] in (["won"], ["lost"])
    assert is_true(whole(store, campaign).chain)
    store.close()


# -- the group -----------------------------------------------------------------


def test_members_find_their_campaigns(store: Store) -> None:
    campaign = begun(store)
    boris = token_hash("boris")
    store.append_to_campaign(campaign.add(campaigns.join(campaign, "Boris", boris), NOW + 1))
    store.append_to_campaign(campaign.add(campaigns.rename(campaign, "The long road"), NOW + 2))
    assert store.campaigns_held([boris], 10) == [campaign.summary()]
    assert store.campaigns_held([ADA.token, boris], 10) == [campaign.summary()]
    assert store.campaigns_held([token_hash("vera")], 10) == []
    assert store.campaigns_held([], 10) == []
    assert (campaign.summary().name, campaign.summary().members) == (
        "The long road",
        ["Ada", "Boris"],
    )


def test_the_log_of_a_group_has_an_end(store: Store) -> None:
    """Whoever looks at a campaign follows all of it."""
    campaign = begun(store)
    for _ in range(campaigns.MOST_RENAMED):
        campaign.add(campaigns.rename(campaign, "Another road"), NOW)
    with pytest.raises(Refused):
        campaigns.rename(campaign, "One more")
    for number in range(1, campaigns.MOST_JOINED):
        boris = token_hash(str(number))
        campaign.add(campaigns.join(campaign, "Boris", boris), NOW)
        campaign.add(campaigns.remove(campaign, "Boris", boris), NOW)
    with pytest.raises(Refused):
        campaigns.join(campaign, "Boris", "boris")


def test_a_campaign_that_was_never_begun_is_not_found(store: Store) -> None:
    assert store.load_campaign("nowhere") is None


# -- copies and files ----------------------------------------------------------


def test_a_copy_goes_its_own_way(store: Store) -> None:
    campaign = whole(store, played(store))
    vera = Founder("Vera", token_hash("vera"))
    copy = kept(store, campaigns.go_another_way(campaign, 1, vera, NOW))
    assert copy.facts.parent == campaign.facts.id
    assert list(copy.members.values()) == ["Vera"]
    assert copy.chain.number == 2
    assert copy.chain.links[0].table == ""
    play(store, opened(store, copy, "shop"))
    assert is_true(whole(store, settled(store, copy.facts.id)).chain)
    assert settled(store, campaign.facts.id).chain.number == 3


def test_a_campaign_is_exported_and_imported(store: Store) -> None:
    campaign = whole(store, played(store))
    data = campaigns.take_out(campaign)
    assert campaign.facts.chain.seed.encode() not in data
    file = read_file(data)
    assert is_true(read_chain(file, GAME))
    again = kept(store, campaigns.take_in_file(file, GAME, ADA, NOW))
    assert (again.name, again.chain.here) == ("Our road", campaign.chain.here)
    play(store, opened(store, again, "shop"))
    assert settled(store, again.facts.id).chain.number == 4


# -- what is deleted -----------------------------------------------------------


def test_the_table_at_which_a_campaign_is_played_stays(store: Store) -> None:
    campaign = begun(store)
    table = opened(store, campaign, "evening:1")
    play(store, table)
    store.forget(Ages(NOW + 1000, NOW), set(), 10)
    assert store.load(table.facts.id) is not None
    settled(store, campaign.facts.id)
    store.forget(Ages(NOW + 1000, NOW), set(), 10)
    assert store.load(table.facts.id) is None
    assert is_true(whole(store, campaign).chain)


def test_an_abandoned_campaign_is_deleted_eventually(store: Store) -> None:
    campaign = begun(store)
    play(store, opened(store, campaign, "evening:1"), 3)
    store.forget(Ages(0, NOW + 2), set(), 10)
    assert store.load_campaign(campaign.facts.id) is not None
    store.forget(Ages(0, NOW + 1000), set(), 10)
    assert store.load_campaign(campaign.facts.id) is None
    assert store.campaigns_held([ADA.token], 10) == []
