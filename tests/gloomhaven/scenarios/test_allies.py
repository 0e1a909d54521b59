"""Allies by special rules: monsters in scenarios 11 and 12, Hail in 19 and 27."""

import pytest

from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.round.initiative import build_queue, focus_initiative
from questhall.games.gloomhaven.rules.round.rounds import turn
from questhall.games.gloomhaven.rules.scenario import progress
from questhall.games.gloomhaven.state.figures import Condition, Figure, FigureKind, Side
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM

from ...marks import rule
from .book import Played


@pytest.mark.parametrize(
    ("number", "friends"),
    [(11, ("living_bones", "living_corpse")), (12, ("city_guard", "city_archer"))],
)
def test_some_types_fight_for_the_party(number: int, friends: tuple[str, ...]) -> None:
    table = Played(number, 4)
    for joint in table.scene.scenario.joints:
        if joint.kind == "door":
            table.open_door(joint.id)
    sides = {table.type_of(figure): figure.side for figure in table.monsters()}
    for type, side in sides.items():
        assert side == (Side.PARTY if type in friends else Side.FOES)
    friend = next(f for f in table.monsters() if table.type_of(f) in friends)
    foe = table.foes()[0]
    hero = table.figure()
    assert table.scene.are_enemies(friend, foe)
    assert not table.scene.are_enemies(friend, hero)
    assert table.scene.are_enemies(foe, hero)


@rule("GH-3.6.26")
def test_an_allied_monster_leaves_no_coin_an_enemy_does() -> None:
    table = Played(12)
    guard = table.at("10,-10")
    foe = table.at("11,-12")
    table.kill(guard, foe)
    assert table.scene.coins[table.cell("10,-10")] == 0
    assert table.scene.coins[table.cell("11,-12")] == 1


def test_jekserah_calls_the_dead_as_enemies() -> None:
    table = Played(12, 3)
    for joint in ("door_3", "door_2", "door_1"):
        table.open_door(joint)
    table.kill(*table.monsters("living_bones"), *table.monsters("living_corpse"))
    boss = table.one("jekserah")
    table.play_out(table.scene.types[boss.type].kind.specials[0][0].act(table.scene, boss, None))
    (bones,) = table.monsters("living_bones")
    assert bones.side == Side.FOES


# -- Hail ------------------------------------------------------------------------------


def hail(table: Played) -> Figure:
    (figure,) = table.named("hail")
    return figure


@rule("GH-7.1.8", "GH-7.1.11")
@pytest.mark.parametrize(("number", "place"), [(19, "1,-2"), (27, "1,3")])
def test_hail_is_an_ally_with_hit_points_by_level(number: int, place: str) -> None:
    table = Played(number, level=5)
    figure = hail(table)
    assert table.place(figure) == place
    assert (figure.kind, figure.side) == (FigureKind.ALLY, Side.PARTY)
    assert figure.hp == 4 + 2 * table.scene.level == 10


@rule("GH-6.1.2")
@pytest.mark.parametrize("number", [19, 27])
def test_her_death_loses_the_scenario(number: int) -> None:
    table = Played(number)
    table.damage(hail(table), hail(table).hp - 1)
    assert not table.lost
    table.damage(hail(table), 1)
    assert table.lost


@rule("GH-7.1.8")
def test_she_acts_last_and_comes_last_for_focus() -> None:
    table = Played(19)
    for hero in table.scene.heroes:
        hero.leading = 99
        hero.other = 50 + hero.seat
    figure = hail(table)
    table.run(build_queue(table.scene, []))
    assert table.scene.queue == [0, 1, OBJECTS_FROM + figure.id]
    assert focus_initiative(table.scene, figure) > focus_initiative(table.scene, table.figure(1))


def test_in_the_rift_she_has_no_turn() -> None:
    table = Played(27)
    table.scene.heroes[1].leading = 50
    table.run(build_queue(table.scene, []))
    assert OBJECTS_FROM + hail(table).id not in table.scene.queue


def hails_turn(table: Played) -> Figure:
    figure = hail(table)
    table.scene.queue = [OBJECTS_FROM + figure.id]
    table.play_out(turn(table.scene))
    table.scene.round += 1
    return figure


@rule("GH-7.1.8")
def test_she_walks_two_hexes_toward_the_altar_and_opens_the_door() -> None:
    table = Played(19)
    table.kill(*table.foes())
    far = 4
    figure = hail(table)
    for step in range(1, 3):
        hails_turn(table)
        distance = table.scene.board.distances(table.cell("-3,-2"))[figure.cell]
        assert distance == far - 2 * step
    hails_turn(table)
    assert table.is_open("door_1")
    assert table.is_revealed("d1a")


def test_enemies_bar_her_way() -> None:
    table = Played(19)
    table.kill(*table.foes())
    for place in ("0,-2", "0,-1"):
        if table.is_free(place):
            table.monster("living_corpse", place)
        else:
            table.put(table.at(place), "-1,0")
            table.monster("living_corpse", place)
    figure = hails_turn(table)
    assert table.place(figure) == "1,-2"


def test_a_stunned_hail_stays_where_she_is() -> None:
    table = Played(19)
    table.kill(*table.foes())
    give(table.scene, hail(table), Condition.STUN)
    figure = hails_turn(table)
    assert table.place(figure) == "1,-2"
    assert not figure.has(Condition.STUN)


def test_she_springs_a_trap_only_if_she_must() -> None:
    table = Played(19, level=5)
    for door in ("door_1", "door_2", "door_3", "door_4"):
        table.open_door(door)
    table.kill(*table.foes())
    figure = hail(table)
    table.put(figure, "-4,-5")
    before = figure.hp
    hails_turn(table)
    assert figure.hp == before - (2 + table.scene.level)
    assert figure.has(Condition.POISON)
    table = Played(19)
    assert hail(table).hp == hails_turn(table).hp


@rule("GH-6.1.1")
def test_the_crypt_is_won_when_she_ends_her_turn_beside_the_altar() -> None:
    table = Played(19)
    for door in ("door_1", "door_2", "door_3", "door_4"):
        table.open_door(door)
    table.kill(*table.foes())
    figure = hail(table)
    table.put(figure, "-5,-8")
    far = progress(table.scene)
    hails_turn(table)
    assert not table.won
    assert progress(table.scene) > far
    table.put(figure, "-2,-10")
    table.ends_turn(0)
    assert not table.won
    hails_turn(table)
    assert table.won


def test_she_takes_conditions_but_no_curses() -> None:
    table = Played(19)
    figure = hail(table)
    assert give(table.scene, figure, Condition.POISON)
    assert not give(table.scene, figure, Condition.CURSE)
    assert len(table.scene.monster_curses) == 10


def test_without_turns_her_conditions_end_with_the_round() -> None:
    table = Played(27)
    figure = hail(table)
    give(table.scene, figure, Condition.INVISIBLE)
    table.next_round()
    assert not figure.has(Condition.INVISIBLE)


def test_ten_rounds_in_the_rift() -> None:
    table = Played(27)
    for round in range(1, 10):
        assert table.scene.round == round
        table.next_round()
        table.kill(*table.foes())
        assert not table.won
        assert progress(table.scene) == pytest.approx((round + 1) / 10)
    table.end_round()
    assert table.won
    assert table.scene.over


def test_if_hail_dies_in_the_tenth_round_the_rift_is_lost() -> None:
    table = Played(27)
    table.scene.round = 10
    table.run(suffer(table.scene, hail(table), 99, "GH-3.18.6", Harm.TRAP))
    table.end_round()
    assert table.lost
    assert table.scene.results == [0.0, 0.0]


# -- the Orchid of the slave pens ------------------------------------------------------


@rule("GH-7.1.8", "GH-6.1.2")
def test_the_scenario_is_lost_with_the_orchid() -> None:
    table = Played(38, level=3)
    (orchid,) = table.named("orchid")
    assert orchid.hp == 6 + 3 * table.scene.level == 12
    table.damage(orchid, 12)
    assert table.lost


@rule("GH-7.1.8")
def test_the_orchid_goes_to_the_place_of_the_shaman() -> None:
    table = Played(38)
    (orchid,) = table.named("orchid")
    table.kill(*table.foes())
    start = orchid.cell
    table.scene.queue = [OBJECTS_FROM + orchid.id]
    table.play_out(turn(table.scene))
    assert table.scene.board.distance(start, orchid.cell) == 3
    for _ in range(12):
        table.kill(*table.foes())
        table.scene.round += 1
        table.play_out(turn(table.scene))
    assert table.is_open("door_4")
    assert table.scene.board.adjacent(orchid.cell, table.cell("3,14"))


# -- the captives of the bandits -------------------------------------------------------


@rule("GH-7.1.8", "GH-7.1.11")
def test_three_captives_fight_in_the_order_of_their_numbers() -> None:
    table = Played(56, level=3)
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    captives = table.named("captive")
    assert sorted(table.place(each) for each in captives) == ["7,12", "8,10", "8,11"]
    assert {each.hp for each in captives} == {4 + 2 * table.scene.level}
    for hero in table.scene.heroes:
        hero.leading = 49 + 2 * hero.seat
    table.run(build_queue(table.scene, []))
    order = sorted(captives, key=lambda each: each.number)
    assert [each.number for each in order] == [1, 2, 3]
    assert table.scene.queue == [0, *[OBJECTS_FROM + each.id for each in order], 1]


@rule("GH-6.1.2")
def test_one_of_them_must_live() -> None:
    table = Played(56)
    assert not table.lost
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    one, other, last = table.named("captive")
    table.damage(one, one.hp)
    table.damage(other, other.hp)
    assert not table.lost
    table.damage(last, last.hp)
    assert table.lost
