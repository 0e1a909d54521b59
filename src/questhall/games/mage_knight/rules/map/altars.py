"""Altars in ruins (MK-18.5.2): mana for fame."""

from typing import Final

from questhall.kernel.decisions import Flow, Option

from ...printed.kinds import BASIC_COLOURS, NO_COLOUR, Site
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from ..cards.mana import is_due, pay_with, payments
from ..cards.tracks import gain_fame
from ..deals import Deal

RULE = "MK-18.5.2"


def can_pray(realm: Realm, hero: Hero) -> bool:
    """Is there an altar, and the mana that it costs?"""
    place = realm.places.get(hero.space)
    if place is None or place.site != Site.RUINS or place.conquered:
        return False
    ruin = realm.ruin(place.ruin)
    return ruin.is_altar and _can_pay_all(realm, hero, ruin.price)


def pray(realm: Realm, hero: Hero) -> Flow[None]:
    place = realm.places[hero.space]
    ruin = realm.ruin(place.ruin)
    realm.turn.acted = True
    price = ruin.price
    while sum(price):
        colour = _next_colour(price)
        ways = _ways(realm, hero, price)
        yield from pay_with(realm, hero, ways, colour, RULE, place.ruin)
        price = _without(price, colour)
    place.conquered = True
    place.shields = [hero.seat]
    gain_fame(realm, hero, ruin.fame, RULE)
    realm.turn.phase = Phase.AFTERWARDS
    realm.next_step = "afterwards"


class Pray(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return pray(realm, hero)

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        return True


PRAY: Final = Pray()


def _can_pay_all(realm: Realm, hero: Hero, price: list[int]) -> bool:
    return not sum(price) or len(_ways(realm, hero, price)) > 0


def _ways(realm: Realm, hero: Hero, price: list[int]) -> list[Option]:
    """Payments of the next mana that leave the rest payable."""
    colour = _next_colour(price)
    rest = _without(price, colour)
    found: list[Option] = []
    ways = payments(realm, hero, colour)
    due = [way for way in ways if is_due(realm, way)]
    for way in due or ways:
        if not sum(rest):
            found.append(way)
            continue
        then = realm.clone()
        payment = pay_with(then, then.heroes[hero.seat], [way], colour, RULE, NO_COLOUR)
        _carry_out(payment, way)
        if _can_pay_all(then, then.heroes[hero.seat], rest):
            found.append(way)
    return found


def _carry_out(payment: Flow[None], way: Option) -> None:
    try:
        next(payment)
        payment.send(way)
    except StopIteration:
        return


def _next_colour(price: list[int]) -> int:
    for colour in range(BASIC_COLOURS):
        if price[colour]:
            return colour
    return NO_COLOUR


def _without(price: list[int], colour: int) -> list[int]:
    left = price[:]
    left[colour] -= 1
    return left
