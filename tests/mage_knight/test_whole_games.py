"""Whole games by chance, over all scenarios, numbers of heroes and options, and others in which
heroes are strong: none gets stuck. There are 500 of them, of which some are played each day."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

from .scenarios.stage import TABLES, help_heroes, is_agreed, run_step, set_up

MOST_DECISIONS = 5000
MOST_STEPS = 20000
GAMES = 500
PORTIONS = 20
STRONG_GAMES = 60


def finish(match: Match, seed: str) -> Realm:
    """Play on at random to the end."""
    chance = Chance(f"choices {seed}")
    while match.pending:
        assert match.decisions < MOST_DECISIONS, seed
        decision = match.pending[0]
        match.answer(0, chance.below("choice", len(decision.options)), decision.seats[0])
    assert isinstance(match.state, Realm)
    return match.state


def check_result(realm: Realm, seed: str) -> None:
    assert len(realm.results) == len(realm.heroes), seed
    assert set(realm.results) <= {0.0, 1.0}, seed
    if realm.scenario != "one_to_return":
        assert all(f"score:{hero.seat}" in realm.memory for hero in realm.heroes), seed


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_random_games_come_to_an_end(scenario: str, seats: int) -> None:
    seed = f"{scenario} {seats}"
    setup = set_up(scenario, seats)
    check_result(finish(Match.start(GAME, setup, seed, keep=False, listen=False), seed), seed)


def tokens_of(realm: Realm) -> list[int]:
    """All enemy tokens between fights."""
    found: list[int] = []
    for pile in realm.piles + realm.token_discards:
        found.extend(pile)
    for place in realm.places.values():
        found.extend(place.tokens)
    for hero in realm.heroes:
        found.extend(hero.kept_tokens)
    return sorted(found)


def strong_game(setup: Setup, seed: str) -> Realm:
    """A game with strong heroes: no token is lost, and no hero leaves the map."""
    realm = GAME.deal(setup, Chance(seed))
    tokens = tokens_of(realm)
    chance = Chance(f"choices {seed}")
    steps = 0
    while not realm.over:
        steps += 1
        assert steps < MOST_STEPS, seed
        help_heroes(realm)
        run_step(realm, chance)
        if realm.next_step == "round":
            assert tokens_of(realm) == tokens, seed
            assert all(hero.space < len(realm.spaces) for hero in realm.heroes), seed
    return realm


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_games_of_strong_heroes_come_to_an_end(scenario: str, seats: int) -> None:
    seed = f"strong {scenario} {seats}"
    check_result(strong_game(set_up(scenario, seats), seed), seed)


def options_by_chance(number: int) -> Setup:
    """Random options that go together."""
    chance = Chance(f"options {number}")
    scenario, seats = TABLES[number % len(TABLES)]
    agreed: dict[str, OptionValue] = {}
    for option in GAME.options[1:]:
        wish = option.choices[chance.below(option.name, len(option.choices))]
        if is_agreed(scenario, seats, **agreed, **{option.name: wish}):
            agreed[option.name] = wish
    return set_up(scenario, seats, **agreed)


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_with_options_come_to_an_end(portion: int) -> None:
    for number in range(portion, GAMES, PORTIONS):
        setup = options_by_chance(number)
        seed = f"game {number}: {setup.seats} {setup.options}"
        match = Match.start(GAME, setup, f"whole {number}", keep=False, listen=False)
        check_result(finish(match, seed), seed)


@pytest.mark.slow
@pytest.mark.sampled(8)
@pytest.mark.parametrize("number", range(STRONG_GAMES))
def test_games_of_strong_heroes_with_options_come_to_an_end(number: int) -> None:
    setup = options_by_chance(number)
    seed = f"options {number}: {setup.seats} {setup.options}"
    check_result(strong_game(setup, seed), seed)
