"""Which texts a client loads: the story as it is read, and of cards what is not printed on them."""

import re
from functools import cache
from importlib.resources import files

from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.text import messages_in

from ..library.library import library
from ..printed.encounter import Variant
from ..printed.story import ChapterDef
from ..state.battle import Battle
from ..state.story import Story
from .story import tale_message

OF_BOOKS = ("tale-", "location-", "ending-", "variant-")
NAME = "name-"  # of a card whose text is made from what it does
# What has a face says there all that is printed on it; messages keep its name.
ON_FACES = (
    *("card-", "special-", "stage-card-", "ally-", "ability-", "action-", "board-rule-"),
    *("class-", "lair-", "piece-", "counter-", "tile-", "token-", "status-"),
)
UNSAID = (*OF_BOOKS, NAME)  # books have the tales, and names are read with their texts
# Files that a client needs nothing of: how texts of cards are made, and what a terminal says.
UNSAID_FILES = ("wording", "terminal")
SAID_ANYWAY = ("counter-",)  # names in such files of what lies on the table
ENCOUNTER = "encounter-"  # all that is told of one stands on its face

_TEXT = re.compile(r"^    \.(text|role) = .*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^    \.\w+ = .*\n?", re.MULTILINE)


def every_table(package: str, language: str, sources: list[str]) -> list[str]:
    """What is said at all tables: not the story, nor what is read off a card."""
    unsaid = _unsaid(package, language)
    said = [
        each
        for source in sources
        for each in messages_in(source)
        if source not in unsaid or each.startswith(SAID_ANYWAY)
    ]
    names = {_key(each): each for each in said if each.startswith(NAME)}
    found: list[str] = []
    for each in said:
        name = names.get(f"{NAME}{_key(each)}")
        if not each.startswith(UNSAID):
            found.append(_printed_off(each if name is None else _named(each, name)))
    return found


def _named(made: str, name: str) -> str:
    """With the name itself in place of a reference to it."""
    _, _, attributes = made.partition("\n")
    return f"{name.removeprefix(NAME).rstrip()}\n{attributes}"


def _key(text: str) -> str:
    return text.partition(" ")[0]


def _unsaid(package: str, language: str) -> list[str]:
    folder = files(package).joinpath("text")
    named = [each for each in folder.iterdir() if each.name.startswith(UNSAID_FILES)]
    chosen = [each for each in named if each.name.endswith(f".{language}.ftl")]
    return [each.read_text(encoding="utf-8") for each in chosen]


def _printed_off(text: str) -> str:
    if text.startswith(ENCOUNTER):
        return _ATTRIBUTE.sub("", text)
    return _TEXT.sub("", text) if text.startswith(ON_FACES) else text


@cache
def books() -> dict[str, set[str]]:
    """Each book with the keys of its texts: every beat has one, the map of every chapter, whatever
    a Story can change in its Encounter, and every ending of a campaign."""
    found = {map_of(chapter): _keys_of_map(chapter) for chapter in library().chapters.values()}
    found |= {flag: {dashed(flag)} for flag in library().campaign.endings}
    for encounter in library().encounters.values():
        for variant in encounter.variants:
            found[aftermath_of(variant)] = {message("variant", variant.key)}
    for beat in library().beats:
        if not beat.wordless:
            found[beat.key] = {tale_message(each.key) for each in (beat, *beat.answers())}
    return found


def map_of(chapter: ChapterDef) -> str:
    """The book of its Locations and of its Time Track, which lie open with the map."""
    return f"{chapter.key}-map"


def _keys_of_map(chapter: ChapterDef) -> set[str]:
    places = {f"location-{dashed(chapter.key)}-{number}" for number in chapter.locations}
    return places | {tale_message(space.beat.key) for space in chapter.spaces.values()}


def aftermath_of(variant: Variant) -> str:
    """The book of what the company has left behind (OS-4.2.13)."""
    return f"aftermath-{variant.key}"


def books_of_battle(battle: Battle) -> list[str]:
    """What was left behind, or what players choose from without a Story."""
    variants = battle.encounter.variants
    if battle.next_step != "aftermath":
        variants = [each for each in variants if each.flag in battle.flags]
    return [aftermath_of(each) for each in variants]


def books_of(story: Story) -> list[str]:
    """OS-1.4.2: the map, and what was read. Answers stand in the book of what asks for them."""
    on_pages = [number for frame in story.frames for number in frame.page]
    read = [library().beats[number].key for number in dict.fromkeys([*story.told, *on_pages])]
    answers = {key for beat in read for key in books()[beat] - {tale_message(beat)}}
    asking = [beat for beat in read if len(books()[beat]) > 1]
    told = [beat for beat in read if beat in asking or tale_message(beat) not in answers]
    return [map_of(story.chapter), *told] if story.map_placed else told


def book(name: str, sources: list[str]) -> str:
    """What a map, a beat or an ending says."""
    said = [each for source in sources for each in messages_in(source)]
    keys = books()[name]
    return "".join([each for each in said if _key(each) in keys])
