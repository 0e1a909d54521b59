"""How the scenario ends (RULES 6): the first condition met decides, the round is played out."""

from questhall.kernel.decisions import Flow

from ...state.figures import Figure
from ...state.scene import Ending, Phase, Scene
from ..scenario import SpecialRule


def settle(scene: Scene) -> None:
    """Check whether the victory or a loss condition is met now (GH-6.1.1)."""
    if scene.outcome != Ending.UNDECIDED or scene.phase == Phase.PREPARING:
        return
    if scene.scenario.objective.met(scene):
        scene.outcome = Ending.VICTORY
        scene.tell("goal-met", "GH-6.1.1")
    elif _is_lost(scene) or all_exhausted(scene):
        scene.outcome = Ending.LOSS
        scene.tell("goal-missed", "GH-6.1.2")


def _is_lost(scene: Scene) -> bool:
    for rule in scene.scenario.audience.at(SpecialRule.lost):
        if rule.lost(scene):
            return True
    return False


def end_turn(scene: Scene, figure: Figure) -> Flow[None]:
    """The special rules act at the end of every figure's turn, then the goal (GH-7.1.6)."""
    for rule in scene.scenario.audience.at(SpecialRule.turn_ends):
        yield from rule.turn_ends(scene, figure)
    scene.scenario.objective.turn_ends(scene, figure)
    settle(scene)


def all_exhausted(scene: Scene) -> bool:
    """GH-3.19.6"""
    for hero in scene.heroes:
        if not hero.exhausted:
            return False
    return True
