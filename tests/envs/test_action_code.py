"""Actions are found by names, not by places in lists, and not by what else is printed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.envs import World
from questhall.envs.action_code import TooManyOptions
from questhall.kernel.games import game_names
from questhall.kernel.saves import save
from tests.envs.elsewhere import actions_in
from tests.envs.worlds import played, small_world
from tests.museum.other_box import make_other_box

ROOT = Path(__file__).parent.parent.parent


def test_a_name_says_what_is_printed() -> None:
    names = played(small_world("sorcerer"), 60).named()
    assert "card" not in " ".join(names) or any("card-" in name for name in names)
    assert not any(re.search("[:@][0-9]+$", name) for name in names if "reroll" not in name)


def test_the_order_of_the_options_does_not_matter() -> None:
    play = played(World("sorcerer", actions=40), 60)
    state, options = play.match.state, play.match.pending[0].options
    there = play.world.code.actions(state, options)
    backwards = play.world.code.actions(state, options[::-1])
    last = len(options) - 1
    assert there == {action: last - place for action, place in backwards.items()}


@pytest.mark.parametrize("game", game_names())
def test_every_option_has_an_action_of_its_own(game: str) -> None:
    play = played(World(game, actions=128), 0)
    for _ in range(40):
        if play.decision is not None:
            options = play.decision.options_for(play.seat)
            assert sorted(play.actions().values()) == list(range(len(options)))
            assert len(play.named()) == len(options)
            play.act(max(play.actions()))


def test_too_small_a_code_says_so() -> None:
    play = played(World("sorcerer", actions=2), 0)
    with pytest.raises(TooManyOptions, match="more `actions`"):
        play.actions()


def test_a_crowded_action_leaves_the_others_alone() -> None:
    """Only options whose homes are the same move, and only to where nobody lives."""
    world = World("sorcerer", actions=64)
    play = played(world, 60)
    for name, action in play.named().items():
        neighbours = [
            each for each in play.named() if world.code.home(each) == world.code.home(name)
        ]
        if len(neighbours) == 1:
            assert action == world.code.home(name)


@pytest.mark.slow
@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", game_names())
def test_actions_survive_another_box(game: str, tmp_path: Path) -> None:
    """Where things were added to the game and some renamed, the same position has the same
    actions."""
    make_other_box(tmp_path, [game])
    wanted = {}
    for choices in (2, 9, 30):
        path = tmp_path / f"{choices}.json"
        path.write_bytes(save(played(small_world(game), choices).match))
        wanted[path.name] = actions_in(path)
    there = os.environ | {"PYTHONPATH": str(tmp_path)}
    paths = [str(tmp_path / name) for name in wanted]
    command = [sys.executable, "-m", "tests.envs.elsewhere", *paths]
    run = subprocess.run(command, cwd=ROOT, env=there, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert msgspec.json.decode(run.stdout) == wanted
