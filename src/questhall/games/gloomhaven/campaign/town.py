"""An evening in town (RULES 9.4): characters are created, level up and trade."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import (
    NOTHING,
    Decision,
    Flow,
    Option,
    ending,
    refusal,
    side_by_side,
)
from questhall.kernel.offers import Offer, taken
from questhall.kernel.state import State

from ..library.library import library
from ..printed.items import ItemDef
from ..state.references import EventNo, SeatNo
from .buying_and_selling import buy, can_buy, keeps, price, sale_price, sell
from .ledger import Chronicle, Sheet
from .levelling_up import HIGHEST_LEVEL, choose_perk, level_for, level_up, perks_due
from .prosperity import prosperity_level

FOUNDING = "found"  # the party is created
VISIT = "town"
CAMP = "camp"  # on the road: only perks and rewards just earned
ROAD = "road"  # on the way to a scenario
ROSTER = "roster"  # who comes along


class EventOnTable:
    """The event card that is being resolved. `came` names the outcomes that applied: `a0`."""

    def __init__(self) -> None:
        self.deck = ""
        self.number: EventNo = 0
        self.option = ""
        self.came: list[str] = []
        self.also_other = False  # an outcome says that the other option applies too

    def show(self, deck: str, number: int) -> None:
        self.deck = deck
        self.number = number

    def put_away(self) -> None:
        self.deck = ""
        self.number = 0
        self.option = ""
        self.came = []
        self.also_other = False

    def clone(self) -> "EventOnTable":
        copy = EventOnTable()
        copy.deck = self.deck
        copy.number = self.number
        copy.option = self.option
        copy.came = self.came[:]
        copy.also_other = self.also_other
        return copy


class Town(State):
    """A party between two scenarios. Each seat is a character of the party."""

    def __init__(self, chance: Chance, next_step: str, place: str, ledger: Chronicle) -> None:
        super().__init__(chance, next_step)
        self.place = place
        self.ledger = ledger
        self.left: list[SeatNo] = []  # seats that have left the market
        self.prayed: list[SeatNo] = []  # seats that were at the sanctuary
        self.event = EventOnTable()

    def clone(self) -> "Town":
        copy = Town(self.chance.clone(), self.next_step, self.place, self.ledger.clone())
        self.copy_kernel_part_to(copy)
        copy.left = self.left[:]
        copy.prayed = self.prayed[:]
        copy.event = self.event.clone()
        return copy

    @property
    def sheets(self) -> list[Sheet]:
        """The characters, in the order of their seats."""
        return self.ledger.characters

    @property
    def size(self) -> int:
        """How many characters the party is to have."""
        return self.ledger.size


def class_at(sheet: Sheet) -> int:
    """The place of its class in the library, by which a character is known wherever it goes."""
    return library().classes.index(sheet.kind)


# -- levels and perks --------------------------------------------------------------


def train(town: Town) -> Flow[None]:
    """Everybody levels up and takes perks, each at their own pace."""
    yield from side_by_side([_train(town, seat) for seat in range(len(town.sheets))])
    town.next_step = "market"


def _train(town: Town, seat: int) -> Flow[None]:
    """A character with enough experience must level up (GH-9.8.1), once per level. One below the
    town's prosperity level may (GH-9.15.4)."""
    sheet = town.sheets[seat]
    yield from _take_perks(town, seat)
    while sheet.level < level_for(sheet.xp):
        yield from _rise(town, sheet, seat)
    while sheet.level < min(HIGHEST_LEVEL, prosperity_level(town.ledger.prosperity)):
        options = [Option("rise", NOTHING, NOTHING, sheet.level + 1), refusal("no-rise")]
        answer = yield Decision([seat], "rise", options, "GH-9.15.4")
        if answer.declines:
            return
        yield from _rise(town, sheet, seat)


def _rise(town: Town, sheet: Sheet, seat: int) -> Flow[None]:
    town.tell("levels-up", "GH-9.8.1", class_at(sheet), NOTHING, sheet.level + 1)
    yield from level_up(sheet, seat)


def camp(town: Town) -> Flow[None]:
    """Perks for checks are gained at once, in town or not (GH-9.9.2)."""
    yield from side_by_side([_take_perks(town, seat) for seat in range(len(town.sheets))])
    if town.place == ROAD:
        town.next_step = "road_event"
    else:
        _leave(town)


def _take_perks(town: Town, seat: int) -> Flow[None]:
    while perks_due(town.sheets[seat]) > 0:
        yield from choose_perk(town.sheets[seat], seat, "GH-9.9.2")


# -- the market --------------------------------------------------------------------


def market(town: Town) -> Flow[None]:
    """All buy and sell at the same time from the same stock (GH-9.7.1); characters do not trade
    with each other (GH-9.7.4)."""
    while True:
        deals = [deals_of(town, seat) for seat in range(town.size) if seat not in town.left]
        open_deals = [each for each in deals if len(each) > 1]
        if not open_deals:
            break
        seats = [each[0].seat for each in open_deals]
        options = [option for each in open_deals for option in each]
        answer = yield Decision(seats, "market", options, "GH-9.7.1")
        if answer.ends:
            town.left.append(answer.seat)
        else:
            yield from taken(answer)
    town.next_step = "enhance"


class Buy(Offer):
    """A character buys an item at the market."""

    def __init__(self, town: Town, sheet: Sheet, item: ItemDef) -> None:
        self.town = town
        self.sheet = sheet
        self.item = item

    def take(self, option: Option) -> Flow[None]:
        buy(self.sheet, self.item, self.town.ledger.stock, self.town.ledger.reputation)
        yield from ()


class Sell(Buy):
    """A character sells an item there."""

    def take(self, option: Option) -> Flow[None]:
        sell(self.town.ledger, self.sheet, self.item)
        yield from ()


def deals_of(town: Town, seat: int) -> list[Option]:
    """What a character can do at the market: leave, buy or sell."""
    sheet = town.sheets[seat]
    items = library().items
    options = [ending("leave-market", seat=seat)]
    for place in range(len(items)):
        item = items[place]
        if can_buy(sheet, item, town.ledger.stock, town.ledger.reputation):
            rest = sheet.gold - price(item, town.ledger.reputation)
            options.append(Option("buy", place, NOTHING, rest, seat, Buy(town, sheet, item)))
    for item in sheet.items:
        if keeps(sheet, item):
            continue
        gold = sheet.gold + sale_price(item)
        options.append(
            Option("sell", items.index(item), NOTHING, gold, seat, Sell(town, sheet, item))
        )
    return options


# -- the way out -------------------------------------------------------------------


def leave(town: Town) -> Flow[None]:
    """Items and cards are chosen where the scenario is laid out (GH-2.0.5, GH-9.10.1)."""
    _leave(town)
    yield from ()


def _leave(town: Town) -> None:
    town.tell("sets-out", "GH-9.1.1")
    town.results = [1.0 for _ in town.sheets]
