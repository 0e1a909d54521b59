"""Figures that are pushed, knocked back and put aside."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from questhall.boards.displacing import (
    Knock,
    displaced,
    knock_back,
    length_of_knockback,
    nearest_free,
    pushed,
    pushed_one_by_one,
)
from questhall.boards.footprints import Stance
from questhall.boards.hexes import DIRECTIONS, direction_towards, dot_product, minus, north_key
from questhall.boards.masks import NOWHERE, places_in
from tests.boards.field import (
    BOARD,
    LARGE,
    SMALL,
    directions,
    facing,
    free_but,
    large,
    mask,
    place,
    places,
    shown,
    small,
    sparse_masks,
)
from tests.marks import example, rule


def push(at: str, centre: str, *taken: str) -> str:
    """Where a small figure goes when a large one lands on it."""
    base = large(centre).mask()
    return shown([pushed(small(at), place(centre), base, free_but(*taken) & ~base)])


@example("OS-EX-46")
@rule("OS-13.9.1", "OS-13.9.3")
@pytest.mark.parametrize(
    ("at", "end"),
    [
        ("0,0", "0,-1"),
        ("-1,1", "-2,1"),
        ("1,0", "2,-1"),
        ("0,2", "0,3"),
        ("-1,2", "-2,3"),
        ("1,1", "2,1"),
    ],
)
def test_a_figure_is_pushed_straight_away_from_the_centre(at: str, end: str) -> None:
    assert push(at, "0,1") == end


@example("OS-EX-168")
@rule("OS-13.9.2", "OS-13.9.3")
def test_if_that_hex_is_taken_the_nearest_one_in_that_direction_is_used() -> None:
    assert push("0,2", "0,1", "0,3") == "-1,3"
    assert push("1,1", "0,1", "2,1") == "2,0"


@example("OS-EX-62")
@rule("OS-13.9.4", "OS-13.9.6")
def test_a_figure_under_the_new_centre_is_pushed_two_hexes() -> None:
    assert push("0,1", "0,1") == "0,-1"
    assert push("0,1", "0,1", "0,-1") == "-1,0"


@example("OS-EX-31", "OS-EX-46")
@rule("OS-8.7.3", "OS-13.9.3")
def test_several_figures_are_pushed_one_by_one() -> None:
    figures = [small(at) for at in ("0,2", "0,0", "-1,1", "1,0")]
    base = large("0,1").mask()
    free = BOARD.everywhere & ~mask("0,2 0,0 -1,1 1,0")
    ends = pushed_one_by_one(figures, place("0,1"), base, free)
    assert shown(ends) == "0,3 0,-1 -2,1 2,-1"


@rule("OS-13.9.5")
def test_a_large_figure_is_pushed_with_its_whole_base() -> None:
    base = large("0,0").mask()
    victim = large("0,2")
    end = pushed(victim, place("0,0"), base, BOARD.everywhere & ~base)
    assert shown([end]) == "0,3"
    assert victim.at(end).mask() & base == 0


def test_on_a_full_board_nobody_can_be_pushed() -> None:
    assert pushed(small("0,0"), place("0,0"), large("0,0").mask(), 0) == NOWHERE
    assert nearest_free(BOARD, place("0,0"), 0) == NOWHERE


@rule("OS-13.9.3")
@given(st.sampled_from(places_in(LARGE.fits[0])), sparse_masks, st.data())
def test_a_pushed_figure_stands_clear_and_alone(
    centre: int, trees: int, data: st.DataObject
) -> None:
    base = Stance(LARGE, centre, 0).mask()
    under = data.draw(st.lists(st.sampled_from(places_in(base)), unique=True))
    figures = [Stance(SMALL, each, 0) for each in under]
    free = BOARD.everywhere & ~trees & ~base
    ends = pushed_one_by_one(figures, centre, base, free)
    assert len(set(ends)) == len(ends)
    for end in ends:
        assert free >> end & 1
    by_place = dict(zip(under, ends, strict=True))
    again = pushed_one_by_one(figures[::-1], centre, base, free)
    assert by_place == dict(zip(under[::-1], again, strict=True))


@rule("OS-13.9.2")
@given(places, directions, sparse_masks)
def test_ties_go_to_the_hex_closest_to_a_direction(start: int, way: int, free: int) -> None:
    def measure(each: int) -> tuple[int, Fraction, int, int]:
        to = minus(BOARD.hexes[each], BOARD.hexes[start])
        like = dot_product(DIRECTIONS[way], to)
        cosine = Fraction(like * abs(like), dot_product(to, to))
        return BOARD.distance(start, each), -cosine, north_key(to), to[0]

    candidates = [each for each in places_in(free) if each != start]
    expected = min(candidates, key=measure, default=NOWHERE)
    assert displaced(BOARD, start, way, free) == expected


@example("OS-EX-45")
@rule("OS-13.7.8")
@given(places, sparse_masks)
def test_the_nearest_free_hex(start: int, free: int) -> None:
    expected = min(places_in(free), key=lambda e: (BOARD.distance(start, e), e), default=NOWHERE)
    assert nearest_free(BOARD, start, free) == expected


# -- knocked back ----------------------------------------------------------------------


def knock(source: str, target: str, steps: int, trees: str = "", *others: str) -> tuple[str, Knock]:
    """Knock one small figure back: where it ends, and what it ran into."""
    figures = [small(target), *[small(each) for each in others]]
    way = direction_towards(BOARD.hexes[place(source)], BOARD.hexes[place(target)])
    done = Knock(0, way, steps)
    ends = knock_back(figures, [done], mask(trees))
    assert ends[1:] == [figure.place for figure in figures[1:]]
    return shown(ends[:1]), done


@example("OS-EX-164")
@rule("OS-13.7.2", "OS-13.7.3")
def test_a_figure_is_knocked_back_in_a_straight_line() -> None:
    assert knock("0,0", "1,1", 2)[0] == "3,1"
    assert knock("0,0", "1,-2", 2)[0] == "1,-4"


@example("OS-EX-165")
@rule("OS-13.7.4")
def test_a_figure_is_knocked_into_a_tree() -> None:
    end, done = knock("0,0", "0,1", 2, "0,2")
    assert (end, done.path, done.obstacles) == ("0,1", [], mask("0,2"))


@example("OS-EX-44")
@rule("OS-13.7.5")
def test_a_figure_is_knocked_into_a_friend() -> None:
    end, done = knock("0,0", "0,1", 3, "", "0,3")
    assert (end, done.figures, done.obstacles) == ("0,2", [1], 0)


@example("OS-EX-166")
@rule("OS-13.7.6")
def test_the_edge_of_the_board_is_not_a_collision() -> None:
    end, done = knock("0,2", "0,3", 3)
    assert (end, done.figures, done.obstacles) == ("0,4", [], 0)


@example("OS-EX-167")
@rule("OS-13.8.1")
def test_large_figures_go_half_as_far() -> None:
    assert [length_of_knockback(steps, True) for steps in (3, 1, 4)] == [2, 1, 2]
    assert length_of_knockback(3, False) == 3


@rule("OS-13.7.7")
def test_figures_in_a_row_go_together_until_one_stops() -> None:
    figures = [small("0,1"), small("0,2")]
    south = facing("S")
    assert shown(knock_back(figures, [Knock(0, south, 2), Knock(1, south, 2)], 0)) == "0,3 0,4"
    knocks = [Knock(0, south, 2), Knock(1, south, 2)]
    assert shown(knock_back(figures, knocks, mask("0,4"))) == "0,2 0,3"
    assert (knocks[1].obstacles, knocks[0].figures) == (mask("0,4"), [1])


@rule("OS-13.7.7")
def test_if_two_figures_reach_the_same_hex_the_later_one_stops() -> None:
    figures = [small("-1,1"), small("1,0")]
    knocks = [Knock(0, facing("SE"), 1), Knock(1, facing("SW"), 1)]
    assert shown(knock_back(figures, knocks, 0)) == "0,1 1,0"
    assert (knocks[0].figures, knocks[1].figures) == ([], [0])


@rule("OS-13.8.2", "OS-13.8.3")
def test_a_large_figure_may_run_into_several_things_at_once() -> None:
    figures = [large("0,0"), small("1,1")]
    hit = Knock(0, facing("S"), 2)
    assert shown(knock_back(figures, [hit], mask("-1,2"))) == "0,0 1,1"
    assert (hit.obstacles, hit.figures) == (mask("-1,2"), [1])


@rule("OS-13.7.4", "OS-13.7.5", "OS-13.7.7")
@given(
    st.lists(st.tuples(places, directions, st.integers(0, 4)), unique_by=lambda each: each[0]),
    sparse_masks,
)
def test_no_two_figures_share_a_hex_after_a_knockback(
    thrown: list[tuple[int, int, int]], trees: int
) -> None:
    assume(all(not trees >> each[0] & 1 for each in thrown))
    figures = [Stance(SMALL, each[0], 0) for each in thrown]
    knocks = [Knock(number, each[1], each[2]) for number, each in enumerate(thrown)]
    ends = knock_back(figures, knocks, trees)
    assert len(set(ends)) == len(ends)
    for end, knock, figure in zip(ends, knocks, figures, strict=True):
        assert not trees >> end & 1
        assert [*BOARD.ray(figure.place, knock.direction)][: len(knock.path)] == knock.path
        stopped = len(knock.path) < knock.steps
        reason = knock.obstacles or knock.figures or figure.at(end).step(knock.direction) < 0
        assert stopped == (stopped and bool(reason))
        assert knock.path[-1:] in ([end], [])
