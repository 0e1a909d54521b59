"""Heroes move: costs, standing up, evading (SS-6.1)."""

from typing import Final

from questhall.boards.masks import places_in
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ...printed.kinds import Condition, Slot, Stat
from ...state.adventure import Adventure
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.heroes import Hero
from ..control import dominates
from ..enemies.fighting import enemy_attacks
from ..numbers import change, ignores_hindrances, rank_of
from ..sight import ways_of
from .entering import enter

DIFFICULT: Final = 2  # SS-3.2.2.5


def steps(adventure: Adventure, figure: Figure, points: int) -> list[tuple[int, int]]:
    """The areas one step away that so many points pay for, each with its cost (SS-6.1.0.2)."""
    ways = ways_of(adventure, figure)[figure.area]
    hard = difficult_for(adventure, figure, ways)
    found: list[tuple[int, int]] = []
    for area in places_in(ways):
        cost = DIFFICULT if hard >> area & 1 else 1
        if cost <= points:
            found.append((area, cost))
    return found


def difficult_for(adventure: Adventure, figure: Figure, areas: int) -> int:
    """Those of the areas into which a step costs more (SS-6.1.0.5)."""
    hard = adventure.quest.difficult | adventure.marks_of_areas.get("difficult", 0)
    if areas & hard == 0 or ignores_hindrances(adventure, figure):
        return 0
    sure = figure.side == Side.HEROES and not adventure.is_ghost(figure)
    return 0 if sure and change(adventure, figure, Stat.SUREFOOTED) > 0 else areas & hard


def walk(adventure: Adventure, hero: Hero, area: int, cost: int) -> Flow[None]:
    """One step: evade, pay, enter (SS-R24)."""
    figure = adventure.figure_of(hero)
    before = figure.area
    yield from evade(adventure, figure)
    if hero.ghost or not can_leave(figure) or figure.area != before or adventure.over:
        return
    hero.points -= cost
    adventure.tell("moves", "SS-6.1.0.1", figure.id, area)
    yield from enter(adventure, figure, area)


def can_leave(figure: Figure) -> bool:
    """SS-6.1.2.9"""
    return (
        figure.on_map and not figure.has(Condition.KNOCKED_DOWN) and not figure.has(Condition.STUN)
    )


def evade(adventure: Adventure, figure: Figure) -> Flow[None]:
    """Each enemy of the area makes one reaction attack (SS-6.1.2.2), unless the heroes dominate
    (SS-6.1.2.5)."""
    if not adventure.in_area(Side.ENEMIES, figure.area):
        return
    figure.hidden = False  # SS-6.1.2.8
    waiting = reacting(adventure, figure)
    while figure.on_map and not adventure.is_ghost(figure) and not adventure.over:
        waiting = [enemy for enemy in waiting if _reacts(adventure, enemy, figure)]
        if not waiting:
            return
        enemy = yield from _next(adventure, waiting)
        waiting.remove(enemy)
        adventure.tell("reaction-attack", "SS-6.1.2.2", enemy.figures[0], figure.id)
        yield from enemy_attacks(adventure, enemy, figure, Slot.MAIN, reaction=True)


def reacting(adventure: Adventure, figure: Figure) -> list[Enemy]:
    """The enemies of the area who would strike at him if he left it now."""
    if dominates(adventure, Side.HEROES, figure.area) or change(adventure, figure, Stat.EVADE):
        return []
    around = {each.owner for each in adventure.in_area(Side.ENEMIES, figure.area)}
    enemies = [adventure.enemies[each] for each in sorted(around)]
    return [enemy for enemy in enemies if _reacts(adventure, enemy, figure)]


def _next(adventure: Adventure, waiting: list[Enemy]) -> Flow[Enemy]:
    """SS-R24: the highest rank first, then the active player's choice."""
    if len(waiting) == 1:
        return waiting[0]
    highest = max([rank_of(adventure, enemy) for enemy in waiting])
    options = [
        Option("enemy", enemy.id) for enemy in waiting if rank_of(adventure, enemy) == highest
    ]
    seats = [adventure.active_seat]
    answer = yield from choose_one(seats, options, "who-reacts", "SS-6.1.2.2")
    return adventure.enemies[answer.what]


def _reacts(adventure: Adventure, enemy: Enemy, figure: Figure) -> bool:
    """SS-15.11.6.4, SS-R78: neither stunned nor blinded, still there, and of no rank that the hero
    slips past; nobody strikes at whom a cloak hides whatever he does (SS-15.7.1.14)."""
    if figure.hidden or rank_of(adventure, enemy) < change(adventure, figure, Stat.SLIPS_PAST):
        return False
    for number in enemy.figures:
        each = adventure.figures[number]
        if (
            each.area == figure.area
            and not each.has(Condition.STUN)
            and not each.has(Condition.BLIND)
        ):
            return True
    return False
