"""What a monster does on its turn, as JSON in and out, for people at a real table."""

from typing import Annotated, Any, Literal

import msgspec

from questhall.kernel.sheets import BadSheet

from ..printed.areas import Area
from ..printed.hexes import FARTHEST_COORDINATE, Hex, HexMap, are_neighbours
from ..printed.terrain import ALL_TARGETS, Terrain
from ..rules.monsters.mind.focus import Situation, find_focus
from ..rules.monsters.mind.ground import Attack, Enemy, Ground, Monster, bare_hands
from ..rules.monsters.mind.reasons import Reason, why_these_ways, why_this_focus
from ..rules.monsters.mind.ways import Move, Way, ways_to_act
from ..state.sight import Sight

Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST_COORDINATE, le=FARTHEST_COORDINATE)]
Place = tuple[Coordinate, Coordinate]
Step = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]

TERRAIN = {
    "obstacle": Terrain.OBSTACLE,
    "trap": Terrain.TRAP,
    "hazardous": Terrain.HAZARDOUS,
    "difficult": Terrain.DIFFICULT,
}
ALL_IN_RANGE = 6


class MapSheet(msgspec.Struct):
    """The input of both commands: the open hexes, and wall lines between them."""

    hexes: list[Place]
    walls_between: list[tuple[Place, Place]] = []


class TerrainSheet(msgspec.Struct, forbid_unknown_fields=True):
    hex: Place
    kind: Literal["obstacle", "trap", "hazardous", "difficult"]


class AreaSheet(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["melee", "ranged"]
    hexes: Annotated[list[tuple[Step, Step]], msgspec.Meta(min_length=1)]


class MonsterSheet(msgspec.Struct, forbid_unknown_fields=True):
    hex: Place
    move: Amount = 0
    range: Amount = 0
    targets: Amount = 1
    flying: bool = False
    jump: bool = False
    muddled: bool = False
    area: AreaSheet | None = None
    attack: bool = True


class EnemySheet(msgspec.Struct, forbid_unknown_fields=True):
    hex: Place
    initiative: Amount = 0


class TurnSheet(MapSheet, kw_only=True):
    monster: MonsterSheet
    terrain: list[TerrainSheet] = []
    allies: list[Place] = []
    enemies: list[EnemySheet] = []


class TurnAnswer:
    """A monster's turn, for every focus that the players may choose."""

    def __init__(self, sheet: TurnSheet) -> None:
        self.situation = situation_of(sheet)
        self.attacks = sheet.monster.attack
        self.focus = find_focus(self.situation)
        self.moves: list[tuple[int, Move]] = [
            (enemy, ways_to_act(self.situation, enemy, self.focus.through_negative))
            for enemy in self.focus.candidates
        ]

    def short(self) -> dict[str, Any]:
        outcomes = [{"move": move, "attacks": attacks} for move, attacks in sorted(self._stops())]
        return {
            "focus": sorted(self._hex_of(enemy) for enemy in self.focus.candidates),
            "outcomes": outcomes,
        }

    def with_paths(self) -> dict[str, Any]:
        """The short answer, plus the monster's path."""
        answer = self.short()
        stops = self._stops()
        for outcome in answer["outcomes"]:
            through_negative = stops[outcome["move"], outcome["attacks"]]
            outcome["path"] = self._path(outcome["move"], through_negative)
        return answer

    def reasons(self) -> list[Reason]:
        reasons = why_this_focus(self.situation, self.focus)
        for enemy, move in self.moves:
            reasons += why_these_ways(self.situation, enemy, move)
        return reasons

    def _stops(self) -> dict[tuple[Hex, tuple[Hex, ...]], bool]:
        """Where it stops and whom it attacks, and whether it went through negative hexes.
        Without a focus the monster stays. GH-4.2.12"""
        found: dict[tuple[Hex, tuple[Hex, ...]], bool] = {}
        for _, move in self.moves:
            for way in move.ways:
                stop = self.situation.ground.hex(way.stop)
                found.setdefault((stop, self._attacks(way)), move.through_negative)
        return found or {(self.situation.ground.hex(self.situation.monster.place), ()): False}

    def _path(self, stop: Hex, through_negative: bool) -> list[Hex]:
        ground = self.situation.ground
        route = self.situation.travel(through_negative).route(ground.map.index[stop])
        return [ground.hex(step) for step in route]

    def _attacks(self, way: Way) -> tuple[Hex, ...]:
        return tuple(sorted(self._hex_of(e) for e in way.targets)) if self.attacks else ()

    def _hex_of(self, enemy: int) -> Hex:
        return self.situation.ground.hex(self.situation.enemies[enemy].place)


def map_of(sheet: MapSheet) -> HexMap:
    seen: set[Hex] = set()
    for place, hex in enumerate(sheet.hexes):
        if hex in seen:
            raise BadSheet(f"hexes[{place}]: {_pair(hex)} is listed twice")
        seen.add(hex)
    for place, (a, b) in enumerate(sheet.walls_between):
        if not are_neighbours(a, b):
            raise BadSheet(
                f"walls_between[{place}]: {_pair(a)} and {_pair(b)} do not share an edge"
            )
    return HexMap(sheet.hexes, sheet.walls_between)


def situation_of(sheet: TurnSheet) -> Situation:
    map = map_of(sheet)
    _check_figures(sheet, map)
    terrain = [0] * map.size
    for place, patch in enumerate(sheet.terrain):
        terrain[_place(map, patch.hex, f"terrain[{place}].hex")] |= TERRAIN[patch.kind]
    monster = sheet.monster
    return Situation(
        Ground(map, Sight(map), terrain),
        Monster(map.index[monster.hex], monster.move, monster.flying, monster.jump),
        _attack(monster),
        [map.index[ally] for ally in sheet.allies],
        [Enemy(map.index[enemy.hex], enemy.initiative) for enemy in sheet.enemies],
    )


def _check_figures(sheet: TurnSheet, map: HexMap) -> None:
    figures = [("monster.hex", sheet.monster.hex)]
    figures += [(f"allies[{place}]", hex) for place, hex in enumerate(sheet.allies)]
    figures += [(f"enemies[{place}].hex", foe.hex) for place, foe in enumerate(sheet.enemies)]
    standing: dict[Hex, str] = {}
    for where, hex in figures:
        _place(map, hex, where)
        if hex in standing:
            raise BadSheet(f"{where}: {standing[hex]} stands on {_pair(hex)} already")
        standing[hex] = where


def _attack(monster: MonsterSheet) -> Attack:
    if not monster.attack:
        return bare_hands()
    if monster.targets == 0:
        raise BadSheet("monster.targets: an attack needs at least 1 target")
    area = monster.area
    return Attack(
        monster.range,
        ALL_TARGETS if monster.targets >= ALL_IN_RANGE else monster.targets,
        Area(area.hexes, melee=area.kind == "melee") if area else None,
        careless=monster.muddled,
    )


def _place(map: HexMap, hex: Hex, where: str) -> int:
    if hex not in map.index:
        raise BadSheet(f"{where}: {_pair(hex)} is not one of the hexes")
    return map.index[hex]


def _pair(hex: Hex) -> str:
    return f"[{hex[0]}, {hex[1]}]"
