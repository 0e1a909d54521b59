"""Abilities of units (MK-4.2)."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import (
    ELEMENTS,
    RANGES,
    Element,
    Mana,
    Range,
    Resists,
    Site,
    Terrain,
)
from questhall.games.mage_knight.rules.combat.damage import unit_resistances
from questhall.games.mage_knight.rules.foes import armour, attack_value, fortification
from questhall.games.mage_knight.rules.map.exploring import positions
from questhall.games.mage_knight.rules.map.interaction import price_of
from questhall.games.mage_knight.rules.map.movement import cost_of
from questhall.games.mage_knight.state.combat import AttackState
from tests.mage_knight.bench import Bench, enemy
from tests.marks import ruling

# Unit, number of the ability, its mana, the phase, the choice, and what it gives.
ATTACKS = [
    ("peasants", 0, "", "attack", 2, Range.MELEE, Element.PHYSICAL),
    ("northern_monks", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("northern_monks", 1, "blue", "attack", 4, Range.MELEE, "ice"),
    ("red_cape_monks", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("red_cape_monks", 1, "red", "attack", 4, Range.MELEE, "fire"),
    ("savage_monks", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("savage_monks", 1, "green", "ranged", 4, Range.SIEGE, Element.PHYSICAL),
    ("utem_crossbowmen", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("utem_crossbowmen", 1, "", "ranged", 2, Range.RANGED, Element.PHYSICAL),
    ("utem_guardsmen", 0, "", "attack", 2, Range.MELEE, Element.PHYSICAL),
    ("utem_swordsmen", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("guardian_golems", 0, "", "attack", 2, Range.MELEE, Element.PHYSICAL),
    ("fire_mages", 0, "", "ranged", 3, Range.RANGED, "fire"),
    ("fire_mages", 1, "red", "attack", 6, Range.MELEE, "fire"),
    ("ice_mages", 0, "", "attack", 4, Range.MELEE, "ice"),
    ("ice_mages", 1, "blue", "ranged", 4, Range.SIEGE, "ice"),
    ("fire_golems", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("fire_golems", 1, "red", "ranged", 4, Range.RANGED, "fire"),
    ("ice_golems", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
    ("ice_golems", 1, "blue", "attack", 6, Range.MELEE, "ice"),
    ("amotep_gunners", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("amotep_gunners", 1, "red", "ranged", 6, Range.RANGED, "fire"),
    ("amotep_freezers", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("catapults", 0, "", "ranged", 3, Range.SIEGE, Element.PHYSICAL),
    ("catapults", 1, "red", "ranged", 5, Range.SIEGE, "fire"),
    ("catapults", 2, "blue", "ranged", 5, Range.SIEGE, "ice"),
    ("altem_guardians", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("scouts", 0, "", "ranged", 1, Range.SIEGE, Element.PHYSICAL),
    ("sorcerers", 0, "", "ranged", 3, Range.RANGED, Element.PHYSICAL),
    ("heroes_white", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("heroes_white", 1, "white", "ranged", 7, Range.RANGED, Element.PHYSICAL),
    ("heroes_blue", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("heroes_red", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("heroes_red", 1, "red", "attack", 6, Range.MELEE, "cold_fire"),
    ("heroes_green", 0, "", "attack", 5, Range.MELEE, Element.PHYSICAL),
    ("magic_familiars", 0, "", "attack", 3, Range.MELEE, Element.PHYSICAL),
]
BLOCKS = [
    ("peasants", 0, "", 2, "physical"),
    ("foresters", 1, "", 3, "physical"),
    ("northern_monks", 1, "blue", 4, "ice"),
    ("red_cape_monks", 1, "red", 4, "fire"),
    ("savage_monks", 0, "", 3, "physical"),
    ("utem_crossbowmen", 0, "", 3, "physical"),
    ("utem_swordsmen", 0, "", 3, "physical"),
    ("guardian_golems", 0, "", 2, "physical"),
    ("guardian_golems", 1, "red", 4, "fire"),
    ("guardian_golems", 2, "blue", 4, "ice"),
    ("fire_mages", 1, "red", 6, "fire"),
    ("ice_mages", 0, "", 4, "ice"),
    ("fire_golems", 0, "", 3, "physical"),
    ("ice_golems", 0, "", 3, "physical"),
    ("amotep_gunners", 0, "", 5, "physical"),
    ("amotep_freezers", 0, "", 5, "physical"),
    ("thugs", 0, "", 3, "physical"),
    ("magic_familiars", 1, "", 4, "physical"),
    ("heroes_white", 0, "", 5, "physical"),
    ("heroes_blue", 1, "blue", 8, "cold_fire"),
]


def ready_to_act(name: str, mana: str) -> Bench:
    bench = Bench()
    bench.unit(name)
    bench.source()
    if mana:
        bench.mana(mana)
    return bench


@pytest.mark.parametrize(("name", "number", "mana", "phase", "amount", "range", "element"), ATTACKS)
def test_attacks(
    name: str, number: int, mana: str, phase: str, amount: int, range: int, element: str | int
) -> None:
    bench = ready_to_act(name, mana)
    bench.fight(enemy(armour=20))
    bench.phase(phase)
    bench.play(f"activate:{name}#{number}")
    kind = ELEMENTS.index(element) if isinstance(element, str) else element
    assert bench.combat.attack[range][kind] == amount, RANGES[range]
    assert not bench.hero.units[0].ready
    assert sum(bench.hero.mana) == 0


@pytest.mark.parametrize(("name", "number", "mana", "amount", "element"), BLOCKS)
def test_blocks(name: str, number: int, mana: str, amount: int, element: str) -> None:
    bench = ready_to_act(name, mana)
    bench.fight(enemy(attack=20))
    bench.phase("block")
    bench.play(f"activate:{name}#{number}")
    assert bench.combat.block[ELEMENTS.index(element)] == amount == bench.block()


@pytest.mark.parametrize(
    ("name", "number", "amount"), [("utem_guardsmen", 1, 4), ("altem_guardians", 1, 8)]
)
def test_guards_count_twice_against_swift(name: str, number: int, amount: int) -> None:
    bench = ready_to_act(name, "")
    bench.fight(enemy(attack=20))
    bench.phase("block")
    bench.play(f"activate:{name}#{number}")
    assert (
        bench.combat.block[Element.PHYSICAL] == bench.combat.swift_block[Element.PHYSICAL] == amount
    )


@pytest.mark.parametrize(
    ("name", "number", "amount"),
    [("peasants", 1, 2), ("illusionists", 0, 4), ("magic_familiars", 2, 3)],
)
def test_influence(name: str, number: int, amount: int) -> None:
    bench = ready_to_act(name, "")
    bench.talk()
    bench.play(f"activate:{name}#{number}")
    assert bench.turn.influence == amount


@pytest.mark.parametrize(
    ("name", "number", "amount"), [("peasants", 2, 2), ("magic_familiars", 2, 3)]
)
def test_moves(name: str, number: int, amount: int) -> None:
    bench = ready_to_act(name, "")
    bench.play(f"activate:{name}#{number}")
    assert bench.turn.move == amount


@pytest.mark.parametrize(
    ("name", "number", "mana", "amount"),
    [("herbalists", 0, "green", 2), ("heroes_green", 1, "green", 4), ("magic_familiars", 3, "", 2)],
)
def test_healing(name: str, number: int, mana: str, amount: int) -> None:
    bench = ready_to_act(name, mana)
    bench.play(f"activate:{name}#{number}")
    assert bench.turn.healing == amount


@pytest.mark.parametrize(
    ("name", "number", "mana", "crystals"),
    [
        ("herbalists", 2, [0, 0, 1, 0, 0, 0], [0, 0, 0, 0]),
        ("illusionists", 2, [0, 0, 0, 0, 0, 0], [0, 0, 0, 1]),
        ("fire_mages", 2, [1, 0, 0, 0, 0, 0], [1, 0, 0, 0]),
        ("ice_mages", 2, [0, 1, 0, 0, 0, 0], [0, 1, 0, 0]),
    ],
)
def test_mana_and_crystals(name: str, number: int, mana: list[int], crystals: list[int]) -> None:
    bench = ready_to_act(name, "")
    bench.play(f"activate:{name}#{number}")
    assert (bench.hero.mana, bench.hero.crystals) == (mana, crystals)


# -- the base set ----------------------------------------------------------------------


def test_foresters_make_woods_hills_and_swamps_cheaper() -> None:
    bench = ready_to_act("foresters", "")
    wood = bench.paint(bench.beside(0), "forest")
    plains = bench.paint(bench.beside(1), "plains")
    bench.play("activate:foresters#0")
    assert bench.turn.move == 2
    assert (cost_of(bench.realm, wood), cost_of(bench.realm, plains)) == (2, 2)
    assert bench.realm.spaces[wood].terrain == Terrain.FOREST


def test_herbalists_ready_a_small_unit_but_not_themselves() -> None:
    bench = Bench()
    bench.unit("herbalists")
    assert not bench.offers("activate:herbalists#1")
    monks = bench.unit("savage_monks", ready=False)
    elite = bench.unit("catapults", ready=False)
    bench.phase("moving")
    bench.play("activate:herbalists#1")
    assert (monks.ready, elite.ready, bench.hero.units[0].ready) == (True, False, False)


def test_swordsmen_pay_for_their_best_blow_with_a_wound() -> None:
    bench = ready_to_act("utem_swordsmen", "")
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("activate:utem_swordsmen#1")
    assert bench.attack() == 6
    assert len(bench.hero.units[0].wounds) == 1


def test_illusionists_stop_an_unfortified_enemy() -> None:
    bench = ready_to_act("illusionists", "white")
    foe = bench.fight(enemy(attack=5))[0]
    bench.play("activate:illusionists#1")
    assert foe.attacks == [AttackState.CANCELLED]
    behind_walls = ready_to_act("illusionists", "white")
    behind_walls.fight(enemy(attack=5), keep=True)
    assert not behind_walls.offers("activate:illusionists#1")


def test_freezers_stop_an_enemy_and_lower_its_armour() -> None:
    bench = ready_to_act("amotep_freezers", "blue")
    foe = bench.fight(enemy(armour=5, attack=5))[0]
    bench.play("activate:amotep_freezers#1")
    assert foe.attacks == [AttackState.CANCELLED]
    assert armour(bench.realm, bench.combat, foe) == 2


def test_freezers_do_nothing_to_enemies_that_resist_ice() -> None:
    bench = ready_to_act("amotep_freezers", "blue")
    foe = bench.fight(enemy(armour=5, resistances=Resists.ICE), enemy(armour=4))[0]
    bench.play("activate:amotep_freezers#1")
    assert armour(bench.realm, bench.combat, foe) == 5
    assert armour(bench.realm, bench.combat, bench.combat.foes[1]) == 1


def test_altem_guardians_give_all_units_all_resistances() -> None:
    bench = ready_to_act("altem_guardians", "green")
    peasants = bench.unit("peasants")
    bench.fight(enemy())
    bench.play("activate:altem_guardians#2")
    every = Resists.PHYSICAL | Resists.FIRE | Resists.ICE
    assert unit_resistances(bench.realm, peasants) == every


def test_altem_mages_give_two_mana_of_any_colour() -> None:
    bench = ready_to_act("altem_mages", "")
    bench.play("activate:altem_mages#0", "colour:red", "colour:black")
    assert bench.hero.mana == [1, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("choices", "amount"),
    [(["enough"], 5), (["colour:red", "enough"], 7), (["colour:blue", "colour:red"], 9)],
)
def test_altem_mages_burn_more_mana_for_more(choices: list[str], amount: int) -> None:
    bench = ready_to_act("altem_mages", "")
    bench.mana("red", "blue")
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("activate:altem_mages#1", *choices)
    assert bench.combat.attack[Range.MELEE][Element.COLD_FIRE] == amount


def test_altem_mages_block_with_cold_fire() -> None:
    bench = ready_to_act("altem_mages", "")
    bench.fight(enemy(attack=20))
    bench.phase("block")
    bench.play("activate:altem_mages#1")
    assert bench.combat.block[Element.COLD_FIRE] == 5


def test_altem_mages_turn_every_attack_into_siege() -> None:
    bench = Bench(day=False)
    bench.source()
    bench.unit("altem_mages")
    bench.unit("peasants")
    bench.mana("black")
    bench.fight(enemy(armour=20))
    assert not bench.offers("activate:peasants#0")
    bench.play("activate:altem_mages#2", "choose-effect#1")
    bench.play("activate:peasants#0")
    assert bench.combat.attack[Range.SIEGE][Element.PHYSICAL] == 2


def test_altem_mages_turn_every_attack_into_cold_fire() -> None:
    bench = Bench(day=False)
    bench.source()
    bench.unit("altem_mages")
    bench.unit("peasants")
    bench.mana("black")
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("activate:altem_mages#2")
    bench.play("activate:peasants#0")
    assert bench.combat.attack[Range.MELEE][Element.COLD_FIRE] == 2


# -- Lost Legion -------------------------------------------------------------------------


def test_scouts_look_at_a_hidden_token_and_earn_fame_with_it() -> None:
    bench = ready_to_act("scouts", "")
    foe = enemy(armour=1, fame=2)
    keep = bench.paint(bench.beside(), "plains", Site.KEEP)
    token = bench.realm.new_card(foe)
    bench.realm.places[keep].tokens = [token]
    bench.realm.places[keep].face_up = [False]
    bench.play("activate:scouts#1", f"scout@{keep}")
    assert bench.realm.knows(0, token)
    assert not bench.realm.places[keep].face_up[0]
    bench.fight(foe)
    bench.combat.foes[0].token = token
    bench.realm.places[bench.combat.foes[0].space].tokens = [token]
    bench.combat.attack[Range.MELEE][Element.PHYSICAL] = 1
    bench.phase("attack")
    bench.play("strike")
    assert bench.hero.fame == 3


def test_scouts_look_at_the_top_of_a_pile() -> None:
    bench = ready_to_act("scouts", "")
    top = bench.realm.piles[0][-1]
    bench.play("activate:scouts#1", "scout-pile:red")
    assert bench.realm.knows(0, top)
    assert bench.realm.piles[0][-1] == top


def test_scouts_reveal_tiles_farther_away() -> None:
    bench = ready_to_act("scouts", "")
    inland = next(
        number for number, space in enumerate(bench.realm.spaces) if (space.q, space.r) == (1, -3)
    )
    bench.hero.space = inland
    assert positions(bench.realm, bench.hero) == []
    bench.play("activate:scouts#2")
    assert bench.turn.move == 2
    assert positions(bench.realm, bench.hero) == [(1, 1), (0, 2)]


def test_thugs_cost_reputation() -> None:
    bench = ready_to_act("thugs", "")
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("activate:thugs#1")
    assert (bench.attack(), bench.hero.reputation) == (3, -1)
    bench = ready_to_act("thugs", "")
    bench.talk()
    bench.play("activate:thugs#2")
    assert (bench.turn.influence, bench.hero.reputation) == (4, -1)


def test_thugs_like_bad_reputation_and_heroes_a_good_one() -> None:
    bench = Bench()
    thugs, heroes = bench.unit_offer("thugs", "heroes_red")
    bench.hero.reputation = 5
    bench.talk()
    assert (price_of(bench.realm, thugs), price_of(bench.realm, heroes)) == (9, 7)
    bench.hero.reputation = -5  # fixed when the interaction began (MK-7.2.1)
    assert (price_of(bench.realm, thugs), price_of(bench.realm, heroes)) == (9, 7)
    bench.talk()
    assert (price_of(bench.realm, thugs), price_of(bench.realm, heroes)) == (0, 12)


def test_thugs_take_damage_only_for_influence() -> None:
    bench = ready_to_act("thugs", "")
    bench.unit("peasants", ready=False)
    bench.fight(enemy(attack=1))
    bench.phase("damage")
    bench.play("suffer")
    assert bench.options() == ["assign-unit:peasants", "assign-hero"]
    again = ready_to_act("thugs", "")
    again.fight(enemy(attack=1))
    again.phase("damage")
    again.turn.influence = 3
    again.play("suffer", "assign-unit:thugs")
    assert again.hero.units[0].wounded
    assert again.turn.influence == 1


def test_heroes_cost_influence_in_an_assault() -> None:
    bench = ready_to_act("heroes_red", "")
    bench.fight(enemy(), keep=True)
    bench.phase("attack")
    assert not bench.offers("activate:heroes_red#0")
    bench.turn.influence = 2
    bench.phase("attack")
    bench.play("activate:heroes_red#0")
    assert (bench.attack(), bench.turn.influence) == (5, 0)


@pytest.mark.parametrize(
    ("name", "number"),
    [("heroes_white", 2), ("heroes_blue", 2), ("heroes_red", 2), ("heroes_green", 2)],
)
def test_heroes_are_loved_by_the_people(name: str, number: int) -> None:
    bench = ready_to_act(name, "")
    bench.talk()
    bench.play(f"activate:{name}#{number}")
    assert (bench.turn.influence, bench.hero.reputation) == (5, 1)


def test_shocktroops_spur_on_all_other_units() -> None:
    bench = ready_to_act("shocktroops", "")
    bench.unit("utem_crossbowmen")
    bench.fight(enemy(armour=20))
    bench.play("activate:shocktroops#0", "activate:utem_crossbowmen#1")
    assert bench.combat.attack[Range.RANGED][Element.PHYSICAL] == 1 + 3


def test_shocktroops_soften_one_enemy() -> None:
    bench = ready_to_act("shocktroops", "")
    foe = bench.fight(enemy(armour=4, attack=4))[0]
    bench.play("activate:shocktroops#1")
    assert armour(bench.realm, bench.combat, foe) == 3
    assert attack_value(bench.combat, foe, 0) == 3


@ruling("17")
def test_shocktroops_throw_themselves_before_an_assassin() -> None:
    bench = ready_to_act("shocktroops", "")
    foe = bench.fight(enemy(attack=5, abilities=EnemyAbility.ASSASSIN))[0]
    bench.phase("block")
    bench.play("activate:shocktroops#2")
    assert attack_value(bench.combat, foe, 0) == 2
    bench.play("end-phase", "suffer")
    assert bench.hero.units[0].wounded
    assert bench.hero.hand == []


def test_familiars_need_mana_when_they_are_recruited() -> None:
    bench = Bench()
    bench.source()
    bench.unit_offer("magic_familiars")
    bench.talk(Site.MONASTERY)
    bench.turn.influence = 6
    assert not bench.offers("recruit:magic_familiars")
    bench.mana("green")
    assert bench.offers("recruit:magic_familiars")


@pytest.mark.parametrize(("colour", "amount"), [(Mana.RED, 5), (Mana.GREEN, 3), (Mana.WHITE, 3)])
def test_familiars_strike_harder_with_red_mana(colour: int, amount: int) -> None:
    bench = ready_to_act("magic_familiars", "")
    bench.hero.units[0].mana = colour
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("activate:magic_familiars#0")
    assert bench.attack() == amount


def test_familiars_keep_the_mana_they_were_recruited_with() -> None:
    bench = Bench()
    bench.source()
    bench.crystals("blue")
    bench.unit_offer("magic_familiars")
    bench.talk(Site.MONASTERY)
    bench.turn.influence = 6
    bench.play("recruit:magic_familiars")
    assert bench.hero.units[0].mana == 1
    assert bench.hero.crystals == [0, 0, 0, 0]


def test_sorcerers_remove_walls_and_shoot() -> None:
    bench = ready_to_act("sorcerers", "white")
    foe = bench.fight(enemy(armour=3), keep=True)[0]
    bench.play("activate:sorcerers#1")
    assert fortification(bench.realm, bench.combat, foe) == 0
    bench.play("strike")
    assert foe.defeated


def test_sorcerers_remove_resistances_and_shoot() -> None:
    bench = ready_to_act("sorcerers", "green")
    foe = bench.fight(enemy(armour=3, resistances=Resists.PHYSICAL))[0]
    bench.play("activate:sorcerers#2")
    assert foe.resistances == 0
    bench.play("strike")
    assert foe.defeated


def test_delphana_masters_use_several_abilities_at_once() -> None:
    bench = ready_to_act("delphana_masters", "")
    bench.mana("blue", "green")
    foe = bench.fight(enemy(armour=7, attack=5))[0]
    bench.play("activate:delphana_masters#0", "choose-effect#0", "choose-effect#2")
    assert foe.attacks == [AttackState.CANCELLED]
    assert armour(bench.realm, bench.combat, foe) == 2
    assert sum(bench.hero.mana) == 0


def test_delphana_masters_remove_walls_and_resistances() -> None:
    bench = ready_to_act("delphana_masters", "white")
    foe = bench.fight(enemy(resistances=Resists.FIRE), keep=True)[0]
    bench.play("activate:delphana_masters#0")
    assert (foe.resistances, fortification(bench.realm, bench.combat, foe)) == (0, 0)


def test_an_enemy_doomed_by_delphana_masters_dies_when_blocked() -> None:
    bench = ready_to_act("delphana_masters", "red")
    foe = bench.fight(enemy(armour=9, attack=3, fame=4))[0]
    bench.phase("block")
    bench.play("activate:delphana_masters#0")
    bench.combat.block[Element.FIRE] = 3
    bench.phase("block")
    bench.play("block:foe")
    assert foe.attacks == [AttackState.BLOCKED]
    assert foe.defeated
    assert bench.hero.fame == 4


def test_influence_is_useful_in_a_fight_with_thugs() -> None:
    bench = ready_to_act("thugs", "")
    bench.hand("promise")
    bench.fight(enemy(attack=1))
    bench.phase("block")
    bench.play("basic:promise", "end-phase", "suffer", "assign-unit:thugs")
    assert bench.hero.units[0].wounded
    alone = Bench()
    alone.hand("promise")
    alone.fight(enemy(attack=1))
    alone.phase("block")
    assert not alone.offers("basic:promise")
