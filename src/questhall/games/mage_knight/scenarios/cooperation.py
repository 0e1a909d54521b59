"""Cooperation, full and blitz (MK-15.5, MK-15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..rules.map.cities import leader_of
from ..rules.map.shapes import OPEN_FIVE
from ..rules.scenario import time_comes_again
from ..rules.scoring import Line, note_scores
from ..state.heroes import DUMMY_SEAT
from .conquest import Conquest, conquered_cities

if TYPE_CHECKING:
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm

EVERYBODY_LEADS = 10


class Cooperation(Conquest):
    """All against the dummy's clock; they win or lose together."""

    key = "full_cooperation"
    number = 5
    seats: tuple[int, ...] = (2, 3)
    variants: tuple[str, ...] = ("lowest_counts",)
    countryside_count: tuple[int, ...] = (0, 8, 10)
    city_count: tuple[int, ...] = (0, 3, 4)
    core_count: tuple[int, ...] = (0, 2, 3)
    last_level: tuple[int, ...] = (0, 8, 11)
    level = 5

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = OPEN_FIVE
        rules.cooperative = True

    def has_dummy(self, realm: Realm) -> bool:
        return True

    def is_competitive(self, realm: Realm) -> bool:
        return False

    def city_level(self, realm: Realm, number: int) -> int:
        last = number == self.tiles(realm)[1]
        return self.last_level[len(realm.heroes) - 1] if last else self.level

    def choosers(self, realm: Realm, seats: list[int]) -> list[int]:
        return dummy_first(seats)  # MK-15.5.4

    def tactic_returns(self, realm: Realm, returns: bool) -> bool:
        return True

    def round_ended(self, realm: Realm) -> Flow[None]:
        """This matters only if that time of day returns."""
        if not realm.scenario_ended and time_comes_again(realm):
            yield from remove_tactic(realm)

    def score_lines(self, realm: Realm) -> list[Line]:
        """MK-15.5.8"""
        leaders = [leader_of(realm, place) for place in conquered_cities(realm)]
        all_lead = all(hero.seat in leaders for hero in realm.heroes)
        bonus = Line("everybody-leads", [EVERYBODY_LEADS if all_lead else 0])
        return [*self.lines_together(realm), bonus]

    def score(self, realm: Realm) -> None:
        note_scores(realm, self.score_lines(realm))
        realm.results = [1.0 if self.succeeded(realm) else 0.0] * len(realm.heroes)


def remove_tactic(realm: Realm) -> Flow[None]:
    """One tactic that a hero used is removed (MK-15.5.5)."""
    options = [Option("remove-tactic", hero.tactic) for hero in realm.heroes]
    seats = [hero.seat for hero in realm.heroes]
    answer = yield Decision(seats, "remove-tactic", options, "MK-15.5.5")
    for hero in realm.heroes:
        if hero.tactic == answer.what:
            realm.removed.append(hero.tactic)
            hero.tactic = NOTHING


def dummy_first(seats: list[int]) -> list[int]:
    """The dummy takes its tactic before everybody else."""
    return [DUMMY_SEAT, *[seat for seat in seats if seat != DUMMY_SEAT]]


class BlitzCooperation(Cooperation):
    """MK-15.6"""

    key = "blitz_cooperation"
    number = 6
    countryside_count: tuple[int, ...] = (0, 7, 8)
    city_count: tuple[int, ...] = (0, 2, 3)
    core_count: tuple[int, ...] = (0, 1, 2)
    levels_in_order = (5, 8, 11)
    length = 4

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        super().prepare_rules(rules, seats)
        rules.blitz = True

    def city_level(self, realm: Realm, number: int) -> int:
        return self.levels_in_order[number - 1]
