"""A company comes to its next quest with all it owns (SS-17.0.0.6, SS-17.0.0.8)."""

from ..printed.items import ItemDef
from ..rules.numbers import most_shields
from ..rules.purse import take_from_bank
from ..setup.setup import new_cards, powers_of_hero
from ..state.adventure import Adventure, Pile
from ..state.attacks import Deed
from ..state.heroes import Hero, Power
from .ledger import HeroSheet, OwnedItem, Saga


def bring_company(adventure: Adventure, ledger: Saga) -> None:
    """Alive, with full health and without conditions; unspent shards are kept (SS-R63)."""
    adventure.company = True
    adventure.flags = ledger.flags[:]
    adventure.counters |= ledger.counters
    adventure.paid = any(line.quest == adventure.quest.key for line in ledger.evenings)
    adventure.shards = ledger.shards
    if not adventure.paid:
        adventure.shards += adventure.quest.company_shards
    # Content is shared between copies of a table, its list is not.
    adventure.cards = adventure.cards[:]
    for hero, sheet in zip(adventure.heroes, ledger.heroes, strict=True):
        hero.kind = sheet.kind
        hero.soulrank = sheet.soulrank
        _bring_powers(adventure, hero, sheet)
        _bring_items(adventure, hero, sheet)
        hero.coins = take_from_bank(adventure, sheet.crowns)
        figure = adventure.figure_of(hero)
        figure.shields = most_shields(adventure, figure)
    _add_events(adventure)
    for item in ledger.stored:
        adventure.stash.append(_card_of(adventure, item))


def _add_events(adventure: Adventure) -> None:
    """They join the first group of the deck, whose last cards are on top."""
    for more in adventure.quest.more_events:
        if more.test.holds(adventure, Deed(0)):
            count = len(adventure.quest.events[0])
            top = adventure.events[-count:] + new_cards(adventure, more.event)
            adventure.chance.shuffle("event", top)
            adventure.events[-count:] = top
            adventure.mark_information()


def _bring_powers(adventure: Adventure, hero: Hero, sheet: HeroSheet) -> None:
    for power in powers_of_hero(adventure, sheet.kind):
        hero.supply += new_cards(adventure, power)
    for power in sheet.powers:
        supply = adventure.talents if power.talent else hero.supply
        card = next(each for each in supply if adventure.cards[each] is power)
        supply.remove(card)
        hero.powers.append(Power(card))


def _bring_items(adventure: Adventure, hero: Hero, sheet: HeroSheet) -> None:
    for item in sheet.items:
        card = _card_of(adventure, item)
        if item.slot >= 0:
            hero.slots[item.slot] = card
        else:
            hero.inventory.append(card)


def _card_of(adventure: Adventure, item: OwnedItem) -> int:
    """The card is taken from wherever the box has put it; its charges come along."""
    piles = [
        *(adventure.stash, adventure.shop, adventure.decks[Pile.TREASURE].draw),
        *(adventure.soul_weapons, adventure.removed),
    ]
    for pile in piles:
        for card in pile:
            if _is(adventure, card, item.printed):
                pile.remove(card)
                if item.turned:
                    adventure.turned.append(card)
                if item.spent:
                    adventure.spent[card] = item.spent
                return card
    raise LookupError(f"{item.printed.key} is not in the box")


def _is(adventure: Adventure, card: int, printed: ItemDef) -> bool:
    return adventure.cards[card].key == printed.key
