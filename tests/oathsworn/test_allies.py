"""Allies take the turns of fallen Oathsworn (OS-7.19, OS-7.20)."""

from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of
from questhall.games.oathsworn.rules.boss.targeting import Reach, choose_target
from questhall.games.oathsworn.rules.rounds import refresh
from questhall.games.oathsworn.rules.turn.turns import begin_phase, begin_turn, turn, turn_options
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.kernel.phrases import option_id
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import GAME, Bench


def bench_with_ally(at: str = "0,4", difficulty: str = "free") -> tuple[Bench, Oathsworn, Figure]:
    """The Warden has fallen, and a Man-at-Arms came in his turn."""
    bench = Bench(difficulty=difficulty)
    bench.stand("warden", "0,0")
    bench.stand("priest", "6,-6")
    bench.do(bench.effect("warden", "lose_hp(6)"))
    begin_turn(bench.battle, 0)
    bench.do(turn(bench.battle), f"to-hex:{at}")
    ally = bench.battle.fighter_at(0)
    assert ally is not None
    return bench, ally, bench.battle.figure_of(ally)


def offered(bench: Bench, fighter: Oathsworn) -> list[str]:
    options = turn_options(bench.battle, fighter)
    return [option_id(GAME, bench.battle, option) for option in options]


@example("OS-EX-149", "OS-EX-305")
@rule("OS-7.19.3", "OS-7.20.1", "OS-7.20.2", "OS-7.20.7", "OS-3.2.8")
@ruling("OS-R21", "OS-R29")
def test_an_ally_enters_at_the_edge_in_the_next_turn_of_the_fallen() -> None:
    bench, ally, figure = bench_with_ally()
    assert (bench.at(figure), figure.hp, ally.animus, sum(ally.tokens)) == ("0,4", 6, 2, 0)
    assert bench.battle.next_step == "turn"
    assert bench.battle.turn == 0
    assert (cubes_of(bench.battle, ally), defense_of(bench.battle, figure)) == ([0, 1, 0, 0], 3)
    _, _, dread = bench_with_ally(difficulty="dread")
    assert dread.hp == 4
    _, _, easy = bench_with_ally(difficulty="journeyman")
    assert defense_of(bench.battle, figure) + 2 == 5
    assert easy.hp == 6


@rule("OS-7.20.3", "OS-7.5.6", "OS-7.1.6", "OS-6.1.4")
def test_an_ally_moves_and_attacks_for_one_animus_each() -> None:
    bench, ally, figure = bench_with_ally()
    rat = bench.rat("0,0")
    begin_turn(bench.battle, 0)
    assert "ally-attack" not in offered(bench, ally)
    bench.do(turn(bench.battle), "move:0,1#1")
    assert (bench.at(figure), ally.animus) == ("0,1", 1)
    bench.draw("y:2")
    bench.do(turn(bench.battle), "ally-attack", "white:0")
    assert (rat.on_board, ally.animus) == (False, 0)
    assert offered(bench, ally)[-1] == "end-turn"
    refresh(bench.battle)
    assert ally.animus == 2


@example("OS-EX-05")
@rule("OS-7.4.5", "OS-7.11.13", "OS-7.20.3")
@ruling("OS-R84", "OS-R42")
def test_an_animus_token_moves_attacks_or_refreshes() -> None:
    bench, ally, figure = bench_with_ally()
    bench.rat("0,1")
    ally.tokens[1] = 2
    begin_turn(bench.battle, 0)
    bench.do(turn(bench.battle), "token:animus", "to-hex:0,2")
    assert (bench.at(figure), ally.animus, bench.battle.has_moved) == ("0,2", 2, False)
    bench.draw("y:b w:b")
    bench.do(turn(bench.battle), "token:animus", "ally-attack", "white:1")
    assert sum(ally.tokens) == 0  # no determination
    assert "ally-attack" not in offered(bench, ally)


@rule("OS-7.11.13", "OS-7.11.12")
def test_determination_holds_for_allies() -> None:
    bench, ally, _ = bench_with_ally()
    bench.rat("0,3")
    begin_turn(bench.battle, 0)
    bench.draw("y:b w:b")
    bench.do(turn(bench.battle), "ally-attack", "white:1", "token-kind:defense")
    assert ally.tokens[0] == 1


@rule("OS-7.20.10", "OS-8.3.1", "OS-8.10.1")
@ruling("OS-R51")
def test_minions_hunt_allies_and_bosses_do_not() -> None:
    bench, _, figure = bench_with_ally()
    priest = bench.figure("priest")
    boss, rat = bench.boss("0,0"), bench.rat("0,2")
    assert choose_target(bench.battle, boss, Reach(20, 0), None, None) is priest
    assert choose_target(bench.battle, rat, Reach(20, 0), None, None) is figure


@rule("OS-7.20.5", "OS-7.20.6")
def test_a_dead_ally_is_followed_by_another_as_long_as_there_are_any() -> None:
    bench, ally, figure = bench_with_ally()
    deed = bench.deed("priest")
    deed.this = figure.id
    bench.do(bench.effect("priest", "lose_hp(6, this)", deed))
    assert (ally.fallen, figure.on_board) == (True, False)
    begin_turn(bench.battle, 0)
    bench.do(turn(bench.battle), "to-hex:1,4")
    second = bench.battle.fighter_at(0)
    assert second is not None
    assert second is not ally
    bench.battle.ally_cards.clear()
    second.fallen = True
    begin_phase(bench.battle)
    assert bench.battle.turn == 1  # OS-R19


@example("OS-EX-148")
@rule("OS-7.19.2", "OS-7.20.10")
def test_allies_do_not_prevent_defeat() -> None:
    bench, _, figure = bench_with_ally()
    for name in ("ranger", "warbear"):
        bench.oathsworn(name).fallen = True
    bench.do(bench.effect("priest", "lose_hp(6)"))
    assert figure.on_board
    assert bench.battle.results == [0.0] * 4
