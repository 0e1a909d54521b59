"""How the damage of an attack came about, line by line (GH-3.6.20), for whoever looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Part

from ...state.figures import Condition
from ...state.scene import Scene

if TYPE_CHECKING:
    from .strike import Strike


class Reckoning:
    """The value of an attack before the modifiers (with all that is added to it) and after."""

    def __init__(self, plus: int, declared: int, modified: int) -> None:
        self.plus = plus
        self.declared = declared
        self.modified = modified


def tell_damage(scene: Scene, hit: Strike, reckoning: Reckoning, harm: int) -> None:
    if not scene.overheard:
        return
    parts = _of_the_attacker(hit, reckoning)
    parts.append(Part("modifier", reckoning.modified - reckoning.declared))
    parts.extend(_of_the_target(hit))
    rest = harm - sum([part.amount for part in parts])
    if rest:
        parts.append(Part("cancelled" if hit.cancelled else "not-below-zero", rest))
    scene.tell_sum("comes-to", "GH-3.6.20", hit.target.id, NOTHING, harm, parts)


def _of_the_attacker(hit: Strike, reckoning: Reckoning) -> list[Part]:
    parts = [Part("attack", hit.plan.value)]
    poison = 1 if hit.target.has(Condition.POISON) else 0
    if reckoning.plus != poison:
        parts.append(Part("bonus", reckoning.plus - poison))
    if poison:
        parts.append(Part("poison", poison))
    doubled = reckoning.declared - hit.plan.value - reckoning.plus
    if doubled:
        parts.append(Part("doubled", doubled))
    return parts


def _of_the_target(hit: Strike) -> list[Part]:
    """Its Shield, and what PIERCE takes from that."""
    shield = hit.armour + hit.shield
    if shield <= 0:
        return []
    parts = [Part("shield", -shield)]
    if hit.pierce:
        parts.append(Part("pierce", min(hit.pierce, shield)))
    return parts
