"""What the party gains, pays or decides together (GH-9.2.8 to GH-9.2.12)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..library.library import library
from ..printed.items import ItemDef
from ..setup.characters import fits_equipment, wearable
from .buying_and_selling import gain, keeps, sale_price
from .prosperity import is_left, stock_up
from .town import Town, class_at


def everybody(town: Town) -> list[int]:
    return list(range(town.size))


def choose_character(
    town: Town, seats: list[int], prompt: str, rule: str, what: int = NOTHING
) -> Flow[int]:
    """The players decide together who it is."""
    options = [Option("member", seat) for seat in seats]
    answer = yield Decision(everybody(town), prompt, options, rule, what)
    return answer.what


# -- gold ----------------------------------------------------------------------


def gain_together(town: Town, gold: int) -> Flow[None]:
    """The players divide it freely (GH-9.2.8)."""
    shares = yield from _shares(town, gold, [gold] * town.size, "share-gain")
    for sheet, share in zip(town.sheets, shares, strict=True):
        sheet.gold += share


def pay_together(town: Town, gold: int) -> Flow[None]:
    """The players decide who pays how much; a party that has less pays all it has (GH-9.2.12)."""
    purses = [sheet.gold for sheet in town.sheets]
    due = min(gold, sum(purses))
    shares = yield from _shares(town, due, purses, "share-price")
    for sheet, share in zip(town.sheets, shares, strict=True):
        sheet.gold -= share


def _shares(town: Town, gold: int, most: list[int], prompt: str) -> Flow[list[int]]:
    """One character after the other takes a part; the last one takes what is left."""
    shares: list[int] = []
    for seat in range(town.size):
        left = gold - sum(shares)
        least = max(0, left - sum(most[seat + 1 :]))
        amounts = range(min(left, most[seat]), least - 1, -1)
        options = [Option("share", seat, NOTHING, amount) for amount in amounts]
        answer = yield Decision(everybody(town), prompt, options, "GH-9.2.8", seat, NOTHING, left)
        shares.append(answer.amount)
    return shares


# -- items ---------------------------------------------------------------------


def gain_item(town: Town, number: int) -> Flow[None]:
    """The players decide who gets it (GH-9.2.10, GH-10.1.5); nobody does if all copies are taken
    (GH-9.7.9)."""
    item = library().item_numbered(number)
    if is_left(town.ledger, item):
        place = library().items.index(item)
        seat = yield from choose_character(
            town, everybody(town), "who-gets-item", "GH-9.2.10", place
        )
        _take(town, seat, item)


def gain_item_of_quest(town: Town, number: int) -> Flow[None]:
    """It belongs to whoever's personal quest is about it; without such a character the players
    decide."""
    item = library().item_numbered(number)
    for seat in everybody(town):
        if keeps(town.sheets[seat], item) and is_left(town.ledger, item):
            _take(town, seat, item)
            return
    yield from gain_item(town, number)


def _take(town: Town, seat: int, item: ItemDef) -> None:
    """It is equipped at once if there is room."""
    sheet = town.sheets[seat]
    place = library().items.index(item)
    if not gain(town.ledger, sheet, item):
        town.tell("sells-copy", "GH-3.16.5", class_at(sheet), place, sale_price(item))
        return
    if fits_equipment(sheet.equipped, item, sheet.level):
        sheet.equipped.append(item)
    town.tell("gets-item", "GH-9.2.10", class_at(sheet), place)


def owners(town: Town, number: int) -> list[int]:
    return [
        seat
        for seat in everybody(town)
        if any(item.number == number for item in town.sheets[seat].items)
    ]


def give_away(town: Town, number: int) -> Flow[None]:
    """Somebody who owns it hands it over (GH-9.2.9)."""
    seat = yield from choose_character(town, owners(town, number), "who-gives-item", "GH-9.2.9")
    sheet = town.sheets[seat]
    sheet.items = [item for item in sheet.items if item.number != number]
    left = [item for item in sheet.equipped if item.number != number]
    sheet.equipped = wearable(left, sheet.level)
    stock_up(town.ledger)
    town.tell("gives-item", "GH-9.2.9", class_at(sheet))
