"""Tools for people at a real table, as the server offers them."""

import json
from typing import Any

import pytest

from questhall.games.gloomhaven.tools.served import MOST_HEXES, TOOLS
from questhall.kernel.sheets import BadSheet
from tests.marks import rule


def answer(**sheet: Any) -> dict[str, Any]:
    found = TOOLS["monster-turn"](json.dumps(sheet).encode())
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


ROW = [[q, 0] for q in range(6)]


@rule("GH-4.2.2")
def test_a_turn_with_its_path_and_the_rules_that_decide() -> None:
    found = answer(
        hexes=ROW,
        monster={"hex": [0, 0], "move": 2},
        enemies=[{"hex": [3, 0], "initiative": 12}],
    )
    assert found["focus"] == [[3, 0]]
    assert found["outcomes"] == [{"move": [2, 0], "attacks": [[3, 0]], "path": [[1, 0], [2, 0]]}]
    assert [(reason["name"], reason["rule"]) for reason in found["why"]] == [
        ("needs", "GH-4.2.4"),
        ("least-movement", "GH-4.2.2"),
        ("goals-now", "GH-4.4.1"),
    ]
    assert found["why"][0]["values"] == {"enemy": [3, 0], "points": 2, "negatives": 0}


def test_what_is_too_large_is_refused() -> None:
    wide = [[q, r] for q in range(20) for r in range(20)]
    assert len(wide) > MOST_HEXES
    with pytest.raises(BadSheet, match=r"^hexes: at most"):
        answer(hexes=wide, monster={"hex": [0, 0]})
    with pytest.raises(BadSheet, match=r"^monster\.targets: at most"):
        answer(hexes=ROW, monster={"hex": [0, 0], "targets": 60})


def test_input_that_is_not_a_sheet_is_refused() -> None:
    with pytest.raises(BadSheet, match="this is no JSON"):
        TOOLS["monster-turn"](b"{")


def measured(*hexes: tuple[int, int], walls: Any = ()) -> dict[str, Any]:
    return TOOLS["measure"](json.dumps({"hexes": hexes, "walls_between": walls}).encode())


@rule("GH-3.6.11", "GH-3.6.16", "GH-3.6.17")
def test_range_and_sight_of_a_whole_map() -> None:
    passage = [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert measured(*passage) == {
        "ranges": [[0, 1, 2, 3], [1, 0, 1, 2], [2, 1, 0, 1], [3, 2, 1, 0]],
        "seen": ["1100", "1110", "0111", "0011"],
    }
    parted = measured((0, 0), (1, 0), walls=[[(0, 0), (1, 0)]])
    assert parted == {"ranges": [[0, -1], [-1, 0]], "seen": ["10", "01"]}


def test_a_map_that_is_too_large_is_not_measured() -> None:
    with pytest.raises(BadSheet, match=f"at most {MOST_HEXES}"):
        measured(*[(q, r) for q in range(20) for r in range(20)])
