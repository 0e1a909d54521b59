"""Line of sight: corner to corner, and a line that touches a wall is blocked."""

from hypothesis import given
from hypothesis import strategies as st

from questhall.games.gloomhaven.printed.hexes import Hex, HexMap
from questhall.games.gloomhaven.state.sight import Sight
from tests.gloomhaven.monsters.reference import Eye
from tests.gloomhaven.monsters.scenes import Maps, maps
from tests.gloomhaven.monsters.table import corridor, field, hall
from tests.marks import rule


def sees(hexes: list[Hex], a: Hex, b: Hex, walls: list[tuple[Hex, Hex]] | None = None) -> bool:
    map = HexMap(hexes, walls or [])
    there, back = (Sight(map).sees(map.index[x], map.index[y]) for x, y in ((a, b), (b, a)))
    assert there == back
    return there


@rule("GH-3.6.11", "GH-3.6.14")
def test_in_an_open_room_everybody_sees_everybody() -> None:
    map = HexMap(field(3), [])
    sight = Sight(map)
    assert all(sight.sees(a, b) for a in range(map.size) for b in range(map.size))


@rule("GH-3.6.11", "GH-3.6.12")
def test_a_wall_stands_between() -> None:
    around_a_pillar = [hex for hex in field(2) if hex not in field(1)]
    assert not sees(around_a_pillar, (-2, 0), (2, 0))
    assert not sees(around_a_pillar, (-2, 0), (2, -2))


@rule("GH-3.6.11")
def test_a_line_that_touches_the_corner_of_a_wall_is_blocked() -> None:
    # The lower row sees along itself by lines on the joint of the two rows. The wall hex reaches
    # into all of them but the lowest, and that one it touches with its lowest corner.
    assert sees(hall(0, 4), (0, 0), (4, 0))
    assert not sees([hex for hex in hall(0, 4) if hex != (2, -1)], (0, 0), (4, 0))


@rule("GH-3.6.17")
def test_adjacent_hexes_see_each_other_even_in_a_passage() -> None:
    # Every corner in a passage one hex wide touches a wall.
    assert sees(corridor(0, 2), (0, 0), (1, 0))
    assert not sees(corridor(0, 2), (0, 0), (2, 0))


@rule("GH-3.6.11")
def test_by_the_letter_hexes_of_a_passage_see_nothing() -> None:
    map = HexMap(corridor(0, 2), [])
    assert not Sight(map, by_the_letter=True).sees(map.index[0, 0], map.index[1, 0])
    room = HexMap(hall(0, 2), [])
    assert Sight(room, by_the_letter=True).sees(room.index[0, 0], room.index[1, 0])


@rule("GH-3.6.12", "GH-3.6.16")
def test_wall_lines_block_too() -> None:
    wall = [((0, 0), (1, 0))]
    # Neighbours separated by a line still see past its end, where there is room.
    assert sees(field(2), (0, 0), (1, 0), wall)
    assert not sees(corridor(0, 1), (0, 0), (1, 0), wall)
    # In the hall the line touches the middle.
    assert sees(hall(0, 4), (0, 0), (4, 0))
    assert not sees(hall(0, 4), (0, 0), (4, 0), [((2, 0), (2, -1))])


@rule("GH-3.6.11")
def test_the_end_of_a_wall_line_blocks_a_corner() -> None:
    # Two corners of (0, 0) are off the outer walls; each of the lines ends on one of them.
    below, above = ((0, 0), (1, 0)), ((0, -1), (1, -1))
    assert sees(hall(0, 2), (0, 0), (2, 0), [below])
    assert sees(hall(0, 2), (0, 0), (2, 0), [above])
    assert not sees(hall(0, 2), (0, 0), (2, 0), [below, above])


@rule("GH-3.6.11", "GH-3.6.12", "GH-3.6.16", "GH-3.6.17")
@given(maps(), st.booleans())
def test_sight_and_range_are_those_of_the_reference(drawn: Maps, letter: bool) -> None:
    hexes, walls = drawn
    map = HexMap(hexes, walls)
    sight, eye = Sight(map, letter), Eye(hexes, walls, letter)
    for a, start in enumerate(hexes[:6]):
        distances = eye.distances(start)
        assert {
            hex: far for hex, far in zip(hexes, map.distances(a), strict=True) if hex in distances
        } == distances
        for b in range(a + 1, len(hexes)):
            assert sight.sees(a, b) == eye.sees(start, hexes[b]), (start, hexes[b])
