"""What a hero wants in the emporium, and which weapon is better than another."""

from questhall.kernel.decisions import NOTHING, Decision, Option

from ..printed.items import ItemSide
from ..printed.kinds import ARMOUR_ITEM, MAIN, OFF, ONE_USE, TWO_HANDS, WEAPON
from ..rules.turn.goods import slots_for, two_handed
from ..rules.turn.items import may_use
from ..state.adventure import Adventure
from ..state.heroes import Hero

LEAVE = 0.5
WORTH = {"gamble": 0.1, "improve": 0.2, "leave": LEAVE, "sell": 0.3}
NEVER = -1.0


def in_the_emporium(adventure: Adventure, decision: Decision, option: Option) -> float:
    hero = adventure.heroes[decision.what]
    if option.verb == "buy":
        return _buy(adventure, hero, option.what, option.where)
    if option.verb == "reorganise":
        return 1.0 if wants_other_gear(adventure, hero) else NEVER
    return WORTH.get(option.verb, NEVER)


def wants_other_gear(adventure: Adventure, hero: Hero) -> bool:
    """Does he carry something better than what he wears?"""
    for card in hero.inventory:
        if may_use(adventure, hero, card):
            for slot in slots_for(adventure.item(card), adventure.side_of(hero, card)):
                if worth_of_wearing(adventure, hero, card, slot) > 0.0:
                    return True
    return False


def _buy(adventure: Adventure, hero: Hero, card: int, place: int) -> float:
    """Something better to wear, then something to drink."""
    item = adventure.item(card)
    side = item.sides[place]
    if not any(style in side.styles for style in hero.card.styles):
        return NEVER
    if item.kind in (WEAPON, ARMOUR_ITEM):
        carried = [adventure.item(each).kind for each in hero.inventory]
        if item.kind in carried:
            return NEVER
        slot = slots_for(item, side)[0]
        gain = strength(side) - _given_up(adventure, hero, side, slot)
        return 0.6 + 0.1 * gain if gain > 0.0 else NEVER
    return 0.6 if item.kind == ONE_USE and item.key == "healing_potion" else NEVER


def strength(side: ItemSide) -> float:
    """How good a weapon or armour is, roughly in hits."""
    if side.blow is not None:
        blow = side.blow
        return blow.fixed + 0.9 * blow.red + 0.3 * blow.blue + 0.2 * len(blow.effects)
    return side.armour + side.shields + 0.5 * side.defence + 0.2 * len(side.effects)


def _given_up(adventure: Adventure, hero: Hero, side: ItemSide, slot: int) -> float:
    """What has to be taken off: a weapon for both hands costs what is in the other one."""
    cards = [hero.slots[slot]]
    if slot == MAIN and side.hands == TWO_HANDS:
        cards.append(hero.slots[OFF])
    if slot == OFF and two_handed(adventure, hero, hero.slots[MAIN]):
        cards.append(hero.slots[MAIN])
    worn = [adventure.side_of(hero, card) for card in cards if card != NOTHING]
    return sum([strength(each) for each in worn])


def worth_of_wearing(adventure: Adventure, hero: Hero, card: int, slot: int) -> float:
    """Only what is better than what is given up for it."""
    if card in hero.slots:
        return NEVER
    side = adventure.side_of(hero, card)
    gain = strength(side) - _given_up(adventure, hero, side, slot)
    return gain if gain > 0.0 else NEVER
