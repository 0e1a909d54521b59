"""What the party takes home when a scenario is over (RULES 6 and 10)."""

import pytest

from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.discoveries import SIDE_SCENARIOS, add_item_design
from questhall.games.gloomhaven.campaign.events.rewards import apply_quietly
from questhall.games.gloomhaven.campaign.events.words import EFFECTS
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.attack.damage import exhaust
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, begun, item, party


def party_at(number: int) -> Chronicle:
    """A party about to play one of the scenarios."""
    ledger = party("brute", "tinkerer")
    ledger.opened = list(range(1, number + 1))
    ledger.done = ledger.opened[:-1]
    ledger.party_achievements = ["first_steps"] if number > 1 else []
    return ledger


def at_level_2(checks: int = 0) -> Outing:
    """Scenario 1 at level 2, in which the Brute looted 4 coins and gained 9 experience."""
    ledger = party("brute", "tinkerer")
    for sheet in ledger.characters:
        sheet.level, sheet.xp, sheet.perks = 3, 95, [0, 1]
        sheet.pool += [card for card in sheet.kind.cards if card.level == 2]
    outing = Outing(ledger, "scenario:1")
    assert outing.scene.level == 2
    hero = outing.scene.heroes[0]
    hero.coins, hero.xp, hero.checks = 4, 9, checks
    for each in outing.scene.heroes:
        each.goals = []
    return outing


@example("GH-EX-193")
@rule("GH-6.2.1", "GH-6.4.1")
def test_gold_and_experience_stay_after_a_loss() -> None:
    ledger = at_level_2().ended(Ending.LOSS)
    brute = ledger.characters[0]
    assert (brute.gold - 30, brute.xp - 95, brute.checks) == (12, 9, 0)
    assert (ledger.party_achievements, ledger.done, ledger.prosperity) == ([], [], 0)


@example("GH-EX-194")
@rule("GH-6.2.2", "GH-6.3.4", "GH-6.3.3")
def test_gold_and_experience_after_a_success() -> None:
    outing = at_level_2(2)
    exhaust(outing.scene, outing.scene.heroes[0])
    ledger = outing.ended(Ending.VICTORY)
    brute, tinkerer = ledger.characters
    assert (brute.gold - 30, brute.xp - 95, brute.checks) == (12, 17, 2)
    assert tinkerer.xp - 95 == 8
    gains = ledger.evenings[-1].gains[0]
    assert (gains.gold, gains.xp, gains.checks) == (12, 17, 2)


@rule("GH-9.11.1", "GH-2.3.2")
@pytest.mark.parametrize(("levels", "expected"), [((1, 1), 1), ((2, 3), 2), ((9, 9), 5)])
def test_the_level_of_a_scenario_follows_from_the_party(
    levels: tuple[int, int], expected: int
) -> None:
    ledger = party("brute", "tinkerer")
    for sheet, level in zip(ledger.characters, levels, strict=True):
        sheet.level = level
        sheet.perks = [0] * (level - 1)
    assert page_of(ledger).scenario_level == expected
    scene = Outing(ledger, "scenario:1").scene
    assert scene.level == expected
    assert [hero.level for hero in scene.heroes] == list(levels)


@rule("GH-2.3.3")
def test_the_difficulty_was_agreed_when_the_campaign_began() -> None:
    assert begun().options["difficulty"] == "normal"
    ledger = Outing(begun(options={"difficulty": "very-hard"}), "found").finished()
    assert page_of(ledger).difficulty == "very-hard"
    assert Outing(ledger, "scenario:1").scene.level == 3
    agreed = {option.name for option in CAMPAIGNS.options}
    assert agreed.isdisjoint({"scenario", "level", "prosperity", "quick_start", "tutorial"})


@rule("GH-6.3.5", "GH-10.1.1", "GH-10.1.3", "GH-10.1.7", "GH-9.15.1")
@pytest.mark.parametrize(
    ("number", "achievements", "gold", "prosperity", "opened"),
    [
        (1, ["first_steps"], 0, 0, [1, 2]),
        (2, ["first_steps"], 10, 1, [1, 2, 3, 4]),
        (3, ["first_steps", "jekserahs_plans"], 15, 1, [1, 2, 3, 8, 9]),
    ],
)
def test_the_rewards(
    number: int, achievements: list[str], gold: int, prosperity: int, opened: list[int]
) -> None:
    ledger = Outing(party_at(number), f"scenario:{number}").ended(Ending.VICTORY)
    assert ledger.party_achievements == achievements
    assert [sheet.gold for sheet in ledger.characters] == [30 + gold, 30 + gold]
    assert (ledger.prosperity, ledger.opened) == (prosperity, opened)
    assert ledger.done == list(range(1, number + 1))
    assert ledger.evenings[-1].gains[0].gold == gold


@rule("GH-10.1.1")
@pytest.mark.parametrize(
    ("memory", "reputation", "prosperity"), [({"sacrificed": 1}, 4, 6), ({}, 2, 4)]
)
def test_another_conclusion_has_rewards_of_its_own(
    memory: dict[str, int], reputation: int, prosperity: int
) -> None:
    before = party("brute", "tinkerer")
    before.opened = [1, 82]
    before.reputation, before.prosperity = 3, 6
    outing = Outing(before, "scenario:82")
    outing.scene.memory.update(memory)
    ledger = outing.ended(Ending.VICTORY)
    assert (ledger.reputation, ledger.prosperity) == (reputation, prosperity)


@rule("GH-10.1.1")
@pytest.mark.parametrize(("number", "reward"), [(15, "experience(20)"), (91, "checks(2)")])
def test_rewards_are_among_the_gains_of_the_evening(number: int, reward: str) -> None:
    assert board()[number].rewards.texts == [reward]
    before = party("brute", "tinkerer")
    before.opened = [number]
    after = Outing(before, f"scenario:{number}").ended(Ending.VICTORY)
    for old, new, gains in zip(
        before.characters, after.characters, after.evenings[-1].gains, strict=True
    ):
        assert (new.xp, new.checks) == (old.xp + gains.xp, old.checks + gains.checks)


@rule("GH-9.9.4", "GH-6.3.1")
@pytest.mark.parametrize(("before", "gained"), [(0, 2), (17, 1), (18, 0)])
def test_checks_beyond_the_last_perk_are_in_no_list(before: int, gained: int) -> None:
    ledger = party("brute", "tinkerer")
    brute = ledger.characters[0]
    brute.checks = before
    brute.perks = [*range(before // 3)]
    outing = Outing(ledger, "scenario:1")
    outing.scene.heroes[0].goals = []
    outing.scene.heroes[0].checks = 2
    after = outing.ended(Ending.VICTORY)
    assert after.characters[0].checks == before + gained
    assert after.evenings[-1].gains[0].checks == gained


@rule("GH-10.1.4")
def test_only_the_list_of_rewards_opens_scenarios() -> None:
    assert [board()[number].opens for number in (1, 2, 3, 14)] == [[2], [3, 4], [8, 9], []]


@rule("GH-6.4.1")
def test_a_loss_brings_no_reward() -> None:
    ledger = Outing(party_at(2), "scenario:2").ended(Ending.LOSS)
    assert (ledger.prosperity, ledger.opened, ledger.done) == (0, [1, 2], [1])
    assert [sheet.gold for sheet in ledger.characters] == [30, 30]


def looted(number: int, treasure: int, outcome: int) -> Chronicle:
    """The ledger after a scenario in which the Brute looted a treasure."""
    outing = Outing(party_at(number), f"scenario:{number}")
    outing.scene.heroes[0].treasures = [treasure]
    return outing.ended(outcome)


@rule("GH-8.6.1", "GH-2.2.29")
def test_a_treasure_opens_a_random_side_scenario() -> None:
    ledger = looted(1, 7, Ending.LOSS)
    drawn = ledger.opened[-1]
    assert drawn in SIDE_SCENARIOS
    assert sorted([drawn, *ledger.side_scenarios]) == list(SIDE_SCENARIOS)
    assert ledger.treasures == [7]
    assert page_of(ledger).scenarios[-1].state == "blocked"


@rule("GH-8.6.2")
def test_without_cards_in_the_deck_there_is_no_side_scenario() -> None:
    before = party_at(1)
    before.side_scenarios = []
    outing = Outing(before, "scenario:1")
    outing.scene.heroes[0].treasures = [7]
    assert outing.ended(Ending.LOSS).opened == [1]


@rule("GH-2.2.32", "GH-10.1.6")
def test_a_design_is_noted_for_the_shop() -> None:
    ledger = looted(3, 65, Ending.LOSS)
    assert (ledger.designs, ledger.treasures) == ([107], [65])


@rule("GH-2.2.32", "GH-10.1.6", "GH-9.7.6")
def test_all_copies_of_a_design_go_to_the_shop() -> None:
    ledger = party_at(1)
    add_item_design(ledger, item("chainmail").number)
    assert ledger.stock["chainmail"] == 2


@rule("GH-2.2.29")
def test_a_looted_treasure_is_not_laid_out_again() -> None:
    ledger = looted(1, 7, Ending.LOSS)
    scene = Outing(ledger, "scenario:1").scene
    assert scene.rules.looted == [7]


@rule("GH-2.2.31")
def test_an_item_that_was_found_is_owned_and_not_worn() -> None:
    outing = Outing(party_at(1), "scenario:1")
    outing.scene.heroes[0].found = [item("chainmail").number, item("iron_helmet").number]
    ledger = outing.ended(Ending.LOSS)
    brute = ledger.characters[0]
    assert ([each.key for each in brute.items], brute.equipped) == (
        ["chainmail", "iron_helmet"],
        [],
    )
    assert ledger.stock["iron_helmet"] == 1  # the shop sold it, so it is taken from there
    assert "chainmail" not in ledger.stock


@rule("GH-10.1.2", "GH-9.2.12", "GH-9.2.15")
def test_a_reward_that_takes_something_away_takes_what_is_there() -> None:
    ledger = party("brute", "tinkerer")
    ledger.prosperity = 1
    ledger.characters[0].gold = 3
    for text in ("lose_prosperity(2)", "lose_gold(5)", "lose_party_achievement(first_steps)"):
        apply_quietly(ledger, EFFECTS.read(parse_expression(text), library()), Chance("reward"))
    assert (ledger.prosperity, ledger.party_achievements) == (0, [])
    assert [sheet.gold for sheet in ledger.characters] == [0, 25]
