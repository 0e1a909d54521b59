"""Chapter 10: criticals, bash, fire, conditions; chapter 11: death and ghosts."""

from questhall.games.sword_and_sorcery.rules.attack.harm import afflict, light
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import example, rule, ruling

from .bench import Bench


@example("SS-EX-36", "SS-EX-144")
@rule("SS-10.1.0.2", "SS-10.1.0.3", "SS-10.1.0.4")
def test_a_critical_works_although_every_hit_is_blocked() -> None:
    bench = Bench()
    gremlin = bench.enemy("B", armour=3)
    bench.next_critical("crit_stun")
    bench.do(bench.attack(0, gremlin, fixed=1, always=("critical",)))
    assert (gremlin.wounds, bench.has(gremlin, "stun")) == (0, 1)


@example("SS-EX-145")
@rule("SS-10.1.0.2")
def test_no_critical_without_a_hit() -> None:
    bench = Bench()
    bench.do(bench.attack(0, bench.enemy("B"), always=("critical",)))
    assert bench.told("critical") == []


@example("SS-EX-40")
@rule("SS-10.1.0.6", "SS-10.1.0.7", "SS-10.6.2.1")
@ruling("48")
def test_a_stronger_injury_replaces_a_weaker_one_and_a_weaker_one_hurts() -> None:
    bench = Bench()
    enemy = bench.enemy("B", hp=9, armour=9)
    for token, wounds in (("crit_hp_1", 0), ("crit_hp_2", 0), ("crit_hp_1", 1)):
        bench.adventure.decks[Pile.CRITICAL].gather()
        bench.next_critical(token)
        bench.do(bench.attack(0, enemy, fixed=1, always=("critical",)))
        assert enemy.wounds == wounds
    assert [each.key for each in bench.adventure.injuries_of(enemy)] == ["crit_hp_2"]


@example("SS-EX-146")
@rule("SS-10.6.2.3")
def test_an_injury_kills() -> None:
    bench = Bench()
    enemy = bench.enemy("B", hp=4, defence=2)
    enemy.wounds = 3
    bench.next_critical("crit_hp_1")
    bench.do(bench.attack(0, enemy, fixed=1, always=("critical",)))
    assert bench.at(enemy) == "gone"
    assert bench.told("defence-roll") == []


@example("SS-EX-147")
@rule("SS-10.1.0.6", "SS-10.6.0.3")
def test_a_condition_twice_costs_one_health_point() -> None:
    bench = Bench()
    enemy = bench.enemy("B", armour=9)
    bench.condition(enemy, "stun")
    bench.next_critical("crit_stun")
    bench.do(bench.attack(0, enemy, fixed=1, always=("critical",)))
    assert enemy.wounds == 1


@example("SS-EX-217")
@rule("SS-10.1.0.2", "SS-10.4.0.2")
def test_a_critical_that_kills_ends_the_attack_for_that_target() -> None:
    bench = Bench()
    a, b = bench.enemy("B", hp=1), bench.enemy("B")
    bench.next_critical("crit_damage_1", "crit_slow")
    bench.do(bench.attack(0, a, fixed=1, always=("critical", "aoe(0)")))
    assert (bench.at(a), bench.has(b, "slow"), b.wounds) == ("gone", 1, 1)


@example("SS-EX-61", "SS-EX-62", "SS-EX-212", "SS-EX-215")
@rule("SS-10.6.0.3", "SS-10.6.3.3")
@ruling("56")
def test_conditions_do_not_stack() -> None:
    bench = Bench()
    hero = bench.hero(0)
    for condition in (0, 3):
        bench.do(afflict(bench.adventure, hero, condition, 1))
        bench.do(afflict(bench.adventure, hero, condition, 1))
    assert hero.wounds == 2
    for level, kept in ((1, 1), (2, 2), (1, 2)):
        bench.do(afflict(bench.adventure, hero, 1, level))
        assert bench.has(hero, "poison") == kept
    assert hero.wounds == 4


@example("SS-EX-37", "SS-EX-159")
@rule("SS-10.2.0.2", "SS-10.2.0.4", "SS-10.2.0.6")
def test_bash_works_although_armour_stops_the_hit_and_provokes_nobody() -> None:
    bench = Bench()
    bandit = bench.enemy("B", armour=1)
    bench.do(enter(bench.adventure, bandit, bench.area("A")))
    bench.do(enter(bench.adventure, bandit, bench.area("B")))
    bench.do(enter(bench.adventure, bandit, bench.area("C")))
    bench.do(bench.attack(0, bandit, fixed=1, always=("bash",)), "bash")
    assert (bandit.wounds, bench.at(bandit)) == (0, "B")


@example("SS-EX-160", "SS-EX-218")
@rule("SS-10.2.0.4")
@ruling("53")
def test_bash_where_there_is_no_way_back() -> None:
    bench = Bench("A B C", one_way="BA")
    enemy = bench.enemy("A")
    bench.do(enter(bench.adventure, enemy, bench.area("B")))
    bench.do(bench.attack(0, enemy, fixed=1, always=("bash",)), "bash")
    assert bench.at(enemy) == "C"
    shut = Bench("A B|C", doors="AB")
    stuck = shut.enemy("B")
    shut.do(shut.attack(0, stuck, fixed=2, always=("bash",)), "bash")
    assert (shut.at(stuck), stuck.wounds) == ("B", 2)


@example("SS-EX-148", "SS-EX-150")
@rule("SS-10.3.0.1", "SS-10.3.0.2", "SS-10.3.0.3", "SS-4.1.0.1")
def test_fire_stacks_and_burns_down() -> None:
    bench = Bench()
    hero = bench.hero(0)
    hero.fire = [1, 2]
    hero.shields = 2
    bench.step("time")
    assert (hero.wounds, hero.fire) == (2, [1])
    bench.step("time")
    assert (hero.wounds, hero.fire) == (3, [])


@example("SS-EX-149")
@rule("SS-10.3.0.4", "SS-10.3.0.5", "SS-10.3.0.6")
def test_entering_a_burning_area() -> None:
    bench = Bench()
    light(bench.adventure, bench.area("B"), 2)
    enemy = bench.enemy("C")
    bench.do(enter(bench.adventure, enemy, bench.area("B")))
    assert enemy.fire == [2]
    bench.step("time")
    hero = bench.hero(0)
    bench.do(enter(bench.adventure, hero, bench.area("B")))
    assert hero.fire == [1]


@example("SS-EX-151", "SS-EX-170")
@rule("SS-10.6.3.2", "SS-11.1.0.2", "SS-11.1.0.4")
def test_poison_comes_before_the_save() -> None:
    bench = Bench()
    hero = bench.hero(0)
    bench.condition(hero, "poison", 2)
    hero.wounds = 6
    bench.step("time")
    assert bench.sheet(0).ghost
    assert (bench.sheet(0).soulrank, bench.has(hero, "poison")) == (1, 0)


@example("SS-EX-152")
@rule("SS-15.11.4.1", "SS-15.12.1.1")
@ruling("61")
def test_a_poisoned_enemy_dies_in_time_and_gives_its_shards() -> None:
    bench = Bench()
    enemy = bench.enemy("B", hp=4, shards=1)
    bench.condition(enemy, "poison")
    for _ in range(3):
        bench.step("time")
    assert bench.at(enemy) == "B"
    bench.step("time")
    assert (bench.at(enemy), bench.adventure.shards) == ("gone", 1)


@example("SS-EX-45", "SS-EX-169")
@rule("SS-11.1.0.2", "SS-11.1.0.5", "SS-11.1.0.6", "SS-11.1.0.18", "SS-5.3.1.6")
def test_what_a_dying_hero_loses_and_keeps() -> None:
    bench = Bench()
    hero, figure = bench.sheet(1), bench.hero(1, "C")
    hero.soulrank = bench.sheet(0).soulrank = 3
    extra = bench.adventure.talents.pop()
    hero.powers = [Power(card) for card in [*hero.supply[:2], extra]]
    hero.supply = hero.supply[2:]
    hero.coins = [0, 1, 0]
    hero.inventory = [bench.adventure.stash.pop()]
    bench.condition(figure, "slow")
    bench.do(bench.effect(0, "lose_hp(20, target)", 1))
    ground = bench.adventure.grounds[bench.area("C")]
    assert (hero.ghost, hero.soulrank, bench.at(figure)) == (True, 2, "C")
    assert (ground.coins, len(ground.items)) == ([0, 1, 0], 1)
    assert (hero.crowns, hero.inventory, bench.has(figure, "slow")) == (0, [], 0)
    assert len(hero.equipped()) == 2
    assert (len(hero.powers), extra in bench.adventure.talents) == (2, True)


@example("SS-EX-46")
@rule("SS-11.3.0.1", "SS-11.3.0.2", "SS-11.3.0.3")
def test_resurrection_costs_the_soulrank() -> None:
    bench = Bench()
    bench.adventure.quest.shrines.append(0)
    bench.adventure.shrines = [True]
    hero = bench.sheet(1)
    hero.ghost, hero.soulrank = True, 3
    bench.sheet(0).soulrank = 3
    bench.adventure.shards = 4
    bench.step("souls", "resurrect")
    assert (hero.ghost, bench.adventure.shards) == (False, 1)


@example("SS-EX-174")
@rule("SS-4.4.0.4", "SS-11.1.0.16")
def test_the_quest_is_lost_when_the_last_hero_dies() -> None:
    bench = Bench()
    bench.sheet(0).ghost = True
    bench.do(bench.effect(0, "lose_hp(20, target)", 1))
    assert bench.adventure.results == [0.0, 0.0]
