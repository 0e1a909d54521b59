"""What the scenario brought (RULES 6.2 to 6.4): experience, gold, battle goals.

Nothing else carries over: cards, items, hit points, conditions, elements and modifier decks are
reset for the next scenario (GH-6.2.4 to GH-6.2.9).
"""

from questhall.kernel.decisions import NOTHING

from ...printed.scenario import is_listed
from ...state.heroes import Hero
from ...state.scene import Ending, Phase, Scene
from ..movement.treasures import for_campaign
from ..scenario import SpecialRule
from .battle_goals import goal_met

GOLD_PER_COIN = (2, 2, 3, 3, 4, 4, 5, 6)  # GH-2.3.5


def bonus_xp(level: int) -> int:
    """GH-2.3.6"""
    return 4 + 2 * level


class HeroResult:
    """What a character's sheet receives from a scenario."""

    def __init__(self, seat: int, xp: int, gold: int, checks: int) -> None:
        self.seat = seat
        self.xp = xp
        self.gold = gold
        self.checks = checks
        self.treasures: list[int] = []  # their numbers, to be crossed off (GH-2.2.29)
        self.items: list[int] = []  # numbers of the items found
        self.sold: list[int] = []  # the same of those sold at once, which go to the shop
        self.rewards: list[str] = []  # left for the campaign to give, such as `random_item_design`


def finish_scenario(scene: Scene) -> None:
    """All win or lose together (GH-0.1.1); battle goals are revealed (GH-1.6.4)."""
    scene.phase = Phase.FINISHED
    for rule in scene.scenario.audience.at(SpecialRule.ends):
        rule.ends(scene)
    won = scene.outcome == Ending.VICTORY
    scene.mark_information()
    scene.tell("victory" if won else "defeat", "GH-6.1.1")
    for hero in scene.heroes:
        _tell_result(scene, hero)
    scene.results = [1.0 if won else 0.0 for _ in scene.heroes]


def _tell_result(scene: Scene, hero: Hero) -> None:
    result = result_of(scene, hero)
    for card in hero.goals:
        met = goal_met(scene, hero, scene.goal(card))
        scene.tell("battle-goal-met" if met else "battle-goal-missed", "GH-6.3.1", hero.seat, card)
    scene.tell("earns-xp", "GH-6.2.1", hero.seat, NOTHING, result.xp)
    scene.tell("earns-gold", "GH-6.2.2", hero.seat, NOTHING, result.gold)
    scene.tell("earns-checks", "GH-6.3.1", hero.seat, NOTHING, result.checks)


def result_of(scene: Scene, hero: Hero) -> HeroResult:
    """Experience and gold, win or lose (GH-6.2.1, GH-6.2.2), for exhausted characters too
    (GH-6.3.3); battle goal and bonus only after a win (GH-6.4.1)."""
    won = scene.outcome == Ending.VICTORY
    xp = hero.xp + (bonus_xp(scene.level) if won else 0)  # GH-6.3.4
    gold = hero.coins * GOLD_PER_COIN[scene.level] + hero.gold
    checks = hero.checks + (checks_of_goals(scene, hero) if won else 0)
    result = HeroResult(hero.seat, xp, gold, checks)
    result.treasures = [number for number in hero.treasures if is_listed(number)]
    result.items = hero.found[:]
    result.sold = hero.sold[:]
    result.rewards = for_campaign(scene, hero.treasures)
    return result


def checks_of_goals(scene: Scene, hero: Hero) -> int:
    """GH-6.3.1"""
    total = 0
    for card in hero.goals:
        goal = scene.goal(card)
        if goal_met(scene, hero, goal):
            total += goal.checks
    return total
