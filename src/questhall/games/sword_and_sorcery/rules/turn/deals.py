"""What a visitor of the emporium can do: shops, stash, anvil, tavern, gifts (chapter 14)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ...printed.kinds import ACT, ItemDeck, ItemKind
from ...printed.symbols import RED_DIE, Colour, Symbol, face_number, shown
from ...state.adventure import Adventure
from ...state.counter import Belonging, Counter, Stall, Ware
from ...state.heroes import COINS, Hero
from ..discarding import discard_item
from ..doing import Doing
from ..purse import gain_crowns, pay
from .exchanging import can_hold, hand_over, receive, slot_for
from .goods import (
    EQUIPPING,
    MOST_FREED,
    UNEQUIPPING,
    drop_too_much,
    freed_by,
    has_room,
    part_with,
    slots_open_to,
)

SELLING_PRICE: Final = 25  # SS-14.1.0.1: times the number of the Act
ANVIL_PRICE: Final = 50  # SS-14.3.1.1
STAKE: Final = 5  # SS-14.3.2.1
WINNINGS: Final = {Symbol.HIT: 10, Symbol.SKILL: 20, Symbol.LEGEND: 50}  # SS-R39


class CardSide:
    """The sides of a card."""

    FRONT: Final = 0
    BACK: Final = 1


def is_building(adventure: Adventure, card: int) -> bool:
    """SS-14.3.0.1: their card never leaves the emporium; both its sides are open (SS-R40)."""
    return adventure.item(card).kind == ItemKind.BUILDING


# -- shops and stash ----------------------------------------------------------------------


def takes(adventure: Adventure, hero: Hero, stall: Stall, card: int) -> bool:
    """Can a visitor receive the card? Whoever has room can receive them all."""
    if stall.room > 0:
        return True
    known = stall.takes.get(card)
    if known is None:
        known = can_hold(adventure, hero, card, stall.room)
        stall.takes[card] = known
    return known


def in_stash(adventure: Adventure, hero: Hero, stall: Stall) -> list[Option]:
    """SS-14.2.0.1"""
    options: list[Option] = []
    for card in adventure.stash:
        if stall.room > 0 or takes(adventure, hero, stall, card):
            option = stall.in_stash.get(card)
            if option is None:
                option = Option("take-stash", card, seat=hero.seat, meant=TAKING)
                stall.in_stash[card] = option
            options.append(option)
    return options


def wares(adventure: Adventure, counter: Counter) -> list[Ware]:
    """All that is for sale (SS-14.0.0.3)."""
    found: list[Ware] = []
    for card in adventure.shop:
        sides = counter.wares_of.get(card)
        if sides is None:
            sides = _sides_for_sale(adventure, card)
            counter.wares_of[card] = sides
        found += sides
    return found


def _sides_for_sale(adventure: Adventure, card: int) -> list[Ware]:
    return [
        Ware(card, place, side.price)
        for place, side in enumerate(adventure.item(card).sides)
        if side.price >= 0
    ]


def on_shelves(adventure: Adventure, hero: Hero, stall: Stall, counter: Counter) -> list[Option]:
    """What the hero can pay and carry."""
    options: list[Option] = []
    crowns = stall.crowns
    if crowns < counter.cheapest:
        return options
    for ware in counter.wares:
        if ware.price <= crowns and takes(adventure, hero, stall, ware.card):
            option = ware.buy.get(hero.seat)
            if option is None:
                option = Option("buy", ware.card, ware.side, ware.price, hero.seat, BUYING)
                ware.buy[hero.seat] = option
            options.append(option)
    return options


class Taking(Doing):
    """From the stash."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        slot = yield from _place_for(adventure, hero, option.what)
        adventure.stash.remove(option.what)
        receive(adventure, hero, option.what, slot)


class Buying(Doing):
    """A side of a card of the emporium."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        slot = yield from _place_for(adventure, hero, option.what)
        pay(adventure, hero, option.amount)
        adventure.shop.remove(option.what)
        if option.where == CardSide.BACK:
            adventure.turned.append(option.what)
        receive(adventure, hero, option.what, slot)


def _place_for(adventure: Adventure, hero: Hero, card: int) -> Flow[int]:
    """SS-14.0.0.6: into the inventory; if it is full, at once into an empty slot."""
    if has_room(adventure, hero):
        return NOTHING
    return (yield from slot_for(adventure, hero, card))


# -- the hero's own cards -----------------------------------------------------------------


def own(stall: Stall, buildings: bool) -> list[Option]:
    """What can be done with the hero's own cards."""
    options: list[Option] = []
    for belonging in stall.carried:
        options.append(belonging.store)  # SS-2.1.0.14, SS-14.2.0.4
        if belonging.sell is not None:
            options.append(belonging.sell)
    for belonging in stall.carried + stall.worn:
        if belonging.turn is not None and belonging.turn.amount <= stall.crowns:  # SS-14.0.0.4
            options.append(belonging.turn)
        if belonging.improve is not None and buildings and stall.crowns >= ANVIL_PRICE:
            options.append(belonging.improve)
    return options


def look_through(adventure: Adventure, hero: Hero, stall: Stall) -> None:
    """What the hero has, card by card."""
    stall.carried = [_belonging(adventure, hero, stall, card) for card in hero.inventory]
    stall.worn = [_belonging(adventure, hero, stall, card) for card in hero.equipped()]


def _belonging(adventure: Adventure, hero: Hero, stall: Stall, card: int) -> Belonging:
    found = stall.belongings.get(card)
    if found is None:
        found = _looked_at(adventure, hero, card)
        stall.belongings[card] = found
    return found


def _looked_at(adventure: Adventure, hero: Hero, card: int) -> Belonging:
    """With the side that it shows."""
    seat = hero.seat
    store = Option("store", card, seat=seat, meant=STORING)
    unequip = Option("unequip", card, seat=seat, meant=UNEQUIPPING)
    hand = [
        Option("hand", card, place, seat=seat, meant=HANDING)
        for place in range(len(adventure.heroes))
    ]
    belonging = Belonging(card, store, unequip, hand)
    for slot in slots_open_to(adventure, hero, card):
        belonging.equip.append(Option("equip", card, slot, seat=seat, meant=EQUIPPING))
    item = adventure.item(card)
    if item.deck == ItemDeck.TREASURE:  # SS-14.1.0.2: nothing else
        belonging.sell = Option("sell", card, seat=seat, meant=SELLING)
    if item.deck not in (ItemDeck.STASH, ItemDeck.EMPORIUM) or len(item.sides) <= CardSide.BACK:
        return belonging
    other = CardSide.FRONT if card in adventure.turned else CardSide.BACK
    price = item.sides[other].price
    if price >= 0:
        belonging.turn = Option("turn-over", card, NOTHING, price, seat, TURNING)
    elif item.kind in (ItemKind.WEAPON, ItemKind.ARMOUR) and other == CardSide.BACK:
        belonging.improve = Option("improve", card, seat=seat, meant=IMPROVING)  # SS-14.3.1.1
    return belonging


class Storing(Doing):
    """Into the stash."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        yield from part_with(adventure, hero, option.what)
        adventure.stash.append(option.what)


class Selling(Doing):
    """A treasure."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        yield from part_with(adventure, hero, option.what)
        discard_item(adventure, option.what)
        gain_crowns(adventure, hero, SELLING_PRICE * ACT)


class Turning(Doing):
    """The other side of an own card is bought."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        pay(adventure, hero, option.amount)
        yield from _turn_over(adventure, hero, option.what)


class Improving(Doing):
    """On the anvil."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        pay(adventure, hero, ANVIL_PRICE)
        yield from _turn_over(adventure, hero, option.what)


def _turn_over(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """A smaller sack holds less."""
    if card in adventure.turned:
        adventure.turned.remove(card)
    else:
        adventure.turned.append(card)
    yield from drop_too_much(adventure, hero)


# -- what is worn -------------------------------------------------------------------------


def clothes(adventure: Adventure, hero: Hero, stall: Stall) -> list[Option]:
    """SS-14.0.0.7: equipment is changed freely, as far as what comes off can be carried."""
    options: list[Option] = []
    for belonging in stall.carried:  # what is put on leaves room for what comes off
        _add_ways_to_wear(adventure, hero, belonging, stall.room + 1, options)
    for belonging in stall.worn:
        _add_ways_to_wear(adventure, hero, belonging, stall.room, options)
    if stall.room > 0:
        options += [belonging.unequip for belonging in stall.worn]
    return options


def _add_ways_to_wear(
    adventure: Adventure, hero: Hero, belonging: Belonging, room: int, options: list[Option]
) -> None:
    for option in belonging.equip:
        slot = option.where
        if hero.slots[slot] == belonging.card:
            continue
        if room >= MOST_FREED or len(freed_by(adventure, hero, belonging.card, slot)) <= room:
            options.append(option)


# -- gifts --------------------------------------------------------------------------------


def gifts(
    adventure: Adventure, hero: Hero, stall: Stall, other: Hero, of_other: Stall
) -> list[Option]:
    """SS-14.0.0.6 to 8: only those who visit take part."""
    place = other.place
    options: list[Option] = []
    for belonging in stall.carried:
        if of_other.room > 0 or takes(adventure, other, of_other, belonging.card):
            options.append(belonging.hand[place])
    for number, option in enumerate(stall.hand_coins[place]):
        if hero.coins[number] > 0:
            options.append(option)
    return options


def gifts_of_coins(adventure: Adventure, hero: Hero) -> list[list[Option]]:
    """One of each value, by who would get it."""
    return [
        [Option("hand-coin", value, place, seat=hero.seat, meant=HANDING_COIN) for value in COINS]
        for place in range(len(adventure.heroes))
    ]


def _call(adventure: Adventure, other: Hero) -> None:
    """Who waits outside may come back for it (SS-14.0.0.7)."""
    adventure.waiting = [seat for seat in adventure.waiting if seat != other.seat]


class Handing(Doing):
    """A card to somebody else; whoever is inside puts it on when he likes."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        other = adventure.heroes[option.where]
        _call(adventure, other)
        if other.place in adventure.inside and has_room(adventure, other):
            yield from part_with(adventure, hero, option.what)
            receive(adventure, other, option.what, NOTHING)
        else:
            yield from hand_over(adventure, hero, other, option.what)


class HandingCoin(Doing):
    """A coin to somebody else (SS-13.0.0.7)."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        other = adventure.heroes[option.where]
        _call(adventure, other)
        place = COINS.index(option.what)
        hero.coins[place] -= 1
        other.coins[place] += 1
        return no_decisions()


# -- the tavern ---------------------------------------------------------------------------


def can_gamble(adventure: Adventure, hero: Hero, stall: Stall) -> bool:
    """SS-14.3.2.3: once in a visit."""
    return stall.crowns >= STAKE and hero.place not in adventure.gambled


def gambles(hero: Hero) -> list[Option]:
    """One for each symbol of the die."""
    return [Option("gamble", symbol, seat=hero.seat, meant=GAMBLING) for symbol in WINNINGS]


class Gambling(Doing):
    """SS-14.3.2.2: one symbol is named, one die is rolled."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.gambled = [*adventure.gambled, hero.place]
        pay(adventure, hero, STAKE)
        face = RED_DIE.roll(adventure)
        adventure.tell("gambles", "SS-14.3.2.2", hero.place, face_number(Colour.RED, face))
        if option.what in shown(Colour.RED, face):
            gain_crowns(adventure, hero, WINNINGS[option.what])
        return no_decisions()


TAKING: Final = Taking()
BUYING: Final = Buying()
STORING: Final = Storing()
SELLING: Final = Selling()
TURNING: Final = Turning()
IMPROVING: Final = Improving()
HANDING: Final = Handing()
HANDING_COIN: Final = HandingCoin()
GAMBLING: Final = Gambling()
