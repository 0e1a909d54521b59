"""A small encounter of two bosses, one on a hex and one on seven, for what the first encounter does
not need."""

import yaml

from questhall.games.oathsworn.library.encounters import read_encounter
from questhall.games.oathsworn.printed.encounter import EncounterDef
from questhall.games.oathsworn.words.names import Names
from questhall.kernel.content import Entry

TWINS = """
encounter: twins
chapter: 1
start: ["0,4", "0,3", "1,3", "-1,4"]
stage_at: [9, 9]
bosses:
  - {id: ash, at: "-3,0", facing: S, defense: 2, might: {I: {red: 1}, II: {red: 1}, III: {red: 1}},
     parts: [{id: body, cells: [centre]}, {id: head, cells: [centre]}]}
  - {id: elm, large: true, at: "3,-3", facing: S, defense: 2,
     might: {I: {yellow: 2}, II: {yellow: 2}, III: {yellow: 2}},
     parts: [{id: trunk, cells: [centre]}]}
minions:
  - {id: leaf, defense: 1, might: {white: 1}, move: 2, supply: 4, at: []}
passives:
  - {id: toll, at: end_of_round, do: "count(toll, 1, most=2)"}
  - {id: wrath, at: end_of_round, if: "at_least(toll, 2)", do: "lose_hp(1, each(oathsworn))"}
  - {id: sprout, at: part_broken, do: "spawn(leaf, 1)"}
  - {id: grief, at: minion_killed, do: "count(grief, 1)"}
  - {id: song, at: oathsworn_fallen, do: "count(song, 1)"}
  - {id: dawn, at: round_start, do: "count(dawn, 1)"}
  - {id: dusk, at: end_of_phase, do: "count(dusk, counted(dawn))"}
auras:
  - {stat: defense, by: 1, who: boss, if: "beside(boss(other))"}
stage_cards:
"""


def twins(*steps: str, more: str = "") -> EncounterDef:
    """Two bosses; all their Stage Cards have the same steps. `more` stands on their board too."""
    text = TWINS.replace("stage_cards:", f"{more}\nstage_cards:")
    for number in range(15):
        stage = ("I", "II", "III")[number // 5]
        text += f"  - {{id: twins_{number}, stage: {stage}, name: same, steps: {list(steps)}}}\n"
    return read_twins(entry_of(text))


def read_twins(entry: Entry) -> EncounterDef:
    """Its counters begin at nothing and need not be said."""
    names = Names(entry.source)
    names.things["counter"] = {"toll", "grief", "song", "dawn", "dusk", "bells"}
    return read_encounter(entry, names)


def entry_of(text: str) -> Entry:
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return Entry("test", node)
