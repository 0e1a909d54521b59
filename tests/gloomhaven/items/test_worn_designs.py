"""Items of designs, treasures and events that are worn: they move, guard, heal or answer."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.items import Window
from questhall.games.gloomhaven.printed.modifier_cards import ITEM_MINUS_1, MINUS_1
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, strike
from questhall.games.gloomhaven.rules.cards.active_area import shield_of
from questhall.games.gloomhaven.rules.movement.forced import push_or_pull
from questhall.games.gloomhaven.rules.movement.terrain import hazard_damage, trap_damage
from questhall.games.gloomhaven.setup.characters import Character
from questhall.games.gloomhaven.setup.setup import bring
from questhall.games.gloomhaven.state.figures import CONDITIONS, Condition, Figure
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength
from questhall.kernel.decisions import NOTHING

from ...marks import rule
from ..bench import Bench, field
from .playing import answer, open_move, open_turn, state, usable, uses

AROUND_IT = ("2,0", "1,1", "0,1", "2,-1", "1,-1")
ITEMS = {item.key: item for item in library().items}


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


def attacked() -> tuple[Bench, Figure]:
    bench = party()
    return bench, bench.monster("bandit_guard", "1,0", hp=20)


def lost(bench: Bench, seat: int = 0) -> int:
    return bench.figure(seat).max_hp - bench.figure(seat).hp


def moved(name: str, goal: str, hp: int = 1) -> Bench:
    """A turn with a movement and nothing else."""
    bench = party()
    bench.item(name)
    bench.figure().hp = hp
    bench.scene.acting = bench.figure().id
    open_move(bench, 6)
    answer(bench, *(["stay"] if goal == "0,0" else [goal]))
    return bench


# -- moving ------------------------------------------------------------------------


@rule("GH-3.4.10", "GH-2.2.24", "GH-3.20.5")
def test_boots_of_levitation() -> None:
    bench = party()
    bench.item("boots_of_levitation")
    bench.tile("obstacle", "1,0")
    bench.tile("trap", "2,0", damage=5)
    bench.monster("bandit_guard", "3,0")
    open_move(bench, 4)
    assert "1,0" in bench.places()
    answer(bench, "4,0")
    assert (lost(bench), uses(bench)) == (0, 1)
    assert not bench.scene.is_invisible(bench.figure())


def test_boots_of_levitation_do_not_hide_in_obstacles() -> None:
    bench = party()
    bench.item("boots_of_levitation")
    bench.tile("obstacle", "1,0")
    open_move(bench, 1)
    answer(bench, "1,0")
    assert not bench.scene.is_invisible(bench.figure())


@rule("GH-3.4.12", "GH-3.10.17")
def test_a_stunned_character_falls_out_of_the_air() -> None:
    """The guard only raises its shield; what matters is that somebody has acted."""
    bench = party()
    bench.item("boots_of_levitation")
    bench.tile("obstacle", "1,0")
    open_move(bench, 1)
    answer(bench, "1,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.reveal_card(guard, 1)
    bench.give(bench.figure(), "stun")
    bench.monster_turn(guard, "0,0")
    assert (bench.place(bench.figure()), lost(bench)) == ("0,0", trap_damage(bench.scene))


@rule("GH-3.4.16")
def test_whoever_blocks_its_own_way_comes_to_rest_beside_it() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.item("boots_of_levitation")
    bench.item("ring_of_skulls")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", *AROUND_IT)]
    open_move(bench, 2)
    for choice in ("walk", "1,0", "item:1", "0,0"):
        bench.choose(choice)
    while bench.decision is not None:
        bench.choose(bench.offered[-1])
    taken = [bench.place(guard) for guard in guards]
    assert bench.place(bench.figure()) not in [*taken, "0,0"]


def test_rocket_boots() -> None:
    bench = Bench(brute="-4,0", tinkerer="-4,3")
    boots = bench.item("rocket_boots")
    bench.tile("obstacle", "-2,0")
    bench.monster("bandit_guard", "-1,0")
    open_move(bench, 1)
    bench.choose("item:0")
    answer(bench, "0,0")
    assert (bench.place(bench.figure()), state(boots)) == ("0,0", "spent")


@rule("GH-2.2.21", "GH-2.2.17")
def test_drakescale_boots() -> None:
    bench = party()
    bench.item("drakescale_boots")
    for place, kind in (("1,0", "difficult"), ("2,0", "hazardous"), ("3,0", "difficult")):
        bench.tile(kind, place)
    open_move(bench, 3)
    answer(bench, "3,0")
    assert (bench.place(bench.figure()), lost(bench), uses(bench)) == ("3,0", 0, 1)


@rule("GH-3.10.17")
def test_drakescale_boots_do_not_help_the_stunned() -> None:
    bench = party()
    bench.item("drakescale_boots")
    bench.tile("hazardous", "1,0")
    bench.give(bench.figure(), "stun")
    guard = bench.monster("bandit_guard", "-1,0")
    bench.run(push_or_pull(bench.scene, guard, bench.figure(), 1, True, NOTHING), "1,0")
    assert lost(bench) == hazard_damage(bench.scene)


@pytest.mark.parametrize(("goal", "healed"), [("3,0", 0), ("4,0", 1), ("5,0", 1)])
def test_endurance_footwraps(goal: str, healed: int) -> None:
    bench = moved("endurance_footwraps", goal)
    bench.end_turn()
    assert (bench.figure().hp, uses(bench)) == (1 + healed, healed)


@pytest.mark.parametrize(("goal", "xp"), [("5,0", 0), ("6,0", 1)])
def test_shoes_of_happiness(goal: str, xp: int) -> None:
    bench = moved("shoes_of_happiness", goal)
    bench.end_turn()
    assert (bench.xp(), uses(bench)) == (xp, xp)


@pytest.mark.parametrize("name", ["endurance_footwraps", "shoes_of_happiness", "magma_waders"])
def test_nobody_is_asked_about_what_works_by_itself(name: str) -> None:
    bench = party()
    bench.item(name)
    bench.hero().moved = 6
    bench.hero().scorched = 1
    assert usable(bench, window=Window.AT_TURN_END) == []


@rule("GH-3.4.4")
@pytest.mark.parametrize(("way", "hp", "used"), [(["0,1"], 6, 2), (["1,0"], 4, 0)])
def test_magma_waders(way: list[str], hp: int, used: int) -> None:
    """They keep the ground from burning, and then they heal."""
    bench = party()
    bench.item("magma_waders")
    bench.figure().hp = 4
    bench.tile("hazardous", "0,1")
    open_move(bench, 1)
    answer(bench, *way)
    assert bench.figure().hp == 4
    bench.end_turn()
    assert (bench.figure().hp, uses(bench)) == (hp, used)


def test_magma_waders_heal_only_for_the_turn() -> None:
    bench = party()
    bench.item("magma_waders")
    bench.figure().hp = 4
    bench.hero().scorched = 1
    bench.hero().resting = True
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="discard")
    open_turn(bench)
    answer(bench, "trample")
    assert bench.figure().hp == 6  # of the long rest


@pytest.mark.parametrize(("steps", "charged"), [("4,0", False), ("5,0", True)])
def test_elemental_boots(steps: str, charged: bool) -> None:
    bench = party()
    boots = bench.item("elemental_boots")
    bench.item("boots_of_striding")
    bench.item("boots_of_sprinting")
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    for choice in (f"standard-attack:{bench.hero().chosen[0]}", "standard-move", "item:2", steps):
        bench.choose(choice)
    if not charged:
        assert bench.decision is None
        assert state(boots) == "ready"
        return
    assert (bench.prompt, bench.offered) == ("after", ["item:0", "end-turn"])
    answer(bench, "item:0", f"charge:{ELEMENTS.index('ice')}")
    assert bench.scene.elements[ELEMENTS.index("ice")] == Strength.STRONG
    assert state(boots) == "spent"


# -- armour ------------------------------------------------------------------------


@rule("GH-3.20.6", "GH-1.3.9")
def test_swordedge_armor() -> None:
    bench, guard = attacked()
    armour = bench.item("swordedge_armor")
    assert armour.kind.minus_cards == 4
    for count in range(3):
        assert state(armour) == "ready"
        bench.attack(guard, bench.figure(), 2)
        assert (lost(bench), guard.hp) == (count + 1, 20 - count - 1)
    assert state(armour) == "spent"


@rule("GH-3.20.6")
def test_steam_armor() -> None:
    bench, guard = attacked()
    armour = bench.item("steam_armor")
    for _ in range(5):
        assert state(armour) == "ready"
        bench.attack(guard, bench.figure(), 2)
    assert (lost(bench), state(armour), armour.kind.minus_cards) == (5, "consumed", 0)


def test_steel_ring() -> None:
    bench, guard = attacked()
    ring = bench.item("steel_ring")
    bench.attack(guard, bench.figure(), 6, "item:0")
    assert (lost(bench), state(ring)) == (2, "consumed")


@rule("GH-3.11.8")
def test_sun_shield() -> None:
    bench, guard = attacked()
    shield = bench.item("sun_shield")
    bench.attack(guard, bench.figure(), 4)
    assert lost(bench) == 4
    bench.element("light")
    bench.attack(guard, bench.figure(), 4, "no-item")
    assert lost(bench) == 8
    bench.figure().hp = bench.figure().max_hp
    bench.attack(guard, bench.figure(), 4, "item:0")
    assert (lost(bench), state(shield), uses(bench)) == (1, "ready", 1)
    assert bench.scene.elements[ELEMENTS.index("light")] == Strength.INERT


@rule("GH-3.12.21")
def test_chain_hood() -> None:
    bench, guard = attacked()
    hood = bench.item("chain_hood")
    assert hood.kind.minus_cards == 1
    bench.monster("bandit_guard", "0,1")
    bench.attack(guard, bench.figure(), 2)
    assert (lost(bench), uses(bench)) == (2, 0)
    third = bench.monster("bandit_guard", "-1,0")
    assert shield_of(bench.scene, bench.figure()) == 1
    bench.attack(guard, bench.figure(), 2)
    assert (lost(bench), uses(bench)) == (3, 1)
    bench.hurt(third, 50)
    assert shield_of(bench.scene, bench.figure()) == 0


@rule("GH-3.10.4")
def test_drakescale_armor() -> None:
    bench = party()
    bench.item("drakescale_armor")
    for condition in ("poison", "wound", "muddle"):
        give(bench.scene, bench.figure(), CONDITIONS.index(condition))
    assert (bench.conditions(bench.figure()), uses(bench)) == (["muddle"], 2)


@rule("GH-3.20.5")
def test_drakescale_helm() -> None:
    bench = party()
    bench.item("drakescale_helm")
    give(bench.scene, bench.figure(), CONDITIONS.index("muddle"))
    assert (bench.conditions(bench.figure()), uses(bench)) == (["strengthen"], 1)
    give(bench.scene, bench.figure(), Condition.STUN)
    give(bench.scene, bench.figure(), CONDITIONS.index("muddle"))
    assert "muddle" in bench.conditions(bench.figure())


@rule("GH-1.0.7", "GH-1.3.12")
def test_second_skin() -> None:
    bench = party()
    character = Character(library().class_named("brute"), 1)
    character.items = [ITEMS["second_skin"], ITEMS["chain_hood"]]
    bring(bench.scene, bench.hero(), character)
    deck = [bench.scene.modifier(card) for card in bench.hero().deck.draw]
    assert (deck.count(MINUS_1), deck.count(ITEM_MINUS_1), len(deck)) == (3, 1, 19)
    bench.item("second_skin", seat=1)
    bench.hurt(bench.figure(1), 1)


@rule("GH-4.2.8")
def test_flea_bitten_shawl() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.hero().leading, bench.hero(1).leading = 10, 50
    bench.scene.queue = [0, 1]
    bench.reveal_card(guard, 4)
    bench.monster_turn(guard)
    assert lost(bench) > 0
    bench.figure().hp = bench.figure().max_hp
    bench.item("flea_bitten_shawl")
    bench.monster_turn(guard)
    assert (lost(bench), lost(bench, 1) > 0) == (0, True)


# -- kills -------------------------------------------------------------------------


@rule("GH-3.20.5")
def test_necklace_of_teeth() -> None:
    bench = party()
    bench.item("necklace_of_teeth")
    bench.figure().hp = 2
    for place in ("1,0", "0,1"):
        guard = bench.monster("bandit_guard", place, hp=1)
        bench.attack(bench.figure(), guard, 2)
    assert (bench.figure().hp, uses(bench)) == (4, 2)


def test_imposing_blade() -> None:
    bench = party()
    bench.item("imposing_blade")
    for place in ("1,0", "0,1"):
        guard = bench.monster("bandit_guard", place, hp=1)
        bench.attack(bench.figure(), guard, 2)
    assert (bench.figure().shield, uses(bench)) == (2, 2)
    bench.end_round()
    assert bench.figure().shield == 0


@pytest.mark.parametrize("name", ["necklace_of_teeth", "imposing_blade"])
def test_kills_of_others_and_in_other_turns_do_not_count(name: str) -> None:
    bench = party()
    bench.item(name)
    bench.figure().hp = 2
    guard = bench.monster("bandit_guard", "-2,0", hp=1)
    bench.attack(bench.figure(1), guard, 2)
    guard = bench.monster("bandit_guard", "1,0", hp=1)
    bench.figure().retaliate = [2, 1]
    bench.attack(guard, bench.figure(), 1)
    assert guard.gone
    assert (bench.figure().hp, bench.figure().shield, uses(bench)) == (1, 0, 0)


# -- answers to attacks ------------------------------------------------------------


def test_helm_of_the_mountain() -> None:
    bench, guard = attacked()
    bench.item("helm_of_the_mountain")
    bench.attack(guard, bench.figure(), 1)
    bench.element("earth", Strength.WANING)
    bench.attack(guard, bench.figure(), 1)
    assert (bench.conditions(guard), uses(bench)) == ([], 0)
    bench.element("earth")
    bench.attack(guard, bench.figure(), 1)
    assert (bench.conditions(guard), uses(bench)) == (["immobilize"], 1)
    assert bench.scene.elements[ELEMENTS.index("earth")] == Strength.STRONG


def test_wave_crest() -> None:
    bench, guard = attacked()
    bench.item("wave_crest")
    bench.attack(guard, bench.figure(), 1)
    bench.element("ice")
    bench.attack(guard, bench.figure(), 1, "2,0", "3,0")
    assert (bench.place(guard), lost(bench), uses(bench)) == ("3,0", 2, 1)


def test_nobody_answers_from_the_grave() -> None:
    bench, guard = attacked()
    bench.item("wave_crest")
    bench.element("ice")
    bench.attack(guard, bench.figure(), 50)
    assert bench.place(guard) == "1,0"


def test_heart_of_the_betrayer() -> None:
    bench, guard = attacked()
    heart = bench.item("heart_of_the_betrayer")
    victim = bench.monster("bandit_guard", "2,0", hp=9)
    bench.monster("bandit_guard", "4,0")
    bench.start(strike(bench.scene, AttackPlan(guard, 3, 0, []), bench.figure()))
    assert (bench.prompt, bench.targets()) == ("betray", [victim])
    answer(bench, victim)
    assert (lost(bench), victim.hp, state(heart)) == (0, 6, "consumed")


@pytest.mark.parametrize("elite", [True, False])
def test_heart_of_the_betrayer_and_those_whom_it_does_not_touch(elite: bool) -> None:
    """Elites, monsters farther away, and those without an ally in range."""
    bench = party()
    bench.item("heart_of_the_betrayer")
    guard = bench.monster("bandit_guard", "1,0", elite=elite)
    if elite:
        bench.monster("bandit_guard", "2,0")
    bench.attack(guard, bench.figure(), 2)
    archer = bench.monster("bandit_archer", "0,3")
    bench.attack(archer, bench.figure(), 2, range=4)
    assert lost(bench) == 4


def test_heart_of_the_betrayer_may_be_kept() -> None:
    bench, guard = attacked()
    heart = bench.item("heart_of_the_betrayer")
    bench.monster("bandit_guard", "2,0", hp=9)
    bench.attack(guard, bench.figure(), 3, "no-item")
    assert (lost(bench), state(heart)) == (3, "ready")


@rule("GH-14.6.1")
@pytest.mark.parametrize(
    ("choice", "hp", "after"), [("item:0", 2, "consumed"), ("no-item", 1, "ready")]
)
def test_phasing_idol(choice: str, hp: int, after: str) -> None:
    bench, guard = attacked()
    idol = bench.item("phasing_idol")
    falcon = bench.summon("jade_falcon", "2,0")
    bench.attack(guard, falcon, 1, choice)
    assert (falcon.hp, state(idol)) == (hp, after)


def test_phasing_idol_protects_only_its_owners_summons() -> None:
    bench, guard = attacked()
    bench.item("phasing_idol")
    falcon = bench.summon("jade_falcon", "2,0", seat=1)
    bench.attack(guard, falcon, 1)
    assert falcon.hp == 1


# -- elements of enemies -----------------------------------------------------------


@rule("GH-3.11.14")
@pytest.mark.parametrize(
    ("choice", "hp", "after"), [("use-element", 2, "consumed"), ("no-item", 5, "ready")]
)
def test_dampening_ring(choice: str, hp: int, after: str) -> None:
    bench = Bench(scenario=field(monsters=("frost_demon",)), brute="0,0", tinkerer="-3,0")
    ring = bench.item("dampening_ring")
    demon = bench.monster("frost_demon", "1,0")
    demon.hp = 2
    bench.element("ice")
    bench.monster_turn(demon, choice, card=1)
    assert bench.scene.elements[ELEMENTS.index("ice")] == Strength.INERT
    assert (demon.hp, state(ring)) == (hp, after)


def test_dampening_ring_against_any_element() -> None:
    bench = Bench(scenario=field(monsters=("frost_demon",)), brute="0,0", tinkerer="-3,0")
    bench.item("dampening_ring")
    demon = bench.monster("frost_demon", "5,0")
    bench.element("fire")
    bench.element("air")
    bench.reveal_card(demon, 7)
    bench.monster_turn(demon, f"use-element:{ELEMENTS.index('air')}")
    left = [name for name in ("fire", "air") if bench.scene.elements[ELEMENTS.index(name)]]
    assert (left, bench.scene.charging) == (["fire"], [])


def test_dampening_ring_has_nothing_to_do_without_elements() -> None:
    bench = Bench(scenario=field(monsters=("frost_demon",)), brute="0,0", tinkerer="-3,0")
    ring = bench.item("dampening_ring")
    demon = bench.monster("frost_demon", "1,0")
    bench.monster_turn(demon, card=1)
    assert state(ring) == "ready"
