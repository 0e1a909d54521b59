"""A board of hexes. A hex is known by its place in the list; a set of hexes is a mask.

Tables of steps, neighbours and distances are made once per board and shared by all its games.
"""

from .hexes import DIRECTIONS, Hex, distance, north_then_west, plus
from .masks import NOWHERE, places_in, spread


class HexBoard:
    """A board; the order of its list breaks ties."""

    def __init__(self, hexes: list[Hex]) -> None:
        self.hexes = hexes
        self.size: int = len(hexes)
        self.everywhere: int = (1 << self.size) - 1
        self.west: int = min([q for q, _ in hexes])
        self.east: int = max([q for q, _ in hexes])
        self.index: dict[Hex, int] = {hex: place for place, hex in enumerate(hexes)}
        self.steps: list[list[int]] = [self._steps_in(direction) for direction in DIRECTIONS]
        self.neighbours: list[int] = [self._neighbours_of(place) for place in range(self.size)]
        # Lists beside sets: on a large board it is faster to go through a short list than to take a
        # set apart.
        self.near: list[list[int]] = [places_in(mask) for mask in self.neighbours]
        self.alone: list[int] = [1 << place for place in range(self.size)]  # each as a set
        self.far: list[bytes] = [self._far_from(hex) for hex in hexes]  # each from each
        self._discs: list[list[int] | None] = [None] * self.size

    def _steps_in(self, direction: Hex) -> list[int]:
        return [self.index.get(plus(hex, direction), NOWHERE) for hex in self.hexes]

    def _neighbours_of(self, place: int) -> int:
        mask = 0
        for steps in self.steps:
            if steps[place] != NOWHERE:
                mask |= 1 << steps[place]
        return mask

    def _far_from(self, hex: Hex) -> bytes:
        return bytes([distance(hex, other) for other in self.hexes])

    def place_of(self, hex: Hex) -> int:
        """The place of a hex; NOWHERE if it is off the board."""
        return self.index.get(hex, NOWHERE)

    def mask_of_hexes(self, hexes: list[Hex]) -> int:
        """The given hexes that are on the board, as a mask."""
        mask = 0
        for hex in hexes:
            place = self.index.get(hex, NOWHERE)
            if place != NOWHERE:
                mask |= 1 << place
        return mask

    def hexes_in(self, mask: int) -> list[Hex]:
        return [self.hexes[place] for place in places_in(mask)]

    def edge(self) -> int:
        """The hexes with fewer than six neighbours."""
        mask = 0
        for place in range(self.size):
            if self.neighbours[place].bit_count() < 6:
                mask |= 1 << place
        return mask

    def ray(self, place: int, direction: int) -> list[int]:
        """The hexes in a direction, up to the edge of the board."""
        steps = self.steps[direction]
        found: list[int] = []
        place = steps[place]
        while place != NOWHERE:
            found.append(place)
            place = steps[place]
        return found

    # -- distances, ignoring what stands between ---------------------------------------

    def distance(self, a: int, b: int) -> int:
        return self.far[a][b]

    def within(self, place: int, radius: int) -> int:
        """The hexes at most `radius` away."""
        discs = self._discs_around(place)
        return discs[min(radius, len(discs) - 1)]

    def at_distance(self, place: int, radius: int) -> int:
        """The hexes exactly `radius` away."""
        if radius == 0:
            return 1 << place
        return self.within(place, radius) & ~self.within(place, radius - 1)

    def beside(self, mask: int) -> int:
        """The hexes next to a figure, without its own."""
        return spread(self.neighbours, mask) & ~mask

    def distance_between(self, one: int, other: int) -> int:
        """The distance between two figures: that of their nearest hexes."""
        least = self.size
        for place in places_in(one):
            least = min(least, self._distance_to(place, other))
        return least

    def nearest(self, mask: int, other: int) -> int:
        """The hexes of a figure that are nearest to the other one."""
        least, found = self.size, 0
        for place in places_in(mask):
            away = self._distance_to(place, other)
            if away < least:
                least, found = away, 0
            if away == least:
                found |= self.alone[place]
        return found

    def nearest_to(self, place: int, mask: int) -> int:
        """The hexes of a figure that are nearest to a hex."""
        far = self.far[place]
        least, found = self.size, 0
        for each in places_in(mask):
            if far[each] < least:
                least, found = far[each], 0
            if far[each] == least:
                found |= self.alone[each]
        return found

    def _distance_to(self, place: int, mask: int) -> int:
        if mask == 0:
            raise ValueError("there is no distance to a figure without a hex")
        far = self.far[place]
        least = self.size
        for each in places_in(mask):
            if far[each] < least:
                least = far[each]
        return least

    def _discs_around(self, place: int) -> list[int]:
        known = self._discs[place]
        if known is None:
            known = self._make_discs(place)
            self._discs[place] = known
        return known

    def _make_discs(self, place: int) -> list[int]:
        far = self.far[place]
        discs = [0] * (max(far) + 1)
        for other in range(self.size):
            discs[far[other]] |= 1 << other
        for radius in range(1, len(discs)):
            discs[radius] |= discs[radius - 1]
        return discs


def northern_board(hexes: list[Hex]) -> HexBoard:
    """A board that breaks ties by North, then West."""
    return HexBoard(north_then_west(hexes))
