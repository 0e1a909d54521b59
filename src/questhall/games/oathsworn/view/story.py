"""What each seat sees of a Story: what was read, never what lies ahead (OS-1.4.2)."""

import msgspec

from ..effects.tale import DrawEvent, Eat, GainToken, Read, TickBox
from ..library.library import library
from ..printed.cards import SLOTS
from ..printed.story import (
    EVENT_DECKS,
    PATHS,
    SPACE_KINDS,
    TRAIT_NAMES,
    BeatDef,
    CheckFlow,
    FightFlow,
    SpaceDef,
    StoryEffect,
)
from ..printed.tokens import TOKENS
from ..rules.board.numbers import cubes_of, item_defense
from ..rules.equipment import may_use
from ..rules.story.items import half_value, room_in_backpack
from ..speech.books import books_of
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from .story_answers import AnswerView, answers, has_come_to_its_flow
from .story_checks import FIGHT, CheckView, check_ahead, check_under_way
from .view import CardView, DrawView, MightView, draw_views, might_views

# What a space of the Time Track shows (OS-3.15.4).
SIGNS: tuple[tuple[type[StoryEffect], str], ...] = (
    (DrawEvent, "event"),
    (Read, "entry"),
    (Eat, "ration"),
    (GainToken, "token"),
    (TickBox, "unique"),
)


class ItemView(msgspec.Struct):
    """An item: what it costs, what it is sold for, and who of the company may use it."""

    id: str
    card: str
    slot: str
    kind: str
    price: int
    sells: int
    users: list[int]


class MemberView(msgspec.Struct, omit_defaults=True):
    """One of the four, with what he carries."""

    place: int
    seat: int
    hp: int
    tokens: dict[str, int]
    permanent: dict[str, int]
    kind: str = ""
    might: list[int] = []
    defense: int = 0
    items: list[ItemView] = []
    injuries: list[CardView] = []
    companion: bool = False
    fallen: bool = False


class LocationView(msgspec.Struct):
    """A Location of the map: where it lies, whether it can be visited, how long that takes."""

    number: int
    name: str
    at: list[int]
    token: bool
    visited: bool
    time: int


class SpaceView(msgspec.Struct):
    """A space of the Time Track with what is printed on it."""

    number: int
    beat: str
    kind: str
    sign: str


class MapView(msgspec.Struct):
    """`walked` are the Locations where the company was, in that order."""

    name: str
    kind: str
    marker: int
    walked: list[int]
    locations: list[LocationView]
    rows: list[int]
    spaces: list[SpaceView]
    track: list[int]


class PageView(msgspec.Struct, omit_defaults=True):
    """The entry or Event Card that is told: what of it was read so far, and at which Location."""

    told: list[str]
    number: int
    event: str = ""
    place: str = ""


class StoryView(msgspec.Struct, omit_defaults=True):
    story: str
    chapter: int
    part: str
    level: int
    company: list[MemberView]
    most_hp: int
    iron: int
    allies: list[CardView]
    backpack: list[ItemView]
    room: int
    books: list[str]
    traits: dict[str, int]
    clues: list[int]
    flags: list[str]
    knockouts: int
    boxes: dict[str, bool]
    events_left: dict[str, int]
    curatives_bought: int
    might: list[MightView]
    path: str = ""
    rations: int = -1
    page: PageView | None = None
    answers: list[AnswerView] = []
    check: CheckView | None = None
    map: MapView | None = None
    laid_out: list[ItemView] = []
    draws: list[DrawView] = []
    results: list[float] = []


def view(story: Story, seat: int) -> StoryView:
    """The table as every seat sees it."""
    return StoryView(
        story=story.chapter.key,
        chapter=story.chapter.chapter,
        part=story.part,
        level=story.company[0].level,
        company=[_member(story, each) for each in story.company],
        most_hp=story.rules.most_hp,
        iron=story.iron,
        allies=_cards(story, story.allies),
        backpack=_items(story, story.backpack),
        room=room_in_backpack(story),
        books=books_of(story),
        traits={name: n for name, n in zip(TRAIT_NAMES, story.traits, strict=True) if n},
        clues=sorted(story.clues),
        flags=story.flags[:],
        knockouts=story.knockouts,
        boxes={
            "special_rules": story.special_rules,
            "ambushed": story.ambushed,
            "extra_unique": story.extra_unique,
        },
        events_left={name: len(deck) for name, deck in zip(EVENT_DECKS, story.events, strict=True)},
        curatives_bought=story.curatives_bought,
        might=might_views(story),
        path=PATHS[story.path],
        rations=story.rations,
        page=_page(story),
        answers=answers(story),
        check=_check(story),
        map=_map(story) if story.map_placed else None,
        laid_out=_items(story, sorted(story.laid_out)),
        draws=draw_views(story),
        results=story.results[:],
    )


def _page(story: Story) -> PageView | None:
    """What was read of the entry that is being told."""
    if not story.frames:
        return None
    beats = [library().beats[number] for number in story.frames[-1].page]
    if not beats:
        return None
    first = beats[0]
    page = PageView([beat.key for beat in beats], _number(story, first))
    page.event = EVENT_DECKS[first.deck] if first.event else ""
    page.place = _place(story, first.key)
    return page


def _number(story: Story, first: BeatDef) -> int:
    """Of the entry or Event Card; a space of the Time Track has none."""
    if first.event:
        return first.event
    entries = story.chapter.entries
    return entries.index(first) + 1 if first in entries else 0


def _place(story: Story, entry: str) -> str:
    """The Location whose entry it is, if the company is there."""
    here = story.chapter.locations.get(story.marker)
    return here.key if here is not None and entry in here.entries else ""


def _check(story: Story) -> CheckView | None:
    """The one that the entry asks for, before it is made and while it is."""
    if not story.frames:
        return None
    flow = story.frames[-1].beat.flow
    if not isinstance(flow, (CheckFlow, FightFlow)):
        return None
    if story.check is None:
        return check_ahead(story, flow) if has_come_to_its_flow(story) else None
    kind = flow.kind if isinstance(flow, CheckFlow) else FIGHT
    return check_under_way(story, story.check, kind, flow.who)


def _member(story: Story, oathsworn: Oathsworn) -> MemberView:
    permanent = story.permanent[oathsworn.place]
    seen = MemberView(
        place=oathsworn.place,
        seat=oathsworn.seat,
        hp=story.hp[oathsworn.place],
        tokens=dict(zip(TOKENS, oathsworn.tokens, strict=True)),
        permanent=dict(zip(TOKENS, permanent, strict=True)),
        companion=oathsworn.companion is not None,
        fallen=oathsworn.fallen,
    )
    if oathsworn.kind is not None:
        seen.kind = oathsworn.kind.key
        seen.might = cubes_of(story, oathsworn)
        seen.defense = item_defense(story, oathsworn)
        seen.items = _items(story, oathsworn.equipped)
        seen.injuries = _cards(story, story.injuries_in(oathsworn.hand))
    return seen


def _cards(story: Story, cards: list[int]) -> list[CardView]:
    return [CardView(f"card:{card}", story.cards[card].key) for card in cards]


def _items(story: Story, cards: list[int]) -> list[ItemView]:
    return [_item(story, card) for card in cards]


def _item(story: Story, card: int) -> ItemView:
    item = story.item(card)
    able = [each for each in story.company if each.kind is not None and may_use(each.board, item)]
    return ItemView(
        id=f"card:{card}",
        card=item.key,
        slot=SLOTS[item.slot],
        kind=item.kind,
        price=item.chapter,
        sells=half_value(story, card),
        users=[each.place for each in able],
    )


def _map(story: Story) -> MapView:
    chapter = story.chapter
    return MapView(
        name=chapter.map,
        kind=chapter.map_kind,
        marker=story.marker,
        walked=[chapter.marker, *story.visited],
        locations=_locations(story),
        rows=chapter.rows,
        spaces=[_space(space) for space in chapter.spaces.values()],
        track=story.track[:],
    )


def _locations(story: Story) -> list[LocationView]:
    """OS-3.14.2; the entries on the backs of the tokens are hidden."""
    return [
        LocationView(
            number=each.number,
            name=each.key,
            at=list(each.at),
            token=each.number in story.tokens,
            visited=each.number in story.visited,
            time=each.time,
        )
        for each in story.chapter.locations.values()
    ]


def _space(space: SpaceDef) -> SpaceView:
    [first, *_] = space.beat.effects
    sign = next((sign for kind, sign in SIGNS if isinstance(first, kind)), "")
    return SpaceView(space.number, space.beat.key, SPACE_KINDS[space.kind], sign)
