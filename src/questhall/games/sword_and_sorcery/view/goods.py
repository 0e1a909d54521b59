"""What is on the shelves of the emporium: who can use it, whether it is better than what is worn,
and what the buildings offer."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.items import ItemSide, face_of_side
from ..printed.kinds import ItemKind
from ..printed.symbols import RED_DIE, SYMBOLS, Colour, Symbol, shown
from ..rules.turn.deals import ANVIL_PRICE, STAKE, WINNINGS
from ..rules.turn.goods import room_of
from ..state.adventure import Adventure
from ..state.heroes import Hero
from .chances import mean, of_dice


class FitView(msgspec.Struct, omit_defaults=True):
    """A hero who can use it. What it brings on average against what he wears instead: hits of a
    weapon, hits that armour stops; nothing of what is not worn."""

    hero: int
    brings: float = 0.0
    worn: float = 0.0


class GoodView(msgspec.Struct, omit_defaults=True):
    """A side of a card on the shelves or in the stash, by its face."""

    card: int
    side: int
    face: str
    price: int = NOTHING
    stash: bool = False
    fits: list[FitView] = []


class WinView(msgspec.Struct):
    """A symbol that one may name in the tavern, what it brings, how likely."""

    symbol: str
    crowns: int
    chance: float


class BuildingsView(msgspec.Struct):
    """The anvil and the tavern."""

    anvil: int
    stake: int
    wins: list[WinView]


class BagView(msgspec.Struct):
    """How many cards a visitor carries, and may carry."""

    hero: int
    carried: int
    room: int


def goods_of(adventure: Adventure) -> list[GoodView]:
    """Both sides of everything that can be had."""
    found: list[GoodView] = []
    for card in [*adventure.shop, *adventure.stash]:
        item = adventure.item(card)
        stash = card in adventure.stash
        for place, side in enumerate(item.sides):
            if stash and place != int(card in adventure.turned):
                continue
            if not stash and side.price < 0:
                continue
            fits = _fits(adventure, card, side)
            price = NOTHING if stash else side.price
            found.append(GoodView(card, place, face_of_side(item, place), price, stash, fits))
    return found


def _fits(adventure: Adventure, card: int, side: ItemSide) -> list[FitView]:
    heroes = [adventure.heroes[place] for place in adventure.inside]
    return [
        _fit(adventure, hero, card, side)
        for hero in heroes
        if any(style in side.styles for style in hero.card.styles)
    ]


def _fit(adventure: Adventure, hero: Hero, card: int, side: ItemSide) -> FitView:
    item = adventure.item(card)
    if item.kind not in (ItemKind.WEAPON, ItemKind.ARMOUR):
        return FitView(hero.place)
    worn = [
        _brings(adventure.side_of(hero, hero.slots[slot]))
        for slot in side.slots
        if hero.slots[slot] != NOTHING
    ]
    return FitView(hero.place, round(_brings(side), 1), round(max(worn, default=0.0), 1))


def _brings(side: ItemSide) -> float:
    """Hits of a blow, or hits that are stopped, on average."""
    stopped = side.armour + side.shields + mean(of_dice(Colour.BLUE, side.defence, Symbol.SHIELD))
    if side.blow is None:
        return stopped
    red = mean(of_dice(Colour.RED, side.blow.red, Symbol.HIT))
    return side.blow.fixed + red + mean(of_dice(Colour.BLUE, side.blow.blue, Symbol.HIT))


def bags_of(adventure: Adventure) -> list[BagView]:
    heroes = [adventure.heroes[place] for place in adventure.visitors]
    return [BagView(each.place, len(each.inventory), room_of(adventure, each)) for each in heroes]


def buildings_of(adventure: Adventure) -> BuildingsView | None:
    """SS-14.3: only while their card lies in the emporium."""
    if not any(adventure.item(card).kind == ItemKind.BUILDING for card in adventure.shop):
        return None
    wins = [WinView(SYMBOLS[each], crowns, _chance(each)) for each, crowns in WINNINGS.items()]
    return BuildingsView(ANVIL_PRICE, STAKE, wins)


def _chance(symbol: int) -> float:
    """That one red die shows it."""
    lucky = [face for face in RED_DIE.sides if symbol in shown(Colour.RED, face)]
    return round(len(lucky) / len(RED_DIE.sides), 3)
