"""The town's prosperity, and the items it adds to the shop (RULES 8.1, 9.7, 9.15)."""

from questhall.kernel.packs import in_play

from ..library.library import library
from ..printed.items import ItemDef
from .ledger import Chronicle

BOXES = (0, 4, 9, 15, 22, 30, 39, 50, 64)  # boxes needed for levels 1 to 9
MOST_BOXES = BOXES[-1]


def prosperity_level(boxes: int) -> int:
    """GH-8.1.5"""
    return len([least for least in BOXES if boxes >= least])


def gain_prosperity(ledger: Chronicle, boxes: int) -> None:
    """Boxes are marked from left to right; a new level adds new items to the shop (GH-9.15.2)."""
    ledger.prosperity = min(MOST_BOXES, ledger.prosperity + boxes)
    stock_up(ledger)


def lose_prosperity(ledger: Chronicle, boxes: int) -> None:
    """It never falls below the least of its level (GH-8.1.7, GH-9.2.15)."""
    least = BOXES[prosperity_level(ledger.prosperity) - 1]
    ledger.prosperity = max(least, ledger.prosperity - boxes)


def in_shop(ledger: Chronicle, item: ItemDef) -> bool:
    """Does the shop sell this item, so that unowned copies lie there (GH-9.7.6)?"""
    if not in_play(item.key, ledger.packs):
        return False
    level = prosperity_level(ledger.prosperity)
    return item.sold_at(level) or item.number in ledger.designs  # GH-10.1.6


def stock_up(ledger: Chronicle) -> None:
    """Put every unowned copy of the items that the shop sells into it (GH-9.7.5, GH-9.7.9)."""
    for item in library().items:
        if in_shop(ledger, item):
            ledger.stock[item.key] = item.copies - owned(ledger, item)


def is_left(ledger: Chronicle, item: ItemDef) -> bool:
    """Is there a copy that nobody in the party owns (GH-9.7.9)?"""
    return owned(ledger, item) < item.copies


def take_copy(ledger: Chronicle, item: ItemDef) -> None:
    """From the supply (GH-2.2.31) or, if none is left there, from the shop."""
    if ledger.stock.get(item.key, 0) + owned(ledger, item) == item.copies:
        ledger.stock[item.key] -= 1


def put_into_shop(ledger: Chronicle, item: ItemDef) -> None:
    """GH-9.7.3, GH-9.14.3"""
    ledger.stock[item.key] = ledger.stock.get(item.key, 0) + 1


def owned(ledger: Chronicle, item: ItemDef) -> int:
    """How many copies the whole party owns; those of other parties lie in the shop (GH-9.7.10)."""
    members = [*ledger.characters, *ledger.home]
    return len([sheet for sheet in members if item in sheet.items])
