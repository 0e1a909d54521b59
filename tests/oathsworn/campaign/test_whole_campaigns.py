"""Whole campaigns played by bots: six chapters with one company."""

from functools import cache

import msgspec
import pytest

from questhall.conformance.campaigns import CAMPAIGN_CHECKS, Journey
from questhall.conformance.case import Case
from questhall.conformance.checks import CHECKS
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.ledger import FAILED, OVER
from questhall.games.oathsworn.library.library import library
from questhall.kernel.campaigns import link_setup, start_link, written_ledger
from questhall.kernel.chain_file import read_chain, read_file, verify, write_chain
from questhall.kernel.choices import Beginning
from questhall.kernel.games import Setup
from tests.marks import rule

from .company import CAMPAIGNS, Tour, before_encounter, company, fought, read

LINKS = 18
THREE_CHAPTERS = 9
SEATS = (1, 2, 4)


@cache
def tour(seats: int) -> Tour:
    """A campaign for so many players, from the oath to the twelfth stroke; those of two players
    take the short pages."""
    made = Tour(seats, f"tour {seats}", difficulty="journeyman")
    made.go(LINKS, instant=seats == 2)
    return made


@rule("OS-1.1.1", "OS-1.1.2", "OS-1.6.1", "OS-3.2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_a_company_of_bots_finishes_all_six_chapters(seats: int) -> None:
    chain = tour(seats).chain
    ledger = tour(seats).ledger
    assert chain.over, chain.facts.seed
    assert ledger.next == OVER
    assert [line.chapter for line in ledger.chapters] == [1, 2, 3, 4, 5, 6]
    assert {line.instant for line in ledger.chapters} == {seats == 2}
    assert [each.what for each in ledger.evenings] == [link.offer for link in chain.links]
    page = CAMPAIGNS.view(ledger)
    assert page.ending in library().campaign.endings
    assert page.score == library().campaign.tier(ledger.knockouts)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost_or_doubled_on_the_way(seats: int) -> None:
    for text in tour(seats).chain.written.values():
        ledger = read(text)
        assert CAMPAIGNS.faults(ledger) == []
        assert written_ledger(ledger, CAMPAIGNS) == text
        assert msgspec.json.encode(CAMPAIGNS.view(ledger))


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_is_offered_can_be_played(seats: int) -> None:
    for text in tour(seats).chain.written.values():
        for offer in CAMPAIGNS.offers(read(text)):
            beginning = Beginning(text, offer.key)
            setup = link_setup(CAMPAIGNS, beginning, seats)
            assert GAME.faults(start_link(GAME, beginning, setup, "dealt").state) == []


@rule("OS-10.1.4", "OS-10.1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_whole_chain_replays(seats: int) -> None:
    chain = tour(seats).chain
    again = read_chain(read_file(write_chain(chain)), GAME)
    assert again.here == chain.here
    assert verify(again) == []


@rule("OS-3.2.14", "OS-11.5.1")
@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(12))
def test_nothing_impossible_happens_in_random_campaigns(seed: int) -> None:
    wandering = Tour(1 + seed % 4, f"wandering {seed}", hardcore=seed % 2 == 1)
    wandering.wander(THREE_CHAPTERS)
    for text in wandering.chain.written.values():
        ledger = read(text)
        assert CAMPAIGNS.faults(ledger) == [], f"seed {seed}, chapter {ledger.chapter}"
    assert wandering.ledger.chapter == 4 or wandering.ledger.next == FAILED, f"seed {seed}"


@pytest.mark.parametrize("law", CAMPAIGN_CHECKS)
@pytest.mark.parametrize("hardcore", [False, True])
def test_the_laws_of_campaigns_hold(law: str, hardcore: bool) -> None:
    CAMPAIGN_CHECKS[law](journey(hardcore))


@cache
def journey(hardcore: bool) -> Journey:
    setup = Setup("company", 2, {"hardcore": hardcore})
    return Journey(GAME, setup, f"journey {hardcore}", links=5)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("law", CHECKS)
@pytest.mark.parametrize("offer", ["story:2", "instant:2", "epilogue:2"])
def test_the_laws_of_matches_hold_for_what_is_dealt_from_a_sheet(offer: str, law: str) -> None:
    CHECKS[law](case(offer))


@cache
def case(offer: str) -> Case:
    """One match for all laws; before the epilogue two have fallen and one barely lives."""
    ledger = company("warden", "priest+", "ranger", "warbear", hardcore=True)
    ledger.characters[1].injuries = list(library().injuries.values())[:2]
    ledger.characters[2].tokens_ahead = 1
    if offer.startswith("epilogue"):
        ledger = fought(before_encounter("warden", "priest+", "ranger", "warbear"), True, "ranger")
        ledger.characters[0].hp = 1
    beginning = Beginning(written_ledger(ledger, CAMPAIGNS), offer)
    return Case(GAME, link_setup(CAMPAIGNS, beginning, 3), "dealt", beginning=beginning)
