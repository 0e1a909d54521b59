"""Spells 93 to 108 (MK-4.1.4), and those of the Lost Legion."""

import pytest

from questhall.games.mage_knight.printed.cards import AttackDef, EnemyAbility
from questhall.games.mage_knight.printed.kinds import (
    RESISTS_ALL,
    Element,
    Mana,
    Range,
    Resists,
    Token,
)
from questhall.games.mage_knight.rules.foes import fortification
from questhall.games.mage_knight.state.combat import AttackState

from ..bench import enemy
from .spell_bench import armour_of, caster, wounds


@pytest.mark.parametrize(
    ("spell", "element"), [("fireball", Element.FIRE), ("snowstorm", Element.ICE)]
)
def test_a_storm_wounds_its_caster(spell: str, element: int) -> None:
    bench = caster(spell, strong=True)
    bench.fight(enemy(armour=8), keep=True)
    bench.play(f"strong:{spell}")
    assert bench.combat.attack[Range.SIEGE][element] == 8
    assert wounds(bench, bench.hero) == 1


def test_a_strong_spell_needs_black_mana() -> None:
    bench = caster("fireball")
    bench.mana("red")
    bench.fight(enemy())
    assert bench.offers("basic:fireball")
    assert not bench.offers("strong:fireball")


# -- Expose --------------------------------------------------------------------------


def test_expose_opens_one_enemy() -> None:
    bench = caster("expose")
    foe = bench.fight(enemy(abilities=EnemyAbility.FORTIFIED, resistances=RESISTS_ALL), keep=True)[
        0
    ]
    bench.play("basic:expose")
    assert fortification(bench.realm, bench.combat, foe) == 0
    assert foe.resistances == 0
    assert bench.combat.attack[Range.RANGED][0] == 2


@pytest.mark.parametrize(("choice", "walls", "resistances"), [(0, 0, 7), (1, 1, 0)])
def test_mass_expose_removes_walls_or_resistances(
    choice: int, walls: int, resistances: int
) -> None:
    bench = caster("expose", strong=True)
    foes = bench.fight(enemy(resistances=RESISTS_ALL), enemy(resistances=RESISTS_ALL), keep=True)
    bench.play("strong:expose", f"choose-effect#{choice}")
    for foe in foes:
        assert fortification(bench.realm, bench.combat, foe) == walls
        assert foe.resistances == resistances
    assert bench.attack() == 3


def test_arcane_immunity_stops_expose_but_not_its_attack() -> None:
    bench = caster("expose")
    foe = bench.fight(enemy(abilities=EnemyAbility.ARCANE_IMMUNITY, resistances=Resists.FIRE))[0]
    bench.play("basic:expose")
    assert foe.resistances == Resists.FIRE
    assert bench.attack() == 2


# -- Tremor, Demolish ------------------------------------------------------------------


def test_tremor_shakes_one_or_all() -> None:
    bench = caster("tremor")
    first, second = bench.fight(enemy(armour=5), enemy(armour=2, key="other"))
    bench.play("basic:tremor", "choose-effect#0", "aim:other")
    assert (armour_of(bench, first), armour_of(bench, second)) == (5, 1)
    bench = caster("tremor")
    first, second = bench.fight(enemy(armour=5), enemy(armour=2, key="other"))
    bench.play("basic:tremor", "choose-effect#1")
    assert (armour_of(bench, first), armour_of(bench, second)) == (3, 1)


@pytest.mark.parametrize(("keep", "one", "all_"), [(False, 7, 8), (True, 4, 6)])
def test_earthquake_is_worse_behind_walls(keep: bool, one: int, all_: int) -> None:
    bench = caster("tremor", strong=True)
    foe = bench.fight(enemy(armour=10), keep=keep)[0]
    bench.play("strong:tremor", "choose-effect#0")
    assert armour_of(bench, foe) == one
    bench = caster("tremor", strong=True)
    foe = bench.fight(enemy(armour=10), keep=keep)[0]
    bench.play("strong:tremor", "choose-effect#1")
    assert armour_of(bench, foe) == all_


def test_demolish_ignores_walls_but_not_fire_resistance() -> None:
    """MK-EX-03"""
    bench = caster("demolish")
    first, second = bench.fight(
        enemy(armour=4, resistances=Resists.FIRE), enemy(armour=4), keep=True
    )
    bench.play("basic:demolish")
    assert fortification(bench.realm, bench.combat, first) == 0
    assert (armour_of(bench, first), armour_of(bench, second)) == (4, 3)


def test_disintegrate_destroys_only_in_the_attack_phase() -> None:
    bench = caster("demolish", strong=True)
    first, second = bench.fight(enemy(fame=4), enemy(armour=4, key="other"))
    assert not bench.offers("strong:demolish")
    bench.phase("attack")
    bench.play("strong:demolish", "aim:foe")
    assert first.defeated
    assert bench.hero.fame == 4
    assert armour_of(bench, second) == 3


def test_disintegrate_spares_enemies_that_resist_fire() -> None:
    bench = caster("demolish", strong=True)
    resistant, other = bench.fight(enemy(resistances=Resists.FIRE), enemy(key="other"))
    bench.phase("attack")
    bench.play("strong:demolish")
    assert (resistant.defeated, other.defeated) == (False, True)


# -- Flame Wall, Mana Bolt -------------------------------------------------------------


def test_a_flame_wall_attacks_or_blocks() -> None:
    bench = caster("flame_wall")
    bench.fight(enemy(), enemy(), enemy())
    bench.phase("attack")
    bench.play("basic:flame_wall")
    assert bench.combat.attack[Range.MELEE][Element.FIRE] == 5
    bench = caster("flame_wall")
    bench.fight(enemy(), enemy())
    bench.phase("block")
    bench.play("basic:flame_wall")
    assert bench.combat.block[Element.FIRE] == 7


def test_flame_wave_grows_with_the_enemies() -> None:
    bench = caster("flame_wall", strong=True)
    bench.fight(enemy(), enemy(), enemy())
    bench.phase("attack")
    bench.play("strong:flame_wall")
    assert bench.combat.attack[Range.MELEE][Element.FIRE] == 11
    bench = caster("flame_wall", strong=True)
    bench.fight(enemy(), enemy())
    bench.phase("block")
    bench.play("strong:flame_wall")
    assert bench.combat.block[Element.FIRE] == 11


@pytest.mark.parametrize(
    ("colour", "amount", "range_", "element"),
    [
        ("blue", 8, Range.MELEE, Element.ICE),
        ("red", 7, Range.MELEE, Element.COLD_FIRE),
        ("white", 6, Range.RANGED, Element.ICE),
        ("green", 5, Range.SIEGE, Element.ICE),
    ],
)
def test_the_second_mana_shapes_a_mana_bolt(
    colour: str, amount: int, range_: int, element: int
) -> None:
    bench = caster("mana_bolt")
    bench.mana(colour)
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("basic:mana_bolt")
    assert bench.combat.attack[range_][element] == amount
    bench = caster("mana_bolt", strong=True)
    bench.mana(colour)
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("strong:mana_bolt")
    assert bench.combat.attack[range_][element] == amount + 3
    assert bench.hero.mana == [0] * 6


def test_a_mana_bolt_needs_its_second_mana() -> None:
    """MK-4.1.10"""
    bench = caster("mana_bolt")
    bench.fight(enemy())
    bench.phase("attack")
    assert not bench.offers("basic:mana_bolt")
    bench = caster("mana_bolt", strong=True)
    bench.fight(enemy())
    bench.phase("attack")
    assert not bench.offers("strong:mana_bolt")


def test_only_white_and_green_bolts_work_at_range() -> None:
    bench = caster("mana_bolt")
    bench.mana("red", "green")
    bench.fight(enemy())
    bench.play("basic:mana_bolt")
    assert bench.combat.attack[Range.SIEGE][Element.ICE] == 5
    assert bench.hero.mana[Mana.RED] == 1


# -- enemies that do not attack ---------------------------------------------------------


def test_whirlwind_stops_all_attacks_of_an_enemy() -> None:
    """MK-17.4.2"""
    bench = caster("whirlwind")
    kind = enemy()
    kind.attacks = [AttackDef(3), AttackDef(2)]
    foe = bench.fight(kind)[0]
    bench.play("basic:whirlwind")
    assert foe.attacks == [AttackState.CANCELLED, AttackState.CANCELLED]


def test_a_stopped_summoner_summons_nobody() -> None:
    bench = caster("whirlwind")
    kind = enemy()
    kind.attacks = [AttackDef(0, summons=Token.BROWN)]
    bench.fight(kind, enemy(key="other"))
    bench.play("basic:whirlwind", "aim:foe", "end-phase")
    assert len(bench.combat.foes) == 2


def test_a_hidden_summoner_cannot_be_targeted() -> None:
    """MK-8.5.2"""
    bench = caster("whirlwind")
    kind = enemy(key="summoner")
    kind.attacks = [AttackDef(0, summons=Token.BROWN)]
    bench.fight(kind)
    bench.play("end-phase", "basic:whirlwind")
    summoner, summoned = bench.combat.foes
    assert AttackState.CANCELLED not in summoner.attacks
    assert AttackState.CANCELLED in summoned.attacks


def test_arcane_immunity_stops_whirlwind() -> None:
    """MK-17.3.4"""
    bench = caster("whirlwind")
    bench.fight(enemy(abilities=EnemyAbility.ARCANE_IMMUNITY))
    assert not bench.offers("basic:whirlwind")


def test_tornado_destroys() -> None:
    bench = caster("whirlwind", strong=True)
    foe = bench.fight(enemy(armour=9, fame=5, resistances=RESISTS_ALL), enemy(key="other"))[0]
    bench.phase("attack")
    bench.play("strong:whirlwind", "aim:foe")
    assert foe.defeated
    assert bench.hero.fame == 5


def test_chill_stops_an_enemy_and_its_fire_resistance() -> None:
    bench = caster("chill")
    foe = bench.fight(enemy(resistances=Resists.FIRE))[0]
    bench.play("basic:chill")
    assert foe.attacks == [AttackState.CANCELLED]
    assert foe.resistances == 0


def test_lethal_chill_breaks_armour() -> None:
    bench = caster("chill", strong=True)
    foe = bench.fight(enemy(armour=6))[0]
    bench.play("strong:chill")
    assert foe.attacks == [AttackState.CANCELLED]
    assert armour_of(bench, foe) == 2


def test_ice_resistance_stops_chill() -> None:
    """MK-8.3.7"""
    bench = caster("chill")
    resistant, other = bench.fight(enemy(resistances=Resists.ICE), enemy(key="other"))
    bench.play("basic:chill")
    assert (resistant.attacks, other.attacks) == ([0], [AttackState.CANCELLED])


@pytest.mark.parametrize(
    ("spell", "strong", "resistances"),
    [("chill", False, Resists.ICE), ("chill", True, Resists.ICE), ("demolish", True, Resists.FIRE)],
)
def test_a_spell_without_effect_is_not_offered(spell: str, strong: bool, resistances: int) -> None:
    """MK-8.3.6, MK-8.3.7"""
    bench = caster(spell, strong)
    half = "strong" if strong else "basic"
    bench.fight(enemy(resistances=resistances), enemy(resistances=resistances, key="other"))
    bench.phase("attack" if spell == "demolish" else "ranged")
    assert not bench.offers(f"{half}:{spell}")
    bench.combat.foes[1].lost_resistances = resistances
    assert bench.offers(f"{half}:{spell}")


def test_a_spell_without_effect_still_earns_the_fame_of_a_ring() -> None:
    bench = caster("chill")
    bench.hand("sapphire_ring")
    bench.fight(enemy(resistances=Resists.ICE))
    bench.play("strong:sapphire_ring", "basic:chill")
    assert bench.hero.fame == 1
    assert bench.combat.foes[0].attacks == [0]


def test_the_mana_of_an_ability_decides_its_colour() -> None:
    """MK-8.3.7: the cost of the ability decides, not the unit."""
    bench = caster("chill")
    bench.unit("amotep_freezers")
    bench.fight(enemy(resistances=Resists.ICE))
    assert not bench.offers("activate:amotep_freezers#1")
    bench.combat.foes[0].lost_resistances = Resists.ICE
    assert bench.offers("activate:amotep_freezers#1")


def test_wings_of_night_reach_more_enemies_for_move_points() -> None:
    bench = caster("wings_of_wind", strong=True)
    bench.hand("march", "march")
    foes = bench.fight(enemy(key="a"), enemy(key="b"), enemy(key="c"))
    bench.play("strong:wings_of_wind", "aim:a")
    assert not bench.offers("stop-attack")
    bench.play("basic:march", "stop-attack:b#1")
    assert bench.turn.move == 1
    assert not bench.offers("stop-attack")
    bench.play("basic:march", "stop-attack:c#2")
    assert bench.turn.move == 1
    assert [foe.attacks for foe in foes] == [[AttackState.CANCELLED]] * 3


# -- shields -----------------------------------------------------------------------------


def test_a_burning_shield_burns_after_a_block() -> None:
    bench = caster("burning_shield")
    bench.fight(enemy(attack=4), enemy(attack=9, key="other"))
    bench.phase("block")
    bench.play("basic:burning_shield", "block:foe", "end-phase")
    bench.phase("attack")
    bench.play("convert-attack")
    assert bench.combat.attack[Range.MELEE][Element.FIRE] == 4


def test_a_burning_shield_that_fails_to_block_does_nothing() -> None:
    bench = caster("burning_shield")
    bench.fight(enemy(attack=5))
    bench.phase("block")
    bench.play("basic:burning_shield", "end-phase")
    bench.phase("attack")
    assert not bench.offers("convert-attack")


def test_an_exploding_shield_destroys_the_blocked_enemy() -> None:
    bench = caster("burning_shield", strong=True)
    foe = bench.fight(enemy(attack=4, armour=9, fame=3), enemy(key="other"))[0]
    bench.phase("block")
    bench.play("strong:burning_shield", "block:foe")
    assert foe.defeated
    assert bench.hero.fame == 3


def test_fire_resistance_survives_the_explosion() -> None:
    bench = caster("burning_shield", strong=True)
    foe = bench.fight(enemy(attack=4, resistances=Resists.FIRE), enemy(key="other"))[0]
    bench.phase("block")
    bench.play("strong:burning_shield", "block:foe")
    assert not foe.defeated
    assert foe.attacks == [AttackState.BLOCKED]
