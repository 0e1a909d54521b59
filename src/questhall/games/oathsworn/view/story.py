"""What each seat sees of a Story: what was read, never what lies ahead (OS-1.4.2)."""

import msgspec

from ..library.library import library
from ..printed.story import EVENT_DECKS, PATHS, TRAIT_NAMES
from ..printed.tokens import TOKENS
from ..rules.board.numbers import cubes_of, item_defense
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from .view import (
    CardView,
    DeclaredView,
    DrawView,
    MightView,
    declared_view,
    draw_views,
    might_views,
)


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
    items: list[CardView] = []
    injuries: list[CardView] = []
    companion: bool = False
    fallen: bool = False


class LocationView(msgspec.Struct):
    """A Location of the map: where it lies, and whether its token can be visited."""

    number: int
    name: str
    at: list[int]
    token: bool
    visited: bool


class SpaceView(msgspec.Struct):
    """A space of the Time Track with what is printed on it."""

    number: int
    beat: str


class MapView(msgspec.Struct):
    name: str
    marker: int
    locations: list[LocationView]
    rows: list[int]
    spaces: list[SpaceView]
    track: list[int]


class StoryView(msgspec.Struct, omit_defaults=True):
    chapter: int
    page: list[str]
    company: list[MemberView]
    iron: int
    allies: list[CardView]
    backpack: list[CardView]
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
    map: MapView | None = None
    laid_out: list[CardView] = []
    draws: list[DrawView] = []
    declared: DeclaredView | None = None
    results: list[float] = []


def view(story: Story, seat: int) -> StoryView:
    """The table as every seat sees it."""
    return StoryView(
        chapter=story.chapter.chapter,
        page=_page(story),
        company=[_member(story, each) for each in story.company],
        iron=story.iron,
        allies=_cards(story, story.allies),
        backpack=_cards(story, story.backpack),
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
        map=_map(story) if story.map_placed else None,
        laid_out=_cards(story, sorted(story.laid_out)),
        draws=draw_views(story),
        declared=declared_view(story),
        results=story.results[:],
    )


def _page(story: Story) -> list[str]:
    """What was read of the entry that is being told."""
    if not story.frames:
        return []
    return [library().beats[number].key for number in story.frames[-1].page]


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
        seen.items = _cards(story, oathsworn.equipped)
        seen.injuries = _cards(story, story.injuries_in(oathsworn.hand))
    return seen


def _cards(story: Story, cards: list[int]) -> list[CardView]:
    return [CardView(f"card:{card}", story.cards[card].key) for card in cards]


def _map(story: Story) -> MapView:
    chapter = story.chapter
    locations = [
        LocationView(
            number=each.number,
            name=each.key,
            at=list(each.at),
            token=each.number in story.tokens,
            visited=each.number in story.visited,
        )
        for each in chapter.locations.values()
    ]
    spaces = [SpaceView(number, space.beat.key) for number, space in chapter.spaces.items()]
    return MapView(chapter.map, story.marker, locations, chapter.rows, spaces, story.track[:])
