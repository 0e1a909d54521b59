"""Levelling up and perks (RULES 9.8, 9.9, 9.15)."""

from collections import Counter

import pytest

from questhall.games.gloomhaven.campaign.ledger import Chronicle, Sheet
from questhall.games.gloomhaven.campaign.levelling_up import (
    LEAST_XP,
    add_checks,
    level_for,
    perks_due,
)
from questhall.games.gloomhaven.campaign.page import page_of, sheets_of
from questhall.games.gloomhaven.campaign.prosperity import gain_prosperity
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.printed.modifier_cards import STANDARD_DECK
from questhall.games.gloomhaven.state.scene import Ending
from tests.marks import example, rule

from .party import Outing, give, item, offered, party


def in_town(xp: int, checks: int = 0) -> Outing:
    """The town, with a Brute of this much experience and a Tinkerer of none."""
    ledger = party("brute", "tinkerer")
    ledger.characters[0].xp = xp
    ledger.characters[0].checks = checks
    ledger.location = 1
    return Outing(ledger, "town")


@rule("GH-9.8.1", "GH-8.3.2")
@pytest.mark.parametrize(
    ("xp", "level"), [(0, 1), (44, 1), (45, 2), (94, 2), (95, 3), (149, 3), (150, 4), (210, 5)]
)
def test_the_least_experience_for_a_level(xp: int, level: int) -> None:
    assert level_for(xp) == level


@rule("GH-9.8.1", "GH-9.8.6", "GH-8.3.2")
def test_the_table_of_levels_ends_with_the_ninth() -> None:
    assert LEAST_XP == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    assert [level_for(xp) for xp in (275, 345, 420, 499, 500, 5000)] == [6, 7, 8, 8, 9, 9]
    sheet = Sheet(library().class_named("brute"), 9)
    sheet.xp = 5000
    assert sheets_of([sheet])[0].next_xp == 0


@rule("GH-9.8.1", "GH-9.8.2")
def test_a_character_with_the_experience_must_level_up() -> None:
    outing = in_town(45)
    assert outing.asked(0) == "learn GH-9.8.2"
    assert set(outing.offers(0)) == {"learn:fatal_advance", "learn:juggernaut"}
    outing.take(0, "learn:juggernaut")
    assert outing.asked(0) == "perk GH-9.8.2"
    outing.take(0, "perk:brute-perk-4")
    sheet = outing.sheet(0)
    assert (sheet.level, sheet.perks, sheet.pool[-1].key) == (2, [3], "juggernaut")
    assert outing.town.next_step == "market"


@rule("GH-9.8.1")
def test_a_character_one_point_short_does_not_level_up() -> None:
    outing = in_town(44)
    assert outing.town.next_step == "market"
    assert outing.sheet(0).level == 1


@rule("GH-9.8.1")
def test_levels_are_gained_in_town_only() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].xp = 50
    outing = Outing(ledger, "scenario:1")
    assert outing.scene.heroes[0].level == 1
    assert page_of(ledger).characters[0].levels_due == 1


@rule("GH-9.8.1", "GH-9.8.2")
def test_several_levels_are_gained_one_after_the_other() -> None:
    outing = in_town(95)
    outing.take(0, "learn:juggernaut", "perk:brute-perk-1")
    assert "learn:hook_and_chain" in outing.offers(0)
    assert "learn:fatal_advance" in outing.offers(0)  # not taken earlier
    outing.take(0, "learn:fatal_advance", "perk:brute-perk-2")
    assert (outing.sheet(0).level, outing.town.next_step) == (3, "market")


@rule("GH-9.8.2", "GH-9.8.5")
def test_hit_points_rise_and_the_hand_limit_does_not() -> None:
    outing = in_town(45)
    before = sheets_of(party("brute", "tinkerer").characters)[0]
    outing.take(0, "learn:juggernaut", "perk:brute-perk-1")
    after = sheets_of(outing.town.sheets)[0]
    assert (before.hit_points, after.hit_points) == (10, 12)
    assert (before.hand_limit, after.hand_limit) == (10, 10)


@rule("GH-9.8.4", "GH-8.3.3")
def test_a_perk_can_be_taken_once_for_each_box() -> None:
    outing = in_town(150)
    outing.take(0, "learn:juggernaut", "perk:brute-perk-1")
    outing.take(0, "learn:fatal_advance")
    assert "perk:brute-perk-1" not in outing.offers(0)
    outing.take(0, "perk:brute-perk-3", "learn:hook_and_chain")
    outing.take(0, "perk:brute-perk-3")
    boxes = [(perk.boxes, perk.taken) for perk in sheets_of(outing.town.sheets)[0].perks]
    assert boxes[:4] == [(1, 1), (1, 0), (2, 2), (1, 0)]


@example("GH-EX-27")
@rule("GH-9.8.2", "GH-9.8.3")
def test_a_perk_changes_the_modifier_deck() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].level = 2
    ledger.characters[0].xp = 45
    ledger.characters[0].perks = [1]  # replace one -1 with one +1
    scene = Outing(ledger, "scenario:1").scene
    deck = [scene.modifier(card) for card in scene.heroes[0].deck.draw]
    assert len(deck) == 20
    values = Counter(card.value for card in deck if card.key.startswith(("plus", "minus")))
    assert values[-1] == Counter(card.key for card in STANDARD_DECK)["minus_1"] - 1 == 4
    gained = [card for card in deck if card.mark == ModifierMark.CLASS]
    assert [card.value for card in gained] == [1]
    assert values[1] + len(gained) == 6


@example("GH-EX-198")
@rule("GH-9.9.2", "GH-9.9.3", "GH-6.3.2", "GH-1.6.5")
def test_every_third_check_gives_a_perk() -> None:
    sheet = Sheet(library().class_named("brute"))
    sheet.checks = 2
    assert perks_due(sheet) == 0
    add_checks(sheet, 2)
    assert (perks_due(sheet), sheet.checks % 3) == (1, 1)


@rule("GH-9.9.4")
def test_no_more_than_six_perks_for_checks() -> None:
    sheet = Sheet(library().class_named("brute"))
    add_checks(sheet, 17)
    add_checks(sheet, 2)
    assert (sheet.checks, perks_due(sheet)) == (18, 6)


@rule("GH-9.9.1", "GH-6.3.1")
def test_checks_are_for_a_success_with_the_battle_goal_met() -> None:
    for outcome, checks in ((Ending.VICTORY, 2), (Ending.LOSS, 0)):
        outing = Outing(party("brute", "tinkerer"), "scenario:1")
        hero = outing.scene.heroes[0]
        goals = {goal.key: goal for goal in library().goals}
        hero.goals = [outing.scene.new_card(goals["purist"])]  # no item was used
        ledger = outing.ended(outcome)
        assert ledger.characters[0].checks == checks
        assert ledger.evenings[-1].gains[0].checks == checks


@rule("GH-9.9.2")
def test_a_perk_for_checks_is_taken_before_the_next_scenario() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].checks = 3
    ledger.location = 1
    assert offered(ledger) == {"scenario:1": "why-perk-waits", "town": "", "camp": ""}
    outing = Outing(ledger, "camp")
    assert outing.asked(0) == "perk GH-9.9.2"
    assert outing.asked(1) == ""
    outing.take(0, "perk:brute-perk-1")
    assert outing.match.over
    after = outing.finished()
    assert after.characters[0].perks == [0]
    assert after.location == 1  # still on the road
    assert offered(after) == {"scenario:1": "", "town": ""}


@rule("GH-9.9.2", "GH-9.8.2")
def test_in_town_perks_for_checks_and_for_levels_are_taken() -> None:
    outing = in_town(45, checks=3)
    assert outing.asked(0) == "perk GH-9.9.2"
    outing.take(0, "perk:brute-perk-1", "learn:juggernaut", "perk:brute-perk-2")
    assert outing.sheet(0).perks == [0, 1]
    assert outing.town.next_step == "market"


@rule("GH-9.8.1", "GH-9.8.2")
def test_everybody_levels_up_at_their_own_pace() -> None:
    ledger = party("brute", "tinkerer")
    for sheet in ledger.characters:
        sheet.xp = 45
    outing = Outing(at_scenario(ledger), "town")
    outing.take(1, outing.offers(1)[0])
    assert (outing.asked(0), outing.asked(1)) == ("learn GH-9.8.2", "perk GH-9.8.2")
    outing.take(0, "learn:juggernaut", "perk:brute-perk-1")
    assert outing.town.next_step == "train"
    outing.match.take_back_own(2)  # only the Brute's
    assert (outing.asked(0), outing.asked(1)) == ("learn GH-9.8.2", "perk GH-9.8.2")


def at_scenario(ledger: Chronicle) -> Chronicle:
    ledger.location = 1
    return ledger


@example("GH-EX-200")
@rule("GH-9.15.2", "GH-9.15.4", "GH-8.1.5", "GH-9.7.6", "GH-9.7.7")
def test_prosperity_rises_to_level_3() -> None:
    ledger = party("brute", "tinkerer", prosperity=8)
    sheet = ledger.characters[0]
    sheet.level, sheet.xp, sheet.perks = 2, 70, [0]
    sheet.pool.append(sheet.kind.cards[13])
    give(ledger, 1, "chainmail")  # found before the shop sold it
    assert page_of(ledger).prosperity_level == 2
    assert "chainmail" not in ledger.stock
    gain_prosperity(ledger, 1)
    assert (ledger.prosperity, page_of(ledger).prosperity_level) == (9, 3)
    numbers = {goods.number: goods.copies for goods in page_of(ledger).shop}
    assert sorted(numbers) == list(range(1, 29))
    assert numbers[item("chainmail").number] == 1
    outing = Outing(at_scenario(ledger), "town")
    assert outing.asked(0) == "rise GH-9.15.4"
    assert outing.offers(0) == ["rise#3", "no-rise"]
    outing.take(0, "rise#3")
    assert (outing.sheet(0).level, outing.sheet(0).xp) == (3, 95)
    assert outing.asked(0) == "learn GH-9.8.2"


@rule("GH-9.15.4")
def test_nobody_must_rise_with_the_town() -> None:
    outing = Outing(at_scenario(party("brute", "tinkerer", prosperity=4)), "town")
    outing.all_take("no-rise")
    assert [sheet.level for sheet in outing.town.sheets] == [1, 1]
