"""Every scenario can be played to its end at random."""

import random

import pytest

from questhall.bots.playing import follow_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.printed.dungeon import PENALTIES
from questhall.games.gloomhaven.printed.scenario import DUNGEON, IN_THE_BOOK
from questhall.games.gloomhaven.state.scene import Phase, Scene
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

from ...marks import rule

MOST_ANSWERS = 5000


@rule("GH-6.1.1", "GH-6.1.2")
@pytest.mark.sampled(20)
@pytest.mark.parametrize("characters", [2, 3, 4])
@pytest.mark.parametrize("number", IN_THE_BOOK)
def test_a_random_game_ends(number: int, characters: int) -> None:
    match = Match.start(GAME, Setup("party", characters, {"scenario": number}), "random")
    answers = random.Random(number)
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        decision = match.pending[0]
        match.answer(0, answers.randrange(len(decision.options)), decision.seats[0])
    check_end(match)


@rule("GH-12.3.2")
@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(30))
def test_bots_play_a_random_dungeon_to_its_end(seed: int) -> None:
    """They follow hunches, as those who answer at random hardly ever reach a second room."""
    penalties = tuple(PENALTIES)[seed % len(PENALTIES)]
    options: dict[str, OptionValue] = {
        "scenario": DUNGEON,
        "penalties": penalties,
        "difficulty": "easy",
    }
    match = Match.start(GAME, Setup("party", 2 + seed % 3, options), f"dungeon {seed}")
    chance = Chance(f"hunches {seed}")
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        follow_hunch(match, chance)
    check_end(match)


def check_end(match: Match) -> None:
    scene = match.state
    assert isinstance(scene, Scene)
    assert match.over
    assert scene.phase == Phase.FINISHED
    assert scene.results in ([1.0] * match.setup.seats, [0.0] * match.setup.seats)
    assert GAME.faults(scene) == []
