"""Sight from corner to corner."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.hexes import DIRECTIONS, Hex, distance, straight_to
from questhall.boards.masks import places_in
from questhall.boards.sight import (
    CORNERS,
    NearestCorners,
    Point,
    Sight,
    SightRule,
    centre_point,
    nearest_corner,
    touches,
)
from tests.boards.field import BOARD, large, mask, place, places, shown, sparse_masks
from tests.marks import example, rule

SIGHT = Sight(BOARD, NearestCorners())


def sees(a: str, b: str, trees: str) -> bool:
    return SIGHT.sees(place(a), place(b), mask(trees))


@example("OS-EX-150", "OS-EX-152", "OS-EX-153")
@rule("OS-7.10.1")
@pytest.mark.parametrize(
    ("goal", "hiding"),
    [
        ("1,1", "1,0 0,1"),
        ("2,1", "0,1 1,0 1,1 2,0"),
        ("4,-1", "1,-1 1,0 2,-1 2,0 3,-1 3,0"),
    ],
)
def test_exactly_the_named_hexes_hide_another(goal: str, hiding: str) -> None:
    assert SIGHT.between(place("0,0"), place(goal)) == mask(hiding)


@example("OS-EX-151", "OS-EX-155")
@rule("OS-7.10.2", "OS-7.10.3")
def test_in_a_straight_row_only_the_row_counts() -> None:
    assert not sees("0,0", "0,4", "0,2")
    assert sees("0,0", "0,4", "1,1 -1,2")


@example("OS-EX-154")
@rule("OS-7.10.4")
def test_neighbours_always_see_each_other() -> None:
    assert sees("0,0", "1,0", "0,1 1,-1")


@example("OS-EX-14")
@rule("OS-7.10.1", "OS-7.10.2")
@pytest.mark.parametrize("tree", ["1,1", "1,2", "2,1"])
def test_one_of_two_rats_is_hidden(tree: str) -> None:
    assert sees("0,3", "0,0", tree)
    assert not sees("0,3", "2,0", tree)


@example("OS-EX-16")
@rule("OS-7.10.5", "OS-7.10.6")
@pytest.mark.parametrize("tree", ["-4,4", "-3,3", "-2,2"])
def test_sight_to_a_large_figure_may_go_one_way(tree: str) -> None:
    boss = large("0,0", "SW")
    witch = place("-5,4")
    assert shown([boss.front()]) == "-1,1"
    assert shown(places_in(SIGHT.nearest_seen(witch, boss.mask(), mask(tree)))) == "-1,0"
    assert not SIGHT.sees(boss.front(), witch, mask(tree))


def test_a_figure_behind_trees_is_not_seen() -> None:
    wall = mask(
        "-8,2 -7,1 -6,1 -5,0 -4,0 -3,-1 -2,-1 -1,-2 0,-2 1,-3 2,-3 3,-4 4,-4 5,-5 6,-5 7,-6"
    )
    assert SIGHT.nearest_seen(place("0,3"), mask("0,-4"), wall) == 0


@rule("OS-7.10.1")
@given(places, places, sparse_masks)
def test_sight_goes_both_ways(a: int, b: int, trees: int) -> None:
    assert SIGHT.sees(a, b, trees) == SIGHT.sees(b, a, trees)


@rule("OS-7.10.1")
def test_off_the_rows_only_one_corner_is_nearest() -> None:
    for hex in BOARD.hexes:
        if hex == (0, 0) or straight_to((0, 0), hex) >= 0:
            continue
        x, y = centre_point(hex)
        lengths = [(x - dx) ** 2 + 3 * (y - dy) ** 2 for dx, dy in CORNERS]
        assert lengths.count(min(lengths)) == 1
        assert nearest_corner((0, 0), hex) == CORNERS[lengths.index(min(lengths))]


def touches_by_clipping(start: Point, end: Point, hex: Hex) -> bool:
    """Clip the line with each edge of the hex in turn: is anything left?"""
    x, y = centre_point(hex)
    low, high = Fraction(0), Fraction(1)
    for nx, ny, most in ((0, 1, 1), (0, -1, 1), (1, 1, 2), (-1, -1, 2), (1, -1, 2), (-1, 1, 2)):
        at_start = nx * (start[0] - x) + ny * (start[1] - y)
        change = nx * (end[0] - start[0]) + ny * (end[1] - start[1])
        if change == 0:
            if at_start > most:
                return False
        elif change > 0:
            high = min(high, Fraction(most - at_start, change))
        else:
            low = max(low, Fraction(most - at_start, change))
    return low <= high


points = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


@given(points, points)
def test_what_a_line_touches(start: Point, end: Point) -> None:
    for hex in [(0, 0), *DIRECTIONS]:
        assert touches(start, end, hex) == touches_by_clipping(start, end, hex)


@rule("OS-7.10.1", "OS-7.10.2")
@given(places, places)
def test_every_hex_the_line_touches_hides(a: int, b: int) -> None:
    start, end = BOARD.hexes[a], BOARD.hexes[b]
    if a == b or straight_to(start, end) >= 0:
        hidden = [
            h for h in BOARD.hexes if distance(start, h) + distance(h, end) == distance(start, end)
        ]
    else:
        line = nearest_corner(start, end), nearest_corner(end, start)
        hidden = [hex for hex in BOARD.hexes if touches_by_clipping(line[0], line[1], hex)]
    assert SIGHT.between(a, b) == BOARD.mask_of_hexes(hidden) & ~(1 << a | 1 << b)


def test_a_rule_must_say_what_hides() -> None:
    with pytest.raises(TypeError, match="SightRule does not say what hides a hex"):
        Sight(BOARD, SightRule()).sees(0, 5, 0)
