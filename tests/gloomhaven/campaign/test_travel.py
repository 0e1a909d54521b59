"""Where a party can go, and the board (RULES 8.0, 8.1, 8.10, 9.1)."""

import pytest

from questhall.bots.playing import play_by_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.achievements import (
    gain_global_achievement,
    gain_party_achievement,
)
from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import PlaceView, page_of
from questhall.games.gloomhaven.campaign.prosperity import BOXES, gain_prosperity, prosperity_level
from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.campaigns import say_offer
from questhall.kernel.chance import Chance
from questhall.kernel.text import LANGUAGES
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, begun, offered, party

TO_THE_FIRST_ROUND = 12  # decisions


@rule("GH-8.1.1", "GH-8.1.2", "GH-8.1.3")
def test_the_board_at_the_beginning() -> None:
    page = page_of(begun())
    assert page.scenarios == [PlaceView(1, "black_barrow", "open", "G10", [2])]
    assert (page.prosperity, page.prosperity_level, page.next_prosperity) == (0, 1, 4)
    assert page.global_achievements == []


@rule("GH-8.0.2", "GH-8.1.2", "GH-9.1.1", "GH-9.1.5", "GH-10.1.7")
def test_after_a_success_the_scenario_is_ticked_and_the_next_is_open() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(Ending.VICTORY)
    assert offered(ledger) == {"scenario:2": "", "town": ""}
    assert [(place.number, place.state) for place in page_of(ledger).scenarios] == [
        *((1, "done"), (2, "open")),
    ]


@rule("GH-6.4.2", "GH-9.1.1", "GH-9.1.5")
def test_a_lost_scenario_is_offered_again() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(Ending.LOSS)
    assert offered(ledger) == {"scenario:1": "", "town": ""}
    assert (ledger.done, ledger.location, ledger.evenings[-1].won) == ([], 1, False)


@rule("GH-9.1.1")
def test_the_party_sets_out_from_town() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(Ending.VICTORY)
    ledger = Outing(ledger, "town").finished()
    assert ledger.location == 0
    assert offered(ledger) == {"road:2": ""}


@rule("GH-9.1.3")
def test_links_lead_from_the_barrow_to_the_lair() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(Ending.VICTORY)
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


def _reason(ledger: Chronicle, number: int) -> str:
    """Why the party cannot set out for the scenario."""
    (why,) = [why for key, why in offered(ledger).items() if key.endswith(f":{number}")]
    return why


@rule("GH-8.0.1", "GH-9.1.1", "GH-10.1.1")
@pytest.mark.parametrize("number", IN_THE_BOOK)
def test_every_scenario_that_can_be_played_can_be_travelled_to_and_won(number: int) -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = sorted({1, number})
    page = board()[number]
    for needs in page.needs[:1]:
        for name in needs.party:
            assert _reason(ledger, number) == "why-achievements"
            gain_party_achievement(ledger, name)
        for name in needs.global_ones:
            assert _reason(ledger, number) == "why-achievements"
            gain_global_achievement(ledger, name)
    assert _reason(ledger, number) == ""
    outing = Outing(ledger, f"scenario:{number}")
    play_by_hunch(outing.match, Chance("begins"), TO_THE_FIRST_ROUND)
    won = outing.ended(Ending.VICTORY)
    assert number in won.done
    assert set(page.opens) - {number} <= set(won.opened)


def test_when_all_is_done_the_town_and_casual_evenings_are_left() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened = [1, 2, 3]
    ledger.done = [1, 2, 3]
    ledger.location = 3
    assert [offer.key for offer in CAMPAIGNS.offers(ledger)] == [
        *("town", "roster", "dungeon", "casual:1", "casual:2", "casual:3"),
    ]


def test_offers_are_said_in_both_languages() -> None:
    ledger = Outing(party("brute", "tinkerer"), "scenario:1").ended(Ending.VICTORY)
    said = [
        [say_offer(CAMPAIGNS, ledger, offer, GAME.texts(language)) for language in LANGUAGES]
        for offer in CAMPAIGNS.offers(ledger)
    ]
    assert said == [
        ["Scenario 2: Barrow Lair", "Сценарий 2: Подземное логово"],
        ["Return to Gloomhaven", "Вернуться в Мрачную гавань"],
        ["Who comes along", "Решить, кто идёт"],
        ["Explore a random dungeon", "Исследовать случайное подземелье"],
        [
            "Play scenario 1 for its own sake: Black Barrow",
            "Сыграть сценарий 1 просто так: Чёрный курган",
        ],
        [
            "Play scenario 2 for its own sake: Barrow Lair",
            "Сыграть сценарий 2 просто так: Подземное логово",
        ],
    ]
