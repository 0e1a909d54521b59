"""What a hero wants in the emporium, and which weapon is better than another."""

from questhall.kernel.decisions import NOTHING, Decision, Option

from ..printed.items import ItemSide
from ..printed.kinds import ItemKind
from ..rules.items import may_use
from ..rules.turn.deals import (
    ANVIL_PRICE,
    Buying,
    CardSide,
    Handing,
    Improving,
    Selling,
    Storing,
)
from ..rules.turn.emporium import shopper
from ..rules.turn.goods import Equipping, freed_by, slots_open_to
from ..state.adventure import Adventure
from ..state.heroes import Hero

LEAVE = 0.5
BUY = 0.6  # and something for what it is worth
FOR_A_CROWN = 3.0
WORTH = {"leave": LEAVE, "wait": LEAVE, "gamble": 0.1}
NEVER = -1.0
ANOTHER_WEAPON = 0.1  # beside the best one
POTION = 0.2  # worth a bit of gear
WEAR = 1.0
HAND_OVER = 1.2
# What nobody wants takes up room.
GET_RID = {"sell": 0.9, "store": 0.8}


def in_the_emporium(adventure: Adventure, decision: Decision, option: Option) -> float:
    hero = shopper(adventure, option.seat)
    if hero is None:
        return WORTH.get(option.verb, NEVER)
    card = option.what
    meant = option.meant
    if isinstance(meant, Buying):
        return _buy(adventure, hero, card, option.where)
    if isinstance(meant, Improving):
        return _improve(adventure, hero, card)
    if isinstance(meant, Equipping):
        gain = worth_of_wearing(adventure, hero, card, option.where)
        return WEAR + gain if gain > 0.0 else NEVER
    if isinstance(meant, Handing):
        wanted = _wants(adventure, adventure.heroes[option.where], card)
        return HAND_OVER if wanted and not _wants(adventure, hero, card) else NEVER
    if isinstance(meant, (Selling, Storing)):
        wanted = any(_wants(adventure, each, card) for each in adventure.heroes)
        return NEVER if wanted else GET_RID[option.verb]
    return WORTH.get(option.verb, NEVER)


def wants_other_gear(adventure: Adventure, hero: Hero) -> bool:
    """Does he carry something better than what he wears?"""
    return any(_gain(adventure, hero, card) > 0.0 for card in hero.inventory)


def _wants(adventure: Adventure, hero: Hero, card: int) -> bool:
    if adventure.item(card).kind > ItemKind.ARTIFACT:
        return may_use(adventure, hero, card)
    return _gain(adventure, hero, card) > 0.0


def _gain(adventure: Adventure, hero: Hero, card: int) -> float:
    """How much better off he is if he wears a card."""
    slots = slots_open_to(adventure, hero, card)
    return max([worth_of_wearing(adventure, hero, card, slot) for slot in slots], default=0.0)


def _buy(adventure: Adventure, hero: Hero, card: int, place: int) -> float:
    """Something better to wear, or something to drink."""
    item = adventure.item(card)
    side = item.sides[place]
    if not any(style in side.styles for style in hero.card.styles):
        return NEVER
    if item.kind in (ItemKind.WEAPON, ItemKind.ARMOUR):
        slot = side.slots[0]
        return _for_the_price(_better_by(adventure, hero, card, side, slot), side.price)
    drink = item.kind == ItemKind.ONE_USE and item.key == "healing_potion"
    return _for_the_price(POTION, side.price) if drink else NEVER


def _improve(adventure: Adventure, hero: Hero, card: int) -> float:
    """On the anvil; only what is worn."""
    if card not in hero.slots:
        return NEVER
    better = adventure.item(card).sides[CardSide.BACK]
    slot = hero.slots.index(card)
    return _for_the_price(_better_by(adventure, hero, card, better, slot), ANVIL_PRICE)


def _for_the_price(gain: float, price: int) -> float:
    return BUY + FOR_A_CROWN * gain / max(price, 1) if gain > 0.0 else NEVER


def _outfit(sides: list[ItemSide]) -> float:
    """How good equipment is, roughly in hits. Only one weapon strikes at a time (SS-6.2.0.2)."""
    worth = 0.0
    best = 0.0
    for side in sides:
        worth += side.armour + side.shields + 0.5 * side.defence + 0.2 * len(side.effects)
        worth += 0.5 * (len(side.uses) + len(side.rules) + sum(side.stats.values()))
        if side.blow is not None:
            blow = side.blow
            strength = blow.fixed + 0.9 * blow.red + 0.3 * blow.blue
            strength += 0.2 * (len(blow.effects) + len(blow.always))
            worth += ANOTHER_WEAPON * strength
            best = max(best, strength)
    return worth + best


def _better_by(adventure: Adventure, hero: Hero, card: int, side: ItemSide, slot: int) -> float:
    """If that side of a card goes into the slot, and what is in its way comes off."""
    freed = freed_by(adventure, hero, card, slot)
    worn: list[ItemSide] = []
    kept = [side]
    for place, card in enumerate(hero.slots):
        if card != NOTHING:
            worn.append(adventure.side_of(hero, card))
            if place not in freed:
                kept.append(worn[-1])
    return _outfit(kept) - _outfit(worn)


def worth_of_wearing(adventure: Adventure, hero: Hero, card: int, slot: int) -> float:
    """Only what is better than what is given up for it."""
    if card in hero.slots:
        return NEVER
    gain = _better_by(adventure, hero, card, adventure.side_of(hero, card), slot)
    return gain if gain > 0.0 else NEVER
