"""Conquest, full, blitz and solo (MK-15.2 to MK-15.4), and what other scenarios share with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING

from ..printed.kinds import Site
from ..rules.map.cities import leader_of
from ..rules.map.shapes import OPEN_FIVE, OPEN_FOUR, WEDGE
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal, Scenario
from ..rules.scoring import Category, Line, categories, fame_and_achievements, great_category

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Place, Realm

LED = 7  # fame per city (MK-15.2.4)
SHARED = 4
STRONG = 10  # the level of two cities for two teams (MK-15.2.6)
SOLO_LEVELS = (5, 8)  # MK-15.4.2
SOLO_CITY = 10  # MK-15.4.8
ALL_CITIES = 15
ROUND_LEFT = 30
NOT_ANNOUNCED = 5
LAST_ASSAULT = 12.0


def cities_on_map(realm: Realm) -> list[Place]:
    """A megapolis is one city (MK-14.8.6)."""
    return [
        place
        for space, place in realm.places.items()
        if place.site == Site.CITY and realm.garrison_space(space) == space
    ]


def conquered_cities(realm: Realm) -> list[Place]:
    return [place for place in cities_on_map(realm) if place.conquered]


def mission_lines(realm: Realm, rounds: int, all_taken: bool) -> list[Line]:
    """In a solo or cooperative game (MK-15.4.8, MK-15.5.8)."""
    cards = 0 if realm.dummy is None else len(realm.dummy.deck)
    return [
        Line("cities", [SOLO_CITY * len(conquered_cities(realm))]),
        Line("all-cities", [ALL_CITIES if all_taken else 0]),
        Line("rounds-left", [ROUND_LEFT * (rounds - realm.round)]),
        Line("dummy-cards", [cards]),
        Line("not-announced", [NOT_ANNOUNCED if realm.round_ended_by == NOTHING else 0]),
    ]


class Conquest(Scenario):
    """Take the cities; the most fame wins."""

    key = "full_conquest"
    number = 2
    variants: tuple[str, ...] = ("two_cities",)
    countryside_count: tuple[int, ...] = (0, 8, 9, 11)
    city_count: tuple[int, ...] = (0, 2, 3, 4)
    core_count: tuple[int, ...] = (0, 1, 2, 3)
    fortified_cities = True
    level = 4
    length = 6

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = OPEN_FIVE if seats == 4 else WEDGE

    def rounds(self, realm: Realm) -> int:
        return self.length

    def cities(self, rules: HouseRules, seats: int) -> int:
        return 2 if rules.two_cities else super().cities(rules, seats)

    def city_level(self, realm: Realm, number: int) -> int:
        return STRONG if realm.rules.two_cities else self.level

    def conquered(self, realm: Realm, hero: Hero, space: int) -> None:
        """MK-15.2.3"""
        if realm.places[space].site == Site.CITY and self.succeeded(realm):
            end_scenario(realm)

    def succeeded(self, realm: Realm) -> bool:
        return len(conquered_cities(realm)) == self.tiles(realm)[1]

    def categories(self, realm: Realm) -> list[Category]:
        """With the Greatest City Conqueror (MK-15.2.4)."""
        fame = [self._city_fame(realm, hero) for hero in realm.heroes]
        return [*categories(realm), great_category("city-conqueror", fame)]

    def _city_fame(self, realm: Realm, hero: Hero) -> int:
        """A city that did not fall has no leader, but the shields on it count."""
        total = 0
        for place in cities_on_map(realm):
            if place.conquered and leader_of(realm, place) == hero.seat:
                total += LED
            elif hero.seat in place.shields:
                total += SHARED
        return total

    def goals(self, realm: Realm) -> list[Goal]:
        cities = self.tiles(realm)[1]
        return [
            Goal("find-cities", realm.cities_revealed, cities),
            Goal("conquer-cities", len(conquered_cities(realm)), cities),
        ]

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        """In the last round nobody waits for a better day to storm a city."""
        if realm.round < self.rounds(realm):
            return []
        return [
            (space, LAST_ASSAULT)
            for space, place in realm.places.items()
            if place.site == Site.CITY and not place.conquered
        ]

    def lines_together(self, realm: Realm) -> list[Line]:
        """MK-15.4.8"""
        lines = fame_and_achievements(realm, categories(realm), False)
        return lines + mission_lines(realm, self.rounds(realm), self.succeeded(realm))


class BlitzConquest(Conquest):
    """MK-15.3; a solo game has the cities of Solo Conquest (MK-15.4.10)."""

    key = "blitz_conquest"
    number = 3
    seats: tuple[int, ...] = (1, 2, 3, 4)
    variants: tuple[str, ...] = ()
    countryside_count: tuple[int, ...] = (6, 6, 7, 9)
    city_count: tuple[int, ...] = (2, 2, 3, 4)
    core_count: tuple[int, ...] = (1, 1, 2, 3)
    level = 3
    length = 4

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = OPEN_FOUR if seats == 4 else WEDGE
        rules.blitz = True

    def city_level(self, realm: Realm, number: int) -> int:
        return SOLO_LEVELS[number - 1] if len(realm.heroes) == 1 else self.level

    def score_lines(self, realm: Realm) -> list[Line]:
        if len(realm.heroes) == 1:
            return self.lines_together(realm)
        return super().score_lines(realm)


class SoloConquest(Conquest):
    """MK-15.4"""

    key = "solo_conquest"
    number = 4
    seats: tuple[int, ...] = (1,)
    variants: tuple[str, ...] = ()
    countryside_count: tuple[int, ...] = (7,)
    city_count: tuple[int, ...] = (2,)
    core_count: tuple[int, ...] = (2,)

    def city_level(self, realm: Realm, number: int) -> int:
        return SOLO_LEVELS[number - 1]

    def score_lines(self, realm: Realm) -> list[Line]:
        return self.lines_together(realm)
