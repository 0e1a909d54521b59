"""Attacks of enemies (SS-15.9, SS-15.10)."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.items import Blow
from ...printed.kinds import MAIN, STUN
from ...state.adventure import Adventure
from ...state.attacks import Attack
from ...state.enemies import Enemy
from ...state.figures import Figure
from ..attack.strike import strike
from ..sight import attack_distance, sees


def able(adventure: Adventure, enemy: Enemy) -> list[Figure]:
    """The figures of an enemy that are not stunned (SS-15.11.6.4)."""
    figures = [adventure.figures[each] for each in enemy.figures]
    return [figure for figure in figures if not figure.has(STUN)]


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
    adventure: Adventure, enemy: Enemy, target: Figure, slot: int = MAIN, reaction: bool = False
) -> Flow[None]:
    """One attack with a weapon of the scroll, if somebody of the enemy sees the target."""
    figure = best_placed(adventure, enemy, target)
    if figure is None or not target.on_map or adventure.is_ghost(target):
        return
    attack = Attack(figure.id, target.id, adventure.scroll(enemy).weapon(slot))
    attack.slot = slot
    attack.reaction = reaction
    yield from strike(adventure, attack)


def plain_attack(adventure: Adventure, figure: Figure, target: Figure, hits: int) -> Flow[None]:
    """So many hits without dice or damage type (SS-9.0.0.25)."""
    attack = Attack(figure.id, target.id, Blow(hits, 0, 0))
    attack.slot = NOTHING
    yield from strike(adventure, attack)
