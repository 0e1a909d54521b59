"""Monsters with names: scenarios 57, 58, 62 and 67; spirits that nothing harms: 70."""

import pytest

from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.damage import die
from questhall.games.gloomhaven.rules.cards.active_area import shield_of
from questhall.games.gloomhaven.rules.movement.forced import forced_steps
from questhall.games.gloomhaven.rules.movement.looting import take_treasure
from questhall.games.gloomhaven.rules.scenario import ATTACK, forbidden, stat_bonus
from questhall.games.gloomhaven.state.figures import Condition, Figure

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the man in the barracks -----------------------------------------------------------


def barracks(characters: int = 2) -> Played:
    table = Played(57, characters, level=3)
    table.open_door("door_4")
    return table


@rule("GH-7.1.4", "GH-7.1.10")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_elite_guard_is_replaced_by_the_infiltrator(characters: int) -> None:
    table = barracks(characters)
    guard = table.at("10,-9")
    assert (guard.rank, guard.name) == (ELITE, "")
    others = [each for each in table.foes() if each is not guard]
    table.kill(*others)
    assert table.named("infiltrator") == []
    table.kill(guard)
    (infiltrator,) = table.named("infiltrator")
    assert table.place(infiltrator) == "10,-9"
    assert table.type_of(infiltrator) == "harrower_infester"
    assert (infiltrator.rank, infiltrator.level) == (Rank.BOSS, table.scene.level + 1)
    kind = table.scene.types[infiltrator.type].kind
    assert infiltrator.max_hp == kind.stats[ELITE][infiltrator.level].hit_points
    assert not table.won
    table.kill(infiltrator)
    assert table.won


def test_without_a_standee_for_the_guard_the_infiltrator_is_there_at_once() -> None:
    table = Played(57, 4)
    guards = table.scene.types[0 if table.scene.types[0].kind.key == "city_guard" else 1]
    assert guards.kind.key == "city_guard"
    del guards.standees[:]
    table.open_door("door_4")
    (infiltrator,) = table.named("infiltrator")
    assert table.place(infiltrator) == "10,-9"


@rule("GH-7.1.2")
@pytest.mark.parametrize(("characters", "elites"), [(2, 0), (3, 1), (4, 2)])
def test_two_guards_come_when_the_store_is_opened(characters: int, elites: int) -> None:
    table = Played(57, characters)
    table.open_door("door_3")
    guards = table.monsters("city_guard")
    assert [each.rank for each in guards].count(ELITE) == elites
    assert len(guards) == 2
    assert "-1,-1" in [table.place(each) for each in guards]


# -- the Harvester ---------------------------------------------------------------------


def shack(characters: int = 2) -> tuple[Played, Figure]:
    table = Played(58, characters, level=3)
    for door in ("door_1", "door_3"):
        table.open_door(door)
    (harvester,) = table.named("the_harvester")
    return table, harvester


def test_half_the_party_begins_in_each_room_of_the_shack() -> None:
    table = Played(58, 3)
    places = [table.place(table.figure(seat)) for seat in range(3)]
    assert len([each for each in places if each in ("1,-3", "1,-2")]) == 2


@rule("GH-7.1.7", "GH-7.1.10", "GH-7.1.11")
def test_bone_piles_shield_the_harvester() -> None:
    table, harvester = shack(3)
    piles = table.named("bone_pile")
    assert {pile.hp for pile in piles} == {table.scene.level + 2 * 3}
    assert harvester.level == table.scene.level + 1
    own = table.scene.stats(harvester).shield
    assert shield_of(table.scene, harvester) == own + 4
    table.kill(piles[0])
    assert shield_of(table.scene, harvester) == own + 3


def test_bone_piles_heal_the_harvester_at_the_end_of_the_round() -> None:
    table, harvester = shack(3)
    harvester.hp = 1
    table.kill(*table.named("bone_pile")[:2])
    table.end_round()
    assert harvester.hp == 1 + 2 * 2
    table.kill(*table.named("bone_pile"))
    table.end_round()
    assert harvester.hp == 5


def test_the_dagger_pierces_the_harvester() -> None:
    table, harvester = shack()
    harvester.hp = harvester.max_hp = 30
    shield = shield_of(table.scene, harvester)
    hero = table.figure()
    table.put(hero, "-9,7")
    table.attack(hero, harvester, 6)
    assert harvester.hp == 30 - (6 - shield)
    table.play_out(take_treasure(table.scene, table.hero(), table.cell("-6,3")))
    table.attack(hero, harvester, 6)
    assert harvester.hp == 30 - (6 - shield) - (6 - max(0, shield - 4))


@rule("GH-7.1.10")
def test_the_shack_is_won_with_the_harvester() -> None:
    table, harvester = shack()
    table.kill(harvester)
    assert table.won


# -- the Hungry Soul -------------------------------------------------------------------


def pit(characters: int = 2) -> tuple[Played, Figure]:
    """Ten Living Bones are dead and no others are left."""
    table = Played(62, characters, level=3)
    table.kill(*table.foes())
    for _ in range(10):
        if not table.named("hungry_soul"):
            bones = [each for each in table.monsters("living_bones") if not each.name]
            for each in bones:
                table.play_out(die(table.scene, each))
            table.next_round()
    (soul,) = table.named("hungry_soul")
    table.kill(*[each for each in table.foes() if each is not soul])
    return table, soul


@rule("GH-7.1.2")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [NORMAL, NORMAL]), (3, [ELITE, NORMAL]), (4, [ELITE, ELITE])]
)
def test_bones_climb_out_at_the_start_of_every_round(characters: int, ranks: list[int]) -> None:
    table = Played(62, characters)
    table.kill(*table.foes())
    table.begin_round()
    assert [table.at(place).rank for place in ("-1,2", "4,2")] == ranks


@rule("GH-7.1.10", "GH-7.1.11")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_hungry_soul_comes_after_ten_kills(characters: int) -> None:
    table, soul = pit(characters)
    kind = table.scene.types[soul.type].kind
    usual = kind.stats[ELITE][soul.level].hit_points
    assert soul.max_hp == -(-usual * characters // 2)
    assert not table.won
    table.kill(soul)
    assert table.won


def test_other_bones_weaken_the_hungry_souls_shield() -> None:
    table, soul = pit()
    own = table.scene.stats(soul).shield
    assert shield_of(table.scene, soul) == own + 5
    table.monster("living_bones", "1,0")
    assert shield_of(table.scene, soul) == own + 4
    for place in ("2,0", "3,0", "1,1", "2,1", "3,1", "1,2", "3,2", "2,3"):
        table.monster("living_bones", place)
    assert shield_of(table.scene, soul) == max(0, own + 5 - 9)


def test_the_hungry_soul_hits_harder() -> None:
    table, soul = pit()
    assert stat_bonus(table.scene, soul, ATTACK) == 2
    other = table.monster("living_bones", "1,0")
    assert stat_bonus(table.scene, other, ATTACK) == 0


# -- the Arcane Golem ------------------------------------------------------------------


def library(characters: int = 2) -> tuple[Played, Figure]:
    table = Played(67, characters, level=3)
    table.kill(*table.foes())
    table.open_door("door_1")
    table.ends_turn(0, "4,10")
    (golem,) = table.named("arcane_golem")
    return table, golem


@rule("GH-7.1.10", "GH-7.1.11")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_golem_has_hit_points_for_every_character(characters: int) -> None:
    table, golem = library(characters)
    assert golem.level == table.scene.level + 1
    kind = table.scene.types[golem.type].kind
    assert golem.max_hp == kind.stats[ELITE][golem.level].hit_points * characters
    table.kill(golem)
    assert table.won


def test_the_golem_never_enters_its_door() -> None:
    table, golem = library()
    door = table.cell("7,5")
    assert forbidden(table.scene, golem) == [door]
    table.put(golem, "8,5")
    assert door not in forced_steps(table.scene, golem, table.cell("9,5"), 1, away=True)


@rule("GH-7.1.6")
def test_the_library_closes_when_its_plate_is_left() -> None:
    table, golem = library()
    assert table.is_open("door_2")
    table.ends_turn(1)
    assert table.is_open("door_2")
    table.ends_turn(0, "3,10")
    assert not table.is_open("door_2")
    assert table.is_revealed("m1a")
    table.ends_turn(1, "12,2")
    assert table.is_open("door_2")
    assert not golem.gone


# -- the chained spirits ---------------------------------------------------------------


@rule("GH-7.1.3")
@pytest.mark.parametrize(
    ("characters", "odd", "even"), [(2, "a", "b"), (3, "a", "ab"), (4, "ab", "ab")]
)
def test_spirits_drift_in_at_the_end_of_every_round(characters: int, odd: str, even: str) -> None:
    table = Played(70, characters)
    hexes = {"a": "-2,-4", "b": "7,-4"}
    for expected in (odd, even):
        table.kill(*table.monsters("living_spirit"))
        table.end_round()
        places = [table.place(each) for each in table.monsters("living_spirit")]
        assert sorted(places) == sorted(hexes[letter] for letter in expected)
        table.begin_round()


def test_spirits_suffer_conditions_but_no_damage() -> None:
    table = Played(70, 4)
    table.end_round()
    spirit, _ = table.monsters("living_spirit")
    table.damage(spirit, 50)
    assert spirit.hp == spirit.max_hp
    assert not table.scene.is_immune(spirit, Condition.POISON)


@pytest.mark.parametrize("keep", [False, True])
def test_a_dying_demon_takes_a_spirit_along(keep: bool) -> None:
    table = Played(70, 4)
    table.end_round()
    spirit, other = table.monsters("living_spirit")
    demon = table.monsters("wind_demon")[0]
    table.run(die(table.scene, demon), "skip" if keep else spirit)
    assert spirit.gone != keep
    assert not other.gone
