"""What an agent sees: all of it is in the view of its seat, and nothing hidden is in it."""

import numpy as np
import pytest

from questhall.envs import Play, World
from questhall.envs.action_code import stable_hash
from questhall.envs.sight import MOST, VERSION
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.games import game_names
from questhall.kernel.zones import redeal
from tests.envs.worlds import play_on, played, small_world


@pytest.mark.parametrize("game", game_names())
def test_what_is_hidden_is_in_no_observation(game: str) -> None:
    """Two positions that differ only in what the seat does not see look and ask the same."""
    play = played(small_world(game), 12)
    differing = 0
    for number in range(4):
        seat = play.seat
        for thought in ("one", "other"):
            twin = play.fork(thought)
            assert twin.seat == seat
            assert np.array_equal(twin.observation(seat), play.observation(seat))
            assert np.array_equal(twin.mask(seat), play.mask(seat))
            assert twin.named() == play.named()
            differing += state_hash(twin.match.state) != state_hash(play.match.state)
        play_on(play, 5, str(number))
    assert differing > 0


@pytest.mark.parametrize("game", game_names())
def test_neither_is_it_for_those_who_wait(game: str) -> None:
    play = played(small_world(game), 15)
    for seat in range(play.world.seats):
        wanted = play.observation(seat)
        twin = play.copy()
        state = twin.match.state
        redeal(state.zones(), state.known_to(seat), seat, Chance("otherwise"))
        if seat != play.seat:
            assert np.array_equal(twin.observation(seat), wanted)
            assert not twin.mask(seat).any()


@pytest.mark.parametrize("game", game_names())
def test_the_tensor_says_what_the_statements_say(game: str) -> None:
    play = played(World(game, features=2048), 10)
    wanted = np.zeros(2048)
    for name, value in play.statements(play.seat).items():
        wanted[stable_hash(f"sight {VERSION} {name}") % 2048] += value
    assert np.allclose(play.observation(play.seat), wanted.clip(-MOST, MOST), atol=1e-4)


def test_statements_are_paths_through_the_view() -> None:
    play = played(small_world("sorcerer"), 30)
    hand = play.view(0)["players"][0]["hand_size"]
    assert play.statements(0)["players[0].hand_size"] == hand / 8
    assert play.statements(0)["seat=0"] == 1.0


def test_what_was_looked_at_before_looks_the_same() -> None:
    """Nothing that is remembered of other matches shows."""
    there, fresh = small_world("sorcerer"), small_world("sorcerer")
    played(there, 50, "before").observation(0)
    for number in range(3):
        played(there, 20 * number, "seen").observation(1)
    match = played(there, 40, "now").match
    assert np.array_equal(Play(there, match).observation(0), Play(fresh, match).observation(0))
