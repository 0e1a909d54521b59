"""Small maps, and a monster's turn on them."""

from collections.abc import Iterable

from questhall.games.gloomhaven.printed.areas import Area
from questhall.games.gloomhaven.printed.hexes import Hex, HexMap
from questhall.games.gloomhaven.printed.terrain import Terrain
from questhall.games.gloomhaven.rules.monsters.mind.focus import Focus, Situation, find_focus
from questhall.games.gloomhaven.rules.monsters.mind.ground import (
    Attack,
    Enemy,
    Monster,
    bare_ground,
    bare_hands,
)
from questhall.games.gloomhaven.rules.monsters.mind.ways import Move, ways_to_act

Outcome = tuple[Hex, list[Hex]]
"""Where the monster ends its move, and whom it attacks."""


def field(radius: int) -> list[Hex]:
    """All hexes within the radius around (0, 0)."""
    reach = range(-radius, radius + 1)
    return [(q, r) for q in reach for r in reach if abs(q + r) <= radius]


def corridor(first: int, last: int) -> list[Hex]:
    """A passage one hex wide: from any hex only the next one is in sight."""
    return [(q, 0) for q in range(first, last + 1)]


def hall(first: int, last: int) -> list[Hex]:
    """A passage two hexes wide."""
    return [(q, r) for r in (-1, 0) for q in range(first, last + 1)]


def melee_area(*hexes: Hex) -> Area:
    return Area(list(hexes), melee=True)


def ranged_area(*hexes: Hex) -> Area:
    return Area(list(hexes), melee=False)


class Table:
    """A map with a monster on it. Enemies have initiatives."""

    def __init__(
        self,
        hexes: list[Hex],
        at: Hex,
        enemies: dict[Hex, int] | None = None,
        *,
        move: int = 0,
        attack: Attack | None = None,
        flying: bool = False,
        jump: bool = False,
        walls: Iterable[tuple[Hex, Hex]] = (),
        obstacles: Iterable[Hex] = (),
        traps: Iterable[Hex] = (),
        hazardous: Iterable[Hex] = (),
        difficult: Iterable[Hex] = (),
        allies: Iterable[Hex] = (),
        invisible: Iterable[Hex] = (),
        hindering: Iterable[Hex] = (),
    ) -> None:
        self.ground = bare_ground(HexMap(hexes, list(walls)))
        self.index = self.ground.map.index
        for kind, places in (
            (Terrain.OBSTACLE, obstacles),
            (Terrain.TRAP, traps),
            (Terrain.HAZARDOUS, hazardous),
            (Terrain.DIFFICULT, difficult),
        ):
            for hex in places:
                self.ground.terrain[self.index[hex]] |= kind
        self.monster = Monster(self.index[at], move, flying, jump)
        self.allies = [self.index[hex] for hex in allies]
        self.enemies = [
            Enemy(self.index[hex], initiative, hex in set(invisible), hex in set(hindering))
            for hex, initiative in (enemies or {}).items()
        ]
        self.attack = attack

    def situation(self, attack: Attack | None = None) -> Situation:
        weapon = attack or self.attack or bare_hands()
        return Situation(self.ground, self.monster, weapon, self.allies, self.enemies)

    def search(self) -> Focus:
        return find_focus(self.situation())

    @property
    def focus(self) -> list[Hex]:
        return sorted(self.hex_of(enemy) for enemy in self.search().candidates)

    def moves(self) -> list[Move]:
        situation = self.situation()
        focus = find_focus(situation)
        return [ways_to_act(situation, e, focus.through_negative) for e in focus.candidates]

    @property
    def outcomes(self) -> list[Outcome]:
        """Everything that may happen, whichever focus the players choose. Without an attack
        nobody is attacked."""
        found: set[tuple[Hex, tuple[Hex, ...]]] = set()
        for move in self.moves():
            for way in move.ways:
                targets = sorted(self.hex_of(enemy) for enemy in way.targets)
                found.add((self.ground.hex(way.stop), tuple(targets) if self.attack else ()))
        return [(stop, list(targets)) for stop, targets in sorted(found)]

    @property
    def stops(self) -> list[Hex]:
        return sorted({stop for stop, _ in self.outcomes})

    def hex_of(self, enemy: int) -> Hex:
        return self.ground.hex(self.enemies[enemy].place)


def path_to(table: Table, stop: Hex, through_negative: bool = False) -> list[list[Hex]]:
    """The paths to a hex that the players may choose from."""
    travel = table.situation().travel(through_negative)
    place = table.index[stop]
    assert travel.route(place) in travel.routes(place)
    return [[table.ground.hex(step) for step in route] for route in travel.routes(place)]
