"""Who comes along (RULES 8.2), casual evenings (GH-8.0.3) and the Town Records (RULES 8.9)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle, Party
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.phrases import say_option
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .party import CAMPAIGNS, Outing, begun, give, offered, party, read

LEVEL_9 = 64  # boxes of prosperity


def classes(ledger: Chronicle) -> list[str]:
    return [sheet.kind.key for sheet in ledger.characters]


def keys(ledger: Chronicle) -> list[str]:
    return [offer.key for offer in CAMPAIGNS.offers(ledger) if offer.why is None]


# -- members ---------------------------------------------------------------------


@rule("GH-8.2.2")
def test_who_misses_an_evening_stays_at_home() -> None:
    outing = Outing(party("brute", "tinkerer", "scoundrel"), "roster")
    assert outing.asked(0) == "roster GH-8.2.2"
    outing.take(0, "stay-home:tinkerer")
    assert "stay-home:brute" not in outing.offers(0)  # two are needed
    outing.take(0, "roster-ready")
    ledger = outing.finished()
    assert (classes(ledger), ledger.size) == (["brute", "scoundrel"], 2)
    assert CAMPAIGNS.faults(ledger) == []
    back = Outing(ledger, "roster")
    back.take(0, "come-along:tinkerer", "roster-ready")
    assert classes(back.finished()) == ["brute", "scoundrel", "tinkerer"]
    scene = Outing(ledger, "scenario:1").scene
    assert [hero.kind.key for hero in scene.heroes] == ["brute", "scoundrel"]


@rule("GH-8.2.2", "GH-9.5.1")
def test_a_new_member_joins_and_goes_to_town_first() -> None:
    ledger = party("brute", "tinkerer", prosperity=4)
    assert "town" not in offered(ledger)
    outing = Outing(ledger, "roster")
    outing.take(0, "newcomer")
    assert "class:brute" not in outing.offers(0)
    outing.create(0, "class:mindthief", "start-level#2")
    outing.take(0, "roster-ready")
    after = outing.finished()
    assert (classes(after), after.size) == (["brute", "tinkerer", "mindthief"], 3)
    assert offered(after)["town"] == ""
    town = Outing(after, "town")
    assert town.asked(2) == "learn GH-9.8.2"  # and no second event on the same visit


@rule("GH-8.2.2")
def test_what_somebody_at_home_owns_is_not_for_sale() -> None:
    ledger = party("brute", "tinkerer", "scoundrel")
    give(ledger, 1, "iron_helmet")
    outing = Outing(ledger, "roster")
    outing.take(0, "stay-home:tinkerer", "roster-ready")
    after = outing.finished()
    assert after.stock["iron_helmet"] == 1
    assert [sheet.items for sheet in page_of(after).home] == [["iron_helmet"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_came_along_is_still_told_afterwards(language: str) -> None:
    ledger = party("brute", "tinkerer", "scoundrel")
    ledger.home = [ledger.characters.pop()]
    ledger.size = 2
    outing = Outing(ledger, "roster")
    decision = outing.match.owed_by(0)
    assert decision is not None
    option = next(each for each in decision.options if each.verb == "come-along")
    outing.match.take(0, option)
    texts = GAME.texts(language)
    assert texts.say("class-scoundrel") in say_option(GAME, outing.town, option, texts)


def test_nobody_joins_when_all_classes_are_taken() -> None:
    ledger = party("brute", "tinkerer")
    names = ("scoundrel", "spellweaver", "cragheart", "mindthief")
    ledger.home = party(*names).characters
    assert "newcomer" not in Outing(ledger, "roster").offers(0)


# -- parties ---------------------------------------------------------------------


@rule("GH-8.2.3", "GH-8.1.1", "GH-9.3.1")
def test_another_party_plays_in_the_same_world() -> None:
    ledger = party("brute", "tinkerer")
    ledger.party_achievements = ["first_steps"]
    ledger.reputation = 5
    ledger.opened, ledger.done = [1, 2], [1]
    outing = Outing(ledger, "roster")
    outing.take(0, "new-party")
    after = outing.finished()
    assert keys(after) == ["found"]
    founded = Outing(after, "found").finished()
    assert (founded.reputation, founded.party_achievements, founded.done) == (0, [], [1])
    assert offered(founded)["road:2"] == "why-achievements"
    assert page_of(founded).parties == [["brute", "tinkerer"]]
    assert CAMPAIGNS.faults(founded) == []
    again = Outing(founded, "roster")
    again.take(0, "take-up:brute")
    first = again.finished()
    assert (classes(first), first.reputation) == (["brute", "tinkerer"], 5)
    assert first.party_achievements == ["first_steps"]
    assert len(first.parties) == 1
    text = written_ledger(first, CAMPAIGNS)
    assert written_ledger(read(text), CAMPAIGNS) == text


@rule("GH-9.7.10")
def test_items_of_another_party_can_be_bought() -> None:
    ledger = party("brute", "tinkerer")
    rare = next(item for item in library().items if item.prosperity == 9)
    give(ledger, 0, rare.key, "iron_helmet")
    outing = Outing(ledger, "roster")
    outing.take(0, "new-party")
    after = outing.finished()
    assert (after.stock[rare.key], after.stock["iron_helmet"]) == (1, 2)
    founded = Outing(after, "found").finished()
    again = Outing(founded, "roster")
    again.take(0, "take-up:brute")
    first = again.finished()
    assert rare in first.characters[0].items
    assert (first.stock[rare.key], CAMPAIGNS.faults(first)) == (0, [])


def resting(*names: str) -> Party:
    other = Party()
    other.characters = party(*names).characters
    return other


def test_a_party_is_called_the_same_when_it_no_longer_rests() -> None:
    ledger = party("brute", "tinkerer")
    ledger.parties = [resting("mindthief", "scoundrel"), resting("cragheart", "spellweaver")]
    outing = Outing(ledger, "roster")
    options = [each for each in outing.match.pending[0].options if each.verb == "take-up"]
    texts = GAME.texts("en")
    before = [say_option(GAME, outing.town, each, texts) for each in options]
    assert "Mindthief" in before[0]
    assert "Cragheart" in before[1]
    outing.take(0, "take-up:mindthief")
    assert classes(outing.finished()) == ["mindthief", "scoundrel"]
    assert [say_option(GAME, outing.town, each, texts) for each in options] == before


def test_parties_with_the_same_first_class_are_told_apart() -> None:
    ledger = party("brute", "tinkerer")
    ledger.parties = [resting("cragheart", "scoundrel"), resting("cragheart", "spellweaver")]
    assert "take-up:cragheart" in Outing(ledger, "roster").offers(0)
    outing = Outing(ledger, "roster")
    outing.take(0, "take-up:cragheart2")
    after = outing.finished()
    assert classes(after) == ["cragheart", "spellweaver"]
    assert page_of(after).parties == [["cragheart", "scoundrel"], ["brute", "tinkerer"]]


# -- casual evenings -------------------------------------------------------------


@rule("GH-8.0.3", "GH-8.0.5", "GH-9.1.2")
def test_any_scenario_on_the_board_can_be_played_casually_without_an_event() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened, ledger.done = [1, 2, 3], [1]
    ledger.global_achievements = ["the_merchant_flees"]
    assert offered(ledger)["road:3"] == "why-achievements"
    assert {"casual:1", "casual:2", "casual:3"} <= set(keys(ledger))


@rule("GH-8.0.4")
def test_a_casual_evening_brings_experience_and_no_reward() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].quest = "eternal_wanderer"
    ledger.quests.remove("eternal_wanderer")
    outing = Outing(ledger, "casual:1")
    hero = outing.scene.heroes[0]
    hero.xp, hero.coins = 5, 2
    after = outing.ended(Ending.VICTORY)
    assert (after.done, after.party_achievements, after.location) == ([], [], 0)
    assert after.characters[0].xp == 5 + 6
    assert after.characters[0].gold == 30 + 4
    assert after.characters[0].progress == {"0 1": 1}
    assert page_of(after).evenings[-1].what == "casual:1"
    assert "road:1" in offered(after)


# -- the Town Records ------------------------------------------------------------


@rule("GH-8.9.1", "GH-9.14.14", "GH-11.1.8")
def test_the_town_records_open_with_the_first_retirement_and_stop_where_they_must() -> None:
    ledger = begun()
    assert page_of(ledger).records == []
    ledger.retired = ["brute"]
    assert page_of(ledger).records == ["record-1"]
    ledger.retired = ["brute"] * 12
    assert page_of(ledger).records == ["record-1", "record-2"]
    ledger.prosperity = LEVEL_9
    assert len(page_of(ledger).records) == 6
