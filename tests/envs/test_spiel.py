"""OpenSpiel's own test of random simulations."""

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from questhall.envs.spiel import register
from questhall.kernel.games import game_names

SIZES = "actions=512,features=256,deals=20"


@pytest.mark.slow
@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", game_names())
def test_it_passes_the_test_of_random_simulations(game: str) -> None:
    register()
    played = pyspiel.load_game(f"questhall_{game}({SIZES})")
    pyspiel.random_sim_test(played, num_sims=1, serialize=False, verbose=False)


def test_every_game_is_registered() -> None:
    names = [f"questhall_{game}" for game in game_names()]
    assert register() == names
    assert register() == names
    assert set(names) <= set(pyspiel.registered_names())


def test_a_state_is_copied_and_played_again_from_its_history() -> None:
    register()
    game = pyspiel.load_game(f"questhall_sorcerer(format=royale,players=3,{SIZES})")
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for twin in (again, state.clone().clone()):
        assert twin.legal_actions() == state.legal_actions()
        assert str(twin) == str(state)
    said = {state.action_to_string(action) for action in state.legal_actions()}
    assert len(said) == len(state.legal_actions())


def test_a_player_sees_its_own_view() -> None:
    register()
    game = pyspiel.load_game(f"questhall_sorcerer({SIZES})")
    state = game.new_initial_state()
    seen = make_observation(game)
    state.apply_action(1)
    seen.set_from(state, 1)
    assert seen.tensor.shape == (256,)
    assert seen.tensor.any()
    assert '"hand":[]' in seen.string_from(state, 0)
