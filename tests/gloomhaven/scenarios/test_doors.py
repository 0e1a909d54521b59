"""Locked doors and pressure plates: scenarios 2, 15 and 29."""

from questhall.games.gloomhaven.rules.monsters.acting import Activation
from questhall.games.gloomhaven.rules.movement.terrain import can_enter_door
from questhall.games.gloomhaven.rules.movement.walking import ways_of
from questhall.games.gloomhaven.rules.scenario import SpecialRule
from questhall.games.gloomhaven.state.figures import Condition, FigureKind

from ...marks import rule
from .book import Played


@rule("GH-7.1.5")
def test_the_side_doors_of_the_lair_are_walls_to_characters() -> None:
    table = Played(2)
    table.open_door("door_1")
    for door in ("door_2", "door_3", "door_4", "door_5"):
        cell = table.scene.scenario.joints[table.joint(door)].cells[0]
        assert not can_enter_door(table.scene, cell)
        beside = [c for c in table.scene.board.beside[cell] if not table.scene.board.closed[c]]
        table.put(table.figure(), "{},{}".format(*table.scene.scenario.hex(beside[0])))
        assert cell not in ways_of(table.scene, table.figure(), 4, False).goals


def test_an_ordinary_door_can_be_entered() -> None:
    table = Played(2)
    cell = table.scene.scenario.joints[table.joint("door_1")].cells[0]
    assert can_enter_door(table.scene, cell)


@rule("GH-4.9.3")
def test_the_commander_jumps_from_door_to_door() -> None:
    table = Played(2)
    table.open_door("door_1")
    boss = table.one("bandit_commander")
    order = ["door_4", "door_2", "door_3", "door_5"]
    rooms = ["a1a", "a4b", "a2a", "a3b"]
    for turn in range(4):
        assert not table.is_revealed(rooms[turn])
        table.use_special(boss, 1)
        joint = table.scene.scenario.joints[table.joint(order[turn])]
        assert boss.cell == joint.cells[0]
        assert table.is_open(order[turn])
        assert table.is_revealed(rooms[turn])
    table.use_special(boss, 1)
    assert table.place(boss) == "-1,5"


def test_he_lands_beside_an_open_door_in_which_somebody_stands() -> None:
    table = Played(2)
    table.open_door("door_1")
    boss = table.one("bandit_commander")
    for _ in range(4):
        table.use_special(boss, 1)
    table.put(table.figure(), "-1,5")
    turn = Activation(boss, [])
    table.start(table.tell(SpecialRule.special, boss, "open_next_door", [], turn))
    assert table.prompt == "monster-summon"
    assert set(table.places()) <= {"0,5", "-2,5", "-1,4", "-1,6", "0,4", "-2,6"}
    where = table.places()[0]
    table.choose(where)
    assert table.place(boss) == where


@rule("GH-7.1.5", "GH-7.1.6")
def test_a_character_on_the_plate_opens_the_side_rooms() -> None:
    table = Played(15)
    table.open_door("door_1")
    table.ends_turn(0, "-2,10")
    assert not table.is_open("door_3")
    table.ends_turn(0, "-3,10")
    assert table.is_open("door_3")
    assert table.is_open("door_4")
    assert table.is_revealed("h3b")
    assert table.is_revealed("h1b")
    assert not table.is_open("door_5")


@rule("GH-7.1.6")
def test_a_plate_does_not_hinder_movement() -> None:
    table = Played(15)
    table.open_door("door_1")
    table.kill(*table.foes())
    table.put(table.figure(), "-2,10")
    ways = ways_of(table.scene, table.figure(), 2, False)
    assert ways.costs[table.cell("-3,10")] == 1
    assert ways.costs[table.cell("-4,10")] == 2
    assert table.scene.is_empty(table.cell("-3,10"))


@rule("GH-7.1.6")
def test_standing_on_the_plate_in_anothers_turn_does_nothing() -> None:
    table = Played(15)
    table.open_door("door_1")
    table.put(table.figure(0), "-3,10")
    table.ends_turn(1)
    assert not table.is_open("door_3")


@rule("GH-7.1.6")
def test_the_treasure_room_needs_a_plate_for_every_character() -> None:
    plates = ("-12,11", "5,11", "-1,17", "-12,17")
    for characters in (2, 3, 4):
        table = Played(15, characters)
        table.open_door("door_1")
        table.ends_turn(0, "-3,10")
        table.kill(*table.foes())
        for seat in range(characters - 1):
            table.ends_turn(seat, plates[seat])
        assert not table.is_open("door_5")
        table.ends_turn(characters - 1, plates[characters - 1])
        assert table.is_open("door_5")
        assert table.is_open("door_6")
        assert table.is_revealed("c1a")


@rule("GH-7.1.6")
def test_other_plates_do_not_count_for_two_characters() -> None:
    table = Played(15, 2)
    table.open_door("door_1")
    table.ends_turn(0, "-3,10")
    table.kill(*table.foes())
    table.ends_turn(0, "-1,17")
    table.ends_turn(1, "-12,11")
    assert not table.is_open("door_5")


@rule("GH-7.1.7", "GH-7.1.11")
def test_a_door_with_hit_points_opens_when_it_is_destroyed() -> None:
    table = Played(29, level=3)
    doors = table.named("door")
    assert [door.hp for door in doors] == [4 + table.scene.level] * 3
    assert table.foes() == []
    hero = table.figure()
    table.put(hero, "2,0")
    door = table.at("2,-1")
    table.attack(hero, door, door.hp - 1)
    assert not door.gone
    assert not table.is_revealed("d1a")
    table.attack(hero, door, 1)
    assert door.gone
    assert table.is_revealed("d1a")
    assert not table.is_revealed("d2a")
    assert len(table.monsters("living_corpse")) == 3


@rule("GH-7.1.7")
def test_a_door_with_hit_points_is_immune_to_conditions_and_pushes() -> None:
    table = Played(29)
    hero, door = table.figure(), table.at("2,-1")
    assert door.kind == FigureKind.OBJECT
    assert table.scene.are_enemies(hero, door)
    assert table.scene.is_immune(door, Condition.POISON)
    table.put(hero, "2,0")
    assert door.cell not in ways_of(table.scene, hero, 4, True).goals


def test_the_sanctuary_is_not_won_while_rooms_are_hidden() -> None:
    table = Played(29)
    table.ends_turn(0)
    assert not table.won
    for place in ("2,-1", "-1,5", "4,2"):
        table.kill(table.at(place))
    assert not table.won
    table.kill(*table.foes())
    assert table.won
