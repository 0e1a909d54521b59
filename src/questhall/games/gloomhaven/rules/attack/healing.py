"""Healing (RULES 3.13), and what it does to POISON and WOUND (GH-3.10.11 to GH-3.10.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...printed.lasting import Lasting
from ...state.figures import Condition, Figure
from ...state.scene import Scene
from ..cards.active_area import bonuses_on, use_circle
from .conditions import remove

if TYPE_CHECKING:
    from ..selecting import Who


def heal(scene: Scene, figure: Figure, amount: int, rule: str = "GH-3.13.1") -> bool:
    """Restore hit points up to the maximum; True if anything changed."""
    if figure.gone:
        return False
    changed = False
    poisoned = figure.has(Condition.POISON)
    if figure.has(Condition.WOUND):
        changed = remove(scene, figure, Condition.WOUND, "GH-3.10.13")
    if poisoned:  # GH-3.10.11: the heal has no further effect
        return remove(scene, figure, Condition.POISON, "GH-3.10.11") or changed
    most = _most_hit_points(scene, figure)
    if figure.hp < most:
        amount += _received_more(scene, figure)
    healed = min(amount, most - figure.hp)
    if healed > 0:
        figure.hp += healed
        scene.tell("heals", rule, figure.id, -1, healed)
        changed = True
    return changed


def _most_hit_points(scene: Scene, figure: Figure) -> int:
    """Up to which number the figure can be healed."""
    most = figure.max_hp
    for active, bonus in bonuses_on(scene, figure, Lasting.most_hit_points):
        most = max(most, bonus.most_hit_points(scene, active))
    return most


def _received_more(scene: Scene, figure: Figure) -> int:
    """What lasting bonuses add when the figure is healed."""
    total = 0
    for active, bonus in bonuses_on(scene, figure, Lasting.receives_more):
        extra = bonus.receives_more(scene, active)
        if extra:
            total += extra
            use_circle(scene, active)
    return total


def whom_to_heal(scene: Scene, healer: Figure, who: Who) -> Who:
    """Whom the figure's Heal action affects; a lasting bonus may change it."""
    for active, bonus in bonuses_on(scene, healer, Lasting.heals_whom):
        who = bonus.heals_whom(scene, active) or who
    return who


def more_healing(scene: Scene, healer: Figure, targets: list[Figure]) -> int:
    """What lasting bonuses add to the figure's Heal action, or do before it."""
    total = 0
    for active, bonus in bonuses_on(scene, healer, Lasting.heals_more):
        extra = bonus.heals_more(scene, active)
        if extra:
            total += extra
            use_circle(scene, active)
    for active, bonus in bonuses_on(scene, healer, Lasting.before_healing):
        if bonus.before_healing(scene, active, targets):
            use_circle(scene, active)
    return total
