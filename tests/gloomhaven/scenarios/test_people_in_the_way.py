"""Guards who raise the alarm in 77, prisoners in 80, relics in 81, villagers in 86."""

import pytest

from questhall.games.gloomhaven.printed.items import Window
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, Strike
from questhall.games.gloomhaven.rules.cards.items import ready_items
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.round.initiative import build_queue
from questhall.games.gloomhaven.rules.round.scenario_end import end_turn
from questhall.games.gloomhaven.rules.scenario import change_strike, destinations, take_own_turn
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the vault -------------------------------------------------------------------------


def vault(characters: int = 2) -> Played:
    table = Played(77, characters)
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    return table


@rule("GH-7.1.12")
def test_a_guard_runs_to_the_plates_and_opens_the_door() -> None:
    table = Played(77)
    guard = table.monsters("city_guard")[0]
    table.put(guard, "-1,6")
    table.reveal_card(guard, 0)
    table.play_out(take_monster_turn(table.scene, guard))
    assert table.is_open("door_1")
    assert table.place(guard) != "-1,6"


@rule("GH-6.1.2")
def test_the_alarm_loses_the_scenario() -> None:
    table = vault()
    guard = table.monsters("city_guard")[0]
    table.put(guard, "-5,13")
    table.play_out(take_monster_turn(table.scene, guard))
    assert table.place(guard) in ("-5,14", "-4,14")
    assert table.lost


@rule("GH-7.1.1")
@pytest.mark.parametrize(
    ("characters", "left", "right"), [(2, NORMAL, NORMAL), (3, ELITE, NORMAL), (4, ELITE, ELITE)]
)
def test_looting_brings_more_guards(characters: int, left: int, right: int) -> None:
    table = vault(characters)
    table.kill(*table.monsters("city_guard"))
    for place, spawn, rank in (("b2b", "-5,8", left), ("b3b", "2,8", right)):
        room = next(room for room in table.scene.scenario.rooms if room.id == place)
        (chest,) = [overlay.cells[0] for overlay in room.overlays if overlay.goal]
        table.play_out(loot_hex(table.scene, table.hero(), chest, False))
        assert table.at(spawn).rank == rank
        assert table.type_of(table.at(spawn)) == "city_guard"
    assert not table.won
    table.kill(*table.monsters("city_guard"))
    assert table.won


# -- the keep --------------------------------------------------------------------------


def disadvantage(table: Played, attacker: Figure, target: Figure) -> bool:
    hit = Strike(AttackPlan(attacker, 2, 0, []), attacker, target)
    change_strike(table.scene, hit)
    return hit.disadvantage


@rule("GH-7.1.12")
def test_prisoners_are_helpless_until_they_find_their_gear() -> None:
    table = Played(80)
    table.open_door("door_1")
    table.item("minor_healing_potion")
    archer = table.monsters("city_archer")[0]
    hero, figure = table.hero(), table.figure()
    assert disadvantage(table, figure, archer)
    assert not disadvantage(table, archer, figure)
    assert ready_items(table.scene, hero, Window.IN_TURN) == []
    table.ends_turn(0, "8,-9")
    assert not disadvantage(table, figure, archer)
    assert ready_items(table.scene, hero, Window.IN_TURN) == [0]
    assert disadvantage(table, table.figure(1), archer)


def test_each_of_them_takes_one_treasure() -> None:
    table = Played(80)
    table.open_door("door_1")
    table.ends_turn(0, "8,-9")
    table.ends_turn(0, "5,-11")
    assert len(table.hero().treasures) == 1
    table.ends_turn(1, "5,-11")
    assert len(table.hero(1).treasures) == 1


@rule("GH-6.1.1", "GH-6.1.2")
def test_the_prisoners_escape_together() -> None:
    table = Played(80)
    for door in ("door_1", "door_2", "door_3", "door_4"):
        table.open_door(door)
    table.ends_turn(0, "8,-9")
    table.ends_turn(1, "5,-11")
    table.ends_turn(0, "12,-3")
    assert not table.won
    table.ends_turn(1, "14,-2")
    assert table.won


def test_a_prisoner_left_behind_loses_the_scenario() -> None:
    table = Played(80)
    table.exhaust(1)
    assert table.lost


# -- the eclipse -----------------------------------------------------------------------


@rule("GH-7.1.12", "GH-7.1.11")
def test_a_relic_hurts_the_colorless() -> None:
    table = Played(81, 3)
    table.open_door("door_1")
    table.open_door("door_2")
    boss = table.one("the_colorless")
    goals = [
        overlay.cells[0]
        for room in table.scene.scenario.rooms
        for overlay in room.overlays
        if overlay.goal
    ]
    assert len(goals) == 2
    table.play_out(loot_hex(table.scene, table.hero(), goals[0], False))
    before = boss.hp
    table.ends_turn(0)
    assert boss.hp == before
    altar = table.cell("4,1")
    beside = [cell for cell in table.scene.board.neighbours[altar] if table.scene.is_empty(cell)]
    figure = table.figure()
    table.scene.figure_at[figure.cell] = -1
    figure.cell = beside[0]
    table.scene.figure_at[beside[0]] = figure.id
    table.start(end_turn(table.scene, figure))
    assert table.prompt == "relic"
    table.choose("keep-relic")
    assert boss.hp == before
    table.start(end_turn(table.scene, figure))
    table.choose(table.offered[0])
    assert boss.hp == before - 6
    assert table.decision is None
    assert beside[0] not in destinations(table.scene, figure)


# -- the village -----------------------------------------------------------------------


@rule("GH-7.1.8", "GH-7.1.11")
def test_villagers_are_nobodys_allies() -> None:
    table = Played(86, level=3)
    villagers = table.named("villager")
    assert len(villagers) == 5
    assert {each.hp for each in villagers} == {3 + table.scene.level}
    shaman = table.at("-9,1")
    assert table.scene.are_enemies(shaman, villagers[0])
    assert not table.scene.are_allies(table.figure(), villagers[0])
    assert not table.scene.are_enemies(table.figure(), villagers[0])
    table.open_door("door_1")
    assert sorted(each.number for each in table.named("villager")) == list(range(1, 9))


@rule("GH-7.1.8")
def test_villagers_walk_last_and_are_saved_at_the_docks() -> None:
    table = Played(86)
    villager = table.named("villager")[0]
    table.put(villager, "-16,3")
    for hero in table.scene.heroes:
        hero.leading = 40 + hero.seat
    table.play_out(build_queue(table.scene, []))
    assert OBJECTS_FROM + villager.id in table.scene.queue[2:]
    assert table.monsters("lurker") == []
    for _ in range(3):
        if not villager.gone:
            table.play_out(take_own_turn(table.scene, villager))
    assert villager.gone
    assert not table.lost
    assert table.scene.memory["arrived"] == 1
    assert table.monsters("lurker") == []
    table.end_round()
    assert table.at("-16,-1").rank == ELITE


@rule("GH-6.1.2")
def test_five_dead_villagers_lose_the_scenario() -> None:
    table = Played(86)
    *others, last = table.named("villager")
    table.kill(*others)
    assert not table.lost
    table.kill(last)
    assert table.lost


@rule("GH-7.1.2")
@pytest.mark.parametrize(("round", "places"), [(2, ("-2,4", "-6,1")), (3, ("-1,3", "-4,-3"))])
def test_scouts_come_in_every_round(round: int, places: tuple[str, str]) -> None:
    table = Played(86)
    for figure in table.monsters():
        figure.drops_coin = False
        table.kill(figure)
    table.scene.round = round - 1
    table.next_round()
    assert {table.type_of(table.at(place)) for place in places} == {"vermling_scout"}
    assert len(table.monsters("vermling_scout")) == 2
