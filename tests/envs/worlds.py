"""Worlds to play in, and random play in them."""

from random import Random

import pytest
from _pytest.mark import ParameterSet

from questhall.envs import Play, World
from questhall.kernel.games import find_game, game_names

SMALL = 1024


def formats() -> list[ParameterSet]:
    """Every game in each of its formats, with the fewest seats."""
    return [
        pytest.param(name, each.name, id=f"{name}-{each.name}")
        for name in game_names()
        for each in find_game(name).formats
    ]


def small_world(game: str, format: str = "", seats: int = 0) -> World:
    return World(game, format, seats, actions=SMALL, features=SMALL)


def played(world: World, choices: int, seed: str = "1", keep: bool = True) -> Play:
    """A match after so many random choices."""
    play = Play.start(world, seed, keep)
    play_on(play, choices, seed)
    return play


def play_on(play: Play, choices: int, seed: str = "1") -> None:
    chance = Random(seed)
    for _ in range(choices):
        if play.actions():
            play.act(chance.choice(sorted(play.actions())))
