"""Damage that a character suffers of its own will."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...state.figures import Figure
from ...state.scene import Scene
from .damage import suffer


def pay_in_blood(
    scene: Scene, actor: Figure, seat: int, most: int, any_number: bool = False
) -> Flow[int]:
    """Offer to suffer so much damage, or any number up to it; return how much was suffered."""
    least = 1 if any_number else most
    options = [Option("suffer", NOTHING, NOTHING, number) for number in range(most, least - 1, -1)]
    options.append(refusal("skip"))
    answer = yield Decision([seat], "suffer-for", options, "GH-3.18.6", actor.id)
    if answer.declines:
        return 0
    suffered = yield from suffer(scene, actor, answer.amount, "GH-3.18.6", actor.id, actor.owner)
    return suffered
