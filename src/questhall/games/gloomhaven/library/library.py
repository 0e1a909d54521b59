"""Everything in the box, read from content/*.yaml and checked, and what packs have added."""

from functools import cache
from pathlib import Path

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.games import find_game
from questhall.kernel.packs import with_packs

from ..printed.areas import Area
from ..printed.cards import ClassDef
from ..printed.goals import GoalDef
from ..printed.modifier_cards import BY_NAME
from ..words.battle_goals import JUDGES
from ..words.sentences import heard
from .box import Library
from .classes import read_class
from .hexes import LARGEST_AREA, hexes_in
from .items import read_items
from .monsters import read_decks, read_monsters
from .references import number_printed
from .titles import read_titles

GAME = "questhall.games.gloomhaven"
MONSTER_FILES = ("people", "beasts", "demons", "undead_and_machines", "bosses")
LAST_GOAL = 999
FARTHEST_IN_AREA = 8
MOST_EVENTS = 100  # in each deck of the box


@cache
def library() -> Library:
    """Everything in the box, and what packs have added."""
    additions = find_game("gloomhaven").additions()  # rooms above this one read some of it
    assert additions is not None
    found: Library = with_packs("gloomhaven", additions)
    return found


def box() -> Library:
    """What is in the box, without the books that are read when they are needed."""
    with content_folder(GAME) as folder:
        return read_library(folder)


def read_library(folder: Path) -> Library:
    """The same from these content files."""
    box = Library()
    read_areas(box, read_entry(folder / "areas.yaml", box.source, "areas"))
    for card in BY_NAME.values():
        box.add(card.key, card)
    read_decks(box, read_entry(folder / "decks.yaml", box.source_of_decks, "decks"))
    for name in MONSTER_FILES:
        path = folder / "monsters" / f"{name}.yaml"
        read_monsters(box, read_entry(path, box.source, "monsters"))
    for path in sorted((folder / "classes").glob("*.yaml")):
        add_class(box, read_entry(path, box.source, "classes"))
    box.classes.sort(key=_first_number)
    read_items(box, read_entry(folder / "items.yaml", box.source, "items"))
    read_goals(box, read_entry(folder / "battle_goals.yaml", box.source, "battle_goals"))
    box.titles = read_titles(folder / "scenarios", box.source)
    box.numbers["scenario"] = {title.id: title.number for title in box.titles}
    box.numbers["event"] = {f"event_{number}": number for number in range(1, MOST_EVENTS + 1)}
    return box


def read_areas(box: Library, entry: Entry) -> None:
    for each in entry.entries("areas"):
        name = each.name()
        hexes = hexes_in(each, "hexes", each.text("hexes"), LARGEST_AREA)
        melee = each.flag("grey")
        figure = hexes_in(each, "figure", each.text("figure", "0,0"), LARGEST_AREA)
        each.finish()
        if not hexes or not figure:
            raise each.fault("hexes", "must be at least one")
        if each.source.pack and max(abs(part) for hex in hexes for part in hex) > FARTHEST_IN_AREA:
            raise each.fault("hexes", f"are more than {FARTHEST_IN_AREA} hexes away")
        if name in box.areas:
            raise each.fault("id", f"two areas are called {name!r}")
        box.areas[name] = Area(hexes, melee, True, figure)
        box.area_hexes[name] = hexes
        box.area_figures[name] = figure if melee else []
    entry.finish()


def add_class(box: Library, entry: Entry) -> None:
    kind = read_class(box, entry)
    box.put(entry, kind)
    box.classes.append(kind)


def _first_number(kind: ClassDef) -> int:
    """Classes stand in the order of their printed card numbers."""
    return min(card.number for card in kind.cards)


def read_goals(box: Library, entry: Entry) -> None:
    for each in entry.entries("battle_goals"):
        goal = read_goal(box, each)
        box.put(each, goal)
        box.goals.append(goal)
    entry.finish()


def read_goal(box: Library, entry: Entry) -> GoalDef:
    goal = GoalDef(
        entry.name(),
        number_printed(entry, 1, LAST_GOAL, LAST_GOAL + len(box.goals)),
        entry.number("checks", 1, 2),
        entry.read("judge", heard(entry, box.own, JUDGES.read)),
    )
    entry.finish()
    return goal
