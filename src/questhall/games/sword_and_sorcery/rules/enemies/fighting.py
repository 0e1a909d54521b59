"""Attacks of enemies (SS-15.9, SS-15.10)."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.items import Blow
from ...printed.kinds import Condition, Slot
from ...state.adventure import Adventure
from ...state.attacks import Attack
from ...state.enemies import Enemy
from ...state.figures import Figure
from ...state.house_rules import PER_FIGURE
from ..attack.strike import strike
from ..sight import attack_distance, sees


def able(adventure: Adventure, enemy: Enemy) -> list[Figure]:
    """The figures of an enemy that are not stunned (SS-15.11.6.4)."""
    figures = [adventure.figures[each] for each in enemy.figures]
    return [figure for figure in figures if not figure.has(Condition.STUN)]


def best_placed(adventure: Adventure, enemy: Enemy, target: Figure) -> Figure | None:
    """SS-15.10.0.5, SS-15.10.0.7: a horde attacks from whichever figure sees the target from
    nearest."""
    found: Figure | None = None
    least = 0
    for figure in able(adventure, enemy):
        if not sees(adventure, figure, target):
            continue
        distance = attack_distance(adventure, figure.area, target.area)
        if found is None or distance < least:
            found = figure
            least = distance
    return found


def enemy_attacks(
    adventure: Adventure,
    enemy: Enemy,
    target: Figure,
    slot: int = Slot.MAIN,
    reaction: bool = False,
    more: int = 0,
) -> Flow[None]:
    """One attack with a weapon of the scroll, if somebody of the enemy sees the target; of a horde
    one for each of its figures if that was agreed (SS-R77)."""
    for figure in attackers(adventure, enemy, target):
        if not figure.on_map or not target.on_map or adventure.is_ghost(target):
            return
        attack = scroll_attack(adventure, enemy, figure, target, slot)
        attack.reaction = reaction
        attack.bonus += more
        yield from strike(adventure, attack)


def attackers(adventure: Adventure, enemy: Enemy, target: Figure) -> list[Figure]:
    """Nobody for a ghost, or for a hidden hero (SS-15.7.1.14)."""
    if not target.on_map or adventure.is_ghost(target) or target.hidden:
        return []
    if adventure.rules.horde_attacks == PER_FIGURE:
        return [each for each in able(adventure, enemy) if sees(adventure, each, target)]
    best = best_placed(adventure, enemy, target)
    return [] if best is None else [best]


def scroll_attack(
    adventure: Adventure, enemy: Enemy, figure: Figure, target: Figure, slot: int
) -> Attack:
    attack = Attack(figure.id, target.id, adventure.scroll(enemy).weapon(slot))
    attack.slot = slot
    return attack


def plain_attack(figure: Figure, target: Figure, blow: Blow, bash: bool) -> Attack:
    """Hits without dice (SS-9.0.0.25)."""
    attack = Attack(figure.id, target.id, blow)
    attack.slot = NOTHING
    attack.bash = bash
    return attack
