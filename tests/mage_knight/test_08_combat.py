"""Combat with enemies: how it begins, attacks (MK-8.1 to MK-8.4)."""

from questhall.games.mage_knight.effects import boons_of_points
from questhall.games.mage_knight.effects.points import AttackPoints, MovePoints
from questhall.games.mage_knight.printed.cards import Ability, EnemyAbility, UnitDef
from questhall.games.mage_knight.printed.kinds import (
    NO_COLOUR,
    Element,
    Range,
    Resists,
    Site,
    Token,
)
from questhall.games.mage_knight.rules.combat.strikes import value_against
from questhall.games.mage_knight.rules.foes import armour, fortification
from questhall.games.mage_knight.state.boons import add_boon
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import (
    gather,
    put_site,
    stack,
    stand_on,
    wounds,
)
from tests.marks import example, rule, ruling

# -- how fights begin ------------------------------------------------------------------


@rule("MK-8.1.1", "MK-8.8.6", "MK-8.8.7")
@ruling("32")
def test_assault_costs_reputation_and_the_conqueror_stays() -> None:
    bench = Bench()
    start = bench.hero.space
    keep = put_site(bench, Site.KEEP, enemy(armour=3, attack=1))
    bench.turn.move = 3
    bench.play(f"step@{keep}")
    assert bench.hero.reputation == -1
    assert fortification(bench.realm, bench.combat, bench.combat.foes[0]) == 1
    bench.phase("attack")
    gather(bench, 3)
    bench.play("strike")
    bench.ask()
    assert bench.hero.space == keep != start
    assert bench.realm.places[keep].shields == [0]
    assert bench.realm.places[keep].conquered


@rule("MK-8.8.12", "MK-8.8.13")
@ruling("31")
def test_a_failed_assault_leads_back_without_wounds() -> None:
    bench = Bench()
    start = bench.hero.space
    keep = put_site(bench, Site.KEEP, enemy(armour=3, attack=0))
    bench.turn.move = 3
    bench.play(f"step@{keep}")
    bench.phase("attack")
    bench.play("end-fight")
    assert bench.hero.space == start
    assert wounds(bench) == 0
    assert bench.realm.places[keep].face_up == [True]


@example("MK-EX-18")
@rule("MK-8.8.12")
@ruling("31")
def test_withdrawal_to_an_unsafe_space_goes_on() -> None:
    bench = Bench()
    safe = bench.paint(bench.hero.space, "plains")
    lake = bench.paint(bench.beside(), "lake")
    bench.turn.path = [safe]
    bench.hero.space = lake
    keep = put_site(bench, Site.KEEP, enemy(attack=0), number=0)
    if keep == safe:
        keep = put_site(bench, Site.KEEP, enemy(attack=0), number=1)
        bench.paint(safe, "plains")
    bench.turn.move = 3
    bench.play(f"step@{keep}")
    bench.phase("attack")
    bench.play("end-fight")
    assert bench.hero.space == lake
    assert wounds(bench) == 0
    bench.end_turn()
    assert bench.hero.space == safe
    assert wounds(bench) == 1


@example("MK-EX-17")
@rule("MK-8.2.2", "MK-8.1.6", "MK-8.2.1")
def test_one_step_provokes_two() -> None:
    bench = Bench()
    start = bench.paint(bench.hero.space, "plains")
    common = []
    for to in bench.realm.neighbours[start]:
        both = [
            each for each in bench.realm.neighbours[start] if each in bench.realm.neighbours[to]
        ]
        if len(both) == 2:
            common = both
            bench.paint(to, "plains")
            break
    for space in common:
        bench.paint(space, "plains", Site.ORC_MARAUDERS)
        place = bench.realm.places[space]
        place.tokens = [bench.realm.new_card(enemy())]
        place.face_up = [True]
    bench.turn.move = 5
    bench.play(f"step@{to}")
    assert len(bench.combat.foes) == 2
    assert bench.hero.space == to
    assert bench.realm.next_step == "ranged"
    assert bench.turn.move == 0


@rule("MK-8.1.5", "MK-8.8.3")
@example("MK-EX-91")
@ruling("33")
def test_two_orcs_and_a_draconum_are_challenged_together() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains")
    for number, site in enumerate((Site.ORC_MARAUDERS, Site.ORC_MARAUDERS, Site.DRACONUM)):
        put_site(bench, site, enemy(armour=1, attack=0), number=number)
    first, second, third = (bench.beside(number) for number in range(3))
    bench.phase("acting")
    bench.play(f"challenge@{first}", f"challenge@{second}", f"challenge@{third}")
    assert len(bench.combat.foes) == 3
    bench.phase("attack")
    gather(bench, 3)
    bench.play("strike#7")
    bench.ask()
    assert bench.hero.reputation == 4
    assert bench.realm.places[first].tokens == []
    assert bench.realm.places[first].shields == []


@rule("MK-8.2.3", "MK-8.2.4")
@example("MK-EX-74")
@ruling("8")
def test_a_rampaging_enemy_beside_an_assault_is_not_fortified() -> None:
    bench = Bench()
    garrison, orc = bench.fight(enemy(armour=2, key="guard"), enemy(armour=2, key="orc"), keep=True)
    orc.origin = 1
    gather(bench, 4, Range.RANGED)
    assert bench.options()[:1] == ["strike:orc#2"]
    assert not bench.offers("strike#1")
    assert not bench.offers("strike#3")
    gather(bench, 4, Range.SIEGE)
    assert bench.offers("strike#1")
    assert bench.offers("strike#3")
    assert fortification(bench.realm, bench.combat, garrison) == 1


@rule("MK-8.1.3", "MK-8.2.5")
@ruling("28")
def test_entering_a_den_lets_nobody_else_join() -> None:
    bench = Bench()
    stand_on(bench, Site.MONSTER_DEN)
    put_site(bench, Site.ORC_MARAUDERS, enemy())
    stack(bench, Token.BROWN, enemy(key="beast"))
    bench.play("enter")
    assert [foe.kind.key for foe in bench.combat.foes] == ["beast"]
    assert bench.realm.next_step == "ranged"


@rule("MK-8.1.4", "MK-8.8.8")
@ruling("32")
def test_burning_a_monastery() -> None:
    bench = Bench()
    stand_on(bench, Site.MONASTERY)
    unit = bench.unit("peasants")
    stack(bench, Token.VIOLET, enemy(armour=2, attack=1, key="monk"))
    bench.play("burn")
    assert bench.hero.reputation == -3
    foe = bench.combat.foes[0]
    assert fortification(bench.realm, bench.combat, foe) == 0
    bench.phase("attack")
    assert not bench.offers(f"activate:{unit.card}")
    gather(bench, 2)
    bench.play("strike")
    bench.ask()
    assert bench.realm.site_at(bench.hero.space) == Site.NONE
    assert bench.turn.rewards == ["artifact"]


@example("MK-EX-90")
@rule("MK-8.1.2")
def test_an_empty_keep_of_another_hero_is_assaulted() -> None:
    bench = Bench(rivals=["arythea"])
    keep = put_site(bench, Site.KEEP)
    place = bench.realm.places[keep]
    place.conquered = True
    place.shields = [1]
    stack(bench, Token.GREY, enemy(armour=2, attack=0, fame=3))
    bench.turn.move = 3
    bench.play(f"step@{keep}")
    assert bench.hero.reputation == -1
    bench.phase("attack")
    gather(bench, 2)
    bench.play("strike")
    bench.ask()
    assert bench.hero.fame == 2
    assert place.shields == [0]


# -- attacks ---------------------------------------------------------------------------


@example("MK-EX-69")
@rule("MK-8.4.8", "MK-17.3.7", "MK-17.6.2")
@ruling("2")
def test_resisted_points_are_halved_once() -> None:
    bench = Bench()
    bench.fight(enemy(resistances=Resists.FIRE))
    gather(bench, 3, Range.RANGED, Element.FIRE)
    gather(bench, 4, Range.RANGED, Element.FIRE)
    gather(bench, 2, Range.RANGED)
    assert value_against(bench.realm, bench.combat, [0]) == 5


@example("MK-EX-70")
@rule("MK-8.4.8", "MK-8.4.15", "MK-17.3.6")
@ruling("6")
def test_one_resistance_weakens_the_attack_on_all() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3, resistances=Resists.PHYSICAL), enemy(armour=4))
    bench.phase("attack")
    gather(bench, 9)
    assert value_against(bench.realm, bench.combat, [0, 1]) == 4
    assert bench.offers("strike#1")
    assert bench.offers("strike#2")
    assert not bench.offers("strike#3")
    for points, hit in ((3, []), (4, [2]), (5, [2]), (6, [1, 2])):
        bench.combat.attack[Range.MELEE][Element.PHYSICAL] = points
        assert [target for target in (1, 2) if bench.offers(f"strike#{target}")] == hit


@example("MK-EX-71")
@rule("MK-8.4.8", "MK-8.4.9", "MK-17.3.9")
def test_inefficient_elements_are_pooled() -> None:
    bench = Bench()
    bench.fight(enemy(resistances=Resists.FIRE | Resists.ICE))
    gather(bench, 3, Range.RANGED, Element.FIRE)
    gather(bench, 3, Range.RANGED, Element.ICE)
    gather(bench, 2, Range.RANGED, Element.COLD_FIRE)
    assert value_against(bench.realm, bench.combat, [0]) == 4


@example("MK-EX-72")
@rule("MK-8.4.9")
@ruling("6")
def test_cold_fire_is_halved_by_an_enemy_that_resists_both() -> None:
    bench = Bench()
    bench.fight(enemy(resistances=Resists.FIRE), enemy(resistances=Resists.ICE))
    gather(bench, 6, Range.RANGED, Element.COLD_FIRE)
    assert value_against(bench.realm, bench.combat, [0, 1]) == 6


@example("MK-EX-73")
@rule("MK-8.4.5", "MK-8.7.1", "MK-17.3.1")
@ruling("7")
def test_doubly_fortified_enemies_wait_for_the_attack_phase() -> None:
    bench = Bench()
    bench.fight(enemy(abilities=EnemyAbility.FORTIFIED), keep=True)
    gather(bench, 9, Range.SIEGE)
    assert not bench.offers("strike")
    bench.phase("attack")
    assert bench.offers("strike")


@rule("MK-8.4.6", "MK-17.3.2")
def test_unfortified_enemies_ignore_the_walls() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3, abilities=EnemyAbility.UNFORTIFIED), keep=True)
    gather(bench, 3, Range.RANGED)
    assert bench.offers("strike")


@rule("MK-8.4.4")
@ruling("7")
def test_fortified_enemies_require_siege() -> None:
    bench = Bench()
    bench.fight(enemy(armour=3, abilities=EnemyAbility.FORTIFIED))
    gather(bench, 3, Range.RANGED)
    assert not bench.offers("strike")
    gather(bench, 3, Range.SIEGE)
    assert bench.offers("strike")


@rule("MK-8.4.10", "MK-8.4.11", "MK-8.4.13", "MK-8.4.14", "MK-8.4.16")
def test_victory_brings_fame_and_uses_all_points() -> None:
    bench = Bench()
    foe, other = bench.fight(enemy(armour=3, fame=4), enemy(armour=9))
    gather(bench, 2, Range.RANGED)
    assert not bench.offers("strike")
    gather(bench, 5, Range.RANGED)
    bench.play("strike#1")
    bench.ask()
    assert foe.defeated
    assert not other.defeated
    assert bench.hero.fame == 4
    assert bench.hero.level == 1
    assert bench.attack() == 0
    assert foe.token in bench.realm.token_discards[foe.kind.colour]


@rule("MK-8.4.7", "MK-8.7.2")
@ruling("9")
def test_sideways_cards_attack_only_in_the_attack_phase() -> None:
    bench = Bench()
    bench.hand("march")
    bench.fight(enemy(armour=1))
    assert not bench.offers("sideways")
    bench.phase("attack")
    bench.play("sideways:march")
    assert bench.combat.attack[Range.MELEE][Element.PHYSICAL] == 1


@example("MK-EX-93")
@rule("MK-8.3.5")
def test_a_bonus_for_your_attack_does_not_help_a_unit() -> None:
    bench = Bench()
    unit = bench.unit("peasants")
    bench.fight(enemy())
    bench.phase("attack")
    add_boon(bench.realm, boons_of_points.Ambush, -1, 1, 2)
    bench.play(f"activate:{unit.card}")
    if bench.offers("choose-effect#0"):
        bench.play("choose-effect#0")
    assert bench.attack() == 2


@example("MK-EX-01")
@rule("MK-4.2.11")
def test_a_block_bonus_does_not_help_an_attack() -> None:
    kind = UnitDef("raiders", 1, 4, 3)
    kind.abilities = [
        Ability(NO_COLOUR, AttackPoints(3, Range.MELEE, Element.PHYSICAL), "", 0),
        Ability(NO_COLOUR, MovePoints(2), "", 0),
    ]
    bench = Bench()
    unit = bench.unit(kind)
    bench.fight(enemy())
    add_boon(bench.realm, boons_of_points.UnitsBlock, -1, 2)
    bench.phase("block")
    assert not bench.offers("activate")
    bench.phase("attack")
    bench.play(f"activate:{unit.card}")
    assert bench.attack() == 3


@example("MK-EX-03")
@rule("MK-8.3.6", "MK-8.3.8")
@ruling("10")
def test_fire_resistance_stops_red_effects_on_the_enemy() -> None:
    bench = Bench()
    bench.hand("demolish")
    bench.mana("red")
    proof, other = bench.fight(
        enemy(armour=4, resistances=Resists.FIRE), enemy(armour=4), keep=True
    )
    bench.play("basic:demolish")
    assert fortification(bench.realm, bench.combat, proof) == 0
    assert armour(bench.realm, bench.combat, proof) == 4
    assert armour(bench.realm, bench.combat, other) == 3


@rule("MK-8.3.1", "MK-8.3.2", "MK-8.3.3", "MK-8.4.1")
def test_the_four_phases() -> None:
    bench = Bench()
    bench.hand("determination", "determination")
    bench.fight(enemy(armour=9, attack=2, key="one"), enemy(armour=9, attack=1, key="two"))
    assert bench.ask().prompt == "ranged"
    assert not bench.offers("basic:determination")
    bench.play("end-phase")
    assert bench.ask().prompt == "block"
    bench.play("basic:determination", "block:one", "end-phase")
    assert bench.ask().prompt == "damage"
    bench.play("suffer:two")
    assert bench.ask().prompt == "attack"
    bench.play("basic:determination")
    assert (bench.attack(), bench.block()) == (2, 0)


@rule("MK-8.4.2", "MK-8.4.3", "MK-8.7.4")
def test_one_attack_may_have_several_targets() -> None:
    bench = Bench()
    one, two = bench.fight(enemy(armour=3), enemy(armour=4))
    gather(bench, 3, Range.RANGED, Element.FIRE)
    gather(bench, 2, Range.SIEGE, Element.ICE)
    gather(bench, 2, Range.RANGED)
    bench.play("strike#3")
    assert one.defeated
    assert two.defeated


@rule("MK-8.7.3")
def test_some_effects_wait_for_the_attack_phase() -> None:
    bench = Bench(day=False)
    bench.hand("demolish")
    bench.mana("red", "black")
    bench.fight(enemy(armour=9))
    assert not bench.offers("strong:demolish")
    bench.phase("attack")
    assert bench.offers("strong:demolish")
