"""Combat with enemies: results, cities (MK-8.8, MK-8.9)."""

from questhall.games.mage_knight.printed.cards import EnemyAbility, EnemyDef
from questhall.games.mage_knight.printed.kinds import Element, Mana, Site, Token
from questhall.games.mage_knight.rules.foes import (
    armour,
    attack_abilities,
    attack_value,
    damage_dealt,
)
from questhall.games.mage_knight.rules.map.cities import leader_of
from questhall.games.mage_knight.state.combat import Foe
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, put_site, stack, stand_on, summoner, wounds
from tests.marks import example, rule, ruling


def _city(bench: Bench, colour: int, *kinds: EnemyDef) -> int:
    space = put_site(bench, Site.CITY, *kinds)
    bench.realm.places[space].city = colour
    bench.realm.rules.closed_cities = False
    return space


@example("MK-EX-88")
@rule("MK-8.9.1")
def test_cities_strengthen_their_defenders() -> None:
    bench = Bench()
    foe = bench.fight(enemy(armour=4, attack=5, element=Element.ICE), keep=True)[0]
    bench.combat.city = Mana.BLUE
    assert attack_value(bench.combat, foe, 0) == 7
    bench.combat.city = Mana.WHITE
    assert armour(bench.realm, bench.combat, foe) == 5
    other = Bench()
    plain = other.fight(enemy(attack=4), keep=True)[0]
    other.combat.city = Mana.RED
    assert damage_dealt(other.combat, plain, 0) == 8
    other.combat.city = Mana.GREEN
    assert attack_abilities(other.combat, plain, 0) == EnemyAbility.POISON
    assert damage_dealt(other.combat, plain, 0) == 4


@example("MK-EX-122")
@rule("MK-8.9.2")
@ruling("8")
def test_enemies_summoned_by_defenders_get_the_bonus() -> None:
    for origin, hurt in ((0, 2), (1, 1)):
        bench = Bench()
        stack(bench, Token.BROWN, enemy(attack=4, key="beast"))
        foe = bench.fight(summoner(), keep=True)[0]
        foe.origin = origin
        bench.combat.city = Mana.RED
        bench.hero.level = 7
        bench.play("end-phase", "end-phase", "suffer")
        assert wounds(bench) == hurt


@example("MK-EX-89")
@rule("MK-8.8.2", "MK-8.9.3")
def test_the_first_shield_breaks_the_tie() -> None:
    bench = Bench(rivals=["arythea"])
    city = _city(bench, Mana.WHITE, *[enemy(armour=1, attack=0) for _ in range(4)])
    bench.turn.move = 2
    bench.play(f"step@{city}")
    bench.phase("attack")
    gather(bench, 4)
    bench.play("strike#3", "end-fight")
    place = bench.realm.places[city]
    assert place.shields == [0, 0]
    assert not place.conquered
    rival = bench.realm.heroes[1]
    rival.space = bench.hero.space
    bench.hero.space = -1
    bench.seat = 1
    bench.realm.turn.seat = 1
    bench.turn.acted = False
    bench.phase("moving")
    bench.turn.move = 2
    bench.play(f"step@{city}")
    bench.phase("attack")
    gather(bench, 4)
    bench.play("strike#3")
    bench.ask()
    assert place.shields == [0, 0, 1, 1]
    assert place.conquered
    assert leader_of(bench.realm, place) == 0


@rule("MK-8.8.4")
@ruling("33")
def test_orcs_met_elsewhere_give_no_reputation() -> None:
    bench = Bench()
    stand_on(bench, Site.RUINS, enemy(armour=1, attack=0))
    bench.realm.places[bench.hero.space].ruin = _fighting_ruin(bench)
    bench.play("enter")
    bench.phase("attack")
    gather(bench, 1)
    bench.play("strike")
    bench.ask()
    assert bench.hero.reputation == 0


def _fighting_ruin(bench: Bench) -> int:
    """A ruin token with a grey and a violet enemy."""
    for token in bench.realm.ruins:
        if bench.realm.ruin(token).enemies == [Token.GREY, Token.VIOLET]:
            bench.realm.ruins.remove(token)
            return token
    raise LookupError("no such ruin")


@example("MK-EX-130")
@rule("MK-8.8.5", "MK-8.8.11", "MK-18.5.3")
def test_ruins_wait_for_the_hero_who_defeats_the_last_enemy() -> None:
    bench = Bench(rivals=["norowas"])
    place = stand_on(bench, Site.RUINS)
    place.ruin = _fighting_ruin(bench)
    place.ruin_up = True
    stack(bench, Token.GREY, enemy(armour=2, attack=0, fame=3, key="grey"))
    violet = stack(bench, Token.VIOLET, enemy(armour=5, attack=0, fame=4, key="violet"))[0]
    bench.play("enter")
    bench.phase("attack")
    gather(bench, 2)
    bench.play("strike:grey", "end-fight")
    assert bench.hero.fame == 3
    assert not place.conquered
    assert place.tokens == [violet]
    assert place.face_up == [True]
    assert bench.turn.rewards == []
    bench.realm.heroes[1].space = bench.hero.space
    bench.hero.space = bench.beside()
    bench.seat = bench.turn.seat = 1
    bench.phase("acting")
    bench.play("enter")
    assert [foe.kind.key for foe in bench.combat.foes] == ["violet"]
    bench.phase("attack")
    gather(bench, 5)
    bench.play("strike:violet")
    bench.ask()
    assert [hero.fame for hero in bench.realm.heroes] == [3, 4]
    assert place.shields == [1]
    assert bench.turn.rewards == bench.realm.ruin(place.ruin).rewards


@example("MK-EX-92")
@rule("MK-8.8.10", "MK-8.8.11", "MK-8.8.9")
@ruling("36")
def test_whether_undefeated_enemies_stay_depends_on_the_site() -> None:
    for site, stays in ((Site.DUNGEON, False), (Site.MONSTER_DEN, True)):
        bench = Bench()
        place = stand_on(bench, site)
        token = stack(bench, Token.BROWN, enemy(attack=0))[0]
        bench.play("enter")
        bench.phase("attack")
        bench.play("end-fight")
        assert (token in place.tokens) == stays
        assert (token in bench.realm.token_discards[Token.BROWN]) == (not stays)
        assert not place.conquered


@example("MK-EX-121")
@rule("MK-18.4.2", "MK-8.8.11")
@ruling("36")
def test_spawning_grounds_bring_another_enemy() -> None:
    bench = Bench()
    place = stand_on(bench, Site.SPAWNING_GROUNDS)
    kinds = [enemy(attack=0, armour=2, fame=4, key=key) for key in ("z", "y", "x")]
    kinds[1].armour = 9
    z, y, x = stack(bench, Token.BROWN, *kinds)
    bench.play("enter")
    bench.phase("attack")
    gather(bench, 2)
    bench.play("strike:x", "end-fight")
    assert bench.hero.fame == 4
    assert place.shields == []
    assert bench.turn.rewards == []
    assert place.tokens == [y, z]
    assert place.face_up == [True, False]
    assert x in bench.realm.token_discards[Token.BROWN]
    bench.phase("acting")
    bench.play("enter")
    assert [foe.kind.key for foe in bench.combat.foes] == ["y", "z"]
    bench.phase("attack")
    gather(bench, 11)
    bench.play("strike#3")
    bench.ask()
    assert place.shields == [0]
    assert sorted(bench.turn.rewards) == ["artifact", "crystal", "crystal", "crystal"]


@rule("MK-8.8.7")
def test_a_mage_tower_gives_a_spell() -> None:
    bench = Bench()
    tower = put_site(bench, Site.MAGE_TOWER, enemy(armour=2, attack=0))
    bench.turn.move = 2
    bench.play(f"step@{tower}")
    bench.phase("attack")
    gather(bench, 2)
    bench.play("strike")
    bench.ask()
    assert bench.turn.rewards == ["spell"]
    assert bench.realm.places[tower].shields == [0]


@example("MK-EX-94")
@rule("MK-10.3.8")
@ruling("23")
def test_healing_points_do_not_outlast_the_start_of_a_fight() -> None:
    bench = Bench()
    bench.hand("wound", "wound")
    bench.turn.healing = 2
    bench.play("heal-hand")
    assert bench.turn.healing == 1
    bench.fight(enemy())
    assert bench.turn.healing == 0


@rule("MK-8.3.10")
@ruling("25")
def test_it_is_night_in_a_dungeon_and_units_stay_outside() -> None:
    bench = Bench()
    stand_on(bench, Site.DUNGEON)
    unit = bench.unit("peasants")
    stack(bench, Token.BROWN, enemy())
    bench.hand("rage")
    bench.mana("gold")
    bench.play("enter")
    bench.phase("attack")
    assert not bench.offers("strong:rage")
    assert not bench.offers(f"activate:{unit.card}")
    bench.mana("red")
    assert bench.offers("strong:rage")


@rule("MK-17.3.5")
@ruling("18")
def test_defend_helps_the_first_enemy_that_is_attacked() -> None:
    bench = Bench()
    guard = enemy(armour=3, key="guard")
    guard.defend = 2
    first, second = bench.fight(guard, enemy(armour=3, key="other"))
    bench.phase("attack")
    gather(bench, 4)
    assert not bench.offers("strike:other")
    gather(bench, 1)
    bench.play("strike:other")
    bench.ask()
    assert second.defeated
    gather(bench, 3)
    bench.play("strike:guard")
    bench.ask()
    assert first.defeated


def test_a_foe_is_cloned_with_all_its_changes() -> None:
    foe = Foe(7, enemy(), 0, 3)
    foe.armour_change = -2
    foe.attacks = [2]
    copy = foe.clone()
    copy.attacks[0] = 0
    assert (copy.armour_change, foe.attacks) == (-2, [2])


@rule("MK-8.8.1", "MK-8.2.1", "MK-5.6.5")
def test_after_the_fight_there_is_no_other_action() -> None:
    bench = Bench()
    bench.fight(enemy(attack=0))
    bench.phase("attack")
    bench.play("end-fight")
    assert bench.realm.combat is None
    assert bench.options() == ["end-turn"]


@rule("MK-8.9.4", "MK-8.9.5", "MK-6.8.6")
def test_a_conquered_city_has_room_for_everybody() -> None:
    bench = Bench(rivals=["arythea"])
    city = _city(bench, Mana.WHITE)
    place = bench.realm.places[city]
    place.conquered = True
    place.shields = [1, 1]
    rival = bench.realm.heroes[1]
    rival.space = rival.in_city = city
    bench.hand("march")
    bench.turn.move = 2
    bench.play(f"step@{city}", "end-movement")
    assert bench.offers("interact")
    assert place.shields == [1, 1]
    bench.end_turn()
    assert bench.hero.in_city == rival.in_city == city
