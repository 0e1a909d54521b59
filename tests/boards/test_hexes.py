"""Hexes, shapes and boards, against their definitions."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.hex_board import HexBoard, northern_board
from questhall.boards.hexes import (
    DIRECTIONS,
    NO_DIRECTION,
    NORTH_THEN_WEST,
    Hex,
    beyond,
    direction_of,
    direction_towards,
    disc,
    distance,
    dot_product,
    minus,
    mirrored_east_west,
    mirrored_north_south,
    neighbours,
    north_key,
    north_then_west,
    plus,
    ring,
    row_between,
    straight_to,
)
from questhall.boards.masks import NOWHERE, count_in, first_in, mask_of, places_in
from questhall.boards.shapes import mirrored, orientations, shifted, turned
from tests.boards.field import BOARD, facing, hexes, masks, place, places
from tests.marks import example, rule

any_hex = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
shapes = st.lists(any_hex, min_size=1, max_size=6, unique=True)


@rule("OS-0.1.2")
@given(any_hex, any_hex, any_hex)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(any_hex, st.integers(0, 5))
def test_rings_and_discs_hold_the_hexes_at_their_distance(centre: Hex, radius: int) -> None:
    around = [
        plus(centre, (q, r))
        for q, r in product(range(-radius, radius + 1), repeat=2)
        if distance((0, 0), (q, r)) <= radius
    ]
    assert sorted(disc(centre, radius)) == sorted(around)
    assert sorted(ring(centre, radius)) == sorted(
        h for h in around if distance(centre, h) == radius
    )
    for one, next_one in pairwise(ring(centre, radius)):
        assert next_one in neighbours(one)


@given(any_hex, any_hex)
def test_a_straight_row_leads_from_hex_to_hex(a: Hex, b: Hex) -> None:
    direction = straight_to(a, b)
    row = [a, *row_between(a, b), b]
    if direction == NO_DIRECTION:
        assert row == [a, b]
        assert a == b or not any(beyond(a, each, distance(a, b)) == b for each in range(6))
    else:
        assert row == [beyond(a, direction, steps) for steps in range(distance(a, b) + 1)]


@given(any_hex)
def test_the_direction_of_a_way_is_the_closest_one(way: Hex) -> None:
    direction = direction_of(way)
    if way == (0, 0):
        assert direction == NO_DIRECTION
        return
    like = [dot_product(each, way) for each in DIRECTIONS]
    best = [each for each in range(6) if like[each] == max(like)]
    first = north_then_west([DIRECTIONS[each] for each in best])[0]
    assert DIRECTIONS[direction] == first


def test_directions_in_the_order_of_north_then_west() -> None:
    ordered = [DIRECTIONS[direction] for direction in NORTH_THEN_WEST]
    assert ordered == north_then_west(DIRECTIONS)


@example("OS-EX-161")
@rule("OS-0.1.3")
def test_the_western_one_of_equally_northern_hexes_comes_first() -> None:
    assert (north_key((-2, 1)), north_key((2, -1))) == (0, 0)
    assert north_then_west([(2, -1), (-2, 1)])[0] == (-2, 1)
    assert north_then_west([(1, 0), (-1, 1)])[0] == (-1, 1)
    assert first_in(1 << place("1,0") | 1 << place("-1,1")) == place("-1,1")


@example("OS-EX-164")
@rule("OS-13.7.3")
def test_ties_between_directions_go_to_the_northern_one() -> None:
    assert direction_towards((0, 0), (1, 1)) == facing("SE")
    assert direction_towards((0, 0), (1, -2)) == facing("N")


def test_mirrored_directions() -> None:
    names = ["N", "NE", "SE", "S", "SW", "NW"]
    sideways = [names[mirrored_east_west(each)] for each in range(6)]
    upside_down = [names[mirrored_north_south(each)] for each in range(6)]
    assert sideways == ["N", "NW", "SW", "S", "SE", "NE"]
    assert upside_down == ["S", "SE", "NE", "N", "NW", "SW"]


# -- shapes --------------------------------------------------------------------------


@given(shapes, st.integers(-6, 6))
def test_a_turned_shape_is_the_same_shape(shape: list[Hex], sixths: int) -> None:
    lying = turned(shape, sixths)
    for (a, b), (c, d) in zip(product(shape, repeat=2), product(lying, repeat=2), strict=True):
        assert distance(a, b) == distance(c, d)
    assert turned(lying, -sixths) == shape
    assert mirrored(mirrored(shape)) == shape


def test_a_turn_takes_each_direction_to_the_next() -> None:
    assert turned(DIRECTIONS) == DIRECTIONS[1:] + DIRECTIONS[:1]
    assert mirrored(DIRECTIONS) == [DIRECTIONS[mirrored_east_west(each)] for each in range(6)]


@pytest.mark.parametrize(
    ("shape", "turns", "with_mirror"),
    [("0,0", 1, 1), ("0,0 0,-1 0,1", 3, 3), ("0,0 0,-1", 6, 6), ("0,0 0,-1 1,-2", 6, 12)],
)
def test_the_ways_a_shape_can_lie(shape: str, turns: int, with_mirror: int) -> None:
    assert len(orientations(hexes(shape))) == turns
    assert len(orientations(hexes(shape), may_mirror=True)) == with_mirror


def test_a_shifted_shape() -> None:
    assert shifted(hexes("0,0 1,-1"), (2, 3)) == hexes("2,3 3,2")


# -- sets and boards -----------------------------------------------------------------


@given(st.sets(st.integers(0, 200)))
def test_a_set_of_places(some: set[int]) -> None:
    mask = mask_of(sorted(some))
    assert places_in(mask) == sorted(some)
    assert count_in(mask) == len(some)
    assert first_in(mask) == min(some, default=NOWHERE)


@rule("OS-0.1.6")
def test_the_battle_board() -> None:
    assert BOARD.size == 161
    assert (BOARD.hexes[0], BOARD.west, BOARD.east) == ((-7, -1), -8, 8)
    assert BOARD.place_of((9, 0)) == NOWHERE
    assert count_in(BOARD.edge()) == sum(
        1 for hex in BOARD.hexes if any(each not in BOARD.index for each in neighbours(hex))
    )


@given(places)
def test_neighbours_and_rays(place: int) -> None:
    hex = BOARD.hexes[place]
    beside = [each for each in neighbours(hex) if each in BOARD.index]
    assert sorted(BOARD.hexes_in(BOARD.neighbours[place])) == sorted(beside)
    for direction in range(6):
        ray = BOARD.ray(place, direction)
        found = [BOARD.hexes[each] for each in ray]
        assert found == [beyond(hex, direction, steps + 1) for steps in range(len(ray))]
        assert beyond(hex, direction, len(ray) + 1) not in BOARD.index


@given(places, st.integers(0, 20))
def test_hexes_within_a_distance(place: int, radius: int) -> None:
    far = [BOARD.distance(place, other) for other in range(BOARD.size)]
    assert places_in(BOARD.within(place, radius)) == [n for n in range(161) if far[n] <= radius]
    assert places_in(BOARD.at_distance(place, radius)) == [
        n for n in range(161) if far[n] == radius
    ]


@given(masks.filter(bool), masks.filter(bool))
def test_figures_are_as_far_apart_as_their_nearest_hexes(one: int, other: int) -> None:
    pairs = list(product(places_in(one), places_in(other)))
    least = min(BOARD.distance(a, b) for a, b in pairs)
    assert BOARD.distance_between(one, other) == least
    nearest = sorted({a for a, b in pairs if BOARD.distance(a, b) == least})
    assert places_in(BOARD.nearest(one, other)) == nearest


def test_a_figure_without_hexes_is_nowhere() -> None:
    with pytest.raises(ValueError, match="no distance to a figure without a hex"):
        BOARD.distance_between(1, 0)


@example("OS-EX-170")
@rule("OS-7.9.4")
def test_distance_ignores_obstacles() -> None:
    assert BOARD.distance(place("0,0"), place("3,-1")) == 3


@given(st.permutations(hexes("0,0 1,0 0,1 2,-1 -1,1")))
def test_a_northern_board_does_not_depend_on_how_it_is_written(order: list[Hex]) -> None:
    assert northern_board(order).hexes == northern_board(sorted(order)).hexes
    assert HexBoard(order).hexes == order
    assert minus(plus(order[0], order[1]), order[1]) == order[0]
