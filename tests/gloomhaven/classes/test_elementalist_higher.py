"""The Elementalist: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.faults import faults
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.scene import Strength
from questhall.kernel.phrases import say_prompt
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule

USE = "use"
KEEP = "do-not-use"


def with_elements(*elements: str, **places: str) -> Bench:
    """An Elementalist amid Strong elements."""
    bench = Bench(1, 6, None, None, **{"elementalist": "0,0", **places})
    for each in elements:
        bench.element(each)
    return bench


def asked(bench: Bench, language: str) -> str:
    """The open question in words."""
    assert bench.decision is not None
    return say_prompt(GAME, bench.scene, bench.decision, GAME.texts(language))


def guards_at(bench: Bench, *places: str) -> list[Figure]:
    return [bench.monster("bandit_guard", place, hp=MANY) for place in places]


def lost(guards: list[Figure]) -> list[int]:
    return [MANY - guard.hp for guard in guards]


def test_boiling_arc_hits_a_wedge() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "1,0", "0,1", "2,0")
    bench.open("boiling_arc", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert (lost(guards), bench.charged()) == ([2, 2, 2], ["fire"])


@pytest.mark.parametrize(("answer", "back"), [(USE, 2), (KEEP, 0)])
def test_boiling_arc_retaliates_with_fire(answer: str, back: int) -> None:
    bench = with_elements("fire")
    (guard,) = guards_at(bench, "6,0")
    bench.play("boiling_arc", BOTTOM, "move@4,0", answer)
    bench.attack(guard, bench.figure(), 2, range=2)
    assert guard.hp == MANY - back


def test_crystallizing_blast_hits_seven_hexes() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "3,0", "5,0", "4,1")
    bench.open("crystallizing_blast", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert (lost(guards), bench.charged()) == ([1, 1, 1], ["ice"])


def test_crystallizing_blast_shields_with_ice() -> None:
    bench = with_elements("ice")
    (guard,) = guards_at(bench, "5,0")
    bench.play("crystallizing_blast", BOTTOM, "move@4,0", USE)
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 5


def test_burial_with_earth_and_darkness() -> None:
    bench = with_elements("earth", "dark")
    guards = guards_at(bench, "4,0", "4,1")
    bench.open("burial", TOP)
    bench.choose(USE)
    bench.choose(USE)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert (lost(guards), bench.conditions(guards[0])) == ([6, 6], ["immobilize"])
    assert (len(bench.scene.monster_curses), bench.xp()) == (8, 2)


@pytest.mark.parametrize(
    ("elements", "damage", "xp"),
    [
        ((), [4, 3, 2, 0], 0),
        (("light",), [5, 4, 3, 0], 1),
        (("air",), [4, 3, 2, 1], 1),
        (("light", "air"), [5, 4, 3, 2], 2),
    ],
)
def test_chain_lightning_leaps(elements: tuple[str, ...], damage: list[int], xp: int) -> None:
    bench = with_elements(*elements)
    guards = guards_at(bench, "3,0", "5,0", "5,1", "3,3")
    links = 4 if "air" in elements else 3
    used = [USE for _ in elements]
    card = bench.play("chain_lightning", TOP, *used, *guards[:links])
    assert (lost(guards), bench.pile_of(card), bench.xp()) == (damage, "lost", xp)


def test_chain_lightning_ends_where_nobody_is_near() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "3,0", "6,0")
    bench.play("chain_lightning", TOP, guards[0])
    assert lost(guards) == [4, 0]
    bench.play("chain_lightning", TOP, "no-attack")
    assert lost(guards) == [4, 0]


def test_chain_lightning_may_stop() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "3,0", "4,0")
    bench.open("chain_lightning", TOP)
    bench.choose(guards[0])
    assert (bench.prompt, bench.targets()) == ("next-link", [guards[1]])
    bench.choose("enough")
    assert lost(guards) == [4, 0]


def test_chain_lightning_ignores_shields_with_light() -> None:
    bench = with_elements("light")
    elite = bench.monster("bandit_guard", "3,0", elite=True, hp=MANY)
    bench.play("chain_lightning", TOP, USE, elite)
    assert elite.hp == MANY - 5


def test_primal_duality() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "4,0", "0,4")
    card = bench.play("primal_duality", TOP, *guards)
    assert (lost(guards), bench.charged()) == ([5, 5], ["ice", "fire"])
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_primal_duality_brings_light_and_darkness() -> None:
    bench = Bench(elementalist="0,0")
    bench.play("primal_duality", BOTTOM, "move@2,0")
    assert bench.charged() == ["light", "dark"]


def test_gravel_vortex_hits_all_around() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "1,0", "0,1", "2,0")
    bench.play("gravel_vortex", TOP, guards[0])
    assert (lost(guards), bench.charged()) == ([2, 2, 0], ["air", "earth"])


@rule("GH-3.11.9")
@pytest.mark.parametrize(
    ("elements", "answers", "coins"),
    [
        (("fire", "dark"), (USE, "use-element:0"), 2),
        (("fire", "dark"), (KEEP,), 1),
        (("ice",), (), 1),
    ],
)
def test_gravel_vortex_loots_farther_for_two_elements(
    elements: tuple[str, ...], answers: tuple[str, ...], coins: int
) -> None:
    bench = with_elements(*elements)
    bench.coin("1,0")
    bench.coin("0,2")
    bench.play("gravel_vortex", BOTTOM, *answers, "loot")
    assert bench.hero().coins == coins


@pytest.mark.parametrize(
    ("elements", "answers", "value"),
    [(("fire", "earth"), (USE,), 5), (("fire", "earth"), (KEEP,), 2), (("fire",), (), 2)],
)
def test_obsidian_shards_need_fire_and_earth(
    elements: tuple[str, ...], answers: tuple[str, ...], value: int
) -> None:
    bench = with_elements(*elements)
    guards = guards_at(bench, "3,0", "0,3")
    bench.play("obsidian_shards", TOP, *answers, *guards)
    assert (lost(guards), bench.xp()) == ([value, value], int(value == 5))


def test_obsidian_shards_shield() -> None:
    bench = Bench(elementalist="0,0")
    (guard,) = guards_at(bench, "1,0")
    bench.play("obsidian_shards", BOTTOM)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, bench.charged()) == (4, ["ice", "dark"])


def test_winters_edge_reaches_farther_with_ice_and_air() -> None:
    bench = with_elements("ice", "air")
    elite = bench.monster("bandit_guard", "4,0", elite=True, hp=MANY)
    bench.play("winters_edge", TOP, USE, elite)
    assert (elite.hp, bench.xp()) == (MANY - 5, 1)
    bench.play("winters_edge", TOP)
    assert elite.hp == MANY - 5


def test_two_elements_are_asked_for_together() -> None:
    bench = with_elements("ice", "air")
    guards_at(bench, "2,0")
    bench.open("winters_edge", TOP)
    assert asked(bench, "en") == "Use Ice and Air?"
    assert asked(bench, "ru") == "Лёд и Воздух: использовать обе стихии?"


def test_the_question_says_which_effect_it_is_about() -> None:
    bench = with_elements("fire", "ice")
    guards_at(bench, "2,0")
    bench.open("simulacrum", TOP)
    bench.choose(KEEP)
    both = "any element and any element"
    assert asked(bench, "en") == f"Use {both} for effect 2 of the card?"
    bench.open("formless_power", TOP)
    bench.choose(KEEP)
    assert asked(bench, "en") == "Use any element for effect 2 of the card?"


def test_eye_of_the_hurricane_rages_around_the_healed() -> None:
    bench = Bench(elementalist="0,0", brute="4,0")
    bench.figure(1).hp = 1
    guards = guards_at(bench, "1,0", "5,0", "4,2", "0,2")
    card = bench.play("eye_of_the_hurricane", TOP, bench.figure(1), guards[1])
    assert (bench.figure(1).hp, lost(guards)) == (4, [0, 2, 2, 0])
    assert (bench.charged(), bench.pile_of(card), bench.xp()) == (["ice", "air"], "lost", 1)


def test_eye_of_the_hurricane_rages_nowhere_without_a_heal() -> None:
    bench = Bench(elementalist="0,0", brute="4,0")
    guards = guards_at(bench, "1,0", "5,0")
    bench.play("eye_of_the_hurricane", TOP, "skip")
    assert (lost(guards), bench.xp()) == ([0, 0], 0)


def test_eye_of_the_hurricane_moves_with_fire_and_air() -> None:
    bench = with_elements("fire", "air")
    for place in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"):
        bench.tile("obstacle", place)
    bench.play("eye_of_the_hurricane", BOTTOM, USE, USE, "move@6,0")
    assert (bench.place(bench.figure()), bench.xp()) == ("6,0", 1)


def test_simulacrum_uses_up_to_six_elements() -> None:
    bench = with_elements("fire", "ice", "air", "earth", "light", "dark")
    guards = guards_at(bench, "3,0", "0,3")
    pairs = [USE, "use-element:0", "use-element:1"]
    pairs += [USE, "use-element:2", "use-element:3", USE, "use-element:4"]
    bench.play("simulacrum", TOP, *pairs, *guards)
    assert (lost(guards), bench.xp()) == ([5, 5], 3)
    assert bench.conditions(guards[1]) == ["immobilize", "muddle"]


def test_simulacrum_with_two_elements_has_one_effect() -> None:
    bench = with_elements("fire", "ice")
    guards = guards_at(bench, "3,0", "0,3")
    bench.play("simulacrum", TOP, KEEP, USE, "use-element:0", *guards)
    assert (lost(guards), bench.xp()) == ([2, 2], 1)


def test_the_doppelganger_lets_its_owner_attack_from_there() -> None:
    bench = Bench(elementalist="0,0")
    guards = guards_at(bench, "6,0", "2,0")
    card = bench.play("simulacrum", BOTTOM, "1,0")
    double = next(figure for figure in bench.scene.figures if figure.summon is not None)
    assert (double.hp, bench.charged(), bench.pile_of(card)) == (10, ["earth"], "active")
    double_to(bench, double, "3,0")
    bench.open("burial", BOTTOM)
    bench.choose("3,0")
    assert bench.targets() == guards
    assert not [fault for fault in faults(bench.scene) if "share a hex" in fault]
    bench.choose(guards[0])
    assert (lost(guards), bench.place(bench.figure())) == ([3, 0], "0,0")
    bench.play("stoking_hail", TOP, "0,0", guards[1])
    assert lost(guards) == [3, 2]


def test_a_doppelganger_for_standard_attacks() -> None:
    bench = Bench(elementalist="0,0")
    (guard,) = guards_at(bench, "4,0")
    bench.summon("doppelganger", "3,0")
    cards = [bench.card(name) for name in ("burial", "stoking_hail")]
    bench.start(take_turn(bench.scene, bench.hero()))
    for choice in (f"standard-attack:{cards[0]}", "3,0", guard):
        bench.choose(choice)
    assert (guard.hp, bench.place(bench.figure())) == (MANY - 2, "0,0")


def test_who_dies_by_retaliation_beside_its_doppelganger_leaves_its_own_hex() -> None:
    bench = Bench(elementalist="0,0", brute="0,5")
    (guard,) = guards_at(bench, "4,0")
    guard.retaliate = [9, 1]
    bench.summon("doppelganger", "3,0")
    bench.play("frigid_torrent", TOP, "3,0", guard)
    assert bench.hero().exhausted
    assert bench.scene.is_unoccupied(bench.cell("0,0"))
    assert bench.scene.is_unoccupied(bench.cell("3,0"))


@pytest.mark.parametrize(("answer", "gone"), [(USE, True), (KEEP, False)])
def test_vengeance_kills_with_darkness(answer: str, gone: bool) -> None:
    bench = with_elements("dark", "air")
    guards = guards_at(bench, "3,0", "3,1")
    elite = bench.monster("bandit_guard", "2,1", elite=True, hp=MANY)
    bench.open("vengeance", TOP)
    bench.choose(answer)
    bench.choose(bench.area_over(*guards, elite))
    for choice in (guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.gone for guard in guards] == [gone, gone]
    assert (elite.hp, bench.xp()) == (MANY - 1, int(gone))


@pytest.mark.parametrize(("answer", "back"), [(USE, 3), (KEEP, 1)])
def test_vengeance_lets_an_ally_retaliate(answer: str, back: int) -> None:
    bench = with_elements("light", "ice", brute="4,0")
    (guard,) = guards_at(bench, "5,0")
    bench.play("vengeance", BOTTOM, "move@3,0", answer)
    bench.attack(guard, bench.figure(1), 2)
    assert (guard.hp, bench.xp()) == (MANY - back, int(answer == USE))


def test_pragmatic_reinforcement_for_one_ally() -> None:
    bench = with_elements("earth", "ice", "light", brute="3,0")
    (guard,) = guards_at(bench, "4,0")
    ally = bench.figure(1)
    ally.hp = 1
    card = bench.card("trample", 1, "discard")
    bench.play("pragmatic_reinforcement", TOP, USE, ally, USE, USE, "trample")
    assert (ally.hp, bench.pile_of(card, 1), bench.xp()) == (6, "hand", 1)
    bench.attack(guard, ally, 3, "suffer")
    assert ally.hp == 4


def test_pragmatic_reinforcement_for_a_creature() -> None:
    """It can be healed and shielded, but has no cards to recover."""
    bench = with_elements("ice", "light", tinkerer="5,0")
    decoy = bench.summon("decoy", "3,0", seat=1)
    decoy.hp = 1
    bench.card("hook_gun", 1, "discard")
    bench.play("pragmatic_reinforcement", TOP, decoy, USE, USE)
    assert (decoy.hp, bench.hero(1).hand) == (4, [])


def test_pragmatic_reinforcement_attacks_with_three_elements() -> None:
    bench = with_elements("fire", "air", "dark")
    (guard,) = guards_at(bench, "6,0")
    bench.play("pragmatic_reinforcement", BOTTOM, USE, USE, USE, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 5, ["poison", "wound"])
    assert bench.xp() == 1


def test_volatile_consumption_hurts_or_heals_after_elements() -> None:
    bench = Bench(elementalist="0,0", brute="0,1")
    guards = guards_at(bench, "2,0", "5,0")
    card = bench.play("volatile_consumption", TOP)
    bench.figure(1).hp = 1
    for element in ("fire", "air"):
        bench.element(element)
    bench.play("raw_enhancement", TOP, USE, USE, guards[0], guards[0])
    assert lost(guards) == [6, 0]
    bench.element("fire")
    bench.play("raw_enhancement", TOP, USE, guards[0], "skip", bench.figure(1))
    assert (lost(guards), bench.figure(1).hp) == ([9, 0], 2)
    bench.play("raw_enhancement", TOP, guards[0])
    assert (lost(guards), bench.pile_of(card), bench.xp()) == ([10, 0], "active", 2 + 2)


def test_volatile_consumption_after_a_standard_attack() -> None:
    bench = Bench(elementalist="0,0")
    (guard,) = guards_at(bench, "1,0")
    for name, half in (("volatile_consumption", TOP), ("formless_power", BOTTOM)):
        bench.play(name, half)
    bench.element("ice")
    cards = [bench.card(name) for name in ("burial", "stoking_hail")]
    bench.start(take_turn(bench.scene, bench.hero()))
    for choice in (f"standard-attack:{cards[0]}", USE, guard, guard):
        bench.choose(choice)
    assert guard.hp == MANY - 3 - 1


def test_volatile_consumption_rushes_through_enemies() -> None:
    bench = with_elements("fire", "ice", "light", "dark")
    guards = guards_at(bench, "2,0", "4,0")
    bench.play("volatile_consumption", BOTTOM, USE, "use-element:4", USE, "move@6,0")
    assert [bench.conditions(guard) for guard in guards] == [["wound", "immobilize"]] * 2
    assert bench.xp() == 2


@pytest.mark.parametrize(("elements", "left", "xp"), [(0, 3, 0), (1, 4, 1), (4, 6, 2)])
def test_elemental_aegis(elements: int, left: int, xp: int) -> None:
    bench = with_elements(*["fire", "ice", "air", "earth"][:elements])
    (guard,) = guards_at(bench, "1,0")
    bench.open("elemental_aegis", TOP)
    while bench.decision is not None:
        first = bench.options[0]
        bench.choose(USE if bench.prompt == "use" else f"use-element:{first.what}")
    bench.attack(guard, bench.figure(), 5)
    assert (bench.figure().hp, bench.xp()) == (left, xp)


def test_elemental_aegis_heals() -> None:
    bench = Bench(elementalist="0,0")
    bench.figure().hp = 1
    bench.play("elemental_aegis", BOTTOM)
    assert (bench.figure().hp, bench.charged()) == (6, ["light"])


def test_the_mana_sphere_charges_what_its_owner_wants() -> None:
    bench = Bench(elementalist="0,0")
    (guard,) = guards_at(bench, "3,0")
    card = bench.play("ethereal_manifestation", TOP, "1,0")
    sphere = next(figure for figure in bench.scene.figures if figure.summon is not None)
    assert (bench.pile_of(card), bench.xp()) == ("active", 1)
    sphere.summoned = 0
    bench.summon_turn(sphere, "charge:5")
    assert (guard.hp, bench.element_of("dark")) == (MANY - 2, Strength.STRONG)


def test_ethereal_manifestation_with_all_four() -> None:
    bench = with_elements("fire", "ice", "air", "earth")
    bench.figure().hp = 1
    (guard,) = guards_at(bench, "3,0")
    choices = (USE, guard, USE, "move@0,3", USE, bench.figure())
    bench.play("ethereal_manifestation", BOTTOM, *choices)
    assert (guard.hp, bench.place(bench.figure()), bench.figure().hp) == (MANY - 3, "0,3", 4)
    assert [bench.element_of(each) for each in ("fire", "ice", "air", "earth")] == [
        Strength.INERT
    ] * 4


def test_eternal_equilibrium_strikes_all_in_range() -> None:
    bench = with_elements("dark", "light")
    guards = guards_at(bench, "2,0", "0,3", "-4,0")
    bench.play("eternal_equilibrium", TOP, USE, USE, guards[0])
    assert (lost(guards), bench.conditions(guards[0])) == ([4, 4, 0], ["muddle"])
    assert (len(bench.scene.monster_curses), bench.xp()) == (8, 2)


def test_eternal_equilibrium_protects_the_healed() -> None:
    bench = with_elements("fire", "ice", brute="4,0")
    (guard,) = guards_at(bench, "5,0")
    bench.figure(1).hp = 1
    bench.play("eternal_equilibrium", BOTTOM, bench.figure(1), USE, USE)
    bench.attack(guard, bench.figure(1), 3)
    assert (bench.figure(1).hp, guard.hp, bench.xp()) == (4, MANY - 2, 2)


def double_to(bench: Bench, double: Figure, place: str) -> None:
    """The creature has gone to another hex since."""
    bench.scene.figure_at[double.cell] = -1
    double.cell = bench.cell(place)
    bench.scene.figure_at[double.cell] = double.id
