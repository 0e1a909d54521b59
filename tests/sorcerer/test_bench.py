"""The workbench itself, on the two examples every newcomer tries first."""

from tests.marks import example, rule
from tests.sorcerer.bench import Bench

SULTANS_BANE = "pay(weaken(host), attack_bonus(2))"


@example("SO-EX-02")
@rule("SO-18.23.1", "SO-18.23.3", "SO-18.19.2", "SO-18.19.4", "SO-19.1.3")
def test_weakening_pays_for_the_bonus() -> None:
    bench = Bench()
    blade = bench.minion(0, attack=2, life=3)
    bench.attach(blade, tactic=SULTANS_BANE)
    bench.minion(1, attack=1, life=9)
    bench.fight(blade, "M H H D", "tactic", "pass", "pass")
    assert (blade.damage, bench.dice_rolled) == (1, 4)


@example("SO-EX-03")
@rule("SO-18.23.2", "SO-18.23.3", "SO-19.1.3")
def test_weakening_that_would_kill_cannot_pay() -> None:
    bench = Bench()
    blade = bench.minion(0, attack=2, life=3, damage=2)
    bench.attach(blade, tactic=SULTANS_BANE)
    bench.fight(blade, "M H")
    assert bench.prompt == "reroll"
    assert (blade.damage, bench.dice_rolled) == (2, 2)
