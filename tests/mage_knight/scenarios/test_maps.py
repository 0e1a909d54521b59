"""Map shapes (MK-13.1) and where tiles may be laid (MK-6.5)."""

from questhall.games.mage_knight.printed.cards import TileKind
from questhall.games.mage_knight.rules.map.exploring import (
    lay_tile,
    positions,
    reveal_tile,
    tile_for,
)
from questhall.games.mage_knight.rules.map.shapes import (
    LATTICE_NEIGHBOURS,
    OPEN_FIVE,
    OPEN_FOUR,
    OPEN_THREE,
    PREDEFINED_CORE,
    PREDEFINED_COUNTRYSIDE,
    WEDGE,
    is_on_land,
    laid_beside,
    may_lie,
)
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.view import view
from tests.marks import example, rule

from .stage import answer, open_turn, table


def lay(realm: Realm, *positions: tuple[int, int]) -> None:
    for x, y in positions:
        lay_tile(realm, realm.tile_deck.pop(), x, y)


def laid_at(realm: Realm) -> list[tuple[int, int]]:
    return [(tile.x, tile.y) for tile in realm.laid]


@rule("MK-2.1.19")
def test_starting_positions() -> None:
    """MK-2.1.19"""
    assert laid_at(table("full_conquest", 2)) == [(0, 0), (0, 1), (1, 0)]
    assert laid_at(table("full_conquest", 4)) == [(0, 0), (0, 1), (1, 0), (1, -1)]


@example("MK-EX-123")
@rule("MK-15.3.2", "MK-13.1.5", "MK-6.5.8")
def test_the_rows_of_open_maps_are_limited() -> None:
    """MK-EX-123"""
    blitz = table("blitz_conquest", 4)
    assert not may_lie(blitz, 0, 2, TileKind.COUNTRYSIDE, False)
    assert may_lie(blitz, 2, -2, TileKind.COUNTRYSIDE, False)
    full = table("full_conquest", 4)
    assert may_lie(full, 0, 2, TileKind.COUNTRYSIDE, False)
    assert may_lie(full, 2, -2, TileKind.COUNTRYSIDE, False)


@rule("MK-13.1.2", "MK-13.1.4", "MK-13.1.5")
def test_the_coastline() -> None:
    """MK-13.1.2, MK-13.1.4, MK-13.1.5"""
    for shape, low, high in ((OPEN_FIVE, -2, 2), (OPEN_FOUR, -2, 1), (OPEN_THREE, -1, 1)):
        rows = [y for y in range(-4, 5) if is_on_land(shape, 9, y, True)]
        assert rows == list(range(low, high + 1))
    assert not is_on_land(OPEN_FIVE, 0, -1, False)
    assert is_on_land(OPEN_FIVE, 1, -1, False)
    assert not is_on_land(OPEN_FIVE, 1, -2, False)
    assert not is_on_land(WEDGE, 3, -1, False)
    assert not is_on_land(WEDGE, -1, 3, False)


@example("MK-EX-56")
@rule("MK-6.5.9", "MK-13.1.2")
def test_core_tiles_are_not_laid_on_the_coast_of_a_wedge() -> None:
    """MK-EX-56"""
    realm = table("full_conquest", 2)
    lay(realm, (0, 2), (1, 1))
    assert laid_beside(realm, 1, 2) != []
    assert may_lie(realm, 1, 2, TileKind.CORE, False)
    lay(realm, (1, 2))
    assert len(laid_beside(realm, 0, 3)) == 2
    assert not may_lie(realm, 0, 3, TileKind.CORE, False)
    assert may_lie(realm, 0, 3, TileKind.COUNTRYSIDE, False)


@example("MK-EX-55")
@rule("MK-6.5.8")
def test_a_countryside_tile_needs_neighbours() -> None:
    """MK-EX-55"""
    realm = table("full_conquest", 2)
    assert may_lie(realm, 0, 2, TileKind.COUNTRYSIDE, False)
    assert not may_lie(realm, 0, 2, TileKind.CORE, False)
    lay(realm, (0, 2), (0, 3))
    assert not may_lie(realm, 0, 4, TileKind.COUNTRYSIDE, False)


@rule("MK-6.5.11")
def test_tiles_from_the_box_need_three_neighbours() -> None:
    """MK-6.5.11"""
    realm = table("full_conquest", 2)
    lay(realm, (0, 2), (2, 0))
    assert len(laid_beside(realm, 1, 1)) == 4
    assert may_lie(realm, 1, 1, TileKind.COUNTRYSIDE, True)
    assert not may_lie(realm, 0, 3, TileKind.COUNTRYSIDE, True)


@example("MK-EX-125")
@rule("MK-15.10.2", "MK-6.0.3")
def test_the_map_of_conquer_and_hold() -> None:
    """MK-EX-125"""
    realm = table("conquer_and_hold", 2)
    all_positions = [*laid_at(realm), *PREDEFINED_COUNTRYSIDE, *PREDEFINED_CORE]
    assert len(all_positions) == 10
    for x, y in PREDEFINED_COUNTRYSIDE + PREDEFINED_CORE:
        near = [(x + dx, y + dy) for dx, dy in LATTICE_NEIGHBOURS]
        assert len([each for each in near if each in all_positions]) >= 2
        core = (x, y) in PREDEFINED_CORE
        assert (realm.tile(tile_for(realm, x, y)).kind != TileKind.COUNTRYSIDE) == core
        assert may_lie(realm, x, y, TileKind.CORE if core else TileKind.COUNTRYSIDE, False)
    for x in range(-4, 6):
        for y in range(-4, 6):
            if (x, y) not in all_positions:
                assert not may_lie(realm, x, y, TileKind.CORE, False)
                assert not may_lie(realm, x, y, TileKind.COUNTRYSIDE, False)


@rule("MK-15.10.2", "MK-6.5.10")
def test_the_backs_of_face_down_tiles_are_visible() -> None:
    realm = table("conquer_and_hold", 2)
    backs = {"4,-5": "countryside", "5,-1": "countryside"}
    backs |= {"6,-4": "core", "7,-7": "core", "9,-6": "core", "8,-3": "core"}
    assert view(realm, 0).face_down == backs
    answer(reveal_tile(realm, 2, 0, None))
    del backs["6,-4"]
    assert view(realm, 0).face_down == backs
    assert view(table("first_reconnaissance", 2), 0).face_down == {}


@rule("MK-6.5.1")
def test_only_bordering_positions_are_offered() -> None:
    realm = table("conquer_and_hold", 2)
    hero = open_turn(realm)
    for space in range(len(realm.spaces)):
        hero.space = space
        for x, y in positions(realm, hero):
            assert (x, y) in PREDEFINED_COUNTRYSIDE + PREDEFINED_CORE


@rule("MK-15.10.16")
def test_all_tiles_may_be_revealed_from_the_start() -> None:
    realm = table("conquer_and_hold", 2, open_map=True)
    assert len(realm.laid) == 10
    assert realm.tile_deck == []
