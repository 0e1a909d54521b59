"""What a campaign shows, as typed plain data: sheets, shop, board, calendar and town."""

import msgspec

from questhall.kernel.language.speaking import message

from ..library.library import library
from ..library.scenarios import number_in, scenario_list
from ..printed.cards import ClassDef
from ..setup.setup import recommended_level
from .board import board
from .buying_and_selling import price, price_change, sale_price
from .creating_characters import places_of_open_classes
from .ledger import CalendarLine, Chronicle, Sheet
from .levelling_up import LEAST_XP, level_for, perks_due
from .prosperity import BOXES, prosperity_level
from .quests.cards import PersonalQuest
from .quests.counting import all_counted, quest_of
from .town_records import pages_read
from .travel import blocked, is_linked

CAMPAIGN = "campaign"  # the book of quests
RECORD = "record-"  # a page of the Town Records, and its book
FINDS = "finds"  # the book of items that are found
CLASS = "class-"  # the book of what a locked class is; that of its cards has its key

DONE = "done"
OPEN = "open"
BLOCKED = "blocked"


class PerkView(msgspec.Struct):
    """A line of the class's perk list. `perk` is a text key."""

    perk: str
    boxes: int
    taken: int


class CountView(msgspec.Struct):
    """A condition of a personal quest: the text key of what is counted, and how far it is."""

    what: str
    count: int
    least: int


class QuestView(msgspec.Struct, omit_defaults=True):
    """A personal quest. Once everything is counted, it may lead on: `follow` is a text key then,
    and `scenarios` are to be played, the last of them ends the quest. Whoever fulfils it opens the
    box of a class or an envelope."""

    quest: str
    counts: list[CountView]
    opens_class: str = ""
    opens_envelope: str = ""
    follow: str = ""
    scenarios: list[int] = []
    fulfilled: bool = False


class SheetView(msgspec.Struct):
    """A character. `next_xp` is what the next level needs (0 at the highest); `hand` holds the
    cards of the pool that it brings, `equipped` the items. `levels_due` and `perks_due` count the
    levels and perks still to be taken; `legacy` perks come from characters who retired."""

    seat: int
    kind: str
    level: int
    hit_points: int
    hand_limit: int
    xp: int
    next_xp: int
    gold: int
    checks: int
    levels_due: int
    perks_due: int
    perks: list[PerkView]
    pool: list[str]
    hand: list[str]
    items: list[str]
    equipped: list[str]
    legacy: int
    quest: QuestView | None


class GoodsView(msgspec.Struct):
    """An item that the shop sells or has sold out: its copies there and its prices for this
    party."""

    item: str
    number: int
    price: int
    sale_price: int
    copies: int


class PlaceView(msgspec.Struct, omit_defaults=True):
    """A scenario with a sticker on the board. `state` is done, open or blocked, and `why` is the
    text key of the reason. `linked`: a link leads there from the party's location. `opened` are
    the scenarios that were found by playing this one. Scenarios outside the campaign have no
    `location`."""

    number: int
    id: str
    state: str
    location: str = ""
    links: list[int] = []
    opened: list[int] = []
    linked: bool = False
    why: str = ""


class GainsView(msgspec.Struct):
    """`who` is the class of the character."""

    xp: int
    gold: int
    checks: int
    who: str


class EveningView(msgspec.Struct, omit_defaults=True):
    """A line of the calendar. `what` is the key of the offer that was played, `scenario` its number
    and `level` its level; `gains` has one entry per character."""

    what: str
    won: bool
    scenario: int = 0
    level: int = 0
    gains: list[GainsView] = []


class PartyView(msgspec.Struct):
    """A campaign's page. `location` is the last scenario played, 0 in town. `prosperity` counts
    boxes, as does `next_prosperity`, where the next level begins (0 at the highest).
    `scenario_level` is the recommended one. Characters at `home` do not come along; other
    `parties` are named by their classes. `records` are text keys of pages of the Town Records;
    `enhancements` and `books` are as in town."""

    difficulty: str
    size: int
    characters: list[SheetView]
    location: int
    reputation: int
    price_change: int
    prosperity: int
    prosperity_level: int
    next_prosperity: int
    scenario_level: int
    party_achievements: list[str]
    global_achievements: list[str]
    scenarios: list[PlaceView]
    shop: list[GoodsView]
    treasures: list[int]
    evenings: list[EveningView]
    home: list[SheetView]
    parties: list[list[str]]
    classes: list[str]
    envelopes: list[str]
    retired: list[str]
    records: list[str]
    enhancements: dict[str, list[str]]
    books: list[str]


class OutcomeView(msgspec.Struct):
    """What came of an event: the keys of its story and of what it brought, if anything."""

    story: str
    brings: str


class EventView(msgspec.Struct):
    """An event on the table. `deck` is city, road or envelope, whose number is the place of its
    letter in the alphabet. `story` is the key of its text, whose attributes `a` and `b` are the
    options; `option` is empty until the party has chosen."""

    deck: str
    number: int
    story: str
    option: str
    outcomes: list[OutcomeView]


class DotView(msgspec.Struct):
    """A place for a sticker on a card: its name as in `t0 plus_1`, its shape, and the text key of
    the line beside which it is printed."""

    name: str
    shape: str
    what: str


class TownView(msgspec.Struct, omit_defaults=True):
    """An evening in town. `place` is found (the party is created), town, camp, road or roster;
    `step` is found, spoils, city_event, train, market, enhance, sanctuary, retire, camp,
    road_event or roster; `left` lists the seats that have left the market. Sheets are in seat
    order; seats without a class have none. `enhancements` are stickers by card: the half, the dot
    and what it shows (`t0 plus_1`). `enhances`: cards can be enhanced in this town, and `dots` are
    those of all cards that the characters know, as long as they are being enhanced. `quests` are
    all personal quests as printed, where a character is created. `opened` are boxes of classes and
    envelopes; `home` are the characters who may come along. `books` are the texts that it needs
    besides those of every table."""

    place: str
    step: str
    size: int
    sheets: list[SheetView]
    prosperity: int
    prosperity_level: int
    reputation: int
    price_change: int
    shop: list[GoodsView]
    left: list[int]
    results: list[float]
    donated: int = 0
    enhancements: dict[str, list[str]] = {}
    enhances: bool = False
    dots: dict[str, list[DotView]] = {}
    quests: list[QuestView] = []
    opened: list[str] = []
    home: list[SheetView] = []
    event: EventView | None = None
    books: list[str] = []


def page_of(ledger: Chronicle) -> PartyView:
    return PartyView(
        difficulty=str(ledger.options.get("difficulty", "normal")),
        size=ledger.size,
        characters=sheets_of(ledger.characters),
        location=ledger.location,
        reputation=ledger.reputation,
        price_change=price_change(ledger.reputation),
        prosperity=ledger.prosperity,
        prosperity_level=prosperity_level(ledger.prosperity),
        next_prosperity=_next(BOXES, prosperity_level(ledger.prosperity)),
        scenario_level=recommended_level([sheet.level for sheet in ledger.characters] or [1]),
        party_achievements=ledger.party_achievements,
        global_achievements=ledger.global_achievements,
        scenarios=[_place(ledger, number) for number in sorted(ledger.opened)],
        shop=shop_of(ledger.stock, ledger.reputation),
        treasures=sorted(ledger.treasures),
        evenings=[_evening(evening) for evening in ledger.evenings],
        home=sheets_of(ledger.home),
        parties=[[sheet.kind.key for sheet in party.characters] for party in ledger.parties],
        classes=ledger.classes,
        envelopes=ledger.envelopes,
        retired=ledger.retired,
        records=_records(ledger),
        enhancements=ledger.enhancements,
        books=books_of(ledger),
    )


def books_of(ledger: Chronicle) -> list[str]:
    """The book of campaigns, the Town Records as far as they were read, those of classes in opened
    boxes and of the cards of those in the party, and that of finds once there are any."""
    sheets = [*ledger.characters, *ledger.home]
    played = dict.fromkeys(sheet.kind for sheet in sheets if sheet.kind.locked)
    found = [
        CAMPAIGN,
        *_records(ledger),
        *[class_book(kind) for kind in dict.fromkeys([*_opened(ledger), *played])],
        *[kind.key for kind in played],
    ]
    return [*found, FINDS] if _has_finds(ledger, sheets) else found


def class_book(kind: ClassDef) -> str:
    """Of a locked class how it fights, and its perks."""
    return f"{CLASS}{kind.key}"


def _opened(ledger: Chronicle) -> list[ClassDef]:
    opened = [library().classes[place] for place in places_of_open_classes(ledger)]
    return [kind for kind in opened if kind.locked]


def _records(ledger: Chronicle) -> list[str]:
    return [f"{RECORD}{page}" for page in range(1, pages_read(ledger) + 1)]


def _has_finds(ledger: Chronicle, sheets: list[Sheet]) -> bool:
    """Does the shop sell or somebody own what no prosperity brings?"""
    owned = [item for sheet in sheets for item in sheet.items]
    sold = [item for item in library().items if item.key in ledger.stock]
    return any(item.is_find for item in [*owned, *sold])


def sheets_of(sheets: list[Sheet]) -> list[SheetView]:
    return [_sheet(seat, sheet) for seat, sheet in enumerate(sheets)]


def _sheet(seat: int, sheet: Sheet) -> SheetView:
    kind = sheet.kind
    return SheetView(
        seat=seat,
        kind=kind.key,
        level=sheet.level,
        hit_points=kind.hit_points[sheet.level - 1],
        hand_limit=kind.hand,
        xp=sheet.xp,
        next_xp=_next(LEAST_XP, sheet.level),
        gold=sheet.gold,
        checks=sheet.checks,
        levels_due=level_for(sheet.xp) - sheet.level,
        perks_due=perks_due(sheet),
        perks=[
            PerkView(perk.key, perk.boxes, sheet.perks.count(place))
            for place, perk in enumerate(kind.perks)
        ],
        pool=[card.key for card in sheet.pool],
        hand=[card.key for card in sheet.hand],
        items=[item.key for item in sheet.items],
        equipped=[item.key for item in sheet.equipped],
        legacy=sheet.legacy,
        quest=_quest(sheet),
    )


def _quest(sheet: Sheet) -> QuestView | None:
    quest = quest_of(sheet)
    return None if quest is None else quest_view(quest, sheet)


def quest_view(quest: PersonalQuest, sheet: Sheet | None = None) -> QuestView:
    """How far the character has come with it, or as it is printed."""
    key = message("quest", quest.key)
    counted = sheet is not None and all_counted(sheet, quest)
    return QuestView(
        quest=quest.key,
        counts=[
            CountView(
                f"{key}.count-{place}",
                0 if sheet is None else counter.reached(sheet, place),
                counter.least,
            )
            for place, counter in enumerate(quest.counters)
        ],
        opens_class=quest.opens_class,
        opens_envelope=quest.opens_envelope,
        follow=f"{key}.follow" if quest.follow and counted else "",
        scenarios=quest.follow,
        fulfilled=sheet is not None and sheet.fulfilled,
    )


def _next(steps: tuple[int, ...], level: int) -> int:
    """The experience that the next level needs."""
    return steps[level] if level < len(steps) else 0


def shop_of(stock: dict[str, int], reputation: int) -> list[GoodsView]:
    """The goods by number, sold-out ones included."""
    return [
        GoodsView(item.key, item.number, price(item, reputation), sale_price(item), stock[item.key])
        for item in library().items
        if item.key in stock
    ]


def _place(ledger: Chronicle, number: int) -> PlaceView:
    titles = {title.number: title.id for title in scenario_list()}
    why = blocked(ledger, number)
    state = OPEN if why is None else BLOCKED
    place = PlaceView(number, titles[number], DONE if number in ledger.done else state)
    if place.state == BLOCKED and why is not None:
        place.why = why.message
    page = board()[number]
    place.location = page.location
    place.links = page.links
    if place.state == DONE:
        place.opened = [each for each in page.opens if each in ledger.opened]
    place.linked = is_linked(ledger, number)
    return place


def _evening(evening: CalendarLine) -> EveningView:
    return EveningView(
        what=evening.what,
        won=evening.won,
        scenario=number_in(evening.what),
        level=evening.level,
        gains=[GainsView(each.xp, each.gold, each.checks, each.who) for each in evening.gains],
    )
