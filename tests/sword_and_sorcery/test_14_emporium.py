"""Chapter 14: buying, selling, improving, gambling."""

import pytest

from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.state.adventure import TREASURE
from tests.marks import example, rule, ruling

from .bench import Bench


def rich(crowns: int) -> Bench:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), crowns)
    return bench


def shop(bench: Bench, *answers: str) -> None:
    bench.do(visit(bench.adventure, bench.sheet(0), bench.adventure.heroes), *answers, "leave")


@rule("SS-14.0.0.2", "SS-14.0.0.3", "SS-14.0.0.9")
def test_buying_a_card() -> None:
    bench = rich(60)
    hammer = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "hammer")
    shop(bench, f"buy:{hammer}")
    assert (bench.sheet(0).crowns, bench.sheet(0).inventory) == (35, [hammer])
    assert hammer not in bench.adventure.shop


@example("SS-EX-176")
@rule("SS-14.1.0.1", "SS-14.1.0.2")
def test_selling_a_treasure() -> None:
    bench = rich(0)
    deck = bench.adventure.decks[TREASURE]
    card = next(c for c in deck.draw if bench.adventure.item(c).sides)
    deck.draw.remove(card)
    bench.sheet(0).inventory = [card]
    shop(bench, "sell")
    assert (bench.sheet(0).crowns, deck.discard) == (25, [card])


@example("SS-EX-177")
@rule("SS-14.3.1.1", "SS-14.3.1.3")
def test_the_anvil_as_often_as_one_can_pay() -> None:
    bench = rich(100)
    shop(bench, "improve", "improve")
    assert (bench.sheet(0).crowns, len(bench.adventure.turned)) == (0, 2)


@example("SS-EX-70")
@rule("SS-14.3.2.1", "SS-14.3.2.2", "SS-14.3.2.3")
@ruling("39")
@pytest.mark.parametrize(("face", "crowns"), [("hit skill", 20), ("miss", 0)])
def test_the_tavern(face: str, crowns: int) -> None:
    bench = rich(5)
    bench.roll(red=[face])
    shop(bench, "gamble:skill")
    assert bench.sheet(0).crowns == crowns
    assert "gamble" not in {option.verb for option in bench.asked[-1].options}
