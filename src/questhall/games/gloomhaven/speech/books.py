"""Which texts a client loads when: those of events only where events are drawn."""

import re
from functools import cache

from questhall.kernel.language.speaking import message
from questhall.kernel.text import messages_in

from ..campaign.page import CAMPAIGN, FINDS
from ..library.library import library
from ..library.scenarios import scenario
from ..printed.cards import ClassDef
from ..printed.scenario import EVERYTHING, book_of

EVENTS = "events"
STARTS = {
    EVENTS: ("tale-", "outcome-"),
    CAMPAIGN: ("quest-", "record-", "dot-"),
}
# How outcomes are put into words; the book has them ready made.
OF_WORDS = ("start-", "when-", "reward-", "penalty-", "chest-")
# How cards and items are put into words; the catalogue has them ready made.
OF_CARDS = ("word-", "rider-", "gives-", "window-")
SCENARIO = "scenario-"
DUNGEON = "dungeon-"  # names of rooms, in the books of scenarios that draw them

_KEY = re.compile(r"[\w-]+")
_ATTRIBUTE = re.compile(r"^    \.[\w-]+ =.*\n?", re.MULTILINE)


def books() -> list[str]:
    """The books by name: locked classes and scenarios have one each."""
    locked = [kind.key for kind in library().classes if kind.locked]
    return [*STARTS, FINDS, *locked, *[book_of(number) for number in EVERYTHING]]


def every_table(sources: list[str]) -> list[str]:
    """What is said at all tables. Of scenarios these are the names."""
    unsaid = (DUNGEON, *OF_WORDS, *[start for book in STARTS.values() for start in book])
    locked = {key for kind in library().classes if kind.locked for key in _keys_of(kind)}
    locked |= _keys_of_finds()
    return [
        _ATTRIBUTE.sub("", each) if each.startswith(SCENARIO) else each
        for each in _messages(sources)
        if not each.startswith(unsaid)
        and not each.startswith(OF_CARDS)
        and _key(each) not in locked
    ]


def book(name: str, sources: list[str]) -> str:
    """Stories of events; personal quests, Town Records and dots; items that are found; a locked
    class; a scenario."""
    found = [each for each in _messages(sources) if _is_in(name, each)]
    return "".join([f"{each.rstrip()}\n" for each in found])


def _is_in(name: str, text: str) -> bool:
    if name in STARTS:
        return text.startswith(STARTS[name])
    if name == FINDS:
        return _key(text) in _keys_of_finds()
    for kind in library().classes:
        if kind.key == name:
            return _key(text) in _keys_of(kind)
    for number in EVERYTHING:
        if book_of(number) == name:
            chosen = scenario(number)
            drawn = chosen.plan is not None and text.startswith(DUNGEON)
            return drawn or _key(text) == message("scenario", chosen.id)
    return False


def _messages(sources: list[str]) -> list[str]:
    return [each for source in sources for each in messages_in(source)]


def _key(text: str) -> str:
    found = _KEY.match(text)
    return found[0] if found else ""


def _keys_of(kind: ClassDef) -> set[str]:
    """The names of its cards, creatures and modifier cards."""
    cards = [message("card", card.key) for card in [*kind.cards, *kind.supplies]]
    creatures = [message("summon", creature.key) for creature in kind.summons]
    added = [message("modifier", card.key) for perk in kind.perks for card in perk.added]
    return {*cards, *creatures, *added}


@cache
def _keys_of_finds() -> set[str]:
    """The names of items that are found, and of their creatures."""
    finds = [item for item in library().items if item.is_find]
    creatures = [message("summon", each.key) for item in finds for each in item.creatures]
    return {*[message("item", item.key) for item in finds], *creatures}
