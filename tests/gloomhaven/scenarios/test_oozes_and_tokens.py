"""The Giant Ooze of 87, the tokens, the water and the boulders of 95."""

import pytest

from questhall.games.gloomhaven.printed.scenario import TREASURE
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, Strike
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.round.scenario_end import end_turn
from questhall.games.gloomhaven.rules.scenario import SHIELD, can_open, change_strike, stat_bonus
from questhall.games.gloomhaven.state.figures import Condition, Figure

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the cove --------------------------------------------------------------------------


def cove(characters: int = 2) -> tuple[Played, Figure]:
    table = Played(87, characters)
    table.open_door("door_1")
    (giant,) = table.named("giant_ooze")
    return table, giant


@rule("GH-7.1.10", "GH-7.1.11")
def test_the_giant_ooze_has_the_hit_points_of_several() -> None:
    table, giant = cove(3)
    elites = [ooze for ooze in table.monsters("ooze") if ooze.rank == ELITE]
    assert giant.max_hp == 3 * elites[0].max_hp


@rule("GH-7.1.12")
def test_every_dead_ooze_takes_a_token_from_the_giant() -> None:
    table, giant = cove(4)
    others = [ooze for ooze in table.monsters("ooze") if ooze is not giant]
    shields = []
    for ooze in [*others[:5]]:
        shields.append(stat_bonus(table.scene, giant, SHIELD))
        table.kill(ooze)
    assert shields == [8, 6, 4, 2, 0]
    assert stat_bonus(table.scene, others[-1], SHIELD) == 0
    assert not table.won
    table.kill(giant)
    assert table.won


def shield_against(table: Played, attacker: Figure, target: Figure) -> int:
    hit = Strike(AttackPlan(attacker, 2, 0, []), attacker, target)
    change_strike(table.scene, hit)
    return hit.shield


@rule("GH-7.1.12")
def test_water_protects_whoever_bathes_in_it() -> None:
    table, giant = cove()
    figure, imp = table.figure(), table.monsters("black_imp")[0]
    table.ends_turn(0, "3,8")
    assert table.scene.tile(table.cell("3,8")) is None
    assert shield_against(table, giant, figure) == 2
    assert shield_against(table, imp, figure) == 0
    assert shield_against(table, giant, table.figure(1)) == 0
    assert not give(table.scene, figure, Condition.POISON)
    assert give(table.scene, table.figure(1), Condition.POISON)


def test_nobody_bathes_twice() -> None:
    table, _ = cove()
    table.ends_turn(0, "3,8")
    table.ends_turn(0, "0,13")
    assert table.scene.tile(table.cell("0,13")) is not None


# -- the debt --------------------------------------------------------------------------


def loot_all(table: Played) -> None:
    for room in table.scene.scenario.rooms:
        for overlay in room.overlays:
            if overlay.kind == TREASURE:
                table.play_out(loot_hex(table.scene, table.hero(), overlay.cells[0], False))


@rule("GH-7.1.5")
def test_four_tokens_unlock_the_door() -> None:
    table = Played(95)
    door = table.joint("door_3")
    table.open_door("door_1")
    table.open_door("door_2")
    assert not can_open(table.scene, door)
    loot_all(table)
    assert table.scene.memory["tokens-found"] == 0b111111
    assert can_open(table.scene, door)
    table.open_door("door_3")
    (lieutenant,) = table.named("prime_lieutenant")
    table.kill(lieutenant)
    assert table.won


@rule("GH-7.1.2")
@pytest.mark.parametrize(
    ("characters", "round", "type", "rank"),
    [
        (2, 1, "flame_demon", NORMAL),
        (3, 1, "flame_demon", ELITE),
        (3, 2, "earth_demon", NORMAL),
        (4, 2, "earth_demon", ELITE),
    ],
)
def test_demons_come_to_the_door(characters: int, round: int, type: str, rank: int) -> None:
    table = Played(95, characters)
    table.scene.round = round
    table.end_round()
    assert (table.type_of(table.at("0,1")), table.at("0,1").rank) == (type, rank)


def test_no_demons_come_once_the_tokens_are_found() -> None:
    table = Played(95)
    table.open_door("door_1")
    table.open_door("door_2")
    loot_all(table)
    table.end_round()
    assert table.is_free("0,1")


@rule("GH-7.1.12")
def test_the_flooded_room_hurts_at_the_end_of_a_turn() -> None:
    table = Played(95)
    table.open_door("door_1")
    figure = table.figure()
    before = figure.hp
    table.put(figure, "3,5")
    table.play_out(end_turn(table.scene, figure))
    assert figure.hp == before - 1 - table.scene.level
    table.put(figure, "4,2")
    table.play_out(end_turn(table.scene, figure))
    assert figure.hp == before - 1 - table.scene.level


@rule("GH-7.1.7", "GH-7.1.11")
def test_boulders_have_hit_points() -> None:
    table = Played(95, level=3)
    table.open_door("door_2")
    boulders = table.named("boulder")
    assert [boulder.hp for boulder in boulders] == [3 + table.scene.level] * 5
