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


def test_what_is_no_sheet_is_refused() -> None:
    with pytest.raises(BadSheet, match="this is no JSON"):
        TOOLS["monster-turn"](b"{")
