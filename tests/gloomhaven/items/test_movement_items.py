"""Items for movement and for the order of turns."""

import pytest

from questhall.games.gloomhaven.rules.round.initiative import build_queue, shift_initiatives
from questhall.games.gloomhaven.state.scene import TYPES_FROM

from ...marks import rule
from ..bench import Bench
from .playing import answer, open_move, state, uses


@rule("GH-3.20.1")
@pytest.mark.parametrize(
    ("name", "plus"),
    [("boots_of_striding", 2), ("boots_of_dashing", 3), ("boots_of_sprinting", 4)],
)
def test_boots_for_a_longer_way(name: str, plus: int) -> None:
    bench = Bench(brute="-4,0", tinkerer="-4,3")
    boots = bench.item(name)
    goal = f"{-3 + plus},0"
    open_move(bench, 1)
    assert goal not in bench.places()
    bench.choose("item:0")
    assert goal in bench.places()
    answer(bench, goal)
    assert bench.place(bench.figure()) == goal
    assert state(boots) == "spent"


@rule("GH-3.20.1")
def test_boots_in_the_middle_of_a_movement() -> None:
    bench = Bench(brute="0,0", tinkerer="-4,3")
    bench.item("boots_of_striding")
    open_move(bench, 2)
    answer(bench, "walk", "1,0", "item:0", "2,0", "3,0", "4,0")
    assert bench.place(bench.figure()) == "4,0"


@rule("GH-3.4.9")
def test_winged_shoes() -> None:
    bench = Bench(brute="0,0", tinkerer="-4,3")
    shoes = bench.item("winged_shoes")
    for place in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"):
        bench.tile("obstacle", place)
    open_move(bench, 2)
    assert bench.places() == []
    bench.choose("item:0")
    assert "2,0" in bench.places()
    assert "1,0" not in bench.places()
    answer(bench, "2,0")
    assert state(shoes) == "spent"


@rule("GH-3.10.15", "GH-3.10.17")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_no_boots_without_a_movement(condition: str) -> None:
    bench = Bench(brute="0,0", tinkerer="-4,3")
    bench.item("boots_of_striding")
    bench.give(bench.figure(), condition)
    open_move(bench, 3)
    assert bench.decision is None


@rule("GH-3.2.3")
@pytest.mark.parametrize(
    ("name", "earlier", "later"),
    [("boots_of_speed", 25, 45), ("boots_of_quickness", 15, 55)],
)
def test_boots_for_the_order_of_turns(name: str, earlier: int, later: int) -> None:
    for verb, leading in (("earlier", earlier), ("later", later), ("keep-initiative", 35)):
        bench = Bench(brute="0,0", tinkerer="-4,3")
        boots = bench.item(name)
        bench.hero(0).leading = 35
        bench.hero(1).leading = 30
        bench.run(shift_initiatives(bench.scene), verb)
        assert bench.hero(0).leading == leading
        assert state(boots) == ("ready" if verb == "keep-initiative" else "spent")
        bench.run(build_queue(bench.scene, []))
        assert bench.scene.queue == ([0, 1] if verb == "earlier" else [1, 0])
        assert uses(bench) == (verb != "keep-initiative")


def test_boots_of_speed_before_monsters_of_the_same_initiative() -> None:
    bench = Bench(brute="0,0", tinkerer="-4,3")
    bench.item("boots_of_speed")
    guard = bench.monster("bandit_guard", "3,0")
    deck = bench.scene.decks[bench.scene.types[guard.type].deck]
    deck.revealed = deck.draw[-1]
    card = bench.scene.monster_card(guard.type)
    assert card is not None
    bench.hero(0).leading = card.initiative + 10
    bench.hero(1).leading = 99
    bench.run(shift_initiatives(bench.scene), "earlier")
    bench.run(build_queue(bench.scene, [guard.type]))
    assert bench.scene.queue == [0, TYPES_FROM + guard.type, 1]


def test_no_shift_for_a_resting_or_stunned_character() -> None:
    bench = Bench(brute="0,0", tinkerer="-4,3")
    bench.item("boots_of_speed")
    bench.item("boots_of_speed", seat=1)
    bench.hero(0).resting = True
    bench.give(bench.figure(1), "stun")
    bench.run(shift_initiatives(bench.scene))
    assert uses(bench, 0) + uses(bench, 1) == 0
