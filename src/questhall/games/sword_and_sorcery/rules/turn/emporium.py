"""A visit to the emporium: shops, stash, anvil and tavern (chapter 14)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask

from ...printed.kinds import ACT, ARMOUR_ITEM, BUILDING, EMPORIUM, STASH, TREASURE, WEAPON
from ...printed.symbols import HIT, LEGEND, RED, RED_DIE, SKILL, face_number, shown
from ...state.adventure import Adventure
from ...state.heroes import COINS, Hero
from ..discarding import discard_item
from ..purse import gain_crowns, pay
from .goods import equippable, gain_item, hand_over, has_room, part_with, reorganise

SELLING_PRICE: Final = 25  # SS-14.1.0.1: times the number of the Act
ANVIL_PRICE: Final = 50  # SS-14.3.1.1
STAKE: Final = 5  # SS-14.3.2.1
WINNINGS: Final = {HIT: 10, SKILL: 20, LEGEND: 50}  # SS-R39
FRONT: Final = 0
BACK: Final = 1


def visit(adventure: Adventure, hero: Hero, visitors: list[Hero]) -> Flow[None]:
    """As long as the hero likes (SS-14.0.0.2); ghosts stay outside (SS-R41)."""
    others = [other for other in visitors if other is not hero and not other.ghost]
    gambled = False
    while not hero.ghost:
        options = [*_goods(adventure, hero), *_own(adventure, hero)]
        options += _gifts(adventure, hero, others)
        if not gambled and hero.crowns >= STAKE and _has_buildings(adventure):  # SS-14.3.2.3
            options += [Option("gamble", symbol) for symbol in WINNINGS]
        options.append(Option("leave"))
        answer = yield ask(hero.seat, "emporium", options, "SS-14.0.0.2", hero.place)
        if answer.verb == "leave":
            return
        if answer.verb == "gamble":
            gambled = True
            _gamble(adventure, hero, answer.what)
        elif answer.verb == "reorganise":  # SS-14.0.0.7
            yield from reorganise(adventure, hero)
        elif answer.verb == "hand":
            yield from hand_over(adventure, hero, adventure.heroes[answer.where], answer.what)
        elif answer.verb == "hand-coin":  # SS-13.0.0.7
            place = COINS.index(answer.what)
            hero.coins[place] -= 1
            adventure.heroes[answer.where].coins[place] += 1
        else:
            yield from _trade(adventure, hero, answer)


def _has_buildings(adventure: Adventure) -> bool:
    """SS-14.3.0.1: their card never leaves the emporium; both its sides are open (SS-R40)."""
    return any(adventure.item(card).kind == BUILDING for card in adventure.shop)


def _goods(adventure: Adventure, hero: Hero) -> list[Option]:
    """What can be bought or taken from the stash (SS-14.0.0.3, SS-14.2.0.1)."""
    if not has_room(adventure, hero):
        return []
    options = [Option("take-stash", card) for card in adventure.stash]
    crowns = hero.crowns
    for card in adventure.shop:
        for place, side in enumerate(adventure.item(card).sides):
            if 0 <= side.price <= crowns:
                options.append(Option("buy", card, place, side.price))
    return options


def _own(adventure: Adventure, hero: Hero) -> list[Option]:
    """What can be done with the hero's own cards."""
    options: list[Option] = []
    for card in hero.inventory:
        options.append(Option("store", card))  # SS-2.1.0.14, SS-14.2.0.4
        if adventure.item(card).deck == TREASURE:  # SS-14.1.0.2: nothing else
            options.append(Option("sell", card))
    crowns = hero.crowns
    for card in [*hero.inventory, *hero.equipped()]:
        item = adventure.item(card)
        if item.deck not in (STASH, EMPORIUM) or len(item.sides) <= BACK:
            continue
        other = FRONT if card in adventure.turned else BACK
        price = item.sides[other].price
        if 0 <= price <= crowns:  # SS-14.0.0.4
            options.append(Option("turn-over", card, amount=price))
        standard = item.kind in (WEAPON, ARMOUR_ITEM) and price < 0 and other == BACK
        if standard and crowns >= ANVIL_PRICE and _has_buildings(adventure):  # SS-14.3.1.1
            options.append(Option("improve", card))
    if hero.equipped() or equippable(adventure, hero):
        options.append(Option("reorganise"))
    return options


def _gifts(adventure: Adventure, hero: Hero, others: list[Hero]) -> list[Option]:
    """SS-14.0.0.6 to 8: only those who visit take part."""
    options: list[Option] = []
    for other in others:
        if has_room(adventure, other):
            options += [Option("hand", card, other.place) for card in hero.inventory]
        for place, value in enumerate(COINS):
            if hero.coins[place] > 0:
                options.append(Option("hand-coin", value, other.place))
    return options


def _trade(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    card = option.what
    if option.verb == "buy":
        pay(adventure, hero, option.amount)
        adventure.shop.remove(card)
        if option.where == BACK:
            adventure.turned.append(card)
        gain_item(adventure, hero, card)
    elif option.verb == "take-stash":
        adventure.stash.remove(card)
        gain_item(adventure, hero, card)
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


def turn_over(adventure: Adventure, card: int) -> None:
    if card in adventure.turned:
        adventure.turned.remove(card)
    else:
        adventure.turned.append(card)


def _gamble(adventure: Adventure, hero: Hero, symbol: int) -> None:
    """SS-14.3.2.2: one symbol is named, one die is rolled."""
    pay(adventure, hero, STAKE)
    face = RED_DIE.roll(adventure)
    adventure.tell("gambles", "SS-14.3.2.2", hero.place, face_number(RED, face))
    if symbol in shown(RED, face):
        gain_crowns(adventure, hero, WINNINGS[symbol])
