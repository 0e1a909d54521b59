"""One to Return (MK-15.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions

from ..printed.kinds import Site
from ..rules.map.movement import is_ours
from ..rules.map.shapes import WEDGE
from ..rules.scenario import Goal, Scenario
from ..rules.scoring import Line
from ..rules.teams import sides
from ..state.heroes import OFF_MAP

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Realm

CLOSED_PORTAL = "portal"  # the space, once the portal is closed
RETURN = 30.0  # what standing there in the last round is worth to bots, in fame


class OneToReturn(Scenario):
    key = "one_to_return"
    number = 11
    variants: tuple[str, ...] = ("epic",)
    countryside_count: tuple[int, ...] = (0, 7, 8, 10)
    city_count: tuple[int, ...] = (0, 1, 2, 3)
    core_count: tuple[int, ...] = (0, 1, 2, 3)
    fortified_cities = True
    level = 3

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        rules.shape = WEDGE

    def rounds(self, realm: Realm) -> int:
        return 6 if realm.rules.epic else 4

    def tiles(self, realm: Realm) -> tuple[int, int, int]:
        """One more of each in the epic version (MK-15.11.6)."""
        countryside, cities, cores = super().tiles(realm)
        more = 1 if realm.rules.epic else 0
        return countryside + more, cities, cores + more

    def cities(self, rules: HouseRules, seats: int) -> int:
        return super().cities(rules, seats) + (1 if rules.epic else 0)

    def city_level(self, realm: Realm, number: int) -> int:
        return self.level + (1 if realm.rules.epic else 0)

    def board_is_set(self, realm: Realm) -> Flow[None]:
        """Each team chooses in secret who is to return (MK-15.11.7)."""
        if realm.rules.teams:
            for side in sides(realm):
                options = [Option("chosen-one", seat) for seat in side]
                answer = yield Decision(side, "chosen-one", options, "MK-15.11.7", secret=True)
                realm.memory[_chosen(side)] = answer.what
                for seat in side:
                    realm.tell("chosen-one", "MK-15.11.7", answer.what, seen_by=seat)

    def round_ended(self, realm: Realm) -> Flow[None]:
        """The portal closes with the first day (MK-15.11.3); the last night ends the game, even if
        it comes early."""
        if not realm.day:
            realm.memory["night"] = realm.memory.get("night", 0) + 1
            if 2 * realm.memory["night"] >= self.rounds(realm):
                realm.scenario_ended = True
        elif CLOSED_PORTAL not in realm.memory:
            _close_portal(realm)
        return no_decisions()

    def goals(self, realm: Realm) -> list[Goal]:
        portal = realm.memory.get(CLOSED_PORTAL, OFF_MAP)
        there = [hero for hero in realm.heroes if hero.space == portal != OFF_MAP]
        return [
            Goal("stand-on-portal", len(there), 1),
            Goal("reach-night", realm.memory.get("night", 0), self.rounds(realm) // 2),
        ]

    def progress(self, realm: Realm, seat: int) -> float:
        """To be alive, and on the portal at the end."""
        hero = realm.heroes[seat]
        if hero.out:
            return 0.0
        if realm.round < self.rounds(realm):
            return 0.5
        return 1.0 if hero.space == realm.memory.get(CLOSED_PORTAL, OFF_MAP) else 0.3

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        portal = realm.memory.get(CLOSED_PORTAL, OFF_MAP)
        last = realm.round == self.rounds(realm)
        return [(portal, RETURN)] if last and portal != OFF_MAP else []

    def score_lines(self, realm: Realm) -> list[Line]:
        return []

    def score(self, realm: Realm) -> None:
        """MK-15.11.4: whoever stands on the portal wins; no points are counted."""
        portal = realm.memory.get(CLOSED_PORTAL, OFF_MAP)
        realm.results = [0.0] * len(realm.heroes)
        for side in sides(realm) if realm.rules.teams else []:
            realm.tell("chosen-one", "MK-15.11.7", realm.memory[_chosen(side)])
        for hero in realm.heroes:
            if hero.out or hero.space != portal:
                continue
            if not realm.rules.teams or self.is_chosen(realm, hero.seat):
                for other in realm.heroes:
                    if is_ours(realm, hero, other.seat):
                        realm.results[other.seat] = 1.0

    def is_chosen(self, realm: Realm, seat: int) -> bool:
        return seat in [realm.memory.get(_chosen(side), OFF_MAP) for side in sides(realm)]


def _chosen(side: list[int]) -> str:
    return f"chosen:{side[0]}"


def _close_portal(realm: Realm) -> None:
    """The portal is an ordinary space now; whoever was on it is out of the game."""
    for space, place in realm.places.items():
        if place.site == Site.PORTAL:
            place.site = Site.NONE
            realm.memory[CLOSED_PORTAL] = space
    for hero in realm.heroes:
        if hero.space == OFF_MAP or hero.space == realm.memory[CLOSED_PORTAL]:
            hero.out = True
            hero.space = OFF_MAP
            realm.tell("eliminated", "MK-15.11.3", hero.seat)
    if all(hero.out for hero in realm.heroes):
        realm.scenario_ended = True
