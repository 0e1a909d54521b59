"""A visit to the emporium: shops, stash, anvil and tavern (chapter 14)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ending

from ...printed.kinds import ACT, ItemDeck, ItemKind
from ...printed.symbols import RED_DIE, Colour, Symbol, face_number, shown
from ...state.adventure import Adventure
from ...state.heroes import COINS, Hero
from ..discarding import discard_item
from ..purse import gain_crowns, pay
from .exchanging import can_receive, hand_over, receivable, receive, slot_for
from .goods import drop_too_much, equip, equippable, freed_by, has_room, part_with, room_of, unequip

SELLING_PRICE: Final = 25  # SS-14.1.0.1: times the number of the Act
ANVIL_PRICE: Final = 50  # SS-14.3.1.1
STAKE: Final = 5  # SS-14.3.2.1
WINNINGS: Final = {Symbol.HIT: 10, Symbol.SKILL: 20, Symbol.LEGEND: 50}  # SS-R39


class CardSide:
    """The sides of a card."""

    FRONT: Final = 0
    BACK: Final = 1


# -- who is there -------------------------------------------------------------------------


def visit(adventure: Adventure, visitors: list[Hero]) -> Flow[None]:
    """One visit of all of them together: each as long as he likes (SS-14.0.0.2)."""
    enter_emporium(adventure, visitors)
    while adventure.inside:
        yield from deal(adventure)
    leave_emporium(adventure)


def enter_emporium(adventure: Adventure, visitors: list[Hero]) -> None:
    """Ghosts stay outside (SS-R41)."""
    adventure.visitors = [hero.place for hero in visitors if not hero.ghost]
    adventure.inside = adventure.visitors[:]
    adventure.waiting = []
    adventure.gambled = []


def leave_emporium(adventure: Adventure) -> None:
    enter_emporium(adventure, [])


def shopper(adventure: Adventure, seat: int) -> Hero | None:
    """For whom a player trades now: the first of his heroes who have not left."""
    for place in adventure.inside:
        if adventure.heroes[place].seat == seat:
            return adventure.heroes[place]
    return None


class Counter:
    """What is the same for everybody in the emporium just now: how much more each visitor can
    carry, which sides of which cards are for sale at which price, and whether the anvil and the
    tavern are open."""

    def __init__(self, adventure: Adventure) -> None:
        self.rooms: dict[int, int] = {}
        for place in adventure.visitors:
            self.rooms[place] = room_of(adventure, adventure.heroes[place])
        self.shelves: list[tuple[int, int, int]] = []
        self.buildings = False
        for card in adventure.shop:
            item = adventure.item(card)
            if item.kind == ItemKind.BUILDING:  # SS-14.3.0.1, SS-R40: never leaves, both sides open
                self.buildings = True
            for place, side in enumerate(item.sides):
                if side.price >= 0:
                    self.shelves.append((card, place, side.price))


def deal(adventure: Adventure) -> Flow[None]:
    """Any of the players does the next thing. What one hero gives another can spend, whoever came
    first; whoever has left may come back as long as somebody is inside (SS-14.0.0.7)."""
    seats: list[int] = []
    options: list[Option] = []
    counter = Counter(adventure)
    for seat in adventure.everybody():
        found = _options_of(adventure, seat, counter)
        if found:
            seats.append(seat)
            options += found
    prompt, what = "emporium-together", NOTHING
    if len(seats) == 1:
        prompt, what = "emporium", adventure.inside[0]
    answer = yield Decision(seats, prompt, options, "SS-14.0.0.2", what)
    if answer.verb == "wait":
        adventure.waiting = [*adventure.waiting, answer.seat]
    elif answer.verb in ("come-back", "turn-to"):
        others = [place for place in adventure.inside if place != answer.what]
        adventure.inside = [answer.what, *others]
    else:
        hero = shopper(adventure, answer.seat)
        assert hero is not None
        yield from _do(adventure, hero, answer)


def _options_of(adventure: Adventure, seat: int, counter: Counter) -> list[Option]:
    """For the hero who is at the counter; whose heroes have all left may call one back, or wait
    for the others."""
    hero = shopper(adventure, seat)
    if hero is not None:
        options = _inside(adventure, hero, counter)
    elif seat in adventure.waiting:
        return []
    else:
        own = [place for place in adventure.visitors if adventure.heroes[place].seat == seat]
        options = [Option("come-back", place) for place in own]
        options += [ending("wait")] if own else []
    for option in options:
        option.seat = seat
    return options


def _inside(adventure: Adventure, hero: Hero, counter: Counter) -> list[Option]:
    others = [adventure.heroes[place] for place in adventure.visitors if place != hero.place]
    room = counter.rooms[hero.place]
    options = _goods(adventure, hero, room, counter)
    options += _own(adventure, hero, counter.buildings)
    options += _clothes(adventure, hero, room)
    for other in others:
        options += _gifts(adventure, hero, other, counter.rooms[other.place])
    may_gamble = hero.place not in adventure.gambled and counter.buildings
    if may_gamble and hero.crowns >= STAKE:  # SS-14.3.2.3
        options += [Option("gamble", symbol) for symbol in WINNINGS]
    for other in others:
        if other.seat == hero.seat and other.place in adventure.inside:
            options.append(Option("turn-to", other.place))
    options.append(ending("leave"))
    return options


# -- what is open -------------------------------------------------------------------------


def _goods(adventure: Adventure, hero: Hero, room: int, counter: Counter) -> list[Option]:
    """What can be bought or taken from the stash (SS-14.0.0.3, SS-14.2.0.1)."""
    stash = receivable(adventure, hero, adventure.stash, room)
    options = [Option("take-stash", card) for card in stash]
    crowns = hero.crowns
    for card, place, price in counter.shelves:
        if price <= crowns and (room > 0 or can_receive(adventure, hero, card)):
            options.append(Option("buy", card, place, price))
    return options


def _own(adventure: Adventure, hero: Hero, buildings: bool) -> list[Option]:
    """What can be done with the hero's own cards."""
    options: list[Option] = []
    for card in hero.inventory:
        options.append(Option("store", card))  # SS-2.1.0.14, SS-14.2.0.4
        if adventure.item(card).deck == ItemDeck.TREASURE:  # SS-14.1.0.2: nothing else
            options.append(Option("sell", card))
    crowns = hero.crowns
    for card in [*hero.inventory, *hero.equipped()]:
        item = adventure.item(card)
        if item.deck not in (ItemDeck.STASH, ItemDeck.EMPORIUM) or len(item.sides) <= CardSide.BACK:
            continue
        other = CardSide.FRONT if card in adventure.turned else CardSide.BACK
        price = item.sides[other].price
        if 0 <= price <= crowns:  # SS-14.0.0.4
            options.append(Option("turn-over", card, amount=price))
        standard = (
            item.kind in (ItemKind.WEAPON, ItemKind.ARMOUR) and price < 0 and other == CardSide.BACK
        )
        if standard and crowns >= ANVIL_PRICE and buildings:  # SS-14.3.1.1
            options.append(Option("improve", card))
    return options


def _clothes(adventure: Adventure, hero: Hero, room: int) -> list[Option]:
    """SS-14.0.0.7: equipment is changed freely, as far as what comes off can be carried."""
    options: list[Option] = []
    for card, slot in equippable(adventure, hero):
        carried = int(card in hero.inventory)
        if len(freed_by(adventure, hero, card, slot)) <= room + carried:
            options.append(Option("equip", card, slot))
    if room > 0:
        options += [Option("unequip", card) for card in hero.equipped()]
    return options


def _gifts(adventure: Adventure, hero: Hero, other: Hero, room: int) -> list[Option]:
    """SS-14.0.0.6 to 8: only those who visit take part."""
    options: list[Option] = []
    for card in receivable(adventure, other, hero.inventory, room):
        options.append(Option("hand", card, other.place))
    for place, value in enumerate(COINS):
        if hero.coins[place] > 0:
            options.append(Option("hand-coin", value, other.place))
    return options


# -- what is done -------------------------------------------------------------------------


def _do(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    card = option.what
    if option.verb == "leave":
        adventure.inside = [place for place in adventure.inside if place != hero.place]
    elif option.verb == "gamble":
        adventure.gambled = [*adventure.gambled, hero.place]
        _gamble(adventure, hero, option.what)
    elif option.verb == "equip":
        equip(adventure, hero, card, option.where)
    elif option.verb == "unequip":
        unequip(adventure, hero, hero.slots.index(card))
    elif option.verb in ("hand", "hand-coin"):
        yield from _give(adventure, hero, adventure.heroes[option.where], option)
    else:
        yield from _trade(adventure, hero, option)


def _give(adventure: Adventure, hero: Hero, other: Hero, option: Option) -> Flow[None]:
    """Who waits outside may come back for it (SS-14.0.0.7)."""
    adventure.waiting = [seat for seat in adventure.waiting if seat != other.seat]
    if option.verb == "hand":
        yield from _hand(adventure, hero, other, option.what)
        return
    place = COINS.index(option.what)  # SS-13.0.0.7
    hero.coins[place] -= 1
    other.coins[place] += 1


def _hand(adventure: Adventure, hero: Hero, other: Hero, card: int) -> Flow[None]:
    """Whoever is inside puts it on when he likes."""
    if other.place in adventure.inside and has_room(adventure, other):
        yield from part_with(adventure, hero, card)
        receive(adventure, other, card, NOTHING)
    else:
        yield from hand_over(adventure, hero, other, card)


def _trade(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    card = option.what
    if option.verb in ("buy", "take-stash"):
        yield from _get(adventure, hero, option)
    elif option.verb == "store":
        yield from part_with(adventure, hero, card)
        adventure.stash.append(card)
    elif option.verb == "sell":
        yield from part_with(adventure, hero, card)
        discard_item(adventure, card)
        gain_crowns(adventure, hero, SELLING_PRICE * ACT)
    else:
        pay(adventure, hero, ANVIL_PRICE if option.verb == "improve" else option.amount)
        turn_over(adventure, card)
        yield from drop_too_much(adventure, hero)  # a smaller sack holds less


def _get(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    """SS-14.0.0.6: into the inventory; if it is full, at once into an empty slot."""
    card = option.what
    slot = NOTHING
    if not has_room(adventure, hero):
        slot = yield from slot_for(adventure, hero, card)
    if option.verb == "buy":
        pay(adventure, hero, option.amount)
        adventure.shop.remove(card)
        if option.where == CardSide.BACK:
            adventure.turned.append(card)
    else:
        adventure.stash.remove(card)
    receive(adventure, hero, card, slot)


def turn_over(adventure: Adventure, card: int) -> None:
    if card in adventure.turned:
        adventure.turned.remove(card)
    else:
        adventure.turned.append(card)


def _gamble(adventure: Adventure, hero: Hero, symbol: int) -> None:
    """SS-14.3.2.2: one symbol is named, one die is rolled."""
    pay(adventure, hero, STAKE)
    face = RED_DIE.roll(adventure)
    adventure.tell("gambles", "SS-14.3.2.2", hero.place, face_number(Colour.RED, face))
    if symbol in shown(Colour.RED, face):
        gain_crowns(adventure, hero, WINNINGS[symbol])
