"""Special conditions of a campaign come true at once, whatever brought them about (RULES 11)."""

import pytest

from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.event_decks import CITY, DECKS, ENVELOPE, ROAD
from questhall.games.gloomhaven.campaign.events.cards import EventEffect
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.special_conditions import CONDITIONS, check_conditions
from questhall.games.gloomhaven.campaign.town import Town
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from tests.marks import rule

from .party import Outing, offered, party

BRINKS = (19, 9, -9, -19)


def on_the_brink(reputation: int) -> Chronicle:
    """One more point, find or gift, and something happens."""
    ledger = party("brute", "tinkerer")
    ledger.reputation = reputation
    ledger.global_achievements = ["ancient_technology"] * 4
    ledger.party_achievements = ["the_drakes_command"]
    check_conditions(ledger)
    return ledger


def waiting(ledger: Chronicle) -> list[str]:
    """What has come true without anything happening."""
    return [
        name
        for name, condition in CONDITIONS.items()
        if condition(ledger) and name not in ledger.conditions_met
    ]


def happen(ledger: Chronicle, effect: EventEffect) -> None:
    """The players take the first answer to everything."""
    flow = effect.happen(Town(Chance("conditions"), "", "", ledger))
    answer: Option | None = None
    while True:
        try:
            asked = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Decision)
        answer = asked.options[0]


# -- laws ------------------------------------------------------------------------------


@rule("GH-11.1.1", "GH-11.1.2", "GH-11.1.4", "GH-11.1.5", "GH-11.1.6", "GH-11.1.7")
@pytest.mark.parametrize("number", sorted(board()))
def test_no_reward_of_a_scenario_leaves_a_condition_waiting(number: int) -> None:
    page = board()[number]
    for rewards in (page.rewards, *page.conclusions.values()):
        for reputation in BRINKS:
            ledger = on_the_brink(reputation)
            for reward in rewards.effects:
                happen(ledger, reward)
                assert waiting(ledger) == []


@rule("GH-11.1.1", "GH-11.1.2", "GH-11.1.4", "GH-11.1.5", "GH-11.1.6", "GH-11.1.7")
@pytest.mark.parametrize("deck", [*DECKS, ENVELOPE])
def test_no_event_leaves_a_condition_waiting(deck: str) -> None:
    for card in event_cards()[deck].values():
        for outcome in [each for option in card.outcomes.values() for each in option]:
            for reputation in BRINKS:
                ledger = on_the_brink(reputation)
                for effect in outcome.effects:
                    happen(ledger, effect)
                    assert waiting(ledger) == [], card.id


# -- after a scenario ------------------------------------------------------------------


@rule("GH-11.1.5", "GH-10.1.1")
def test_the_last_scenario_makes_the_party_revered() -> None:
    ledger = on_the_brink(15)
    ledger.opened = [51]
    ledger.global_achievements += ["end_of_corruption"] * 3
    ledger = Outing(ledger, "scenario:51").ended(Ending.VICTORY)
    assert ledger.reputation == 20
    assert 76 in cards_in(ledger, CITY)
    assert 67 in cards_in(ledger, ROAD)


def cards_in(ledger: Chronicle, deck: str) -> list[int]:
    return [*ledger.events[deck].shuffled, *ledger.events[deck].under]


@rule("GH-11.1.4", "GH-9.6.1")
def test_a_party_that_is_in_town_already_is_looked_at_too() -> None:
    """Without a city event, as it is still on the same visit."""
    ledger = on_the_brink(0)
    ledger.reputation = 10
    ledger.characters[0].xp = 45  # a new character that has yet to level up
    outing = Outing(ledger, "town", eventful=True)
    assert outing.town.ledger.classes == ["sunkeeper"]
    assert outing.asked(0).startswith("learn")


@rule("GH-11.1.2", "GH-8.0.1")
def test_whoever_aids_the_drake_cannot_slay_it() -> None:
    ledger = on_the_brink(0)
    ledger.opened = [33, 34]
    ledger.location = 25
    assert offered(ledger)["scenario:34"] == ""
    ledger = Outing(ledger, "scenario:33").ended(Ending.VICTORY)
    assert "the_drake_aided" in ledger.global_achievements
    assert (75 in cards_in(ledger, CITY), 66 in cards_in(ledger, ROAD)) == (True, True)
    assert offered(ledger)["road:34"] == "why-achievements"


@rule("GH-8.0.1")
def test_what_happens_on_the_road_may_end_the_journey() -> None:
    ledger = on_the_brink(0)
    ledger.opened = [1, 34]
    ledger.location = 33
    ledger.party_achievements.append("the_drakes_treasure")  # and nobody has looked yet
    ledger = Outing(ledger, "road:34").finished()
    assert ledger.destination == 0
    assert offered(ledger) == {"road:1": "", "road:34": "why-achievements", "town": ""}


@rule("GH-8.0.1")
def test_a_destination_is_looked_at_again() -> None:
    ledger = on_the_brink(0)
    ledger.opened = [1, 34]
    ledger.location, ledger.destination = 33, 34
    assert offered(ledger) == {"scenario:34": ""}
    ledger.global_achievements.append("the_drake_aided")
    assert offered(ledger) == {"road:1": "", "road:34": "why-achievements", "town": ""}


@rule("GH-9.9.2")
def test_perks_gained_on_the_road_are_taken_in_a_camp() -> None:
    ledger = on_the_brink(0)
    ledger.opened = [34]
    ledger.destination = 34
    ledger.characters[0].checks = 3
    assert offered(ledger) == {"scenario:34": "why-perk-waits", "camp": ""}
    ledger = Outing(ledger, "camp").finished()
    assert offered(ledger) == {"scenario:34": ""}
