"""Ways over the map: the cheapest to each space, and what waits at its end."""

import pytest

from questhall.games.mage_knight.effects import boons_of_movement
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.state.boons import add_boon
from questhall.games.mage_knight.state.heroes import OFF_MAP
from questhall.games.mage_knight.view.pieces import space_name
from questhall.games.mage_knight.view.view import view
from questhall.games.mage_knight.view.ways import WayView, ways
from questhall.kernel.decisions import NOTHING
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import put_site
from tests.marks import rule


class Land:
    """All of the map is lake, but for the middle, where the hero stands, and what a test lays
    out around it."""

    def __init__(self, rivals: tuple[str, ...] = ()) -> None:
        self.bench = Bench(rivals=rivals)
        self.realm = self.bench.realm
        for space in range(len(self.realm.spaces)):
            self.bench.paint(space, "lake")
        middle = [(space.q, space.r) for space in self.realm.spaces].index((1, -2))
        self.bench.hero.space = self.bench.paint(middle, "plains")

    def at(self, q: int, r: int) -> int:
        """The space so far from the hero."""
        here = self.realm.spaces[self.bench.hero.space]
        for number, space in enumerate(self.realm.spaces):
            if (space.q - here.q, space.r - here.r) == (q, r):
                return number
        raise AssertionError(f"there is no space {q},{r}")

    def plain(self, q: int, r: int, terrain: str = "plains", site: int = Site.NONE) -> int:
        return self.bench.paint(self.at(q, r), terrain, site)

    def orcs(self, q: int, r: int) -> int:
        camp = self.plain(q, r, site=Site.ORC_MARAUDERS)
        self.realm.places[camp].tokens = [self.realm.new_card(enemy())]
        self.realm.places[camp].face_up = [True]
        return camp

    def ways(self) -> dict[str, WayView]:
        return {way.space: way for way in ways(self.realm)}

    def way(self, space: int) -> WayView | None:
        return self.ways().get(space_name(self.realm, space))

    def steps(self, space: int) -> list[str]:
        found = self.ways()
        name = space_name(self.realm, space)
        steps: list[str] = []
        while name in found:
            steps.insert(0, name)
            name = found[name].before
        return steps

    def names(self, *spaces: int) -> list[str]:
        return [space_name(self.realm, space) for space in spaces]


@rule("MK-6.2.5")
def test_the_cheapest_way_need_not_be_the_shortest() -> None:
    land = Land()
    land.plain(1, 0, "swamp")
    around = [land.plain(0, 1), land.plain(1, 1)]
    goal = land.plain(2, 0)
    way = land.way(goal)
    assert way is not None
    assert (way.cost, way.peril) == (6, "")
    assert land.steps(goal) == land.names(*around, goal)


@rule("MK-6.2.2", "MK-6.3.2")
def test_nobody_walks_over_lakes_or_rampaging_enemies() -> None:
    land = Land()
    land.orcs(1, 0)
    land.plain(2, 0)
    assert land.ways() == {}


@rule("MK-6.3.3")
def test_a_detour_is_better_than_a_fight() -> None:
    land = Land()
    land.orcs(0, 1)
    goal = land.plain(1, 0)
    way = land.way(goal)
    assert way is not None
    assert way.peril == "provoked"
    detour = land.plain(1, -1)
    way = land.way(goal)
    assert way is not None
    assert (way.peril, way.cost) == ("", 4)
    assert land.steps(goal) == land.names(detour, goal)


@rule("MK-6.3.3")
def test_who_provokes_nobody_walks_straight_on() -> None:
    land = Land()
    land.orcs(0, 1)
    goal = land.plain(1, 0)
    add_boon(land.realm, boons_of_movement.NoProvoking, NOTHING)
    way = land.way(goal)
    assert way is not None
    assert way.peril == ""


@rule("MK-6.3.1")
def test_a_way_ends_at_the_walls_not_beyond_them() -> None:
    land = Land()
    keep = land.plain(1, 0, site=Site.KEEP)
    beyond = land.plain(2, 0)
    way = land.way(keep)
    assert way is not None
    assert way.peril == "assault"
    assert land.way(beyond) is None
    place = land.realm.places[keep]
    place.conquered, place.shields = True, [0]
    assert land.steps(beyond) == land.names(keep, beyond)


@rule("MK-6.8.1", "MK-6.8.3")
def test_one_walks_past_another_hero_but_meets_it_if_one_stays() -> None:
    land = Land(rivals=("arythea",))
    there, beyond = land.plain(1, 0), land.plain(2, 0)
    land.realm.heroes[1].space = there
    met, past = land.way(there), land.way(beyond)
    assert met is not None
    assert past is not None
    assert (met.peril, past.peril) == ("meeting", "")
    assert land.steps(beyond) == land.names(there, beyond)


def test_far_steps_lead_over_the_lake() -> None:
    land = Land()
    goal = land.plain(2, 0)
    assert land.way(goal) is None
    add_boon(land.realm, boons_of_movement.FarSteps, NOTHING)
    assert land.steps(goal) == land.names(goal)


# -- who is told -------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, -1])
def test_only_who_moves_is_told_the_ways(seat: int) -> None:
    bench = Bench(rivals=["arythea"])
    assert view(bench.realm, 0).turn.ways == ways(bench.realm) != []
    assert view(bench.realm, seat).turn.ways == []


def test_who_does_not_move_has_no_ways() -> None:
    bench = Bench()
    bench.phase("acting")
    assert ways(bench.realm) == []
    bench.phase("moving")
    bench.hero.space = OFF_MAP
    assert ways(bench.realm) == []


# -- what is said of a space ---------------------------------------------------------


def test_a_lake_has_no_cost_and_defeated_orcs_leave_nothing_behind() -> None:
    land = Land()
    camp, lake = land.orcs(1, 0), land.at(0, 1)
    shown = view(land.realm, 0).spaces
    assert (shown[lake].cost, shown[lake].plain_cost) == (None, None)
    assert (shown[camp].site, shown[camp].rampaging, shown[camp].cost) == ("orc_marauders", True, 2)
    land.realm.places[camp].tokens = []
    land.realm.places[camp].face_up = []
    beaten = view(land.realm, 0).spaces[camp]
    assert (beaten.site, beaten.rampaging) == ("", False)


def test_a_fortress_is_a_site() -> None:
    bench = Bench()
    keep = put_site(bench, Site.KEEP)
    assert view(bench.realm, 0).spaces[keep].site == "keep"
