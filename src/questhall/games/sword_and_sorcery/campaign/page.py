"""What a campaign shows, as typed plain data."""

import msgspec

from ..printed.kinds import SLOTS
from .ledger import CalendarLine, HeroSheet, OwnedItem, Saga


class OwnedItemView(msgspec.Struct, omit_defaults=True):
    """An item; `slot` is empty for one that is carried."""

    item: str
    slot: str = ""
    turned: bool = False
    spent: int = 0


class HeroSheetView(msgspec.Struct):
    kind: str
    soulrank: int
    powers: list[str]
    items: list[OwnedItemView]
    crowns: int


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
    open: list[str]
    done: list[str]
    evenings: list[QuestLineView]


def page_of(ledger: Saga) -> SagaView:
    return SagaView(
        size=ledger.size,
        heroes=[_sheet(sheet) for sheet in ledger.heroes],
        stored=[_item(item) for item in ledger.stored],
        shards=ledger.shards,
        flags=ledger.flags[:],
        counters=ledger.counters.copy(),
        open=ledger.open[:],
        done=ledger.done[:],
        evenings=[_line(line) for line in ledger.evenings],
    )


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
    return OwnedItemView(item.printed.key, slot, item.turned, item.spent)


def _line(line: CalendarLine) -> QuestLineView:
    return QuestLineView(line.quest, line.won)
