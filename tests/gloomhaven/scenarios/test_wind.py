"""The highlands of scenario 71: wind, sleeping drakes, doors that open with treasures."""

import pytest

from questhall.games.gloomhaven.rules.attack.strike import can_target
from questhall.games.gloomhaven.rules.movement.looting import take_treasure
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.initiative import takes_part
from questhall.games.gloomhaven.rules.scenario import SpecialRule
from questhall.games.gloomhaven.state.figures import Condition
from questhall.games.gloomhaven.state.turn import Turn

from ...marks import rule
from .book import Played


def highlands() -> Played:
    """Only the drakes are left."""
    table = Played(71)
    table.kill(*table.monsters("wind_demon"), *table.monsters("sun_demon"))
    return table


@pytest.mark.parametrize(
    ("round", "places"),
    [(1, {"9,1", "10,1"}), (2, {"10,2"}), (3, {"9,3", "8,3"}), (4, {"8,2"}), (5, {"9,1", "10,1"})],
)
def test_the_wind_turns(round: int, places: set[str]) -> None:
    table = highlands()
    table.kill(*table.monsters("spitting_drake"))
    hero = table.figure()
    table.put(hero, "9,2")
    table.put(table.figure(1), "6,0")
    table.scene.round = round
    found = set()
    table.start(table.tell(SpecialRule.round_ends))
    while table.decision is not None:
        if table.prompt == "blow" and table.decision.seats == [0]:
            found = set(table.places())
        table.choose(table.offered[0])
    assert table.place(hero) in places
    assert found in (set(), places)


def test_the_wind_blows_nobody_through_walls_or_into_others() -> None:
    table = highlands()
    one, other = table.figure(0), table.figure(1)
    table.put(one, "0,6")
    table.put(other, "1,6")
    table.scene.round = 2
    table.play_out(table.tell(SpecialRule.round_ends))
    assert table.place(other) == "1,6"
    assert table.place(one) == "0,6"


@rule("GH-7.1.4")
def test_a_drake_wakes_when_a_movement_ends_beside_it() -> None:
    table = highlands()
    drake = table.at("3,2")
    assert not takes_part(table.scene, drake)
    hero = table.figure()
    table.put(hero, "2,4")
    table.scene.acting = hero.id
    table.run(move(table.scene, hero, Turn(0), 1, jump=False), "2,3")
    assert takes_part(table.scene, drake)
    assert not takes_part(table.scene, table.at("4,-2"))


def test_a_drake_wakes_when_it_is_attacked_hurt_or_poisoned() -> None:
    table = highlands()
    hero = table.figure()
    attacked, hurt, poisoned = (table.at(place) for place in ("3,2", "4,-2", "9,0"))
    table.attack(hero, attacked, 0)
    assert takes_part(table.scene, attacked)
    table.damage(hurt, 1)
    assert not takes_part(table.scene, hurt)
    table.attack(hero, hurt, 3)
    assert takes_part(table.scene, hurt) or hurt.gone
    poisoned.conditions[Condition.POISON] = 1
    table.ends_turn(0)
    assert takes_part(table.scene, poisoned)


def test_summons_leave_sleeping_drakes_alone() -> None:
    table = highlands()
    rat = table.summon("monstrous_rat", "2,3")
    drake = table.at("3,2")
    assert not can_target(table.scene, rat, drake)
    rat.controlled_by = 0
    assert can_target(table.scene, rat, drake)
    assert can_target(table.scene, table.figure(), drake)


@rule("GH-7.1.5")
def test_each_treasure_opens_a_door() -> None:
    table = highlands()
    chests = (("2,-3", "door_1"), ("13,-7", "door_3"), ("14,2", "door_2"))
    for place, door in chests:
        assert not table.is_open(door)
        table.play_out(take_treasure(table.scene, table.hero(), table.cell(place)))
        assert table.is_open(door)


@rule("GH-6.1.2")
def test_the_highlands_are_lost_with_whoever_stays_there() -> None:
    table = highlands()
    table.exhaust(1)
    assert table.lost


def test_the_highlands_are_won_on_the_exits() -> None:
    table = highlands()
    for place in ("2,-3", "13,-7", "14,2"):
        table.play_out(take_treasure(table.scene, table.hero(), table.cell(place)))
    table.ends_turn(0, "0,10")
    assert not table.won
    table.ends_turn(1, "-1,10")
    assert table.won
