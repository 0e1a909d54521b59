"""Whole games in which every locked class takes part, played at random and by hunch."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.state.scene import Phase, Scene
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

LOCKED = [place for place, kind in enumerate(library().classes) if kind.locked]
NAMES = [library().classes[place].key for place in LOCKED]
MOST_DECISIONS = 5000


def play(place: int, level: int, by_hunch: bool) -> Scene:
    """The first player takes the class; cards of all its levels come into the hand."""
    seed = f"locked {place} {level}"
    options = {"level": level, "all_classes": True, "quick_start": by_hunch}
    setup = Setup("party", 3, {"scenario": 1 + place % 4, **options})
    match = Match.start(GAME, setup, seed, keep=False, listen=False)
    chance = Chance(seed)
    round = 0
    while match.pending:
        assert match.decisions < MOST_DECISIONS, seed
        decision = match.pending[0]
        wanted = _class_of(decision, place)
        if wanted < 0 and by_hunch:
            wanted = GAME.hunch(match.state, decision, chance)
        elif wanted < 0:
            wanted = chance.below("choice", len(decision.options))
        match.answer(0, wanted, decision.seats[0])
        scene = match.state
        assert isinstance(scene, Scene)
        if scene.round != round:
            round = scene.round
            assert GAME.faults(scene) == [], seed
    assert isinstance(match.state, Scene)
    return match.state


def _class_of(decision: Decision, place: int) -> int:
    """The option that takes the class, if this is the first player's choice of one."""
    if decision.prompt != "class" or decision.seats != [0]:
        return -1
    return [option.what for option in decision.options].index(place)


@pytest.mark.parametrize("place", LOCKED, ids=NAMES)
@pytest.mark.parametrize("level", [1, 5, 9])
def test_a_random_game(place: int, level: int) -> None:
    scene = play(place, level, False)
    assert (scene.phase, scene.heroes[0].kind) == (Phase.FINISHED, library().classes[place])


@pytest.mark.slow
@pytest.mark.parametrize("place", LOCKED, ids=NAMES)
def test_a_game_by_hunch(place: int) -> None:
    scene = play(place, 1, True)
    assert (scene.phase, scene.heroes[0].kind) == (Phase.FINISHED, library().classes[place])
    assert sum([hero.xp for hero in scene.heroes]) > 0
