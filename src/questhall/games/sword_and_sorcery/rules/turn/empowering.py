"""Soul weapons: turned for shards until the Time phase (SS-8.2.1)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ...printed.kinds import ItemDeck
from ...state.adventure import Adventure
from ...state.heroes import Hero
from ..doing import Doing


def empower_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-8.2.1.5: an equipped one, once until it turns back (SS-R35)."""
    options: list[Option] = []
    for card in hero.slots:
        if card == NOTHING:
            continue
        item = adventure.item(card)
        ready = item.deck == ItemDeck.SOUL_WEAPON and card not in adventure.turned
        if ready and adventure.shards >= item.empowering:
            amount = item.empowering
            options.append(Option("empower", card, amount=amount, meant=EMPOWERING))
    return options


class Empowering(Doing):
    """No action at all (SS-R35)."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.shards -= adventure.item(option.what).empowering
        adventure.turned.append(option.what)
        adventure.tell("empowers", "SS-8.2.1.5", hero.place, option.what)
        return no_decisions()


EMPOWERING: Final = Empowering()


def turn_back(adventure: Adventure) -> None:
    """In the Time phase (SS-8.2.1.6)."""
    for card in list(adventure.turned):
        calm(adventure, card)


def calm(adventure: Adventure, card: int) -> None:
    """A soul weapon turns back to its front, at once when it leaves its slot (SS-8.2.1.7)."""
    if card in adventure.turned and adventure.item(card).deck == ItemDeck.SOUL_WEAPON:
        adventure.turned.remove(card)
