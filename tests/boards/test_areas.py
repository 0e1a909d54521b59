"""Maps of areas: who gets where, and who sees whom."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.areas import AreaMap, Border
from questhall.boards.floods import FAR, Cost, cheapest_steps
from questhall.boards.masks import NOWHERE, places_in
from questhall.boards.segments import Point, crossed_by, is_blocked
from tests.boards.grid import LIMIT, Grid, segment
from tests.marks import example, rule


@example("SS-EX-02")
@rule("SS-3.0.0.4")
def test_areas_are_adjacent_only_across_an_open_edge() -> None:
    grid = Grid("X Y|Z")
    assert (grid.walk("XY"), grid.walk("YZ"), grid.reach("YZ")) == (1, FAR, FAR)


@example("SS-EX-05")
@rule("SS-3.2.2.5", "SS-6.1.0.5")
def test_a_difficult_area_costs_two() -> None:
    grid = Grid("E N D G")
    costs = [Cost(1, grid.areas("ENG")), Cost(2, grid.areas("D"))]
    assert grid.map.passages(0).walking_costs(0, costs) == [0, 1, 3, 4]
    assert grid.map.passages(0).walking_costs(0, costs, most=3) == [0, 1, 3, FAR]


@example("SS-EX-06", "SS-EX-12", "SS-EX-190")
@rule("SS-3.2.2.1", "SS-3.2.2.2", "SS-3.2.2.3", "SS-3.2.2.4", "SS-3.4.2.3")
def test_a_barrier_stops_only_those_who_walk_out() -> None:
    grid = Grid("A S\n   \nB C", one_way="AS")
    assert (grid.walk("AS"), grid.walk("SA"), grid.reach("AS"), grid.reach("SA")) == (3, 1, 1, 1)
    assert grid.sees("AS")
    assert grid.sees("SA")


@example("SS-EX-173")
@rule("SS-6.1.3.2")
def test_flyers_cross_barriers_but_neither_walls_nor_doors() -> None:
    grid = Grid("A B|C", one_way="AB")
    assert (grid.reach("AB"), grid.reach("BC")) == (1, FAR)
    assert grid.reach("AB", grid.shut("AB")) == FAR


@example("SS-EX-08")
@rule("SS-3.3.1.2", "SS-3.3.1.4")
def test_both_sides_of_a_door_are_one_step_from_it() -> None:
    grid = Grid("Q A E T U")
    door = grid.number("ET")
    passages = grid.map.passages(1 << door)
    assert [grid.letters(passages.around_border(door, n)) for n in range(4)] == [
        "",
        "ET",
        "AETU",
        "QAETU",
    ]


@example("SS-EX-10", "SS-EX-13")
@rule("SS-3.2.1.2", "SS-3.4.0.3", "SS-3.4.0.7")
def test_a_wall_blocks_sight() -> None:
    grid = Grid("E B|T G\n- - - -\na b c d")
    assert grid.sees("EB")
    assert not grid.sees("TB")
    assert grid.sees("TG")
    assert not grid.sees("Tc")


@example("SS-EX-09", "SS-EX-11")
@rule("SS-3.4.0.5", "SS-3.4.0.6")
def test_enemies_hide_what_is_behind_them_from_heroes_only() -> None:
    grid = Grid("L T G S")
    assert [grid.sees(pair, "GS") for pair in ("LG", "TG", "LS", "TS")] == [
        True,
        True,
        False,
        False,
    ]
    assert grid.sees("SL")
    assert grid.sees("SL", "S")  # figures in the looker's own area hide nothing


@example("SS-EX-09")
@rule("SS-3.4.0.4")
def test_an_outer_edge_of_a_tile_blocks_sight() -> None:
    # Two tiles side by side, joined by one edge only.
    grid = Grid("A B|C D\n  -   \nE F G H")
    assert grid.sees("AB")
    assert not grid.sees("AC")
    assert not grid.sees("AD")
    assert grid.sees("EH")


@example("SS-EX-119", "SS-EX-120", "SS-EX-214", "SS-EX-218")
@rule("SS-3.3.0.1", "SS-6.1.0.4", "SS-15.8.0.13")
def test_a_closed_door_blocks_movement_and_sight_until_it_opens() -> None:
    grid = Grid("A B C")
    closed = grid.shut("AB")
    assert (grid.walk("AC", closed), grid.sees("AC", "", closed)) == (FAR, False)
    assert (grid.walk("AC"), grid.sees("AC")) == (2, True)
    assert grid.map.passages(closed) is grid.map.passages(closed)


@rule("SS-3.4.0.8", "SS-3.4.1.1")
def test_sight_ends_after_five_areas() -> None:
    grid = Grid("A B C D E F G")
    assert grid.letters(grid.map.passages(0).seen_from(0)) == "ABCDEF"


@example("SS-EX-42")
@rule("SS-10.4.0.1")
def test_areas_within_walking_distance() -> None:
    grid = Grid("A B|C\n- - -\nD E F")
    assert grid.letters(grid.map.passages(0).within_walk(grid.areas("B"), 1)) == "AB"


@rule("SS-15.8.0.2", "SS-15.8.0.6")
def test_routes_of_equal_length_avoid_hindrances() -> None:
    grid = Grid("A B\n   \nC D")
    ways = grid.map.passages(0).on_foot
    plain = [Cost(100, grid.areas("ABCD"))]
    assert grid.letters(cheapest_steps(ways, 0, 3, plain)) == "BC"
    hindered = [Cost(100, grid.areas("ACD")), Cost(101, grid.areas("B"))]
    assert grid.letters(cheapest_steps(ways, 0, 3, hindered)) == "C"


def test_areas_that_lie_apart_may_be_joined() -> None:
    grid = Grid("A|B")
    joined = AreaMap(grid.map.marks, grid.map.walls, [Border(0, 1, [])], LIMIT)
    assert joined.passages(0).walking_distance(0, 1) == 1
    assert not joined.passages(0).sees(0, 1)


# -- lines -----------------------------------------------------------------------------


@rule("SS-3.4.0.3")
def test_a_line_that_touches_a_wall_does_not_cross_it() -> None:
    wall = segment((2, 0), (2, 2))
    assert is_blocked((0, 1), (4, 1), [wall])
    assert not is_blocked((0, 2), (4, 2), [wall])  # its end
    assert not is_blocked((0, 3), (4, 3), [wall])
    assert not is_blocked((2, 4), (2, 8), [wall])  # collinear with it
    assert not is_blocked((3, 1), (4, 1), [wall])


@rule("SS-3.4.0.3")
def test_a_wall_made_of_two_pieces_has_no_gap() -> None:
    pieces = [segment((2, 0), (2, 2)), segment((2, 2), (2, 4))]
    assert is_blocked((0, 2), (4, 2), pieces)
    corner = [segment((2, 2), (2, 4)), segment((2, 2), (4, 3))]
    assert not is_blocked((0, 2), (4, 2), corner)


def test_a_line_through_a_corner_of_four_areas_enters_only_two() -> None:
    grid = Grid("A B\n   \nC D")
    line = grid.map.line(0, 3)
    assert (line.free, line.borders, line.areas) == (True, 0, 0)


def test_a_border_beside_the_end_of_a_wall_is_crossed() -> None:
    wall, opening = segment((2, 0), (2, 2)), segment((2, 2), (2, 4))
    assert crossed_by((0, 2), (4, 2), [wall, opening]) == [0, 1]
    assert not is_blocked((0, 2), (4, 2), [wall])


numbers = st.integers(0, 6)
points = st.tuples(numbers, numbers)


@given(points, points, points, points)
def test_lines_cross_if_they_share_an_inner_point(a: Point, b: Point, c: Point, d: Point) -> None:
    """Solved as two equations: a + s(b - a) = c + t(d - c) with s and t between 0 and 1."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    size = ux * vy - uy * vx
    crossed = False
    if size:
        s = (c[0] - a[0]) * vy - (c[1] - a[1]) * vx
        t = (c[0] - a[0]) * uy - (c[1] - a[1]) * ux
        crossed = 0 < s * size < size * size and 0 < t * size < size * size
    assert is_blocked(a, b, [segment(c, d)]) == crossed
    assert crossed_by(a, b, [segment(c, d)]) == ([0] if crossed else [])


# -- against plain searches ------------------------------------------------------------

walls = st.text("- ", min_size=5, max_size=5)
rooms = st.tuples(*[st.text("| ", min_size=2, max_size=2) for _ in range(3)], walls, walls)


def drawn(sides: tuple[str, str, str, str, str]) -> Grid:
    rows = [
        f"{letters[0]}{gaps[0]}{letters[1]}{gaps[1]}{letters[2]}"
        for letters, gaps in zip(("ABC", "DEF", "GHI"), sides[:3], strict=True)
    ]
    return Grid("\n".join([rows[0], sides[3], rows[1], sides[4], rows[2]]))


@given(rooms, st.integers(0, 2**12 - 1), st.lists(st.booleans(), min_size=12, max_size=12))
def test_both_distances_match_a_plain_search(
    sides: tuple[str, str, str, str, str], shut: int, barred: list[bool]
) -> None:
    grid = drawn(sides)
    for border, one_way in zip(grid.borders, barred, strict=False):
        border.one_way_from = border.a if one_way else NOWHERE
    passages = grid.map.passages(shut)
    walk = {pair: 0 if pair[0] == pair[1] else FAR for pair in product(range(9), repeat=2)}
    fly = dict(walk)
    for number, border in enumerate(grid.borders):
        if not shut >> number & 1:
            for a, b in permutations((border.a, border.b)):
                fly[a, b] = 1
                if border.one_way_from != a:
                    walk[a, b] = 1
    for table in (walk, fly):
        for over, a, b in product(range(9), repeat=3):  # Floyd and Warshall's algorithm
            table[a, b] = min(table[a, b], table[a, over] + table[over, b])
    for a, b in product(range(9), repeat=2):
        assert passages.walking_distance(a, b) == min(walk[a, b], FAR)
        assert passages.attack_distance(a, b) == min(fly[a, b], FAR)
        for most in (0, 1, 3, 99):
            assert bool(passages.within_attack(a, most) >> b & 1) == (fly[a, b] <= most)


@given(rooms, st.integers(0, 2**9 - 1))
def test_where_a_cheapest_way_goes_on_is_remembered(
    sides: tuple[str, str, str, str, str], hindered: int
) -> None:
    passages = drawn(sides).map.passages(0)
    costs = [Cost(2, ~hindered & 2**9 - 1), Cost(3, hindered)]
    for a, b, _ in product(range(9), range(9), range(2)):
        found = passages.cheapest_steps(a, b, False, 2, hindered, 3)
        assert found == cheapest_steps(passages.on_foot, a, b, costs)


@given(rooms, st.integers(0, 2**9 - 1))
def test_figures_hide_what_is_behind_them(
    sides: tuple[str, str, str, str, str], hiding: int
) -> None:
    """SS-3.4.0.5"""
    map = drawn(sides).map
    passages = map.passages(0)
    for a, b in product(range(9), repeat=2):
        clear = passages.sees(a, b) and map.line(a, b).areas & hiding == 0
        assert passages.sees_past(a, b, hiding) == clear


@given(rooms, st.integers(0, 2**12 - 1))
def test_sight_goes_both_ways_and_shut_doors_only_reduce_it(
    sides: tuple[str, str, str, str, str], shut: int
) -> None:
    grid = drawn(sides)
    passages, open_ones = grid.map.passages(shut), grid.map.passages(0)
    for a, b in product(range(9), repeat=2):
        assert passages.sees(a, b) == passages.sees(b, a)
        assert open_ones.sees(a, b) or not passages.sees(a, b)
        if passages.attack_distance(a, b) == 1:
            assert passages.sees(a, b)


@pytest.mark.parametrize("a", range(9))
def test_a_line_crosses_the_areas_it_runs_through(a: int) -> None:
    """Marks lie off the middle, so that no line meets a corner."""
    grid = Grid("A B C\n     \nD E F\n     \nG H I")
    marks = [(x + 1 + n % 2, y + n % 3 - 1) for n, (x, y) in enumerate(grid.map.marks)]
    moved = AreaMap(marks, [], grid.borders, LIMIT)
    for b in range(9):
        (x1, y1), (x2, y2) = marks[a], marks[b]
        run = {
            ((x1 * (997 - n) + x2 * n) // 9970, (y1 * (997 - n) + y2 * n) // 9970)
            for n in range(998)
        }
        crossed = {3 * y + x for x, y in run} - {a, b}
        assert set(places_in(moved.line(a, b).areas)) == crossed
