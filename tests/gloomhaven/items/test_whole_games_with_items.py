"""Whole games in which four characters carry all items that are found, twenty each."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.state.heroes import Item
from questhall.games.gloomhaven.state.scene import Phase, Scene
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

FINDS = [item for item in library().items if item.is_find]
SEATS = 4
GAMES = 40
MOST_DECISIONS = 8000


def load(scene: Scene, number: int) -> None:
    """Deal the items out, otherwise in every game."""
    for hero in scene.heroes:
        hero.items = [Item(kind) for kind in FINDS[(hero.seat + number) % SEATS :: SEATS]]


def play(number: int, by_hunch: bool) -> Scene:
    seed = f"finds {number}"
    scenario = IN_THE_BOOK[(17 * number) % len(IN_THE_BOOK)]
    options = {"scenario": scenario, "level": 5, "quick_start": True, "all_classes": True}
    setup = Setup("party", SEATS, {**options, "battle_goals": False})
    match = Match.start(GAME, setup, seed, keep=False, listen=False)
    chance = Chance(seed)
    round, loaded = 0, False
    while match.pending:
        scene = match.state
        assert isinstance(scene, Scene)
        assert match.decisions < MOST_DECISIONS, seed
        decision = match.pending[0]
        if decision.prompt == "start" and not loaded:
            loaded = True
            load(scene, number)
        if by_hunch:
            choice = GAME.hunch(scene, decision, chance)
        else:
            choice = chance.below("choice", len(decision.options))
        match.answer(0, choice, decision.seats[0])
        if scene.round != round:
            round = scene.round
            assert GAME.faults(scene) == [], seed
    assert loaded
    assert isinstance(match.state, Scene)
    return match.state


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("by_hunch", [False, True])
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_with_all_finds(number: int, by_hunch: bool) -> None:
    assert play(number, by_hunch).phase == Phase.FINISHED
