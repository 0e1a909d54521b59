"""Ammunition: kept as long as it hits (SS-12.3)."""

from questhall.kernel.decisions import NOTHING

from ...printed.items import ItemDef
from ...printed.kinds import ItemKind
from ...state.adventure import Adventure
from ...state.attacks import Attack
from ...state.figures import Side
from ...state.heroes import Hero
from ..discarding import discard_item


def waits(adventure: Adventure, hero: Hero) -> bool:
    """SS-12.3.0.3: is a piece of ammunition already meant for the next attack?"""
    own = [boon.card for boon in adventure.boons if boon.bearer == hero.place]
    return any(
        card in own and adventure.item(card).kind == ItemKind.AMMUNITION for card in hero.inventory
    )


def lose_ammunition(adventure: Adventure, attack: Attack) -> None:
    """SS-12.3.0.2: gone with a miss among the final results, or also with one that was rerolled,
    if that was agreed (SS-R36)."""
    figure = adventure.figures[attack.attacker]
    missed = attack.pool.missed
    if adventure.rules.ammo_first_roll:
        missed = missed or attack.pool.missed_before
    if figure.side == Side.ENEMIES or not missed:
        return
    hero = adventure.hero_of(figure)
    for card in (attack.ammunition, attack.card):
        if card == NOTHING or card not in hero.inventory:
            continue
        printed = adventure.cards[card]
        if isinstance(printed, ItemDef) and printed.kind == ItemKind.AMMUNITION:
            hero.inventory.remove(card)
            discard_item(adventure, card)
            adventure.tell("ammunition-lost", "SS-12.3.0.2", hero.place, card)
