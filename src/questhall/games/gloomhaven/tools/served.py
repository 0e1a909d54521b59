"""Tools for people at a real table, by name: JSON in, plain data out. The server offers them."""

from typing import Any

from questhall.kernel.sheets import BadSheet, Tool, read_sheet

from .monster_turn import TurnAnswer, TurnSheet

# Larger sheets would keep a server thinking for too long.
MOST_HEXES = 240
MOST_FIGURES = 24
MOST_TARGETS = 6


def monster_turn(text: bytes) -> dict[str, Any]:
    """Whom a monster focuses on, where it goes and whom it attacks, with the rules that decide."""
    sheet = read_sheet(text, TurnSheet)
    _check_size(sheet)
    turn = TurnAnswer(sheet)
    why = [
        {"name": reason.name, "rule": reason.rule, "values": reason.values}
        for reason in turn.reasons()
    ]
    return turn.with_paths() | {"why": why}


def _check_size(sheet: TurnSheet) -> None:
    if len(sheet.hexes) > MOST_HEXES:
        raise BadSheet(f"hexes: at most {MOST_HEXES} can be thought through here")
    if len(sheet.enemies) + len(sheet.allies) > MOST_FIGURES:
        raise BadSheet(f"enemies: at most {MOST_FIGURES} figures can be thought through here")
    area = sheet.monster.area
    if sheet.monster.targets > MOST_TARGETS or (area and len(area.hexes) > MOST_TARGETS + 1):
        raise BadSheet(f"monster.targets: at most {MOST_TARGETS} can be thought through here")


TOOLS: dict[str, Tool] = {"monster-turn": monster_turn}
