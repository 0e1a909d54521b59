"""Where a party can go, and the board (RULES 8.0, 8.1, 8.10, 9.1)."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.achievements import (
    gain_global_achievement,
    gain_party_achievement,
)
from questhall.games.gloomhaven.campaign.page import PlaceView, page_of
from questhall.games.gloomhaven.campaign.prosperity import BOXES, gain_prosperity, prosperity_level
from questhall.games.gloomhaven.state.scene import LOSS, VICTORY
from questhall.kernel.campaigns import say_offer
from questhall.kernel.text import LANGUAGES
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, begun, offered, party


@rule("GH-8.1.1", "GH-8.1.2", "GH-8.1.3")
def test_the_board_at_the_beginning() -> None:
    page = page_of(begun())
    assert page.scenarios == [PlaceView(1, "black_barrow", "open", "G10", [2])]
    assert (page.prosperity, page.prosperity_level, page.next_prosperity) == (0, 1, 4)
    assert page.global_achievements == []


@rule("GH-8.0.2", "GH-8.1.2", "GH-9.1.1", "GH-9.1.5", "GH-10.1.7")
def test_after_a_success_the_scenario_is_ticked_and_the_next_is_open() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(VICTORY)
    assert offered(ledger) == {"scenario:2": "", "town": ""}
    assert [(place.number, place.state) for place in page_of(ledger).scenarios] == [
        *((1, "done"), (2, "open")),
    ]


@rule("GH-6.4.2", "GH-9.1.1", "GH-9.1.5")
def test_a_lost_scenario_is_offered_again() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(LOSS)
    assert offered(ledger) == {"scenario:1": "", "town": ""}
    assert (ledger.done, ledger.location, ledger.evenings[-1].won) == ([], 1, False)


@rule("GH-9.1.1")
def test_the_party_sets_out_from_town() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(VICTORY)
    ledger = Outing(ledger, "town").finished()
    assert ledger.location == 0
    assert offered(ledger) == {"road:2": ""}


@rule("GH-9.1.3")
def test_links_lead_from_the_barrow_to_the_lair() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(VICTORY)
    assert {place.number: place.linked for place in page_of(ledger).scenarios}[2]
    ledger = Outing(ledger, "town").finished()
    assert not {place.number: place.linked for place in page_of(ledger).scenarios}[2]


@rule("GH-8.0.1", "GH-8.10.4")
def test_a_scenario_asks_for_achievements_of_the_party() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = [1, 2]
    assert offered(ledger) == {"road:1": "", "road:2": "why-achievements"}
    gain_party_achievement(ledger, "first_steps")
    assert offered(ledger) == {"road:1": "", "road:2": ""}


@rule("GH-8.0.1", "GH-8.10.1", "GH-8.1.4")
def test_a_scenario_asks_that_something_has_not_happened() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = [1, 3]
    assert offered(ledger)["road:3"] == ""
    gain_global_achievement(ledger, "the_merchant_flees")
    assert offered(ledger)["road:3"] == "why-achievements"
    assert page_of(ledger).global_achievements == ["the_merchant_flees"]
    assert page_of(ledger).scenarios[1].why == "why-achievements"


@example("GH-EX-25")
@rule("GH-8.10.2", "GH-8.10.3")
def test_there_is_one_achievement_of_each_type() -> None:
    ledger = begun()
    for name in ("city_rule.militaristic", "ancient_technology", "city_rule.economic"):
        gain_global_achievement(ledger, name)
    gain_global_achievement(ledger, "ancient_technology")
    assert ledger.global_achievements == [
        *("ancient_technology", "city_rule.economic", "ancient_technology"),
    ]


@rule("GH-8.10.4")
def test_a_party_has_an_achievement_once() -> None:
    ledger = begun()
    gain_party_achievement(ledger, "first_steps")
    gain_party_achievement(ledger, "first_steps")
    assert ledger.party_achievements == ["first_steps"]


@rule("GH-8.1.5", "GH-9.15.1")
def test_the_track_of_prosperity() -> None:
    assert BOXES == (0, 4, 9, 15, 22, 30, 39, 50, 64)
    assert [prosperity_level(boxes) for boxes in (0, 3, 4, 8, 9, 63, 64)] == [1, 1, 2, 2, 3, 8, 9]
    ledger = begun()
    gain_prosperity(ledger, 70)
    assert (ledger.prosperity, page_of(ledger).next_prosperity) == (64, 0)


def test_scenarios_whose_rules_are_not_written_are_shown_as_blocked() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = [1, 63]
    assert offered(ledger) == {"road:1": "", "road:63": "why-page-not-written"}
    assert page_of(ledger).scenarios[1] == PlaceView(
        63, "magma_pit", "blocked", "M1", why="why-page-not-written"
    )


def test_when_all_is_done_nothing_is_offered() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = [1, 2, 3, 63]
    ledger.done = [1, 2, 3]
    ledger.location = 3
    assert offered(ledger) == {}


def test_offers_are_said_in_both_languages() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(VICTORY)
    said = [
        [say_offer(CAMPAIGNS, ledger, offer, GAME.texts(language)) for language in LANGUAGES]
        for offer in CAMPAIGNS.offers(ledger)
    ]
    assert said == [
        ["Scenario 2: Barrow Lair", "Сценарий 2: Подземное логово"],
        ["Return to Gloomhaven", "Вернуться в Мрачную гавань"],
    ]
