"""How the scenario ends (RULES 6): the first condition met decides, the round is played out."""

from ...state.scene import Ending, Phase, Scene
from ..scenario import script_of


def settle(scene: Scene) -> None:
    """Check whether the victory or a loss condition is met now (GH-6.1.1)."""
    if scene.outcome != Ending.UNDECIDED or scene.phase == Phase.PREPARING:
        return
    script = script_of(scene)
    if script.won(scene):
        scene.outcome = Ending.VICTORY
        scene.tell("goal-met", "GH-6.1.1")
    elif script.lost(scene) or all_exhausted(scene):
        scene.outcome = Ending.LOSS
        scene.tell("goal-missed", "GH-6.1.2")


def all_exhausted(scene: Scene) -> bool:
    """GH-3.19.6"""
    for hero in scene.heroes:
        if not hero.exhausted:
            return False
    return True
