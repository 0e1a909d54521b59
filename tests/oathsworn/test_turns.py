"""Turns of the Oathsworn phase (OS-7.1 to OS-7.5)."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.rounds import end_of_phase, start_round
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.kernel.phrases import option_id
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import GAME, Bench


def bench_in_turn(*names: str) -> Bench:
    """The company on the board, far from everything; the Warden begins."""
    bench = Bench()
    places = ("0,4", "2,3", "-2,5", "4,2")
    for name, at in zip(("warden", "priest", "ranger", "warbear"), places, strict=True):
        bench.stand(name, at)
    begin_turn(bench.battle, 0)
    bench.oathsworn("warden").turns = 1
    return bench


def offered(bench: Bench) -> list[str]:
    oathsworn = bench.battle.company[bench.battle.turn]
    options = turn_options(bench.battle, oathsworn)
    return [option_id(GAME, bench.battle, option) for option in options]


@example("OS-EX-03")
@rule("OS-7.1.2", "OS-7.1.5", "OS-15.1.1")
@ruling("OS-R34")
def test_passing_does_not_exclude_and_the_phase_ends_when_all_pass_in_a_row() -> None:
    bench = bench_in_turn()
    bench.do(turn(bench.battle), "move:0,3#1")
    bench.do(turn(bench.battle), "end-turn")
    for place in (1, 2, 3):
        assert bench.battle.turn == place
        bench.do(turn(bench.battle), "pass")
    assert bench.battle.turn == 0  # his second turn at once
    bench.do(turn(bench.battle), "move:0,4#1")
    bench.do(turn(bench.battle), "end-turn")
    assert bench.battle.turn == 1
    bench.do(turn(bench.battle), "move:2,2#1")
    bench.do(turn(bench.battle), "end-turn")
    for _ in range(4):
        assert bench.battle.next_step == "turn"
        bench.do(turn(bench.battle), "pass")
    assert bench.battle.next_step == "end_of_phase"


@example("OS-EX-09")
@rule("OS-7.5.1", "OS-7.5.2", "OS-7.5.5")
def test_a_move_costs_animus_for_each_step() -> None:
    bench = bench_in_turn()
    warden = bench.oathsworn("warden")
    bench.do(turn(bench.battle), "move:0,2#2")
    assert (warden.animus, warden.reserve) == (6, 2)
    assert bench.at(bench.figure("warden")) == "0,2"
    assert not any(each.startswith("move") for each in offered(bench))


@rule("OS-7.5.5")
def test_whoever_turned_his_figure_can_still_do_all_else() -> None:
    bench = bench_in_turn()
    before = offered(bench)
    bench.do(turn(bench.battle), "turn-figure", "facing:SW", "move:0,3#1")
    assert bench.looks(bench.figure("warden")) == "SW"
    assert bench.asked[-1].prompt == "turn"
    assert bench.options() == [each for each in before if each != "turn-figure"]
    assert "turn-figure" in offered(bench)  # he may turn again after each deed


@rule("OS-7.5.1", "OS-7.5.2")
def test_there_is_no_way_through_characters_and_obstacles() -> None:
    bench = bench_in_turn()
    bench.trees("0,3", "1,3", "1,4", "-1,5")
    bench.stand("priest", "-1,4")
    assert not any(each.startswith("move") for each in offered(bench))


@example("OS-EX-129")
@rule("OS-7.1.3", "OS-7.1.4")
def test_one_card_and_one_move_a_turn_but_any_number_of_items() -> None:
    bench = bench_in_turn()
    begin_turn(bench.battle, 2)  # the Ranger
    bench.oathsworn("ranger").turns = 1
    bench.rat("-2,2")
    binding = f"play:{bench.card('rawhide_bindings')}@0"
    card = f"play:{bench.card('ranger_bough_to_bough')}@1"
    bench.do(turn(bench.battle), binding, "to-hex:-3,5")
    bench.do(turn(bench.battle), "move:-3,4#1")
    bench.do(turn(bench.battle), card, "to-hex:-3,3")
    assert bench.at(bench.figure("ranger")) == "-3,3"
    left = offered(bench)
    assert not any(each.startswith("move:") for each in left)
    assert not any(each.startswith(f"play:{bench.card('ranger_loose_arrow')}") for each in left)


@example("OS-EX-04")
@rule("OS-7.2.1", "OS-7.2.2")
def test_injuries_come_first_in_the_first_turn() -> None:
    bench = bench_in_turn()
    for key in ("cracked_rib", "deep_gash", "open_wound"):
        bench.add_card("warden", library().injuries[key])
    kinds = {each.split(":")[0] for each in offered(bench)}
    assert "injury" in kinds
    assert kinds.isdisjoint({"move", "pass", "end-turn"})
    for key in ("open_wound", "cracked_rib", "deep_gash"):
        bench.do(turn(bench.battle), f"injury:{bench.card(key)}")
    assert bench.oathsworn("warden").animus == 7
    bench.do(turn(bench.battle), "move:0,2#2")
    assert any(each.startswith("play") for each in offered(bench))


@example("OS-EX-10")
@rule("OS-7.7.2", "OS-7.7.3")
def test_each_effect_of_a_card_has_its_own_price() -> None:
    bench = bench_in_turn()
    begin_turn(bench.battle, 1)
    priest = bench.oathsworn("priest")
    bench.rat("2,2")
    bench.draw("r:3 w:1")
    blow = f"play:{bench.card('priest_heavy_blow')}"
    bench.do(turn(bench.battle), f"{blow}@0", "white:1")
    assert priest.animus == 5
    assert bench.on("priest", 0) == {"priest_heavy_blow"}
    assert not any(each.startswith(blow) for each in offered(bench))


@rule("OS-7.7.3")
def test_without_animus_a_card_cannot_be_played() -> None:
    bench = bench_in_turn()
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 0, 8
    assert not any(each.startswith(("play", "move")) for each in offered(bench))
    bench.tokens("warden", animus=1, battleflow=1)
    assert "token:animus" in offered(bench)
    assert "token:battleflow" not in offered(bench)  # no card lies on a position
    bench.do(turn(bench.battle), "token:animus")
    assert warden.animus == 2


@rule("OS-12.1.5")
def test_a_battleflow_token_moves_a_position_of_choice() -> None:
    bench = bench_in_turn()
    bench.tokens("warden", battleflow=1)
    bench.lay("warden", 3, "warden_taunt")
    bench.lay("warden", 1, "warden_rim_blow")
    bench.do(turn(bench.battle), "token:battleflow", "position:3")
    assert bench.on("warden", 2) == {"warden_taunt"}
    assert bench.token("warden", "battleflow") == 0


@example("OS-EX-175")
@rule("OS-12.2.3", "OS-12.2.4")
@ruling("OS-R59")
@pytest.mark.parametrize(("came_in", "removed_in"), [(2, 3), (3, 4)])
def test_crippled_until_the_end_of_the_next_full_phase(came_in: int, removed_in: int) -> None:
    bench = bench_in_turn()
    figure = bench.figure("warden")
    figure.statuses[Status.CRIPPLED] = 1
    figure.crippled_in = came_in
    assert not any(each.startswith("move") for each in offered(bench))
    for round in range(3, removed_in + 1):
        assert figure.statuses[Status.CRIPPLED] == 1
        bench.battle.round = round
        bench.do(end_of_phase(bench.battle))
    assert figure.statuses[Status.CRIPPLED] == 0


@example("OS-EX-128")
@rule("OS-4.3.1", "OS-6.1.1", "OS-7.1.1")
@ruling("OS-R60")
def test_an_ambush_skips_the_first_two_phases() -> None:
    bench = Bench(ambushed=True)
    bench.battle.round = 0
    bench.do(start_round(bench.battle))
    assert bench.battle.next_step == "encounter"
    bench.do(start_round(bench.battle))
    assert bench.battle.next_step == "turn"


@example("OS-EX-171")
@rule("OS-7.6.2")
@ruling("OS-R58")
def test_each_water_hex_costs_two_once_a_turn() -> None:
    bench = bench_in_turn()
    bench.trees("1,3", "-1,5", "1,2", "-1,4")
    bench.tile("water", "0,3")
    bench.tile("water", "0,2")
    assert "move:0,3#2" in offered(bench)
    assert "move:0,2#4" in offered(bench)
    bench.do(turn(bench.battle), "move:0,2#4")
    begun_with = bench.battle.waded
    assert len(begun_with) == 2
    bench.battle.has_moved = False
    assert "move:0,3#1" in offered(bench)
