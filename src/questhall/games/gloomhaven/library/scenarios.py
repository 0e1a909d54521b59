"""Reads and checks the scenario book, content/scenarios/*.yaml."""

from collections.abc import Callable, Collection
from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.games import OptionValue
from questhall.kernel.packs import pack_of

from ..printed.dungeon import STANDARD, DungeonPlan
from ..printed.goals import TreasureDef
from ..printed.scenario import (
    DUNGEON,
    EVERYTHING,
    IN_THE_BOOK,
    RANDOM_DUNGEON,
    SCENARIOS,
    ScenarioDef,
    ScenarioTitle,
)
from ..scenarios.dungeon_map import KEY, before_the_entrance
from ..scenarios.reading import read_rules
from ..words.sentences import sentence, sentences
from .box import Library
from .dungeon import dungeon_called, read_plan
from .library import GAME, library
from .maps import read_map
from .names import names_in_box
from .references import key_of
from .titles import file_of
from .treasures import treasures

MOST_RULES = 20  # in a pack
UNNUMBERED = -1


def read_scenario(
    entry: Entry,
    monster_types: Collection[str] | None = None,
    chests: dict[int, TreasureDef] | None = None,
    plan: Callable[[Entry], DungeonPlan] = read_plan,
) -> ScenarioDef:
    """Read one scenario file. If types are given, its monsters must be among them."""
    number = entry.number("scenario", RANDOM_DUNGEON, SCENARIOS, UNNUMBERED)
    if number == UNNUMBERED:
        raise entry.fault("scenario", "is missing")
    scenario = ScenarioDef(number, entry.name())
    scenario.names = entry.words("names")
    scenario.monsters = entry.words("monsters")
    for type in scenario.monsters:
        if monster_types is not None and type not in monster_types:
            raise entry.fault("monsters", f"{type!r} is no monster")
    scenario.treasures = treasures() if chests is None else chests
    dungeon = entry.entry("dungeon")
    if dungeon is not None:
        scenario.plan = plan(dungeon)
    else:
        read_map(entry, scenario)
    _read_words(entry, scenario, ())
    return scenario


def _read_words(entry: Entry, scenario: ScenarioDef, own: Collection[str]) -> None:
    """The goal, the set-up and the rules."""
    scenario.goal = sentence(entry, entry.text("goal", ""), own)
    read_rules(entry, scenario, own)
    scenario.setup = sentences(entry, "setup", own)
    scenario.rules = sentences(entry, "rules", own)
    entry.finish()


# -- of packs ------------------------------------------------------------------------


def add_scenario(box: Library, entry: Entry) -> None:
    """A scenario of a pack. It has its own treasures; its number follows those in the book."""
    name = entry.name()
    number = box.numbers["scenario"][name]
    scenario = ScenarioDef(number, name)
    if entry.has("scenario") or entry.has("dungeon"):
        field = "scenario" if entry.has("scenario") else "dungeon"
        raise entry.fault(field, "is only for scenarios in the box")
    words = entry.words("monsters")
    monsters = [key_of(entry, "monsters", name, box.monsters, "monster") for name in words]
    scenario.monsters = list(dict.fromkeys(monsters))
    names = [entry.source.key(name) for name in entry.words("names")]
    scenario.names = [*names, *names_in_box()]
    scenario.treasures = box.treasures
    read_map(entry, scenario)
    if not entry.has("goal"):
        raise entry.fault("goal", "is missing")
    _read_words(entry, scenario, {*box.own, *names})
    if max(len(scenario.setup), len(scenario.rules)) > MOST_RULES:
        raise entry.fault("rules", f"are more than {MOST_RULES}")
    box.put(entry, scenario)
    box.scenarios[number] = scenario
    box.titles.append(ScenarioTitle(number, scenario.id, scenario.monsters))


# -- the book ------------------------------------------------------------------------


def scenario_numbers() -> list[int]:
    """Those in the book, and then those of packs."""
    return [*IN_THE_BOOK, *library().scenarios]


def scenario_list() -> list[ScenarioTitle]:
    """All but the random dungeon, with their names."""
    return library().titles


def chosen_scenario(options: dict[str, OptionValue]) -> ScenarioDef:
    """What the table has agreed to play. The penalties of scenarios in the book are not its
    choice."""
    choice = options["scenario"]
    book = scenario(RANDOM_DUNGEON if choice == DUNGEON else number_called(choice))
    if book.plan is None:
        return book
    chosen = str(options["penalties"]) if choice == DUNGEON else STANDARD
    return before_the_entrance(book, chosen)


def is_scenario(key: str) -> bool:
    """Is it the key of a scenario? `scenario_minus_1` is a card."""
    if pack_of(key):
        return key in _numbers_by_name()
    return key.startswith(KEY) or key.removeprefix("scenario_").isdecimal()


def scenario_called(key: str) -> ScenarioDef:
    """A scenario by the key that saves use; that of a dungeon names its rooms."""
    if pack_of(key) or not key.startswith(KEY):
        return scenario(number_called(key.removeprefix("scenario_")))
    named = key.removeprefix(KEY).partition(".")[0]
    return dungeon_called(key, scenario(number_called(named)))


def number_called(name: OptionValue) -> int:
    """The number of a scenario by what it is called in set-ups, offers and saves: that number, for
    those of packs their name."""
    return _numbers_by_name()[str(name)]


def number_in(offer: str) -> int:
    """The scenario that the key of an offer names, `scenario:12`; 0 if it names none."""
    return _numbers_by_name().get(offer.partition(":")[2], RANDOM_DUNGEON)


def choice_of(number: int) -> OptionValue:
    """What a scenario is called there."""
    of_packs = library().scenarios
    return of_packs[number].id if number in of_packs else number


@cache
def _numbers_by_name() -> dict[str, int]:
    """Each number as a key spells it: other spellings of it would be other keys."""
    of_packs = {each.id: number for number, each in library().scenarios.items()}
    return {str(number): number for number in EVERYTHING} | of_packs


@cache
def scenario(number: int) -> ScenarioDef:
    """The scenario with this number, or the random dungeon."""
    if number in library().scenarios:
        return library().scenarios[number]
    if number not in EVERYTHING:
        raise KeyError(f"there is no scenario {number}")
    return read_from_book(number, treasures(), read_plan)


def plan_unread(entry: Entry) -> DungeonPlan:
    """Instead of the cards of a random dungeon, where only the map matters."""
    for field in ("rooms", "foes"):
        entry.words(field)
    return DungeonPlan([], [], entry.flag("prize"))


def read_from_book(
    number: int, chests: dict[int, TreasureDef], plan: Callable[[Entry], DungeonPlan]
) -> ScenarioDef:
    """The scenario of the box with this number."""
    with content_folder(GAME) as folder:
        entry = read_entry(folder / "scenarios" / file_of(number), None, "scenarios")
        found = read_scenario(entry, chests=chests, plan=plan)
    if found.number != number:
        raise entry.fault("scenario", f"is {found.number}; the file is called {file_of(number)}")
    return found
