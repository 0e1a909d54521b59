"""Turning points of one kind into another (MK-5.6.8), and using promised attacks and blocks."""

from questhall.kernel.decisions import Flow, Option, no_decisions

from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from ..deals import Deal


class UseBoon(Deal):
    """A lasting effect is used; `place`: which of them."""

    def __init__(self, place: int) -> None:
        self.place = place

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.boons[self.place].use(realm, hero, option)
        return no_decisions()


class ConvertPoints(UseBoon):
    """Points become others."""


def conversions(realm: Realm, hero: Hero) -> list[Option]:
    """What can be turned into something else now; what looks the same is offered once."""
    options: list[Option] = []
    for each in listeners(realm, Moment.converts):
        for option in each.converts(realm, hero):
            if True not in [option.same_as(other) for other in options]:
                options.append(option)
    return options


def is_conversion(option: Option) -> bool:
    return isinstance(option.meant, ConvertPoints)
