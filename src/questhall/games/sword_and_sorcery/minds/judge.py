"""How good a position is: what the quest still asks for against what the heroes have left."""

from math import exp

from questhall.boards.floods import FAR

from ..printed.boons import NO_TOKEN, BoonRole
from ..printed.kinds import ItemKind
from ..rules.numbers import hp_left, most_hp, rank_of
from ..state.adventure import Adventure
from ..state.boons import Boon
from ..state.figures import Figure, Side
from .quest_plan import Plan, doom, plan_of
from .standing import rounds_left
from .ways import nearest, through_doors

# In health points of heroes.
OF_A_HERO = 4.0  # alive, beside the health
OF_A_SHARD = 0.5
OF_A_RANK = 3.0
OF_A_POTION = 1.5
OF_A_CROWN = 0.01
OF_A_BOON = 0.6  # that will still help
OF_A_READY_POWER = 0.2
OF_A_MAGIC_SHIELD = 0.5
OF_A_TASK = 3.0  # that is still to do
OF_A_STEP = 0.35  # still to go
OF_AN_ENEMY = (1.5, 2.2, 4.0, 5.0)  # by rank
OF_ITS_HEALTH = 0.5
OF_A_SHADOW = 2.5  # an enemy as often as not: to look at it makes nothing worse
OF_A_ROUND = 0.3  # that is left
BEFORE_IT_IS_LATE = 10
OF_DOOM = 12.0  # when a counter of the quest has come to defeat
SHARPNESS = 0.08


def judge(adventure: Adventure, seat: int) -> float:
    """From 0 (lost) to 1 (won); all seats share it."""
    if adventure.over:
        return adventure.results[seat]
    score = _company(adventure) - _opposition(adventure) - _task(adventure, plan_of(adventure))
    score += OF_A_ROUND * min(BEFORE_IT_IS_LATE, rounds_left(adventure))
    score -= OF_DOOM * doom(adventure) ** 2
    score /= len(adventure.heroes)
    return 0.02 + 0.96 / (1.0 + exp(-SHARPNESS * len(adventure.heroes) * score))


def _company(adventure: Adventure) -> float:
    score = OF_A_SHARD * min(adventure.shards, 12)
    for hero in adventure.heroes:
        if hero.kind is None:
            continue
        score += OF_A_RANK * hero.soulrank + OF_A_CROWN * hero.crowns
        score += OF_A_POTION * len(
            [c for c in hero.inventory if adventure.item(c).kind == ItemKind.ONE_USE]
        )
        if not hero.ghost:
            score += OF_A_HERO + _vigour(adventure, adventure.figure_of(hero))
            score += OF_A_READY_POWER * len([p for p in hero.powers if p.position == 0])
    return score + OF_A_BOON * len(
        [boon for boon in adventure.boons if _will_help(adventure, boon)]
    )


def _will_help(adventure: Adventure, boon: Boon) -> bool:
    """Help for the attacks of a hero is lost on one who has struck."""
    if boon.printed.token != NO_TOKEN or boon.printed.role != BoonRole.ATTACKS:
        return True
    figure = adventure.figures[boon.bearer]
    if figure.side != Side.HEROES:
        return False
    hero = adventure.heroes[figure.owner]
    return hero.combats > 0 if hero.place == adventure.active else not hero.acted


def _vigour(adventure: Adventure, figure: Figure) -> float:
    """The last points of health count most; fire and poison will take some."""
    left = hp_left(adventure, figure) - sum(figure.fire) - sum(figure.conditions) * 0.5
    return left + min(left, 3.0) + OF_A_MAGIC_SHIELD * figure.shields


def _opposition(adventure: Adventure) -> float:
    score = OF_A_SHADOW * len(adventure.shadow_areas)
    for enemy in adventure.enemies_in_play():
        rank = rank_of(adventure, enemy)
        for number in enemy.figures:
            figure = adventure.figures[number]
            share = hp_left(adventure, figure) / max(1, most_hp(adventure, figure))
            score += OF_AN_ENEMY[rank] * (0.5 + 0.5 * share)
            score += OF_ITS_HEALTH * hp_left(adventure, figure)
    return score


def _task(adventure: Adventure, plan: Plan) -> float:
    """What is to do, and how far everybody is from where it is done."""
    score = OF_A_TASK * plan.cost
    areas = [errand.area for errand in plan.errands]
    if not areas:
        return score
    ways = through_doors(adventure)
    figures = [adventure.figure_of(hero) for hero in adventure.heroes if hero.kind is not None]
    for figure in figures:
        if figure.on_map:
            way = nearest(ways, figure.area, areas)
            score += OF_A_STEP * min(way, 15) if way < FAR else OF_A_STEP * 15
    return score
