"""The suite lets a lawful campaign pass, and names the law that a faulty one breaks."""

import pytest

from questhall.conformance import CAMPAIGN_CHECKS, Journey, Unlawful, check_campaign, journeys
from questhall.conformance.setups import any_setup
from questhall.kernel.chance import Chance
from questhall.kernel.games import Game, Setup, find_game, game_names
from tests.sampling import runs_all

from . import faulty_campaigns as faulty
from .toy import GAME as WITHOUT
from .toy_campaign import GAME

FAULTS = [
    (faulty.CLASS_IS_NOT_LISTED, "ledgers", "holds a 'Traveller', which lanterns does not know"),
    (faulty.LEDGER_FORGETS, "ledgers", "its page"),
    (faulty.DECLARES_WHAT_CANNOT_BE_WRITTEN, "declared ledgers", "MappedRoad.milestones has keys"),
    (faulty.BEGINS_ANYHOW, "chain", "did not begin with this ledger"),
    (faulty.CLOSES_OTHERWISE, "chain", "link 1 does not lead to the ledger that follows it"),
    (faulty.LOSES_A_LANTERN, "kept", "before link 2: lanterns are lost or doubled"),
    (faulty.NEW_FIELD_WITHOUT_DEFAULT, "old ledgers", "a ledger without 'weather' cannot be read"),
    (faulty.OFFER_TWICE, "offers", "different keys of offers"),
    (faulty.OFFER_CANNOT_BE_DEALT, "offers", "BadSetup: short takes 2, 3 seats"),
    (faulty.EVERYTHING_IS_BLOCKED, "offers", "before link 1 every offer is blocked"),
    (faulty.OFFERING_COSTS, "offers", "the ledger after asking"),
    (faulty.TOLL_NOBODY_CAN_PAY, "beginnings", "when evening:1 begins: traveller 0 owes coins"),
    (faulty.NOTHING_IS_LEFT, "beginnings", "when evening:1 begins leaves nothing to play"),
    (faulty.CLOSES_OTHERWISE, "closing", "closed twice"),
    (faulty.CLOSING_TAKES_FROM_THE_TABLE, "closing", "the match after link 1 closed"),
    (faulty.PAGE_CANNOT_BE_SHOWN, "pages", "TypeError"),
    (faulty.PAGE_CHANGES_THE_LEDGER, "pages", "the ledger after showing it"),
    (faulty.PAGE_IS_NOT_DRAWN, "pages in words", "before link 1 the page cannot be drawn"),
    (faulty.OFFER_WITHOUT_TEXT, "offer texts", "no text for 'offer-moon'"),
    (faulty.NEWS_WITHOUT_TEXT, "news", "after link 1, eclipse cannot be said"),
]

EVENINGS = 6 if runs_all() else 2
INSTALLED = [each for name in game_names() for each in journeys(find_game(name), "1")]
OF_EACH_GAME = [
    Journey(campaigns.game, any_setup(campaigns, Chance(name), name), "random options", EVENINGS)
    for name in game_names()
    if (campaigns := find_game(name).campaigns()) is not None
]

# What a game cannot break, because the kernel alone sees to it.
KERNELS_OWN = {"blocked offers"}


def journey_of(game: Game) -> Journey:
    return Journey(game, Setup("road", 2), "1")


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_lawful_campaign_passes(seed: str) -> None:
    for journey in journeys(GAME, seed):
        check_campaign(journey)


@pytest.mark.parametrize(("game", "law", "text"), FAULTS)
def test_a_fault_breaks_its_law(game: Game, law: str, text: str) -> None:
    with pytest.raises(Unlawful) as caught:
        CAMPAIGN_CHECKS[law](journey_of(game))
    assert caught.value.law == law
    assert text in caught.value.what
    assert str(caught.value).startswith(
        f"lanterns (road, 2 seats, seed '1') breaks the law {law!r}"
    )


def test_every_law_has_a_campaign_that_breaks_it() -> None:
    assert {law for _, law, _ in FAULTS} == set(CAMPAIGN_CHECKS) - KERNELS_OWN


def test_a_journey_comes_through_evenings_shops_and_defeats() -> None:
    played: set[str] = set()
    fates: set[str] = set()
    for seed in range(8):
        chain = Journey(GAME, Setup("road", 2), str(seed)).chain
        played |= {link.offer.partition(":")[0] for link in chain.links}
        fates |= {f"{link.fate} {link.attempt > 1}" for link in chain.links}
    assert played == {"evening", "shop"}
    assert {"lost False", "won False", "won True"} <= fates


def test_a_game_of_single_evenings_has_no_journeys() -> None:
    assert journeys(WITHOUT, "1") == []


@pytest.mark.slow
@pytest.mark.parametrize("journey", OF_EACH_GAME, ids=str)
def test_a_campaign_of_each_game_keeps_every_law(journey: Journey) -> None:
    check_campaign(journey)


@pytest.mark.slow
@pytest.mark.sampled(0)
@pytest.mark.parametrize("journey", INSTALLED, ids=str)
def test_every_installed_campaign_keeps_every_law(journey: Journey) -> None:
    check_campaign(journey)


def test_gloomhaven_is_among_the_campaigns() -> None:
    assert {journey.setup.seats for journey in INSTALLED if journey.game.id == "gloomhaven"} == {
        *(2, 3, 4),
    }
