"""Drawing might: criticals, redraws, blanks, empower, cards and dice (OS-7.11, OS-7.12)."""

from math import comb

import pytest

from questhall.games.oathsworn.printed.might import MIGHT_DICE, Colour, Side, might_deck
from questhall.games.oathsworn.rules.might.declaring import cards_or_dice, declare, empower
from questhall.games.oathsworn.rules.might.drawing import (
    Hand,
    begin,
    draw_list,
    finish,
    ignore_highest,
    improve,
    misses,
    total_without_lowest,
)
from questhall.games.oathsworn.state.draws import Draw
from tests.marks import example, rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.rigging import COLOUR_LETTERS


def wanted(colours: str) -> list[int]:
    return [colours.count(letter) for letter in COLOUR_LETTERS]


def drawn(bench: Bench, faces: str, *answers: str, list: str = "") -> Draw:
    """A draw of the Warden with these cards on top; `list` is what he declared."""
    bench.draw(faces)
    draw = begin(bench.battle, Side.COMPANY)
    letters = list or "".join(word[0] for word in faces.split())
    draw_list(bench.battle, draw, wanted(letters))
    warden = bench.oathsworn("warden")
    bench.do(improve(bench.battle, draw, Hand([0], [warden])), *answers)
    return draw


@rule("OS-2.1.7")
@pytest.mark.parametrize(("colour", "total", "blanks"), [(0, 18, 6), (1, 27, 6), (2, 36, 6)])
def test_a_deck_is_three_dice(colour: int, total: int, blanks: int) -> None:
    deck = might_deck(colour)
    assert (len(deck), sum(card.value for card in deck)) == (18, total)
    assert len([card for card in deck if card.value == 0]) == blanks
    assert len([card for card in deck if card.critical]) == 3


@example("OS-EX-18")
@rule("OS-7.11.4", "OS-7.11.5")
def test_one_blank_hits_and_two_miss() -> None:
    hit = drawn(Bench(), "w:2 w:2 w:1 w:b")
    assert (hit.total(), misses(hit)) == (5, False)
    assert misses(drawn(Bench(), "w:2 w:b w:b"))


@example("OS-EX-19")
@rule("OS-7.11.9", "OS-7.11.10", "OS-2.1.6")
def test_a_critical_brings_a_card_and_so_on() -> None:
    draw = drawn(Bench(), "y:b w:1 w:2c w:2c w:b", "critical:white-21", "critical", list="yww")
    assert (draw.total(), draw.blanks(), misses(draw)) == (5, 1, False)


@example("OS-EX-104")
@rule("OS-7.11.10")
def test_a_blank_drawn_for_a_critical_does_not_count() -> None:
    draw = drawn(Bench(), "w:b w:2c w:b", "critical", list="ww")
    assert (draw.total(), misses(draw)) == (2, False)


@rule("OS-7.11.9")
def test_drawing_for_a_critical_is_optional() -> None:
    draw = drawn(Bench(), "w:2c", "draw-stands")
    assert (draw.total(), len(draw.cards)) == (2, 1)


@example("OS-EX-102")
@rule("OS-7.11.6", "OS-12.1.3")
def test_a_redraw_token_replaces_a_card_of_its_colour() -> None:
    bench = Bench()
    bench.tokens("warden", redraw=1)
    draw = drawn(bench, "w:b w:b w:2 w:1", "redraw-token:white-0@0", list="www")
    assert (draw.total(), misses(draw)) == (3, False)
    assert bench.token("warden", "redraw") == 0
    assert len(bench.battle.might_deck(Side.COMPANY, Colour.WHITE).discard) == 1  # OS-16.1.2


@example("OS-EX-47")
@rule("OS-7.11.8")
def test_a_free_redraw_is_for_this_draw_only() -> None:
    bench = Bench()
    bench.draw("w:b w:2")
    draw = begin(bench.battle, Side.COMPANY)
    draw.free_redraws = 1
    draw_list(bench.battle, draw, [1, 0, 0, 0])
    bench.do(improve(bench.battle, draw, Hand([0], [])), "redraw:white-0")
    assert draw.total() == 2
    assert draw.free_redraws == 0


@rule("OS-7.11.11")
def test_a_redrawn_critical_keeps_its_bonus_card() -> None:
    bench = Bench()
    bench.tokens("warden", redraw=1)
    answers = ("critical", "redraw-token:white-21@0")
    draw = drawn(bench, "w:2c w:2 w:1", *answers, list="w")
    assert (draw.total(), [card.bonus for card in draw.cards]) == (3, [True, False])


@example("OS-EX-105")
@rule("OS-7.11.14")
def test_an_ignored_critical_leaves_what_it_brought() -> None:
    draw = drawn(Bench(), "r:4c w:1 r:3", "critical", list="rw")
    ignore_highest(draw, 1)
    assert draw.total() == 4


@example("OS-EX-115", "OS-EX-41")
@rule("OS-13.3.4")
def test_a_chain_ignores_its_lowest_cards_but_no_blanks() -> None:
    draw = drawn(Bench(), "w:2 w:1 w:b")
    assert [total_without_lowest(draw, place) for place in range(3)] == [3, 2, 0]
    draw = drawn(Bench(), "y:3 y:2 y:2 w:1 w:b")
    assert [total_without_lowest(draw, place) for place in range(4)] == [8, 7, 5, 3]


@example("OS-EX-17")
@rule("OS-7.11.1", "OS-7.11.2")
def test_cubes_are_optional_and_white_cards_limited() -> None:
    bench = Bench()
    cubes = [0, 1, 1, 0]
    assert bench.do(declare(bench.battle, 0, cubes[:], 10), "white:3") == [3, 1, 1, 0]
    assert bench.options()[:2] == ["white:0", "white:1"]
    assert "white:10" in bench.options()
    assert "white:11" not in bench.options()
    without = declare(bench.battle, 0, cubes, 10)
    assert bench.do(without, "without:red", "white:0") == [0, 1, 0, 0]


@example("OS-EX-20")
@rule("OS-7.12.1", "OS-2.1.5")
@pytest.mark.parametrize(
    ("list", "points", "raised", "end"),
    [
        ("www", 6, "wwywyr", "yrk"),
        ("wwww", 6, "wwwwyy", "yyrr"),
        ("ww", 6, "wyrwyr", "kk"),
        ("krw", 2, "rw", "kky"),
        ("krw", 2, "wy", "krr"),
        ("krw", 2, "r", "kkw"),
    ],
)
def test_empower_raises_declared_cards_step_by_step(
    list: str, points: int, raised: str, end: str
) -> None:
    bench = Bench()
    cards = wanted(list)
    names = {"w": "raise:white", "y": "raise:yellow", "r": "raise:red"}
    bench.do(empower(bench.battle, 0, cards, points), *[names[letter] for letter in raised])
    assert cards == wanted(end)


@example("OS-EX-20", "OS-EX-109")
@rule("OS-7.12.1", "OS-7.12.3")
def test_six_points_do_not_make_three_black_cards_and_black_stays() -> None:
    bench = Bench()
    cards = [3, 0, 0, 0]
    best = ("white", "yellow", "red") * 2
    bench.do(empower(bench.battle, 0, cards, 6), *[f"raise:{colour}" for colour in best])
    assert cards == [1, 0, 0, 2]
    cards = [0, 0, 0, 2]
    bench.do(empower(bench.battle, 0, cards, 3))  # nobody is asked
    assert cards == [0, 0, 0, 2]


@example("OS-EX-111")
@rule("OS-1.3.1", "OS-1.3.2")
def test_the_mix_of_cards_and_dice_is_fixed_before_the_draw() -> None:
    bench = Bench(might="either")
    draw = begin(bench.battle, Side.COMPANY)
    bench.do(cards_or_dice(bench.battle, 0, draw, [3, 0, 1, 0]), "by-dice:white", "by-cards:red")
    MIGHT_DICE[Side.COMPANY][Colour.WHITE].rig(bench.battle.chance, ["2", "blank", "1"])
    bench.draw("r:3")
    draw_list(bench.battle, draw, [3, 0, 1, 0])
    assert draw.total() == 6
    assert len(draw.numbers()) == 1
    assert len(bench.battle.might_deck(Side.COMPANY, Colour.WHITE).draw) == 18


@example("OS-EX-113")
@rule("OS-7.11.17", "OS-16.1.1", "OS-16.3.1")
def test_a_deck_that_runs_out_is_made_of_its_discard_without_pending_cards() -> None:
    bench = Bench()
    battle = bench.battle
    deck = battle.might_deck(Side.COMPANY, 1)
    pending = begin(battle, Side.COMPANY)
    draw_list(battle, pending, [0, 2, 0, 0])
    deck.discard += [deck.draw.pop() for _ in range(15)]
    assert (len(deck.draw), len(deck.discard)) == (1, 15)
    draw = begin(battle, Side.COMPANY)
    draw_list(battle, draw, [0, 3, 0, 0])
    assert (len(deck.draw), len(deck.discard)) == (13, 0)
    finish(battle, draw)
    assert len(deck.discard) == 3
    assert set(pending.numbers()).isdisjoint(deck.draw + deck.discard)


@example("OS-EX-112")
@rule("OS-7.11.4")
@pytest.mark.parametrize(("cards", "part", "whole"), [(2, 5, 51), (3, 25, 102), (4, 83, 204)])
def test_how_often_a_fresh_white_deck_misses(cards: int, part: int, whole: int) -> None:
    blanks = len([card for card in might_deck(Colour.WHITE) if card.value == 0])
    hits = comb(18 - blanks, cards) + blanks * comb(18 - blanks, cards - 1)
    assert (comb(18, cards) - hits) * whole == part * comb(18, cards)
