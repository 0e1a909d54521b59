"""What scenarios say of themselves (MK-0.1.1): the general rules are the defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ..printed.cards import TileDef, UnitDef
from ..state.moments import Moment
from .audience import listeners, seat
from .scoring import Category, Line, categories, fame_and_achievements, note_scores, win_by_score

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm


class Goal:
    """Something that the mission requires: how much is done, and how much is needed."""

    def __init__(self, name: str, now: int, needed: int) -> None:
        self.name = name
        self.now = now
        self.needed = needed


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Moment):
    """What a scenario is made of. What it changes while it is played, it says at moments."""

    key = ""
    number = 0  # its place in the scenario book
    seats: tuple[int, ...] = (2, 3, 4)
    variants: tuple[str, ...] = ()  # table options that only some scenarios allow
    countryside_count: tuple[int, ...] = ()  # for one hero, for two, and so on
    city_count: tuple[int, ...] = ()
    core_count: tuple[int, ...] = ()
    fortified_cities = False  # do they have garrisons?
    assault_costs_reputation = True
    towers_give_spells = True
    dungeons_again = True  # MK-18.3.3
    city_is_friendly = False  # MK-15.7.12
    new_land = 5.0  # what a new tile is worth to bots, in fame

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        """Set the map shape and the like."""

    def has_dummy(self, realm: Realm) -> bool:
        return len(realm.heroes) == 1

    def is_competitive(self, realm: Realm) -> bool:
        return len(realm.heroes) > 1

    def tiles(self, realm: Realm) -> tuple[int, int, int]:
        """The numbers of countryside, city and other core tiles."""
        seats = len(realm.heroes)
        cities = self.cities(realm.rules, seats)
        return self.countryside_count[seats - 1], cities, self.core_count[seats - 1]

    def cities(self, rules: HouseRules, seats: int) -> int:
        return self.city_count[seats - 1]

    def countryside(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def city_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def core_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def elites_used(self, elites: list[UnitDef]) -> list[UnitDef]:
        return elites

    def rounds(self, realm: Realm) -> int:
        raise TypeError(f"{self.key} does not say how long it lasts")

    def city_level(self, realm: Realm, number: int) -> int:
        """The level of the city revealed as number `number`; 0 means without a garrison."""
        return 0

    def succeeded(self, realm: Realm) -> bool:
        """Is the mission of the scenario accomplished?"""
        return False

    def is_chosen(self, realm: Realm, seat: int) -> bool:
        """A team's secret: who is to win for it (MK-15.11.7)."""
        return False

    def categories(self, realm: Realm) -> list[Category]:
        """The categories that count."""
        return categories(realm)

    def goals(self, realm: Realm) -> list[Goal]:
        """What the mission requires, and how much of it is done."""
        return []

    def progress(self, realm: Realm, seat: int) -> float:
        """How much of the mission is done, from 0 to 1; for bots."""
        parts = [min(1.0, goal.now / max(1, goal.needed)) for goal in self.goals(realm)]
        return sum(parts) / len(parts) if parts else 0.5

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        """Spaces where the hero should be, and what that is worth in fame; for bots."""
        return []

    def score_lines(self, realm: Realm) -> list[Line]:
        """The score sheet; a solo game has no titles (MK-15.4.9)."""
        return fame_and_achievements(realm, self.categories(realm), len(realm.heroes) > 1)

    def score(self, realm: Realm) -> None:
        """The game is over: give all seats their results. In a solo game the mission decides."""
        if len(realm.heroes) == 1:
            note_scores(realm, self.score_lines(realm))
            realm.results = [1.0 if self.succeeded(realm) else 0.0]
        else:
            win_by_score(realm, self.score_lines(realm))


def all_land(realm: Realm) -> Goal:
    """The whole stack of tiles must be revealed."""
    return Goal("reveal-land", len(realm.laid), len(realm.laid) + len(realm.tile_deck))


def time_comes_again(realm: Realm) -> bool:
    """May another such day or night follow?"""
    wait = 2
    for each in listeners(realm, Moment.rounds_until_again):
        wait = each.rounds_until_again(wait)
    return realm.round + wait <= scenario_of(realm).rounds(realm)


def draw_tiles(realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
    """`count` tiles at random (MK-2.1.15)."""
    places = list(range(len(tiles)))
    realm.chance.shuffle("tiles", places)
    return [tiles[place] for place in places[:count]]


_SCENARIOS: dict[str, Scenario] = {}


def register(scenario: Scenario) -> None:
    _SCENARIOS[scenario.key] = scenario
    seat(scenario.key, scenario)


def scenario_named(key: str) -> Scenario:
    return _SCENARIOS[key]


def scenario_of(realm: Realm) -> Scenario:
    return _SCENARIOS[realm.scenario]
