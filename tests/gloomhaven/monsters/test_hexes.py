"""Hexes, walls and distances."""

from questhall.games.gloomhaven.printed.hexes import FAR, Hex, HexMap, are_neighbours, cell_of
from tests.gloomhaven.monsters.table import corridor, field
from tests.marks import rule


def distance(map: HexMap, a: Hex, b: Hex) -> int:
    return map.distances(map.index[a])[map.index[b]]


def test_a_hex_has_six_neighbours() -> None:
    map = HexMap(field(1), [])
    centre = map.index[0, 0]
    assert sorted(map.hexes[n] for n in map.neighbours[centre]) == sorted(
        [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    )
    assert are_neighbours((3, -2), (2, -1))
    assert not are_neighbours((0, 0), (1, 1))


@rule("GH-3.6.16")
def test_a_wall_line_parts_neighbours() -> None:
    map = HexMap(field(1), [((0, 0), (1, 0))])
    centre, right = map.index[0, 0], map.index[1, 0]
    assert right not in map.neighbours[centre]
    assert centre not in map.neighbours[right]
    assert len(map.neighbours[centre]) == 5


@rule("GH-3.6.17")
def test_range_is_counted_around_walls() -> None:
    open_field = HexMap(field(2), [])
    assert distance(open_field, (-1, 0), (1, 0)) == 2
    assert distance(open_field, (2, -2), (-2, 2)) == 4
    # A wall line on the straight way of two hexes; then a wall of hexes with one gap at the end.
    assert distance(HexMap(field(1), [((0, 0), (1, 0))]), (0, 0), (1, 0)) == 2
    holed = HexMap([hex for hex in field(2) if hex not in [(0, 0), (0, -1), (0, -2)]], [])
    assert distance(holed, (-1, 0), (1, -1)) == 4


@rule("GH-3.6.17")
def test_unreachable_hexes_are_out_of_every_range() -> None:
    map = HexMap([*corridor(0, 1), *corridor(3, 4)], [])
    assert distance(map, (0, 0), (1, 0)) == 1
    assert distance(map, (0, 0), (3, 0)) == FAR


@rule("GH-3.8.5")
def test_a_cell_of_wall_is_one_farther_than_the_open_hex_beside_it() -> None:
    map = HexMap(corridor(0, 5), [])
    outside = map.distances_to_cells([cell_of((6, 0))])
    assert [outside[map.index[q, 0]] for q in range(6)] == [6, 5, 4, 3, 2, 1]
    both = map.distances_to_cells([cell_of((6, 0)), cell_of((1, 0))])
    assert [both[map.index[q, 0]] for q in range(6)] == [1, 0, 1, 2, 2, 1]
    assert map.distances_to_cells([cell_of((9, 9))])[0] == FAR
