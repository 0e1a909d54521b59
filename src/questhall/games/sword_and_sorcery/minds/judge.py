"""How good a position is: the heroes' health and souls against the time that is left."""

from ..rules.numbers import hp_left, most_hp
from ..state.adventure import Adventure

WORTH_OF_A_FLAG = 0.15
WORTH_OF_AN_ENEMY = 0.02


def judge(adventure: Adventure, seat: int) -> float:
    """From 0 (lost) to 1 (won); all seats share it."""
    if adventure.over:
        return adventure.results[seat]
    score = 0.2 + WORTH_OF_A_FLAG * len(adventure.flags)
    score -= WORTH_OF_AN_ENEMY * len(adventure.enemies_in_play())
    for hero in adventure.living():
        if hero.kind is None:
            continue
        figure = adventure.figure_of(hero)
        share = hp_left(adventure, figure) / max(1, most_hp(adventure, figure))
        score += 0.3 * share / len(adventure.heroes)
    score += 0.02 * len(adventure.events) + 0.005 * min(adventure.shards, 10)
    return min(0.98, max(0.02, score))
