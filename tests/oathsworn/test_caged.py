"""Caged (OS-13.2)."""

import pytest

from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.rounds import encounter, end_of_round
from questhall.games.oathsworn.rules.turn.caged import escape, put_into_cage
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.oathsworn import Cage
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.twins import twins

THORNS = "abilities: [{id: thorns, do: 'lose_hp(1, this)'}]"


def caged_warden() -> Bench:
    """Caged in the Encounter phase of round 2; it is round 3 now, and his turn."""
    bench = Bench(encounter=twins("strike(plain, on_hit(cage(7, thorns)))", more=THORNS))
    bench.boss("0,0", key="ash")
    bench.stand("warden", "0,1")
    bench.battle.round = 2
    bench.foes_draw("r:2")
    bench.do(encounter(bench.battle))
    assert bench.oathsworn("warden").cage is not None
    bench.battle.round = 3
    begin_turn(bench.battle, 0)
    return bench


@rule("OS-13.2.1", "OS-13.2.7")
@ruling("OS-R20", "OS-R31")
def test_who_is_caged_may_escape_spend_tokens_and_pass() -> None:
    bench = caged_warden()
    bench.tokens("warden", animus=1)
    warden = bench.oathsworn("warden")
    verbs = {option.verb for option in turn_options(bench.battle, warden)}
    assert verbs == {"escape", "pass"}
    warden.animus, warden.reserve = 2, 6
    verbs = {option.verb for option in turn_options(bench.battle, warden)}
    assert verbs == {"token", "pass"}
    assert len(bench.battle.cage_cards) == 1


@example("OS-EX-177")
@rule("OS-13.2.2", "OS-13.2.4", "OS-13.2.5", "OS-3.5.11")
def test_neighbours_help_him_out_and_he_acts_at_once() -> None:
    bench = caged_warden()
    bench.stand("priest", "0,2")
    bench.stand("ranger", "1,1")
    bench.draw("w:2 w:1")
    bench.do(turn(bench.battle), "escape", "white:2")
    warden = bench.oathsworn("warden")
    assert (warden.cage, warden.animus, bench.battle.cage_cards) == (None, 5, [])
    assert any(option.verb == "move" for option in turn_options(bench.battle, warden))


@rule("OS-13.2.2", "OS-3.5.8", "OS-3.5.11", "OS-3.5.13")
def test_an_escape_is_a_survival_check_with_the_free_redraws_of_its_trait() -> None:
    bench = caged_warden()
    bench.battle.survival_redraws = 2
    bench.tokens("warden", redraw=1)
    bench.draw("w:b w:b w:1 w:2 w:1 w:2 w:2")
    again = ("redraw:white-0", "redraw:white-0", "redraw-token:white-10")
    bench.do(turn(bench.battle), "escape", "white:4", *again)
    assert bench.oathsworn("warden").cage is None
    assert bench.token("warden", "redraw") == 0


@rule("OS-11.3.2", "OS-3.5.8", "OS-13.2.3")
def test_each_attempt_has_free_redraws_of_its_own() -> None:
    bench = caged_warden()
    bench.battle.survival_redraws = 1
    for attempt in (1, 2):
        bench.draw("w:b w:1")
        bench.do(turn(bench.battle), "escape", "white:1", "redraw:white-0")
        assert len(bench.told("redrew")) == attempt
        begin_turn(bench.battle, 0)


@rule("OS-13.2.2", "OS-14.2.2", "OS-12.1.8")
def test_the_grove_maiden_spends_redraws_on_the_escape_of_her_guardian() -> None:
    bench = Bench(
        encounter=twins("strike(plain, on_hit(cage(1, thorns)))", more=THORNS),
        company=("grove_maiden", "priest", "ranger", "warbear"),
    )
    bench.boss("0,0", key="ash")
    bench.stand("grove_maiden", "0,7")
    figure = bench.guardian("0,1")
    guardian = bench.battle.company[figure.owner]
    put_into_cage(bench.battle, guardian, Cage(1, "thorns", 1, bench.boss("0,0").id, 0))
    bench.tokens("grove_maiden", redraw=1)
    bench.draw("w:b w:2")
    bench.do(escape(bench.battle, guardian), "white:1", "redraw-token")
    assert guardian.cage is None
    assert bench.token("grove_maiden", "redraw") == 0


@rule("OS-13.2.3", "OS-13.2.5")
def test_a_failure_hurts_and_there_is_one_attempt_a_turn() -> None:
    bench = caged_warden()
    hp = bench.figure("warden").hp
    bench.draw("w:2 w:1")
    bench.do(turn(bench.battle), "escape", "white:2")
    warden = bench.oathsworn("warden")
    assert (bench.figure("warden").hp, warden.cage is not None) == (hp - 1, True)
    assert [option.verb for option in turn_options(bench.battle, warden)] == ["end-turn"]


@example("OS-EX-177")
@rule("OS-13.2.6", "OS-13.2.1")
@pytest.mark.parametrize(("round", "free"), [(2, False), (3, True)])
def test_the_cage_opens_at_the_end_of_the_next_round(round: int, free: bool) -> None:
    bench = caged_warden()
    bench.battle.round = round
    hp = bench.figure("warden").hp
    bench.do(end_of_round(bench.battle))
    assert (bench.oathsworn("warden").cage is None) is free
    assert bench.figure("warden").hp == hp - free


@rule("OS-13.2.1")
def test_in_a_cage_one_defends_but_does_not_interrupt() -> None:
    bench = caged_warden()
    priest = bench.stand("priest", "0,2")
    boss = bench.boss("0,0", key="ash")
    bench.do(deliver(bench.battle, Blow([boss.id], [priest.id], [0, 0, 1, 0])))
    assert "window-5" not in bench.prompts()
    warden = bench.figure("warden")
    bench.asked.clear()
    bench.do(deliver(bench.battle, Blow([boss.id], [warden.id], [0, 0, 1, 0])))
    assert "defend-with" in bench.prompts()
