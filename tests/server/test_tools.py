"""The games' tools: they run in worker processes, and say what is wrong with a sheet."""

from typing import Any

import pytest

from questhall.games.mage_knight.tools.served import TOOLS
from tests.server.hosting import Host


def test_the_combat_adviser_answers_for_a_sheet(host: Host) -> None:
    sheet = {
        "phase": "block",
        "hand": ["rage", "march", "swiftness"],
        "enemies": [{"enemy": "crossbowmen"}],
    }
    answer = host.http.post("/api/games/mage_knight/tools/fight", json=sheet)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["defeated"] == ["crossbowmen"]
    assert len(found["steps"]) == len(found["plays"])
    assert found["notes"] == []
    assert len(host.hall.thinkers.errands.workers) > 0


def test_a_bad_sheet_is_refused_with_the_field(host: Host) -> None:
    for sheet, fault in (
        ({"enemies": [{"enemy": "nobody"}]}, "enemies[0].enemy: there is no enemy 'nobody'"),
        ({"enemies": [{"enemy": "diggers"}], "hand": ["rage"] * 13}, "hand: at most 12"),
        ({"enemies": []}, "enemies: Expected"),
    ):
        answer = host.http.post("/api/games/mage_knight/tools/fight", json=sheet)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")
        assert fault in answer.json()["message"]


def broken(sheet: bytes) -> dict[str, Any]:
    raise ZeroDivisionError


def test_a_fault_inside_a_tool_is_only_reported_as_ours(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TOOLS, "broken", broken)
    answer = host.http.post("/api/games/mage_knight/tools/broken", json={})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.json()["message"] == "something is wrong on our side"
    sheet = {"enemies": [{"enemy": "diggers"}]}
    after = host.http.post("/api/games/mage_knight/tools/fight", json=sheet)
    assert after.status_code == 200, after.text


def test_no_such_tool(host: Host) -> None:
    answer = host.http.post("/api/games/mage_knight/tools/monster-turn", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
