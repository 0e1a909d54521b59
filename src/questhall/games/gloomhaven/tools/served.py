"""The tools that the server offers to people at a real table, by name: JSON in, plain data out."""

from typing import Any

from questhall.kernel.sheets import BadSheet, Tool, read_sheet

from ..printed.hexes import FAR
from ..state.sight import Sight
from .monster_turn import MapSheet, TurnAnswer, TurnSheet, map_of

# A larger sheet would keep a server busy for too long.
MOST_HEXES = 240
MOST_FIGURES = 24
MOST_TARGETS = 6


def monster_turn(text: bytes) -> dict[str, Any]:
    """Whom a monster focuses on, where it moves and whom it attacks, with the deciding rules."""
    sheet = read_sheet(text, TurnSheet)
    _check_size(sheet)
    turn = TurnAnswer(sheet)
    why = [
        {"name": reason.name, "rule": reason.rule, "values": reason.values}
        for reason in turn.reasons()
    ]
    return turn.with_paths() | {"why": why}


def measure(text: bytes) -> dict[str, Any]:
    """Range and line of sight between all hexes of a map, in their order: ranges as numbers (-1
    out of reach), sight as rows of 0 and 1."""
    sheet = read_sheet(text, MapSheet)
    _check_map(sheet)
    map = map_of(sheet)
    sight = Sight(map)
    places = range(map.size)
    return {
        "ranges": [[far if far < FAR else -1 for far in map.distances(one)] for one in places],
        "seen": [
            "".join(["1" if sight.sees(one, other) else "0" for other in places]) for one in places
        ],
    }


def _check_map(sheet: MapSheet) -> None:
    if len(sheet.hexes) > MOST_HEXES:
        raise BadSheet(f"hexes: at most {MOST_HEXES} can be thought through here")


def _check_size(sheet: TurnSheet) -> None:
    _check_map(sheet)
    if len(sheet.enemies) + len(sheet.allies) > MOST_FIGURES:
        raise BadSheet(f"enemies: at most {MOST_FIGURES} figures can be thought through here")
    area = sheet.monster.area
    if sheet.monster.targets > MOST_TARGETS or (area and len(area.hexes) > MOST_TARGETS + 1):
        raise BadSheet(f"monster.targets: at most {MOST_TARGETS} can be thought through here")


TOOLS: dict[str, Tool] = {"monster-turn": monster_turn, "measure": measure}
