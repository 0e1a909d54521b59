"""The two rooms of scenario 90 and the altars between them."""

import pytest

from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.scenario import SpecialRule, destinations, ways_to_spend

from ...marks import rule
from ..thinking import thought_verb
from .book import ELITE, NORMAL, Played


def passes(table: Played, seat: int, start: str, end: str) -> None:
    """A character goes through the altar."""
    figure = table.figure(seat)
    table.put(figure, start)
    table.scene.acting = figure.id
    table.start(move(table.scene, figure, table.turn, 1, False))
    table.choose(f"pass-altar@{end}")
    while table.decision is not None:
        table.choose(table.offered[-1])


@rule("GH-7.1.12")
def test_an_altar_leads_to_the_other() -> None:
    table = Played(90)
    assert not table.is_revealed("d1b")
    table.kill(table.at("2,3"))
    passes(table, 0, "2,3", "-2,9")
    assert table.place(table.figure()) == "-2,9"
    assert table.is_revealed("d1b")
    assert table.is_revealed("c2a")
    passes(table, 0, "-2,9", "0,4")
    assert table.place(table.figure()) == "0,4"


def test_bots_go_through_the_altar_before_the_last_demon_is_dead() -> None:
    table = Played(90)
    *others, last = table.monsters()
    table.kill(*others)
    table.scene.coins = [0] * table.scene.board.size
    figure = table.figure()
    table.put(last, "4,0")
    table.put(figure, "2,1")
    table.put(table.figure(1), "1,0")
    near = table.found(SpecialRule.pressing, figure)
    assert table.cell("0,4") in near
    assert table.found(SpecialRule.pressing, table.figure(1)) == []
    table.put(figure, "0,4")
    table.scene.acting = figure.id
    table.start(move(table.scene, figure, table.turn, 2, False))
    assert thought_verb(table) == "pass-altar"


def test_bots_leave_somebody_behind() -> None:
    table = Played(90)
    table.kill(*table.monsters())
    table.put(table.figure(1), "1,4")
    passes(table, 0, "0,4", "-2,9")
    assert destinations(table.scene, table.figure(1)) == []


def test_monsters_stay_on_their_side() -> None:
    table = Played(90)
    assert ways_to_spend(table.scene, table.at("2,3")) == []


@rule("GH-6.1.1", "GH-7.1.1")
@pytest.mark.parametrize(
    ("characters", "left", "right"), [(2, NORMAL, NORMAL), (3, ELITE, NORMAL), (4, ELITE, ELITE)]
)
def test_the_rift_closes_with_the_spirits(characters: int, left: int, right: int) -> None:
    table = Played(90, characters)
    passes(table, 0, "1,4", "-2,9")
    demons = table.monsters()
    for demon in demons:
        demon.drops_coin = False
    table.kill(*demons)
    assert not table.won
    assert [table.at(place).rank for place in ("0,4", "1,4")] == [left, left]
    assert [table.at(place).rank for place in ("-3,8", "-1,8")] == [right, right]
    table.kill(*table.monsters())
    assert table.won


@rule("GH-6.1.2")
def test_neither_room_may_be_left() -> None:
    table = Played(90)
    table.ends_turn(0)
    assert not table.lost
    passes(table, 0, "1,4", "-2,9")
    table.kill(*table.monsters())
    table.ends_turn(0)
    assert not table.lost
    passes(table, 0, "-2,9", "1,2")
    table.ends_turn(0)
    assert table.lost


def test_the_left_room_may_never_be_left() -> None:
    table = Played(90)
    passes(table, 0, "1,4", "-2,9")
    passes(table, 1, "1,4", "-3,8")
    table.ends_turn(1)
    assert table.lost


def test_a_single_character_cannot_close_the_rift() -> None:
    table = Played(90)
    table.exhaust(1)
    assert table.lost


@rule("GH-7.1.2")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_night_demons_come_while_the_right_room_is_empty(characters: int, ranks: list[int]) -> None:
    table = Played(90, characters)
    for round in (1, 2, 4):
        table.scene.round = round
        table.end_round()
    assert [demon.rank for demon in table.monsters("night_demon")] == ranks
    passes(table, 0, "1,4", "-2,9")
    before = len(table.monsters("night_demon"))
    table.scene.round = 6
    table.end_round()
    assert len(table.monsters("night_demon")) == before
