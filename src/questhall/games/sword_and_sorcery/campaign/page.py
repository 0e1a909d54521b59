"""What a campaign shows, as typed plain data."""

import msgspec

from questhall.kernel.packs import in_play, pack_of

from ..library.library import library
from ..printed.items import face_of_side
from ..printed.kinds import SLOTS
from ..printed.quests import QuestDef
from .closing import led_to_by_packs
from .ledger import CalendarLine, HeroSheet, OwnedItem, Saga

DONE = "done"
OPEN = "open"
AHEAD = "ahead"
PASSED_BY = "passed"


class OwnedItemView(msgspec.Struct, omit_defaults=True):
    """An item and the face of its side that lies up; `slot` is empty for one that is carried."""

    item: str
    side: str
    slot: str = ""
    spent: int = 0


class HeroSheetView(msgspec.Struct):
    kind: str
    soulrank: int
    powers: list[str]
    items: list[OwnedItemView]
    crowns: int


class QuestRoadView(msgspec.Struct, omit_defaults=True):
    """A quest of the Act: done, open, still ahead or passed by; how often it was lost; the quests
    that may follow; whether the emporium is visited before it."""

    quest: str
    state: str
    defeats: int = 0
    leads_to: list[str] = []
    emporium: bool = False


class QuestLineView(msgspec.Struct):
    quest: str
    won: bool


class SagaView(msgspec.Struct):
    """A company: what it owns, what it has lived through, and what is open."""

    size: int
    heroes: list[HeroSheetView]
    stored: list[OwnedItemView]
    shards: int
    flags: list[str]
    counters: dict[str, int]
    road: list[QuestRoadView]
    evenings: list[QuestLineView]


def page_of(ledger: Saga) -> SagaView:
    return SagaView(
        size=ledger.size,
        heroes=[_sheet(sheet) for sheet in ledger.heroes],
        stored=[_item(item) for item in ledger.stored],
        shards=ledger.shards,
        flags=ledger.flags[:],
        counters=ledger.counters.copy(),
        road=[_quest(ledger, quest) for quest in _quests(ledger)],
        evenings=[_line(line) for line in ledger.evenings],
    )


def _quests(ledger: Saga) -> list[QuestDef]:
    """Those of the box, and those of packs that belong to a campaign."""
    quests = [each for each in library().quests.values() if in_play(each.key, ledger.packs)]
    return [each for each in quests if not pack_of(each.key) or each.first or each.after]


def _led_to(ledger: Saga, quest: QuestDef) -> list[str]:
    ways = [*quest.next, *led_to_by_packs(quest.key, ledger.packs)]
    return [each.quest for each in ways]


def _quest(ledger: Saga, quest: QuestDef) -> QuestRoadView:
    lost = [line for line in ledger.evenings if line.quest == quest.key and not line.won]
    state = _state(ledger, quest.key)
    following = _led_to(ledger, quest)
    return QuestRoadView(quest.key, state, len(lost), following, quest.emporium)


def _state(ledger: Saga, key: str) -> str:
    if key in ledger.done:
        return DONE
    if key in ledger.open:
        return OPEN
    return AHEAD if key in _within_reach(ledger) else PASSED_BY


def _within_reach(ledger: Saga) -> list[str]:
    """All quests that the open ones may lead to."""
    found = list(ledger.open)
    for key in found:
        quest = library().quests[key]
        after = _led_to(ledger, quest) + quest.after_defeat
        found += [each for each in after if each not in found]
    return found


def _sheet(sheet: HeroSheet) -> HeroSheetView:
    return HeroSheetView(
        kind=sheet.kind.key,
        soulrank=sheet.soulrank,
        powers=[power.key for power in sheet.powers],
        items=[_item(item) for item in sheet.items],
        crowns=sheet.crowns,
    )


def _item(item: OwnedItem) -> OwnedItemView:
    slot = SLOTS[item.slot] if item.slot >= 0 else ""
    side = face_of_side(item.printed, int(item.turned)) if item.printed.sides else item.printed.key
    return OwnedItemView(item.printed.key, side, slot, item.spent)


def _line(line: CalendarLine) -> QuestLineView:
    return QuestLineView(line.quest, line.won)
