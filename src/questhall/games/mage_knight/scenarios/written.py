"""Scenarios that packs write down: a map, so many rounds, and goals that count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow

from ..printed.kinds import Site
from ..rules.goals import Aim
from ..rules.map.shapes import WEDGE
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal, Scenario, time_comes_again
from ..rules.scoring import Line, categories, fame_and_achievements, note_scores
from .cooperation import dummy_first, remove_tactic

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm

WORTH = 6.0  # what a place that counts is worth to bots, in fame


class Written(Scenario):
    """A scenario out of a file. In a solo or cooperative game its goals decide, else fame does."""

    def __init__(self) -> None:
        self.shape = WEDGE
        self.length = 4
        self.levels: list[int] = []  # of the cities as they are revealed; the last one stays
        self.together = False
        self.blitz = False
        self.duels = True  # may heroes attack each other?
        self.aims: list[Aim] = []

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = self.shape
        rules.blitz = self.blitz
        rules.closed_cities = not self.levels
        rules.cooperative = self.together and seats > 1
        rules.hero_battles = self.duels

    def rounds(self, realm: Realm) -> int:
        return self.length

    def city_level(self, realm: Realm, number: int) -> int:
        return self.levels[min(number, len(self.levels)) - 1] if self.levels else 0

    # -- together ------------------------------------------------------------------

    def has_dummy(self, realm: Realm) -> bool:
        return self.together or len(realm.heroes) == 1

    def is_competitive(self, realm: Realm) -> bool:
        return len(realm.heroes) > 1 and not self.together

    def choosers(self, realm: Realm, seats: list[int]) -> list[int]:
        if realm.rules.cooperative:
            return dummy_first(seats)  # MK-15.5.4
        return seats

    def tactic_returns(self, realm: Realm, returns: bool) -> bool:
        return realm.rules.cooperative or returns

    def round_ended(self, realm: Realm) -> Flow[None]:
        wanted = realm.rules.cooperative and not realm.scenario_ended
        if wanted and time_comes_again(realm):
            yield from remove_tactic(realm)

    # -- the goals -----------------------------------------------------------------

    def turn_ended(self, realm: Realm, hero: Hero) -> None:
        if self.succeeded(realm):
            end_scenario(realm)

    def succeeded(self, realm: Realm) -> bool:
        return all(aim.reached(realm) for aim in self.aims)

    def goals(self, realm: Realm) -> list[Goal]:
        return [aim.goal(realm) for aim in self.aims]

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        found: list[tuple[int, float]] = []
        for space, place in realm.places.items():
            if place.site != Site.CITY and any(aim.wants(place) for aim in self.aims):
                found.append((space, WORTH))
        return found

    def score_lines(self, realm: Realm) -> list[Line]:
        return fame_and_achievements(realm, categories(realm), self.is_competitive(realm))

    def score(self, realm: Realm) -> None:
        if self.is_competitive(realm):
            super().score(realm)
            return
        note_scores(realm, self.score_lines(realm))
        realm.results = [1.0 if self.succeeded(realm) else 0.0] * len(realm.heroes)
