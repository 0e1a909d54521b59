"""Chapter 16.3 to 16.5 and 18.19: exhaust, tactics, and how many dice are rolled."""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of
from tests.marks import example, rule
from tests.sorcerer.bench import B2, Bench, quiet


@rule("SO-16.3.1", "SO-18.15.3")
def test_the_attacker_is_exhausted_before_its_tactics() -> None:
    bench = Bench()
    blade = bench.minion(0, attack=1, tactic="may(attack_bonus(1))")
    bench.fight(blade)
    assert bench.prompt == "tactic"
    assert not blade.ready


@rule("SO-16.5.1", "SO-18.1.1")
@pytest.mark.parametrize(("attack", "dice"), [(0, 0), (1, 1), (4, 4), (7, 7)])
def test_the_attack_is_the_number_of_dice(attack: int, dice: int) -> None:
    bench = quiet()
    bench.fight(bench.minion(0, attack=attack), "M M M M M M M")
    assert [len(roll) for roll in bench.rolls] == [dice]


@example("SO-EX-47")
@rule("SO-7.1.1", "SO-16.5.2", "SO-16.5.1")
def test_never_more_than_seven_dice() -> None:
    bench = Bench()
    giant = bench.minion(0, attack=6, life=5, tactic="attack_bonus(2)")
    bench.attach(giant, attack=3)
    bench.fight(giant)
    assert attack_of(bench.arena, giant) == 11
    assert bench.dice_rolled == 7


@example("SO-EX-48")
@rule("SO-16.5.2", "SO-18.24.1")
def test_a_penalty_counts_before_the_limit() -> None:
    bench = Bench()
    giant = bench.minion(0, attack=6, life=5)
    bench.attach(giant, attack=3)
    bench.attach(giant, by=1, attack=-1, types=["curse"])
    bench.fight(giant)
    assert attack_of(bench.arena, giant) == 8
    assert bench.dice_rolled == 7


@rule("SO-16.5.2")
def test_the_number_of_dice_is_fixed_at_the_roll() -> None:
    bench = quiet()
    banner = bench.minion(1, life=1, ongoing="aura(enemy, attack=-1)")
    bench.minion(1, life=5)
    blade = bench.minion(0, attack=3)
    bench.fight(blade, "C H", f"damage:{banner.card}")
    assert attack_of(bench.arena, blade) == 3
    assert [len(roll) for roll in bench.rolls] == [2]


@example("SO-EX-59")
@rule("SO-16.4.3", "SO-18.19.5")
def test_a_tactic_that_kills_the_attacker_ends_the_attack() -> None:
    bench = quiet()
    zealot = bench.minion(
        0, attack=3, life=2, damage=1, tactic="then(damage(1, this), attack_bonus(2))"
    )
    other = bench.minion(1, attack=0)
    bench.battle_phase()
    assert zealot.card in bench.player(0).graveyard
    assert bench.attackers == [zealot.card, other.card]
    assert bench.rolls == [[]]  # the opponent's, without dice


@rule("SO-16.4.3")
@pytest.mark.parametrize(
    ("tactic", "choices"),
    [("return_to_hand(this)", []), ("move_own(1)", ["move:{card}@" + B2])],
)
def test_an_attacker_that_left_does_not_roll(tactic: str, choices: list[str]) -> None:
    bench = quiet()
    deserter = bench.minion(0, attack=3, tactic=tactic)
    bench.attach(deserter, tactic="omen(1)")
    bench.fight(deserter)
    bench.choose(f"tactic:{deserter.card}")
    for choice in choices:
        bench.choose(choice.format(card=deserter.card))
    assert bench.finished
    assert bench.rolls == []
    assert bench.player(0).omens == 0


@example("SO-EX-60")
@rule("SO-18.19.2", "SO-18.19.3", "SO-16.4.1")
@pytest.mark.parametrize("order", ["first, then declined", "last"])
def test_a_mandatory_and_an_optional_tactic_come_in_either_order(order: str) -> None:
    bench = quiet()
    bench.hand(0)
    top = bench.grimoire(0)
    blade = bench.minion(0, attack=1, tactic="attack_bonus(1)")
    ring = bench.attach(blade, tactic="pay(discard(1), draw(1))")
    bench.fight(blade, "M M")
    assert bench.offered == [f"tactic:{blade.card}#0", f"tactic:{ring.card}#1"]
    if order == "last":
        bench.choose(f"tactic:{ring.card}")
        assert bench.player(0).hand == [top]
    else:
        bench.choose(f"tactic:{blade.card}")
        assert bench.offered == [f"tactic:{ring.card}#0", "no-tactic"]
        bench.choose("no-tactic")
        assert top not in bench.player(0).hand
    assert bench.finished
    assert bench.dice_rolled == 2


@example("SO-EX-61")
@rule("SO-18.19.4", "SO-16.6.12")
def test_the_bonus_of_a_tactic_ends_with_its_roll() -> None:
    bench = quiet()
    blade = bench.minion(0, field=0, attack=2, life=3, tactic="may(attack_bonus(2))")
    drummer = bench.minion(0, field=0, attack=0, tactic="ready(own(here, other))")
    bench.rig("M M M M M M")
    bench.battle_phase()
    bench.choose(f"attack:{blade.card}")
    bench.choose("tactic")
    assert bench.attackers == [blade.card, drummer.card, blade.card]
    bench.choose("no-tactic")
    assert [len(roll) for roll in bench.rolls] == [4, 0, 2]


@example("SO-EX-62")
@rule("SO-6.2.9", "SO-6.2.4", "SO-16.4.2")
def test_a_domain_skill_needs_the_avatar_and_is_used_once() -> None:
    bench = quiet()
    bench.skill(0, "temple")  # Tactic: +1 attack
    bench.player(0).avatar = 1
    bench.minion(0, field=0, attack=1)
    centre = [bench.minion(0, field=1, attack=1).card for _ in range(2)]
    bench.rig("M M M M")
    bench.battle_phase()
    bench.choose(f"attack:{centre[0]}")
    assert [len(roll) for roll in bench.rolls] == [1, 2, 1]
    assert bench.player(0).skill_ready[2] is False


@rule("SO-16.4.2", "SO-18.19.1")
def test_exactly_the_tactics_of_this_attack_are_available() -> None:
    bench = quiet()
    for pack in ("bloodlord", "temple"):
        bench.skill(0, pack)
    bench.skill(1, "forest")
    bench.player(0).avatar = bench.player(1).avatar = 1
    bench.player(0).blood = 2
    vampire = bench.minion(0, types=["vampire"], tactic="may(draw(1))")
    fang = bench.attach(vampire, tactic="may(draw(1))")
    buried = bench.graveyard(0, entombed={"tactic": "may(draw(1))"})
    friend = bench.minion(0, tactic="may(draw(1))")
    bench.attach(friend, tactic="may(draw(1))")
    bench.minion(1, tactic="may(draw(1))")
    bench.fight(vampire)
    assert bench.offered == [
        f"tactic:{vampire.card}#0",
        f"tactic:{fang.card}#1",
        "tactic:skill02#2",
        "tactic:blood0#3",
        f"tactic:{buried}#4",
    ]
    bench.act(0)
    assert bench.offers("tactic") == []


@rule("SO-16.4.2")
def test_the_tactic_of_an_attachment_goes_with_it() -> None:
    bench = quiet()
    blade = bench.minion(0, attack=2, tactic="destroy_attachment()")
    ring = bench.attach(blade, tactic="attack_bonus(3)")
    bench.fight(blade, "M M")
    bench.choose(f"tactic:{blade.card}")
    assert bench.finished
    assert bench.player(0).graveyard == [ring.card]
    assert bench.dice_rolled == 2


@rule("SO-18.19.2")
def test_a_mandatory_tactic_cannot_be_declined() -> None:
    bench = quiet()
    for _ in range(2):
        bench.grimoire(0)
    blade = bench.minion(0, attack=1, tactic="draw(1)")
    charm = bench.attach(blade, tactic="energy(1)")
    bench.fight(blade, "M")
    assert bench.offered == [f"tactic:{blade.card}#0", f"tactic:{charm.card}#1"]
    bench.choose(f"tactic:{charm.card}")
    assert bench.finished
    assert len(bench.player(0).hand) == 1
    assert bench.player(0).energy == 7


@example("SO-EX-67")
@rule("SO-18.2.1", "SO-18.2.2")
def test_a_blanked_minion_keeps_everything_but_its_text() -> None:
    bench = quiet()
    legend = bench.minion(
        0, field=0, attack=3, life=3, flying=True, legend=True, tactic="attack_bonus(3)"
    )
    bench.attach(legend, attack=1, tactic="energy(1)")
    bench.cast(1, "blank(enemy)")
    bench.fight(legend, "M M M M")
    assert bench.finished
    assert (bench.dice_rolled, bench.player(0).energy) == (4, 7)
    assert legend.kind.legend
    bench.act(0, f"reinforce:{legend.card}@{B2}", "stay")
    assert legend.field == 2


@rule("SO-18.2.1")
def test_no_ability_of_a_blanked_minion_works() -> None:
    bench = quiet()
    mute = bench.minion(
        0,
        action="energy(1)",
        end_of_round="energy(1)",
        when_destroyed="energy(1)",
        ongoing="aura(own(other), attack=1)",
    )
    friend = bench.minion(0, attack=1)
    assert attack_of(bench.arena, friend) == 2
    bench.cast(1, "blank(enemy)", f"pick:{mute.card}")
    assert attack_of(bench.arena, friend) == 1
    bench.act(0)
    assert bench.offers("power") == []
    bench.end_phase()
    bench.cast(1, "destroy(enemy)", f"pick:{mute.card}")
    assert bench.player(0).energy == 6


@rule("SO-18.2.1", "SO-18.2.2")
def test_blanking_for_a_round_ends_with_it() -> None:
    bench = quiet()
    orator = bench.minion(0, ongoing="aura(enemy, life=-1)")
    frail = bench.minion(1, life=2)
    bench.cast(1, "blank(this_round, enemy)")
    frail.damage = 1
    bench.fight(orator, "M")
    assert bench.arena.in_play(frail)
    bench.end_phase()
    assert orator.blank == 0
    assert not bench.arena.in_play(frail)
