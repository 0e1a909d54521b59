"""Lasting effects of a turn (MK-4.5.3): each listens to the moments that it changes."""

from typing import TypeVar

from .realm import Realm
from .turn import Boon

B = TypeVar("B", bound=Boon)


def add_boon(
    realm: Realm, kind: type[B], card: int, amount: int = 0, which: int = 0, least: int = 0
) -> B:
    boon = kind(card, amount, which, least)
    realm.turn.set_boons([*realm.turn.boons, boon])
    return boon


def boons_of(realm: Realm, kind: type[B]) -> list[B]:
    """Those that an effect left behind itself, for the steps in which it goes on."""
    return [boon for boon in realm.turn.boons if isinstance(boon, kind)]


def has_boon(realm: Realm, kind: type[Boon]) -> bool:
    for boon in realm.turn.boons:
        if isinstance(boon, kind):
            return True
    return False
