"""What heroes gain from a slain enemy (SS-15.12.1)."""

from questhall.kernel.decisions import NOTHING

from ..state.adventure import Adventure, Pile
from ..state.enemies import Enemy
from .purse import lay_crowns


def lay_trophies(adventure: Adventure, enemy: Enemy, area: int) -> None:
    """SS-15.12.1.4 to 8"""
    card = adventure.enemy_card(enemy)
    if card.crowns:
        lay_crowns(adventure, area, card.crowns)
    ground = adventure.grounds[area]
    for _ in range(card.loot):
        token = adventure.decks[Pile.LOOT].take_or_reshuffle(adventure, "loot")
        if token != NOTHING:
            ground.loot.append(token)
    for _ in range(card.treasure):
        treasure = adventure.decks[Pile.TREASURE].take_or_reshuffle(adventure, "treasure")
        if treasure != NOTHING:
            ground.treasures.append(treasure)


def gain_shards(adventure: Adventure, enemy: Enemy) -> None:
    """SS-15.12.1.1: after whatever the dead still did, and not if that has lost the quest."""
    lost = adventure.over and not any(adventure.results)
    shards = adventure.enemy_card(enemy).shards
    if shards and not lost:
        adventure.shards += shards
        adventure.tell("shards", "SS-15.12.1.1", NOTHING, NOTHING, shards)
