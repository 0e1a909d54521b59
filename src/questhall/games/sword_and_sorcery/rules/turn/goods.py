"""Items are found, picked up, dropped, equipped and exchanged (SS-6.3.4, SS-6.3.5, SS-6.4.2)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ...printed.cards import FindDef
from ...printed.items import ItemDef, ItemSide
from ...printed.kinds import (
    ARMOUR,
    ARMOUR_ITEM,
    ARTIFACT,
    ARTIFACT_ITEM,
    CAPACITY_STAT,
    CROWNS,
    EITHER_HAND,
    MAIN,
    OFF,
    OFF_HAND,
    PERMANENT,
    TREASURE_CHOICE_STAT,
    TWO_HANDS,
    WEAPON,
)
from ...state.adventure import LOOT, TREASURE, Adventure
from ...state.area import Ground
from ...state.heroes import COINS, Hero, Power
from ..discarding import discard_item
from ..movement.opening import found_by
from ..numbers import capacity_of, change, most_shields
from ..purse import gain_crowns
from .empowering import calm
from .items import may_use


def has_room(adventure: Adventure, hero: Hero) -> bool:
    """SS-5.2.3.1"""
    return len(hero.inventory) < capacity_of(adventure, hero)


def gain_item(adventure: Adventure, hero: Hero, card: int) -> None:
    """SS-5.2.3.3: with a full inventory it is put on the ground."""
    item = adventure.item(card)
    if item.kind == CROWNS:  # SS-13.0.0.2
        discard_item(adventure, card)
        gain_crowns(adventure, hero, item.crowns)
        return
    adventure.tell("gains-item", "SS-8.0.0.5", hero.place, card)
    if has_room(adventure, hero):
        hero.inventory.append(card)
    else:
        adventure.grounds[adventure.figure_of(hero).area].items.append(card)


def draw_treasure(adventure: Adventure, hero: Hero) -> Flow[None]:
    """The top card; a power may let one choose among several and shuffle the rest in."""
    deck = adventure.decks[TREASURE]
    count = 1 + change(adventure, adventure.figure_of(hero), TREASURE_CHOICE_STAT)
    if not deck.draw and deck.discard:  # SS-2.0.0.5
        deck.reshuffle(adventure, "treasure")
    shown = deck.look(adventure, count)
    if not shown:
        return
    options = [Option("keep", card) for card in shown]
    answer = options[0]
    if len(options) > 1:
        adventure.seen = [*adventure.seen, *shown]
        answer = yield ask(hero.seat, "which-treasure", options, "SS-7.0.0.17", hero.place)
    deck.draw.remove(answer.what)
    adventure.forget(answer.what)
    if len(shown) > 1:
        deck.shuffle(adventure, "treasure")
    gain_item(adventure, hero, answer.what)


# -- what may be worn ---------------------------------------------------------------------


def slots_for(item: ItemDef, side: ItemSide) -> list[int]:
    """SS-8.2.0.2 to 5"""
    if item.kind == ARMOUR_ITEM:
        return [ARMOUR]
    if item.kind == ARTIFACT_ITEM:
        return [ARTIFACT]
    if item.kind != WEAPON:
        return []
    if side.hands == OFF_HAND:
        return [OFF]
    return [MAIN, OFF] if side.hands == EITHER_HAND else [MAIN]


def two_handed(adventure: Adventure, hero: Hero, card: int) -> bool:
    if card == NOTHING or adventure.item(card).kind != WEAPON:
        return False
    return adventure.side_of(hero, card).hands == TWO_HANDS


def freed_by(adventure: Adventure, hero: Hero, card: int, slot: int) -> list[int]:
    """The slots that must be emptied for a card."""
    freed = [slot] if hero.slots[slot] != NOTHING else []
    if two_handed(adventure, hero, card) and hero.slots[OFF] != NOTHING:
        freed.append(OFF)
    if slot == OFF and two_handed(adventure, hero, hero.slots[MAIN]):
        freed.append(MAIN)
    return freed


def equip(adventure: Adventure, hero: Hero, card: int, slot: int) -> None:
    """What was worn goes to the inventory, as far as there is room (SS-EX-166)."""
    if card in hero.slots:  # SS-6.3.4.2: into the other hand
        hero.slots[hero.slots.index(card)] = NOTHING
    else:
        hero.inventory.remove(card)
    for each in freed_by(adventure, hero, card, slot):
        unequip(adventure, hero, each)
    wear(adventure, hero, card, slot)
    adventure.tell("equips", "SS-6.3.4.1", hero.place, card)


def wear(adventure: Adventure, hero: Hero, card: int, slot: int) -> None:
    """Into its slot, with the power that it may grant (SS-7.0.0.12, SS-8.4.0.3)."""
    hero.slots[slot] = card
    wanted = adventure.side_of(hero, card).grants
    for power in adventure.granted:
        if wanted and adventure.cards[power].key == wanted:
            adventure.granted.remove(power)
            hero.powers.append(Power(power, item=card))
            return


def take_off(adventure: Adventure, hero: Hero, slot: int) -> int:
    """Out of its slot: its power is discarded at once, a soul weapon turns back, magic shields
    that only it gave are gone (SS-R34)."""
    card = hero.slots[slot]
    hero.slots[slot] = NOTHING
    for power in list(hero.powers):
        if power.item == card:
            hero.powers.remove(power)
            adventure.granted.append(power.card)
    calm(adventure, card)
    figure = adventure.figure_of(hero)
    figure.shields = min(figure.shields, most_shields(adventure, figure))
    return card


def unequip(adventure: Adventure, hero: Hero, slot: int) -> None:
    card = take_off(adventure, hero, slot)
    if has_room(adventure, hero):
        hero.inventory.append(card)
    else:
        adventure.grounds[adventure.figure_of(hero).area].items.append(card)


def equippable(adventure: Adventure, hero: Hero) -> list[tuple[int, int]]:
    """Cards that are carried or worn, each with another slot that it may go to."""
    found: list[tuple[int, int]] = []
    for card in [*hero.inventory, *hero.equipped()]:
        if may_use(adventure, hero, card):
            slots = slots_for(adventure.item(card), adventure.side_of(hero, card))
            found += [(card, slot) for slot in slots if hero.slots[slot] != card]
    return found


def reorganise(adventure: Adventure, hero: Hero) -> Flow[None]:
    """SS-6.3.4.1: any number of changes; no card goes twice to the same slot in one action."""
    done: list[tuple[int, int]] = []
    while True:
        options = [
            Option("equip", card, slot)
            for card, slot in equippable(adventure, hero)
            if (card, slot) not in done
        ]
        for card in hero.equipped():
            if (card, NOTHING) not in done:
                options.append(Option("unequip", card))
        options.append(Option("done"))
        answer = yield ask(hero.seat, "reorganise-items", options, "SS-6.3.4.1", hero.place)
        if answer.verb == "done":
            return
        if answer.verb == "equip":
            done.append((answer.what, answer.where))
            equip(adventure, hero, answer.what, answer.where)
        else:
            done.append((answer.what, NOTHING))
            unequip(adventure, hero, hero.slots.index(answer.what))


# -- on the ground ------------------------------------------------------------------------


def pick_up(
    adventure: Adventure, hero: Hero, option: Option, lying: Ground | None = None
) -> Flow[None]:
    """SS-6.4.2.2 to 4: what lies in the hero's area, or elsewhere when a quest has ended."""
    ground = lying or adventure.grounds[adventure.figure_of(hero).area]
    if option.verb == "pick-item":
        ground.items.remove(option.what)
        gain_item(adventure, hero, option.what)
    elif option.verb == "pick-treasure":
        adventure.mark_information()
        gain_item(adventure, hero, ground.treasures.pop())
    elif option.verb == "pick-loot":
        adventure.mark_information()
        token = ground.loot.pop()
        adventure.decks[LOOT].discard.append(token)
        adventure.tell("loot", "SS-15.12.1.9", hero.place, token)
        yield from adventure.printed(token, FindDef).effect.resolve(adventure, found_by(hero))
    else:
        for place in range(len(COINS)):
            hero.coins[place] += ground.coins[place]
            ground.coins[place] = 0
        hero.keys += ground.keys
        ground.keys = 0
        adventure.tell("picks-coins", "SS-6.4.2.2", hero.place)


def drop(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """SS-6.4.2.1: something carried or something worn."""
    if card in hero.slots:
        take_off(adventure, hero, hero.slots.index(card))
    else:
        yield from part_with(adventure, hero, card)
    _lay(adventure, hero, card)


def _lay(adventure: Adventure, hero: Hero, card: int) -> None:
    adventure.grounds[adventure.figure_of(hero).area].items.append(card)
    adventure.tell("drops", "SS-6.4.2.1", hero.place, card)


def part_with(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """The card leaves the inventory; without what it had room for, others must be dropped first
    (SS-R21)."""
    room = 0
    if adventure.item(card).kind == PERMANENT:
        room = adventure.side_of(hero, card).stats.get(CAPACITY_STAT, 0)
    while len(hero.inventory) - 1 > capacity_of(adventure, hero) - room:
        options = [Option("drop", other) for other in hero.inventory if other != card]
        answer = yield ask(hero.seat, "drop-what", options, "SS-5.2.3.1", hero.place)
        hero.inventory.remove(answer.what)
        _lay(adventure, hero, answer.what)
    hero.inventory.remove(card)


# -- from hand to hand --------------------------------------------------------------------


def exchange(adventure: Adventure, hero: Hero, other: Hero) -> Flow[None]:
    """At most one item each way and any coins (SS-6.3.5.1); the other must agree."""
    gift = yield from _which(hero, hero, other, "give")
    wish = yield from _which(hero, other, hero, "take")
    coins = yield from _coins(hero)
    if other.seat != hero.seat:
        options = [Option("agree"), Option("refuse")]
        answer = yield ask(other.seat, "exchange-with", options, "SS-6.3.5.1", hero.place)
        if answer.verb == "refuse":
            return
    for card, giver, taker in ((gift, hero, other), (wish, other, hero)):
        if card != NOTHING:
            yield from hand_over(adventure, giver, taker, card)
    for place, count in enumerate(coins):
        hero.coins[place] -= count
        other.coins[place] += count


def hand_over(adventure: Adventure, giver: Hero, taker: Hero, card: int) -> Flow[None]:
    """Into the inventory (SS-6.3.5.3), or at once into a slot that is empty (SS-6.3.5.2)."""
    slots: list[int] = []
    if may_use(adventure, taker, card):
        slots = slots_for(adventure.item(card), adventure.side_of(taker, card))
    fit = [slot for slot in slots if not freed_by(adventure, taker, card, slot)]
    options = [Option("equip", card, slot) for slot in fit]
    options.append(Option("nothing"))
    answer = options[0]
    if fit:
        answer = yield ask(taker.seat, "equip-now", options, "SS-6.3.5.2", taker.place)
    yield from part_with(adventure, giver, card)
    if answer.verb == "equip":
        wear(adventure, taker, card, answer.where)
    else:
        gain_item(adventure, taker, card)


def _which(asked: Hero, giver: Hero, taker: Hero, verb: str) -> Flow[int]:
    options = [Option(verb, card) for card in giver.inventory]
    options.append(Option("nothing"))
    answer = options[0]
    if len(options) > 1:
        answer = yield ask(asked.seat, f"{verb}-what", options, "SS-6.3.5.1", taker.place)
    return answer.what


def _coins(hero: Hero) -> Flow[list[int]]:
    """One coin after the other."""
    given = [0] * len(COINS)
    while True:
        options = [
            Option("give-coin", value)
            for place, value in enumerate(COINS)
            if given[place] < hero.coins[place]
        ]
        if not options:
            return given
        options.append(Option("nothing"))
        answer = yield ask(hero.seat, "give-coins", options, "SS-13.0.0.6", hero.place)
        if answer.verb == "nothing":
            return given
        given[COINS.index(answer.what)] += 1
