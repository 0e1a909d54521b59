"""Move actions that a bonus lets a character perform as attacks of the same value."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..attack.aiming import choose_and_strike
from ..attack.strike import AttackPlan, can_attack
from ..cards.active_area import bonuses_on

MOVED = 0  # it remains a move
ATTACKED = 1
NOT_ATTACKED = 2  # it became an attack, but hit nobody


def may_attack(scene: Scene, figure: Figure) -> bool:
    if not can_attack(scene, figure):
        return False
    found = bonuses_on(scene, figure, Lasting.moves_may_attack)
    return any(bonus.moves_may_attack(scene, active) for active, bonus in found)


def attack_instead(scene: Scene, figure: Figure, turn: Turn, points: int) -> Flow[int]:
    """The player may turn the move into an attack; return what became of it."""
    if not may_attack(scene, figure):
        return MOVED
    options = [refusal("as-move"), Option("as-attack")]
    seat = seat_for(scene, figure, turn)
    answer = yield Decision(
        [seat], "move-or-attack", options, "GH-3.12.2", figure.id, NOTHING, points
    )
    if answer.declines:
        return MOVED
    plan = AttackPlan(figure, points, 0, [])
    plan.turn = turn
    done = yield from choose_and_strike(scene, plan, turn)
    return ATTACKED if done else NOT_ATTACKED
