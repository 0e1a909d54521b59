"""Attack and Move actions that a bonus lets a character perform as Heal actions."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..cards.active_area import bonuses_on
from ..selecting import ADJACENT, SELF_AND_ALLIES, Who, choose
from .healing import heal, more_healing, whom_to_heal

AS_PRINTED = 0  # it remains what it is
HEALED = 1
NOT_HEALED = 2  # it became a heal, but healed nobody


def heal_instead(
    scene: Scene, figure: Figure, turn: Turn, value: int, range: int = ADJACENT, targets: int = 1
) -> Flow[int]:
    """The player may heal with the value of the action; return what became of it."""
    more = _more(scene, figure)
    if more == NOTHING:
        return AS_PRINTED
    options = [Option("as-heal"), refusal("as-printed")]
    seat = seat_for(scene, figure, turn)
    answer = yield Decision(
        [seat], "heal-instead", options, "GH-3.12.2", figure.id, NOTHING, value + more
    )
    if answer.declines:
        return AS_PRINTED
    anybody = Who(SELF_AND_ALLIES, range, targets, up_to=targets > 1)
    who = whom_to_heal(scene, figure, anybody)
    found = yield from choose(scene, who, figure, turn, "heal", "GH-3.13.1", True)
    turn.healed = [each.id for each in found]
    if not found:
        return NOT_HEALED
    amount = value + more + more_healing(scene, figure, found)
    for each in found:
        heal(scene, each, amount)
    return HEALED


def _more(scene: Scene, figure: Figure) -> int:
    for active, bonus in bonuses_on(scene, figure, Lasting.acts_as_heal):
        more = bonus.acts_as_heal(scene, active)
        if more != NOTHING:
            return more
    return NOTHING
