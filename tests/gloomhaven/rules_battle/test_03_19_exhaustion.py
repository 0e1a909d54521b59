"""RULES 3.19: exhaustion."""

import pytest

from questhall.games.gloomhaven.rules.round.card_selection import select
from questhall.games.gloomhaven.rules.round.rests import short_rest
from questhall.games.gloomhaven.rules.round.results import result_of
from questhall.games.gloomhaven.rules.round.rounds import start_round
from questhall.games.gloomhaven.state.scene import Ending

from ...marks import example, rule
from .battle import Battle


def party() -> Battle:
    """A Brute with cards in all piles, and a Tinkerer who can go on."""
    battle = Battle(brute="0,0", tinkerer="5,0")
    for pile in ("hand", "chosen", "discard", "lost"):
        battle.made("attack(1)", pile=pile)
    battle.use("my_attacks(plus(1))", stays="persistent", lost=True)
    for _ in range(2):
        battle.made("attack(1)", seat=1, pile="hand")
    return battle


@rule("GH-3.19.1", "GH-3.19.3", "GH-3.19.5")
@pytest.mark.parametrize("damage", [10, 12])
def test_below_1_hit_point_a_character_is_exhausted_at_once(damage: int) -> None:
    battle = party()
    rat = battle.summon("rat_swarm", "1,0")
    battle.hurt(battle.figure(), 9, "suffer")
    assert not battle.hero().exhausted
    battle.hurt(battle.figure(), damage - 9, "suffer")
    hero = battle.hero()
    assert hero.exhausted
    assert (hero.hand, hero.chosen, hero.discard) == ([], [], [])
    assert len(hero.lost) == 5
    assert battle.scene.actives == []
    assert battle.figure().gone
    assert rat.gone
    assert battle.scene.figure_on(battle.cell("0,0")) is None
    assert battle.scene.figure_on(battle.cell("1,0")) is None


@rule("GH-3.19.1")
@example("GH-EX-105")
def test_the_redraw_of_a_short_rest_may_exhaust() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.figure().hp = 1
    for _ in range(3):
        battle.made("attack(1)", pile="discard")
    battle.run(short_rest(battle.scene, battle.hero()), "redraw", "suffer")
    assert battle.hero().exhausted
    assert battle.figure().hp == 0
    assert len(battle.hero().lost) == 3


@rule("GH-3.19.2", "GH-3.19.3")
@example("GH-EX-102")
def test_a_character_without_cards_is_exhausted_and_keeps_its_hit_points() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    for pile, count in (("hand", 1), ("discard", 1), ("lost", 8)):
        for _ in range(count):
            battle.made("attack(1)", pile=pile)
    for _ in range(2):
        battle.made("attack(1)", seat=1, pile="hand")
    rat = battle.summon("rat_swarm", "1,0")
    battle.figure().hp = 7
    battle.run(start_round(battle.scene))
    assert battle.hero().exhausted
    assert battle.figure().hp == 7
    assert len(battle.hero().lost) == 10
    assert battle.figure().gone
    assert rat.gone
    assert not battle.hero(1).exhausted


@rule("GH-3.19.4")
def test_the_exhausted_never_come_back() -> None:
    battle = party()
    battle.hurt(battle.figure(), 20, "suffer")
    battle.use("heal(5, range=9)", battle.figure(1), seat=1)
    assert battle.targets() == []
    assert battle.figure().hp < 1
    battle.end_turn()
    battle.end_round()
    battle.run(start_round(battle.scene))
    battle.start(select(battle.scene))
    assert [decision.seats for decision in battle.asked] == [[1]]
    battle.choose(f"lead:{battle.hero(1).hand[0]}")
    battle.line_up(10, 20)
    assert battle.scene.queue == [1]


@rule("GH-3.19.6")
def test_when_all_are_exhausted_the_scenario_is_lost() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.monster("bandit_guard", "1,0")
    battle.hurt(battle.figure(0), 20)
    assert battle.scene.outcome == Ending.UNDECIDED
    battle.hurt(battle.figure(1), 20)
    assert battle.scene.outcome == Ending.LOSS


@rule("GH-3.19.7")
def test_an_exhausted_character_keeps_what_it_has_gained() -> None:
    battle = party()
    battle.monster("bandit_guard", "3,0")
    hero = battle.hero()
    goal = battle.scene.goal_deck.pop()
    hero.coins, hero.xp, hero.goals = 3, 7, [goal]
    battle.hurt(battle.figure(), 20, "suffer")
    assert (hero.coins, hero.xp, hero.goals) == (3, 7, [goal])
    assert sum(battle.scene.coins) == 0
    result = result_of(battle.scene, hero)
    assert (result.xp, result.gold) == (7, 6)
