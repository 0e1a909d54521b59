"""The shop: what items cost, and who may buy and sell them (RULES 9.3, 9.7)."""

from ..printed.items import ItemDef
from ..setup.characters import fits_equipment, wearable
from .ledger import Chronicle, Sheet
from .prosperity import put_into_shop, take_copy

# GH-9.3.3: at this reputation or more, an item's price changes by this much.
PRICE_CHANGES = (
    (19, -5),
    (15, -4),
    (11, -3),
    (7, -2),
    (3, -1),
    (-2, 0),
    (-6, 1),
    (-10, 2),
    (-14, 3),
    (-18, 4),
    (-20, 5),
)


# Personal quests that are about an item, by its number.
ITEMS_OF_QUESTS = {"seeker_of_xorn": 114}


def price_change(reputation: int) -> int:
    """GH-9.3.3"""
    for least, change in PRICE_CHANGES:
        if reputation >= least:
            return change
    raise ValueError(f"a reputation of {reputation} is not on the party sheet")


def price(item: ItemDef, reputation: int) -> int:
    """GH-9.7.2"""
    return max(0, item.price + price_change(reputation))


def sale_price(item: ItemDef) -> int:
    """Half the printed price, whatever the reputation (GH-9.7.3)."""
    return item.price // 2


def can_buy(sheet: Sheet, item: ItemDef, stock: dict[str, int], reputation: int) -> bool:
    """Is it in stock (GH-9.7.1), affordable, and not owned already (GH-9.7.8)?"""
    if stock.get(item.key, 0) == 0 or item in sheet.items:
        return False
    return price(item, reputation) <= sheet.gold


def buy(sheet: Sheet, item: ItemDef, stock: dict[str, int], reputation: int) -> None:
    """The item is equipped at once if there is room."""
    stock[item.key] -= 1
    sheet.gold -= price(item, reputation)
    sheet.items.append(item)
    if fits_equipment(sheet.equipped, item, sheet.level):
        sheet.equipped.append(item)


def keeps(sheet: Sheet, item: ItemDef) -> bool:
    """Is it the item of the character's personal quest, which cannot be sold?"""
    return ITEMS_OF_QUESTS.get(sheet.quest, 0) == item.number


def sell(ledger: Chronicle, sheet: Sheet, item: ItemDef) -> None:
    """The card returns to the shop (GH-9.7.3)."""
    put_into_shop(ledger, item)
    sheet.gold += sale_price(item)
    sheet.items.remove(item)
    sheet.equipped = wearable([each for each in sheet.equipped if each is not item], sheet.level)


def gain(ledger: Chronicle, sheet: Sheet, item: ItemDef) -> bool:
    """A character gains an item that is left. Whoever owns one already sells the new copy at once
    (GH-3.16.5). Says whether it is kept."""
    take_copy(ledger, item)
    if item not in sheet.items:
        sheet.items.append(item)
        return True
    put_into_shop(ledger, item)
    sheet.gold += sale_price(item)
    return False
