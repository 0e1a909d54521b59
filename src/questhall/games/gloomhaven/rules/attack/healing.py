"""Healing (RULES 3.13), and what it does to POISON and WOUND (GH-3.10.11 to GH-3.10.14)."""

from ...state.figures import POISON, WOUND, Figure
from ...state.scene import Scene
from ..cards.active_area import bonuses_on, use_circle


def heal(scene: Scene, figure: Figure, amount: int, rule: str = "GH-3.13.1") -> bool:
    """Restore hit points up to the maximum; True if anything changed."""
    if figure.gone:
        return False
    changed = False
    poisoned = figure.has(POISON)
    if figure.has(WOUND):
        figure.conditions[WOUND] = 0
        scene.tell("loses", "GH-3.10.13", figure.id, WOUND)
        changed = True
    if poisoned:  # GH-3.10.11: the heal has no further effect
        figure.conditions[POISON] = 0
        scene.tell("loses", "GH-3.10.11", figure.id, POISON)
        return True
    healed = min(amount, figure.max_hp - figure.hp)
    if healed > 0:
        figure.hp += healed
        scene.tell("heals", rule, figure.id, -1, healed)
        changed = True
    return changed


def more_healing(scene: Scene, healer: Figure) -> int:
    """What lasting bonuses add to the figure's Heal action."""
    total = 0
    for active, bonus in bonuses_on(scene, healer):
        extra = bonus.heals_more(scene, active)
        if extra:
            total += extra
            use_circle(scene, active)
    return total
