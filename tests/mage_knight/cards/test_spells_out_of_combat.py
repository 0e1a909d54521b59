"""Spells that move the hero, heal, and bring units, cards and crystals."""

import pytest

from questhall.games.mage_knight.printed.kinds import Element, Mana, Range, Resists, Site
from questhall.games.mage_knight.rules.foes import fortification
from questhall.games.mage_knight.state.combat import AttackState

from ..bench import Bench, enemy
from .spell_bench import armour_of, caster, owner, rival, wounds

# -- movement ----------------------------------------------------------------------------


def row(bench: Bench, *terrains: str) -> list[int]:
    """Paint spaces in a line from the hero's; everything around them is lake."""
    realm = bench.realm
    for space in range(len(realm.spaces)):
        bench.paint(space, "lake")
    line = [bench.hero.space]
    bench.paint(bench.hero.space, "plains")
    for terrain in terrains:
        nearest = [
            space
            for space in realm.neighbours[line[-1]]
            if space not in line and (len(line) < 2 or space not in realm.neighbours[line[-2]])
        ]
        line.append(bench.paint(nearest[0], terrain))
    return line


def test_underground_travel_passes_mountains_and_rampagers() -> None:
    bench = caster("underground_travel")
    line = row(bench, "mountain", "plains", "forest")
    bench.paint(line[2], "plains", Site.ORC_MARAUDERS)
    bench.realm.places[line[2]].tokens = [bench.realm.new_card(enemy())]
    bench.realm.places[line[2]].face_up = [True]
    bench.play("basic:underground_travel")
    assert bench.hero.space == line[3]
    assert bench.realm.combat is None
    assert bench.turn.move == 0
    assert bench.turn.path == [line[0]]


def test_underground_travel_does_not_pass_swamps() -> None:
    bench = caster("underground_travel")
    row(bench, "swamp", "plains")
    assert not bench.offers("basic:underground_travel")


def test_underground_attack_comes_up_within_the_walls() -> None:
    bench = caster("underground_travel", strong=True)
    line = row(bench, "mountain", "plains")
    bench.paint(line[2], "plains", Site.KEEP)
    place = bench.realm.places[line[2]]
    place.tokens = [bench.realm.new_card(enemy(armour=9))]
    place.face_up = [False]
    bench.play("strong:underground_travel")
    assert bench.hero.space == line[2]
    foe = bench.combat.foes[0]
    assert fortification(bench.realm, bench.combat, foe) == 0
    assert bench.hero.reputation == -1
    bench.phase("attack")
    bench.play("end-fight")
    assert bench.hero.space == line[0]


def test_underground_attack_finds_another_hero() -> None:
    bench = caster("underground_travel", strong=True)
    line = row(bench, "mountain", "plains")
    other = rival(bench, "rage")
    other.space = line[2]
    bench.realm.rules.hero_battles = True
    bench.play("strong:underground_travel")
    assert bench.realm.battle is not None
    assert (bench.realm.battle.aggressor, bench.realm.battle.defender) == (0, other.seat)
    assert bench.ask().seats == [other.seat]


def test_underground_attack_needs_somebody_to_attack() -> None:
    bench = caster("underground_travel", strong=True)
    line = row(bench, "mountain", "plains")
    rival(bench).space = line[2]
    bench.realm.rules.hero_battles = False
    assert not bench.offers("strong:underground_travel")


def test_wings_of_wind_spend_move_points() -> None:
    bench = caster("wings_of_wind")
    line = row(bench, "lake", "mountain", "plains")
    assert not bench.offers("basic:wings_of_wind")
    bench.turn.move = 4
    bench.phase("moving")
    bench.play("basic:wings_of_wind")
    assert bench.hero.space == line[3]
    assert bench.turn.move == 1


def test_space_bending_steps_over_spaces() -> None:
    bench = caster("space_bending")
    line = row(bench, "mountain", "plains")
    bench.turn.move = 2
    bench.play("basic:space_bending", f"step@{line[2]}")
    assert bench.hero.space == line[2]
    assert bench.turn.move == 0


def test_space_bending_provokes_nobody() -> None:
    bench = caster("space_bending")
    realm = bench.realm
    orc = bench.paint(bench.beside(0), "plains", Site.ORC_MARAUDERS)
    realm.places[orc].tokens = [realm.new_card(enemy())]
    realm.places[orc].face_up = [True]
    target = next(
        space for space in realm.neighbours[orc] if space in realm.neighbours[bench.hero.space]
    )
    bench.paint(target, "plains")
    bench.turn.move = 2
    bench.play("basic:space_bending", f"step@{target}")
    assert realm.combat is None
    assert bench.hero.space == target


def test_time_bending_brings_another_turn_with_the_same_cards() -> None:
    bench = caster("space_bending", strong=True)
    march = bench.hand("march")[0]
    bench.deck("rage")
    bench.phase("moving")
    bench.play("strong:space_bending", "basic:march", "end-movement", "no-action", "end-turn")
    bench.play("keep-rest")
    assert bench.hero.hand == [march]
    assert bench.keys(bench.hero.set_aside) == ["space_bending"]
    assert bench.keys(bench.hero.deck) == ["rage"]
    assert bench.ask().prompt == "movement"
    assert bench.turn.seat == 0


def test_mist_form_walks_over_lakes_but_not_hills() -> None:
    bench = caster("mist_form")
    lake = bench.paint(bench.beside(0), "lake")
    hills = bench.paint(bench.beside(1), "hills")
    desert = bench.paint(bench.beside(2), "desert")
    bench.play("basic:mist_form")
    assert bench.turn.move == 4
    assert bench.offers(f"step@{lake}#2")
    assert bench.offers(f"step@{desert}#2")
    assert not bench.offers(f"step@{hills}")


def test_veil_of_mist_keeps_wounds_away() -> None:
    bench = caster("mist_form", strong=True)
    unit = bench.unit("peasants")
    bench.fight(enemy(attack=3), enemy(attack=2, key="other"))
    bench.play("strong:mist_form", "end-phase", "end-phase")
    bench.play("suffer:foe", "assign-unit")
    assert not unit.wounded
    assert wounds(bench, bench.hero) == 0


# -- healing, units, cards ----------------------------------------------------------------


@pytest.mark.parametrize(("terrain", "points"), [("plains", 3), ("forest", 5)])
def test_restoration_is_stronger_in_a_forest(terrain: str, points: int) -> None:
    bench = caster("restoration")
    bench.paint(bench.hero.space, terrain)
    bench.hand("wound")
    bench.play("basic:restoration")
    assert bench.turn.healing == points


def test_rebirth_readies_units_up_to_its_levels() -> None:
    bench = caster("restoration", strong=True)
    bench.paint(bench.hero.space, "plains")
    first = bench.unit("peasants", ready=False)
    second = bench.unit("guardian_golems", ready=False)
    third = bench.unit("guardian_golems", ready=False)
    bench.play("strong:restoration", f"ready:{second.card}", f"ready:{first.card}")
    assert (first.ready, second.ready, third.ready) == (True, True, False)
    assert bench.turn.healing == 3


def test_call_to_arms_borrows_an_ability() -> None:
    bench = caster("call_to_arms")
    offer = bench.unit_offer("peasants")
    bench.play("basic:call_to_arms")
    assert bench.turn.move == 2
    assert bench.realm.unit_offer == offer
    assert bench.hero.units == []


def test_call_to_arms_brings_nobody_into_a_dungeon() -> None:
    bench = caster("call_to_arms")
    bench.unit_offer("peasants")
    bench.fight(enemy())
    bench.combat.no_units = True
    bench.phase("attack")
    assert not bench.offers("basic:call_to_arms")


def test_call_to_glory_recruits_for_free() -> None:
    bench = caster("call_to_arms", strong=True)
    bench.unit_offer("peasants")
    bench.play("strong:call_to_arms")
    assert [unit.kind.key for unit in bench.hero.units] == ["peasants"]
    assert bench.hero.units[0].ready
    assert bench.realm.unit_offer == []


@pytest.mark.parametrize(("place", "last"), [("on-top", True), ("to-bottom", False)])
def test_meditation_returns_two_random_cards(place: str, last: bool) -> None:
    bench = caster("meditation")
    rage = bench.deck("rage")
    cards = bench.discarded("march", "march", "march")
    bench.play("basic:meditation", place)
    assert len(bench.hero.discard) == 1
    returned = [card for card in cards if card not in bench.hero.discard]
    kept = bench.hero.deck[-2:] if last else bench.hero.deck[:2]
    assert sorted(kept) == returned
    assert rage[0] in bench.hero.deck
    assert bench.hero.bigger_hand == 2


def test_trance_chooses_its_cards() -> None:
    bench = caster("meditation", strong=True)
    bench.discarded("march", "rage", "stamina")
    bench.play("strong:meditation", "choose:rage", "choose:stamina", "on-top")
    assert bench.keys(bench.hero.deck) == ["rage", "stamina"]


def test_cure_draws_and_readies() -> None:
    bench = caster("cure")
    bench.hand("wound")
    unit = bench.unit("peasants", ready=False, wounds=1)
    bench.deck("rage", "march")
    bench.play("basic:cure", "heal-hand", "heal-unit")
    assert bench.keys(bench.hero.hand) == ["march"]
    assert unit.ready
    assert not unit.wounded


def test_other_healing_draws_no_cards() -> None:
    bench = caster("cure")
    bench.hand("wound", "wound", "wound")
    bench.deck("rage", "march", "stamina")
    bench.play("basic:cure", "heal-hand", "heal-hand")
    bench.turn.healing = 1
    bench.phase("moving")
    bench.play("heal-hand")
    assert len(bench.hero.deck) == 1


def test_disease_ruins_the_armour_of_blocked_enemies() -> None:
    bench = caster("cure", strong=True)
    blocked, other = bench.fight(enemy(armour=6), enemy(armour=6))
    blocked.attacks = [AttackState.BLOCKED]
    bench.phase("attack")
    bench.play("strong:cure")
    assert (armour_of(bench, blocked), armour_of(bench, other)) == (1, 6)


# -- crystals and influence ---------------------------------------------------------------


def test_offering_turns_cards_into_crystals() -> None:
    bench = caster("offering")
    bench.hand("rage", "march", "wound")
    bench.play("basic:offering", "discard-for:rage", "discard-for:march")
    assert bench.hero.crystals[Mana.RED] == 2
    assert bench.hero.crystals[Mana.GREEN] == 1
    assert bench.keys(bench.hero.hand) == ["wound"]


def test_sacrifice_turns_pairs_of_crystals_into_attacks() -> None:
    bench = caster("offering", strong=True)
    bench.crystals("green", "green", "blue", "blue", "blue")
    bench.fight(enemy())
    bench.play("strong:offering")
    assert bench.combat.attack[Range.SIEGE][Element.ICE] == 8
    assert bench.hero.crystals == [0, 1, 0, 0]
    assert (bench.hero.mana[Mana.GREEN], bench.hero.mana[Mana.BLUE]) == (2, 2)


def test_charm_helps_in_an_interaction() -> None:
    bench = caster("charm")
    bench.unit_offer("peasants")
    bench.talk(Site.VILLAGE)
    bench.play("basic:charm", "choose-effect#1")
    assert bench.turn.influence == 4
    bench.play("recruit:peasants#1")
    assert bench.turn.influence == 3
    bench = caster("charm")
    bench.talk(Site.VILLAGE)
    bench.play("basic:charm", "choose-effect#0", "colour:white")
    assert bench.hero.crystals[Mana.WHITE] == 1


def test_a_possessed_enemy_strikes_the_others() -> None:
    bench = caster("charm", strong=True)
    slave, other = bench.fight(
        enemy(attack=4, element=Element.FIRE, armour=2, key="slave"), enemy(armour=4, key="other")
    )
    bench.play("strong:charm", "aim:slave")
    assert slave.attacks == [AttackState.CANCELLED]
    bench.phase("attack")
    bench.play("convert-attack")
    assert bench.combat.attack[Range.MELEE][Element.FIRE] == 4
    assert not bench.offers("strike:slave")
    bench.play("strike:other")
    assert other.defeated


def test_the_tome_gives_its_effect_the_colour_of_the_spell() -> None:
    """A blue effect of the tome does nothing to ice resistance (MK-4.6.3)."""
    bench = owner("tome_of_all_spells", "crystallize")
    bench.spell_offer("chill")
    resistant, other = bench.fight(enemy(resistances=Resists.ICE), enemy(key="other"))
    bench.play("basic:tome_of_all_spells")
    assert (resistant.attacks, other.attacks) == ([0], [AttackState.CANCELLED])
