"""What the scenario brought (RULES 6.2 to 6.4): experience, gold, battle goals."""

from .battle_goals import goal_met
from .state import FINISHED, VICTORY, Hero, Scene

GOLD_PER_COIN = (2, 2, 3, 3, 4, 4, 5, 6)  # GH-2.3.5


def bonus_xp(level: int) -> int:
    """GH-2.3.6"""
    return 4 + 2 * level


class HeroResult:
    """What goes out of a scenario to a character's sheet."""

    def __init__(self, seat: int, xp: int, gold: int, checks: int, treasures: list[int]) -> None:
        self.seat = seat
        self.xp = xp
        self.gold = gold
        self.checks = checks
        self.treasures = treasures


def finish_scenario(scene: Scene) -> None:
    """All win or lose together (GH-0.1.1)."""
    scene.phase = FINISHED
    won = scene.outcome == VICTORY
    scene.tell("victory" if won else "defeat", "GH-6.1.1")
    scene.results = [1.0 if won else 0.0 for _ in scene.heroes]


def result_of(scene: Scene, hero: Hero) -> HeroResult:
    """GH-6.2.1, GH-6.2.2 whatever the outcome; checks and bonus only on success."""
    won = scene.outcome == VICTORY
    xp = hero.xp + (bonus_xp(scene.level) if won else 0)  # GH-6.3.4
    gold = hero.coins * GOLD_PER_COIN[scene.level]
    checks = 0
    if won and hero.goals:  # GH-6.3.1, GH-6.4.1
        goal = scene.goal(hero.goals[0])
        checks = goal.checks if goal_met(scene, hero, goal) else 0
    return HeroResult(hero.seat, xp, gold, checks, hero.treasures)
