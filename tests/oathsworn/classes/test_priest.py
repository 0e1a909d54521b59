"""The Priest: a heavy maul, and care for the others."""

import pytest

from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.board.numbers import defense_of
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    damages,
    empowered,
    facing_a_rat,
    in_turn,
    play,
    rat_of,
    refreshes,
)


def priest(at: str = "0,2") -> Bench:
    bench = facing_a_rat("priest", at)
    bench.draw("r:3")
    return bench


@pytest.mark.parametrize(
    ("key", "line", "damage", "points"),
    [
        ("priest_heavy_blow", 0, 5, []),
        ("priest_heavy_blow", 1, 3, []),
        ("priest_ringing_maul", 0, 5, [2]),
        ("priest_verdict", 0, 6, [3]),
        ("priest_cracked_shell", 0, 3, [3]),
        ("priest_bonebreaker_hymn", 0, 5, [1]),
        ("priest_hammer_and_candle", 0, 5, [1]),
        ("priest_back_from_the_brink", 1, 5, [3]),
    ],
)
def test_attacks(key: str, line: int, damage: int, points: list[int]) -> None:
    bench = priest()
    play(bench, key, "white:0", line=line)
    assert (damages(bench), empowered(bench)) == ([damage], points)


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "line", "tokens"),
    [
        ("priest_heavy_blow", 3, 0),
        ("priest_tolling_stride", 2, 0),
        ("priest_hammer_and_candle", 2, 1),
    ],
)
def test_cards_of_cooldown_0_refresh_might(key: str, line: int, tokens: int) -> None:
    bench = priest()
    assert refreshes(bench, key, line, "refresh", "refresh")
    assert bench.token("priest", "defense") == tokens


@rule("OS-7.17.2")
@pytest.mark.parametrize(
    ("key", "line", "at"),
    [("priest_heavy_blow", 2, "0,3"), ("priest_hammer_and_candle", 1, "0,4")],
)
def test_cards_of_cooldown_0_heal(key: str, line: int, at: str) -> None:
    bench = priest()
    friend = bench.stand("warden", at)
    friend.hp = 3
    play(bench, key, f"figure:{friend.id}", line=line)
    assert friend.hp == 4


def test_alarm_bell_gives_a_redraw_to_somebody_near() -> None:
    bench = priest()
    friend = bench.stand("warden", "0,4")
    play(bench, "priest_alarm_bell", "white:0", f"figure:{friend.id}")
    assert (damages(bench), bench.token("warden", "redraw")) == ([4], 1)


@rule("OS-13.7.1")
def test_ringing_maul_knocks_back() -> None:
    bench = priest()
    play(bench, "priest_ringing_maul", "white:0")
    assert bench.at(rat_of(bench)) == "0,-1"


def test_plain_prayer_empowers_the_next_attack_of_another() -> None:
    bench = priest()
    bench.stand("warden", "1,1")
    play(bench, "priest_plain_prayer", "white:0")
    bench.do(bench.attack("warden"), "white:0")
    bench.do(bench.attack("warden"), "white:0")
    assert empowered(bench) == [3]


def test_hallowed_ground_protects_all_and_heals_one() -> None:
    bench = priest()
    friend = bench.stand("warden", "0,4")
    friend.hp = 2
    play(bench, "priest_hallowed_ground", f"figure:{friend.id}")
    assert (bench.token("priest", "defense"), bench.token("warden", "defense")) == (1, 1)
    assert friend.hp == 3


def test_tolling_stride_steps_and_strikes() -> None:
    bench = priest("0,3")
    play(bench, "priest_tolling_stride", "to-hex:0,2", "white:0")
    assert (damages(bench), empowered(bench)) == ([4], [1])


@rule("OS-12.2.1")
def test_tolling_stride_helps_another() -> None:
    bench = priest()
    friend = bench.stand("warden", "0,4")
    friend.statuses[Status.BLEED] = 1
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 2, 6
    play(bench, "priest_tolling_stride", line=1)
    assert (warden.animus, friend.statuses[Status.BLEED]) == (3, 0)


def test_shared_cup_is_for_two() -> None:
    bench = priest()
    friends = [bench.stand(name, at) for name, at in (("warden", "0,4"), ("ranger", "1,2"))]
    for name in ("warden", "ranger"):
        oathsworn = bench.oathsworn(name)
        oathsworn.animus, oathsworn.reserve = 0, 8
    play(bench, "priest_shared_cup", *[f"figure:{each.id}" for each in friends])
    assert [bench.oathsworn(name).animus for name in ("warden", "ranger")] == [2, 2]


def test_shared_cup_moves_cards_of_others() -> None:
    bench = priest()
    bench.stand("warden", "0,4")
    bench.lay("warden", 3, "warden_take_the_blow")
    bench.lay("warden", 1, "warden_measured_cut")
    play(bench, "priest_shared_cup", "position:3", line=1)
    assert bench.on("warden", 2) == {"warden_take_the_blow"}


@rule("OS-7.15.6")
def test_bonebreaker_hymn_helps_before_the_reaction() -> None:
    bench = in_turn("priest")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    friend = bench.stand("warden", "0,4")
    friend.hp = 3
    bench.oathsworn("priest").animus, bench.oathsworn("priest").reserve = 4, 4
    bench.draw("r:3")
    play(bench, "priest_bonebreaker_hymn", "white:0", f"figure:{friend.id}")
    keys = [event.key for event in bench.journal.events]
    order = [keys.index("healed"), keys.index("gained-animus"), keys.index("reaction")]
    assert order == sorted(order)


def test_cracked_shell_lowers_defense_to_two_at_least() -> None:
    bench = priest()
    play(bench, "priest_cracked_shell", "white:0")
    assert defense_of(bench.battle, rat_of(bench)) == 2
    bench = priest()
    bench.do(bench.effect("priest", "defense(2, enemy(within=1), until=round)"))
    play(bench, "priest_cracked_shell", "white:0")
    assert defense_of(bench.battle, rat_of(bench)) == 3
