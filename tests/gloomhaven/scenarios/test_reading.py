"""The words of scenarios: what is wrong is said with file and line."""

import pytest
import yaml

from questhall.games.gloomhaven.library.scenarios import read_scenario
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.scenarios.goals import (
    All,
    Either,
    Escape,
    Goal,
    KillAll,
    KillCount,
    LootEach,
    LootTreasure,
    Reach,
    Reveal,
    Survive,
)
from questhall.games.gloomhaven.scenarios.rules import ScenarioRules
from questhall.kernel.content import BadContent, Entry

SMALL = """
scenario: 1
id: small
playable: true
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


def read(goal: str = "kill_all", setup: str = "", rules: str = "") -> ScenarioDef:
    text = SMALL.format(goal=goal, setup=setup, rules=rules)
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_scenario(Entry("small.yaml", node))


def goal_of(text: str) -> Goal:
    script = read(f"'{text}'").script
    assert isinstance(script, ScenarioRules)
    return script.goal


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
        ("then(loot_each, escape(a))", All),
        ("either(reach(a), survive(3))", Either),
    ],
)
def test_goals_are_read_once(text: str, kind: type[Goal]) -> None:
    assert type(goal_of(text)) is kind


@pytest.mark.parametrize(
    ("field", "text", "line", "reason"),
    [
        ("goal", "dance", 5, "goal: 'dance' is no goal of a scenario"),
        ("goal", "kill(ooze)", 5, "goal: kill: ooze is no monster of this scenario"),
        ("goal", "kill_count(hound)", 5, "goal: kill_count: per_character is missing"),
        ("goal", "loot_goal", 5, "goal: loot_goal: no treasure of this scenario is a goal"),
        ("goal", "reveal(c1a)", 5, "goal: reveal: there is no room 'c1a'"),
        ("goal", "escape(z)", 5, "goal: escape: 'z' is neither a mark nor a room"),
        ("goal", "occupy(two(a))", 5, "goal: occupy: there must be a place for every number"),
        ("goal", "all(kill_all)", 5, "goal: all: must be at least two goals"),
        ("goal", "survive(3, 4)", 5, "goal: survive: does not take 4"),
        ("goal", "survive(a)", 5, "goal: survive: a is not a number"),
        ("setup", "blessings(3)", 6, "setup: 'blessings' is no rule of a scenario"),
        ("setup", "condition(sad)", 6, "setup: condition: sad is no condition"),
        ("rules", "allied(ooze)", 7, "rules: allied: ooze is no monster of this scenario"),
        ("rules", "curses(3)", 7, "rules: 'curses' is no rule of a scenario"),
        ("rules", 'plate(a, opens="2")', 7, "rules: plate: no door is marked '2'"),
        ("rules", 'objects(x, a, hit_points="4+Z")', 7, "rules: objects: hit_points='4+Z' is no"),
        ("rules", "at_round_end()", 7, "rules: at_round_end: what spawns is missing"),
        ("rules", 'at_round_start(spawn(hound, b, ranks="nnn"))', 7, "rules: spawn: must be one"),
        ("rules", 'at_round_start(spawn(hound, a, ranks="x"))', 7, "rules: spawn: ranks='x'"),
        ("rules", 'at_round_end(spawn(hound, a, ranks="n--"), rounds=prime)', 7, "rules: at_round"),
        ("rules", 'on_opening("2", spawn(hound, a, ranks="nnn"))', 7, "rules: on_opening: no door"),
        ("rules", "allied(3)", 7, "rules: allied: 3 is not a word"),
        ("rules", 'rift(first(a, a), call(hound, ranks="nnn"))', 7, "rules: rift: must have a"),
    ],
)
def test_faults_are_told_with_their_line(field: str, text: str, line: int, reason: str) -> None:
    with pytest.raises(BadContent) as raised:
        read(**{field: f"'{text}'"})
    assert (raised.value.file, raised.value.line) == ("small.yaml", line)
    assert raised.value.reason.startswith(reason)


def test_a_scenario_that_cannot_be_played_yet_may_say_anything() -> None:
    text = SMALL.format(goal="dance", setup="", rules="").replace("true\ngoal", "false\ngoal")
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    assert not read_scenario(Entry("small.yaml", node)).playable
