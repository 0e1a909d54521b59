"""Hints: fighters go where fighting goes on, and energy is there to be spent."""

from questhall.bots.hinting import hint
from questhall.games.sorcerer.minds.hunch import hunch
from questhall.games.sorcerer.minds.judge import judge
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.match import Match
from tests.sorcerer.bench import Bench, quiet

SECONDS = 0.5
HUNCHES = 60


def two_battlefields_left(energy: int) -> Bench:
    """P0 has won the first battlefield and holds fighters for the others."""
    bench = quiet()
    bench.arena.fields[0].conquered_by = 0
    for seat in (0, 1):
        for _ in range(6):
            bench.grimoire(seat)
    for cost, attack, life in ((2, 3, 3), (3, 4, 4), (4, 5, 5)):
        bench.hand(0, cost=cost, attack=attack, life=life)
    bench.minion(1, 1, attack=3, life=3)
    bench.minion(1, 2, attack=3, life=3)
    bench.player(0).energy = energy
    bench.arena.next_step = "action"
    return bench


def advised(bench: Bench) -> Option:
    match = Match.resume(bench.game, bench.setup, "advice", bench.arena.clone())
    return hint(match, 0, SECONDS).option


def is_idle(option: Option) -> bool:
    return option.verb in ("cast", "reinforce") and option.where == 0


def test_fighters_go_where_fighting_goes_on() -> None:
    advice = advised(two_battlefields_left(energy=9))
    assert advice.verb == "cast"
    assert not is_idle(advice)


def test_energy_near_the_end_of_the_track_is_spent() -> None:
    for energy in (9, 10):
        assert advised(two_battlefields_left(energy)).verb == "cast"


def test_a_hunch_wastes_neither_fighters_nor_energy() -> None:
    bench = two_battlefields_left(energy=9)
    bench.act(0)
    decision = bench.decision
    assert decision is not None
    for number in range(HUNCHES):
        option = decision.options[hunch(bench.arena, decision, Chance(f"hunch {number}"))]
        assert not is_idle(option)
        assert option.verb != "channel"


def test_hoarded_energy_is_worth_less_than_the_first() -> None:
    def worth(energy: int) -> float:
        bench = quiet()
        bench.player(0).energy = energy
        return judge(bench.arena, 0)

    assert worth(10) > worth(6)
    assert worth(4) - worth(0) > worth(10) - worth(6)
