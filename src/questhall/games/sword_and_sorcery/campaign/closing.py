"""What a company keeps when a quest is over (chapter 17)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.packs import in_play, pack_of

from ..library.library import library
from ..printed.kinds import ItemDeck
from ..printed.quests import NextQuest
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.heroes import Hero
from .ledger import CalendarLine, HeroSheet, OwnedItem, Saga

LASTING_COUNTERS = ("tolls", "soul_weapons")


def write_down(ledger: Saga, adventure: Adventure, won: bool) -> None:
    """Heroes keep what they have, won or lost; the story remembers only what was won."""
    quest = adventure.quest
    ledger.heroes = [_sheet(adventure, hero) for hero in adventure.heroes]
    stored = [card for card in adventure.stash if adventure.item(card).deck != ItemDeck.STASH]
    ledger.stored = [_owned(adventure, card, NOTHING) for card in stored]
    ledger.shards = adventure.shards
    ledger.evenings.append(CalendarLine(quest.key, won))
    if won:
        ledger.flags = adventure.flags[:]
        for name in LASTING_COUNTERS:
            if name in adventure.counters:
                ledger.counters[name] = adventure.counters[name]
        ledger.done.append(quest.key)
        ledger.open = _opened(ledger, adventure, Deed(0))
        return
    ledger.flags += [flag for flag in quest.flags_of_defeat if flag not in ledger.flags]
    tolls = ledger.counters.get("tolls", quest.counters.get("tolls", 0))
    ledger.counters["tolls"] = tolls + quest.tolls_of_defeat
    ledger.open = [quest.key, *quest.after_defeat]


def _opened(ledger: Saga, adventure: Adventure, deed: Deed) -> list[str]:
    """The quests that may follow. One of a pack that leads nowhere leaves the road as it was."""
    quest = adventure.quest
    found = [way.quest for way in quest.next if way.test.holds(adventure, deed)]
    if pack_of(quest.key) and not quest.next:
        found = [key for key in ledger.open if key != quest.key]
    for way in led_to_by_packs(quest.key, ledger.packs):
        if way.test.holds(adventure, deed) and way.quest not in (*ledger.done, *found):
            found.append(way.quest)
    return found


def led_to_by_packs(key: str, packs: list[str]) -> list[NextQuest]:
    """The quests of packs in play that may follow on a quest: they say so themselves."""
    return [
        NextQuest(quest.key, way.test)
        for quest in library().quests.values()
        for way in quest.after
        if way.quest == key and in_play(quest.key, packs)
    ]


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
