"""Consumed (OS-13.5)."""

from questhall.games.oathsworn.rules.board.breaking import Break, draw_reactions, take_from_die
from questhall.games.oathsworn.rules.boss.stage_cards import react_now
from questhall.games.oathsworn.rules.boss.targeting import Reach, choose_target
from questhall.games.oathsworn.rules.rounds import encounter, start_round
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.twins import twins

ACID = "abilities: [{id: acid, do: 'lose_hp(1, this)'}]"


def swallowed_warden() -> tuple[Bench, Figure]:
    """In the body of a boss, after a bite that cost nothing; the Priest stands by."""
    bench = Bench(encounter=twins("strike(plain, on_hit(consume(body, acid)))", more=ACID))
    boss = bench.boss("0,0", key="ash")
    bench.stand("warden", "0,1")
    bench.stand("priest", "4,2")
    bench.foes_draw("r:b")
    bench.do(encounter(bench.battle))
    assert bench.oathsworn("warden").swallowed is not None
    return bench, boss


@rule("OS-13.5.1", "OS-13.5.2", "OS-13.5.3")
@ruling("OS-R26", "OS-R20")
def test_who_is_consumed_has_no_hex_and_little_to_do() -> None:
    bench, boss = swallowed_warden()
    assert not bench.figure("warden").on_board
    begin_turn(bench.battle, 0)
    options = turn_options(bench.battle, bench.oathsworn("warden"))
    assert [option.verb for option in options] == ["attack-inside", "pass"]
    target = choose_target(bench.battle, boss, Reach(20, 0), None, bench.figure("warden"))
    assert target is bench.figure("priest")


@rule("OS-13.5.4")
def test_its_effects_come_at_the_start_of_both_phases() -> None:
    bench, _ = swallowed_warden()
    hp = bench.figure("warden").hp
    bench.do(start_round(bench.battle))
    assert bench.figure("warden").hp == hp - 1
    bench.do(encounter(bench.battle))
    assert bench.figure("warden").hp == hp - 2
    bench.figure("warden").hp = 1
    bench.do(encounter(bench.battle))
    assert bench.oathsworn("warden").fallen


@example("OS-EX-178")
@rule("OS-13.5.5", "OS-13.5.6")
def test_six_hp_free_him_without_animus() -> None:
    bench, boss = swallowed_warden()
    boss.dice = [6, 6]
    take_from_die(bench.battle, boss, 0, 4)
    take_from_die(bench.battle, boss, 1, 2)
    assert bench.oathsworn("warden").swallowed is not None  # the head is another part
    boss.dice[0] = 3
    take_from_die(bench.battle, boss, 0, 2)
    warden = bench.oathsworn("warden")
    assert (warden.swallowed, warden.animus, warden.reserve) == (None, 0, 8)
    assert bench.at(bench.figure("warden")) == "0,-1"


@example("OS-EX-179")
@rule("OS-13.5.1", "OS-13.5.3", "OS-13.5.5")
def test_who_breaks_his_way_out_is_free_before_the_reaction() -> None:
    bench, boss = swallowed_warden()
    boss.dice[0] = 1
    begin_turn(bench.battle, 0)
    bench.draw("y:3")
    bench.foes_draw("r:b")
    bench.do(turn(bench.battle), "attack-inside", "white:0")
    assert boss.dice == [0, 6]
    targets = [event.where for event in bench.told("targets")]
    assert targets[-1] == bench.figure("warden").id


@rule("OS-13.5.5")
def test_a_break_by_friends_frees_him_too() -> None:
    bench, boss = swallowed_warden()
    assert take_from_die(bench.battle, boss, 0, 6)
    draw_reactions(bench.battle, [Break(boss.id, bench.figure("priest").id)])
    assert bench.figure("warden").on_board
    bench.do(react_now(bench.battle))
