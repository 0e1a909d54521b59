"""The Warbear: wide swings, knockbacks and beasts that are turned around."""

import pytest

from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import (
    TOUGH,
    damages,
    empowered,
    facing_a_rat,
    in_turn,
    play,
    rat_of,
    refreshes,
    struck,
)


def warbear(at: str = "0,2") -> Bench:
    bench = facing_a_rat("warbear", at)
    bench.draw("y:2 y:2")
    return bench


def at_the_boss() -> tuple[Bench, Figure]:
    bench = in_turn("warbear")
    bench.draw("y:1 y:1")
    return bench, bench.boss("0,0")


@pytest.mark.parametrize(
    ("key", "line", "damage", "points"),
    [
        ("warbear_axe_swing", 1, 4, []),
        ("warbear_wide_reap", 0, 5, [2]),
        ("warbear_all_her_weight", 1, 4, []),
        ("warbear_trip_the_beast", 0, 5, [2]),
        ("warbear_great_reap", 1, 5, []),
    ],
)
def test_attacks(key: str, line: int, damage: int, points: list[int]) -> None:
    bench = warbear()
    play(bench, key, "white:0", line=line)
    assert (damages(bench), empowered(bench)) == ([damage], points)


@rule("OS-7.17.4")
@pytest.mark.parametrize(
    ("key", "tokens"),
    [("warbear_axe_swing", 0), ("warbear_all_her_weight", 1), ("warbear_great_reap", 0)],
)
def test_cards_of_cooldown_0_refresh_might(key: str, tokens: int) -> None:
    bench = warbear()
    assert refreshes(bench, key, 2, "refresh", "refresh")
    assert bench.token("warbear", "defense") == tokens


@rule("OS-13.1.3")
def test_axe_swing_hits_friends_in_front_too() -> None:
    bench = warbear()
    friend = bench.stand("warden", "1,1")
    play(bench, "warbear_axe_swing", "area-way:N", "white:0")
    assert damages(bench) == [5, 5]
    assert friend.hp == 5  # 5 against 4


@rule("OS-13.1.3")
def test_great_reap_spares_friends() -> None:
    bench = warbear()
    friend = bench.stand("warden", "1,1")
    play(bench, "warbear_great_reap", "area-way:N", "white:0")
    assert (damages(bench), empowered(bench), friend.hp) == ([5], [2], 6)


def test_wide_reap_hits_all_around() -> None:
    bench = warbear()
    bench.rat("0,3").hp = TOUGH
    play(bench, "warbear_wide_reap", "white:0")
    assert damages(bench) == [5, 5]


@rule("OS-13.7.2")
def test_barrel_in_moves_and_knocks_back() -> None:
    bench = warbear("0,4")
    play(bench, "warbear_barrel_in", "to-hex:0,2", "white:0")
    assert (damages(bench), bench.at(rat_of(bench))) == ([4], "0,-1")


@rule("OS-8.3.11")
def test_roar_taunts_and_gives_tokens() -> None:
    bench = warbear("0,4")
    play(bench, "warbear_roar")
    assert rat_of(bench).taunted_by == bench.figure("warbear").id
    assert (bench.token("warbear", "empower"), bench.token("warbear", "defense")) == (1, 1)


@pytest.mark.parametrize(("shifted", "damage"), [(False, 3), (True, 5)])
def test_bring_it_down_turns_it(shifted: bool, damage: int) -> None:
    bench, boss = at_the_boss()
    if shifted:
        boss.shifted_by.append(bench.figure("warbear").id)
    play(bench, "warbear_bring_it_down", "white:0", "facing:SW")
    assert (damages(bench), empowered(bench), bench.looks(boss)) == ([damage], [3], "SW")


def test_trip_the_beast_after_a_push() -> None:
    bench = warbear()
    rat_of(bench).shifted_by.append(bench.figure("warbear").id)
    play(bench, "warbear_trip_the_beast", "white:0")
    assert damages(bench) == [7]


def test_thick_hide_loses_two_hp_fewer() -> None:
    bench = warbear()
    answers = (f"play:{bench.card('warbear_thick_hide')}@0",)
    struck(bench, rat_of(bench), "r:3 r:3 y:3", "warbear", answers=answers)  # 9 against 3
    assert bench.figure("warbear").hp == 5


@rule("OS-13.9.1")
def test_heave_pushes_an_enemy() -> None:
    bench = warbear()
    bench.oathsworn("warbear").animus, bench.oathsworn("warbear").reserve = 4, 4
    play(bench, "warbear_heave", line=1)
    assert (bench.at(rat_of(bench)), rat_of(bench).hp) == ("0,-2", TOUGH)
    assert bench.oathsworn("warbear").animus == 3  # two paid, one gained


@rule("OS-13.10.4")
def test_claw_and_haft_strikes_again_with_bare_claws() -> None:
    bench = warbear()
    bench.draw("w:2")
    play(bench, "warbear_claw_and_haft", "white:0", "white:1")
    assert damages(bench) == [4, 3]


@pytest.mark.parametrize("choice", ["choice:1", "choice:2"])
def test_all_her_weight_knocks_back_or_turns(choice: str) -> None:
    bench, boss = at_the_boss()
    answers = ("facing:SE",) if choice == "choice:2" else ()
    play(bench, "warbear_all_her_weight", "white:0", choice, *answers)
    assert damages(bench) == [3]
    expected = ("0,0", "SE") if choice == "choice:2" else ("0,-1", "S")
    assert (bench.at(boss), bench.looks(boss)) == expected


@rule("OS-13.4.1", "OS-13.4.2")
def test_avalanche_charges_through() -> None:
    bench = warbear()
    play(bench, "warbear_avalanche", "white:0")
    assert (damages(bench), empowered(bench)) == ([6], [3])
    # The rat lies where the charge would end.
    assert (bench.at(rat_of(bench)), bench.at(bench.figure("warbear"))) == ("0,-1", "0,-2")


def test_mothers_temper_avenges_another() -> None:
    bench = warbear("0,4")
    bench.stand("ranger", "1,1")
    answers = (f"play:{bench.card('warbear_mothers_temper')}@0", "to-hex:0,2", "white:0")
    struck(bench, rat_of(bench), "y:2", "ranger", answers=answers)
    assert (damages(bench)[1:], empowered(bench)) == ([5], [2])


def test_great_reap_turns_a_large_enemy() -> None:
    bench, boss = at_the_boss()
    assert refreshes(bench, "warbear_great_reap", 2, "refresh", "refresh", "facing:SW")
    assert bench.looks(boss) == "SW"


def test_winter_wakes_knocks_back_and_turns_it_far() -> None:
    bench, boss = at_the_boss()
    bench.draw("y:b")
    play(bench, "warbear_winter_wakes", "white:0", "redraw:yellow-0", "facing:NW")
    assert (damages(bench), empowered(bench)) == ([6], [3])
    assert (bench.at(boss), bench.looks(boss)) == ("0,-1", "NW")
