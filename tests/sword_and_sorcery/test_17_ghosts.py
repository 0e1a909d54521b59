"""What a ghost pays is drawn by lot, and what was drawn has come to light."""

from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from tests.marks import rule
from tests.sword_and_sorcery.bench import Bench


@rule("SS-17.0.0.1", "SS-11.1.0.15")
def test_nobody_takes_back_what_a_ghost_has_paid_as_if_nothing_were_known() -> None:
    bench = Bench("A B C")
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    marks = bench.adventure.marks
    bench.do(bench.effect(0, "win"))
    assert bench.told("ghost-pays")
    assert bench.adventure.marks > marks
