"""Campaigns played by bots, from the Black Barrow on."""

from functools import cache

import msgspec
import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.minds.preparing import PROVEN
from questhall.kernel.campaigns import link_setup, start_link, written_ledger
from questhall.kernel.chain_file import fork, read_chain, read_file, verify, write_chain
from questhall.kernel.choices import Beginning
from questhall.kernel.codec import state_hash
from tests.marks import rule

from .party import CAMPAIGNS, Tour, read

LINKS = 20
SEEDS = {2: "a", 3: "b", 4: "b"}  # by seats


@cache
def tour(seats: int) -> Tour:
    """A campaign for this many characters, as far as bots get with it."""
    made = Tour(seats, SEEDS[seats])
    made.go(LINKS)
    return made


@rule("GH-8.0.1", "GH-8.0.2", "GH-9.1.1", "GH-10.1.7")
@pytest.mark.parametrize("seats", SEEDS)
def test_bots_come_from_scenario_to_scenario(seats: int) -> None:
    chain = tour(seats).chain
    ledger = tour(seats).ledger
    assert ledger.done[:2] == [1, 2]
    assert "first_steps" in ledger.party_achievements
    assert [link.offer for link in chain.links][:3] == ["found", "road:1", "scenario:1"]
    assert [each.what for each in ledger.evenings] == [link.offer for link in chain.links]


@pytest.mark.parametrize("seats", SEEDS)
def test_nothing_is_lost_or_doubled_on_the_way(seats: int) -> None:
    chain = tour(seats).chain
    for text in chain.written.values():
        ledger = read(text)
        assert CAMPAIGNS.faults(ledger) == []
        assert written_ledger(ledger, CAMPAIGNS) == text
        assert msgspec.json.encode(CAMPAIGNS.view(ledger))


@pytest.mark.parametrize("seats", SEEDS)
def test_everything_that_is_offered_can_be_played(seats: int) -> None:
    chain = tour(seats).chain
    dealt: set[str] = set()
    for text in chain.written.values():
        for offer in CAMPAIGNS.offers(read(text)):
            if offer.why is None:
                beginning = Beginning(text, offer.key)
                setup = link_setup(CAMPAIGNS, beginning, offer.seats[0])
                assert GAME.faults(start_link(GAME, beginning, setup, "dealt").state) == []
                dealt.add(offer.key)
    assert {"found", "town", "road:1", "scenario:1", "road:3", "roster", "casual:1"} <= dealt


@pytest.mark.parametrize("seats", SEEDS)
def test_the_whole_chain_replays(seats: int) -> None:
    chain = tour(seats).chain
    again = read_chain(read_file(write_chain(chain)), GAME)
    assert again.here == chain.here
    assert verify(again) == []


@rule("GH-6.2.1", "GH-6.2.2")
@pytest.mark.parametrize("seats", SEEDS)
def test_every_coin_and_every_point_of_a_scenario_is_accounted_for(seats: int) -> None:
    chain = tour(seats).chain
    for place, link in enumerate(chain.links):
        before, after = read(chain.written[link.before]), read(chain.written[link.after])
        gains = after.evenings[place].gains
        for old, new, gained in zip(before.characters, after.characters, gains, strict=False):
            assert new.gold == old.gold + gained.gold
            assert new.xp == old.xp + gained.xp
            assert new.checks == old.checks + gained.checks


@rule("GH-6.4.1", "GH-6.4.2")
def test_a_lost_scenario_leaves_experience_and_is_played_again() -> None:
    lost = [
        (each.chain, place)
        for each in (tour(seats) for seats in SEEDS)
        for place, link in enumerate(each.chain.links)
        if link.fate == "lost"
    ]
    assert lost
    chain, place = lost[0]
    link = chain.links[place]
    earlier = page_of(read(chain.written[link.before]))
    later = page_of(read(chain.written[link.after]))
    assert sum(each.xp for each in later.characters) > sum(each.xp for each in earlier.characters)
    assert later.party_achievements == earlier.party_achievements
    assert link.offer in [other.offer for other in chain.links[place + 1 :]]


def test_bots_buy_and_level_up() -> None:
    sheets = [sheet for seats in SEEDS for sheet in tour(seats).ledger.characters]
    assert all(sheet.items and sheet.equipped for sheet in sheets)
    assert max(sheet.level for sheet in sheets) > 1
    for sheet in sheets:
        assert any(item.key in PROVEN for item in sheet.items)


def test_a_campaign_can_be_copied_from_any_evening_on() -> None:
    chain = tour(2).chain
    copy = fork(chain, 3, "another", 0.0)
    assert [link.offer for link in copy.links] == ["found", "road:1", "scenario:1"]
    assert copy.here == chain.links[2].after
    assert "town" in [offer.key for offer in copy.offers()]


def test_an_evening_in_town_is_saved_and_found_again() -> None:
    chain = Tour(2, "a").chain
    chain.add(chain.open("found", ["one", "two"]), 0.0)
    match = chain.match(chain.need_open())
    match.take(0, match.pending[0].options[0])
    file = write_chain(chain, "our party", match)
    again = read_chain(read_file(file), GAME)
    assert state_hash(again.match(again.need_open()).at(0).state) == state_hash(match.at(0).state)
