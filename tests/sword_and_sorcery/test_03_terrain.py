"""Chapter 3: areas, terrain, sight and the two distances."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.library.maps import SIGHT_LIMIT
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.control import controls, dominates, engaged
from questhall.games.sword_and_sorcery.rules.enemies.moving import move_towards
from questhall.games.sword_and_sorcery.rules.movement.walking import steps
from questhall.games.sword_and_sorcery.rules.sight import (
    attack_distance,
    sees,
    sees_area,
    walking_distance,
)
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.figures import Side
from tests.marks import example, rule, ruling

from .bench import Bench, effect

ARCHER = ("laegon_archer", "thorgar_cleric")


# -- areas ----------------------------------------------------------------------------------


@example("SS-EX-02")
@rule("SS-3.0.0.4", "SS-3.2.1.1", "SS-3.2.1.3", "SS-6.1.0.4")
def test_adjacent_areas_share_an_open_edge() -> None:
    bench = Bench("X|Z\n   \nY W")
    assert [area for area, _ in steps(bench.adventure, bench.hero(0), 9)] == [bench.area("Y")]
    assert walking_distance(bench.adventure, bench.hero(0), bench.area("Z")) == 3


@pytest.mark.parametrize("key", sorted(library().quests))
@rule("SS-3.0.0.1", "SS-3.0.0.3", "SS-2.2.1.1")
def test_every_area_of_a_quest_has_its_own_mark(key: str) -> None:
    quest = library().quests[key]
    assert len(quest.map.marks) == len(quest.areas) == len(set(quest.map.marks))
    names = [area.key for area in quest.areas]
    assert len(set(names)) == len(names)
    assert {name.split(".")[0][-1] for name in names} <= {"A", "B"}


@rule("SS-3.0.0.5", "SS-6.1.0.6")
def test_any_number_of_figures_fit_into_an_area() -> None:
    heroes = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer", "auriel_wizard")
    bench = Bench("A B", heroes=heroes)
    for _ in range(6):
        bench.enemy("B")
    for place in range(4):
        bench.turn(place)
        bench.act("move:b")
    assert len(bench.adventure.in_area(Side.HEROES, 1)) == 4


@rule("SS-3.1.0.3", "SS-3.1.0.9", "SS-3.1.0.10")
def test_who_dominates_controls_too_and_it_is_asked_anew_each_time() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    assert dominates(bench.adventure, Side.HEROES, 0)
    assert controls(bench.adventure, Side.HEROES, 0)
    bench.hero(1, "B")
    assert not controls(bench.adventure, Side.HEROES, 0)
    bench.condition(foe, "knocked_down")
    assert dominates(bench.adventure, Side.HEROES, 0)


# -- hindrances -----------------------------------------------------------------------------


@example("SS-EX-190")
@rule("SS-3.2.2.1", "SS-3.2.2.2", "SS-3.2.2.3", "SS-3.2.2.9", "SS-6.1.3.2")
def test_a_barrier_is_one_way_for_walkers() -> None:
    bench = Bench("P Q", one_way="PQ")
    hero, ghost = bench.hero(0), bench.hero(1)
    bench.sheet(1).ghost = True
    assert steps(bench.adventure, hero, 9) == []
    assert [area for area, _ in steps(bench.adventure, ghost, 9)] == [1]
    assert sees_area(bench.adventure, hero, 1)
    hero.area = 1
    assert [area for area, _ in steps(bench.adventure, hero, 9)] == [0]
    assert sees_area(bench.adventure, hero, 0)


@example("SS-EX-06", "SS-EX-12")
@rule("SS-3.2.2.4", "SS-6.2.0.4", "SS-3.4.2.1", "SS-3.4.2.2", "SS-3.4.2.3")
def test_shots_cross_a_barrier_and_walkers_go_around() -> None:
    bench = Bench("A B\n   \nD C", heroes=ARCHER, one_way="AB")
    foe = bench.enemy("B")
    assert attack_distance(bench.adventure, 0, foe.area) == 1
    assert walking_distance(bench.adventure, bench.hero(0), foe.area) == 3
    assert attack_distance(bench.adventure, 0, 0) == 0
    assert "attack" in bench.open_verbs()


@rule("SS-3.2.2.6", "SS-3.2.2.8", "SS-15.8.0.7", "SS-15.8.0.9", "SS-15.8.0.8", "SS-6.1.2.7")
def test_hindrances_do_nothing_to_enemies() -> None:
    bench = Bench("A B C D", difficult="B", hazardous="C")
    foe = bench.enemy("D")
    bench.hero(1, "C")
    bench.do(move_towards(bench.adventure, bench.foe(foe), 0, 3))
    assert (bench.at(foe), foe.wounds) == ("A", 0)
    assert not bench.told("attacks")


@rule("SS-3.2.0.1", "SS-6.1.0.2", "SS-6.1.0.3", "SS-6.1.0.1", "SS-6.1.0.11")
def test_each_point_is_one_area_and_none_must_be_spent() -> None:
    bench = Bench("A B C D E")
    move = bench.sheet(0).card.move
    bench.act("move:b")
    assert bench.sheet(0).points == move - 1
    bench.act("end-turn")
    assert bench.sheet(0).points == 0


# -- doors, chests, keys --------------------------------------------------------------------


@rule("SS-3.3.0.1", "SS-3.3.0.4", "SS-6.4.1.1")
@ruling("4")
def test_a_door_blocks_until_it_is_opened_for_good() -> None:
    bench = Bench("A B C", doors="AB")
    bench.enemy("A")
    assert not sees_area(bench.adventure, bench.hero(0), 1)
    bench.on_top(Pile.TRAP, "rusted_spring")
    bench.act("open-door")  # an engaged hero may
    assert sees_area(bench.adventure, bench.hero(0), 1)
    assert bench.adventure.doors == [False]
    assert "open-door" not in bench.open_verbs()


@rule("SS-3.3.0.5", "SS-6.3.2.1", "SS-6.1.1.4")
def test_a_locked_door_is_broken_by_whoever_is_not_engaged() -> None:
    bench = Bench("A B C", doors="AB")
    bench.adventure.quest.doors[0].locked = True
    assert "open-door" not in bench.open_verbs()
    foe = bench.enemy("A")
    assert "break-door" not in bench.open_verbs()
    bench.do(hurt(bench.adventure, foe, 99))
    bench.on_top(Pile.TRAP, "rusted_spring")
    bench.act("break-door")
    assert bench.adventure.doors == [False]
    assert bench.sheet(0).specials == 0


@rule("SS-3.3.0.6", "SS-3.3.0.7", "SS-3.3.1.1", "SS-3.3.1.5")
def test_a_chest_is_trapped_and_holds_crowns() -> None:
    bench = Bench("A B C")
    pile = bench.adventure.decks[Pile.CHEST].draw
    token = next(c for c in pile if bench.adventure.cards[c].key == "chest_coins")
    pile.remove(token)
    bench.adventure.chests, bench.adventure.chest_areas = [token], [0]
    bench.hero(1, "C")
    bench.on_top(Pile.TRAP, "flame")
    bench.roll(blue=["miss", "miss"])
    bench.act("break-chest")
    assert [bench.hero(0).fire, bench.hero(1).fire] == [[1], []]
    assert bench.sheet(0).crowns == 40
    assert bench.adventure.chests == []


@rule("SS-3.3.1.7", "SS-11.1.0.13")
def test_ghosts_ignore_traps() -> None:
    bench = Bench("A B", doors="AB")
    bench.sheet(1).ghost = True
    bench.on_top(Pile.TRAP, "flame")
    bench.roll(blue=["miss", "miss"])
    bench.act("open-door")
    assert [bench.hero(0).fire, bench.hero(1).fire] == [[1], []]


@example("SS-EX-194")
@rule("SS-3.3.0.11", "SS-3.3.0.12", "SS-11.1.0.6")
@ruling("6")
def test_the_key_lies_where_its_holder_died() -> None:
    bench = Bench("A B")
    bench.sheet(0).keys = 1
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert bench.adventure.grounds[0].keys == 1
    bench.turn(1)
    foe = bench.enemy("A")
    assert "pick-coins" not in bench.open_verbs()
    bench.do(hurt(bench.adventure, foe, 99))
    bench.act("pick-coins")
    assert bench.sheet(1).keys == 1


# -- sight ----------------------------------------------------------------------------------


@example("SS-EX-09", "SS-EX-11")
@rule("SS-3.4.0.1", "SS-3.4.0.2", "SS-3.4.0.4", "SS-3.4.0.5", "SS-3.4.0.6")
@ruling("7")
def test_enemies_hide_what_is_behind_them_from_heroes_only() -> None:
    bench = Bench("A B C", heroes=ARCHER)
    warrior, gremlin = bench.enemy("B"), bench.enemy("B")
    shaman = bench.enemy("C")
    for place in (0, 1):
        hero = bench.hero(place)
        seen = [sees(bench.adventure, hero, foe) for foe in (warrior, gremlin, shaman)]
        assert seen == [True, True, False]
        assert all(sees(bench.adventure, foe, hero) for foe in (warrior, gremlin, shaman))


@example("SS-EX-10", "SS-EX-13")
@rule("SS-3.4.0.3", "SS-3.4.0.7", "SS-3.2.1.2")
def test_walls_block_sight_and_attacks() -> None:
    bench = Bench("A|B\n   \nC D", heroes=ARCHER)
    foe = bench.enemy("B")
    assert not sees(bench.adventure, bench.hero(0), foe)
    assert "attack" not in bench.open_verbs()
    assert sees(bench.adventure, bench.hero(1, "D"), foe)


@rule("SS-3.4.1.1")
@ruling("88")
def test_nobody_sees_farther_than_five_areas() -> None:
    assert SIGHT_LIMIT == 5
    bench = Bench("A B C D E F G")
    assert sees_area(bench.adventure, bench.hero(0), bench.area("F"))
    assert not sees_area(bench.adventure, bench.hero(0), bench.area("G"))


# -- moving and fighting --------------------------------------------------------------------


@rule("SS-6.1.1.1", "SS-6.4.3.1", "SS-6.1.2.1")
@ruling("23")
def test_whoever_stands_beside_an_enemy_is_engaged() -> None:
    bench = Bench("A B")
    foe = bench.enemy("B")
    assert not engaged(bench.adventure, bench.hero(0))
    bench.act("move:b")
    assert engaged(bench.adventure, bench.hero(0))
    bench.condition(foe, "stun")
    assert engaged(bench.adventure, bench.hero(0))


@rule("SS-6.1.2.4", "SS-6.1.2.9")
def test_a_hero_knocked_down_while_evading_stays() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    bench.hero(1, "B")
    weapon = bench.adventure.scroll(bench.foe(foe)).weapons[0]
    weapon.always = [effect("afflict(knocked_down)")]
    bench.roll(blue=["shield"] * 4)
    points = bench.sheet(0).card.move
    bench.act("move:b")
    assert bench.at(bench.hero(0)) == "A"
    assert bench.sheet(0).points == points  # the step was not made


@rule("SS-6.1.3.1", "SS-6.1.3.3", "SS-15.8.1.1")
def test_flyers_are_never_knocked_down() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    bench.adventure.scroll(bench.foe(foe)).flying = True
    bench.do(bench.effect(0, "afflict(knocked_down)", foe.id))
    assert not bench.has(foe, "knocked_down")


@example("SS-EX-173")
@rule("SS-11.2.0.4")
def test_a_ghost_flies_over_barriers_but_not_through_walls_or_doors() -> None:
    bench = Bench("B A|C\n     \nD E F", one_way="AB", doors="AE")
    bench.hero(0).area = bench.area("A")
    bench.sheet(0).ghost = True
    found = [area for area, _ in steps(bench.adventure, bench.hero(0), 5)]
    assert found == [bench.area("B")]
