"""The Sawbones: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.rules.cards.active_area import end_active
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


def test_hamstring_immobilizes_the_runner() -> None:
    bench = Bench(sawbones="0,0")
    bench.play("hamstring", BOTTOM, "move@6,0")
    assert bench.conditions(bench.figure()) == ["immobilize"]


def test_precaution_shields_all_allies() -> None:
    bench = Bench(sawbones="0,0", brute="5,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("precaution", TOP)
    for seat in range(2):
        bench.attack(guard, bench.figure(seat), 3)
    assert [bench.figure(seat).hp for seat in range(2)] == [5, 8]


def test_regenerative_tissue_heals_at_the_start_of_turns() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.figure(1).hp = 1
    card = bench.play("regenerative_tissue", BOTTOM, bench.figure(1))
    bench.begin_turn(seat=0)
    assert bench.figure(1).hp == 1
    bench.begin_turn(seat=1)
    assert (bench.figure(1).hp, bench.xp()) == (2, 2)
    end_active(bench.scene, card)
    assert bench.pile_of(card, seat=1) == "lost"


def test_blood_transfusion_costs_blood() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1")
    bench.figure(1).hp = 1
    bench.play("blood_transfusion", TOP, bench.figure(1))
    assert (bench.figure(1).hp, bench.figure().hp, bench.xp()) == (8, 6, 1)


def test_blood_transfusion_heals_all_allies_after_the_attack() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1")
    guard = bench.monster("bandit_guard", "-1,0", hp=MANY)
    for seat in range(3):
        bench.figure(seat).hp = 1
    bench.play("blood_transfusion", BOTTOM, guard)
    assert [bench.figure(seat).hp for seat in range(3)] == [1, 3, 3]
    assert guard.hp == MANY - 3


def test_do_no_harm_kills_and_hampers_the_killer() -> None:
    bench = Bench(sawbones="0,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True)
    bench.monster("bandit_guard", "5,0")
    card = bench.play("do_no_harm", TOP, elite)
    assert (elite.gone, bench.pile_of(card), bench.xp()) == (True, "lost", 2)
    assert bench.conditions(bench.figure()) == ["immobilize", "disarm"]


def test_do_no_harm_comes_and_heals() -> None:
    bench = Bench(sawbones="0,0", brute="5,0")
    bench.figure(1).hp = 1
    bench.play("do_no_harm", BOTTOM, "move@4,0", bench.figure(1))
    assert bench.figure(1).hp == 4


def test_research_the_cure_relieves_all_allies_around() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1", scoundrel="3,0")
    guard = bench.monster("bandit_guard", "-1,0", hp=MANY)
    for seat in range(4):
        bench.give(bench.figure(seat), "poison")
    bench.give(bench.figure(1), "disarm")
    bench.play("research_the_cure", TOP, guard)
    poisoned = [seat for seat in range(4) if bench.conditions(bench.figure(seat))]
    assert (guard.hp, poisoned) == (MANY - 4, [0, 3])


def test_research_the_cure_shields_and_wards() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", plagueherald="2,0")
    guard = bench.monster("bandit_guard", "1,1")
    bench.play("research_the_cure", BOTTOM, bench.figure(1))
    bench.attack(guard, bench.figure(1), 3)
    bench.play("mass_extinction", TOP, seat=2)
    assert (bench.figure(1).hp, bench.conditions(bench.figure(1))) == (8, [])


def test_amputate_heals_and_stuns() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.figure(1).hp = 1
    bench.play("amputate", BOTTOM, bench.figure(1))
    assert (bench.figure(1).hp, bench.conditions(bench.figure(1))) == (8, ["stun"])


def test_euthanize_kills_the_very_sick() -> None:
    bench = Bench(sawbones="0,0")
    sick, healthy = (bench.monster("bandit_guard", place) for place in ("1,0", "0,1"))
    elite = bench.monster("bandit_guard", "-1,0", elite=True)
    for each in (sick, elite):
        bench.give(each, "poison", "wound")
    bench.give(healthy, "poison", "strengthen")
    bench.open("euthanize", TOP)
    assert bench.targets() == [sick]
    bench.choose(sick)
    assert (sick.gone, bench.xp()) == (True, 1)


@pytest.mark.parametrize(
    ("half", "pack", "pile", "xp"),
    [(TOP, "medical_pack", "discard", 1), (BOTTOM, "large_medical_pack", "lost", 2)],
)
def test_prescription_is_for_all_allies_around(half: int, pack: str, pile: str, xp: int) -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1", scoundrel="3,0")
    bench.summon("decoy", "-1,0", seat=2)
    card = bench.play("prescription", half)
    hands = [bench.hero(seat).hand for seat in range(4)]
    assert [[bench.scene.card(each).key for each in hand] for hand in hands] == [
        [],
        [pack],
        [pack],
        [],
    ]
    assert (bench.pile_of(card), bench.xp()) == (pile, xp)


@rule("GH-3.10.11")
def test_master_physician_relieves_before_six_heals() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    ally = bench.figure(1)
    ally.hp = 1
    card = bench.play("master_physician", TOP)
    for _ in range(6):
        ally.hp = 1
        bench.give(ally, "poison", "disarm")
        bench.play("hold_back_the_pain", TOP, ally)
        assert (ally.hp, bench.conditions(ally)) == (4, [])
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3 + 6)


def test_master_physician_heals_more_this_round() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    ally = bench.figure(1)
    ally.hp = 1
    bench.play("master_physician", BOTTOM)
    bench.play("hold_back_the_pain", TOP, ally)
    assert ally.hp == 8
    bench.end_round()
    ally.hp = 1
    bench.play("hold_back_the_pain", TOP, ally)
    assert ally.hp == 4


def test_surgeons_satchel_loots_and_heals() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1")
    bench.coin("-1,0")
    for seat in range(3):
        bench.figure(seat).hp = 1
    bench.play("surgeons_satchel", TOP, "loot")
    assert bench.hero().coins == 1
    assert [bench.figure(seat).hp for seat in range(3)] == [1, 3, 3]


def test_surgeons_satchel_comes_with_a_pack() -> None:
    bench = Bench(sawbones="0,0", brute="5,0")
    bench.play("surgeons_satchel", BOTTOM, "move@4,0", bench.figure(1))
    assert (len(bench.hero(1).hand), bench.xp()) == (1, 1)


def test_bedside_manner_does_all_for_one() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1")
    ally = bench.figure(1)
    ally.hp = 1
    bench.give(ally, "wound", "stun")
    card = bench.play("bedside_manner", TOP, ally)
    assert (ally.hp, bench.conditions(ally)) == (4, [])
    assert [bench.scene.card(each).key for each in bench.hero(1).hand] == ["large_medical_pack"]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize("target", ["self", "summon"])
def test_bedside_manner_for_others_than_characters(target: str) -> None:
    """The Sawbones may treat itself; a creature has no hand for the pack."""
    bench = Bench(sawbones="0,0", tinkerer="4,0")
    decoy = bench.summon("decoy", "1,0", seat=1)
    chosen = bench.figure() if target == "self" else decoy
    chosen.hp = 1
    bench.play("bedside_manner", TOP, chosen)
    assert (chosen.hp, len(bench.hero().hand)) == (4, 1 if target == "self" else 0)


def test_bedside_manner_lets_an_ally_recover() -> None:
    bench = Bench(sawbones="0,0", brute="3,0", tinkerer="5,0")
    cards = [bench.card(name, 1, "discard") for name in ("trample", "leaping_cleave", "skewer")]
    bench.play("bedside_manner", BOTTOM, "move@2,0", bench.figure(1), "trample", "skewer")
    assert [bench.pile_of(card, 1) for card in cards] == ["hand", "discard", "hand"]


def test_prep_for_surgery_heals_instead_of_attacks() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="5,0")
    guard = bench.monster("bandit_guard", "0,1", hp=MANY)
    card = bench.play("prep_for_surgery", TOP)
    for seat in (1, 2):
        bench.figure(seat).hp = 1
    bench.play("bloody_saw", TOP, "as-heal", bench.figure(1))
    assert (bench.figure(1).hp, bench.conditions(bench.figure(1))) == (5, [])
    bench.play("gentlemans_anger", BOTTOM, "as-heal", bench.figure(2))
    assert bench.figure(2).hp == 5
    bench.play("bloody_saw", TOP, "as-printed", guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 3, "active", 2 + 3)


def test_prep_for_surgery_heals_instead_of_moves() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.play("prep_for_surgery", TOP)
    bench.figure(1).hp = 1
    bench.give(bench.figure(), "immobilize")
    bench.play("hamstring", BOTTOM, "as-heal", bench.figure(1))
    assert bench.figure(1).hp == 8
    bench.play("vital_strike", BOTTOM, "as-heal", "skip")
    assert bench.figure(1).hp == 8


def test_prep_for_surgery_heals_with_standard_abilities() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.play("prep_for_surgery", TOP)
    bench.figure(1).hp = 1
    cards = [bench.card(name) for name in ("triage", "vaccine")]
    bench.start(take_turn(bench.scene, bench.hero()))
    for choice in (f"standard-attack:{cards[0]}", "as-heal", bench.figure(1)):
        bench.choose(choice)
    for choice in (f"standard-move:{cards[1]}", "as-heal", bench.figure(1)):
        bench.choose(choice)
    assert bench.figure(1).hp == 7


def test_prep_for_surgery_stuns() -> None:
    bench = Bench(sawbones="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("prep_for_surgery", BOTTOM, "move@3,0", guard)
    assert bench.conditions(guard) == ["stun"]


def test_grisly_trauma_kills_the_badly_hurt() -> None:
    bench = Bench(sawbones="0,0")
    places = ("3,0", "3,1", "4,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    guards[0].hp -= 10
    guards[1].hp -= 9
    bench.open("grisly_trauma", TOP)
    bench.choose(bench.area_over(*guards[:2]))
    assert [guard.gone for guard in guards] == [True, False, False]
    assert bench.xp() == 1


def test_grisly_trauma_ails_all_around() -> None:
    bench = Bench(sawbones="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "2,1", "5,0")]
    bench.play("grisly_trauma", BOTTOM, "move@2,0")
    ailing = ["poison", "wound", "muddle"]
    assert [bench.conditions(guard) for guard in guards] == [ailing, ailing, []]
