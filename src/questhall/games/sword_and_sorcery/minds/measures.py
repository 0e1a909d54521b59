"""What a hint compares: health of both sides, souls, crowns and what the quest still asks for."""

from questhall.kernel.measures import Measure

from ..rules.numbers import hp_left
from ..state.adventure import Adventure
from .quest_plan import plan_of


def measures(adventure: Adventure, seat: int) -> list[Measure]:
    own = 0.0
    company = 0.0
    for hero in adventure.heroes:
        if hero.kind is None or hero.ghost:
            continue
        health = hp_left(adventure, adventure.figure_of(hero))
        if hero.seat == seat:
            own += health
        else:
            company += health
    foes = 0.0
    left = 0.0
    for enemy in adventure.enemies_in_play():
        for number in enemy.figures:
            left += 1
            foes += hp_left(adventure, adventure.figures[number])
    ghosts = [hero for hero in adventure.heroes if hero.ghost]
    return [
        Measure("foes-health", foes, -1.0),
        Measure("foes-left", left, -2.0),
        Measure("own-health", own, 1.2),
        Measure("company-health", company, 0.8),
        Measure("ghosts", float(len(ghosts)), -5.0),
        Measure("shards", float(adventure.shards), 0.5),
        Measure("tasks", plan_of(adventure).cost, -3.0),
    ]
