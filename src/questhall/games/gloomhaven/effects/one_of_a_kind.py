"""Cards of which a character has only one or two in play: augments and songs."""

from questhall.kernel.decisions import Flow, Option

from ..printed.lasting import Lasting
from ..rules.cards.active_area import leave_active_area
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn


def actives_with(scene: Scene, seat: int, kind: type[Lasting]) -> list[Active]:
    """The active cards of a character that have such a bonus, oldest first."""
    found: list[Active] = []
    for active in scene.actives:
        if active.seat == seat:
            for bonus in scene.bonuses_of(active):
                if isinstance(bonus, kind):
                    found.append(active)
    return found


def make_room(
    scene: Scene, actor: Figure, turn: Turn, others: list[Active], most: int, prompt: str
) -> Flow[bool]:
    """A new one replaces an old one; False if the player skips it instead (GH-3.3.5)."""
    if len(others) < most:
        return True
    options = [Option("replace", active.card) for active in others]
    answer = yield from choose_or_skip(turn.seat, options, prompt, "GH-3.12.2", actor.id)
    if answer is None:
        return False
    for active in others:
        if active.card == answer.what:
            leave_active_area(scene, active)
    return True
