"""Large and small figures: where they stand, turn, slide, charge and bounce."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.footprints import Footprint, Stance, Stands
from questhall.boards.hexes import beyond
from questhall.boards.masks import NOWHERE, count_in, places_in
from questhall.boards.walking import bouncing_walk, charge, sliding_walk, straight_walk, swept
from tests.boards.field import (
    BOARD,
    LARGE,
    SMALL,
    directions,
    facing,
    free_but,
    hexes,
    large,
    mask,
    masks,
    place,
    places,
    shown,
    small,
    sparse_masks,
)
from tests.marks import example, rule

# Two hexes in a row and one to the side: all turns look different.
HOOK = Stands(BOARD, Footprint(hexes("0,0 0,-1 1,-1"), 1))

centres = st.sampled_from(places_in(LARGE.fits[0]))


def test_a_large_figure_needs_all_its_hexes() -> None:
    assert count_in(LARGE.fits[0]) == sum(1 for each in BOARD.neighbours if count_in(each) == 6)
    assert LARGE.can_stand(place("0,0"), 0, BOARD.everywhere)
    assert not LARGE.can_stand(place("0,0"), 0, free_but("1,0"))
    assert not LARGE.can_stand(place("0,4"), 0, BOARD.everywhere)
    assert SMALL.can_stand(place("0,4"), 0, BOARD.everywhere)


@given(masks, directions)
def test_standing_room(free: int, looking: int) -> None:
    for stands in (SMALL, LARGE, HOOK):
        room = [p for p in range(BOARD.size) if stands.can_stand(p, looking, free)]
        assert places_in(stands.standing_room(looking, free)) == room


def test_some_figures_cannot_turn_everywhere() -> None:
    assert HOOK.facings(place("0,0"), free_but("0,-1")) == [
        facing(f) for f in ("NE", "SE", "S", "SW")
    ]
    assert LARGE.facings(place("0,0"), BOARD.everywhere) == list(range(6))


def test_parts_turn_with_the_figure() -> None:
    for looking in range(6):
        ahead = BOARD.place_of(beyond((0, 0), looking))
        behind = BOARD.place_of(beyond((0, 0), (looking + 3) % 6))
        assert LARGE.part_at(place("0,0"), looking, ahead) == 1
        assert LARGE.part_at(place("0,0"), looking, behind) == 4
        assert Stance(LARGE, place("0,0"), looking).front() == ahead
    assert LARGE.part_at(place("0,0"), 0, place("0,2")) == NOWHERE
    assert small("0,0", "S").front() == place("0,0")


@example("OS-EX-25")
@rule("OS-8.5.4", "OS-8.4.1")
def test_ties_between_facings_go_to_the_northern_front() -> None:
    boss = large("1,0")
    looking = boss.facing_towards(place("2,1"))
    assert (looking, shown([Stance(LARGE, boss.place, looking).front()])) == (facing("SE"), "2,0")
    assert large("1,0", "SW").facing_towards(place("1,0")) == facing("SW")


@example("OS-EX-40")
@rule("OS-13.1.4")
def test_an_area_covers_part_of_a_large_figure() -> None:
    assert count_in(large("0,0").mask() & BOARD.within(place("0,1"), 1)) == 4


# -- walks -----------------------------------------------------------------------------


@example("OS-EX-156", "OS-EX-157")
@rule("OS-8.7.1", "OS-8.7.2")
def test_the_walk_of_a_large_enemy_is_counted_from_its_nearest_hex() -> None:
    boss = large("0,-3")
    assert shown(places_in(BOARD.nearest(boss.mask(), mask("2,1")))) == "1,-3 0,-2"
    assert BOARD.distance_between(boss.mask(), mask("2,1")) == 5
    assert shown([boss.anchor_towards(mask("2,1"))]) == "1,-3"
    way = sliding_walk(boss, mask("2,1"), 7)
    assert shown(way) == "1,-3 1,-2 1,-1 1,0"  # its anchor: 2,-3 2,-2 2,-1 2,0
    assert boss.at(way[-1]).facing_towards(place("2,1")) == facing("SE")

    boss = large("0,-2")
    assert shown([boss.anchor_towards(mask("0,4"))]) == "0,-1"
    assert shown(sliding_walk(boss, mask("0,4"), 7))[-3:] == "0,2"
    assert shown(sliding_walk(boss, mask("0,4"), 2)) == "0,-1 0,0"


@rule("OS-8.7.1")
@given(centres, places)
def test_a_large_enemy_ends_beside_its_target_and_never_on_it(centre: int, target: int) -> None:
    boss = Stance(LARGE, centre, 0)
    if boss.mask() >> target & 1:
        return
    far = BOARD.distance_between(boss.mask(), 1 << target)
    way = sliding_walk(boss, 1 << target, 99)
    assert len(way) == far - 1
    end = boss.at(way[-1]) if way else boss
    assert BOARD.distance_between(end.mask(), 1 << target) == 1


@rule("OS-8.7.1")
def test_in_a_corner_of_the_board_another_hex_ends_beside_the_target() -> None:
    boss, target = large("-7,2"), mask("7,1")
    end = boss.at(sliding_walk(boss, target, 99)[-1])
    assert BOARD.distance_between(end.mask(), target) == 1


@rule("OS-8.7.1")
def test_the_foremost_hex() -> None:
    for looking in ("N", "SE", "SW"):
        front = beyond((0, 0), facing(looking))
        assert large("0,0").foremost(facing(looking)) == BOARD.place_of(front)
    assert small("0,0").foremost(facing("N")) == place("0,0")


@example("OS-EX-160", "OS-EX-29")
@rule("OS-8.6.3")
@pytest.mark.parametrize(
    ("building", "path"),
    [
        ("0,-1", "0,-2 -1,-1 -1,0 0,0 0,1"),
        ("0,-1 1,-1 1,-2 -1,0 -1,-1", "0,-2 -1,-2 -2,-1 -2,0 -2,1"),
    ],
)
def test_a_walk_goes_around_obstacles(building: str, path: str) -> None:
    found = straight_walk(BOARD, place("0,-3"), facing("S"), 5, free_but(building))
    assert shown(found) == path


@rule("OS-8.6.3")
@given(places, directions, st.integers(1, 6), sparse_masks)
def test_a_straight_walk_is_a_walk(start: int, way: int, steps: int, trees: int) -> None:
    path = straight_walk(BOARD, start, way, steps, BOARD.everywhere & ~trees)
    assert len(path) <= steps
    here = start
    for step in path:
        assert BOARD.neighbours[here] >> step & 1
        assert not trees >> step & 1
        here = step


@example("OS-EX-32", "OS-EX-33", "OS-EX-162")
@rule("OS-8.7.7", "OS-8.7.8")
@pytest.mark.parametrize(
    ("start", "way", "steps", "path"),
    [
        ("0,-3", "N", 3, "0,-4 0,-3 0,-2"),
        ("7,-3", "NE", 3, "8,-4 7,-4 6,-4"),
        ("-6,2", "SW", 4, "-7,3 -8,4 -7,4 -6,4"),
        ("0,0", "NE", 3, "1,-1 2,-2 3,-3"),
        ("-8,8", "SW", 2, "-7,8 -6,7"),  # off the western edge, then off the southern one
    ],
)
def test_the_edge_of_the_board_mirrors_a_walk(start: str, way: str, steps: int, path: str) -> None:
    assert shown(bouncing_walk(small(start), facing(way), steps)) == path


@rule("OS-8.7.8")
@given(centres, directions, st.integers(0, 12))
def test_a_large_figure_bounces_with_its_whole_base(centre: int, way: int, steps: int) -> None:
    path = bouncing_walk(Stance(LARGE, centre, 0), way, steps)
    assert len(path) == steps
    assert all(LARGE.fits[0] >> step & 1 for step in path)


@example("OS-EX-42")
@rule("OS-13.4.1", "OS-13.4.5")
def test_a_charge_sweeps_all_hexes_of_the_base() -> None:
    boss = large("0,-3", "S")
    path = charge(boss, facing("S"), 4, 0)
    assert shown([path[-1]]) == "0,1"
    assert swept(boss, path) == mask("-1,-1 1,-2 0,-1 -1,0 1,-1 0,0 -1,1 1,0 0,1 -1,2 1,1 0,2")


@rule("OS-13.4.1", "OS-13.4.2")
def test_a_charge_ends_at_an_obstacle_or_the_edge_of_the_board() -> None:
    assert shown(charge(small("0,0"), facing("S"), 4, mask("0,3"))) == "0,1 0,2"
    assert shown(charge(large("0,0"), facing("S"), 9, 0)) == "0,1 0,2 0,3"


@example("OS-EX-202")
@rule("OS-7.6.9", "OS-8.7.5")
def test_any_hex_of_a_base_can_hit_an_obstacle() -> None:
    tree = mask("1,1 2,1 2,0")
    assert large("0,1").mask() & tree == mask("1,1")
