"""Map shapes (MK-13.1) and the lattice of tiles (MK-6.0.3)."""

from questhall.boards import shapes

from ...printed.cards import TileKind
from ...state.realm import DIRECTIONS, Realm

WEDGE = "wedge"
WEDGE_UNRESTRICTED = "wedge_unrestricted"  # MK-15.1.2
OPEN_FIVE = "open_5"
OPEN_FOUR = "open_4"
OPEN_THREE = "open_3"
PREDEFINED = "predefined"  # MK-15.10.2
PREDEFINED_COUNTRYSIDE = ((1, 1), (2, -1))
PREDEFINED_CORE = ((2, 0), (2, 1), (3, 0), (3, -1))

ROWS = {OPEN_FIVE: (-2, 2), OPEN_FOUR: (-2, 1), OPEN_THREE: (-1, 1)}
ROOM = 100  # more positions in a row than any map has
LATTICE_NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def centre_of(x: int, y: int) -> tuple[int, int]:
    return 3 * x + y, -2 * x - 3 * y


def spot_of(x: int, y: int) -> int:
    """A position as one number."""
    return (x + ROOM // 2) * ROOM + y + ROOM // 2


def position_of(spot: int) -> tuple[int, int]:
    return spot // ROOM - ROOM // 2, spot % ROOM - ROOM // 2


def spaces_of(x: int, y: int) -> list[tuple[int, int]]:
    q, r = centre_of(x, y)
    return [(q, r)] + [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """A space of a tile turned around its centre, from east towards north-east."""
    return shapes.turned([(q, r)], -turns)[0]


def is_on_land(shape: str, x: int, y: int, core: bool) -> bool:
    """Inside the coastline (MK-6.5.3, MK-13.1.2, MK-13.1.4)."""
    if shape == PREDEFINED:
        return (x, y) in (PREDEFINED_CORE if core else PREDEFINED_COUNTRYSIDE)
    if shape in (WEDGE, WEDGE_UNRESTRICTED):
        least = 1 if core and shape == WEDGE else 0
        return x >= least and y >= least
    low, high = ROWS[shape]
    return low <= y <= high and x >= max(0, -y)


def laid_beside(realm: Realm, x: int, y: int) -> list[int]:
    """The tiles on the map that a position touches."""
    found: list[int] = []
    for place in range(len(realm.laid)):
        tile = realm.laid[place]
        if (tile.x - x, tile.y - y) in LATTICE_NEIGHBOURS:
            found.append(place)
    return found


def may_lie(realm: Realm, x: int, y: int, kind: int, from_box: bool) -> bool:
    """May the next tile be laid there (MK-6.5.8, MK-6.5.9, MK-6.5.11)?"""
    core = kind != TileKind.COUNTRYSIDE
    if not is_on_land(realm.rules.shape, x, y, core):
        return False
    if realm.rules.shape == PREDEFINED:
        return True
    beside = laid_beside(realm, x, y)
    if from_box:
        return len(beside) >= 3
    if len(beside) >= 2:
        return True
    if core or not beside:
        return False
    neighbour = realm.laid[beside[0]]
    return len(laid_beside(realm, neighbour.x, neighbour.y)) >= 2


def is_taken(realm: Realm, x: int, y: int) -> bool:
    for tile in realm.laid:
        if tile.x == x and tile.y == y:
            return True
    return False
