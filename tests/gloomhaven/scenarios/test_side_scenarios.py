"""Special rules of the side scenarios from 75 on that set monsters, walls and elements apart."""

import pytest

from questhall.games.gloomhaven.effects.summoning import SummonMonster
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.monsters.acting import Party, take_turn_of
from questhall.games.gloomhaven.rules.scenario import SpecialRule, turn_begins
from questhall.games.gloomhaven.state.figures import Side
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- monsters against everybody --------------------------------------------------------


@rule("GH-3.3.7", "GH-7.1.12")
def test_wild_monsters_are_enemies_of_all_other_types() -> None:
    table = Played(91)
    table.open_door("door_1")
    spirit = table.at("0,9")
    guard, archer = table.at("-1,9"), table.at("-3,8")
    bear = table.at("5,1")
    scene = table.scene
    assert scene.are_enemies(spirit, guard)
    assert scene.are_enemies(guard, spirit)
    assert scene.are_enemies(spirit, bear)
    assert scene.are_enemies(spirit, table.figure())
    assert scene.are_allies(guard, archer)
    assert guard in Party(scene, spirit).figures
    assert archer not in Party(scene, guard).figures
    table.open_door("door_2")
    assert scene.are_allies(spirit, table.at("-3,15"))


@rule("GH-7.1.12")
def test_bears_and_hounds_fight_for_the_characters() -> None:
    table = Played(91)
    beasts = table.monsters("cave_bear") + table.monsters("hound")
    assert len(beasts) == 3
    assert {beast.side for beast in beasts} == {Side.PARTY}
    assert {figure.side for figure in table.monsters("bandit_guard")} == {Side.FOES}


def test_the_goal_includes_wild_monsters() -> None:
    table = Played(91)
    table.open_door("door_1")
    table.open_door("door_2")
    spirits = table.monsters("living_spirit")
    table.kill(*[figure for figure in table.foes() if figure not in spirits])
    assert not table.won
    table.kill(*spirits)
    assert table.won


def test_sun_demons_fight_night_demons() -> None:
    table = Played(85)
    table.open_door("door_1")
    table.open_door("door_2")
    assert table.scene.are_enemies(table.at("9,-10"), table.at("5,-10"))


@rule("GH-6.1.2", "GH-7.1.1")
@pytest.mark.parametrize(
    ("characters", "archer", "guards"),
    [
        (2, NORMAL, [NORMAL, NORMAL]),
        (3, ELITE, [NORMAL, NORMAL]),
        (4, ELITE, [NORMAL, ELITE]),
    ],
)
def test_the_watch_arrives_behind_door_1(characters: int, archer: int, guards: list[int]) -> None:
    table = Played(92, characters)
    assert table.monsters("city_guard") + table.monsters("city_archer") == []
    for seat, place in enumerate(("1,5", "2,5", "3,3", "2,4")[:characters]):
        table.put(table.figure(seat), place)
    table.open_door("door_1")
    assert table.at("0,6").rank == archer
    assert [table.at(place).rank for place in ("0,5", "1,6")] == guards
    assert table.scene.are_enemies(table.at("0,6"), table.one("savvas_lavaflow"))
    table.kill(table.at("0,6"))
    assert table.lost


def test_the_brawl_is_won_without_the_watch() -> None:
    table = Played(92)
    table.open_door("door_1")
    watch = table.monsters("city_guard") + table.monsters("city_archer")
    table.kill(*[figure for figure in table.foes() if figure not in watch])
    assert table.won


# -- elements and summons --------------------------------------------------------------


@rule("GH-7.1.12")
@pytest.mark.parametrize("blessed", [True, False])
def test_the_blessing_of_the_sun_sets_the_elements(blessed: bool) -> None:
    table = Played(85)
    table.scene.rules.achievements = ["sun_blessed"] if blessed else []
    table.element("dark")
    table.next_round()
    light = table.scene.elements[ELEMENTS.index("light")]
    dark = table.scene.elements[ELEMENTS.index("dark")]
    assert light == (Strength.STRONG if blessed else Strength.INERT)
    assert (dark == Strength.INERT) == blessed


@rule("GH-7.1.12")
def test_cultists_summon_elite_vipers() -> None:
    table = Played(89)
    table.open_door("door_1")
    cultist = table.at("6,-5")
    before = len(table.monsters("giant_viper"))
    summon = SummonMonster("living_bones", [NORMAL] * 3)
    table.play_out(summon.act(table.scene, cultist, None))
    vipers = table.monsters("giant_viper")
    assert len(vipers) == before + 1
    assert vipers[-1].rank == ELITE


def test_others_summon_what_their_cards_say() -> None:
    table = Played(89)
    archer, printed = table.at("3,1"), ("giant_viper", NORMAL)
    for each in table.scene.scenario.audience.at(SpecialRule.summoned_by):
        assert each.summoned_by(table.scene, archer, printed) == printed


# -- the altar of shadows --------------------------------------------------------------


def shadows() -> Played:
    table = Played(83)
    table.open_door("door_1")
    table.open_door("door_2")
    return table


@rule("GH-7.1.12")
@pytest.mark.parametrize(("place", "damage"), [("-5,15", 1), ("-4,14", 0)])
def test_the_altar_hurts_whoever_is_near(place: str, damage: int) -> None:
    table = shadows()
    figure = table.figure()
    table.put(figure, place)
    before = figure.hp
    table.play_out(turn_begins(table.scene, figure))
    assert figure.hp == before - damage


def test_the_altar_heals_monsters_near_it() -> None:
    table = shadows()
    near, far = table.at("-5,20"), table.at("-8,20")
    table.put(near, "-5,19")
    for cultist in (near, far):
        cultist.hp -= 2
        table.play_out(take_turn_of(table.scene, cultist, []))
    assert (near.max_hp - near.hp, far.max_hp - far.hp) == (1, 2)


@rule("GH-7.1.1")
def test_flame_demons_wait_for_the_last_cultist() -> None:
    table = shadows()
    assert table.monsters("flame_demon") == []
    *others, last = table.monsters("cultist")
    table.kill(*others)
    assert table.monsters("flame_demon") == []
    table.kill(last)
    assert table.at("-6,17").rank == ELITE
    figure = table.figure()
    before = figure.hp
    table.play_out(turn_begins(table.scene, figure))
    assert figure.hp == before - 2
    table.next_round()
    assert table.scene.elements[ELEMENTS.index("fire")] == Strength.STRONG


# -- the crystal -----------------------------------------------------------------------


@rule("GH-7.1.11", "GH-6.1.2")
def test_the_crystal_must_not_fall() -> None:
    table = Played(84, 3, level=3)
    (crystal,) = table.named("crystal")
    assert crystal.hp == 4 + 3 + 2 * table.scene.level
    assert not table.scene.are_allies(table.figure(), crystal)
    assert crystal in table.found(SpecialRule.wanted_focus, table.at("3,2"))
    table.damage(crystal, crystal.hp)
    assert table.lost


@rule("GH-7.1.12")
def test_cards_avert_damage_to_the_crystal_twice() -> None:
    table = Played(84)
    (crystal,) = table.named("crystal")
    before = crystal.hp
    for place in range(3):
        table.card(table.hero().kind.cards[place].key, 0, "hand")
    for _ in range(2):
        table.start(suffer(table.scene, crystal, 2, "GH-3.18.6", crystal.id))
        assert (table.prompt, table.seats) == ("avert", [0])
        table.choose(table.offered[-1])
        assert crystal.hp == before
    assert len(table.hero().lost) == 2
    table.damage(crystal, 2)
    assert crystal.hp == before - 2


@rule("GH-7.1.5")
def test_the_walls_of_the_cave_fall_one_after_the_other() -> None:
    table = Played(84)
    falls = {4: "a3a", 6: "a2b", 9: "e1b"}
    while table.scene.round < max(falls):
        table.next_round()
        for round, room in falls.items():
            assert table.is_revealed(room) == (table.scene.round >= round)


# -- the hive --------------------------------------------------------------------------


@rule("GH-7.1.7", "GH-7.1.11")
def test_walls_break_and_stun_whoever_is_behind_them() -> None:
    table = Played(76, 3, level=3)
    walls = table.named("door")
    assert [wall.hp for wall in walls] == [3 + (table.scene.level + 1) // 2] * 2
    assert not table.is_revealed("h2a")
    table.kill(table.at("3,1"))
    assert table.is_revealed("h2a")
    assert table.conditions(table.at("4,0")) == ["stun"]
    assert table.conditions(table.at("10,0")) == []
    assert len(table.named("door")) == 11


@rule("GH-2.0.3")
def test_characters_begin_in_the_hive_with_three_cards_fewer() -> None:
    table = Played(76)
    for hero in table.scene.heroes:
        for kind in hero.kind.cards[:5]:
            table.card(kind.key, hero.seat, "hand")
    table.play_out(table.tell(SpecialRule.begin))
    assert [len(hero.hand) for hero in table.scene.heroes] == [2, 2]
    assert [len(hero.discard) for hero in table.scene.heroes] == [3, 3]


def test_the_vessel_begins_in_the_water() -> None:
    table = Played(93)
    for seat in (0, 1):
        assert table.conditions(table.figure(seat)) == ["immobilize"]
        tile = table.scene.tile(table.figure(seat).cell)
        assert tile is not None
        assert tile.look == "water"


@rule("GH-6.1.1")
def test_the_parcel_of_the_nest_must_be_found() -> None:
    table = Played(94)
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    table.kill(*table.foes())
    assert not table.won
