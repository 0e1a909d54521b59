"""PettingZoo's own tests, on every game."""

import warnings
from random import Random

import pytest
from pettingzoo.test import api_test, seed_test

from questhall.envs.zoo import TableEnv
from questhall.kernel.games import game_names
from tests.envs.worlds import small_world


@pytest.mark.parametrize("game", game_names())
def test_it_passes_the_test_of_the_interface(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation", UserWarning)  # a mask is beside it
        api_test(TableEnv(small_world(game)), num_cycles=12)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_a_seed_fixes_everything(game: str) -> None:
    seed_test(lambda: TableEnv(small_world(game)), num_cycles=8)


def finished(env: TableEnv, seed: int) -> TableEnv:
    """A match to its end."""
    chance = Random(seed)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        env.step(chance.choice(sorted(env.play.actions())))
    return env


def test_everybody_is_paid_at_the_end() -> None:
    env = finished(TableEnv(small_world("sorcerer", "royale")), 1)
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert sorted(paid) == env.possible_agents
    assert sorted(paid.values()) == [-1.0, -1.0, 1.0]


def test_what_the_mask_forbids_ends_the_match() -> None:
    env = TableEnv(small_world("sorcerer"))
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(next(each for each, may in enumerate(env.observe(agent)["action_mask"]) if not may))
    assert all(env.terminations.values())
    assert env.infos[agent] == {"illegal": True}
    assert sorted(env.rewards.values()) == [-1.0, 0.0]


def test_a_planner_thinks_in_a_fork() -> None:
    env = TableEnv(small_world("mage_knight"), keep=True)
    env.reset(seed=1)
    action = min(env.play.actions())
    fork = env.fork(7)
    assert fork.agent_selection == env.agent_selection
    fork.step(action)
    assert (env.play.turn, fork.play.turn) == (0, 1)


def test_it_can_be_looked_at() -> None:
    env = TableEnv(small_world("sorcerer"), render_mode="ansi")
    env.reset(seed=1)
    assert "Whitechapel" in (env.render() or "")
    assert env.view("seat_1")["players"][0]["hand"] == []
