"""questhall gloomhaven: the monster mind and line of sight, for people at a real table."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer

from questhall.games.gloomhaven.hexes import (
    FARTHEST_COORDINATE,
    Hex,
    HexMap,
    are_neighbours,
)
from questhall.games.gloomhaven.monsters.areas import Area
from questhall.games.gloomhaven.monsters.focus import Plan, find_focus
from questhall.games.gloomhaven.monsters.ground import (
    DIFFICULT,
    EVERYONE,
    HAZARDOUS,
    OBSTACLE,
    TRAP,
    Attack,
    Enemy,
    Ground,
    Monster,
    bare_hands,
)
from questhall.games.gloomhaven.monsters.reasons import Reason, why_these_ways, why_this_focus
from questhall.games.gloomhaven.monsters.turn import Move, Way, ways_to_act
from questhall.games.gloomhaven.sight import Sight

from .arguments import bytes_of, stop

gloomhaven = typer.Typer(
    name="gloomhaven",
    help="Tools for Gloomhaven at a real table.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST_COORDINATE, le=FARTHEST_COORDINATE)]
Place = tuple[Coordinate, Coordinate]
Step = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]

TERRAIN = {"obstacle": OBSTACLE, "trap": TRAP, "hazardous": HAZARDOUS, "difficult": DIFFICULT}
ALL_IN_RANGE = 6


class MapSheet(msgspec.Struct):
    """What both commands read: the open hexes, and wall lines between them."""

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


Sheet = TypeVar("Sheet", bound=MapSheet)


class BadSheet(ValueError):
    """What is wrong with the input, and where."""


File = Annotated[Path, typer.Argument(help="A file of JSON; - reads the standard input.")]
Lines = Annotated[bool, typer.Option("--lines", help="Read and print one JSON object a line.")]


def monster_turn(
    file: File,
    lines: Lines = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say why, and by which path it goes.")
    ] = False,
) -> None:
    """Say whom a monster focuses on, where it moves and whom it attacks.

    The answer holds every result that the rules allow; where there are several, the players
    choose. Foci, outcomes and the attacks of an outcome are sorted by q, then r. Of equal
    initiatives none is earlier; 0 is an initiative that was not given.
    """
    _answer(file, lines, _explained_turn if explain else _turn)


def sight(file: File, lines: Lines = False) -> None:
    """Say which hexes see each other: for each hex a row of 0 and 1 over the hexes after it."""
    _answer(file, lines, _sight)


gloomhaven.command("monster-turn")(monster_turn)
gloomhaven.command("sight")(sight)


def _answer(file: Path, lines: bool, answer: Callable[[bytes], dict[str, Any]]) -> None:
    if lines:
        for line in _lines(file):
            if line.strip():
                typer.echo(msgspec.json.encode(_answer_or_error(line, answer)).decode())
        return
    try:
        typer.echo(msgspec.json.encode(answer(_source(file))).decode())
    except BadSheet as fault:
        stop(f"{'the standard input' if str(file) == '-' else file}: {fault}")


def _answer_or_error(line: bytes, answer: Callable[[bytes], dict[str, Any]]) -> dict[str, Any]:
    try:
        return answer(line)
    except BadSheet as fault:
        return {"error": str(fault)}


def _source(file: Path) -> bytes:
    if str(file) == "-":
        return typer.get_binary_stream("stdin").read()
    return bytes_of(file)


def _lines(file: Path) -> Iterable[bytes]:
    """The lines, each as soon as it is there."""
    if str(file) == "-":
        return typer.get_binary_stream("stdin")
    return bytes_of(file).splitlines()


def _sight(text: bytes) -> dict[str, Any]:
    map = _map(_read(text, MapSheet))
    eyes = Sight(map)
    places = range(map.size)
    return {"visible": ["".join("01"[eyes.sees(a, b)] for b in places[a + 1 :]) for a in places]}


def _turn(text: bytes) -> dict[str, Any]:
    return _TurnAnswer(_read(text, TurnSheet)).short()


def _explained_turn(text: bytes) -> dict[str, Any]:
    return _TurnAnswer(_read(text, TurnSheet)).explained()


class _TurnAnswer:
    """A turn thought through for every focus that the players may choose."""

    def __init__(self, sheet: TurnSheet) -> None:
        self.plan = _plan(sheet)
        self.attacks = sheet.monster.attack
        self.focus = find_focus(self.plan)
        self.moves: list[tuple[int, Move]] = [
            (enemy, ways_to_act(self.plan, enemy, self.focus.through_negative))
            for enemy in self.focus.candidates
        ]

    def short(self) -> dict[str, Any]:
        outcomes = [{"move": move, "attacks": attacks} for move, attacks in sorted(self._stops())]
        return {
            "focus": sorted(self._hex_of(enemy) for enemy in self.focus.candidates),
            "outcomes": outcomes,
        }

    def explained(self) -> dict[str, Any]:
        answer = self.short()
        stops = self._stops()
        for outcome in answer["outcomes"]:
            through_negative = stops[outcome["move"], outcome["attacks"]]
            outcome["path"] = self._path(outcome["move"], through_negative)
        reasons = why_this_focus(self.plan, self.focus)
        for enemy, move in self.moves:
            reasons += why_these_ways(self.plan, enemy, move)
        answer["why"] = [_in_words(reason) for reason in reasons]
        return answer

    def _stops(self) -> dict[tuple[Hex, tuple[Hex, ...]], bool]:
        """Where it stops and whom it attacks, and whether it got there through negative hexes.
        Without a focus the monster stays. GH-4.2.12"""
        found: dict[tuple[Hex, tuple[Hex, ...]], bool] = {}
        for _, move in self.moves:
            for way in move.ways:
                stop = self.plan.ground.hex(way.stop)
                found.setdefault((stop, self._attacks(way)), move.through_negative)
        return found or {(self.plan.ground.hex(self.plan.monster.hex), ()): False}

    def _path(self, stop: Hex, through_negative: bool) -> list[Hex]:
        ground = self.plan.ground
        route = self.plan.travel(through_negative).route(ground.map.index[stop])
        return [ground.hex(step) for step in route]

    def _attacks(self, way: Way) -> tuple[Hex, ...]:
        return tuple(sorted(self._hex_of(e) for e in way.targets)) if self.attacks else ()

    def _hex_of(self, enemy: int) -> Hex:
        return self.plan.ground.hex(self.plan.enemies[enemy].hex)


def _read(text: bytes, sheet: type[Sheet]) -> Sheet:
    try:
        return msgspec.json.decode(text, type=sheet)
    except msgspec.ValidationError as fault:
        problem, _, where = str(fault).replace("`", "").partition(" - at $.")
        raise BadSheet(f"{where}: {problem}" if where else problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadSheet(f"this is no JSON: {fault}") from None


def _map(sheet: MapSheet) -> HexMap:
    seen: set[Hex] = set()
    for place, hex in enumerate(sheet.hexes):
        if hex in seen:
            raise BadSheet(f"hexes[{place}]: {_words(hex)} is listed twice")
        seen.add(hex)
    for place, (a, b) in enumerate(sheet.walls_between):
        if not are_neighbours(a, b):
            raise BadSheet(
                f"walls_between[{place}]: {_words(a)} and {_words(b)} do not share an edge"
            )
    return HexMap(sheet.hexes, sheet.walls_between)


def _plan(sheet: TurnSheet) -> Plan:
    map = _map(sheet)
    _check_figures(sheet, map)
    terrain = [0] * map.size
    for place, patch in enumerate(sheet.terrain):
        terrain[_place(map, patch.hex, f"terrain[{place}].hex")] |= TERRAIN[patch.kind]
    monster = sheet.monster
    return Plan(
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
            raise BadSheet(f"{where}: {standing[hex]} stands on {_words(hex)} already")
        standing[hex] = where


def _attack(monster: MonsterSheet) -> Attack:
    if not monster.attack:
        return bare_hands()
    if monster.targets == 0:
        raise BadSheet("monster.targets: an attack needs at least 1 target")
    area = monster.area
    return Attack(
        monster.range,
        EVERYONE if monster.targets >= ALL_IN_RANGE else monster.targets,
        Area(area.hexes, melee=area.kind == "melee") if area else None,
        careless=monster.muddled,
    )


def _place(map: HexMap, hex: Hex, where: str) -> int:
    if hex not in map.index:
        raise BadSheet(f"{where}: {_words(hex)} is not one of the hexes")
    return map.index[hex]


WORDS = {
    "no-clean-way": "No enemy can be attacked without entering a trap or hazardous terrain, so "
    "the monster takes the ways with the fewest of them.",
    "invisible": "The enemy on {enemy} is invisible and cannot be the focus.",
    "out-of-reach": "The enemy on {enemy} can be attacked from no hex the monster can get to.",
    "needs": "The enemy on {enemy} can be attacked after {way}.",
    "no-focus": "There is no focus: the monster neither moves nor attacks.",
    "least-movement": "Least movement: {enemies}.",
    "nearest": "Nearest of those: {enemies}.",
    "earliest": "Earliest initiative of those: {enemies}.",
    "players-choose-focus": "The players choose the focus among {enemies}.",
    "cannot-approach": "No way leads to a hex from which {focus} can be attacked.",
    "goals-now": "Best hexes within this move for the attack on {focus}: {goals}, after {way}; "
    "additional targets: {others}, with Disadvantage: {disadvantages}.",
    "goals-later": "No hex within this move allows the attack on {focus}. Best hexes with "
    "unlimited movement: {goals}, after {way}; additional targets: {others}, with Disadvantage: "
    "{disadvantages}.",
    "with-disadvantage": "The attack on {focus} has Disadvantage there; no better hex is possible.",
    "no-nearer": "No move brings the monster nearer, so it stays.",
    "comes-nearer": "The monster comes as near as it can: {stops}.",
    "players-choose-way": "The players choose among {ways} equal ways.",
}


def _in_words(reason: Reason) -> str:
    values = {name: _words(value) for name, value in reason.values.items()}
    if "points" in values:
        values["way"] = _way(values["points"], values["negatives"])
    return f"{WORDS[reason.name].format(**values)} [{reason.rule}]"


def _way(points: str, negatives: str) -> str:
    way = "1 movement point" if points == "1" else f"{points} movement points"
    if negatives == "0":
        return way
    return f"{way} and {'1 negative hex' if negatives == '1' else f'{negatives} negative hexes'}"


def _words(value: int | Hex | list[Hex]) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return f"[{value[0]}, {value[1]}]"
    return ", ".join(_words(hex) for hex in value)
