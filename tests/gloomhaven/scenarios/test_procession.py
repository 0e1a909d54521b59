"""The bearers of scenario 78 and their victim."""

import pytest

from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.strike import can_target
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.games.gloomhaven.rules.movement.forced import is_immune_to_force
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.initiative import build_queue
from questhall.games.gloomhaven.state.figures import Condition, Figure
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM
from questhall.games.gloomhaven.state.turn import Turn

from ...marks import rule
from ..thinking import thought_place
from .book import ELITE, Played


def pit(characters: int = 2) -> Played:
    """Only the bearers are left."""
    table = Played(78, characters)
    table.open_door("door_1")
    table.leave_only_named()
    return table


def victim_of(table: Played) -> Figure:
    (victim,) = table.named("victim")
    return victim


def march(table: Played) -> None:
    """All bearers take their turns."""
    for bearer in table.named("bearer"):
        if not bearer.gone:
            table.play_out(take_monster_turn(table.scene, bearer))
    table.scene.round += 1


def apart(table: Played, one: Figure, other: Figure) -> int:
    return table.scene.board.distance(one.cell, other.cell)


@rule("GH-7.1.12")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_two_elite_cultists_are_the_bearers(characters: int) -> None:
    table = pit(characters)
    bearers = table.named("bearer")
    assert {table.place(each) for each in bearers} == {"7,-3", "1,1"}
    assert {each.rank for each in bearers} == {ELITE}
    assert table.place(victim_of(table)) == "4,-1"


@rule("GH-7.1.12")
def test_they_come_for_the_victim_first() -> None:
    table = pit()
    victim = victim_of(table)
    march(table)
    assert [apart(table, each, victim) for each in table.named("bearer")] == [1, 1]
    assert table.place(victim) == "4,-1"


def test_they_move_at_the_same_time() -> None:
    table = pit()
    one, other = table.named("bearer")
    places = {one.cell, other.cell}
    table.play_out(take_monster_turn(table.scene, one))
    moved = (one.cell, other.cell)
    assert places.isdisjoint(moved)
    table.play_out(take_monster_turn(table.scene, other))
    assert (one.cell, other.cell) == moved


@rule("GH-6.1.2")
def test_they_carry_the_victim_through_the_doors_to_the_altar() -> None:
    table = pit()
    victim = victim_of(table)
    march(table)
    for _ in range(6):
        march(table)
        assert [apart(table, each, victim) for each in table.named("bearer")] == [1, 1]
    assert table.is_revealed("i1b")
    assert {table.place(each) for each in table.named("bearer")} == {"-1,7", "1,7"}
    assert table.place(victim) == "0,7"
    assert table.lost


def test_arriving_does_not_lose_the_scenario_yet() -> None:
    table = pit()
    for door in ("door_2", "door_3", "door_4"):
        table.open_door(door)
    one, other = table.named("bearer")
    victim = victim_of(table)
    table.put(victim, "1,5")
    table.put(one, "0,5")
    table.put(other, "2,5")
    march(table)
    assert not table.lost
    march(table)
    assert table.lost


def test_one_bearer_is_enough() -> None:
    table = pit()
    table.kill(table.named("bearer")[0])
    march(table)
    before = victim_of(table).cell
    march(table)
    assert victim_of(table).cell != before


def test_without_bearers_the_victim_stays_and_the_scenario_can_be_won() -> None:
    table = pit()
    table.kill(*table.named("bearer"))
    assert not table.won
    table.open_door("door_3")
    table.kill(*table.monsters())
    assert table.won
    assert table.place(victim_of(table)) == "4,-1"


@rule("GH-3.10.4")
def test_nothing_stops_them_but_death() -> None:
    table = pit()
    bearer = table.named("bearer")[0]
    for condition in (Condition.IMMOBILIZE, Condition.STUN, Condition.MUDDLE):
        give(table.scene, bearer, condition, "GH-3.10.4")
    assert [
        bearer.has(each) for each in (Condition.IMMOBILIZE, Condition.STUN, Condition.MUDDLE)
    ] == [False, False, True]
    assert is_immune_to_force(table.scene, table.figure(), bearer)
    assert not is_immune_to_force(table.scene, table.figure(), table.figure(1))


def test_bots_hurry_after_the_bearers() -> None:
    table = Played(78)
    table.open_door("door_1")
    figure = table.figure()
    table.put(figure, "3,-3")
    table.scene.acting = figure.id
    table.card("grab_and_go")
    table.start(move(table.scene, figure, Turn(0), 3, False))
    near = [table.scene.board.distances(each.cell) for each in table.named("bearer")]
    place = table.cell(thought_place(table))
    assert min(far[place] for far in near) <= 2


def test_nobody_can_do_anything_to_the_victim() -> None:
    table = Played(78)
    table.open_door("door_1")
    victim = victim_of(table)
    archer = table.monsters("bandit_archer")[0]
    assert not can_target(table.scene, archer, victim)
    assert not can_target(table.scene, table.figure(), victim)
    table.damage(victim, 5)
    assert victim.hp == 1
    table.play_out(build_queue(table.scene, []))
    assert OBJECTS_FROM + victim.id not in table.scene.queue
