"""Soul weapons come only when a quest says so (SS-8.2.1.2)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...printed.items import ItemDef
from ...printed.kinds import SOUL_WEAPON
from ...state.adventure import Adventure
from .goods import gain_item, may_use


def draw_soul_weapon(adventure: Adventure) -> Flow[None]:
    """A random one that somebody can use (SS-8.2.1.3), for a hero whom the players choose."""
    cards = [
        card
        for card in adventure.removed
        if _is_soul_weapon(adventure, card)
        and any(may_use(adventure, hero, card) for hero in adventure.heroes)
    ]
    if not cards:
        return
    card = cards[adventure.chance.below("soul weapon", len(cards))]
    adventure.mark_information()
    users = [hero for hero in adventure.heroes if may_use(adventure, hero, card)]
    taker = users[0]
    if len(users) > 1:
        options = [Option("hero", hero.place) for hero in users]
        decision = Decision(adventure.everybody(), "soul-weapon", options, "SS-8.2.1.2", card)
        answer = yield decision
        taker = adventure.heroes[answer.what]
    adventure.removed.remove(card)
    gain_item(adventure, taker, card)


def _is_soul_weapon(adventure: Adventure, card: int) -> bool:
    printed = adventure.cards[card]
    return isinstance(printed, ItemDef) and printed.deck == SOUL_WEAPON
