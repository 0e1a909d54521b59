"""What a campaign shows, as typed plain data: the company's sheet, the four, how chapters went."""

import msgspec

from ..library.library import library
from ..library.story import CHAPTERS
from ..printed.difficulty import EXTRA_DEFENSE, MOST_HP
from ..printed.might import COLOURS
from ..printed.story import EVENT_DECKS, TRAIT_NAMES
from ..printed.tokens import TOKENS
from ..rules.board.numbers import defense_by_items
from ..rules.story.items import BACKPACK, LARGE_BACKPACK
from ..state.sheets import CharacterSheet
from .ledger import OVER, CalendarLine, ChapterLine, CompanySheet


class CharacterView(msgspec.Struct, omit_defaults=True):
    """One of the four, or one who is away. `hp`, `tokens` and `fallen` count from the Story to the
    epilogue; `cards` are all that are unlocked, `hand` those of the last encounter and `archetype`
    the side of a companion's card there. `might` counts cubes from white to black."""

    kind: str
    level: int
    hp: int
    most_hp: int
    defense: int
    might: list[int]
    tokens: dict[str, int]
    permanent: dict[str, int]
    items: list[str]
    injuries: list[str]
    cards: list[str]
    hand: list[str] = []
    archetype: str = ""
    companion: bool = False
    fallen: bool = False
    dead: bool = False


class ChapterView(msgspec.Struct, omit_defaults=True):
    """A chapter that was begun. `story` and `encounter` are the keys of their texts; `attempts`
    counts those at the encounter, `fell` who was down at its end."""

    chapter: int
    story: str
    encounter: str
    difficulty: str
    instant: bool = False
    attempts: int = 0
    won: bool = False
    fell: int = 0
    marks: int = 0


class EveningView(msgspec.Struct):
    """A line of the calendar: the key of the offer that was played, and if it went well."""

    what: str
    won: bool


class CompanyView(msgspec.Struct, omit_defaults=True):
    """A campaign's page. `next` is story, encounter, epilogue, over or failed. `score` is the tier
    by marks on the Knockout Track, `ending` the flag of the last epilogue; both are text keys."""

    difficulty: str
    hardcore: bool
    chapter: int
    chapter_count: int
    next: str
    story: str
    encounter: str
    characters: list[CharacterView]
    away: list[CharacterView]
    dead: list[str]
    iron: int
    backpack: list[str]
    backpack_room: int
    allies: list[str]
    traits: dict[str, int]
    flags: list[str]
    knockouts: int
    score: str
    boxes: dict[str, bool]
    events_left: dict[str, int]
    curatives: list[str]
    chapters: list[ChapterView]
    evenings: list[EveningView]
    ending: str = ""
    books: list[str] = []  # the texts that it needs besides those of every table


def page_of(ledger: CompanySheet) -> CompanyView:
    ending = _ending(ledger)
    return CompanyView(
        difficulty=ledger.difficulty,
        hardcore=ledger.hardcore,
        chapter=library().chapters[ledger.chapter].chapter,
        chapter_count=CHAPTERS,
        next=ledger.next,
        story=library().chapters[ledger.chapter].key,
        encounter=library().encounter_of(ledger.chapter).key,
        characters=[_character(ledger, sheet) for sheet in ledger.characters],
        away=[_character(ledger, sheet) for sheet in ledger.away],
        dead=ledger.dead[:],
        iron=ledger.iron,
        backpack=[item.key for item in ledger.backpack],
        backpack_room=LARGE_BACKPACK if _trait(ledger, "endurance") else BACKPACK,
        allies=[ally.key for ally in ledger.allies],
        traits={name: n for name, n in zip(TRAIT_NAMES, ledger.traits, strict=True) if n},
        flags=ledger.flags[:],
        knockouts=ledger.knockouts,
        score=library().campaign.tier(ledger.knockouts),
        boxes={
            "special_rules": ledger.special_rules,
            "ambushed": ledger.ambushed,
            "extra_unique": ledger.extra_unique,
        },
        events_left={
            name: len(deck) for name, deck in zip(EVENT_DECKS, ledger.events, strict=True)
        },
        curatives=[each.key for each in ledger.curatives],
        chapters=[_chapter(line) for line in ledger.chapters],
        evenings=[_evening(line) for line in ledger.evenings],
        ending=ending,
        books=[ending] if ending else [],
    )


def _trait(ledger: CompanySheet, name: str) -> int:
    return ledger.traits[TRAIT_NAMES.index(name)]


def _character(ledger: CompanySheet, sheet: CharacterSheet) -> CharacterView:
    by_items = sum([item.defense for item in sheet.items])
    return CharacterView(
        kind=sheet.kind.key,
        level=sheet.level,
        hp=sheet.hp,
        most_hp=MOST_HP[ledger.difficulty],
        defense=defense_by_items(by_items, sheet.companion, EXTRA_DEFENSE[ledger.difficulty]),
        might=[sum([item.might[c] for item in sheet.items]) for c in range(len(COLOURS))],
        tokens=dict(zip(TOKENS, sheet.tokens, strict=True)),
        permanent=dict(zip(TOKENS, sheet.permanent, strict=True)),
        items=[item.key for item in sheet.items],
        injuries=[injury.key for injury in sheet.injuries],
        cards=_unlocked(sheet),
        hand=[card.key for card in sheet.hand],
        archetype="" if sheet.side is None else sheet.side.key,
        companion=sheet.companion,
        fallen=sheet.fallen,
        dead=sheet.kind.key in ledger.dead,
    )


def _unlocked(sheet: CharacterSheet) -> list[str]:
    """Ability Cards, or sides of the companion's Archetype Cards."""
    if sheet.companion:
        companion = library().companions[sheet.kind.key]
        return [side.key for side in companion.unlocked(sheet.level)]
    return [card.key for card in sheet.kind.unlocked(sheet.level)]


def _chapter(line: ChapterLine) -> ChapterView:
    return ChapterView(
        chapter=library().chapters[line.chapter].chapter,
        story=library().chapters[line.chapter].key,
        encounter=library().encounter_of(line.chapter).key,
        difficulty=line.difficulty,
        instant=line.instant,
        attempts=line.attempts,
        won=line.won,
        fell=line.fell,
        marks=line.marks,
    )


def _evening(line: CalendarLine) -> EveningView:
    return EveningView(line.what, line.won)


def _ending(ledger: CompanySheet) -> str:
    if ledger.next != OVER:
        return ""
    return next((flag for flag in library().campaign.endings if flag in ledger.flags), "")
