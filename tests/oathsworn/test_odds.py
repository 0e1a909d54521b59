"""How far luck can be pushed: the chance of two blanks, by the cards that are left."""

import pytest

from questhall.games.oathsworn.minds.odds import Might
from questhall.games.oathsworn.printed.might import COLOURS, MISSING_BLANKS, Colour, Side
from questhall.games.oathsworn.rules.might.odds import chance_to_miss, of_cards
from tests.marks import rule
from tests.oathsworn.bench import Bench


def keep(bench: Bench, blanks: int, others: int) -> None:
    """The white deck holds so many cards now, all others lie in the discard."""
    deck = bench.battle.might_deck(Side.COMPANY, Colour.WHITE)
    cards = deck.draw + deck.discard
    empty = [card for card in cards if bench.battle.might_card(card).face == "blank"]
    full = [card for card in cards if card not in empty]
    deck.draw[:] = empty[:blanks] + full[:others]
    deck.discard[:] = empty[blanks:] + full[others:]


@rule("OS-7.11.4", "OS-1.4.4")
def test_two_blanks_among_the_cards_that_are_left() -> None:
    bench = Bench()
    assert chance_to_miss(bench.battle, [1, 0, 0, 0]) == 0
    assert chance_to_miss(bench.battle, [2, 0, 0, 0]) == 10  # 6/18 * 5/17
    keep(bench, blanks=2, others=2)
    assert chance_to_miss(bench.battle, [2, 0, 0, 0]) == 17  # 2/4 * 1/3
    keep(bench, blanks=0, others=6)
    assert chance_to_miss(bench.battle, [6, 0, 0, 0]) == 0


@rule("OS-7.11.17")
def test_a_deck_that_is_used_up_goes_on_with_its_discard() -> None:
    bench = Bench()
    keep(bench, blanks=1, others=0)
    assert chance_to_miss(bench.battle, [2, 0, 0, 0]) == 29  # 5 of the 17 that come next


@rule("OS-1.4.4")
@pytest.mark.parametrize("might", ["cards", "dice"])
@pytest.mark.parametrize("wanted", [[2, 0, 0, 0], [3, 1, 0, 0], [1, 2, 2, 0], [6, 0, 0, 1]])
def test_bots_and_tables_reckon_with_the_same_odds(might: str, wanted: list[int]) -> None:
    bench = Bench(might=might)
    keep(bench, blanks=1, others=3)
    chances = of_cards(bench.battle, Side.COMPANY, wanted, [might == "dice"] * len(COLOURS))
    hits = {key: chance for key, chance in chances.items() if key[0] < MISSING_BLANKS}
    reckoned = Might(bench.battle).odds(wanted, 0)
    assert reckoned.chance == pytest.approx(sum(hits.values()), abs=1e-4)
    missed = chance_to_miss(bench.battle, wanted)
    assert missed == pytest.approx(100 * (1 - reckoned.chance), abs=1)
    mean = sum(total * chance for (_, total), chance in hits.items()) / sum(hits.values())
    assert reckoned.total == pytest.approx(mean, rel=0.1)


@rule("OS-1.3.1")
def test_dice_forget_what_was_thrown() -> None:
    bench = Bench(might="dice")
    keep(bench, blanks=0, others=6)
    assert chance_to_miss(bench.battle, [2, 0, 0, 0]) == 11  # a third, twice
    assert chance_to_miss(bench.battle, [1, 1, 0, 0]) == 11
