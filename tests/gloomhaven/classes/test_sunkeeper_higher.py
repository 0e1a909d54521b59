"""The Sunkeeper: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.state.scene import Strength
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


@rule("GH-3.3.1")
def test_unwavering_mandate_gives_an_ally_a_whole_turn() -> None:
    """The cards that the ally chose for this round wait for its own turn."""
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    waiting = [bench.card(name, 1) for name in ("skewer", "eye_for_an_eye")]
    first = bench.card("provoking_roar", 1, "hand")
    second = bench.card("grab_and_go", 1, "hand")
    bench.open("unwavering_mandate", TOP)
    bench.choose(bench.figure(1))
    bench.choose("provoking_roar")
    assert bench.hero(1).waiting == waiting
    bench.choose(f"top:{first}")
    bench.choose(guard)
    bench.choose(f"bottom:{second}")
    bench.choose("move@1,-1")
    assert (guard.hp, bench.conditions(guard)) == (MANY - 2, ["disarm"])
    assert bench.decision is None
    assert (bench.hero(1).chosen, bench.hero(1).waiting) == (waiting, [])
    assert bench.hero(1).acted != bench.scene.round
    assert (bench.xp(), bench.scene.acting) == (2, bench.figure().id)


@rule("GH-3.11.4")
def test_what_she_charged_waits_for_the_end_of_her_own_turn() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    bench.figure().hp = 5
    bench.play("dazzling_charge", TOP, bench.figure())
    cards = [bench.card(name, 1, "hand") for name in ("eye_for_an_eye", "grab_and_go")]
    bench.open("unwavering_mandate", TOP)
    bench.choose(bench.figure(1))
    bench.choose("grab_and_go")
    bench.choose(f"bottom:{cards[0]}")
    bench.choose(bench.figure())
    bench.choose(f"top:{cards[1]}")
    assert bench.decision is None
    assert (bench.element_of("earth"), bench.element_of("light")) == (
        Strength.STRONG,
        Strength.INERT,
    )
    assert bench.charged() == ["light"]


def test_unwavering_mandate_needs_two_cards_in_hand() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    bench.card("trample", 1, "hand")
    card = bench.play("unwavering_mandate", TOP)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 0)


def test_unwavering_mandate_heals_two_with_light() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", cragheart="2,0")
    for seat in (1, 2):
        bench.figure(seat).hp = 1
    bench.element("light")
    bench.play("unwavering_mandate", BOTTOM, "use", bench.figure(1), bench.figure(2))
    assert [bench.figure(seat).hp for seat in (1, 2)] == [4, 4]
    assert bench.xp() == 1


def test_burning_flash_attacks_all_around() -> None:
    bench = Bench(sunkeeper="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "0,1", "-1,0")]
    card = bench.play("burning_flash", TOP, guards[0], guards[1])
    assert [guard.hp for guard in guards] == [MANY - 4] * 3
    assert (bench.xp(), bench.charged(), bench.pile_of(card)) == (3, ["light"], "lost")


def test_burning_flash_turns_any_element_to_light() -> None:
    bench = Bench(sunkeeper="0,0", brute="3,0")
    bench.figure(1).hp = 1
    bench.element("ice")
    bench.play("burning_flash", BOTTOM, "use", bench.figure(1))
    assert (bench.figure(1).hp, bench.charged()) == (5, ["light"])


def test_mobilizing_axiom_charges_light() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("mobilizing_axiom", TOP, guard)
    assert (guard.hp, bench.charged()) == (MANY - 4, ["light"])


def test_mobilizing_axiom_moves_all_allies() -> None:
    bench = Bench(sunkeeper="0,0", brute="5,0", tinkerer="0,3", scoundrel="-6,0")
    card = bench.play("mobilizing_axiom", BOTTOM, bench.figure(1), "move@1,0", "move@0,1")
    places = [bench.place(bench.figure(seat)) for seat in (1, 2, 3)]
    assert places == ["1,0", "0,1", "-6,0"]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_righteous_strength_blesses_all_around() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", tinkerer="0,1", scoundrel="3,0")
    bench.play("righteous_strength", TOP)
    assert (len(bench.scene.bless), bench.xp()) == (8, 1)


def test_righteous_strength_moves_and_shields() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("righteous_strength", BOTTOM, "move@3,0")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 8


def test_engulfing_radiance_heals_everybody() -> None:
    bench = Bench(sunkeeper="-6,0", brute="6,0")
    for seat in range(2):
        bench.figure(seat).hp = 3
    card = bench.play("engulfing_radiance", TOP)
    assert [bench.figure(seat).hp for seat in range(2)] == [6, 6]
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 2, ["light"])


@rule("GH-3.7.12")
def test_engulfing_radiance_hinders_attacks_on_those_near_her() -> None:
    """Whoever is within range when attacked."""
    bench = Bench(sunkeeper="0,0", brute="4,0", tinkerer="5,0")
    guard = bench.monster("bandit_guard", "4,1")
    bench.play("engulfing_radiance", BOTTOM)
    assert bench.charged() == ["light"]
    for seat, lost in ((1, 1), (2, 3)):
        bench.rig_monsters("plus_1", "minus_1")
        bench.attack(guard, bench.figure(seat), 2)
        assert bench.figure(seat).hp == bench.figure(seat).max_hp - lost
        bench.scene.monster_deck.draw = bench.scene.monster_deck.draw[:10]
    bench.end_round()
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(1), 2)
    assert bench.figure(1).hp == 10 - 1 - 3


def test_path_of_glory_blesses_those_passed() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", tinkerer="3,0")
    card = bench.play("path_of_glory", BOTTOM, "walk", "1,0", "2,0", "stay")
    assert (len(bench.scene.bless), bench.pile_of(card), bench.xp()) == (9, "lost", 1)


def test_scales_of_justice_retaliates_and_weakens() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("scales_of_justice", TOP)
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == MANY - 2
    bench.play("practical_plans", TOP, guard)
    assert guard.hp == MANY - 2 - 4
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_scales_of_justice_runs_on_light_and_stuns() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.element("light")
    bench.play("scales_of_justice", BOTTOM, "use", "move@4,0", guard)
    assert (bench.conditions(guard), bench.xp()) == (["stun"], 1)


def test_supportive_chant_helps_attacks_of_allies() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "1,1", hp=MANY)
    bench.play("supportive_chant", TOP)
    bench.attack(bench.figure(1), guard, 2)
    bench.attack(bench.figure(0), guard, 2)
    assert (guard.hp, bench.xp()) == (MANY - 3 - 2, 1)


@rule("GH-3.12.1")
def test_supportive_chant_helps_moves_of_allies() -> None:
    """Printed and standard ones, and those of summons; not her own."""
    bench = Bench(sunkeeper="-6,0", brute="0,0")
    decoy = bench.summon("decoy", "0,3", seat=1)
    bench.monster("bandit_guard", "0,-6")
    bench.play("supportive_chant", BOTTOM)
    bench.open("grab_and_go", BOTTOM, seat=1)
    assert "6,0" in bench.places()
    bench.choose("move@5,0")
    bench.summon_turn(decoy)
    assert bench.place(decoy) == "0,-1"
    bench.open("cautious_advance", BOTTOM)
    assert "-3,0" in bench.places()
    assert "-2,0" not in bench.places()


def test_illuminate_the_target_strengthens_all_around() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", tinkerer="2,0")
    guard = bench.monster("bandit_guard", "0,1", hp=MANY)
    bench.play("illuminate_the_target", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 5, 1)
    found = [bench.conditions(bench.figure(seat)) for seat in range(3)]
    assert found == [[], ["strengthen"], []]


@pytest.mark.parametrize(
    ("card", "half", "value"),
    [("illuminate_the_target", BOTTOM, 6), ("inspiring_sanctity", TOP, 8)],
)
def test_an_ally_attacks(card: str, half: int, value: int) -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play(card, half, bench.figure(1), guard)
    assert guard.hp == MANY - value


def test_weapon_of_purity_burns_light_in_any_attack() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("weapon_of_purity", TOP)
    bench.play("practical_plans", TOP, guard)
    assert guard.hp == MANY - 5
    bench.element("light")
    bench.rig("minus_1", "plus_1")
    bench.play("practical_plans", TOP, "use", guard)
    assert (guard.hp, bench.xp(), bench.pile_of(card)) == (MANY - 5 - 8, 1, "active")


def test_bright_aegis_shields_and_retaliates() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("bright_aegis", TOP)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, guard.hp, bench.charged()) == (9, 5, ["light"])


@pytest.mark.parametrize(("uses", "recovered"), [("use", 2), ("do-not-use", 1)])
def test_bright_aegis_recovers_lost_cards(uses: str, recovered: int) -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    names = ("trample", "skewer")
    for name in names:
        bench.card(name, 1, "lost")
    bench.element("light")
    card = bench.play("bright_aegis", BOTTOM, bench.figure(1), uses, *names[:recovered])
    assert (len(bench.hero(1).hand), bench.xp()) == (recovered, 1 + recovered)
    assert bench.pile_of(card) == "lost"


def test_cleansing_force_stuns_and_wounds() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("cleansing_force", TOP, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 6, ["wound", "stun"])
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_cleansing_force_moves_and_charges_light() -> None:
    bench = Bench(sunkeeper="0,0")
    bench.play("cleansing_force", BOTTOM, "move@4,0")
    assert bench.charged() == ["light"]


def test_inspiring_sanctity_kills_with_light() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", elite=True, hp=MANY)
    bench.element("light")
    bench.play("inspiring_sanctity", TOP, bench.figure(1), "use", guard)
    assert guard.gone
    assert (bench.xp(0), bench.xp(1)) == (3, 0)


def test_inspiring_sanctity_does_not_kill_a_boss() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    boss = bench.monster("bandit_commander", "2,0", hp=MANY)
    boss.rank = 2
    bench.element("light")
    bench.play("inspiring_sanctity", TOP, bench.figure(1), "use", boss)
    assert boss.hp == MANY - 8


def test_inspiring_sanctity_lets_all_allies_attack() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", cragheart="0,1", tinkerer="-3,0")
    guard = bench.monster("bandit_guard", "1,1", hp=MANY)
    card = bench.play("inspiring_sanctity", BOTTOM, bench.figure(1), guard, bench.figure(2), guard)
    assert guard.hp == MANY - 8
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_angelic_ascension_lifts_four_attacks() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=99)
    card = bench.play("angelic_ascension", TOP)
    bench.rig("minus_1", "plus_1")
    bench.play("practical_plans", TOP, guard)
    assert (guard.hp, bench.conditions(guard)) == (99 - 9, ["wound"])
    for _ in range(3):
        bench.play("practical_plans", TOP, guard)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 4)


@rule("GH-3.18.1")
def test_divine_intervention_takes_damage_over() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0")
    card = bench.play("divine_intervention", TOP)
    bench.attack(guard, bench.figure(1), 3, "bear-it")
    assert (bench.figure(0).hp, bench.figure(1).hp) == (8, 10)
    bench.attack(guard, bench.figure(1), 3, "let-suffer")
    assert (bench.figure(0).hp, bench.figure(1).hp) == (8, 7)
    bench.hurt(guard, 1)
    bench.hurt(bench.figure(0), 1)
    assert (guard.hp, bench.figure(0).hp) == (5, 7)
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_divine_intervention_shields_everybody() -> None:
    bench = Bench(sunkeeper="-6,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("divine_intervention", BOTTOM)
    bench.attack(guard, bench.figure(1), 3)
    assert (bench.figure(1).hp, bench.charged()) == (8, ["light"])
