"""A visit to the emporium: shops, stash, anvil and tavern (chapter 14)."""

from questhall.kernel.decisions import Flow, Option, ask

from ...printed.kinds import ACT, ARMOUR_ITEM, EMPORIUM, STASH, TREASURE, WEAPON
from ...printed.symbols import HIT, LEGEND, RED, RED_DIE, SKILL, face_number, shown
from ...state.adventure import Adventure
from ...state.heroes import Hero
from ..purse import gain_crowns, pay
from .goods import discard_item, gain_item, has_room, reorganise

SELLING_PRICE = 25  # SS-14.1.0.1: times the number of the Act
ANVIL_PRICE = 50  # SS-14.3.1.1
STAKE = 5  # SS-14.3.2.1
WINNINGS = {HIT: 10, SKILL: 20, LEGEND: 50}  # SS-R39
FRONT = 0
BACK = 1


def visit(adventure: Adventure, hero: Hero) -> Flow[None]:
    """As long as the hero likes (SS-14.0.0.2); ghosts stay outside (SS-R41)."""
    gambled = False
    while not hero.ghost:
        options = [*_goods(adventure, hero), *_own(adventure, hero)]
        if not gambled and hero.crowns >= STAKE:  # SS-14.3.2.3
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
        else:
            _trade(adventure, hero, answer)


def _goods(adventure: Adventure, hero: Hero) -> list[Option]:
    """What can be bought or taken from the stash (SS-14.0.0.3, SS-14.2.0.1)."""
    if not has_room(adventure, hero):
        return []
    options = [Option("take-stash", card) for card in adventure.stash]
    for card in adventure.shop:
        for place, side in enumerate(adventure.item(card).sides):
            if 0 <= side.price <= hero.crowns:
                options.append(Option("buy", card, place, side.price))
    return options


def _own(adventure: Adventure, hero: Hero) -> list[Option]:
    """What can be done with the hero's own cards."""
    options: list[Option] = []
    for card in hero.inventory:
        options.append(Option("store", card))  # SS-2.1.0.14
        if adventure.item(card).deck == TREASURE:
            options.append(Option("sell", card))
    for card in [*hero.inventory, *hero.equipped()]:
        item = adventure.item(card)
        if item.deck not in (STASH, EMPORIUM) or len(item.sides) <= BACK:
            continue
        other = FRONT if card in hero.turned else BACK
        price = item.sides[other].price
        if 0 <= price <= hero.crowns:  # SS-14.0.0.4
            options.append(Option("turn-over", card, amount=price))
        standard = item.kind in (WEAPON, ARMOUR_ITEM) and price < 0 and other == BACK
        if standard and hero.crowns >= ANVIL_PRICE:  # SS-14.3.1.1
            options.append(Option("improve", card))
    if hero.inventory:
        options.append(Option("reorganise"))
    return options


def _trade(adventure: Adventure, hero: Hero, option: Option) -> None:
    card = option.what
    if option.verb == "buy":
        pay(adventure, hero, option.amount)
        adventure.shop.remove(card)
        if option.where == BACK:
            hero.turned.append(card)
        gain_item(adventure, hero, card)
    elif option.verb == "take-stash":
        adventure.stash.remove(card)
        gain_item(adventure, hero, card)
    elif option.verb == "store":
        hero.inventory.remove(card)
        adventure.stash.append(card)
    elif option.verb == "sell":
        hero.inventory.remove(card)
        discard_item(adventure, card)
        gain_crowns(adventure, hero, SELLING_PRICE * ACT)
    else:
        pay(adventure, hero, ANVIL_PRICE if option.verb == "improve" else option.amount)
        turn_over(hero, card)


def turn_over(hero: Hero, card: int) -> None:
    if card in hero.turned:
        hero.turned.remove(card)
    else:
        hero.turned.append(card)


def _gamble(adventure: Adventure, hero: Hero, symbol: int) -> None:
    """SS-14.3.2.2: one symbol is named, one die is rolled."""
    pay(adventure, hero, STAKE)
    face = RED_DIE.roll(adventure)
    adventure.tell("gambles", "SS-14.3.2.2", hero.place, face_number(RED, face))
    if symbol in shown(RED, face):
        gain_crowns(adventure, hero, WINNINGS[symbol])
