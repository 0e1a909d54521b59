"""The monster mind, compared with a slow one that tries everything."""

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given

from tests.cli.command import questhall
from tests.gloomhaven.monsters.reference import Mind
from tests.gloomhaven.monsters.scenes import scenes
from tests.marks import rule


def asked(scene: dict[str, Any], *words: str) -> dict[str, Any]:
    result = questhall(
        "gloomhaven", "monster-turn", "-", *words, typed=msgspec.json.encode(scene).decode()
    )
    assert result.exit_code == 0, result.output
    answer: dict[str, Any] = msgspec.json.decode(result.stdout)
    return answer


@rule("GH-14.7.1", "GH-4.2.2", "GH-4.4.3", "GH-4.5.4")
@given(scenes())
def test_focus_and_outcomes_are_those_of_the_reference(scene: dict[str, Any]) -> None:
    mind = Mind(scene)
    expected = {"focus": mind.focus, "outcomes": mind.outcomes}
    assert asked(scene) == msgspec.json.decode(msgspec.json.encode(expected))


@rule("GH-4.3.10", "GH-4.5.3", "GH-3.4.5")
@given(scenes())
def test_paths_lead_where_the_monster_ends(scene: dict[str, Any]) -> None:
    answer = asked(scene, "--explain")
    monster = scene["monster"]
    figures = [*scene["allies"], *(enemy["hex"] for enemy in scene["enemies"])]
    terrain = {patch["hex"]: patch["kind"] for patch in scene["terrain"]}
    walls = [set(pair) for pair in scene["walls_between"]]
    for outcome in answer["outcomes"]:
        path = [monster["hex"], *(tuple(hex) for hex in outcome["path"])]
        assert path[-1] == tuple(outcome["move"])
        assert path[-1] not in figures
        for here, there in pairwise(path):
            step = (there[0] - here[0], there[1] - here[1])
            assert step in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
            assert there in scene["hexes"]
            assert {here, there} not in walls
        if monster["flying"]:
            assert len(path) - 1 <= monster["move"]
        elif not monster["jump"]:
            costs = [2 if terrain.get(hex) == "difficult" else 1 for hex in path[1:]]
            assert sum(costs) <= monster["move"]
            assert not any(terrain.get(hex) == "obstacle" for hex in path[1:])
