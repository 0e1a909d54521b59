"""The map as a monster sees it, and the figures on it."""

from ....printed.areas import Area
from ....printed.hexes import Hex, HexMap
from ....state.sight import Sight


class Ground:
    """A map and its terrain. `terrain` holds the flags of each hex, combined.

    Closed doors are walls to monsters (GH-2.2.4), so they are not hexes of the map. Several
    grounds may share a map and its sight; terrain changes.
    """

    def __init__(self, map: HexMap, sight: Sight, terrain: list[int]) -> None:
        self.map = map
        self.sight = sight
        self.terrain = terrain

    def hex(self, place: int) -> Hex:
        return self.map.hexes[place]


def bare_ground(map: HexMap) -> Ground:
    return Ground(map, Sight(map), [0] * map.size)


class Attack:
    """An attack action. A range of 0 is melee; an area with a grey hex is always melee. GH-3.8.3

    `targets` is 1 for a plain attack; with an area, anything above 1 adds targets to the area.
    `careless`: Disadvantage is the same on every hex, because the monster is muddled or has
    Advantage that cancels it.
    """

    def __init__(
        self,
        range: int = 0,
        targets: int = 1,
        area: Area | None = None,
        careless: bool = False,
    ) -> None:
        self.ranged: bool = range > 0 and (area is None or not area.melee)
        self.reach: int = range if self.ranged else 1
        self.targets = targets
        self.area = area
        self.keeps_distance: bool = self.ranged and not careless


def bare_hands() -> Attack:
    """The attack by which a monster without one chooses its focus and moves. GH-4.2.3, GH-4.3.2"""
    return Attack()


class Monster:
    """The monster whose turn it is: where it stands, and how it moves this turn.

    `body` are the hexes of a large monster, which attacks from any of them.
    """

    def __init__(
        self,
        place: int,
        move: int,
        flying: bool = False,
        jump: bool = False,
        body: list[int] | None = None,
    ) -> None:
        self.place = place
        self.body: list[int] = body or [place]
        self.move = move
        self.flying = flying
        self.jump = jump and not flying


class Enemy:
    """An enemy of the monster. Lower initiative comes first; the players decide ties.

    `hindering`: all attacks on it have Disadvantage.
    """

    def __init__(
        self, place: int, initiative: int, invisible: bool = False, hindering: bool = False
    ) -> None:
        self.place = place
        self.initiative = initiative
        self.invisible = invisible
        self.hindering = hindering
