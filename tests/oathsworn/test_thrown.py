"""Thrown items and unarmed attacks (OS-13.10)."""

from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of
from questhall.games.oathsworn.rules.turn.moving import go
from tests.marks import example, rule
from tests.oathsworn.bench import Bench

THROW = "then(attack(range=3), throw(weapon))"


def thrown_sword() -> Bench:
    """The Warden threw his sword at a rat, and it lies behind the rat."""
    bench = Bench()
    bench.stand("warden", "0,3")
    rat = bench.rat("0,1")
    rat.hp = 3
    bench.draw("y:2")
    bench.do(bench.effect("warden", THROW), "white:0", "to-hex:1,1")
    return bench


@example("OS-EX-183")
@rule("OS-13.10.1", "OS-13.10.2", "OS-13.10.4")
def test_a_thrown_weapon_leaves_him_unarmed_until_he_steps_on_it() -> None:
    bench = thrown_sword()
    warden = bench.oathsworn("warden")
    assert cubes_of(bench.battle, warden) == [0, 0, 0, 0]
    bench.draw("w:2")
    bench.do(bench.attack("warden", "attack(range=3)"), "white:1")  # no sword, no redraw
    assert "window-2" not in bench.prompts()
    go(bench.battle, bench.figure("warden"), place_named("2,0"))
    assert bench.battle.markers == []
    assert cubes_of(bench.battle, warden) == [0, 1, 0, 0]


@rule("OS-13.10.3")
def test_thrown_armor_does_not_protect() -> None:
    bench = thrown_sword()
    deed = bench.deed("warden")
    deed.target = bench.battle.minions()[0].id
    bench.do(bench.effect("warden", "throw(shield)", deed), "to-hex:0,0")
    assert defense_of(bench.battle, bench.figure("warden")) == 3
    assert len(bench.battle.markers) == 2
