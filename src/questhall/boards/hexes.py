"""Hexes in axial coordinates (q, r): q grows to the east, r to the south.

Directions are numbered clockwise from north. A game whose hexes stand on a corner gives them other
names, in the same order.
"""

from typing import Final

from mypy_extensions import i64

Hex = tuple[int, int]

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5

DIRECTIONS: Final[list[Hex]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
NAMES_OF_DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
NO_DIRECTION: Final = -1

# From the northernmost on; of two equally northern ones the western first.
NORTH_THEN_WEST: Final[list[int]] = [
    NORTH,
    NORTH_WEST,
    NORTH_EAST,
    SOUTH_WEST,
    SOUTH_EAST,
    SOUTH,
]


def plus(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Hex, b: Hex) -> Hex:
    return a[0] - b[0], a[1] - b[1]


def beyond(hex: Hex, direction: int, steps: int = 1) -> Hex:
    """The hex `steps` steps away in a direction."""
    q, r = DIRECTIONS[direction]
    return hex[0] + steps * q, hex[1] + steps * r


def neighbours(hex: Hex) -> list[Hex]:
    """Clockwise from north."""
    return [plus(hex, each) for each in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly `radius` away, clockwise from the northern one."""
    if radius == 0:
        return [centre]
    found: list[Hex] = []
    hex = beyond(centre, NORTH, radius)
    for side in range(6):
        for _ in range(radius):
            found.append(hex)
            hex = beyond(hex, (side + 2) % 6)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most `radius` away, ring by ring."""
    found: list[Hex] = []
    for each in range(radius + 1):
        found += ring(centre, each)
    return found


def straight_to(a: Hex, b: Hex) -> int:
    """The direction of the straight row of hexes from a to b, if there is one."""
    q, r = b[0] - a[0], b[1] - a[1]
    steps = max(abs(q), abs(r), abs(q + r))
    for direction in range(6):
        dq, dr = DIRECTIONS[direction]
        if steps and (dq * steps, dr * steps) == (q, r):
            return direction
    return NO_DIRECTION


def row_between(a: Hex, b: Hex) -> list[Hex]:
    """The hexes between two hexes of a straight row; empty if they share no row."""
    direction = straight_to(a, b)
    if direction == NO_DIRECTION:
        return []
    return [beyond(a, direction, steps) for steps in range(1, distance(a, b))]


def north_key(hex: Hex) -> int:
    """Sorts hexes from north to south; on a tie q sorts them from west to east."""
    return 2 * hex[1] + hex[0]


def north_then_west(hexes: list[Hex]) -> list[Hex]:
    """Sort hexes from north to south, equally northern ones from west to east."""
    keyed = sorted([(2 * r + q, q, r) for q, r in hexes])
    return [(q, r) for _, q, r in keyed]


def dot_product(u: Hex, v: Hex) -> int:
    """The scalar product of two ways: how far they point the same way."""
    return 3 * u[0] * v[0] + north_key(u) * north_key(v)


def direction_of(way: Hex) -> int:
    """The direction closest to a way; a tie goes to the one that leads farther north, then west."""
    best = NO_DIRECTION
    most: i64 = 0
    x: i64 = 3 * way[0]
    y: i64 = north_key(way)
    for direction in NORTH_THEN_WEST:
        step = DIRECTIONS[direction]
        like: i64 = x * step[0] + y * north_key(step)  # their scalar product
        if like > most:
            best, most = direction, like
    return best


def direction_towards(a: Hex, b: Hex) -> int:
    return direction_of(minus(b, a))


def mirrored_east_west(direction: int) -> int:
    return (6 - direction) % 6


def mirrored_north_south(direction: int) -> int:
    return (9 - direction) % 6
