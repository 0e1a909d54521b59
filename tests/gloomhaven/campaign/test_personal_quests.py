"""Personal quests (RULES 8.4): dealt, counted, followed."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.board import REGIONS, board
from questhall.games.gloomhaven.campaign.discoveries import LOCKED_CLASSES
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import QuestView, page_of
from questhall.games.gloomhaven.campaign.quests import cards
from questhall.games.gloomhaven.campaign.quests.cards import Deed
from questhall.games.gloomhaven.campaign.quests.counting import count_deeds, look_at_quest
from questhall.games.gloomhaven.campaign.quests.reading import personal_quests
from questhall.games.gloomhaven.printed.goals import GoalDef
from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.damage import die, exhaust
from questhall.games.gloomhaven.state.figures import FigureKind
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, begun, give, party


def on_quest(quest: str) -> Chronicle:
    """A party whose Brute is on this quest."""
    ledger = party("brute", "tinkerer")
    ledger.characters[0].quest = quest
    ledger.quests.remove(quest)
    return ledger


def quest_seen(ledger: Chronicle) -> QuestView:
    quest = page_of(ledger).characters[0].quest
    assert quest is not None
    return quest


def counts(ledger: Chronicle) -> list[tuple[int, int]]:
    return [(each.count, each.least) for each in quest_seen(ledger).counts]


def do(ledger: Chronicle, *deeds: Deed) -> None:
    count_deeds(ledger, ledger.characters[0], list(deeds))


# -- the cards -----------------------------------------------------------------


def test_all_quests_are_in_the_box() -> None:
    quests = personal_quests().values()
    assert [quest.number for quest in quests] == list(range(510, 534))
    opened = {quest.opens_class for quest in quests}
    assert opened == {*LOCKED_CLASSES, ""}  # every sealed class, and an envelope
    assert {quest.opens_envelope for quest in quests} == {"x", ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quests_are_told_in_words(language: str) -> None:
    texts = GAME.texts(language)
    for quest in personal_quests().values():
        key = message("quest", quest.key)
        said = [texts.say(key), texts.say(f"{key}.story")]
        said += [texts.say(f"{key}.count-{place}") for place in range(len(quest.counters))]
        if quest.follow:
            said.append(texts.say(f"{key}.follow"))
            assert str(quest.follow[0]) in said[-1]
        assert all(said)
        assert len(set(said)) == len(said)


@rule("GH-8.4.1", "GH-9.5.3")
def test_a_new_character_keeps_one_of_two_quests() -> None:
    outing = Outing(begun(2), "found")
    outing.take(0, "class:brute")
    assert outing.asked(0) == "which-quest GH-8.4.1"
    dealt = [each.removeprefix("keep-quest:") for each in outing.offers(0)]
    assert len(set(dealt)) == 2
    outing.take(0, f"keep-quest:{dealt[1]}")
    assert outing.sheet(0).quest == dealt[1]
    deck = outing.town.ledger.quests
    assert dealt[0] in deck
    assert dealt[1] not in deck
    assert len(deck) == 23


@rule("GH-9.14.13")
def test_without_quests_a_new_character_has_none() -> None:
    ledger = begun(2)
    ledger.quests = ["vengeance"]
    outing = Outing(ledger, "found")
    outing.take(0, "class:brute")
    outing.take(1, "class:tinkerer")
    assert [sheet.quest for sheet in outing.town.sheets] == ["vengeance", ""]
    do(outing.town.ledger, Deed(cards.WON, "1"))
    assert page_of(outing.town.ledger).characters[1].quest is None


# -- what is counted -------------------------------------------------------------


@example("GH-EX-24")
@rule("GH-8.4.4")
def test_a_general_name_covers_all_monsters_with_that_word() -> None:
    ledger = on_quest("law_bringer")
    kinds = ("bandit_guard", "bandit_commander", "cultist", "living_bones")
    do(ledger, *[Deed(cards.KILLED, kind) for kind in kinds])
    assert counts(ledger) == [(3, 20)]


@rule("GH-8.4.2", "GH-6.4.1")
def test_kills_of_a_scenario_count_for_the_killer_even_if_it_is_lost() -> None:
    ledger = on_quest("law_bringer")
    ledger.characters[1].quest = "fearless_stand"
    ledger.quests.remove("fearless_stand")
    outing = Outing(ledger, "scenario:1")
    outing.take(0, outing.offers(0)[0])
    scene = outing.scene
    guards = [each for each in scene.figures if each.kind == FigureKind.MONSTER]
    for flow in (die(scene, guards[0], 0), die(scene, guards[1], 1)):
        for _ in flow:
            raise AssertionError("nobody is asked anything")
    after = outing.ended(Ending.LOSS)
    assert counts(after) == [(1, 20)]
    elite = page_of(after).characters[1].quest
    assert elite is not None
    assert elite.counts[0].count == int(guards[1].rank == Rank.ELITE)


def test_a_quest_for_the_exhausted() -> None:
    ledger = on_quest("a_study_of_anatomy")
    ledger.characters[1].quest = "zealot_of_the_blood_god"
    ledger.quests.remove("zealot_of_the_blood_god")
    outing = Outing(ledger, "scenario:1")
    exhaust(outing.scene, outing.scene.heroes[1])
    after = outing.ended(Ending.LOSS)
    assert counts(after) == [(1, 15)]
    zealot = page_of(after).characters[1].quest
    assert zealot is not None
    assert zealot.counts[0].count == 1


def test_different_scenarios_and_different_monsters_count_once() -> None:
    wanderer = on_quest("eternal_wanderer")
    do(wanderer, Deed(cards.WON, "1"), Deed(cards.WON, "2"), Deed(cards.WON, "1"))
    assert counts(wanderer) == [(2, 15)]
    hunter = on_quest("trophy_hunt")
    do(hunter, *[Deed(cards.KILLED, kind) for kind in ("cultist", "cultist", "ooze")])
    assert counts(hunter) == [(2, 20)]


@rule("GH-8.4.3")
def test_scenarios_in_the_city_are_those_on_its_map() -> None:
    ledger = on_quest("elemental_samples")
    do(ledger, Deed(cards.WON, "8"), Deed(cards.WON, "3"), Deed(cards.WON, "1"))
    assert [count for count, _ in counts(ledger)] == [1, 1, 0, 0, 0, 0]
    city = {page.number for page in board().values() if page.region == "gloomhaven"}
    assert {8, 11, 12, 18, 35, 36, 57, 58} <= city
    assert {page.region for page in board().values()} == {*REGIONS, ""}


def battle_goal(outing: Outing, key: str) -> int:
    cards = outing.scene.cards
    return next(
        place for place, card in enumerate(cards) if isinstance(card, GoalDef) and card.key == key
    )


def test_checks_of_battle_goals_count_only_after_a_win() -> None:
    ledger = on_quest("battle_legend")
    for outcome, expected in ((Ending.LOSS, 0), (Ending.VICTORY, 2)):
        outing = Outing(ledger, "scenario:1")
        hero = outing.scene.heroes[0]
        hero.goals = [battle_goal(outing, "layabout")]
        hero.checks = 1  # from a treasure: no battle goal
        assert counts(outing.ended(outcome)) == [(expected, 15)]


def test_kills_with_an_item_count_by_themselves() -> None:
    ledger = on_quest("implement_of_light")
    do(ledger, Deed(cards.KILLED_WITH, "113 living_bones"), Deed(cards.KILLED, "living_bones"))
    do(ledger, Deed(cards.KILLED_WITH, "113 cultist"), Deed(cards.KILLED_WITH, "12 living_bones"))
    assert counts(ledger) == [(0, 1), (1, 7)]


def test_what_a_character_owns_counts_as_long_as_it_owns_it() -> None:
    ledger = on_quest("merchant_class")
    give(ledger, 0, "iron_helmet", "eagle_eye_goggles", "leather_armor")
    assert [count for count, _ in counts(ledger)] == [2, 1, 0, 0, 0]
    rich = on_quest("greed_is_good")
    rich.characters[0].gold = 200
    look_at_quest(rich, rich.characters[0])
    assert quest_seen(rich).fulfilled


# -- following a trail -----------------------------------------------------------


def test_a_quest_leads_on_to_a_scenario_and_ends_with_another() -> None:
    ledger = on_quest("seeker_of_xorn")
    do(ledger, Deed(cards.WON, "4"), Deed(cards.WON, "5"))
    assert quest_seen(ledger).follow == ""
    assert 52 not in ledger.opened
    do(ledger, Deed(cards.WON, "6"))
    assert quest_seen(ledger).follow == "quest-seeker-of-xorn.follow"
    assert 52 in ledger.opened
    assert not ledger.characters[0].fulfilled
    ledger.opened += [53, 54]
    ledger.done += [52, 53]
    do(ledger, Deed(cards.WON, "53"))
    assert not ledger.characters[0].fulfilled
    ledger.done.append(54)
    do(ledger, Deed(cards.WON, "54"))
    assert ledger.characters[0].fulfilled


def test_a_save_with_a_quest_that_does_not_exist_is_refused() -> None:
    ledger = on_quest("vengeance")
    assert CAMPAIGNS.faults(ledger) == []
    ledger.quests.append("vengeance")
    assert CAMPAIGNS.faults(ledger) == ["'vengeance' is there 2 times"]
    ledger = party("brute", "tinkerer")
    ledger.characters[0].quest = "fame"
    assert "there is no quest 'fame'" in CAMPAIGNS.faults(ledger)
