"""Figures that cover one hex or several, with a facing."""

from typing import Final

from mypy_extensions import mypyc_attr

from .hex_board import HexBoard
from .hexes import DIRECTIONS, Hex, direction_towards, dot_product, minus, plus
from .masks import NOWHERE, first_in, places_in, spread
from .shapes import turned


class Footprint:
    """The hexes under a figure that faces north, around its centre (0, 0).

    The hexes keep their order when the figure turns, so a game can name its parts by number.
    `front` is the number of the hex that leads, attacks and looks.
    """

    def __init__(self, hexes: list[Hex], front: int) -> None:
        self.front = front
        self.large: bool = len(hexes) > 1
        self.by_facing: list[list[Hex]] = [turned(hexes, facing) for facing in range(6)]

    def hexes_at(self, centre: Hex, facing: int) -> list[Hex]:
        return [plus(centre, each) for each in self.by_facing[facing]]


ONE_HEX: Final = Footprint([(0, 0)], 0)
# The centre, then clockwise from the hex ahead.
SEVEN_HEXES: Final = Footprint([(0, 0), *DIRECTIONS], 1)


class Stands:
    """Where figures with one footprint can stand on a board: the hexes under them, by centre and
    facing. No part of a figure may be off the board."""

    def __init__(self, board: HexBoard, footprint: Footprint) -> None:
        self.board = board
        self.footprint = footprint
        self.covers: list[list[int]] = [self._covering(facing) for facing in range(6)]
        self.fits: list[int] = [self._fitting(facing) for facing in range(6)]
        self._over: list[list[int]] = [self._centres_over(facing) for facing in range(6)]

    def _covering(self, facing: int) -> list[int]:
        return [self._cover(hex, facing) for hex in self.board.hexes]

    def _cover(self, centre: Hex, facing: int) -> int:
        hexes = self.footprint.hexes_at(centre, facing)
        mask = self.board.mask_of_hexes(hexes)
        return mask if mask.bit_count() == len(hexes) else 0

    def _fitting(self, facing: int) -> int:
        mask = 0
        for place in range(self.board.size):
            if self.covers[facing][place]:
                mask |= 1 << place
        return mask

    def _centres_over(self, facing: int) -> list[int]:
        """For each hex, the places of the centre with which the figure covers it."""
        found = [0] * self.board.size
        for centre in range(self.board.size):
            for place in places_in(self.covers[facing][centre]):
                found[place] |= 1 << centre
        return found

    def touching(self, facing: int, mask: int) -> int:
        """All places where its centre can be with a hex of the figure on one of these."""
        return spread(self._over[facing], mask)

    def can_stand(self, place: int, facing: int, free: int) -> bool:
        """Is all of it on the board and on free hexes?"""
        cover = self.covers[facing][place]
        return cover != 0 and cover & ~free == 0

    def standing_room(self, facing: int, free: int) -> int:
        """All places where its centre can be."""
        if not self.footprint.large:
            return free & self.board.everywhere
        mask = 0
        for place in places_in(self.fits[facing]):
            if self.covers[facing][place] & ~free == 0:
                mask |= 1 << place
        return mask

    def facings(self, place: int, free: int) -> list[int]:
        """The facings in which it can stand there."""
        return [facing for facing in range(6) if self.can_stand(place, facing, free)]

    def part_at(self, place: int, facing: int, hex: int) -> int:
        """The number in the footprint of the hex that lies there."""
        hexes = self.footprint.hexes_at(self.board.hexes[place], facing)
        wanted = self.board.hexes[hex]
        return hexes.index(wanted) if wanted in hexes else NOWHERE


@mypyc_attr(acyclic=True)
class Stance:
    """A figure as it stands on the board."""

    def __init__(self, stands: Stands, place: int, facing: int) -> None:
        self.stands = stands
        self.place = place
        self.facing = facing

    def mask(self) -> int:
        """The hexes it covers."""
        return self.stands.covers[self.facing][self.place]

    def mask_at(self, place: int) -> int:
        """The hexes it would cover in another place, with the same facing."""
        return self.stands.covers[self.facing][place]

    def front(self) -> int:
        """The hex of its front."""
        footprint = self.stands.footprint
        way = footprint.by_facing[self.facing][footprint.front]
        return self.stands.board.place_of(plus(self.stands.board.hexes[self.place], way))

    def at(self, place: int) -> "Stance":
        """The same figure in another place, with the same facing."""
        return Stance(self.stands, place, self.facing)

    def step(self, direction: int) -> int:
        """Its centre after one step in a direction; NOWHERE if it would leave the board."""
        place = self.stands.board.steps[direction][self.place]
        if place == NOWHERE or not self.stands.covers[self.facing][place]:
            return NOWHERE
        return place

    def facing_towards(self, target: int) -> int:
        """The facing towards a hex; a tie goes to the facing whose front lies farther north, then
        west. It does not turn to face its own centre."""
        if target == self.place:
            return self.facing
        hexes = self.stands.board.hexes
        return direction_towards(hexes[self.place], hexes[target])

    def anchor_towards(self, target: int) -> int:
        """Its hex nearest to a target, the first on a tie."""
        return first_in(self.stands.board.nearest(self.mask(), target))

    def foremost(self, direction: int) -> int:
        """Its hex farthest in a direction, the first on a tie."""
        hexes = self.stands.board.hexes
        best, most = self.place, 0
        for place in places_in(self.mask()):
            along = dot_product(DIRECTIONS[direction], minus(hexes[place], hexes[self.place]))
            if along > most:
                best, most = place, along
        return best
