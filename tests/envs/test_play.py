"""A match as an agent plays it: turns, copies, forks, rewards and the end."""

import pickle

import numpy as np
import pytest

from questhall.envs import NotOffered, Play, World
from questhall.kernel.codec import state_hash
from questhall.kernel.games import game_names
from tests.envs.worlds import formats, play_on, played, small_world


@pytest.mark.parametrize(("game", "format"), formats())
def test_every_format_is_played_and_seen(game: str, format: str) -> None:
    play = Play.start(small_world(game, format), "first")
    for _ in range(10):
        if play.seat >= 0:
            assert play.mask(play.seat).sum() == len(play.actions()) > 0
            assert np.isfinite(play.observation(play.seat)).all()
            play_on(play, 1)


@pytest.mark.parametrize("game", game_names())
def test_a_fork_is_played_on_and_changes_nothing(game: str) -> None:
    play = played(small_world(game), 20)
    before = state_hash(play.match.state)
    play_on(play.fork("thought"), 10)
    assert state_hash(play.match.state) == before


@pytest.mark.parametrize("game", game_names())
def test_a_copy_has_the_same_fate(game: str) -> None:
    play = played(small_world(game), 20)
    copy = play.copy().copy()
    assert (copy.seat, copy.actions()) == (play.seat, play.actions())
    play_on(copy, 10, "next")
    play_on(play, 10, "next")
    assert state_hash(copy.match.state) == state_hash(play.match.state)


def test_rewards_are_paid_at_the_end() -> None:
    play = Play.start(small_world("sorcerer"), "a", keep=False)
    assert [play.reward(0), play.reward(1)] == [0.0, 0.0]
    play_on(play, 2000)
    assert play.over
    assert sorted([play.reward(0), play.reward(1)]) == [-1.0, 1.0]
    assert play.prospect(0) == play.reward(0)
    assert not play.mask(0).any()


def test_what_is_not_offered_is_refused() -> None:
    play = Play.start(small_world("sorcerer"), "a")
    illegal = next(each for each in range(play.world.code.size) if each not in play.actions())
    with pytest.raises(NotOffered, match="see the mask"):
        play.act(illegal)
    assert play.turn == 0


def test_a_long_match_is_broken_off() -> None:
    world = World("sorcerer", most_decisions=15)
    play = played(world, 20)
    assert (play.turn, play.broken_off, play.over) == (15, True, False)


def test_a_team_decides_in_turns() -> None:
    """Where any of several may answer for all, each does in turn."""
    play = Play.start(small_world("sorcerer", "team"), "a")
    deciders = set()
    for _ in range(60):
        assert play.decision is not None
        if len(play.decision.seats) > 1:
            deciders.add((tuple(play.decision.seats), play.seat))
        play_on(play, 1, str(play.turn))
    assert len({seat for _, seat in deciders}) > 1


def test_a_world_travels_to_other_processes() -> None:
    world = World("gloomhaven", seats=3, options={"level": 2}, actions=128, features=64)
    there = pickle.loads(pickle.dumps(world))
    assert (there.title, there.version) == (world.title, world.version)
    assert there.setup.options == world.setup.options
