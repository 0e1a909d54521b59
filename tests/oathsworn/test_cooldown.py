"""Cooldown positions, battleflow, refresh and animus (OS-6, OS-7.8)."""

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.purse import spend_animus_token
from questhall.games.oathsworn.rules.rounds import refresh
from questhall.games.oathsworn.rules.turn.cooldown import battleflow, put_away, take_up
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench


def play(bench: Bench, key: str) -> None:
    """As a card of the Warden, without its effect."""
    warden = bench.oathsworn("warden")
    take_up(warden, bench.card(key))
    put_away(bench.battle, warden, bench.card(key))


@example("OS-EX-11")
@rule("OS-7.8.1", "OS-7.8.2", "OS-7.7.6")
@ruling("OS-R35")
def test_battleflow_moves_one_position_only() -> None:
    bench = Bench()
    bench.lay("warden", 2, "warden_hold_the_line", "warden_measured_cut")
    bench.lay("warden", 1, "warden_step_between")
    play(bench, "warden_taunt")
    assert bench.on("warden", 2) == {"warden_taunt"}
    below = {"warden_hold_the_line", "warden_measured_cut", "warden_step_between"}
    assert bench.on("warden", 1) == below


@example("OS-EX-12")
@rule("OS-7.8.3")
def test_from_position_0_cards_return_to_hand() -> None:
    bench = Bench()
    bench.lay("warden", 0, "warden_taunt")
    play(bench, "warden_shield_drill")
    assert bench.on("warden", 0) == {"warden_shield_drill"}
    assert "warden_taunt" in bench.hand("warden")


@example("OS-EX-119", "OS-EX-120", "OS-EX-121")
@rule("OS-7.8.4", "OS-7.8.5", "OS-7.16.2")
@ruling("OS-R36", "OS-R37")
def test_items_are_moved_by_battleflow_and_never_cause_it() -> None:
    bench = Bench()
    bench.lay("warden", 1, "warden_measured_cut")
    play(bench, "short_sword")
    assert bench.on("warden", 1) == {"warden_measured_cut", "short_sword"}
    play(bench, "warden_step_between")
    assert bench.on("warden", 1) == {"warden_step_between"}
    assert bench.on("warden", 0) == {"warden_measured_cut", "short_sword"}


@example("OS-EX-130")
@rule("OS-7.16.3")
def test_an_item_without_cooldown_is_turned_face_down() -> None:
    bench = Bench()
    play(bench, "cast_iron_coat")
    assert bench.oathsworn("warden").face_down == [bench.card("cast_iron_coat")]


@example("OS-EX-125")
@rule("OS-7.2.2", "OS-7.2.3", "OS-7.8.4")
def test_injuries_circle_like_items() -> None:
    bench = Bench()
    injury = library().injuries["cracked_rib"]
    bench.add_card("warden", injury)
    bench.lay("warden", 2, "warden_taunt")
    play(bench, injury.key)
    assert bench.on("warden", 2) == {"warden_taunt", injury.key}
    play(bench, "warden_rim_blow")
    assert bench.on("warden", 1) == {"warden_taunt", injury.key}


@example("OS-EX-123")
@rule("OS-6.1.5", "OS-6.1.6")
@ruling("OS-R1")
def test_refresh_returns_what_lies_on_position_0() -> None:
    for all_kinds in (True, False):
        bench = Bench(refresh_returns_all=all_kinds)
        bench.lay("warden", 0, "warden_taunt", "buckler")
        bench.lay("warden", 1, "warden_rim_blow")
        bench.lay("warden", 3, "warden_take_the_blow")
        refresh(bench.battle)
        assert "warden_taunt" in bench.hand("warden")
        assert ("buckler" in bench.hand("warden")) is all_kinds
        assert bench.on("warden", 1) == {"warden_rim_blow"}
        assert bench.on("warden", 3) == {"warden_take_the_blow"}


@example("OS-EX-126")
@rule("OS-6.1.3", "OS-6.1.8")
@ruling("OS-R38")
def test_animus_is_kept_and_limited_by_the_reserve() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 3, 5
    refresh(bench.battle)
    assert (warden.animus, warden.reserve) == (8, 0)


@example("OS-EX-127")
@rule("OS-12.1.2", "OS-7.17.7")
def test_an_animus_token_brings_no_more_than_the_reserve_has() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 7, 1
    bench.tokens("warden", animus=1)
    spend_animus_token(bench.battle, warden)
    assert (warden.animus, warden.reserve, bench.token("warden", "animus")) == (8, 0, 0)


@example("OS-EX-122")
@rule("OS-12.1.5")
def test_battleflow_on_position_0_brings_cards_back() -> None:
    bench = Bench()
    bench.lay("warden", 0, "warden_taunt", "warden_rim_blow")
    assert battleflow(bench.battle, bench.oathsworn("warden"), 0) == 2
    assert {"warden_taunt", "warden_rim_blow"} <= bench.hand("warden")
