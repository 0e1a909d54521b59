"""Personal quests that end with a scenario: what opens then, when, and how often (RULES 8.4)."""

import pytest

from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.discoveries import EVENTS_OF_CLASSES
from questhall.games.gloomhaven.campaign.event_decks import DECKS
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.quests.cards import DifferentDeeds, PersonalQuest
from questhall.games.gloomhaven.campaign.quests.reading import personal_quests
from questhall.games.gloomhaven.campaign.retiring import EVENTS_AFTER
from questhall.games.gloomhaven.state.scene import Ending
from tests.marks import rule

from .party import CAMPAIGNS, Outing, give, offered, party

FOLLOWED = [quest for quest in personal_quests().values() if quest.follow]
EVERY_QUEST = pytest.mark.parametrize("quest", FOLLOWED, ids=lambda quest: quest.key)


def at_the_end(quest: PersonalQuest, bearer: bool = True) -> Chronicle:
    """Only the last scenario of the quest is left to be won."""
    ledger = party("brute", "tinkerer")
    ledger.options["battle_goals"] = False
    ledger.opened = [1, *quest.follow]
    ledger.done = quest.follow[:-1]
    ledger.location = quest.follow[-1]
    if bearer:
        sheet = ledger.characters[0]
        sheet.quest = quest.key
        ledger.quests.remove(quest.key)
        (counter,) = quest.counters
        different = isinstance(counter, DifferentDeeds)
        sheet.progress = (
            {f"0 {number}": 1 for number in range(counter.least)}
            if different
            else {"0": counter.least}
        )
    assert CAMPAIGNS.faults(ledger) == []
    return ledger


def won(quest: PersonalQuest, bearer: bool = True) -> Chronicle:
    return Outing(at_the_end(quest, bearer), f"scenario:{quest.follow[-1]}").ended(Ending.VICTORY)


def is_open(ledger: Chronicle, quest: PersonalQuest) -> bool:
    return quest.opens_class in ledger.classes or quest.opens_envelope in ledger.envelopes


def extras(ledger: Chronicle) -> tuple[int, int]:
    """Random designs and side scenarios that were gained."""
    return len(ledger.designs), 9 - len(ledger.side_scenarios)


def after_the_farewell(ledger: Chronicle) -> Chronicle:
    outing = Outing(ledger, "town")
    while not outing.asked(0).startswith("retire"):
        for seat in (0, 1):
            for each in ("leave-market", "keep-gold", "go-on"):
                if each in outing.offers(seat):
                    outing.take(seat, each)
    outing.take(0, "retire:brute")
    return outing.town.ledger


# -- all of them -----------------------------------------------------------------------


@rule("GH-8.4.2", "GH-9.14.5")
@EVERY_QUEST
def test_what_a_quest_is_for_opens_with_its_bearer_retiring_and_once(quest: PersonalQuest) -> None:
    ledger = won(quest)
    assert ledger.characters[0].fulfilled
    assert not is_open(ledger, quest)
    after = after_the_farewell(ledger)
    assert is_open(after, quest)
    assert extras(after) == (0, 0)


@rule("GH-9.14.6")
@EVERY_QUEST
def test_a_box_that_was_open_before_is_replaced_once(quest: PersonalQuest) -> None:
    ledger = at_the_end(quest)
    ledger.classes = [quest.opens_class] if quest.opens_class else []
    ledger.envelopes = [quest.opens_envelope] if quest.opens_envelope else []
    number = quest.follow[-1]
    ledger = Outing(ledger, f"scenario:{number}").ended(Ending.VICTORY)
    assert extras(ledger) == (0, 0)
    assert extras(after_the_farewell(ledger)) == (1, 1)


@rule("GH-10.1.1")
@EVERY_QUEST
def test_without_a_bearer_the_scenario_opens_it(quest: PersonalQuest) -> None:
    ledger = won(quest, bearer=False)
    assert is_open(ledger, quest)
    assert extras(ledger) == (0, 0)


@rule("GH-6.4.1")
@EVERY_QUEST
def test_a_loss_ends_no_quest(quest: PersonalQuest) -> None:
    ledger = Outing(at_the_end(quest), f"scenario:{quest.follow[-1]}").ended(Ending.LOSS)
    assert not ledger.characters[0].fulfilled
    assert not is_open(ledger, quest)


def after_a_death(ledger: Chronicle, number: int) -> Chronicle:
    """The scenario is won, but the bearer of the quest died for good on the way."""
    outing = Outing(ledger, f"scenario:{number}")
    outing.scene.heroes[0].dead = True
    return outing.ended(Ending.VICTORY)


@rule("GH-12.2.5", "GH-10.1.1")
@EVERY_QUEST
def test_a_bearer_who_dies_on_the_last_scenario_bears_it_no_longer(quest: PersonalQuest) -> None:
    ledger = after_a_death(at_the_end(quest), quest.follow[-1])
    assert is_open(ledger, quest)
    assert quest.key in ledger.quests
    assert offered(ledger) == {"town": ""}
    assert CAMPAIGNS.faults(Outing(ledger, "town").finished()) == []


@rule("GH-12.2.5", "GH-8.4.2")
@EVERY_QUEST
def test_the_quest_of_the_dead_leads_nowhere(quest: PersonalQuest) -> None:
    ledger = at_the_end(quest)
    ledger.opened, ledger.done, ledger.location = [1], [], 1
    assert quest.follow[0] not in after_a_death(ledger, 1).opened


def test_every_trail_is_laid_out_on_the_board() -> None:
    for quest in FOLLOWED:
        for here, there in zip(quest.follow, quest.follow[1:], strict=False):
            assert there in board()[here].opens
        assert board()[quest.follow[-1]].opens == []
        assert any(
            text.startswith(f"quest_done({quest.key},")
            for text in board()[quest.follow[-1]].rewards.texts
        )


# -- the Seeker of Xorn ----------------------------------------------------------------

SEEKER = personal_quests()["seeker_of_xorn"]


@rule("GH-9.14.1", "GH-9.14.10")
def test_the_seeker_retires_at_once_with_events_of_its_own() -> None:
    ledger = won(SEEKER)
    give(ledger, 0, "iron_helmet")
    assert offered(ledger) == {"town": ""}  # and nobody plays on with the Seeker
    assert [offer.key for offer in CAMPAIGNS.offers(ledger)] == ["town"]
    outing = Outing(ledger, "town")
    assert outing.asked(0) == "retire GH-9.14.1"
    outing.take(0, "retire:brute")
    after = outing.town.ledger
    for deck in DECKS:
        cards = after.events[deck].shuffled
        assert 59 in cards
        assert EVENTS_OF_CLASSES["plagueherald"] in cards
        assert EVENTS_AFTER["brute"] not in cards
    assert (after.retired, after.prosperity, after.stock["iron_helmet"]) == (["brute"], 1, 2)
    assert outing.asked(0) == "class GH-1.1.1"
    outing.create(0, "class:brute")
    assert outing.sheet(0).legacy == 1
    assert CAMPAIGNS.faults(outing.finished()) == []


@rule("GH-9.14.10")
def test_without_a_seeker_the_palace_of_ice_brings_the_events() -> None:
    ledger = won(SEEKER, bearer=False)
    assert all(59 in ledger.events[deck].shuffled for deck in DECKS)


@rule("GH-9.14.2")
def test_others_whose_quest_ends_with_a_scenario_may_go_on_for_a_while() -> None:
    ledger = won(personal_quests()["vengeance"])
    assert {"town", "road:1"} <= set(offered(ledger))
