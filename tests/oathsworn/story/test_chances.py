"""What a table says of a check before it is made: chances, prices, what an answer lacks."""

import pytest

from questhall.games.oathsworn.printed.might import COLOURS, MISSING_BLANKS, Colour, Side
from questhall.games.oathsworn.rules.might.odds import of_cards
from questhall.games.oathsworn.rules.might.odds_of_checks import Goal, by_white_cards
from questhall.games.oathsworn.view.story import StoryView, view
from tests.marks import example, rule

from .bench import StoryBench

NO_CUBES = [0] * len(COLOURS)


def seen(bench: StoryBench) -> StoryView:
    return view(bench.story, 0)


def leave(bench: StoryBench, faces: str) -> None:
    """Only these white cards are left in the deck, and none in the discard."""
    bench.draw(" ".join(f"w:{face}" for face in faces.split()))
    deck = bench.story.might_deck(Side.COMPANY, Colour.WHITE)
    bench.story.cards = bench.story.cards[:]
    deck.draw[:] = deck.draw[-len(faces.split()) :]


@rule("OS-3.5.2", "OS-3.5.3", "OS-1.4.4")
@pytest.mark.parametrize(
    ("faces", "needed", "chances"),
    [
        ("1 1 2 b", 1, [0, 75, 100, 100]),
        ("1 1 2 b", 3, [0, 0, 33, 75]),
        ("b b 2", 2, [0, 33, 67, 0]),
        ("2c 2 b b", 4, [0, 8, 33, 50]),
    ],
)
def test_chances_follow_from_the_cards_that_are_left(
    faces: str, needed: int, chances: list[int]
) -> None:
    bench = StoryBench()
    leave(bench, faces)
    assert by_white_cards(bench.story, NO_CUBES, Goal(needed), most=3) == chances


@rule("OS-7.11.17")
def test_the_discard_comes_back_when_the_deck_is_used_up() -> None:
    bench = StoryBench()
    leave(bench, "1 2")
    deck = bench.story.might_deck(Side.COMPANY, Colour.WHITE)
    deck.discard.append(deck.draw.pop(0))
    assert by_white_cards(bench.story, NO_CUBES, Goal(3), most=2) == [0, 0, 100]


@rule("OS-3.5.8")
def test_free_redraws_make_a_check_likelier() -> None:
    bench = StoryBench()
    leave(bench, "b 2")
    assert by_white_cards(bench.story, NO_CUBES, Goal(2), most=1) == [0, 50]
    assert by_white_cards(bench.story, NO_CUBES, Goal(2, redraws=1), most=1) == [0, 100]


@rule("OS-1.3.1")
def test_dice_never_run_out() -> None:
    bench = StoryBench(might="dice")
    assert by_white_cards(bench.story, NO_CUBES, Goal(1), most=1) == [0, 67]


@rule("OS-3.18.10")
def test_an_answer_says_what_it_costs_and_what_it_lacks() -> None:
    bench = StoryBench()
    bench.bring("read(c01_05)")
    climb, buy, leaves = seen(bench).answers
    assert (buy.iron, buy.needs) == (3, [])
    assert climb.check is not None
    assert (climb.check.kind, climb.check.difficulty, climb.check.who) == ("survival", 4, "one")
    assert max(climb.check.chances) == climb.check.chances[4]
    assert (leaves.iron, leaves.check) == (0, None)
    bench.story.iron = 2
    [need] = seen(bench).answers[1].needs
    assert (need.message, need.number) == ("needs-iron", 3)


@rule("OS-3.5.9")
def test_what_is_missing_is_named() -> None:
    bench = StoryBench()
    bench.bring("read(c01_15)")
    [need] = seen(bench).answers[0].needs
    assert need.message == "needs-earlier"
    quiet = seen(bench).answers[1].check
    bench.story.clues.append(2)
    helped = seen(bench).answers[1].check
    assert quiet is not None
    assert helped is not None
    assert (quiet.added, helped.added) == (0, 1)
    assert max(helped.chances) > max(quiet.chances)


@example("OS-EX-329")
@rule("OS-3.5.3", "OS-2.1.7")
@pytest.mark.parametrize(
    ("dice", "cards", "difficulty", "wins", "of"),
    [
        (True, 2, 3, 11, 27),
        (True, 3, 3, 17, 27),
        (False, 2, 3, 169, 408),
        (False, 3, 3, 263, 408),
        (False, 4, 4, 113, 204),
        (False, 4, 5, 613, 1428),
    ],
)
def test_how_likely_a_check_is(dice: bool, cards: int, difficulty: int, wins: int, of: int) -> None:
    story = StoryBench().story
    chances = of_cards(story, Side.COMPANY, [cards, 0, 0, 0], [dice] * len(COLOURS))
    likely = sum(
        chance
        for (blanks, total), chance in chances.items()
        if blanks < MISSING_BLANKS and total >= difficulty
    )
    assert likely == pytest.approx(wins / of, abs=1e-4)
