"""The current of scenario 88, and the claw of the Lurker King."""

import pytest

from questhall.games.gloomhaven.effects.moving import MoveAction
from questhall.games.gloomhaven.minds.card_worth import NOTHING_LEFT
from questhall.games.gloomhaven.minds.turn_plan import Outlook
from questhall.games.gloomhaven.printed.cards import Value
from questhall.games.gloomhaven.rules.round.character_turn import standard_move
from questhall.games.gloomhaven.rules.scenario import SpecialRule, destinations
from questhall.games.gloomhaven.state.scene import TileKind

from ...marks import rule
from .book import Played


def sea(characters: int = 2) -> Played:
    """The large room, without its monsters."""
    table = Played(88, characters)
    table.open_door("door_1")
    table.leave_only_named()
    return table


def flows(table: Played, *, right: bool) -> None:
    """The round ends with Lurkers of an odd or even initiative."""
    table.scene.memory["current"] = 23 if right else 38
    table.play_out(table.tell(SpecialRule.round_ends))


def points(table: Played, printed: int, seat: int = 0) -> int:
    """The movement points of a character's Move ability."""
    figure = table.figure(seat)
    table.scene.acting = figure.id
    table.turn.seat = seat
    action = MoveAction(Value(printed), False, False, False, False, [])
    table.start(action.perform(table.scene, figure, table.turn))
    found = table.scene.underway.points
    if table.decision is not None:
        table.choose("stay")
    return found


# -- the current -----------------------------------------------------------------------


@rule("GH-7.1.12")
@pytest.mark.parametrize(("right", "place"), [(False, "-10,9"), (True, "-9,9")])
def test_the_current_follows_the_lurkers(right: bool, place: str) -> None:
    table = sea()
    table.put(table.figure(), "-10,10")
    flows(table, right=right)
    assert table.place(table.figure()) == place


def test_the_initiative_of_the_lurkers_is_remembered_to_the_end_of_the_round() -> None:
    table = Played(88)
    table.open_door("door_1")
    lurker = table.monsters("lurker")[0]
    table.reveal_card(lurker, 0)
    table.ends_turn(0)
    card = table.scene.monster_card(lurker.type)
    assert card is not None
    assert table.scene.memory["current"] == card.initiative
    table.next_round()
    assert "current" not in table.scene.memory


def test_without_lurkers_the_water_is_still() -> None:
    table = sea()
    table.put(table.figure(), "-8,10")
    table.play_out(table.tell(SpecialRule.round_ends))
    assert table.place(table.figure()) == "-8,10"


def test_who_has_an_obstacle_behind_is_sheltered() -> None:
    table = sea()
    figure = table.figure()
    before = figure.hp
    table.put(figure, "-12,9")
    flows(table, right=False)  # an obstacle at -12,10
    assert (table.place(figure), figure.hp) == ("-12,9", before)


def test_who_has_a_wall_behind_is_sheltered() -> None:
    table = sea()
    table.put(table.figure(), "-10,12")
    flows(table, right=False)
    assert table.place(table.figure()) == "-10,12"


@pytest.mark.parametrize("place", ["-7,2", "-9,9"])
def test_who_is_pressed_against_something_suffers(place: str) -> None:
    """Against the upper wall, or against an obstacle at -9,8."""
    table = sea()
    figure = table.figure()
    before = figure.hp
    table.put(figure, place)
    flows(table, right=False)
    assert (table.place(figure), figure.hp) == (place, before - 3)


def test_those_farther_up_move_first() -> None:
    table = sea()
    table.put(table.figure(0), "-10,10")
    table.put(table.figure(1), "-10,9")
    flows(table, right=False)
    assert [table.place(table.figure(seat)) for seat in (0, 1)] == ["-10,9", "-10,8"]


def test_only_characters_and_summons_in_the_large_room_are_moved() -> None:
    table = Played(88)
    table.open_door("door_1")
    table.put(table.figure(0), "-1,-1")
    rat = table.summon("monstrous_rat", "-8,10")
    king = table.named("lurker_king")[0]
    before = (king.cell, table.figure(0).cell)
    flows(table, right=False)
    assert (king.cell, table.figure(0).cell) == before
    assert table.place(rat) == "-8,9"


# -- moving ----------------------------------------------------------------------------


@rule("GH-7.1.12", "GH-3.4.15")
def test_everybody_moves_less() -> None:
    table = sea()
    assert points(table, 3) == 2
    assert points(table, 1) == 0
    table.hero().ignores_scenario = True
    assert points(table, 3) == 3


def test_whoever_carries_the_claw_moves_even_less() -> None:
    table = sea()
    table.kill(table.named("lurker_king")[0])
    table.ends_turn(0, "-11,11")
    assert points(table, 5) == 2
    assert points(table, 5, seat=1) == 4


def test_a_standard_move_is_one_hex() -> None:
    table = sea()
    figure = table.figure()
    table.scene.acting = figure.id
    table.start(standard_move(table.scene, table.hero(), table.turn))
    assert table.scene.underway.points == 1
    table.choose("stay")


@pytest.mark.parametrize(("carries", "worse"), [(False, 0.7), (True, 2.1)])
def test_bots_know_how_far_they_get(carries: bool, worse: float) -> None:
    """Each hex toward the door counts."""
    table = Played(88)
    table.kill(*table.monsters())
    table.scene.coins = [0] * table.scene.board.size
    figure = table.figure()
    table.put(figure, "-1,-4")
    if carries:
        table.scene.memory["carrier"] = 0
    outlook = Outlook(table.scene, figure)
    dry = Outlook(table.scene, figure)
    dry.more_moving = 0
    lost = dry.best_place(3, False, NOTHING_LEFT) - outlook.best_place(3, False, NOTHING_LEFT)
    assert lost == pytest.approx(worse)


# -- the claw --------------------------------------------------------------------------


@rule("GH-7.1.10", "GH-6.1.1")
def test_the_claw_comes_to_the_crystal() -> None:
    table = sea()
    king = table.named("lurker_king")[0]
    table.put(king, "-10,8")
    table.kill(king)
    tile = table.scene.tile(table.cell("-10,8"))
    assert tile is not None
    assert (tile.kind, tile.look) == (TileKind.TREASURE, "claw")
    assert table.scene.coins[table.cell("-10,8")] == 0
    assert table.cell("-10,8") in destinations(table.scene, table.figure())
    table.ends_turn(1, "-11,12")
    assert not table.won
    table.ends_turn(0, "-10,8")
    assert not table.won
    assert table.cell("-13,12") in destinations(table.scene, table.figure())
    table.ends_turn(0, "-13,12")
    assert table.won


def test_the_claw_lies_beside_a_trap() -> None:
    table = sea()
    king = table.named("lurker_king")[0]
    table.put(king, "-11,9")
    table.kill(king)
    trap = table.scene.tile(table.cell("-11,9"))
    assert trap is not None
    assert trap.look == "spike"
    around = table.scene.board.neighbours[table.cell("-11,9")]
    tiles = [table.scene.tile(cell) for cell in around]
    assert [tile.look for tile in tiles if tile is not None and tile.goal] == ["claw"]
