"""Reactions: what heroes use outside their own turns (SS-6.5)."""

from questhall.games.sword_and_sorcery.printed.enemies import PrimaryTarget
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import example, rule, ruling

from .bench import Bench

LINES = [([0, 1], ["engage", "strike(main)"]), ([], ["advance(1)"])]


def orc_beside(bench: Bench) -> Figure:
    """It would go for the most wounded, who is not Ecarus."""
    orc = bench.enemy("B", primary=PrimaryTarget.MOST_WOUNDED, lines=LINES)
    bench.hero(1).wounds = 2
    bench.sheet(0).acted = True
    return orc


@example("SS-EX-179")
@rule("SS-6.5.0.1", "SS-6.5.0.6", "SS-15.7.1.9")
def test_taunt_makes_ecarus_the_primary_target_once_a_round() -> None:
    bench = Bench()
    orc = orc_beside(bench)
    bench.do(activate(bench.adventure, bench.foe(orc)), "react-innate")
    assert bench.told("attacks")[-1].where == 0
    bench.do(activate(bench.adventure, bench.foe(orc)))
    assert bench.told("attacks")[-1].where == 1


@example("SS-EX-155")
@rule("SS-10.6.6.1")
@ruling("25")
def test_neither_stunned_nor_in_the_own_turn() -> None:
    bench = Bench()
    orc = orc_beside(bench)
    bench.condition(bench.hero(0), "stun")
    bench.do(activate(bench.adventure, bench.foe(orc)))
    bench.hero(0).drop(4)
    bench.turn(0)
    bench.sheet(0).acted = False
    bench.do(activate(bench.adventure, bench.foe(orc)))
    assert [decision.prompt for decision in bench.asked] == []


@rule("SS-7.0.0.16", "SS-9.0.0.22")
@ruling("52")
def test_a_ward_for_another_hero_comes_before_his_defence() -> None:
    bench = Bench(heroes=("auriel_wizard", "laegon_archer"))
    auriel = bench.sheet(0)
    card = next(c for c in auriel.supply if bench.adventure.cards[c].key == "glass_ward")
    auriel.supply.remove(card)
    auriel.powers.append(Power(card))
    auriel.acted = True
    enemy = bench.enemy("B")
    bench.do(bench.attack(enemy.id, bench.hero(1), fixed=1), "use")
    assert (bench.hero(1).wounds, bench.hero(1).shields) == (0, 0)
    assert auriel.powers[0].position == 2
