"""Whole quests: random play ends, and nothing impossible is ever on the table."""

import pytest

from questhall.conformance.case import Case
from questhall.conformance.checks import CHECKS, with_random_options
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.faults import unseen_shadows
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule

SEEDS = 30
MOST_CHOICES = 5_000


def play_on(match: Match, by_hunch: bool, seed: str) -> None:
    """To the end, with a look at the table after every choice."""
    chance = Chance(f"choices/{seed}")
    for now in range(MOST_CHOICES):
        assert isinstance(match.state, Adventure)
        assert GAME.faults(match.state) == [], f"seed {seed}, choice {now}"
        if match.over:
            return
        decision = match.pending[0]
        if decision.prompt == "act":
            assert unseen_shadows(match.state) == [], f"seed {seed}, choice {now}"
        choice = chance.below("any", len(decision.options))
        if by_hunch:
            choice = GAME.hunch(match.state, decision, chance)
        option = decision.options[choice]
        match.answer(0, choice, option.seat if option.seat >= 0 else decision.seats[0])
    raise AssertionError(f"seed {seed} does not end")


@rule("SS-4.0.0.1", "SS-4.4.0.3", "SS-15.4.0.3")
@pytest.mark.parametrize("seed", [str(seed) for seed in range(SEEDS)])
def test_nothing_impossible_happens_in_random_play(seed: str) -> None:
    setup = Setup("quest", 1 + int(seed) % 5)
    if int(seed) % 2:
        setup = with_random_options(GAME, setup, seed)
    play_on(Match.start(GAME, setup, seed, keep=False, listen=False), False, seed)


@rule("SS-1.1.0.1", "SS-1.1.0.2", "SS-2.2.0.6", "SS-2.2.0.7")
@example("SS-EX-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_comes_to_an_end(quest: str, seats: int) -> None:
    seed = f"{quest} {seats}"
    setup = Setup("quest", seats, {"quest": quest})
    if seats % 2:
        drawn = with_random_options(GAME, setup, seed)
        setup = Setup("quest", seats, {**drawn.options, "quest": quest})
    play_on(Match.start(GAME, setup, seed, keep=False, listen=False), False, seed)


@pytest.mark.slow
@rule("SS-4.4.0.2")
def test_a_sensible_group_gets_out_of_the_crypt_now_and_then() -> None:
    results: list[float] = []
    for seed in range(12):
        match = Match.start(GAME, Setup("quest", 3), f"wise {seed}", keep=False, listen=False)
        play_on(match, True, str(seed))
        results.append(match.state.results[0])
    assert 1.0 in results


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
