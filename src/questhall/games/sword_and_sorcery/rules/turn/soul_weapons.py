"""Soul weapons come only when a quest says so (SS-8.2.1.2)."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ...state.adventure import Adventure
from ..items import may_use
from .goods import gain_item


def draw_soul_weapon(adventure: Adventure) -> Flow[None]:
    """A random one that somebody can use (SS-8.2.1.3), for a hero whom the players choose."""
    if not adventure.soul_weapons:
        return
    card = adventure.soul_weapons[-1]
    adventure.seen = [*adventure.seen, card]
    adventure.mark_information()
    living = adventure.living()  # SS-11.1.0.10
    users = [hero for hero in living if may_use(adventure, hero, card)] or living
    options = [Option("hero", hero.place) for hero in users]
    seats = adventure.everybody()
    answer = yield from choose_one(seats, options, "soul-weapon", "SS-8.2.1.2", card)
    taker = adventure.heroes[answer.what]
    adventure.soul_weapons.remove(card)
    gain_item(adventure, taker, card)
