"""Battles between heroes: damage, result, effects (MK-11.3 to MK-11.6)."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Element, Range, Resists, Site
from questhall.games.mage_knight.rules.combat.opponents import enemies_faced
from questhall.games.mage_knight.rules.hero_battles.damage import fame_for_victory
from questhall.games.mage_knight.rules.hero_battles.end import battle_of
from questhall.games.mage_knight.state.heroes import Hero
from questhall.kernel.scribe import read, write
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.duels import AGGRESSOR, DEFENDER, Duel, conquered
from tests.mage_knight.fights import soldier, stack
from tests.marks import example, rule, ruling

# -- damage ------------------------------------------------------------------------------


@rule("MK-11.3.11", "MK-11.3.12", "MK-11.3.13", "MK-11.3.14", "MK-17.5.2")
@example("MK-EX-110")
def test_what_damage_can_do() -> None:
    duel = Duel()
    duel.rival.level = 3
    unit = duel.enlist(DEFENDER, soldier(4, Resists.ICE))
    duel.open_battle()
    duel.play("pass")
    duel.hit(6, Range.RANGED, Element.ICE)
    assert duel.ask().seats == [AGGRESSOR]
    assert duel.options() == ["wound-hero#3", "no-more"]
    duel.play("wound-hero", "wound-hero")
    assert duel.wounds(DEFENDER) == 2
    assert not unit.wounded
    assert duel.options() == ["no-more"]


@rule("MK-11.3.12")
def test_units_are_wounded_for_their_armour() -> None:
    duel = Duel()
    unit = duel.enlist(DEFENDER, soldier(3, Resists.PHYSICAL))
    duel.open_battle()
    duel.play("pass")
    duel.hit(4, Range.RANGED, Element.FIRE)
    duel.play("wound-unit#3")
    assert len(unit.wounds) == 1
    assert not duel.offers("wound-unit")


@rule("MK-11.3.13", "MK-8.6.10")
def test_knock_out_in_a_battle() -> None:
    duel = Duel()
    duel.open_battle(melee=True)
    duel.hit(10)
    duel.play(*["wound-hero"] * 5)
    assert duel.keys(duel.rival.hand) == ["wound"] * 5
    assert duel.keys(duel.rival.discard) == ["march"]


@rule("MK-11.4.3")
@example("MK-EX-113")
@ruling("39")
def test_artifacts_can_be_stolen() -> None:
    duel = Duel()
    duel.rival.level = 10
    in_hand = duel.deal(DEFENDER, "ruby_ring")[0]
    duel.seat = DEFENDER
    lying = duel.discarded("sapphire_ring")[0]
    duel.open_battle(melee=True)
    duel.hit(5)
    assert duel.offers(f"steal:{lying}")
    assert not duel.offers(f"steal:{in_hand}")
    duel.play("steal")
    assert duel.keys(duel.realm.heroes[AGGRESSOR].discard) == ["sapphire_ring"]
    assert duel.rival.discard == []


@rule("MK-11.4.3")
def test_a_banner_can_be_stolen_from_a_wounded_unit() -> None:
    duel = Duel()
    unit = duel.enlist(DEFENDER, soldier(2))
    unit.banner = duel.deal(DEFENDER, "banner_of_courage")[0]
    duel.rival.hand.remove(unit.banner)
    duel.open_battle(melee=True)
    duel.hit(7)
    assert not duel.offers("steal")
    duel.play("wound-unit", "steal")
    assert unit.banner == -1
    assert duel.keys(duel.realm.heroes[AGGRESSOR].discard) == ["banner_of_courage"]


@rule("MK-11.4.4", "MK-11.5.1", "MK-11.4.5")
@example("MK-EX-111")
@ruling("39")
def test_the_loser_is_driven_away() -> None:
    duel = Duel(day=False)
    duel.hero.level, duel.rival.level = 3, 5
    there = next(each for each in duel.realm.neighbours[duel.field] if each != duel.home)
    duel.paint(there, "forest")
    duel.open_battle(melee=True)
    duel.hit(5)
    duel.play(f"drive-away@{there}#5")
    assert duel.rival.space == there
    assert duel.hero.fame == 5
    assert duel.hero.space == duel.field
    assert duel.realm.battle is None
    assert duel.ask().prompt == "afterwards"


@rule("MK-11.4.4")
def test_heroes_are_not_driven_onto_impossible_spaces() -> None:
    duel = Duel()
    around = [each for each in duel.realm.neighbours[duel.field] if each != duel.home]
    orcs = next(each for each in around if each not in duel.realm.neighbours[duel.home])
    around.remove(orcs)
    lake, keep, *free = around
    duel.paint(lake, "lake")
    duel.paint(keep, "plains", Site.KEEP)
    duel.paint(orcs, "plains", Site.ORC_MARAUDERS)
    place = duel.realm.places[orcs]
    place.tokens = [duel.realm.new_card(enemy())]
    place.face_up = [True]
    duel.open_battle(melee=True)
    duel.hit(9)
    for space in (lake, keep, orcs):
        assert not duel.offers(f"drive-away@{space}")
    for space in [duel.home, *free]:
        assert duel.offers(f"drive-away@{space}")


@rule("MK-11.4.4", "MK-11.5.1")
def test_the_aggressor_can_lose() -> None:
    duel = Duel()
    duel.open_battle("prepare-long", melee=True)
    duel.play("pass")
    duel.hit(2)
    duel.play(f"drive-away@{duel.home}")
    assert duel.realm.heroes[AGGRESSOR].space == duel.home
    assert duel.rival.space == duel.field
    assert duel.realm.turn.seat == DEFENDER
    duel.play("end-turn", "discard:march")
    duel.ask()
    assert duel.realm.turn.seat == AGGRESSOR
    duel.end_turn()
    assert duel.wounds(AGGRESSOR) == 0


@rule("MK-11.5.1", "MK-11.5.2")
@pytest.mark.parametrize(
    ("winner", "loser", "fame"),
    [((3, 10), (5, 30), 5), ((2, 4), (2, 6), 1), ((2, 6), (2, 6), 0), ((5, 30), (3, 10), 0)],
)
def test_fame_for_a_victory(winner: tuple[int, int], loser: tuple[int, int], fame: int) -> None:
    kind = Bench().hero.kind
    one, other = Hero(0, kind), Hero(1, kind)
    one.level, one.fame = winner
    other.level, other.fame = loser
    assert fame_for_victory(one, other) == fame


@rule("MK-11.5.3", "MK-11.3.1")
@example("MK-EX-114")
@ruling("39")
def test_two_passes_in_melee_are_a_draw() -> None:
    duel = Duel()
    duel.open_battle()
    duel.play("pass", "pass", "pass", "pass")
    assert duel.hero.space == duel.home
    assert duel.rival.space == duel.field
    assert (duel.hero.fame, duel.rival.fame) == (0, 0)
    assert duel.realm.battle is None
    assert duel.wounds(AGGRESSOR) == 0


@rule("MK-11.5.4")
def test_the_keep_goes_to_whoever_drives_its_owner_away() -> None:
    duel = Duel(Site.KEEP)
    conquered(duel, DEFENDER)
    duel.turn.move = 3
    duel.play(f"step@{duel.field}", "prepare-short", "pass", "pass")
    duel.hit(2)
    duel.play("drive-away")
    assert duel.realm.places[duel.field].shields == [AGGRESSOR]
    other = Duel(Site.KEEP)
    conquered(other, DEFENDER)
    other.turn.move = 3
    other.play(f"step@{other.field}", "prepare-short", *["pass"] * 4)
    assert other.realm.places[other.field].shields == [DEFENDER]
    assert other.hero.space == other.home


# -- effects (MK-11.6) -------------------------------------------------------------------


@rule("MK-11.6.1", "MK-11.6.2", "MK-11.6.6", "MK-17.5.3")
def test_effects_on_enemies_act_on_healthy_units() -> None:
    duel = Duel(day=False)
    weak = duel.enlist(DEFENDER, soldier(1))
    proof = duel.enlist(DEFENDER, soldier(4, Resists.FIRE))
    plain = duel.enlist(DEFENDER, soldier(4))
    hurt = duel.enlist(DEFENDER, soldier(4))
    hurt.wounds = [duel.realm.wounds.pop()]
    duel.hand("demolish")
    duel.mana("red")
    duel.open_battle(melee=True)
    duel.play("basic:demolish")
    duel.hit(20)
    for unit, price in ((weak, 1), (proof, 4), (plain, 3)):
        assert duel.offers(f"wound-unit:{unit.card}#{price}")
    assert not duel.offers(f"wound-unit:{hurt.card}")


@rule("MK-11.6.4", "MK-11.6.1")
def test_what_destroys_enemies_wounds_units() -> None:
    duel = Duel(day=False)
    unit = duel.enlist(DEFENDER, soldier(4))
    duel.hand("demolish")
    duel.mana("red", "black")
    duel.open_battle(melee=True)
    duel.play("strong:demolish")
    assert len(unit.wounds) == 1
    assert unit in duel.rival.units
    assert duel.realm.heroes[AGGRESSOR].fame == 0


@rule("MK-11.6.9")
def test_a_unit_can_be_kept_from_the_attack() -> None:
    duel = Duel()
    unit = duel.enlist(AGGRESSOR, "peasants")
    duel.deal(DEFENDER, "chill")
    duel.seat = DEFENDER
    duel.mana("blue")
    duel.open_battle(melee=True)
    duel.gather(1)
    duel.play("activate")
    duel.play("attack-hero#3")
    assert duel.offers("stand#3")
    duel.play("basic:chill")
    assert duel.offers("stand#1")
    assert not unit.ready
    duel.play("stand")
    assert battle_of(duel.realm).damage == 1


@rule("MK-11.6.3", "MK-17.5.3")
def test_an_ice_resistant_unit_cannot_be_kept_from_the_attack() -> None:
    duel = Duel()
    unit = duel.enlist(AGGRESSOR, "peasants")
    proof = soldier(3, Resists.ICE)
    proof.abilities = unit.kind.abilities
    duel.hero.units.remove(unit)
    duel.enlist(AGGRESSOR, proof)
    duel.deal(DEFENDER, "chill")
    duel.seat = DEFENDER
    duel.mana("blue")
    duel.open_battle(melee=True)
    duel.play("activate", "attack-hero#2")
    assert not duel.offers("basic:chill")
    assert duel.offers("stand#2")


@rule("MK-11.6.9")
def test_units_that_do_not_attack_cannot_be_kept_from_it() -> None:
    duel = Duel()
    duel.enlist(AGGRESSOR, "peasants")
    duel.deal(DEFENDER, "chill")
    duel.seat = DEFENDER
    duel.mana("blue")
    duel.open_battle(melee=True)
    duel.gather(3)
    duel.play("attack-hero")
    assert not duel.offers("basic:chill")


@rule("MK-11.6.9", "MK-11.3.5")
def test_ranged_attacks_stopped_by_walls_are_not_part_of_the_attack() -> None:
    duel = Duel(Site.KEEP)
    conquered(duel, DEFENDER)
    duel.enlist(AGGRESSOR, "utem_crossbowmen")
    duel.deal(DEFENDER, "chill")
    duel.seat = DEFENDER
    duel.mana("blue")
    duel.turn.move = 3
    duel.play(f"step@{duel.field}", "prepare-short", "pass", "activate")
    duel.gather(2, Range.SIEGE)
    duel.play("attack-hero#2")
    assert not duel.offers("basic:chill")
    assert duel.offers("stand#2")


@rule("MK-11.6.9")
def test_after_the_attack_no_unit_can_be_kept_from_it() -> None:
    duel = Duel()
    duel.enlist(AGGRESSOR, "utem_crossbowmen")
    duel.deal(DEFENDER, "chill")
    duel.seat = DEFENDER
    duel.mana("blue")
    duel.open_battle()
    duel.play("pass", "activate", "attack-hero", "stand", "no-more")
    assert duel.ask().seats == [DEFENDER]
    assert not duel.offers("basic:chill")


@rule("MK-11.6.7")
def test_a_hero_counts_as_several_enemies() -> None:
    duel = Duel()
    duel.enlist(DEFENDER, soldier(3))
    spent = duel.enlist(DEFENDER, soldier(3))
    spent.ready = False
    duel.open_battle(melee=True)
    combat = duel.realm.combat
    assert combat is not None
    assert enemies_faced(duel.realm, combat) == 2
    battle_of(duel.realm).combat.fought.append(spent.card)
    assert enemies_faced(duel.realm, combat) == 3


@rule("MK-11.6.5")
def test_a_block_succeeds_when_nothing_comes_through() -> None:
    for block, promised in ((2, False), (3, True)):
        duel = Duel()
        duel.deal(DEFENDER, "burning_shield")
        duel.seat = DEFENDER
        duel.mana("red")
        duel.open_battle(melee=True)
        duel.gather(4 + block)
        duel.play("attack-hero", "basic:burning_shield")
        duel.shield(block if promised else 0)
        duel.play("stand")
        if duel.ask().prompt == "spoils":
            duel.play("no-more")
        assert duel.offers("convert-attack") == promised


# -- the state ---------------------------------------------------------------------------


def test_a_battle_is_cloned() -> None:
    duel = Duel()
    duel.enlist(DEFENDER, "peasants")
    duel.open_battle()
    duel.gather(3, Range.RANGED)
    copy = duel.realm.clone()
    assert copy.battle is not None
    copy.battle.turn.move = 7
    copy.battle.combat.foes.clear()
    battle = battle_of(duel.realm)
    assert battle.turn.move == 0
    plain = write(battle, GAME)
    assert write(read(plain, GAME), GAME) == plain


def test_tokens_come_from_no_pile() -> None:
    """A stand-in for a unit is not a token: nothing is discarded for it."""
    duel = Duel()
    stack(duel, 0)
    duel.enlist(DEFENDER, "peasants")
    duel.open_battle()
    assert [foe.kind.key for foe in battle_of(duel.realm).combat.foes] == ["opponent:peasants"]
    assert sum(len(pile) for pile in duel.realm.token_discards) == 0
