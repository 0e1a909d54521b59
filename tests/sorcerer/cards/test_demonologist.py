"""The Demonologist: flames that burn on."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    attack,
    cast,
    cast_sorcery,
    fight,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


@rule("SO-6.2.8")
def test_struck_match_puts_a_flame_on_an_enemy_when_a_minion_is_played_here() -> None:
    bench = with_skill("demonologist")
    foe, far = bench.minion(1), bench.minion(1, ELSEWHERE)
    cast(bench, "brimstone_clerk", "use")
    assert (foe.flame, far.flame) == (1, 0)
    assert bench.player(0).skill_ready[1] is False


def test_struck_match_may_be_saved() -> None:
    bench = with_skill("demonologist")
    foe = bench.minion(1)
    cast(bench, "brimstone_clerk", "decline")
    assert foe.flame == 0
    assert bench.player(0).skill_ready[1] is True


def test_struck_match_lights_only_where_the_avatar_stands() -> None:
    bench = with_skill("demonologist", avatar=ELSEWHERE)
    foe = bench.minion(1, ELSEWHERE)
    cast(bench, "brimstone_clerk", field=HERE)
    assert bench.finished
    assert foe.flame == 0


@rule("SO-6.2.5")
def test_struck_match_burns_once_a_round() -> None:
    bench = with_skill("demonologist")
    foe = bench.minion(1)
    cast(bench, "brimstone_clerk", "use")
    cast(bench, "brimstone_clerk")
    assert bench.finished
    assert foe.flame == 1


def test_struck_match_waits_for_your_own_minions() -> None:
    bench = with_skill("demonologist")
    foe = bench.minion(1)
    cast(bench, "brimstone_clerk", seat=1)
    assert bench.finished
    assert foe.flame == 0


def test_lady_vitriol_puts_a_flame_on_an_enemy_here() -> None:
    bench = Bench()
    one, two = bench.minion(1), bench.minion(1)
    bench.minion(1, ELSEWHERE)
    lady = cast(bench, "lady_vitriol")
    assert picks(bench) == [one.card, two.card]
    bench.choose(pick(two))
    assert (one.flame, two.flame) == (0, 1)
    assert numbers(bench, lady) == (4, 4)


@rule("SO-18.13.1", "SO-21.2.2")
def test_lady_vitriol_takes_one_attack_from_burning_enemies_here() -> None:
    bench = Bench()
    bench.minion(0, name="lady_vitriol")
    burning = bench.minion(1, attack=3, flame=2)
    cool = bench.minion(1, attack=3)
    far = bench.minion(1, ELSEWHERE, attack=3, flame=1)
    own = bench.minion(0, attack=3, flame=1)
    assert [attack(bench, each) for each in (burning, cool, far, own)] == [2, 3, 3, 3]


def test_viscount_clinker_gains_energy_for_each_burning_enemy_here() -> None:
    bench = Bench()
    viscount = bench.minion(0, name="viscount_clinker")
    bench.minion(0, life=9, flame=1)
    bench.minion(1, life=9, flame=2)
    bench.minion(1, life=9, flame=1)
    bench.minion(1, life=9)
    bench.minion(1, ELSEWHERE, life=9, flame=1)
    bench.end_phase()
    while not bench.finished:
        bench.choose(bench.offered[0])
    assert bench.player(0).energy == 6 + 2
    assert numbers(bench, viscount) == (5, 5)


def test_viscount_clinker_gains_nothing_where_nobody_burns() -> None:
    bench = Bench()
    bench.minion(0, name="viscount_clinker")
    bench.minion(1)
    bench.end_phase()
    assert bench.player(0).energy == 6


def test_pudding_lane_devil_puts_a_flame_on_each_enemy_here() -> None:
    bench = Bench()
    bench.player(0).energy = 7
    one, two = bench.minion(1), bench.minion(1, flame=1)
    far, own = bench.minion(1, ELSEWHERE), bench.minion(0)
    devil = cast(bench, "pudding_lane_devil")
    assert [each.flame for each in (one, two, far, own, devil)] == [1, 2, 0, 0, 0]
    assert (numbers(bench, devil), bench.player(0).energy) == ((6, 5), 0)


@rule("SO-18.16.3")
def test_pudding_lane_devil_flies() -> None:
    bench = Bench()
    devil = bench.minion(0, 0, name="pudding_lane_devil")
    bench.act(0, f"reinforce:{devil.card}@whitechapel", "stay")
    assert devil.field == ELSEWHERE


def test_coal_hole_hound_bites_harder_where_an_enemy_burns() -> None:
    bench = Bench()
    hound = bench.minion(0, name="coal_hole_hound")
    bench.minion(1, flame=1)
    fight(bench, hound)
    assert bench.dice_rolled == 4
    assert numbers(bench, hound) == (3, 1)


def test_coal_hole_hound_smells_no_fire_elsewhere_or_on_a_friend() -> None:
    bench = Bench()
    hound = bench.minion(0, name="coal_hole_hound")
    bench.minion(0, flame=1)
    bench.minion(1)
    bench.minion(1, ELSEWHERE, flame=1)
    fight(bench, hound)
    assert bench.dice_rolled == 3


def test_coal_hole_hound_brings_an_omen() -> None:
    bench = Bench()
    cast(bench, "coal_hole_hound")
    assert (bench.player(0).omens, bench.player(0).energy) == (2, 4)


def test_gunpowder_deacon_leaves_two_flames_on_an_enemy_here() -> None:
    bench = Bench()
    deacon = bench.minion(0, name="gunpowder_deacon")
    assert numbers(bench, deacon) == (4, 3)
    killer, other = bench.minion(1, attack=3), bench.minion(1)
    bench.minion(1, ELSEWHERE)
    slay(bench, killer, deacon)
    assert picks(bench) == [killer.card, other.card]
    bench.choose(pick(killer))
    assert (killer.flame, other.flame) == (2, 0)


def test_gaslamp_imp_leaves_a_flame_on_an_enemy_here() -> None:
    bench = Bench()
    imp = bench.minion(0, name="gaslamp_imp")
    killer, far = bench.minion(1), bench.minion(1, ELSEWHERE)
    slay(bench, killer, imp)
    assert (killer.flame, far.flame) == (1, 0)


def test_gaslamp_imp_brings_an_omen() -> None:
    bench = Bench()
    imp = cast(bench, "gaslamp_imp")
    assert (numbers(bench, imp), bench.player(0).omens, bench.player(0).energy) == ((1, 1), 2, 5)


def test_burst_gas_main_puts_two_flames_on_an_enemy_anywhere() -> None:
    bench = Bench()
    near, far = bench.minion(1), bench.minion(1, ELSEWHERE)
    bench.minion(0)
    cast_sorcery(bench, "burst_gas_main")
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert (near.flame, far.flame) == (0, 2)
    assert bench.player(0).energy == 4


@rule("SO-21.2.3", "SO-21.2.4")
def test_burst_gas_main_burns_its_victim_round_after_round() -> None:
    bench = Bench()
    victim = bench.minion(1, life=5)
    cast_sorcery(bench, "burst_gas_main")
    bench.end_phase()
    assert (victim.damage, victim.flame) == (2, 2)
    bench.end_phase()
    assert victim.damage == 4


def test_hellfire_club_dues_trades_your_minion_for_cards_and_energy() -> None:
    bench = Bench()
    third, second, top = (bench.grimoire(0) for _ in range(3))
    near, far = bench.minion(0), bench.minion(0, ELSEWHERE)
    bench.minion(1)
    dues = cast_sorcery(bench, "hellfire_club_dues", "use")
    assert picks(bench) == [near.card, far.card]
    bench.choose(pick(far))
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([top, second], [third])
    assert bench.player(0).energy == 6 - 1 + 2
    assert bench.player(0).graveyard == [far.card, dues]


@rule("SO-18.21.1")
def test_hellfire_club_dues_triggers_when_destroyed() -> None:
    bench = Bench()
    bench.minion(0, name="gaslamp_imp")
    foe = bench.minion(1)
    cast_sorcery(bench, "hellfire_club_dues", "use")
    assert foe.flame == 1


@rule("SO-19.1.3")
def test_hellfire_club_dues_gives_nothing_without_a_minion() -> None:
    bench = Bench()
    bench.grimoire(0)
    bench.minion(1)
    cast_sorcery(bench, "hellfire_club_dues")
    assert bench.finished
    assert (bench.player(0).hand, bench.player(0).energy) == ([], 5)


def test_hellfire_club_dues_may_be_left_unpaid() -> None:
    bench = Bench()
    bench.grimoire(0)
    member = bench.minion(0)
    cast_sorcery(bench, "hellfire_club_dues", "decline")
    assert bench.arena.in_play(member)
    assert (bench.player(0).hand, bench.player(0).energy) == ([], 5)


def test_infernal_lamplighter_moves_a_flame_between_minions_here() -> None:
    bench = Bench()
    own = bench.minion(0, flame=2)
    foe, cool = bench.minion(1, flame=1), bench.minion(1)
    bench.minion(1, ELSEWHERE, flame=1)
    lamplighter = cast(bench, "infernal_lamplighter", "use")
    assert picks(bench) == [own.card, foe.card]
    bench.choose(pick(own))
    assert picks(bench) == [lamplighter.card, foe.card, cool.card]
    bench.choose(pick(cool))
    assert (own.flame, foe.flame, cool.flame) == (1, 1, 1)
    assert numbers(bench, lamplighter) == (3, 2)


def test_infernal_lamplighter_may_leave_the_flames_alone() -> None:
    bench = Bench()
    foe = bench.minion(1, flame=1)
    lamplighter = cast(bench, "infernal_lamplighter", "decline")
    assert (foe.flame, lamplighter.flame) == (1, 0)


def test_infernal_lamplighter_finds_no_flame_elsewhere() -> None:
    bench = Bench()
    bench.minion(1)
    far = bench.minion(1, ELSEWHERE, flame=1)
    cast(bench, "infernal_lamplighter")
    assert bench.finished
    assert far.flame == 1


def test_brimstone_clerk_has_three_attack_and_one_life_for_two_energy() -> None:
    bench = Bench()
    clerk = cast(bench, "brimstone_clerk")
    assert numbers(bench, clerk) == (3, 1)
    assert (bench.player(0).energy, bench.player(0).omens) == (4, 1)
