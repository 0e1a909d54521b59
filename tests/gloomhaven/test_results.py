"""What characters take out of a scenario (RULES 6.2 to 6.4)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.damage import exhaust
from questhall.games.gloomhaven.rules.cards.active_area import gain_xp
from questhall.games.gloomhaven.rules.movement.rooms import reveal
from questhall.games.gloomhaven.rules.round.results import (
    GOLD_PER_COIN,
    HeroResult,
    bonus_xp,
    finish_scenario,
    result_of,
)
from questhall.games.gloomhaven.setup.characters import Character, starting_cards
from questhall.games.gloomhaven.setup.setup import bring, place_hero
from questhall.games.gloomhaven.state.figures import Condition
from questhall.games.gloomhaven.state.scene import Ending, Scene, Strength
from questhall.kernel.events import Journal
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ..marks import example, rule
from .bench import BOTTOM, Bench

GOALS = {goal.key: goal for goal in library().goals}


def ended(outcome: int, goal: str = "indigent") -> Bench:
    """A scenario of level 2 in which the Brute looted 4 coins and gained 9 experience."""
    bench = Bench(level=3, brute="0,0", tinkerer="-3,0")
    assert bench.scene.level == 2
    bench.coin("0,0", 4)
    bench.coin("3,0", 5)
    bench.end_turn()
    gain_xp(bench.scene, bench.hero(), 9, "")
    bench.hero().goals = [bench.scene.new_card(GOALS[goal])]
    bench.scene.outcome = outcome
    return bench


def totals(result: HeroResult) -> tuple[int, int, int]:
    return result.gold, result.xp, result.checks


@rule("GH-6.2.1", "GH-6.4.1", "GH-6.4.3", "GH-1.6.3")
@example("GH-EX-193")
def test_money_and_experience_on_a_loss() -> None:
    bench = ended(Ending.LOSS, "layabout")
    bench.hero().xp = 7
    assert totals(result_of(bench.scene, bench.hero())) == (12, 7, 0)
    bench.hero().xp = 9
    assert totals(result_of(bench.scene, bench.hero())) == (12, 9, 0)


@rule("GH-6.2.2", "GH-6.3.1", "GH-6.3.3", "GH-6.3.4")
@example("GH-EX-194")
def test_money_and_experience_on_success() -> None:
    bench = ended(Ending.VICTORY, "purist")
    exhaust(bench.scene, bench.hero())
    assert totals(result_of(bench.scene, bench.hero())) == (12, 17, 2)


@rule("GH-6.2.3")
def test_what_was_not_looted_is_not_gained() -> None:
    bench = ended(Ending.VICTORY)
    assert bench.scene.coins[bench.cell("3,0")] == 5
    assert result_of(bench.scene, bench.hero()).gold == 12
    assert result_of(bench.scene, bench.hero(1)).gold == 0


@rule("GH-6.3.4", "GH-2.3.5")
def test_every_character_gains_the_bonus() -> None:
    bench = ended(Ending.VICTORY)
    assert result_of(bench.scene, bench.hero(1)).xp == 8


@rule("GH-2.3.5", "GH-2.3.6", "GH-6.2.2")
@pytest.mark.parametrize(
    ("level", "gold", "xp"),
    [(0, 2, 4), (1, 2, 6), (2, 3, 8), (3, 3, 10), (4, 4, 12), (5, 4, 14), (6, 5, 16), (7, 6, 18)],
)
def test_values_by_scenario_level(level: int, gold: int, xp: int) -> None:
    assert (GOLD_PER_COIN[level], bonus_xp(level)) == (gold, xp)


@rule("GH-0.1.1", "GH-6.1.1")
@pytest.mark.parametrize(("outcome", "result"), [(Ending.VICTORY, 1.0), (Ending.LOSS, 0.0)])
def test_all_win_or_lose_together(outcome: int, result: float) -> None:
    bench = ended(outcome)
    exhaust(bench.scene, bench.hero(1))
    finish_scenario(bench.scene)
    assert bench.scene.results == [result, result]


def test_the_journal_tells_the_results() -> None:
    bench = ended(Ending.VICTORY, "purist")
    journal = Journal()
    bench.scene.journal = journal
    finish_scenario(bench.scene)
    told = [(event.key, event.amount) for event in journal.events if event.what == 0]
    assert ("earns-xp", 17) in told
    assert ("earns-gold", 12) in told
    assert ("earns-checks", 2) in told
    assert "battle-goal-met" in [event.key for event in journal.events]


# -- nothing else carries over -----------------------------------------------------


@rule("GH-6.2.4", "GH-6.2.5", "GH-6.2.6", "GH-6.2.7", "GH-6.2.9")
def test_the_next_scenario_begins_afresh() -> None:
    character = Character(library().class_named("brute"), 1)
    character.cards = starting_cards(character.kind)
    character.items = [item for item in library().items if item.key == "hide_armor"]
    worn = Bench(brute="0,0", tinkerer="-3,0")
    bring(worn.scene, worn.hero(), character)
    hero, figure = worn.hero(), worn.figure()
    hero.items[0].used = 1
    worn.play(hero.hand[6], BOTTOM)
    hero.lost.extend(hero.hand[:3])
    del hero.hand[:3]
    figure.hp = 1
    worn.give(figure, "poison", "wound")
    for condition in (Condition.BLESS, Condition.CURSE):
        give(worn.scene, figure, condition)
    worn.element("fire")
    gain_xp(worn.scene, hero, 5, "")
    worn.scene.outcome = Ending.LOSS
    finish_scenario(worn.scene)

    fresh = Bench(brute="5,0", tinkerer="-3,0")
    bring(fresh.scene, fresh.hero(), character)
    figure = place_hero(fresh.scene, fresh.hero(), fresh.cell("0,0"))
    assert len(fresh.hero().hand) == character.kind.hand
    assert not fresh.hero().lost
    assert not fresh.hero().discard
    assert not fresh.scene.actives
    assert fresh.hero().items[0].used == 0
    assert (figure.hp, fresh.hero().xp, fresh.conditions(figure)) == (10, 0, [])
    marks = [fresh.scene.modifier(card).mark for card in fresh.hero().deck.draw]
    assert ModifierMark.BLESSING not in marks
    assert ModifierMark.CURSING not in marks
    assert marks.count(ModifierMark.TEMPORARY) == 2  # the armour's own, added again
    assert fresh.scene.elements == [Strength.INERT] * 6


@rule("GH-6.4.2", "GH-2.2.29")
@pytest.mark.parametrize("looted", [[], [7]])
def test_a_scenario_may_be_tried_again_without_the_treasures_taken(looted: list[int]) -> None:
    scene = Match.start(GAME, Setup("party", 2, {"scenario": 1}), "again", keep=False).state
    assert isinstance(scene, Scene)
    scene.rules.looted = looted
    for area in range(scene.scenario.areas):
        for _ in reveal(scene, area, 0):
            raise AssertionError("nothing is asked")
    chest = scene.tile(scene.scenario.cell_at((-7, 10)))
    assert (chest is None) == bool(looted)
