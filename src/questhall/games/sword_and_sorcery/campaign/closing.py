"""What a company keeps when a quest is over (chapter 17)."""

from questhall.kernel.decisions import NOTHING

from ..printed.kinds import STASH
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.heroes import Hero
from .ledger import CalendarLine, HeroSheet, OwnedItem, Saga

LASTING_COUNTERS = ("tolls", "soul_weapons")


def write_down(ledger: Saga, adventure: Adventure, won: bool) -> None:
    """Heroes keep what they have, won or lost; the story remembers only what was won."""
    quest = adventure.quest
    ledger.heroes = [_sheet(adventure, hero) for hero in adventure.heroes]
    stored = [card for card in adventure.stash if adventure.item(card).deck != STASH]
    ledger.stored = [_owned(adventure, card, NOTHING) for card in stored]
    ledger.shards = adventure.shards
    ledger.evenings.append(CalendarLine(quest.key, won))
    if won:
        ledger.flags = adventure.flags[:]
        for name in LASTING_COUNTERS:
            if name in adventure.counters:
                ledger.counters[name] = adventure.counters[name]
        ledger.done.append(quest.key)
        deed = Deed(0)
        ledger.open = [p.quest for p in quest.next if p.test.holds(adventure, deed)]
        return
    ledger.flags += [flag for flag in quest.flags_of_defeat if flag not in ledger.flags]
    tolls = ledger.counters.get("tolls", quest.counters.get("tolls", 0))
    ledger.counters["tolls"] = tolls + quest.tolls_of_defeat
    ledger.open = [quest.key, *quest.after_defeat]


def _sheet(adventure: Adventure, hero: Hero) -> HeroSheet:
    sheet = HeroSheet(hero.card)
    sheet.soulrank = hero.soulrank
    sheet.powers = [adventure.power(power.card) for power in hero.own_powers()]
    for slot, card in enumerate(hero.slots):
        if card != NOTHING:
            sheet.items.append(_owned(adventure, card, slot))
    sheet.items += [_owned(adventure, card, NOTHING) for card in hero.inventory]
    sheet.crowns = hero.crowns
    return sheet


def _owned(adventure: Adventure, card: int, slot: int) -> OwnedItem:
    item = OwnedItem(adventure.item(card), slot)
    item.turned = card in adventure.turned
    item.spent = adventure.spent.get(card, 0)
    return item
