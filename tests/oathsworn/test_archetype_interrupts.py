"""Abilities of companions that interrupt (OS-7.4.3)."""

import pytest

from questhall.games.oathsworn.printed.cards import MomentKind
from questhall.games.oathsworn.printed.tokens import Token
from questhall.games.oathsworn.rules.boss.attacking import attack_is_over, deliver
from questhall.games.oathsworn.rules.turn.interrupts import Window, open_window
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.state.deeds import Blow, Deed
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.kernel.decisions import Flow
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import bench_of
from tests.oathsworn.gear import added_damage, blow_of, suffer


def under_attack(key: str, friend_at: str = "") -> tuple[Bench, Figure, Figure]:
    """A rat beside the companion, or beside a friend who is the one attacked."""
    bench, _, figure = bench_of(key)
    rat = bench.rat("0,0")
    rat.hp = 90
    if not friend_at:
        return bench, rat, figure
    return bench, rat, bench.stand("priest", friend_at)


# Defense for whom: "" is oneself, else where the friend stands.
DEFENSES = {
    "blade_parry": (3, ""),
    "cur_dirty_trick": (4, ""),
    "warbear_thick_fur": (2, ""),
    "blade_parry_for": (3, "1,1"),
    "warden_cover": (2, "1,1"),
}


@rule("OS-7.4.3", "OS-8.8.9")
@pytest.mark.parametrize("key", DEFENSES)
def test_defense(key: str) -> None:
    by, friend = DEFENSES[key]
    bench, rat, target = under_attack(key, friend)
    blow = blow_of(rat, target)
    suffer(bench, blow, f"ability:{key}")
    assert blow.defense[target.id] == by


def test_a_sidestep_parries_and_moves() -> None:
    bench, rat, figure = under_attack("blade_sidestep")
    blow = blow_of(rat, figure)
    suffer(bench, blow, "ability:blade_sidestep", "to-hex:0,2")
    assert (blow.defense[figure.id], bench.at(figure)) == (2, "0,2")


IGNORES = {
    "blade_untouched": (2, ""),
    "harbinger_averted": (1, "0,4"),
    "harbinger_undone": (2, "0,4"),
    "ranger_warding_arrow": (1, "0,4"),
    "warbear_stone_fur": (2, ""),
    "warden_turn_blow": (1, ""),
    "warden_nothing_passes": (2, "0,3"),
    "witch_white_cloud": (2, "0,4"),
}


@rule("OS-7.11.14")
@pytest.mark.parametrize("key", IGNORES)
def test_the_highest_cards_are_ignored(key: str) -> None:
    count, friend = IGNORES[key]
    bench, rat, target = under_attack(key, friend)
    bench.foes_draw("r:3 r:3 r:2")
    blow = blow_of(rat, target, red=3)
    suffer(bench, blow, f"ability:{key}")
    assert bench.told("damage")[-1].where == 8 - 3 * count


REDRAWN = {
    "cur_co_fade": (2, ""),
    "cur_distraction": (2, "0,3"),
    "priest_shelter": (2, "0,3"),
    "ranger_spoil_aim": (2, "0,4"),
    "witch_veil": (3, "0,3"),
}


@rule("OS-16.2.2")
@pytest.mark.parametrize("key", REDRAWN)
def test_enemy_cards_are_drawn_anew(key: str) -> None:
    count, friend = REDRAWN[key]
    bench, rat, target = under_attack(key, friend)
    blow = blow_of(rat, target, red=3)
    suffer(bench, blow, f"ability:{key}", *["redraw"] * count)
    assert len(bench.told("redrew")) == count
    if key == "cur_distraction":
        assert bench.battle.company[0].counters == {"lethality": 1}


REDIRECTS = {
    "warden_guard": (1, "0,3"),
    "warden_over_here": (2, "1,3"),
    "warbear_shelter": (2, "1,1"),
    "penitent_take_me": (1, "0,4"),
    "penitent_all_on_me": (2, "0,4"),
}


@rule("OS-8.8.1")
@pytest.mark.parametrize("key", REDIRECTS)
def test_the_attack_is_taken_over(key: str) -> None:
    by, friend = REDIRECTS[key]
    bench, rat, target = under_attack(key, friend)
    figure = bench.battle.figures[0]
    blow = blow_of(rat, target, red=1)
    suffer(bench, blow, f"ability:{key}")
    assert (blow.targets, blow.defense[figure.id]) == ([figure.id], by)


LESS = {
    "exile_not_here": (2, "", 0),
    "priest_stay": (2, "0,4", 0),
    "penitent_share_wound": (2, "0,3", 1),
    "penitent_give_it": (3, "0,4", 1),
}


@rule("OS-16.2.1")
@pytest.mark.parametrize("key", LESS)
def test_less_hp_is_lost(key: str) -> None:
    less, friend, own = LESS[key]
    bench, rat, target = under_attack(key, friend)
    blow = blow_of(rat, target, red=3)
    suffer(bench, blow, f"ability:{key}")
    assert blow.lose_less[target.id] == less
    if friend:
        assert bench.battle.figures[0].hp == 6 - own


@rule("OS-16.2.1")
def test_not_yet() -> None:
    bench, rat, figure = under_attack("penitent_not_yet_co")
    blow = blow_of(rat, figure, red=9)
    suffer(bench, blow, "ability:penitent_not_yet_co")
    assert figure.hp == 1


def test_the_scarred_grow_stronger() -> None:
    bench, rat, figure = under_attack("exile_scarred")
    suffer(bench, blow_of(rat, figure, red=3), "ability:exile_scarred")
    assert bench.battle.company[0].tokens[Token.EMPOWER] == 1


@rule("OS-8.8.11")
def test_out_of_reach_of_the_attack() -> None:
    bench, rat, figure = under_attack("exile_gone")
    blow = blow_of(rat, figure)
    suffer(bench, blow, "ability:exile_gone", "to-hex:0,3")
    assert (blow.targets, figure.hp) == ([], 6)
    bench, rat, figure = under_attack("ranger_slip_leaf")
    bench.trees("1,1", "0,4")
    blow = blow_of(rat, figure)
    suffer(bench, blow, "ability:ranger_slip_leaf", "to-hex:0,3")
    assert (bench.at(figure), figure.hp) == ("0,3", 6)


@rule("OS-16.2.1")
@pytest.mark.parametrize(
    ("key", "friend", "bonus"), [("warden_riposte", "", 1), ("warbear_no_further", "0,2", 2)]
)
def test_an_answer_to_an_attack(key: str, friend: str, bonus: int) -> None:
    bench, rat, target = under_attack(key, friend)
    blow = blow_of(rat, target, red=1)
    bench.do(_whole(bench, blow), f"ability:{key}", "white:1")
    assert (rat.hp < 90, added_damage(bench)) == (True, bonus)


def _whole(bench: Bench, blow: Blow) -> Flow[None]:
    yield from deliver(bench.battle, blow)
    yield from attack_is_over(bench.battle, blow)


# -- movement, Stage Cards, misses ------------------------------------------------------


def comes_near(bench: Bench, *answers: str) -> Figure:
    """A rat advances on the companion."""
    rat = bench.rat("0,-2")
    rat.hp = 90
    deed = Deed(rat.id)
    deed.target = bench.battle.figures[0].id
    bench.do(bench.effect("priest", "advance(4)", deed), *answers)
    return rat


@rule("OS-8.5.1")
@pytest.mark.parametrize("key", ["exile_slip", "ranger_step_back"])
def test_giving_way(key: str) -> None:
    bench, _, figure = bench_of(key)
    comes_near(bench, f"ability:{key}", "to-hex:0,3")
    assert bench.at(figure) == "0,3"


@rule("OS-8.5.1")
@pytest.mark.parametrize(("key", "bonus"), [("huntress_boar_spear", 2), ("ranger_overwatch", 1)])
def test_striking_who_comes(key: str, bonus: int) -> None:
    bench, _, _ = bench_of(key)
    rat = comes_near(bench, f"ability:{key}", "white:1")
    assert (rat.hp < 90, added_damage(bench)) == (True, bonus)


def stage_card(bench: Bench, *answers: str) -> None:
    boss = bench.boss("0,-3")
    bench.do(open_window(bench.battle, Window(MomentKind.ON_STAGE_CARD, boss)), *answers)


@rule("OS-8.2.1")
def test_before_the_first_step_of_a_stage_card() -> None:
    bench, companion, figure = bench_of("warden_brace")
    stage_card(bench, "ability:warden_brace")
    assert companion.tokens[Token.DEFENSE] == 2
    bench, companion, figure = bench_of("blade_read_foe")
    stage_card(bench, "ability:blade_read_foe", "to-hex:0,2")
    assert (companion.tokens[Token.DEFENSE], bench.at(figure)) == (1, "0,2")
    bench, _, figure = bench_of("exile_catch_breath")
    stage_card(bench, "ability:exile_catch_breath", "to-hex:0,3")
    assert bench.at(figure) == "0,3"
    bench, _, figure = bench_of("harbinger_step_aside")
    friend = bench.stand("priest", "0,3")
    stage_card(bench, "ability:harbinger_step_aside", "to-hex:1,1", "to-hex:0,4")
    assert (bench.at(figure), bench.at(friend)) == ("1,1", "0,4")


def friend_misses(key: str) -> tuple[Bench, Oathsworn]:
    bench, companion, _ = bench_of(key)
    bench.stand("priest", "0,3")
    bench.rat("0,4").hp = 90
    bench.oathsworn("priest").equipped = []
    bench.draw("w:b w:b")
    answers = ["white:2", "token-kind:defense", f"ability:{key}"]
    bench.do(bench.attack("priest"), *answers)
    return bench, companion


@rule("OS-7.11.4", "OS-7.17.1")
def test_comfort_after_a_miss() -> None:
    bench, _ = friend_misses("priest_comfort")
    assert bench.oathsworn("priest").tokens[Token.REDRAW] == 1
    bench, _ = friend_misses("priest_echo")
    priest = bench.oathsworn("priest")
    assert (priest.tokens[Token.REDRAW], priest.tokens[Token.EMPOWER]) == (1, 1)
    _, companion = friend_misses("cur_hone")
    assert companion.counters == {"lethality": 1}


@rule("OS-7.11.8", "OS-7.17.1")
@pytest.mark.parametrize(("key", "count"), [("harbinger_tug", 1), ("harbinger_better_so", 2)])
def test_a_friend_may_redraw(key: str, count: int) -> None:
    bench, _, _ = bench_of(key)
    bench.stand("priest", "0,3")
    bench.rat("0,4").hp = 90
    bench.oathsworn("priest").equipped = []
    bench.do(bench.attack("priest"), "white:1", f"ability:{key}", *["redraw"] * count)
    assert len(bench.told("redrew")) == count


def test_wounds_close_in_the_heat() -> None:
    bench, _, figure = bench_of("penitent_close_wound")
    bench.rat("0,0").hp = 90
    figure.hp = 3
    bench.do(bench.attack("warden"), "white:1", "ability:penitent_close_wound")
    assert figure.hp == 4


def test_whetting_after_a_move() -> None:
    bench, companion, _ = bench_of("cur_whet")
    bench.battle.turn = 0
    bench.do(turn(bench.battle), "move:0,2", "ability:cur_whet")
    assert companion.counters == {"lethality": 1}
