"""Games are found by their entry points, and their set-ups are checked."""

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import BadSetup, Format, Game, Setup, find_game, game_names
from questhall.kernel.state import State

from .tray import TrayGame

TRAY = TrayGame()


def test_installed_games_are_found_by_name() -> None:
    assert "sorcerer" in game_names()
    assert game_names() == sorted(game_names())
    for name in game_names():
        game = find_game(name)
        assert game.id == name
        assert find_game(name) is game


def test_an_unknown_game_is_reported_with_the_installed_ones() -> None:
    with pytest.raises(LookupError) as unknown:
        find_game("ludo")
    assert "no game called 'ludo' is installed" in str(unknown.value)
    assert ", ".join(game_names()) in str(unknown.value)


def test_options_that_are_not_agreed_on_have_their_first_choice() -> None:
    setup = TRAY.checked(Setup("free", 2, {"cards": 12}))
    assert (setup.format, setup.seats) == ("free", 2)
    assert setup.options == {"cards": 12, "loud": False, "name": "tin"}


@pytest.mark.parametrize(
    ("setup", "text"),
    [
        (Setup("chess", 2), "tray has no format 'chess'; choose one of: free, pairs"),
        (Setup("pairs", 3), "pairs takes 2, 4 seats, not 3"),
        (Setup("free", 0), "free takes 1, 2, 3 seats, not 0"),
        (Setup("free", 2, {"wine": 1}), "tray has no option 'wine'"),
        (Setup("free", 2, {"cards": 7}), "option cards is one of 6, 12, not 7"),
        (Setup("free", 2, {"cards": "6"}), "option cards is one of 6, 12, not '6'"),
        (Setup("free", 2, {"loud": 1}), "option loud is one of False, True, not 1"),
        (Setup("free", 2, {"name": "gold"}), "option name is one of tin, wood, not 'gold'"),
    ],
)
def test_a_bad_setup_is_refused_with_the_reason(setup: Setup, text: str) -> None:
    with pytest.raises(BadSetup) as bad:
        TRAY.checked(setup)
    assert str(bad.value) == text


def test_a_game_says_itself_what_it_must() -> None:
    game = Game()
    state = State(Chance("x"), "")
    with pytest.raises(NotImplementedError):
        game.deal(Setup("x", 1), Chance("x"))
    with pytest.raises(NotImplementedError):
        game.view(state, 0)
    with pytest.raises(KeyError):
        game.name(state, "card", 1)
    with pytest.raises(NotImplementedError):
        game.content("card")


def test_what_a_game_may_leave_out() -> None:
    game = Game()
    state = State(Chance("x"), "")
    decision = Decision([0], "x", [Option("a"), Option("b"), Option("c")], "")
    assert game.judge(state, 0) == 0.5
    assert game.why_not(state, 0, "card:1") is None
    assert game.faults(state) == []
    chance = Chance("x")
    assert {game.hunch(state, decision, chance) for _ in range(50)} == {0, 1, 2}


def test_formats_name_their_seats() -> None:
    assert [(each.name, each.seats) for each in TRAY.formats] == [
        ("free", (1, 2, 3)),
        ("pairs", (2, 4)),
    ]
    assert Format("solo", (1,)).seats == (1,)
