"""Rings: one more ability at the end of a turn, or one more turn."""

import pytest

from questhall.games.gloomhaven.rules.round.rounds import turn
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.scene import TYPES_FROM

from ...marks import rule
from ..bench import Bench
from .playing import answer, open_turn, state


def after_both(ring: str, *hand: str) -> tuple[Bench, list[int]]:
    """The Brute's turn after two standard abilities, with cards left in hand."""
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.item(ring)
    cards = [bench.card(name, pile="hand") for name in hand]
    bench.card("trample")
    bench.card("grab_and_go")
    bench.hero().leading = 40
    bench.hero().other = 87
    open_turn(bench)
    bench.choose(f"standard-attack:{bench.hero().chosen[0]}")
    bench.choose("standard-move")
    bench.choose("stay")
    return bench, cards


@pytest.mark.parametrize(
    ("ring", "half", "standard"),
    [
        ("ring_of_haste", "bottom", "standard-move"),
        ("ring_of_brutality", "top", "standard-attack"),
    ],
)
def test_rings_play_one_more_card(ring: str, half: str, standard: str) -> None:
    bench, cards = after_both(ring, "leaping_cleave")
    guard = bench.monster("bandit_guard", "1,0")
    assert (bench.prompt, bench.offered) == ("after", ["item:0", "end-turn"])
    bench.choose("item:0")
    assert bench.offered == [f"{half}:{cards[0]}", f"{standard}:{cards[0]}", "skip"]
    if half == "top":
        answer(bench, "standard-attack", guard)
        assert guard.hp == guard.max_hp - 2
    else:
        answer(bench, "standard-move", "0,1")
        assert bench.place(bench.figure()) == "0,1"
    assert bench.pile_of(cards[0]) == "discard"
    assert state(bench.hero().items[0]) == "consumed"


def test_ring_of_haste_with_the_printed_ability() -> None:
    bench, cards = after_both("ring_of_haste", "overwhelming_assault")
    guard = bench.monster("bandit_guard", "2,0")
    answer(bench, "item:0", "bottom", "1,0", guard, "3,0", "4,0")
    assert (bench.place(bench.figure()), bench.place(guard)) == ("1,0", "4,0")
    assert bench.pile_of(cards[0]) == "discard"


def test_ring_of_brutality_with_a_lost_ability() -> None:
    bench, cards = after_both("ring_of_brutality", "overwhelming_assault")
    guard = bench.monster("bandit_guard", "1,0", hp=9)
    answer(bench, "item:0", "top", guard)
    assert (guard.hp, bench.pile_of(cards[0]), bench.xp()) == (3, "lost", 2)


@pytest.mark.parametrize("ring", ["ring_of_haste", "ring_of_brutality", "second_chance_ring"])
def test_rings_may_be_kept(ring: str) -> None:
    bench, cards = after_both(ring, "sweeping_blow", "overwhelming_assault")
    answer(bench, "item:0", "skip", "end-turn")
    assert state(bench.hero().items[0]) == "ready"
    assert bench.hero().hand == cards


@pytest.mark.parametrize("ring", ["ring_of_haste", "ring_of_brutality", "second_chance_ring"])
def test_rings_need_cards(ring: str) -> None:
    bench, _ = after_both(ring)
    assert bench.decision is None
    assert state(bench.hero().items[0]) == "ready"


@rule("GH-3.1.25")
@pytest.mark.parametrize("ring", ["ring_of_haste", "ring_of_brutality", "second_chance_ring"])
def test_no_ring_after_a_long_rest(ring: str) -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.item(ring)
    for name in ("trample", "grab_and_go", "shield_bash"):
        bench.card(name, pile="discard")
    bench.hero().resting = True
    bench.hero().leading = 99
    open_turn(bench)
    answer(bench, "trample")
    assert state(bench.hero().items[0]) == "ready"


# -- Second Chance Ring ------------------------------------------------------------


def second_chance() -> tuple[Bench, Figure]:
    """The Brute acts at 40, bandit guards and the Tinkerer at 70."""
    bench, _ = after_both("second_chance_ring", "sweeping_blow", "provoking_roar", "grab_and_go")
    guard = bench.monster("bandit_guard", "3,0")
    deck = bench.scene.decks[bench.scene.types[guard.type].deck]
    by_initiative = {bench.scene.cards[card].key: card for card in deck.draw}
    deck.revealed = by_initiative["guard-1"]
    bench.hero(1).leading = 70
    bench.hero(1).resting = True
    bench.scene.queue = [0, TYPES_FROM + guard.type, 1]
    return bench, guard


def test_the_new_leading_card_must_be_later() -> None:
    bench, _ = second_chance()
    bench.choose("item:0")
    names = [bench.scene.card(each.what).key for each in bench.options if each.verb == "lead"]
    assert names == ["sweeping_blow", "grab_and_go"]  # 64 and 87, not 10


@rule("GH-3.2.3", "GH-15.1.1")
def test_second_chance_ring() -> None:
    bench, guard = second_chance()
    answer(bench, "item:0", "sweeping_blow", "provoking_roar")
    hero = bench.hero()
    assert state(hero.items[0]) == "consumed"
    assert [bench.scene.card(card).key for card in hero.chosen] == [
        "sweeping_blow",
        "provoking_roar",
    ]
    assert (hero.leading, hero.other) == (64, 10)
    guards = TYPES_FROM + guard.type
    initiative = bench.scene.monster_card(guard.type)
    assert initiative is not None
    assert initiative.initiative < 64
    assert bench.scene.queue == [guards, 0, 1]
    guard.acted = bench.scene.round
    bench.start(turn(bench.scene))
    assert (bench.seats, bench.prompt) == ([0], "ability")
    answer(bench, f"standard-attack:{hero.chosen[0]}", "standard-move", "stay")
    assert (hero.hand, hero.chosen) == ([hero.hand[0]], [])
    bench.start(turn(bench.scene))  # the Tinkerer rests; nobody acts a third time
    bench.start(turn(bench.scene))
    assert bench.scene.next_step == "refresh"
