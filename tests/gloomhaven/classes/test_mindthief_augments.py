"""The Mindthief's augments and the cards about them."""

import pytest

from questhall.games.gloomhaven.rules.cards.active_area import end_active
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule

AUGMENTS = (
    "feedback_loop",
    "the_minds_weakness",
    "parasitic_influence",
    "withering_claw",
    "silent_scream",
    "frozen_mind",
    "vicious_blood",
    "phantasmal_killer",
)


@pytest.mark.parametrize("name", AUGMENTS)
def test_an_augment_stays_and_a_new_one_takes_its_place(name: str) -> None:
    bench = Bench(mindthief="0,0")
    other = "parasitic_influence" if name != "parasitic_influence" else "the_minds_weakness"
    first = bench.play(other, TOP)
    assert bench.pile_of(first) == "active"
    second = bench.play(name, TOP, other)
    assert bench.pile_of(first) == "discard"
    assert bench.pile_of(second) == "active"


@rule("GH-3.3.5")
def test_a_new_augment_may_be_skipped_for_its_attack() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    first = bench.play("the_minds_weakness", TOP, "no-attack")
    second = bench.play("feedback_loop", TOP, "skip", guard)
    assert guard.hp == 6 - 3
    assert bench.pile_of(first) == "active"
    assert bench.pile_of(second) == "discard"
    assert bench.xp() == 2


def test_feedback_loop_shields_once_for_each_melee_attack() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("feedback_loop", TOP, guard)
    assert guard.hp == 19
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 4
    bench.play("corrupting_embrace", TOP, guard, guard)
    bench.attack(guard, bench.figure(), 4, "suffer")
    assert bench.figure().hp == 3
    bench.play("perverse_edge", BOTTOM, guard)
    bench.attack(guard, bench.figure(), 4, "suffer")
    assert bench.figure().hp == 2
    bench.end_round()
    bench.attack(guard, bench.figure(), 1, "suffer")
    assert bench.figure().hp == 1


def test_feedback_loop_muddles_those_jumped_over_on_the_way_back() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("feedback_loop", BOTTOM, "step@1,0", "step@0,1", "step@0,0", "stay")
    assert bench.conditions(guard) == ["muddle"]


def test_feedback_loop_muddles_nobody_if_it_ends_elsewhere() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("feedback_loop", BOTTOM, "step@1,0", "step@2,0", "stay")
    assert bench.conditions(guard) == []


def test_the_minds_weakness_adds_to_melee_attacks_only() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    far = bench.monster("bandit_guard", "3,0")
    bench.play("the_minds_weakness", TOP, guard)
    assert guard.hp == 17
    bench.play("brain_leech", TOP, far)
    assert far.hp == 2


def test_parasitic_influence_heals_its_owner() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.figure().hp = 1
    bench.play("parasitic_influence", TOP, guard)
    assert bench.figure().hp == 3
    assert guard.hp == 5


def test_parasitic_influence_forces_a_step() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.tile("trap", "4,0", damage=3)
    bench.play("parasitic_influence", BOTTOM, guard, "move@4,0")
    assert bench.place(guard) == "4,0"
    assert guard.hp == 3


def test_an_immobilized_enemy_cannot_be_forced_to_move() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.give(guard, "immobilize")
    bench.play("parasitic_influence", BOTTOM, guard)
    assert bench.place(guard) == "3,0"


def test_withering_claw_muddles_and_poisons() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("withering_claw", TOP, guard)
    assert guard.hp == 5
    assert sorted(bench.conditions(guard)) == ["muddle", "poison"]


def test_withering_claw_immobilizes_and_runs() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("withering_claw", BOTTOM, guard, "move@-3,0")
    assert bench.conditions(guard) == ["immobilize"]
    assert bench.place(bench.figure()) == "-3,0"


def test_silent_scream_heals_somebody_near() -> None:
    bench = Bench(mindthief="0,0", brute="-2,0")
    bench.figure(1).hp = 4
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("silent_scream", TOP, guard, bench.figure(1))
    assert bench.figure(1).hp == 6
    assert guard.hp == 4


def test_silent_scream_pushes_farther_with_ice() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.element("ice")
    bench.play("silent_scream", BOTTOM, "stay", "use", "2,0", "3,0", "4,0")
    assert bench.place(guard) == "4,0"
    assert bench.xp() == 1


def test_frozen_mind_stuns_for_ice() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.element("ice")
    bench.play("frozen_mind", TOP, guard, "do-not-use")
    assert bench.conditions(guard) == []
    assert bench.xp() == 2
    bench.play("the_minds_weakness", BOTTOM, guard, "use")
    assert sorted(bench.conditions(guard)) == ["stun", "wound"]
    assert bench.element_of("ice") == 0


def test_frozen_mind_forces_two_steps() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.play("frozen_mind", BOTTOM, guard, "move@3,0")
    assert bench.place(guard) == "3,0"


def test_vicious_blood_retaliates_for_the_round() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play("vicious_blood", TOP, guard)
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == 16
    bench.end_round()
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == 16


def test_phantasmal_killer_kills_a_normal_enemy_for_dark() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.element("dark")
    bench.rig("miss")
    before = len(bench.hero().deck.draw)
    bench.play("phantasmal_killer", TOP, guard, "use")
    assert guard.gone
    assert len(bench.hero().deck.draw) == before
    assert bench.scene.coins[bench.cell("1,0")] == 1
    assert bench.element_of("dark") == 0
    assert bench.xp() == 1


def test_phantasmal_killer_only_wounds_an_elite() -> None:
    bench = Bench(mindthief="0,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True, hp=20)
    bench.element("dark")
    bench.play("phantasmal_killer", TOP, elite)
    assert elite.hp == 19  # it has Shield 1
    assert bench.element_of("dark") > 0


def test_phantasmal_killer_loots_and_hides() -> None:
    bench = Bench(mindthief="0,0")
    bench.coin("2,0")
    bench.play("phantasmal_killer", BOTTOM, "move@1,0", "loot")
    assert bench.hero().coins == 1
    assert bench.conditions(bench.figure()) == ["invisible"]
    assert bench.charged() == ["dark"]


def test_mass_hysteria_allows_two_augments() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    hysteria = bench.play("mass_hysteria", BOTTOM)
    first = bench.play("the_minds_weakness", TOP, "no-attack")
    second = bench.play("withering_claw", TOP, guard)
    assert guard.hp == 17
    assert sorted(bench.conditions(guard)) == ["muddle", "poison"]
    third = bench.play("vicious_blood", TOP, "withering_claw", guard)
    assert guard.hp == 17 - 2 - 2 - 1
    assert [bench.pile_of(card) for card in (first, second, third)] == [
        "active",
        "discard",
        "active",
    ]
    assert bench.pile_of(hysteria) == "active"


def test_without_mass_hysteria_only_the_newest_augment_is_left() -> None:
    bench = Bench(mindthief="0,0")
    hysteria = bench.play("mass_hysteria", BOTTOM)
    first = bench.play("the_minds_weakness", TOP)
    second = bench.play("withering_claw", TOP)
    end_active(bench.scene, hysteria)
    assert bench.pile_of(hysteria) == "lost"
    assert [bench.pile_of(first), bench.pile_of(second)] == ["discard", "active"]


def test_mass_hysteria_muddles_four() -> None:
    bench = Bench(mindthief="0,0")
    places = ("2,0", "0,2", "-2,0", "0,-2")
    guards = [bench.monster("bandit_guard", place) for place in places]
    bench.play("mass_hysteria", TOP, *guards)
    assert [guard.hp for guard in guards] == [5, 5, 5, 5]
    assert all(bench.conditions(guard) == ["muddle"] for guard in guards)
    assert bench.charged() == ["ice"]


def test_psychic_projection_augments_ranged_attacks() -> None:
    bench = Bench(mindthief="0,0")
    far = bench.monster("bandit_guard", "3,0", hp=20)
    bench.play("the_minds_weakness", TOP)
    card = bench.play("psychic_projection", BOTTOM)
    bench.play("dark_frenzy", BOTTOM, "stay", far)
    assert far.hp == 15
    bench.end_round()
    assert bench.pile_of(card) == "lost"
    bench.play("dark_frenzy", BOTTOM, "stay", far)
    assert far.hp == 12


def test_psychic_projection_heals_shields_and_stuns_oneself() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.figure().hp = 1
    bench.play("psychic_projection", TOP)
    assert bench.figure().hp == 6
    assert bench.conditions(bench.figure()) == ["stun"]
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 5


def test_domination_lends_augments_to_an_ally() -> None:
    bench = Bench(mindthief="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.figure(1).hp = 5
    bench.play("mass_hysteria", BOTTOM)
    bench.play("the_minds_weakness", TOP)
    bench.play("parasitic_influence", TOP)
    bench.open("domination", TOP)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    bench.choose(guard)
    assert guard.hp == 14
    assert bench.figure(1).hp == 7
    assert bench.xp(1) == 0
    bench.attack(bench.figure(1), guard, 2)
    assert guard.hp == 12
