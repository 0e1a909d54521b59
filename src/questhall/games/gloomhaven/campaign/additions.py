"""What packs may add, folder by folder.

First the names of everything in a pack are noted, then it is read: its things may name one another
in any order.
"""

from collections.abc import Callable, Iterator

from questhall.kernel.content import BadContent, Entry, Source
from questhall.kernel.content_shapes import shape_of
from questhall.kernel.packs import Additions

from ..library import library
from ..library.box import Library
from ..library.items import read_items
from ..library.library import add_class, read_areas, read_goals
from ..library.monsters import read_decks, read_monsters
from ..library.scenarios import add_scenario, plan_unread, read_from_book
from ..library.treasures import add_treasures, read_treasures
from ..printed.scenario import EVERYTHING
from .board import add_pages, read_board
from .event_decks import DECKS, FIRST_OF_PACKS
from .events.reading import add_events, read_events
from .quests.reading import add_quests, read_quests

Reader = Callable[[Library, Entry], None]

MOST_THINGS = 200  # in one file


def box() -> Library:
    """What is in the box; the books only for whoever notes the form of their files."""
    found = library.box()
    if shape_of("scenarios") is not None:
        _read_books(found)
    return found


def _read_books(box: Library) -> None:
    chests = read_treasures(box)
    for number in EVERYTHING:
        read_from_book(number, chests, plan_unread)
    read_board(box)
    read_events(box)
    read_quests(box, Source())


def _ids(entry: Entry, *fields: str) -> list[str]:
    """The names in the lists of a file."""
    found: list[str] = []
    for field in fields:
        entries = entry.entries(field) if entry.has(field) else []
        if len(entries) > MOST_THINGS:
            raise entry.fault(field, f"are {len(entries)}, must be at most {MOST_THINGS}")
        found += [each.text("id") for each in entries]
    return found


def _with_creatures(entry: Entry) -> list[str]:
    """Items, and the creatures that they summon."""
    summons = [each.entry("summon") for each in entry.entries("items")]
    return [*_ids(entry, "items"), *(each.text("id") for each in summons if each is not None)]


def _of_class(entry: Entry) -> list[str]:
    return [entry.text("class"), *_ids(entry, "cards", "supplies", "summons")]


def _declare_scenario(box: Library, entry: Entry) -> None:
    """Its number follows those in the book."""
    name = entry.text("id")
    box.declare("scenarios", entry, [name])
    numbers = box.numbers["scenario"]
    numbers[entry.source.key(name)] = len(numbers) + 1


def _declare_events(box: Library, entry: Entry) -> None:
    names = _ids(entry, "events")
    box.declare("events", entry, names)
    for name in names:
        number = FIRST_OF_PACKS + len(box.event_decks)
        box.numbers["event"][entry.source.key(name)] = number
        box.event_decks[number] = entry.one_of("deck", DECKS)


def _declare_board(box: Library, entry: Entry) -> None:
    names = entry.words("achievements")
    box.declare("board", entry, names)
    box.achievements += [entry.source.key(name) for name in names]


def _declare_quests(box: Library, entry: Entry) -> None:
    names = _ids(entry, "quests")
    box.declare("personal_quests", entry, names)
    box.quest_names += [entry.source.key(name) for name in names]


def _declared(folder: str, names: Callable[[Entry], list[str]]) -> Reader:
    def declare(box: Library, entry: Entry) -> None:
        box.declare(folder, entry, names(entry))

    return declare


def _listed(folder: str, *fields: str) -> Reader:
    return _declared(folder, lambda entry: _ids(entry, *fields))


# What is read first may be named by what follows.
READERS: dict[str, Reader] = {
    "areas": read_areas,
    "decks": read_decks,
    "monsters": read_monsters,
    "items": read_items,
    "classes": add_class,
    "battle_goals": read_goals,
    "treasures": add_treasures,
    "scenarios": add_scenario,
    "board": add_pages,
    "events": add_events,
    "personal_quests": add_quests,
}
DECLARED: dict[str, Reader] = {
    "areas": _listed("areas", "areas"),
    "decks": _listed("decks", "decks"),
    "monsters": _listed("monsters", "monsters", "bosses"),
    "items": _declared("items", _with_creatures),
    "classes": _declared("classes", _of_class),
    "battle_goals": _listed("battle_goals", "battle_goals"),
    "treasures": _listed("treasures", "treasures"),
    "scenarios": _declare_scenario,
    "board": _declare_board,
    "events": _declare_events,
    "personal_quests": _declare_quests,
}


def _settle(box: Library) -> Iterator[BadContent]:
    """Read what was declared, and say what is wrong with it. Where there are faults in a folder,
    those that follow are not read: they may name what is missing now."""
    waiting, box.waiting = box.waiting, []
    for folder, read in READERS.items():
        faults: list[BadContent] = []
        for each in [entry for place, entry in waiting if place == folder]:
            try:
                read(box, each)
            except BadContent as fault:
                faults.append(fault)
        yield from faults
        if faults:
            return


ADDITIONS = Additions(box, DECLARED, _settle)
