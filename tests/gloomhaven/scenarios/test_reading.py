"""The words of scenarios: faults are reported with file and line."""

import pytest
import yaml

from questhall.games.gloomhaven.library.scenarios import read_scenario
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.rules.scenario import Goal
from questhall.games.gloomhaven.scenarios.goals import (
    Either,
    Escape,
    KillAll,
    KillCount,
    LootEach,
    LootTreasure,
    Reach,
    Reveal,
    Survive,
    Then,
)
from questhall.kernel.content import BadContent, Entry

SMALL = """
scenario: 1
id: small
goal: {goal}
setup: [{setup}]
rules: [{rules}]
monsters: [hound, bandit_guard]
rooms:
  - id: a1a
    hexes: ["0,0 1,0 2,0 3,0", "0,1 1,1 2,1 3,1"]
    start: true
    starts: "0,0 1,0 0,1 1,1"
  - id: b1a
    hexes: ["5,0 6,0", "5,1 6,1"]
joints:
  - {{id: door_1, kind: door, look: stone, at: "4,0", rooms: [a1a, b1a], letter: "1"}}
marks: {{a: "2,1", b: "3,1 6,0"}}
"""

# The line and column where the expressions begin.
PLACES = {"goal": (4, 8), "setup": (5, 10), "rules": (6, 10)}


def read(goal: str = "kill_all", setup: str = "", rules: str = "") -> ScenarioDef:
    text = SMALL.format(goal=goal, setup=setup, rules=rules)
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_scenario(Entry("small.yaml", node))


def goal_of(text: str) -> Goal:
    return read(f"'{text}'").objective


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("kill_all", KillAll),
        ("kill_all(spare(hound))", KillAll),
        ("kill_count(hound, per_character=4)", KillCount),
        ("reveal_all", Reveal),
        ("loot_each", LootEach),
        ("loot(62)", LootTreasure),
        ("escape(start)", Escape),
        ("escape(b1a)", Escape),
        ("reach(adjacent(a))", Reach),
        ("survive(12)", Survive),
        ("then(loot_each, escape(a))", Then),
        ("either(reach(a), survive(3))", Either),
    ],
)
def test_goals_are_read_once(text: str, kind: type[Goal]) -> None:
    assert type(goal_of(text)) is kind


@pytest.mark.parametrize(
    ("field", "text", "column", "reason"),
    [
        ("goal", "dance", 0, "'dance' is no goal of a scenario"),
        ("goal", "kil_all", 0, "'kil_all' is no goal of a scenario; did you mean 'kill_all'?"),
        ("goal", "kill(houdn)", 5, "houdn is no monster of this scenario; did you mean 'hound'?"),
        ("goal", "kill_count(hound)", 0, "kill_count: per_character is missing"),
        ("goal", "loot_goal", 0, "loot_goal: no treasure of this scenario is a goal"),
        ("goal", "reveal(c1a)", 7, "c1a is no room; did you mean 'b1a'?"),
        ("goal", "escape(z)", 7, "z is neither a mark nor a room"),
        ("goal", "occupy(two(a))", 7, "two(a) leaves some number of characters without a place"),
        ("goal", "all(kill_all)", 0, "all: must be at least two goals"),
        ("goal", "all(kill_all, survive(a))", 14, "survive: a is not a number"),
        ("goal", "survive(3, 4)", 0, "survive: does not take 4"),
        ("setup", "blessings(3)", 0, "'blessings' is no start effect of a scenario"),
        ("setup", "condition(sad)", 0, "condition: sad is none of poison, wound"),
        ("rules", "allied(ooze)", 7, "ooze is no monster of this scenario"),
        ("rules", "curses(3)", 0, "'curses' is no rule of a scenario"),
        ("rules", 'plate(a, opens="2")', 0, "2 marks no door"),
        ("rules", "plate(a)", 0, "plate: opens is missing"),
        ("rules", 'objects(x, a, hit_points="4+Z")', 0, "4+Z is no formula over C and L"),
        ("rules", "at_round_end()", 0, "at_round_end: what spawns is missing"),
        ("rules", 'at_round_start(spawn(hound, b, ranks="nnn"))', 28, "b must be one hex"),
        ("rules", 'at_round_start(spawn(hound, a, ranks="x"))', 15, "spawn: ranks='x' must be"),
        (
            "rules",
            'at_round_end(spawn(hound, a, ranks="n--"), rounds=prime)',
            0,
            "at_round_end: prime is none of odd, even",
        ),
        ("rules", 'on_opening("2", spawn(hound, a, ranks="nnn"))', 0, "2 marks no door"),
        ("rules", "allied(3)", 0, "allied: 3 is not a name"),
        (
            "rules",
            'rift(first(a, a), call(hound, ranks="nnn"))',
            18,
            "'call' is no second pair of hexes",
        ),
    ],
)
def test_faults_are_reported_with_their_place(
    field: str, text: str, column: int, reason: str
) -> None:
    with pytest.raises(BadContent) as raised:
        read(**{field: f"'{text}'"})
    fault = raised.value
    line, first = PLACES[field]
    assert (fault.file, fault.line, fault.column) == ("small.yaml", line, first + column)
    assert fault.reason.startswith(f"{field}: {reason}")
