"""Whole quests: random play ends, and nothing impossible is ever on the table."""

import pytest

from questhall.conformance import CHECKS, with_random_options
from questhall.conformance.case import Case
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.ending import WON
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chance import Chance
from questhall.kernel.events import Journal
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule

from .watching import QuestWatch

SEEDS = 13  # of each quest with each number of seats: 520 games
MOST_CHOICES = 5_000
TRIES = 40  # until a quest must have been won


def play_on(match: Match, by_hunch: bool, seed: str) -> Adventure:
    """To the end, with a look at the table after every choice."""
    chance = Chance(f"choices/{seed}")
    watch = QuestWatch()
    state = match.state
    assert isinstance(state, Adventure)
    state.journal = match.journal = Journal()
    for now in range(MOST_CHOICES):
        assert GAME.faults(state) == [], f"seed {seed}, choice {now}"
        watch.look(state, match.pending, match.journal.events)
        if match.over:
            return state
        decision = match.pending[0]
        choice = chance.below("any", len(decision.options))
        if by_hunch:
            choice = GAME.hunch(state, decision, chance)
        option = decision.options[choice]
        match.answer(0, choice, option.seat if option.seat >= 0 else decision.seats[0])
    raise AssertionError(f"seed {seed} does not end")


@rule("SS-1.1.0.1", "SS-1.1.0.2", "SS-2.2.0.6", "SS-2.2.0.7", "SS-4.0.0.1")
@rule("SS-4.4.0.3", "SS-15.4.0.3")
@example("SS-EX-01")
@pytest.mark.sampled(5, each="quest")
@pytest.mark.parametrize("number", range(SEEDS))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_comes_to_an_end(quest: str, seats: int, number: int) -> None:
    """By any choices at all, with any house rules."""
    seed = f"{quest} {seats} {number}"
    setup = Setup("quest", seats, {"quest": quest})
    if number % 2:
        drawn = with_random_options(GAME, setup, seed)
        setup = Setup("quest", seats, {**drawn.options, "quest": quest})
    play_on(Match.start(GAME, setup, seed, keep=False, listen=False), False, seed)


@pytest.mark.slow
@rule("SS-4.4.0.2")
@pytest.mark.sampled(3)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("quest", sorted(library().quests))
def test_sensible_groups_of_any_size_win_every_quest_now_and_then(quest: str, seats: int) -> None:
    setup = Setup("quest", seats, {"quest": quest})
    for number in range(TRIES):
        seed = f"wise {quest} {seats} {number}"
        match = Match.start(GAME, setup, seed, keep=False, listen=False)
        if play_on(match, True, seed).results[0] == WON:
            return
    raise AssertionError(f"{quest} with {seats} seats was lost {TRIES} times")


@pytest.mark.sampled(0)  # one such match is held to them with those of all games
@pytest.mark.parametrize("law", CHECKS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_laws_of_every_game_hold(law: str, seats: int) -> None:
    CHECKS[law](case(seats))


CASES: dict[int, Case] = {}


def case(seats: int) -> Case:
    """One match for all laws."""
    if seats not in CASES:
        setup = with_random_options(GAME, Setup("quest", seats), "laws")
        CASES[seats] = Case(GAME, setup, "laws")
    return CASES[seats]
