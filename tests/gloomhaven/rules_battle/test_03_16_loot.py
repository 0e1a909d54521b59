"""RULES 3.16: nobody can decline end-of-turn looting."""

from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.state.heroes import Feat

from ...marks import example, rule
from .battle import Battle


@rule("GH-3.16.6")
@example("GH-EX-191")
def test_looting_at_the_end_of_the_turn_is_forced() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.coin("0,0", 2)
    cards = [battle.made("heal(1, self)"), battle.made("heal(1, self)")]
    battle.start(take_turn(battle.scene, battle.hero()))
    battle.choose(f"top:{cards[0]}")
    battle.choose(f"bottom:{cards[1]}")
    assert battle.decision is None
    assert battle.hero().coins == 2
    assert battle.scene.coins[battle.cell("0,0")] == 0


@rule("GH-3.16.6")
def test_a_treasure_too() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    battle.treasure("0,0", number=7)
    battle.run(take_turn(battle.scene, battle.hero()))
    assert battle.hero().tally[Feat.TREASURES] == 1
    assert battle.scene.tile(battle.cell("0,0")) is None
