"""questhall gloomhaven: monster-turn and sight, for people at a real table."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import questhall, refused
from tests.gloomhaven.monsters.table import corridor, field, hall
from tests.marks import example, rule


def scene(**changes: Any) -> dict[str, Any]:
    """A guard two hexes from one hero and three from another."""
    found: dict[str, Any] = {
        "hexes": field(3),
        "walls_between": [],
        "terrain": [],
        "monster": monster(),
        "allies": [],
        "enemies": [{"hex": [2, 0], "initiative": 20}, {"hex": [-3, 0], "initiative": 10}],
    }
    return found | changes


def monster(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "hex": [0, 0],
        "move": 3,
        "range": 0,
        "targets": 1,
        "flying": False,
        "jump": False,
        "muddled": False,
        "area": None,
        "attack": True,
    }
    return found | changes


def turn(*words: str, **changes: Any) -> dict[str, Any]:
    typed = json.dumps(scene(**changes))
    result = questhall("gloomhaven", "monster-turn", "-", *words, typed=typed)
    assert result.exit_code == 0, result.output
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def test_a_turn() -> None:
    assert turn() == {"focus": [[2, 0]], "outcomes": [{"move": [1, 0], "attacks": [[2, 0]]}]}


def test_a_turn_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "turn.json"
    file.write_text(json.dumps(scene(), indent=2))
    result = questhall("gloomhaven", "monster-turn", str(file))
    assert json.loads(result.stdout) == turn()


def test_what_is_left_out_is_ordinary() -> None:
    short = {"hexes": corridor(0, 1), "monster": {"hex": [0, 0]}, "enemies": [{"hex": [1, 0]}]}
    result = questhall("gloomhaven", "monster-turn", "-", typed=json.dumps(short))
    assert json.loads(result.stdout) == {
        "focus": [[1, 0]],
        "outcomes": [{"move": [0, 0], "attacks": [[1, 0]]}],
    }


@rule("GH-4.2.12")
def test_without_a_focus_it_stays() -> None:
    assert turn(enemies=[]) == {"focus": [], "outcomes": [{"move": [0, 0], "attacks": []}]}


@rule("GH-4.8.1")
def test_all_that_the_players_may_choose_in_order() -> None:
    enemies = [{"hex": hex, "initiative": 0} for hex in ([1, 0], [0, -1], [-1, 0])]
    answer = turn(monster=monster(targets=2), enemies=enemies)
    assert answer["focus"] == [[-1, 0], [0, -1], [1, 0]]
    assert [outcome["attacks"] for outcome in answer["outcomes"]] == [
        [[-1, 0], [0, -1]],
        [[-1, 0], [1, 0]],
        [[0, -1], [1, 0]],
    ]


def test_six_targets_are_all_in_range() -> None:
    hexes = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1), (2, 0), (0, 2)]
    enemies = [{"hex": hex, "initiative": 9} for hex in hexes]
    attack = monster(range=2, targets=6, muddled=True)
    (outcome, *_) = turn(monster=attack, enemies=enemies)["outcomes"]
    assert outcome["attacks"] == sorted([list(hex) for hex in hexes])


@rule("GH-4.2.3", "GH-4.3.2")
def test_a_move_without_an_attack() -> None:
    answer = turn(monster=monster(attack=False, targets=0, range=4))
    assert answer["outcomes"] == [{"move": [1, 0], "attacks": []}]


@rule("GH-4.3.7")
@pytest.mark.parametrize(("muddled", "stays"), [(False, False), (True, True)])
def test_a_muddled_archer_does_not_step_back(muddled: bool, stays: bool) -> None:
    archer = monster(range=3, muddled=muddled)
    answer = turn(monster=archer, enemies=[{"hex": [1, 0], "initiative": 10}])
    assert ({"move": [0, 0], "attacks": [[1, 0]]} in answer["outcomes"]) == stays


@example("GH-EX-211")
def test_areas() -> None:
    enemies = [{"hex": hex, "initiative": 10} for hex in ([1, 0], [2, 0], [3, -1])]
    spike = {"kind": "melee", "hexes": [[1, 0], [2, 0], [2, 1]]}
    answer = turn(monster=monster(area=spike, move=0), enemies=enemies)
    assert answer["outcomes"] == [{"move": [0, 0], "attacks": [[1, 0], [2, 0], [3, -1]]}]
    cloud = {"kind": "ranged", "hexes": [[0, 0], [1, 0]]}
    answer = turn(monster=monster(area=cloud, range=2, move=0, muddled=True), enemies=enemies)
    assert answer["outcomes"] == [{"move": [0, 0], "attacks": [[1, 0], [2, 0]]}]


def test_terrain_walls_and_allies() -> None:
    changes = {
        "hexes": hall(0, 3),
        "terrain": [{"hex": [1, 0], "kind": "difficult"}, {"hex": [2, -1], "kind": "obstacle"}],
        "walls_between": [[[0, 0], [1, -1]]],
        "allies": [[1, -1]],
        "enemies": [{"hex": [3, 0], "initiative": 10}],
        "monster": monster(move=2),
    }
    assert turn(**changes)["outcomes"] == [{"move": [1, 0], "attacks": []}]
    changes["monster"] = monster(move=3)
    assert turn(**changes)["outcomes"] == [{"move": [2, 0], "attacks": [[3, 0]]}]
    changes["monster"] = monster(move=2, jump=True)
    assert turn(**changes)["outcomes"] == [{"move": [2, 0], "attacks": [[3, 0]]}]


def test_the_reasons_of_a_turn() -> None:
    answer = turn("--explain")
    assert answer["outcomes"] == [{"move": [1, 0], "attacks": [[2, 0]], "path": [[1, 0]]}]
    assert answer["why"] == [
        "The enemy on [2, 0] can be attacked after 1 movement point. [GH-4.2.4]",
        "The enemy on [-3, 0] can be attacked after 2 movement points. [GH-4.2.4]",
        "Least movement: [2, 0]. [GH-4.2.2]",
        "Best hexes within this move for the attack on [2, 0]: [1, 0], after 1 movement point; "
        "additional targets: 0, with Disadvantage: 0. [GH-4.4.1]",
    ]


def rules_named(why: list[str]) -> list[str]:
    return [line.rpartition("[")[2].rstrip("]") for line in why]


def test_the_reasons_of_ties() -> None:
    level = [{"hex": hex, "initiative": 5} for hex in ([1, 0], [-1, 0])]
    later = {"hex": [0, 1], "initiative": 8}
    farther = {"hex": [0, 2], "initiative": 1}
    archer = monster(range=2, move=0)
    why = turn("--explain", monster=archer, enemies=[*level, later, farther])["why"]
    assert rules_named(why)[4:8] == ["GH-4.2.2", "GH-4.2.7", "GH-4.2.8", "GH-4.8.1"]
    assert why[5] == "Nearest of those: [1, 0], [-1, 0], [0, 1]. [GH-4.2.7]"
    assert why[7] == "The players choose the focus among [1, 0], [-1, 0]. [GH-4.8.1]"
    assert "The attack on [1, 0] has Disadvantage there" in why[9]


def test_the_reasons_of_a_long_way() -> None:
    changes = {"hexes": corridor(0, 6), "enemies": [{"hex": [6, 0], "initiative": 1}]}
    traps = [{"hex": [q, 0], "kind": "trap"} for q in (3, 4)]
    why = turn("--explain", terrain=traps, **changes)["why"]
    assert rules_named(why) == ["GH-4.5.4", "GH-4.2.4", "GH-4.2.2", "GH-4.4.2", "GH-4.3.9"]
    assert "5 movement points and 2 negative hexes" in why[1]
    assert why[4] == "The monster comes as near as it can: [3, 0]. [GH-4.3.9]"
    held = turn("--explain", monster=monster(move=0), **changes)["why"]
    assert held[-1] == "No move brings the monster nearer, so it stays. [GH-4.3.10]"
    apart = turn("--explain", walls_between=[[[2, 0], [3, 0]]], **changes)["why"]
    assert rules_named(apart) == ["GH-4.2.4", "GH-4.2.12"]


def test_a_choice_of_ways_is_named() -> None:
    why = turn("--explain", enemies=[{"hex": [3, -1], "initiative": 1}])["why"]
    assert why[-1] == "The players choose among 2 equal ways. [GH-4.8.1]"


def test_a_turn_a_line() -> None:
    typed = "\n".join([json.dumps(scene()), "", '{"hexes": 3}', json.dumps(scene(enemies=[]))])
    result = questhall("gloomhaven", "monster-turn", "-", "--lines", typed=typed)
    assert result.exit_code == 0
    first, second, third = (json.loads(line) for line in result.stdout.splitlines())
    assert first == turn()
    assert second == {"error": "hexes: Expected array, got int"}
    assert third == turn(enemies=[])


def test_lines_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "maps.jsonl"
    file.write_text(json.dumps({"hexes": corridor(0, 2)}) + "\n" + json.dumps({"hexes": []}) + "\n")
    result = questhall("gloomhaven", "sight", str(file), "--lines")
    assert [json.loads(line) for line in result.stdout.splitlines()] == [
        {"visible": ["10", "1", ""]},
        {"visible": []},
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hexes": [[0, 0], [1, 0], [0, 0]]}, "hexes[2]: [0, 0] is listed twice"),
        ({"hexes": [[0, 0.5]]}, "hexes[0][1]: Expected int, got float"),
        ({"hexes": [[0, 2000]]}, "hexes[0][1]: Expected int <= 1000"),
        (
            {"walls_between": [[[0, 0], [1, 1]]]},
            "walls_between[0]: [0, 0] and [1, 1] do not share an edge",
        ),
        (
            {"terrain": [{"hex": [9, 9], "kind": "trap"}]},
            "terrain[0].hex: [9, 9] is not one of the hexes",
        ),
        ({"terrain": [{"hex": [0, 0], "kind": "lava"}]}, "terrain[0].kind: Invalid enum value"),
        ({"monster": monster(hex=[7, 0])}, "monster.hex: [7, 0] is not one of the hexes"),
        ({"monster": monster(move=-1)}, "monster.move: Expected int >= 0"),
        ({"monster": monster(fly=True)}, "monster: Object contains unknown field fly"),
        ({"monster": monster(targets=0)}, "monster.targets: an attack needs at least 1 target"),
        (
            {"monster": monster(area={"kind": "melee", "hexes": []})},
            "monster.area.hexes: Expected array of length >= 1",
        ),
        ({"allies": [[2, 0]]}, "enemies[0].hex: allies[0] stands on [2, 0] already"),
        ({"enemies": [{"hex": [0, 0]}]}, "enemies[0].hex: monster.hex stands on [0, 0] already"),
        ({"enemies": [{"initiative": 3}]}, "enemies[0]: Object missing required field hex"),
    ],
)
def test_bad_input_is_reported_with_its_place(changes: dict[str, Any], sentence: str) -> None:
    told = refused("gloomhaven", "monster-turn", "-", typed=json.dumps(scene(**changes)))
    assert told.startswith(f"questhall: the standard input: {sentence}")
    assert told.count("\n") == 1


def test_input_that_is_not_json_is_refused(tmp_path: Path) -> None:
    assert "this is no JSON" in refused("gloomhaven", "sight", "-", typed="{hexes")
    assert "this is no JSON" in refused("gloomhaven", "sight", "-", typed="")
    file = tmp_path / "map.json"
    file.write_bytes(b"\xff\xfe")
    assert f"{file}: this is no JSON" in refused("gloomhaven", "sight", str(file))
    assert "cannot be read" in refused("gloomhaven", "sight", str(tmp_path / "none.json"))


@rule("GH-3.6.11", "GH-3.6.16", "GH-3.6.17")
def test_sight_of_a_map() -> None:
    typed = json.dumps({"hexes": hall(0, 2), "walls_between": [[[0, 0], [1, 0]]]})
    result = questhall("gloomhaven", "sight", "-", typed=typed)
    assert json.loads(result.stdout) == {"visible": ["11111", "1111", "111", "11", "1", ""]}
    typed = json.dumps({"hexes": corridor(0, 2), "walls_between": [[[0, 0], [1, 0]]]})
    result = questhall("gloomhaven", "sight", "-", typed=typed)
    assert json.loads(result.stdout) == {"visible": ["00", "1", ""]}


@rule("GH-3.6.11")
def test_sight_by_the_letter() -> None:
    typed = json.dumps({"hexes": corridor(0, 2), "walls_between": []})
    result = questhall("gloomhaven", "sight", "-", "--letter", typed=typed)
    assert json.loads(result.stdout) == {"visible": ["00", "0", ""]}
