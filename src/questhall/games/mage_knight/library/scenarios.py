"""Scenarios read from the files of packs; those of the box are written in rules."""

from questhall.kernel.content import Entry

from ..rules.goals import ALL, Aim, Conquered, Renowned
from ..rules.map.shapes import OPEN_FIVE, OPEN_FOUR, OPEN_THREE, WEDGE
from ..scenarios.written import Written
from ..words.goals import GOALS

FORM = """
scenarios:
  - id: flooded_keeps
    seats: [1, 2, 3, 4]
    shape: wedge
    rounds: 4
    countryside: [7, 7, 8, 9]
    cities: [1]
    core: [2]
    city_levels: [4]
    cooperative: false
    blitz: false
    hero_battles: true
    assault_costs_reputation: true
    dungeons_again: true
    goals: ["conquer(keep, 3)", "conquer(city, all)", explore, fame(40)]
"""  # the box has no such file; this one shows what a pack writes

SHAPES = (WEDGE, OPEN_THREE, OPEN_FOUR, OPEN_FIVE)
MOST_SEATS = 4
ROUNDS = (1, 10)
COUNTRYSIDE = (3, 14)  # three lie on the table when the game begins
CITIES = (0, 4)
CORE = (0, 8)
LEVELS = (1, 11)
MOST_GOALS = 6
MOST_PLACES = 12
FAME = (5, 120)


def read_scenario(entry: Entry) -> Written:
    scenario = Written()
    scenario.key = entry.name()
    scenario.seats = tuple(_numbers(entry, "seats", 1, MOST_SEATS))
    scenario.shape = entry.one_of("shape", SHAPES)
    scenario.length = entry.number("rounds", *ROUNDS)
    scenario.countryside_count = _for_each_number(entry, "countryside", *COUNTRYSIDE)
    scenario.city_count = _for_each_number(entry, "cities", *CITIES)
    scenario.core_count = _for_each_number(entry, "core", *CORE)
    scenario.levels = _numbers(entry, "city_levels", *LEVELS)
    scenario.fortified_cities = bool(scenario.levels)
    scenario.together = entry.flag("cooperative")
    scenario.blitz = entry.flag("blitz")
    scenario.duels = entry.flag("hero_battles", True)
    scenario.assault_costs_reputation = entry.flag("assault_costs_reputation", True)
    scenario.dungeons_again = entry.flag("dungeons_again", True)
    scenario.aims = entry.read_each("goals", GOALS.read)
    entry.finish()
    _check(entry, scenario)
    return scenario


def _numbers(entry: Entry, field: str, low: int, high: int) -> list[int]:
    fit = [str(number) for number in range(low, high + 1)]
    words = entry.words(field)
    if not set(words) <= set(fit) or len(words) > MOST_SEATS:
        raise entry.fault(field, f"are at most {MOST_SEATS} numbers from {low} to {high}")
    return [int(word) for word in words]


def _for_each_number(entry: Entry, field: str, low: int, high: int) -> tuple[int, ...]:
    """For one hero, for two, and so on; the last number stands for all that follow."""
    found = _numbers(entry, field, low, high)
    if not found:
        raise entry.fault(field, "is missing: a number for one hero, for two, and so on")
    return tuple([found[min(place, len(found) - 1)] for place in range(MOST_SEATS)])


def _check(entry: Entry, scenario: Written) -> None:
    if not scenario.seats or list(scenario.seats) != sorted(set(scenario.seats)):
        raise entry.fault("seats", "are the numbers of heroes that can play it, in their order")
    if not 0 < len(scenario.aims) <= MOST_GOALS:
        raise entry.fault("goals", f"must be from 1 to {MOST_GOALS}")
    for aim in scenario.aims:
        _check_goal(entry, aim)
    land = [sum(each) for each in zip(scenario.countryside_count, scenario.city_count, strict=True)]
    if min(land) + min(scenario.core_count) <= COUNTRYSIDE[0]:
        raise entry.fault("countryside", "and the rest is no more than what lies there at first")


def _check_goal(entry: Entry, aim: Aim) -> None:
    if isinstance(aim, Renowned) and not FAME[0] <= aim.fame <= FAME[1]:
        raise entry.fault("goals", f"fame is from {FAME[0]} to {FAME[1]}")
    if isinstance(aim, Conquered) and not ALL <= aim.count <= MOST_PLACES:
        raise entry.fault("goals", f"places are at most {MOST_PLACES}, or all")
