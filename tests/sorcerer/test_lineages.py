"""Chapter 21: graves, flames and blood."""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from tests.marks import example, rule
from tests.sorcerer.bench import B1, Bench, quiet

# -- Necromancer ----------------------------------------------------------------


@example("SO-EX-79")
@rule("SO-21.1.1")
def test_an_entombed_power_works_only_from_the_graveyard() -> None:
    bench = Bench()
    pauper = bench.hand(0, name="unquiet_pauper")  # Entombed - Action: 1 energy, return this
    bench.act(0)
    assert bench.offers("power") == []
    bench.choose(f"cast:{pauper}@{B1}")
    bench.act(0)
    assert bench.offers("power") == []
    bench.cast(1, "destroy(enemy)")
    bench.act(0)
    assert bench.offers("power") == [f"power:{pauper}#0"]
    energy, actions = bench.player(0).energy, bench.player(0).actions
    bench.choose(f"power:{pauper}")
    assert bench.player(0).hand == [pauper]
    assert (bench.player(0).energy, bench.player(0).actions) == (energy - 1, actions - 1)


@rule("SO-21.1.1")
def test_an_entombed_power_takes_its_owners_action() -> None:
    bench = quiet()
    pauper = bench.graveyard(0, name="unquiet_pauper")
    bench.act(1)
    assert bench.offers("power") == []
    bench.battle_phase()
    bench.end_phase()
    assert bench.player(0).graveyard == [pauper]


@rule("SO-21.1.1")
@pytest.mark.parametrize("zone", ["graveyard", "hand", "play"])
def test_entombed_tactics_and_end_effects_work_only_from_the_graveyard(zone: str) -> None:
    bench = quiet()
    text = {"tactic": "attack_bonus(1)", "end_of_round": "energy(2)"}
    if zone == "graveyard":
        bench.graveyard(0, entombed=text)
    elif zone == "hand":
        bench.hand(0, entombed=text)
    else:
        bench.minion(0, field=0, entombed=text)
    bench.fight(bench.minion(0, field=1, attack=1), "M M")
    assert bench.dice_rolled == (2 if zone == "graveyard" else 1)
    bench.end_phase()
    assert bench.player(0).energy == (8 if zone == "graveyard" else 6)


# -- Demonologist ---------------------------------------------------------------


@rule("SO-21.2.1", "SO-21.0.1")
def test_flame_counters_are_put_on_enemy_minions() -> None:
    bench = Bench()
    mine, theirs = bench.minion(0, life=5), bench.minion(1, life=5)
    card = bench.hand(0, name="burst_gas_main")
    bench.act(0, f"cast-sorcery:{card}")
    assert (mine.flame, theirs.flame) == (0, 2)


@rule("SO-21.2.2")
def test_a_flame_counter_changes_no_number_but_other_cards_see_it() -> None:
    bench = quiet()
    burning = bench.minion(1, attack=3, life=5, flame=2)
    assert (attack_of(bench.arena, burning), life_of(bench.arena, burning)) == (3, 5)
    hound = bench.minion(0, name="coal_hole_hound")  # +1 attack against a burning enemy
    bench.fight(hound, "M M M M")
    assert bench.dice_rolled == 4
    bench.minion(0, name="lady_vitriol")  # -1 attack for burning enemies
    assert attack_of(bench.arena, burning) == 2
    burning.flame = 0
    assert attack_of(bench.arena, burning) == 3


@example("SO-EX-71")
@rule("SO-21.2.3", "SO-21.2.4", "SO-21.2.5")
def test_a_minion_burns_to_death() -> None:
    bench = Bench()
    minion = bench.minion(1, attack=3, life=5, damage=1, flame=2)
    bench.end_phase()
    assert (minion.damage, minion.flame) == (3, 2)
    bench.end_phase()
    assert bench.player(1).graveyard == [minion.card]
    bench.end_phase()
    assert bench.events("burns") == []
    bench.cast(1, "raise_minion(9)", f"put:{minion.card}@{B1}")
    risen = bench.arena.minion(minion.card)
    assert risen is not None
    assert (risen.damage, risen.flame) == (0, 0)


@example("SO-EX-72")
@rule("SO-21.2.3", "SO-21.2.4")
def test_flame_counters_do_not_multiply() -> None:
    bench = Bench()
    minion = bench.minion(1, life=9, flame=2)
    bench.end_phase()
    assert (minion.damage, minion.flame) == (2, 2)


@rule("SO-21.2.3")
@pytest.mark.parametrize(("lit_before", "burnt"), [(True, 4), (False, 0)])
def test_a_minion_burns_by_its_counters_at_that_moment(lit_before: bool, burnt: int) -> None:
    bench = Bench(first=0)
    bench.minion(0, end_of_round="flame(3, enemy)")
    minion = bench.minion(1, life=9, flame=1 if lit_before else 0)
    bench.end_phase()
    assert minion.flame == 3 + int(lit_before)
    assert minion.damage == burnt


@rule("SO-21.2.3")
@pytest.mark.parametrize(("ruling", "asked"), [("demonologist", 0), ("controller", 1)])
def test_whose_effect_burning_is_follows_the_ruling(ruling: str, asked: int) -> None:
    bench = Bench(first=0, burning=ruling)
    bench.decks(0, "blade_dancer", "demonologist", "temple")
    burning = [bench.minion(1, life=9, flame=1).card for _ in range(2)]
    bench.end_phase()
    assert (bench.prompt, bench.seats) == ("order-end", [asked])
    assert bench.offered == [f"resolve:{burning[0]}#0", f"resolve:{burning[1]}#1"]


@rule("SO-21.2.3")
def test_without_a_demonologist_burning_belongs_to_the_controller() -> None:
    bench = Bench(first=0)
    for _ in range(2):
        bench.minion(1, life=9, flame=1)
    bench.end_phase()
    assert (bench.prompt, bench.seats) == ("order-end", [1])


# -- Bloodlord ------------------------------------------------------------------


def bloodlord(blood: int, needs_avatar: bool = False) -> Bench:
    bench = quiet(blood_needs_avatar=needs_avatar)
    bench.skill(0, "bloodlord")
    bench.player(0).skill_ready = [False, False, False]
    bench.player(0).blood = blood
    return bench


@example("SO-EX-73")
@rule("SO-21.3.4", "SO-21.3.3")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (7, 10), (4, 7)])
def test_the_pool_never_holds_more_than_ten_blood(before: int, after: int) -> None:
    bench = bloodlord(before)
    bench.cast(0, "blood(3)")
    assert bench.player(0).blood == after


@rule("SO-21.3.1", "SO-21.0.1")
def test_only_the_bloodlord_uses_blood() -> None:
    bench = bloodlord(0)
    for seat in (0, 1):
        bench.cast(seat, "blood(9)")
    assert [bench.player(seat).blood for seat in (0, 1)] == [9, 0]
    bench.player(1).blood = 9
    for seat, offered in ((0, ["power:blood0#0"]), (1, [])):
        bench.act(seat)
        assert bench.offers("power") == offered


@rule("SO-21.3.3")
def test_the_lineage_skill_gives_blood_for_fallen_enemies() -> None:
    bench = bloodlord(0)
    bench.player(0).skill_ready = [False, True, False]
    bench.player(0).avatar = 1
    bench.minion(1, field=1)
    bench.cast(0, "destroy(enemy)")
    assert bench.player(0).blood == 2


@example("SO-EX-74")
@rule("SO-21.3.6", "SO-21.3.5")
def test_the_blood_tactic_is_for_vampires_and_costs_two() -> None:
    bench = bloodlord(3)
    bench.player(0).avatar = 2  # not needed here
    first, second, third = (
        bench.minion(0, field=0, attack=1, types=types)
        for types in (["vampire"], ["human"], ["vampire"])
    )
    bench.rig("M M M M M")
    bench.battle_phase()
    bench.choose(f"attack:{first.card}")
    assert bench.offered == ["tactic:blood0#0", "no-tactic"]
    bench.choose("tactic:blood0")
    assert bench.player(0).blood == 1
    bench.choose(f"attack:{second.card}")
    assert bench.finished  # no question about the second or the third
    assert [len(roll) for roll in bench.rolls] == [3, 1, 1]
    assert (bench.attackers, bench.player(0).blood) == ([first.card, second.card, third.card], 1)


@rule("SO-21.3.6")
@pytest.mark.parametrize(("answer", "blood", "dice"), [("tactic", 7, 3), ("no-tactic", 9, 1)])
def test_the_blood_tactic_is_optional_and_works_once_per_attack(
    answer: str, blood: int, dice: int
) -> None:
    bench = bloodlord(9)
    vampire = bench.minion(0, attack=1, types=["vampire"])
    bench.fight(vampire, "M M M", answer)
    assert bench.finished
    assert (bench.player(0).blood, bench.dice_rolled) == (blood, dice)


@rule("SO-21.3.6")
def test_others_have_no_blood_tactic() -> None:
    bench = bloodlord(9)
    bench.fight(bench.minion(0, attack=1, types=["human"]), "M")
    assert bench.finished
    assert bench.player(0).blood == 9


@rule("SO-21.3.7")
@pytest.mark.parametrize(("needed", "asked"), [(False, True), (True, False)])
def test_the_blood_tactic_away_from_the_avatar_follows_the_ruling(
    needed: bool, asked: bool
) -> None:
    bench = bloodlord(9, needs_avatar=needed)
    bench.player(0).avatar = 0
    bench.fight(bench.minion(0, field=1, attack=1, types=["vampire"]), "M M M")
    assert (bench.prompt == "tactic") is asked


@example("SO-EX-75")
@rule("SO-21.3.7", "SO-15.5.2", "SO-21.3.5")
def test_the_blood_power_costs_an_action_as_well() -> None:
    bench = bloodlord(6)
    bench.player(0).actions = 4
    top = bench.grimoire(0)
    bench.act(0, "power:blood0")  # 4 blood
    assert (bench.player(0).actions, bench.player(0).blood) == (3, 2)
    assert bench.player(0).hand == [top]
    bench.act(0)
    assert bench.offers("power") == []  # 2 blood are not enough
