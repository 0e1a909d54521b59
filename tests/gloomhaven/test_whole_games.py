"""500 whole random games over scenarios, party sizes and options, a sample of them each day:
none gets stuck."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.printed.scenario import DUNGEON, IN_THE_BOOK
from questhall.games.gloomhaven.state.scene import Phase, Scene
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

PLAYED: tuple[OptionValue, ...] = (*IN_THE_BOOK, DUNGEON)
GAMES = 500
PORTIONS = 20
MOST_DECISIONS = 5000


def setup_of(number: int, chance: Chance) -> Setup:
    """Every scenario comes up at every party size, with random options."""
    options: dict[str, OptionValue] = {
        option.name: option.choices[chance.below(option.name, len(option.choices))]
        for option in GAME.options
    }
    options["scenario"] = PLAYED[number % len(PLAYED)]
    return Setup("party", 2 + number // len(PLAYED) % 3, options)


def play(number: int) -> Scene:
    chance = Chance(f"whole games {number}")
    setup = setup_of(number, chance)
    match = Match.start(GAME, setup, f"whole {number}", keep=False, listen=False)
    told = f"game {number}: {setup.seats} seats, {setup.options}"
    round = 0
    while match.pending:
        assert match.decisions < MOST_DECISIONS, told
        decision = match.pending[0]
        match.answer(0, chance.below("choice", len(decision.options)), decision.seats[0])
        scene = match.state
        assert isinstance(scene, Scene)
        if scene.round != round:
            round = scene.round
            assert GAME.faults(scene) == [], told
    assert isinstance(match.state, Scene)
    return match.state


@pytest.mark.slow
@pytest.mark.sampled(1)
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_come_to_an_end(portion: int) -> None:
    for number in range(portion, GAMES, PORTIONS):
        scene = play(number)
        assert scene.phase == Phase.FINISHED
        assert len(scene.results) == len(scene.heroes), f"game {number}"
