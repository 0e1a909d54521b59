"""The graves of scenario 75."""

import pytest

from questhall.games.gloomhaven.effects.obstacles import can_be_destroyed
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.scenario import ways_to_spend

from ...marks import rule
from ..thinking import thought_verb
from .book import ELITE, NORMAL, Played


def digs(table: Played, place: str, grave: str, points: int) -> None:
    """The first character moves to the hex and digs for some points of one movement."""
    table.put(table.figure(), place)
    table.scene.acting = table.figure().id
    table.start(move(table.scene, table.figure(), table.turn, points, False))
    for _ in range(points):
        table.choose(f"dig@{grave}")
    while table.decision is not None:
        table.choose(table.offered[-1])


@rule("GH-7.1.12", "GH-7.1.11")
@pytest.mark.parametrize(("characters", "rank"), [(2, NORMAL), (3, NORMAL), (4, ELITE)])
def test_a_grave_is_dug_up_in_several_turns(characters: int, rank: int) -> None:
    table = Played(75, characters)
    digs(table, "3,2", "2,2", characters)
    assert table.monsters("living_corpse") == []
    digs(table, "3,2", "2,2", 1)
    corpse = table.at("2,2")
    assert (table.type_of(corpse), corpse.rank) == ("living_corpse", rank)
    assert ways_to_spend(table.scene, table.figure()) == []


@pytest.mark.parametrize(("characters", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_a_sarcophagus_is_dug_from_either_end(characters: int, rank: int) -> None:
    table = Played(75, characters)
    table.kill(table.at("2,0"))
    assert not can_be_destroyed(table.scene, table.cell("1,0"))
    digs(table, "2,0", "0,0", characters + 1)
    assert table.at("0,0").rank == rank
    assert table.scene.tile(table.cell("1,0")) is None


def test_bots_dig() -> None:
    table = Played(75)
    table.kill(*table.monsters())
    table.put(table.figure(), "3,2")
    table.scene.acting = table.figure().id
    table.start(move(table.scene, table.figure(), table.turn, 2, False))
    assert thought_verb(table) == "dig"


def test_only_characters_beside_a_grave_dig() -> None:
    table = Played(75)
    assert ways_to_spend(table.scene, table.figure()) == []
    table.put(table.at("1,1"), "1,2")
    assert ways_to_spend(table.scene, table.at("1,2")) == []


@rule("GH-7.1.10", "GH-6.1.1")
def test_the_regent_rises_from_the_last_grave() -> None:
    table = Played(75, 3)
    table.open_door("door_1")
    table.open_door("door_2")
    digs(table, "-5,1", "-5,0", 4)
    (regent,) = table.named("bloated_regent")
    usual = table.scene.stats(regent).hit_points
    assert regent.max_hp == -(-usual * 3 // 2)
    table.kill(regent)
    assert not table.won
    for grave in ("0,0", "2,2", "-8,5", "-6,8", "-2,8", "-3,4", "-9,9"):
        table.scene.memory[f"cleansed-{table.cell(grave)}"] = 1
    table.ends_turn(0)
    assert not table.won
    table.scene.memory[f"cleansed-{table.cell('-5,10')}"] = 1
    table.ends_turn(0)
    assert table.won
