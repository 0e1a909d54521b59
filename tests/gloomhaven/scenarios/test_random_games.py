"""Every scenario can be played to its end at random."""

import random

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.printed.scenario import PLAYABLE
from questhall.games.gloomhaven.state.scene import FINISHED, Scene
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ...marks import rule

MOST_ANSWERS = 5000


@rule("GH-6.1.1", "GH-6.1.2")
@pytest.mark.sampled(45)
@pytest.mark.parametrize("characters", [2, 3, 4])
@pytest.mark.parametrize("number", PLAYABLE)
def test_a_random_game_ends(number: int, characters: int) -> None:
    match = Match.start(GAME, Setup("party", characters, {"scenario": number}), "random")
    answers = random.Random(number)
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        decision = match.pending[0]
        match.answer(0, answers.randrange(len(decision.options)), decision.seats[0])
    scene = match.state
    assert isinstance(scene, Scene)
    assert match.over
    assert scene.phase == FINISHED
    assert scene.results in ([1.0] * characters, [0.0] * characters)
    assert GAME.faults(scene) == []
