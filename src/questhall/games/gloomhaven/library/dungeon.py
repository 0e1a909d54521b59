"""Reads the cards of random dungeons, content/dungeon/*.yaml, and finds dungeons by key."""

from functools import cache, partial
from typing import TypeVar

from questhall.kernel.content import Entry, content_folder, read_entry

from ..printed.dungeon import (
    PENALTIES,
    ROOMS,
    SPOTS,
    DungeonDoor,
    DungeonPlan,
    FoesCard,
    FoeSpot,
    RoomCard,
    RoomOverlay,
    SpotOverlay,
)
from ..printed.goals import Reward, TreasureDef
from ..printed.scenario import COIN, DIFFICULT, HAZARDOUS, OBSTACLE, TRAP, TREASURE, ScenarioDef
from ..scenarios.dungeon_map import (
    START,
    before_the_entrance,
    exit_at,
    with_first_room,
    with_next_room,
)
from ..scenarios.words.penalties import PENALTY_WORDS
from ..words.treasures import REWARDS
from .hexes import hexes_of
from .library import library
from .placing import read_gives, read_ranks
from .summoned import with_summoned

GAME = "questhall.games.gloomhaven"
FIRST_NUMBER = 554  # of the monster cards, on their backs
LAST_NUMBER = 573
TYPES = ("a", "b")

Card = TypeVar("Card")


@cache
def room_cards() -> dict[str, RoomCard]:
    """All room cards by their ids."""
    with content_folder(GAME) as folder:
        book = read_entry(folder / "dungeon" / "rooms.yaml", library().source)
        found = [_read_room(each) for each in book.entries("rooms")]
        book.finish()
    return {card.id: card for card in found}


@cache
def foes_cards() -> dict[str, FoesCard]:
    """All monster cards by their ids."""
    with content_folder(GAME) as folder:
        book = read_entry(folder / "dungeon" / "foes.yaml", library().source)
        found = [_read_foes(each) for each in book.entries("foes")]
        book.finish()
    return {card.id: card for card in found}


def dungeon_card(key: str) -> RoomCard | FoesCard | None:
    """A room card or monster card by its key."""
    kind, _, id = key.partition("_")
    if kind == "room":
        return room_cards().get(id)
    return foes_cards().get(id) if kind == "foes" else None


def read_plan(entry: Entry) -> DungeonPlan:
    """The cards that a scenario uses; all, if it names none."""
    rooms = [_named(entry, "rooms", room_cards(), name) for name in entry.words("rooms")]
    foes = [_named(entry, "foes", foes_cards(), name) for name in entry.words("foes")]
    plan = DungeonPlan(
        rooms or list(room_cards().values()), foes or list(foes_cards().values()), False
    )
    plan.prize = entry.flag("prize")
    entry.finish()
    return plan


def _named(entry: Entry, field: str, cards: dict[str, Card], name: str) -> Card:
    if name not in cards:
        raise entry.fault(field, f"there is no card {name!r}")
    return cards[name]


# -- room cards --------------------------------------------------------------------


def _read_room(entry: Entry) -> RoomCard:
    card = RoomCard(entry.name())
    card.tiles = entry.words("tiles")
    card.door = entry.text("door")
    card.hexes = hexes_of(" ".join(entry.words("hexes")))
    card.entrances = [_read_door(each, card) for each in entry.entries("entrances")]
    card.exits = [_read_door(each, card) for each in entry.entries("exits")]
    card.spots = hexes_of(entry.text("spots"))
    if len(set(card.spots)) != SPOTS or not set(card.spots) <= set(card.hexes):
        raise entry.fault("spots", f"must be {SPOTS} hexes of the room")
    if entry.has("overlays"):
        card.overlays = [_read_overlay(each, card) for each in entry.entries("overlays")]
    for field in ("minor", "major"):
        card.penalties.append(entry.text(field))
        card.penalty_rules.append(entry.read(field, PENALTY_WORDS.read))
    entry.finish()
    return card


def _read_door(entry: Entry, card: RoomCard) -> DungeonDoor:
    type = entry.one_of("type", TYPES)
    (hex,) = hexes_of(entry.text("at"))
    behind = hexes_of(entry.text("behind"))
    if hex in card.hexes:
        raise entry.fault("at", "is a hex of the room")
    if len(behind) != (2 if type == "a" else 1) or not set(behind) <= set(card.hexes):
        raise entry.fault("behind", "must be two hexes of the room for type a, one for type b")
    entry.finish()
    return DungeonDoor(type, hex, behind)


def _read_overlay(entry: Entry, card: RoomCard) -> RoomOverlay:
    kind = entry.one_of("kind", (OBSTACLE, DIFFICULT))
    hexes = hexes_of(entry.text("at"))
    taken = [hex for overlay in card.overlays for hex in overlay.hexes] + card.spots
    if not set(hexes) <= set(card.hexes) - set(taken):
        raise entry.fault("at", "must be free hexes of the room")
    overlay = RoomOverlay(kind, entry.text("look"), hexes)
    entry.finish()
    return overlay


# -- monster cards -----------------------------------------------------------------


def _read_foes(entry: Entry) -> FoesCard:
    number = entry.number("number", FIRST_NUMBER, LAST_NUMBER)
    card = FoesCard(entry.name(), number)
    spots: list[int] = []
    for each in entry.entries("monsters"):
        type = each.one_of("type", tuple(library().monsters))
        card.monsters.append(FoeSpot(type, _read_spot(each, spots), read_ranks(each)))
        each.finish()
    for each in entry.entries("overlays"):
        card.overlays.append(_read_on_spot(each, _read_spot(each, spots)))
    if entry.has("treasure"):
        card.treasure_texts = entry.words("treasure")
        card.treasure = TreasureDef(number, _rewards(entry), [])
    if (card.treasure is not None) != any(each.kind == TREASURE for each in card.overlays):
        raise entry.fault("treasure", "stands for the treasure tiles of the card")
    box = library()
    card.kinds = with_summoned([foe.type for foe in card.monsters])
    card.decks = [box.decks[kind.deck] for kind in card.kinds]
    entry.finish()
    return card


def _rewards(entry: Entry) -> list[Reward]:
    return entry.read_each("treasure", partial(REWARDS.read, context=library()))


def _read_spot(entry: Entry, taken: list[int]) -> int:
    spot = entry.number("spot", 1, SPOTS)
    if spot in taken:
        raise entry.fault("spot", f"{spot} stands twice")
    taken.append(spot)
    return spot


def _read_on_spot(entry: Entry, spot: int) -> SpotOverlay:
    kind = entry.one_of("kind", (COIN, TRAP, TREASURE, HAZARDOUS, DIFFICULT))
    look = kind if kind in (COIN, TREASURE) else entry.text("look")
    overlay = SpotOverlay(kind, look, spot)
    if kind == TRAP:
        overlay.gives = read_gives(entry)
    elif kind == COIN:
        overlay.amount = entry.number("amount", 1, 9)
    entry.finish()
    return overlay


# -- dungeons by key ---------------------------------------------------------------


def dungeon_called(key: str, book: ScenarioDef) -> ScenarioDef:
    """The dungeon of this scenario with the rooms that its key names."""
    _, _, rest = key.partition(".")
    penalties, *ways = rest.split(".")
    if book.plan is None or penalties not in PENALTIES or len(ways) % 3 or len(ways) > 3 * ROOMS:
        raise KeyError(f"there is no dungeon {key!r}")
    dungeon = before_the_entrance(book, penalties)
    for place in range(0, len(ways), 3):
        way, *cards = ways[place : place + 3]
        room, foes = map(library().of_today, cards)
        larger = _behind(dungeon, way, room_cards()[room], foes_cards()[foes])
        if larger is None:
            raise KeyError(f"the rooms of {key!r} do not fit together")
        dungeon = larger
    return dungeon


def _behind(dungeon: ScenarioDef, way: str, room: RoomCard, foes: FoesCard) -> ScenarioDef | None:
    if not dungeon.laid:
        return with_first_room(dungeon, room, foes) if way == START else None
    for joint in range(len(dungeon.joints)):
        is_new = len(dungeon.joints[joint].rooms) == 1 and not dungeon.joints[joint].locked
        if is_new and exit_at(dungeon, joint).type == way:
            return with_next_room(dungeon, joint, room, foes)
    return None
