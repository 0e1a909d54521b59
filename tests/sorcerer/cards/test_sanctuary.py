"""The Sanctuary: outcasts and small fortunes."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import ELSEWHERE, attack, cast, fight, numbers, slay, with_skill


@rule("SO-6.2.9", "SO-6.2.4", "SO-9.2.3")
def test_crooked_sixpence_brings_an_omen_when_a_minion_attacks() -> None:
    bench = with_skill("sanctuary")
    attacker = bench.minion(0)
    bench.minion(1)
    fight(bench, attacker)
    assert bench.player(0).omens == 1
    assert bench.player(0).skill_ready[2] is False


@rule("SO-16.5.4")
def test_crooked_sixpence_can_be_spent_in_the_same_attack() -> None:
    bench = with_skill("sanctuary")
    attacker = bench.minion(0)
    bench.minion(1)
    fight(bench, attacker, "M H", "reroll:0")
    assert bench.player(0).omens == 0
    assert bench.prompt == "hit"


@rule("SO-6.2.5")
def test_crooked_sixpence_is_found_once_a_round() -> None:
    bench = with_skill("sanctuary")
    first, second = bench.minion(0), bench.minion(0)
    bench.minion(1)
    fight(bench, first)
    fight(bench, second)
    assert bench.player(0).omens == 0


def test_crooked_sixpence_lies_only_where_the_avatar_stands() -> None:
    bench = with_skill("sanctuary", avatar=ELSEWHERE)
    attacker = bench.minion(0)
    bench.minion(1)
    fight(bench, attacker)
    assert bench.player(0).omens == 0
    assert bench.player(0).skill_ready[2] is True


def test_mother_consumption_weakens_each_enemy_here() -> None:
    bench = Bench()
    one, two = bench.minion(1, life=3), bench.minion(1, life=2)
    far, own = bench.minion(1, ELSEWHERE, life=3), bench.minion(0, life=3)
    mother = cast(bench, "mother_consumption")
    assert [each.damage for each in (one, two, far, own)] == [1, 1, 0, 0]
    assert (numbers(bench, mother), bench.player(0).energy) == ((5, 4), 0)


@rule("SO-18.23.2")
def test_mother_consumption_never_kills() -> None:
    bench = Bench()
    frail = bench.minion(1, life=3, damage=2)
    cast(bench, "mother_consumption")
    assert bench.arena.in_play(frail)
    assert frail.damage == 2


def test_rag_and_bone_man_brings_two_energy() -> None:
    bench = Bench()
    man = cast(bench, "rag_and_bone_man")
    assert bench.player(0).energy == 6 - 3 + 2
    assert numbers(bench, man) == (2, 2)


def test_tea_leaf_reader_brings_an_omen() -> None:
    bench = Bench()
    reader = cast(bench, "tea_leaf_reader")
    assert (numbers(bench, reader), bench.player(0).omens, bench.player(0).energy) == ((1, 1), 2, 5)


def test_tea_leaf_reader_draws_a_card_when_destroyed() -> None:
    bench = Bench()
    below, top = bench.grimoire(0), bench.grimoire(0)
    slay(bench, bench.minion(1), bench.minion(0, name="tea_leaf_reader"))
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([top], [below])


@rule("SO-18.13.1")
def test_bedlam_howler_takes_one_attack_from_enemies_here() -> None:
    bench = Bench()
    foe, far = bench.minion(1, attack=3), bench.minion(1, ELSEWHERE, attack=3)
    own = bench.minion(0, attack=3)
    howler = cast(bench, "bedlam_howler")
    assert [attack(bench, each) for each in (foe, far, own)] == [2, 3, 3]
    assert numbers(bench, howler) == (3, 2)
    fight(bench, foe)
    assert bench.dice_rolled == 2


@rule("SO-6.4.9", "SO-16.2.11")
def test_bedlam_howler_lets_a_feeble_enemy_roll_no_die() -> None:
    bench = Bench()
    bench.minion(0, name="bedlam_howler")
    feeble = bench.minion(1, attack=1)
    fight(bench, feeble)
    assert (attack(bench, feeble), bench.dice_rolled, feeble.ready) == (0, 0, False)


def test_bedlam_howlers_howl_louder_together() -> None:
    bench = Bench()
    bench.minion(0, name="bedlam_howler")
    bench.minion(0, name="bedlam_howler")
    assert attack(bench, bench.minion(1, attack=3)) == 1


@rule("SO-18.13.2")
def test_bedlam_howler_falls_silent_when_destroyed() -> None:
    bench = Bench()
    howler, foe = bench.minion(0, name="bedlam_howler"), bench.minion(1, attack=3)
    slay(bench, foe, howler)
    assert attack(bench, foe) == 3


def test_mudlark_urchin_has_two_attack_and_one_life_for_one_energy() -> None:
    bench = Bench()
    urchin = cast(bench, "mudlark_urchin")
    assert numbers(bench, urchin) == (2, 1)
    assert (bench.player(0).energy, bench.player(0).omens) == (5, 1)
