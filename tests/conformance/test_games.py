"""Every installed game keeps every law, in every format and with every number of seats."""

from functools import lru_cache

import pytest
from _pytest.mark import ParameterSet

from questhall.conformance import CHECKS, Case, setups, with_random_options
from questhall.kernel.games import BadSetup, Game, OptionValue, Setup, find_game, game_names
from questhall.kernel.match import Match

MANY = [str(number) for number in range(10, 16)]

Names = tuple[str, str, int, str, str]


def cases(seeds: list[str], options: str) -> list[Names]:
    """Game, format, seats, seed and options of every case."""
    return [
        (name, setup.format, setup.seats, seed, options)
        for name in game_names()
        for setup in setups(find_game(name))
        for seed in seeds
        if options == "usual" or find_game(name).options
    ]


@lru_cache(maxsize=2)
def case_of(names: Names) -> Case:
    """A case is played once, and then held to one law after the other."""
    name, format, seats, seed, options = names
    game = find_game(name)
    setup = next(each for each in setups(game) if (each.format, each.seats) == (format, seats))
    if options == "random":
        setup = with_random_options(game, setup, f"{format} {seats} {seed}")
    return Case(game, setup, seed)


def by_format(*found: list[Names]) -> list[ParameterSet]:
    """The game and its format, and the case."""
    return [
        pytest.param(f"{names[0]} {names[1]}", names, id="-".join(str(each) for each in names))
        for cases in found
        for names in cases
    ]


@pytest.mark.sampled(1, by="names", each="format")
@pytest.mark.parametrize("law", CHECKS)
@pytest.mark.parametrize(
    ("format", "names"), by_format(cases(["1"], "usual"), cases(["2"], "random"))
)
def test_a_game_keeps_the_law(format: str, names: Names, law: str) -> None:
    CHECKS[law](case_of(names))


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("format", "names"), by_format(cases(MANY, "usual"), cases(MANY, "random"))
)
def test_a_game_keeps_all_laws(format: str, names: Names) -> None:
    for check in CHECKS.values():
        check(case_of(names))


def is_dealt(game: Game, usual: Setup, choice: dict[str, OptionValue]) -> bool:
    try:
        Match.start(game, Setup(usual.format, usual.seats, choice), "1")
    except BadSetup:  # not with so many seats
        return False
    return True


@pytest.mark.parametrize("name", game_names())
def test_everything_that_can_be_played_can_be_dealt(name: str) -> None:
    """A scenario's script, say, is not read before it is played."""
    game = find_game(name)
    played = {format.plays for format in game.formats}
    for option in game.options:
        for value in option.choices if option.name in played else ():
            choice = {option.name: value}
            assert any(is_dealt(game, usual, choice) for usual in setups(game)), choice


def test_sorcerer_is_among_the_games() -> None:
    assert "sorcerer" in {names[0] for names in cases(["1"], "usual")}
