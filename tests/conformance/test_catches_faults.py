"""The suite lets a lawful game pass, and names the law that a faulty one breaks."""

import pytest

from questhall.conformance import CHECKS, Case, Unlawful, check_game, gamble
from questhall.kernel.games import Game, Setup, find_game

from . import faulty, toy_beside
from .toy import GAME

FAULTS = [
    (faulty.FORGETS_A_KIND, "kinds"),
    (faulty.CONFUSES_CARDS, "names"),
    (faulty.NEVER_ENDS, "ends"),
    (faulty.ONE_RESULT_TOO_FEW, "results"),
    (faulty.RESULT_ABOVE_ONE, "results"),
    (faulty.JUDGE_BEYOND_BOUNDS, "judgement"),
    (faulty.HUNCH_BEYOND_BOUNDS, "judgement"),
    (faulty.NOTHING_IS_PROMISING, "judgement"),
    (faulty.PROMISES_WHAT_IS_NOT_OFFERED, "judgement"),
    (faulty.HUNCHES_RUN_IN_CIRCLES, "judgement"),
    (faulty.SCORES_OF_THE_WINNER_ONLY, "results"),
    (faulty.USES_RANDOM, "determinism"),
    (faulty.USES_THE_ORDER_OF_SETS, "processes"),
    (faulty.KEEPS_STATE_OUTSIDE, "history"),
    (faulty.KEEPS_STATE_OUTSIDE, "undo"),
    (faulty.CLONE_SHARES_A_LIST, "clones"),
    (faulty.CLONE_FORGETS_A_FIELD, "clones"),
    (faulty.FIELD_IS_NOT_SAVED, "forks"),
    (faulty.FIELD_IS_NOT_SAVED, "saves"),
    (faulty.FIELD_IS_NOT_SAVED, "old saves"),
    (faulty.VIEW_NEEDS_WHAT_IS_NOT_SAVED, "restored views"),
    (faulty.CLASS_IS_NOT_LISTED, "old saves"),
    (faulty.DECLARES_WHAT_CANNOT_BE_SAVED, "declared"),
    (faulty.HOLDS_WHAT_IS_NOT_DECLARED, "declared"),
    (faulty.ROLLS_WITHOUT_A_MARK, "undo"),
    (faulty.DRAWS_WITHOUT_A_MARK, "marks"),
    (faulty.UNSEEN_CARDS_COME_AGAIN, "branches"),
    (faulty.UNSEEN_CARDS_LIE_ANYHOW, "branches"),
    (faulty.BRANCHES_CHANGE_HANDS, "branches"),
    (faulty.BRANCHES_CHANGE_HANDS, "undo"),
    (faulty.OPTION_RAISES, "options"),
    (faulty.OPTION_TWICE, "ids"),
    (faulty.ALL_CARDS_ARE_NAMED_ALIKE, "ids"),
    (faulty.FORCES_WITHOUT_A_DECISION, "forced"),
    (toy_beside.THE_LAST_ONE_DECIDES, "side by side"),
    (toy_beside.READINESS_IS_SEEN, "side by side"),
    (faulty.LOSES_A_CARD, "cards"),
    (faulty.DOUBLES_A_CARD, "cards"),
    (faulty.IMPOSSIBLE_POSITION, "faults"),
    (faulty.VIEW_CANNOT_BE_DRAWN, "views"),
    (faulty.VIEW_CHANGES_THE_TABLE, "views"),
    (faulty.VIEW_SHOWS_THE_NEXT_CARD, "leaks"),
    (faulty.OPTIONS_SHOW_HANDS, "leaks"),
    (faulty.EVENTS_SHOW_HANDS, "leaks"),
    (faulty.ANSWERS_ARE_NOT_SECRET, "leaks"),
    (faulty.SILENCE_SHOWS_HANDS, "leaks"),
    (faulty.ZONES_ARE_COPIES, "leaks"),
    (faulty.ASKS_TOGETHER_IN_THE_MIDDLE, "imagination"),
    (faulty.SHOWS_NO_DICE, "acts"),
    (faulty.NOBODY_PAYS, "acts"),
    (faulty.VIEW_FAILS_IN_THE_MIDDLE, "acts"),
    (faulty.NO_RUSSIAN_TEXT, "texts"),
    (faulty.NO_PHRASE, "texts"),
    (faulty.NAMES_A_RULE_THAT_IS_NOT_THERE, "rules"),
    (faulty.ASKS_BY_NO_RULE, "rules"),
]

# What a game cannot break, because the kernel alone sees to it.
KERNELS_OWN = {"refusals"}


def name_of(value: object) -> str:
    games = vars(faulty) | vars(toy_beside)
    names = [name for name, each in games.items() if each is value]
    return names[0].lower() if names else str(value)


def case_of(game: Game) -> Case:
    return Case(game, Setup("short", 3), "1", most_choices=400)


def unlawful(game: Game, law: str) -> Unlawful:
    with pytest.raises(Unlawful) as caught:
        CHECKS[law](case_of(game))
    return caught.value


def test_a_lawful_game_passes() -> None:
    check_game(GAME)


def test_a_lawful_game_passes_side_by_side() -> None:
    check_game(toy_beside.SIDE_BY_SIDE)


@pytest.mark.slow
@pytest.mark.sampled(0)
@pytest.mark.parametrize("number", range(10))
def test_a_lawful_game_passes_with_many_seeds(number: int) -> None:
    check_game(GAME, [f"many {number}"])


@pytest.mark.parametrize(("game", "law"), FAULTS, ids=name_of)
def test_a_fault_breaks_its_law(game: Game, law: str) -> None:
    fault = unlawful(game, law)
    assert fault.law == law
    assert (fault.game, fault.format, fault.seats, fault.seed) == ("lanterns", "short", 3, "1")
    assert str(fault).startswith(f"lanterns (short, 3 seats, seed '1') breaks the law {law!r}")


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for _, law in FAULTS} == set(CHECKS) - KERNELS_OWN


@pytest.mark.parametrize(
    ("game", "law", "choice", "text"),
    [
        (faulty.LOSES_A_CARD, "cards", 3, "cards are lost: ["),
        (faulty.DOUBLES_A_CARD, "cards", 3, "is in pile and in burnt"),
        (faulty.IMPOSSIBLE_POSITION, "faults", 0, "seat 0 owes coins"),
        (faulty.OPTION_TWICE, "ids", 3, "dare offers 'roll' twice"),
        (faulty.CLONE_SHARES_A_LIST, "clones", None, "the copy shares state.pile"),
        (faulty.NO_RUSSIAN_TEXT, "texts", 0, "no text for 'event-whispered' in ru"),
        (faulty.NO_PHRASE, "texts", 0, "lanterns has no phrase 'shrugged' in its vocabulary"),
        (faulty.NAMES_A_RULE_THAT_IS_NOT_THERE, "rules", None, "drew names 'LA-99', which is no"),
        (faulty.NOTHING_IS_PROMISING, "judgement", None, "are [] of"),
        (faulty.NEVER_ENDS, "ends", 400, "it is still not over"),
        (faulty.RESULT_ABOVE_ONE, "results", None, "the result of seat"),
        (faulty.OPTION_RAISES, "options", None, "got ZeroDivisionError: no dice"),
        (faulty.CLASS_IS_NOT_LISTED, "old saves", None, "holds a 'Guest', which lanterns does not"),
        (faulty.EVENTS_SHOW_HANDS, "leaks", None, "is told when cards differ that it cannot see"),
        (faulty.OPTIONS_SHOW_HANDS, "leaks", None, "is asked when cards differ that it cannot see"),
        (faulty.SILENCE_SHOWS_HANDS, "leaks", None, "when cards differ that it cannot see"),
        (faulty.ROLLS_WITHOUT_A_MARK, "undo", None, "after taking back"),
        (faulty.DRAWS_WITHOUT_A_MARK, "marks", None, "and no mark was set"),
        (faulty.UNSEEN_CARDS_COME_AGAIN, "branches", None, "lie in the same order again"),
        (faulty.UNSEEN_CARDS_LIE_ANYHOW, "branches", None, "the branch in a copy"),
        (toy_beside.THE_LAST_ONE_DECIDES, "side by side", None, "in another order lead to"),
        (toy_beside.READINESS_IS_SEEN, "side by side", None, "when others answer in secret"),
    ],
    ids=name_of,
)
def test_the_report_says_where_and_what(
    game: Game, law: str, choice: int | None, text: str
) -> None:
    fault = unlawful(game, law)
    assert text in fault.what
    if choice is not None:
        assert fault.choice == choice
        assert f"at choice {choice}:" in str(fault)


def test_the_report_names_options_that_are_not_the_usual_ones() -> None:
    case = Case(faulty.LOSES_A_CARD, Setup("long", 2, {"box": "half"}), "seed")
    with pytest.raises(Unlawful, match=r"\(long, 2 seats, box=half, seed 'seed'\)"):
        CHECKS["cards"](case)


def test_what_is_openly_shown_is_no_leak() -> None:
    """A die that was set in secret is turned up (MK-14.6.6)."""
    setup = Setup("quest", 2, {"unpredictable": True})
    CHECKS["leaks"](Case(find_game("mage_knight"), setup, "sweep0"))


def test_check_game_raises_at_the_first_fault() -> None:
    with pytest.raises(Unlawful) as caught:
        check_game(faulty.LOSES_A_CARD)
    assert caught.value.law == "cards"


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (faulty.OPTION_RAISES, "which was offered, and got"),
        (faulty.IMPOSSIBLE_POSITION, "random play"),
        (faulty.CLASS_IS_NOT_LISTED, "which lanterns does not know"),
        (faulty.VIEW_CANNOT_BE_DRAWN, "random play"),
        (faulty.NO_RUSSIAN_TEXT, "MissingText"),
    ],
    ids=name_of,
)
def test_long_random_play_finds_faults_and_names_the_seed(game: Game, told: str) -> None:
    with pytest.raises(Unlawful, match=told) as caught:
        gamble(game, "any", 3000)
    assert caught.value.seed.startswith("any/")


def test_long_random_play_of_a_lawful_game_goes_on_for_so_many_choices() -> None:
    assert gamble(GAME, "any", 300) > 1
