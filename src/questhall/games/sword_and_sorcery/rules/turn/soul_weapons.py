"""Soul weapons come only when a quest says so (SS-8.2.1.2)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...state.adventure import Adventure
from .goods import gain_item
from .items import may_use


def draw_soul_weapon(adventure: Adventure) -> Flow[None]:
    """A random one that somebody can use (SS-8.2.1.3), for a hero whom the players choose."""
    if not adventure.soul_weapons:
        return
    card = adventure.soul_weapons[-1]
    adventure.seen = [*adventure.seen, card]
    adventure.mark_information()
    users = [hero for hero in adventure.heroes if may_use(adventure, hero, card)]
    taker = users[0]
    if len(users) > 1:
        options = [Option("hero", hero.place) for hero in users]
        decision = Decision(adventure.everybody(), "soul-weapon", options, "SS-8.2.1.2", card)
        answer = yield decision
        taker = adventure.heroes[answer.what]
    adventure.soul_weapons.remove(card)
    gain_item(adventure, taker, card)
