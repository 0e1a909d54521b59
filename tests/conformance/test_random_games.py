"""Long random play of every installed game and campaign: the same few every time, and millions of
decisions, others every day, in `./test --all`."""

import pytest

from questhall.conformance import gamble
from questhall.conformance.setups import any_setup
from questhall.kernel.campaigns import campaigns_of
from questhall.kernel.chain_file import read_chain, read_file, write_chain
from questhall.kernel.chance import Chance
from questhall.kernel.games import find_game, game_names
from questhall.lab.campaigning import CampaignPlan, Travellers
from tests.sampling import runs_all, seed

CHOICES = 10_000 if runs_all() else 2_000  # of a portion
PORTIONS = 60
EVENINGS = 60 if runs_all() else 10
CAMPAIGNS = 12

GAMES = game_names()
WITH_CAMPAIGNS = [name for name in GAMES if find_game(name).campaigns() is not None]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled(1, by="portion")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_with_random_options_and_saves_come_to_an_end(game: str, portion: int) -> None:
    gamble(find_game(game), f"{seed()}/portion {portion}", CHOICES)


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_CAMPAIGNS)
@pytest.mark.sampled(1, by="number")
@pytest.mark.parametrize("number", range(CAMPAIGNS))
def test_campaigns_go_on_until_nothing_is_left_to_play(game: str, number: int) -> None:
    """Every other one with bots that win now and then."""
    plan = plan_of(game, number)
    travellers = Travellers(plan, plan.seed)
    outcome = travellers.go()
    told = f"{plan}, played {outcome.played}"
    assert outcome.faults == [], told
    assert not outcome.stuck, told
    opened = read_chain(read_file(write_chain(travellers.chain)), travellers.game)
    assert opened.here == travellers.chain.here, told


def plan_of(game: str, number: int) -> CampaignPlan:
    campaigns = campaigns_of(find_game(game))
    name = f"{seed()}/campaign {number}"
    setup = any_setup(campaigns, Chance(name), name)
    bots = ["greedy" if number % 2 == 0 else "random"] * setup.seats
    return CampaignPlan(
        game=game,
        format=setup.format,
        seats=setup.seats,
        bots=bots,
        campaigns=1,
        evenings=EVENINGS,
        seed=name,
        options=setup.options,
    )
