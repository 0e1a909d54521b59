"""What the engine says of range and line of sight on a map, for the client's measure to agree with.

Run as a module it writes the sample anew.
"""

from pathlib import Path

import msgspec

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.printed.hexes import FAR
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.view.view import HexView, TableView

from .scenarios.book import Played

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "gloomhaven" / "sight.sample.json"
EVERY = 11
"""Measured from every eleventh hex."""


class Measured(msgspec.Struct):
    """Ranges from one hex to all hexes in their order (-1: out of reach), and which it sees."""

    origin: str
    ranges: list[int]
    seen: list[bool]


class Sample(msgspec.Struct):
    scenario: int
    hexes: list[HexView]
    measured: list[Measured]


def sample(number: int, doors: int) -> Sample:
    """A scenario with its first doors open."""
    table = Played(number)
    for joint in range(doors):
        table.play_out(open_door(table.scene, joint, table.figure()))
    view = GAME.view(table.scene, 0)
    assert isinstance(view, TableView)
    cells = [table.cell(f"{hex.q},{hex.r}") for hex in view.hexes]
    measured = [_measure(table, cell, cells) for cell in cells[::EVERY]]
    bare = [HexView(hex.q, hex.r, hex.room, hex.joint, hex.joins) for hex in view.hexes]
    return Sample(number, bare, measured)


def _measure(table: Played, origin: int, cells: list[int]) -> Measured:
    board = table.scene.board
    far = board.distances(origin)
    q, r = table.scene.scenario.hex(origin)
    return Measured(
        f"{q},{r}",
        [far[cell] if far[cell] < FAR else -1 for cell in cells],
        [board.sight.sees(origin, cell) for cell in cells],
    )


def samples() -> bytes:
    """One room; rooms with doors between them; tiles that corridors join."""
    found = [sample(1, 0), sample(1, 2), sample(10, 0)]
    return msgspec.json.encode(found) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(samples())
