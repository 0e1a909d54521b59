"""Gymnasium's own test, on every game; what an agent with a seat or a party meets."""

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from questhall.envs.gym import SeatsEnv, one_seat, party, register
from questhall.envs.many import seats_in_processes
from questhall.kernel.games import find_game, game_names
from tests.envs.worlds import small_world

TOGETHER = [game for game in game_names() if small_world(game).together]


def checked(env: SeatsEnv) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that there are no pictures to film
        check_env(env)


@pytest.mark.parametrize("game", game_names())
def test_a_seat_passes_the_test_of_the_interface(game: str) -> None:
    checked(one_seat(small_world(game)))


@pytest.mark.parametrize("game", TOGETHER)
def test_a_party_passes_the_test_of_the_interface(game: str) -> None:
    checked(party(small_world(game)))


def play_out(env: SeatsEnv, seed: int) -> list[float]:
    """What is earned, step by step."""
    chance = Random(seed)
    env.reset(seed=seed)
    earned: list[float] = []
    ended = False
    while not ended:
        action = chance.choice(np.flatnonzero(env.action_masks()).tolist())
        _, reward, ended, _, info = env.step(action)
        assert ended or info["seat"] in env.seats
        earned.append(float(reward))
    return earned


def test_a_seat_plays_against_bots() -> None:
    earned = play_out(one_seat(small_world("sorcerer"), 1, others="normal"), 1)
    assert earned[-1] in (-1.0, 1.0)
    assert not any(earned[:-1])


def test_shaping_adds_up_to_the_way_from_the_beginning_to_the_end() -> None:
    env = one_seat(small_world("sorcerer"), shaping=0.5)
    env.reset(seed=3)
    beginning = env.play.prospect(0)
    earned = play_out(env, 3)
    won = env.play.reward(0)
    assert sum(earned) == pytest.approx(won + 0.5 * (won - beginning))


def test_a_party_answers_for_everybody() -> None:
    env = party(small_world("gloomhaven"))
    env.reset(seed=1)
    seats = set()
    chance = Random(1)
    for _ in range(20):
        seats.add(env.play.seat)
        env.step(chance.choice(np.flatnonzero(env.action_masks()).tolist()))
    assert seats == {0, 1}


def test_opponents_are_no_party() -> None:
    with pytest.raises(ValueError, match="nobody is a party"):
        party(small_world("sorcerer"))


def test_what_the_mask_forbids_ends_the_match() -> None:
    env = one_seat(small_world("sorcerer"))
    _, info = env.reset(seed=1)
    _, reward, ended, broken_off, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, ended, broken_off, info["illegal"]) == (-1.0, True, False, True)


def test_a_planner_thinks_in_a_fork() -> None:
    env = one_seat(small_world("sorcerer"), others="normal")
    env.reset(seed=1)
    fork = env.fork(5)
    assert np.array_equal(fork.action_masks(), env.action_masks())
    turn = env.play.turn
    fork.step(min(fork.play.actions()))
    assert env.play.turn == turn < fork.play.turn


def test_every_game_is_registered() -> None:
    assert register() == [f"questhall/{game}-v1" for game in game_names()]
    env = gymnasium.make("questhall/oathsworn-v1", control="party", table_seats=2)
    assert isinstance(env.unwrapped, SeatsEnv)
    assert env.unwrapped.world.game is find_game("oathsworn")
    assert env.unwrapped.seats == (0, 1)


@pytest.mark.slow
def test_matches_go_on_in_processes_as_in_this_one() -> None:
    world = small_world("sorcerer")
    here = one_seat(world)
    seen_here, info_here = here.reset(seed=8)
    there = seats_in_processes(world, 2)
    seen, info = there.reset(seed=[8, 9])
    assert np.array_equal(seen[0], seen_here)
    for _ in range(4):
        assert np.array_equal(info["action_mask"][0], info_here["action_mask"])
        actions = info["action_mask"].argmax(axis=1)
        seen_here, *_, info_here = here.step(int(actions[0]))
        seen, *_, info = there.step(actions)
        assert np.array_equal(seen[0], seen_here)
    there.close()
