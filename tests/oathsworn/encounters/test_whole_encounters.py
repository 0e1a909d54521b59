"""Each encounter to its end: random play with any number of seats leaves nothing impossible."""

from functools import cache

import pytest

from questhall.conformance.case import Case
from questhall.conformance.checks import CHECKS
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library, names_of_encounters
from questhall.games.oathsworn.rules.victory import spoils_of
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import rule
from tests.oathsworn.encounters.field import set_up
from tests.oathsworn.test_whole_games import play_on

SEEDS = 2
SECRETIVE = "hush"  # the only one whose board has a secret


def test_an_encounter_is_found_by_its_file() -> None:
    assert sorted(names_of_encounters()) == sorted(library().encounters)
    option = next(option for option in GAME.options if option.name == "encounter")
    assert option.choices == names_of_encounters()
    chapters = [library().encounters[name].chapter for name in names_of_encounters()]
    assert chapters == sorted(chapters)


@pytest.mark.sampled(4)
@rule("OS-5.1.2", "OS-9.2.1", "OS-9.2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("encounter", names_of_encounters())
def test_random_play_ends(encounter: str, seats: int) -> None:
    for number in range(SEEDS):
        seed = f"{encounter}/{seats}/{number}"
        setup = Setup("encounter", seats, {"encounter": encounter})
        match = Match.start(GAME, setup, seed)
        play_on(match, by_hunch=number == 1, seed=seed)
        assert isinstance(match.state, Battle)
        assert spoils_of(match.state).iron > 0


@cache
def secretive() -> Case:
    return Case(GAME, Setup("encounter", 2, {"encounter": SECRETIVE}), "laws")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("law", CHECKS)
def test_the_secret_of_a_board_keeps_the_laws_of_every_game(law: str) -> None:
    CHECKS[law](secretive())


@pytest.mark.parametrize("encounter", names_of_encounters())
def test_all_that_the_story_can_change_at_once(encounter: str) -> None:
    flags = [variant.flag for variant in library().encounters[encounter].variants]
    assert GAME.faults(set_up(encounter, *flags)) == []
