"""Items are found, picked up, dropped, equipped and exchanged (SS-6.3.4, SS-6.3.5, SS-6.4.2)."""

from typing import Final

from questhall.kernel.decisions import (
    NOTHING,
    Flow,
    Option,
    ask,
    ending,
    no_decisions,
)
from questhall.kernel.offers import carry_out

from ...printed.kinds import Hands, ItemKind, Slot, Stat
from ...state.adventure import Adventure, Pile
from ...state.heroes import COINS, Hero, Power
from ..discarding import discard_item
from ..doing import Doing
from ..drawing import draw_some
from ..items import may_use
from ..numbers import capacity_of, change, lent_shields, most_shields
from ..purse import gain_crowns
from .empowering import calm


def room_of(adventure: Adventure, hero: Hero) -> int:
    """For how many more cards the inventory has room (SS-5.2.3.1)."""
    return capacity_of(adventure, hero) - len(hero.inventory)


def has_room(adventure: Adventure, hero: Hero) -> bool:
    return room_of(adventure, hero) > 0


def gain_item(adventure: Adventure, hero: Hero, card: int) -> None:
    """SS-5.2.3.3: with a full inventory it is put on the ground, and whatever a ghost would gain
    (SS-11.1.0.10)."""
    item = adventure.item(card)
    if item.kind == ItemKind.CROWNS:  # SS-13.0.0.2
        discard_item(adventure, card)
        gain_crowns(adventure, hero, item.crowns)
        return
    adventure.tell("gains-item", "SS-8.0.0.5", hero.place, card)
    if has_room(adventure, hero) and not hero.ghost:
        hero.inventory.append(card)
    else:
        adventure.grounds[adventure.figure_of(hero).area].items.append(card)


def draw_treasure(adventure: Adventure, hero: Hero) -> Flow[None]:
    """The top card; a power may let one choose among several and shuffle the rest in."""
    count = 1 + change(adventure, adventure.figure_of(hero), Stat.TREASURE_CHOICE)
    drawn = draw_some(adventure, Pile.TREASURE, count)
    if not drawn:
        return
    options = [Option("keep", card) for card in drawn]
    answer = options[0]
    if len(options) > 1:
        answer = yield ask(hero.seat, "which-treasure", options, "SS-7.0.0.17", hero.place)
    for card in drawn:
        adventure.in_hand[Pile.TREASURE].remove(card)
    drawn.remove(answer.what)
    if drawn:
        adventure.decks[Pile.TREASURE].shuffle_in(adventure, "treasure", drawn)
    gain_item(adventure, hero, answer.what)


# -- what may be worn ---------------------------------------------------------------------


def slots_open_to(adventure: Adventure, hero: Hero, card: int) -> list[int]:
    """The slots for a card that the hero can use."""
    slots = adventure.side_of(hero, card).slots
    return slots if slots and may_use(adventure, hero, card) else []


def two_handed(adventure: Adventure, hero: Hero, card: int) -> bool:
    return card != NOTHING and adventure.side_of(hero, card).hands == Hands.TWO


MOST_FREED: Final = 2  # slots for one card


def freed_by(adventure: Adventure, hero: Hero, card: int, slot: int) -> list[int]:
    """The slots that must be emptied for a card."""
    freed = [slot] if hero.slots[slot] != NOTHING else []
    if hero.slots[Slot.OFF] != NOTHING and two_handed(adventure, hero, card):
        freed.append(Slot.OFF)
    if slot == Slot.OFF and two_handed(adventure, hero, hero.slots[Slot.MAIN]):
        freed.append(Slot.MAIN)
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
    most = most_shields(adventure, figure) + lent_shields(adventure, figure)
    figure.shields = min(figure.shields, most)
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
    for card in hero.inventory + hero.equipped():
        for slot in slots_open_to(adventure, hero, card):
            if hero.slots[slot] != card:
                found.append((card, slot))
    return found


def reorganise(adventure: Adventure, hero: Hero) -> Flow[None]:
    """SS-6.3.4.1: any number of changes; no card goes twice to the same slot in one action."""
    done: list[tuple[int, int]] = []
    while True:
        options = [
            Option("equip", card, slot, meant=EQUIPPING)
            for card, slot in equippable(adventure, hero)
            if (card, slot) not in done
        ]
        for card in hero.equipped():
            if (card, NOTHING) not in done:
                options.append(Option("unequip", card, meant=UNEQUIPPING))
        options.append(ending("done"))
        answer = yield ask(hero.seat, "reorganise-items", options, "SS-6.3.4.1", hero.place)
        if answer.ends:
            return
        done.append((answer.what, answer.where))
        yield from carry_out(adventure, hero, answer)


class Equipping(Doing):
    """A card goes into a slot."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        equip(adventure, hero, option.what, option.where)
        return no_decisions()


class Unequipping(Doing):
    """A card comes off."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        unequip(adventure, hero, hero.slots.index(option.what))
        return no_decisions()


EQUIPPING: Final = Equipping()
UNEQUIPPING: Final = Unequipping()


# -- on the ground ------------------------------------------------------------------------


def drop(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """SS-6.4.2.1: something carried or something worn. A blinded hero may have used the card up to
    save himself just now: then there is nothing left to drop."""
    if card in hero.slots:
        take_off(adventure, hero, hero.slots.index(card))
    elif card in hero.inventory:
        yield from part_with(adventure, hero, card)
    else:
        return
    _lay(adventure, hero, card)


def drop_coin(adventure: Adventure, hero: Hero, value: int) -> None:
    place = COINS.index(value)
    hero.coins[place] -= 1
    adventure.grounds[adventure.figure_of(hero).area].coins[place] += 1
    adventure.tell("drops-coin", "SS-6.4.2.1", hero.place, NOTHING, value)


def _lay(adventure: Adventure, hero: Hero, card: int) -> None:
    adventure.grounds[adventure.figure_of(hero).area].items.append(card)
    adventure.tell("drops", "SS-6.4.2.1", hero.place, card)


def part_with(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """The card leaves the inventory; without what it had room for, others must be dropped first."""
    yield from drop_too_much(adventure, hero, card)
    hero.inventory.remove(card)


def drop_too_much(adventure: Adventure, hero: Hero, going: int = NOTHING) -> Flow[None]:
    """SS-R21: capacity holds at all times, also for what is left when a card goes."""
    room = 0
    if going != NOTHING and adventure.item(going).kind == ItemKind.PERMANENT:
        room = adventure.side_of(hero, going).stats.get(Stat.CAPACITY, 0)
    while True:
        kept = [card for card in hero.inventory if card != going]
        if len(kept) <= capacity_of(adventure, hero) - room:
            return
        options = [Option("drop", card) for card in kept]
        answer = yield ask(hero.seat, "drop-what", options, "SS-5.2.3.1", hero.place)
        hero.inventory.remove(answer.what)
        _lay(adventure, hero, answer.what)
