"""Enemy power cards (SS-15.3)."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ...printed.kinds import Stat
from ...state.adventure import Adventure, Pile
from ...state.enemies import Enemy
from ...state.house_rules import ICON

MOST_POWERS: Final = 2  # SS-15.3.0.2


def gain_power(adventure: Adventure, enemy: Enemy) -> None:
    """A card of a type that it does not have yet; others are discarded on the way (SS-15.3.0.3)."""
    if len(enemy.powers) >= MOST_POWERS:
        return
    deck = adventure.decks[Pile.ENEMY_POWER]
    if not any(_fits(adventure, enemy, card) for card in deck.draw + deck.discard):
        return  # SS-15.3.0.8
    while True:
        card = deck.take_or_reshuffle(adventure, "enemy_power")
        if card == NOTHING:
            return
        if _fits(adventure, enemy, card):
            enemy.powers.append(card)
            enemy.charges += adventure.enemy_power(card).charges
            shields = adventure.enemy_power(card).stats.get(Stat.SHIELDS, 0)
            for figure in enemy.figures:
                adventure.figures[figure].shields += shields
            adventure.tell("enemy-power", "SS-15.3.0.1", enemy.id, card)
            return
        deck.discard.append(card)


def _fits(adventure: Adventure, enemy: Enemy, card: int) -> bool:
    """SS-R67"""
    drawn = adventure.enemy_power(card)
    for held in adventure.powers_of(enemy):
        if adventure.rules.enemy_power_type == ICON:
            if held.icon == drawn.icon:
                return False
        elif held.key == drawn.key:
            return False
    return True
