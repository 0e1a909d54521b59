"""Doors that plates hold open: scenario 66."""

from questhall.games.gloomhaven.rules.movement.terrain import can_enter_door, trap_damage
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.scenario_end import end_turn
from questhall.games.gloomhaven.state.turn import Turn

from ...marks import rule
from .book import Played

A, B, C, D, E = "-4,8", "-2,10", "-4,15", "-10,18", "-12,15"


def cove() -> Played:
    """The first room is empty, and a character holds door 1 open."""
    table = Played(66)
    table.kill(*table.foes())
    table.ends_turn(0, A)
    table.kill(*table.foes())
    return table


@rule("GH-7.1.5", "GH-7.1.6")
def test_nobody_opens_a_held_door_by_walking_onto_it() -> None:
    table = Played(66)
    assert not can_enter_door(table.scene, table.cell("-2,8"))
    table.ends_turn(0, A)
    assert table.is_open("door_1")


@rule("GH-7.1.6")
def test_a_door_closes_while_its_holder_walks_away() -> None:
    table = cove()
    hero = table.figure()
    table.scene.acting = hero.id
    table.run(move(table.scene, hero, Turn(0), 3, jump=False), "-3,7", "stay")
    assert not table.is_open("door_1")
    assert table.is_revealed("c1a")


def test_the_path_does_not_go_on_through_a_door_that_closes() -> None:
    table = cove()
    hero = table.figure()
    table.scene.acting = hero.id
    table.start(move(table.scene, hero, Turn(0), 6, jump=False))
    table.choose("-1,8")
    assert not table.is_open("door_1")
    assert table.place(hero) in ("-3,8", "-3,7")
    assert "move@-2,8" not in table.offered
    table.choose("stay")


@rule("GH-7.1.6")
def test_two_plates_hold_one_door() -> None:
    table = cove()
    table.ends_turn(1, B)
    assert table.is_open("door_2")
    table.ends_turn(0, "-3,7")
    assert table.is_open("door_1")
    table.ends_turn(1, "-1,10")
    assert not table.is_open("door_1")
    assert not table.is_open("door_2")


def test_a_figure_in_a_closing_door_is_hurt_and_makes_room() -> None:
    table = cove()
    other = table.figure(1)
    table.put(other, "-2,8")
    before = other.hp
    table.put(table.figure(), "-3,7")
    table.play_out(end_turn(table.scene, table.figure()))
    assert other.hp == before - trap_damage(table.scene)
    assert table.place(other) != "-2,8"
    assert table.scene.board.closed[table.cell("-2,8")]


@rule("GH-7.1.6")
def test_plate_d_opens_the_side_rooms_for_good() -> None:
    table = cove()
    table.ends_turn(1, B)
    table.kill(*table.foes())
    table.ends_turn(0, C)
    table.kill(*table.foes())
    table.ends_turn(1, D)
    assert table.is_open("door_3")
    assert table.is_open("door_5")
    assert table.is_open("door_6")
    table.kill(*table.foes())
    table.ends_turn(1, "-10,17")
    assert not table.is_open("door_6")
    assert table.is_open("door_3")
    assert table.is_open("door_5")


def test_the_cove_is_won_on_the_last_plate() -> None:
    table = cove()
    table.ends_turn(1, B)
    table.ends_turn(0, C)
    table.ends_turn(1, D)
    assert not table.won
    table.ends_turn(0, E)
    assert table.won
