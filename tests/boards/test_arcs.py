"""Arcs, cones and waves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.arcs import ARCS, FRONT, LEFT, NO_ARC, REAR, RIGHT, Arcs, arc_of, cone, wave
from questhall.boards.hexes import DIRECTIONS, beyond, distance, ring
from questhall.boards.masks import count_in, places_in
from tests.boards.field import BOARD, directions, facing, hexes, large, mask, place, places
from tests.marks import example, rule


@example("OS-EX-199")
@rule("OS-7.13.4", "OS-7.13.5")
@pytest.mark.parametrize(
    ("arc", "inside"),
    [
        (FRONT, "0,-1 0,-2 1,-2 -1,-1 3,-4"),
        (REAR, "0,1 0,2 1,1 -1,2"),
        (LEFT, "-1,0 -1,1 -2,0 -2,1 -2,2"),
        (RIGHT, "1,-1 1,0 2,-2 2,-1 2,0 3,-3"),
    ],
)
def test_arcs_of_a_figure_that_faces_north(arc: int, inside: str) -> None:
    assert [arc_of((0, 0), facing("N"), hex) for hex in hexes(inside)] == [arc] * len(
        inside.split()
    )


@example("OS-EX-200")
@rule("OS-7.13.5", "OS-7.13.6")
@pytest.mark.parametrize(
    ("arc", "around"),
    [
        (FRONT, "0,2 1,1 -1,2"),
        (LEFT, "2,0 2,-1 2,-2"),
        (REAR, "0,-2 1,-2 -1,-1"),
        (RIGHT, "-2,0 -2,1 -2,2"),
    ],
)
def test_each_arc_holds_three_hexes_around_a_large_figure(arc: int, around: str) -> None:
    found = [hex for hex in ring((0, 0), 2) if arc_of((0, 0), facing("S"), hex) == arc]
    assert sorted(found) == sorted(hexes(around))
    front, flank = place("0,1"), place("1,0")
    boss = large("0,0", "S").mask()
    assert places_in(BOARD.nearest(boss, mask("1,1"))) == sorted([front, flank])


@rule("OS-7.13.5")
@given(places, directions)
def test_every_hex_lies_in_exactly_one_arc(place: int, looking: int) -> None:
    arcs = Arcs(BOARD)
    masks = [arcs.arc(place, looking, arc) for arc in ARCS]
    assert sum(masks) == BOARD.everywhere ^ 1 << place
    assert masks[0] | masks[1] | masks[2] | masks[3] == sum(masks)
    assert arc_of(BOARD.hexes[place], looking, BOARD.hexes[place]) == NO_ARC


@given(directions, st.integers(0, 6), st.integers(0, 6))
def test_arcs_are_the_sums_of_two_directions(looking: int, i: int, j: int) -> None:
    a, b = DIRECTIONS[(looking - 1) % 6], DIRECTIONS[(looking + 1) % 6]
    ahead = (i * a[0] + j * b[0], i * a[1] + j * b[1])
    aside = (i * a[0] - j * b[0], i * a[1] - j * b[1])
    if i and j:
        assert arc_of((0, 0), looking, ahead) == FRONT
        assert arc_of((0, 0), looking, (-ahead[0], -ahead[1])) == REAR
    if i or j:
        assert arc_of((0, 0), looking, aside) == LEFT
        assert arc_of((0, 0), looking, (-aside[0], -aside[1])) == RIGHT


@example("OS-EX-43", "OS-EX-163")
@rule("OS-13.6.1", "OS-13.6.3")
@pytest.mark.parametrize(
    ("looking", "radius", "inside"),
    [
        ("N", 1, "0,-1 -1,0 1,-1"),
        ("SE", 2, "2,-2 1,-1 2,-1 1,0 0,1 2,0 1,1 0,2"),
        (
            "N",
            3,
            "0,-3 -1,-2 1,-3 -2,-1 0,-2 2,-3 -3,0 -1,-1 1,-2 3,-3 -2,0 0,-1 2,-2 -1,0 1,-1",
        ),
    ],
)
def test_cones(looking: str, radius: int, inside: str) -> None:
    assert cone(BOARD, place("0,0"), facing(looking), radius) == mask(inside)


@given(places, directions, st.integers(1, 5))
def test_a_cone_is_the_wedge_up_to_its_range(apex: int, looking: int, radius: int) -> None:
    sides = [beyond(BOARD.hexes[apex], (looking + turn) % 6) for turn in (-1, 1)]
    for hex in BOARD.hexes_in(cone(BOARD, apex, looking, radius)):
        assert 1 <= distance(BOARD.hexes[apex], hex) <= radius
        assert arc_of(BOARD.hexes[apex], looking, hex) in (FRONT, LEFT, RIGHT)
    assert BOARD.mask_of_hexes(sides) & ~cone(BOARD, apex, looking, radius) == 0


@example("OS-EX-169")
@rule("OS-13.11.1", "OS-13.11.2")
def test_a_wave_of_a_large_figure() -> None:
    band = wave(BOARD, place("0,-2"), large("0,-2").mask(), facing("S"))
    assert band == mask(
        "-1,0 1,-1 0,0 -1,1 1,0 0,1 -1,2 1,1 0,2 -1,3 1,2 0,3 -1,4 1,3 0,4 -1,5 1,4"
    )
    enemies = mask("0,2 1,1 -1,3 4,-2")
    assert count_in(band & enemies) == 3
    aside = wave(BOARD, place("0,-2"), large("0,-2").mask(), facing("SE"))
    assert count_in(aside & enemies) == 1


@example("OS-EX-201")
@rule("OS-13.11.2")
def test_a_wave_of_a_figure_on_one_hex() -> None:
    band = wave(BOARD, place("0,-4"), mask("0,-4"), facing("S"))
    assert count_in(band) == 26
    assert band & BOARD.within(place("0,-4"), 1) == mask("0,-3 -1,-3 1,-4")
    for hex in BOARD.hexes_in(band):
        assert hex[0] in (-1, 0, 1)
