"""Whole encounters: random play ends, and nothing impossible is ever on the table."""

import pytest

from questhall.conformance import with_random_options
from questhall.conformance.case import events_of
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library, names_of_encounters
from questhall.games.oathsworn.setup.ready_made import LEVELS, OF_CHAPTER
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.company import COMPANY_SIZE
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import rule
from tests.oathsworn.watching import EncounterWatch

RANDOM_ENCOUNTERS = 350
MOST_SEATS = 4
MOST_CHOICES = 5_000
CLASSES = list(library().classes)


def play_on(match: Match, by_hunch: bool, seed: str, company: tuple[str, ...] = ()) -> None:
    """To the end, with a look at the table after every choice; of the classes of `company`."""
    chance = Chance(f"choices/{seed}")
    watch = EncounterWatch()
    for now in range(MOST_CHOICES):
        assert isinstance(match.state, Battle)
        assert GAME.faults(match.state) == [], f"seed {seed}, choice {now}"
        watch.look(match.state, events_of(match))
        if match.over:
            return
        decision = match.pending[0]
        choice = chance.below("any", len(decision.options))
        if by_hunch:
            choice = GAME.hunch(match.state, decision, chance)
        if company and decision.prompt == "muster":
            choice = muster(decision, company)
        option = decision.options[choice]
        watch.choose(match.state, decision, option)
        match.answer(0, choice, option.seat if option.seat >= 0 else decision.seats[0])
    raise AssertionError(f"seed {seed} does not end")


def any_encounter(number: int) -> Setup:
    """Every encounter meets every number of seats and every level; every other table has agreements
    of its own."""
    encounters = names_of_encounters()
    levels = (OF_CHAPTER, *LEVELS)
    rest, encounter = divmod(number, len(encounters))
    level, seat = divmod(rest, MOST_SEATS)
    setup = Setup("encounter", 1 + seat)
    if (encounter + seat + level) % 2:
        setup = with_random_options(GAME, setup, str(number))
    setup.options["encounter"] = encounters[encounter]
    setup.options["level"] = levels[level % len(levels)]
    setup.options["tutorial"] = False  # there all cards lie as they always do
    return setup


@pytest.mark.sampled(4)
@rule("OS-5.1.2", "OS-9.2.1")
@pytest.mark.parametrize("number", range(RANDOM_ENCOUNTERS))
def test_nothing_impossible_happens_in_random_play(number: int) -> None:
    match = Match.start(GAME, any_encounter(number), str(number))
    play_on(match, False, str(number))


def muster(decision: Decision, company: tuple[str, ...]) -> int:
    """The first of the wanted classes that is still to be had."""
    wanted = [CLASSES.index(key) for key in company]
    return next(n for n, option in enumerate(decision.options) if option.what in wanted)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("first", CLASSES)
def test_nothing_impossible_happens_with_all_cards_of_any_class(first: str) -> None:
    """Each class with the three that follow it in the box, so that all of them meet."""
    place = CLASSES.index(first)
    company = tuple((CLASSES * 2)[place : place + COMPANY_SIZE])
    setup = Setup("encounter", 2, {"level": 15})
    match = Match.start(GAME, setup, first)
    play_on(match, False, first, company)


@pytest.mark.sampled(2)
@rule("OS-14.2.5", "OS-14.3.4", "OS-14.4.2", "OS-4.2.7")
@pytest.mark.parametrize("level", [1, 15])
@pytest.mark.parametrize("seed", [str(seed) for seed in range(6)])
def test_pieces_and_tiles_of_classes_keep_to_the_rules(seed: str, level: int) -> None:
    setup = Setup("encounter", 1 + int(seed) % 4, {"level": level})
    match = Match.start(GAME, setup, f"mystics {seed}")
    company = ("grove_maiden", "harbinger", "huntress", "witch")
    play_on(match, int(seed) % 2 == 1, seed, company)


@pytest.mark.slow
@rule("OS-9.2.2", "OS-7.15.10")
def test_a_sensible_company_beats_the_mother_now_and_then() -> None:
    for seed in range(8):
        match = Match.start(GAME, Setup("encounter", 4), f"wise {seed}")
        play_on(match, True, str(seed))
        if match.state.results[0] > 0:
            return
    raise AssertionError("she was never beaten")
