"""Battle goals judge themselves when the scenario ends (RULES 1.6)."""

from .cards import GoalDef
from .state import Hero, Scene


def goal_met(scene: Scene, hero: Hero, goal: GoalDef) -> bool:
    return False
