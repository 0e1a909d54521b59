"""questhall sim --campaign: evening after evening."""

import json
from typing import Any

import pytest

from questhall.kernel.campaigns import Offer, campaigns_of
from questhall.kernel.chain import Chain
from questhall.kernel.decisions import Option
from questhall.kernel.games import Setup, find_game
from tests.cli.command import questhall, refused

GAMES = ("gloomhaven", "oathsworn", "sword_and_sorcery")


def campaigns(game: str, *words: str) -> dict[str, Any]:
    result = questhall("sim", game, "--campaign", *words, "--json")
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


@pytest.mark.parametrize("game", GAMES)
def test_random_bots_play_evening_after_evening(game: str) -> None:
    report = campaigns(game, "--bots", "random", "--evenings", "4", "--games", "2", "--seed", "a")
    assert (report["campaigns"], report["finished"], report["seed"]) == (2, 2, "a")
    assert report["evenings"] == report["won"] + report["lost"] == 8
    for outcome in report["outcomes"]:
        assert len(outcome["played"]) == 4
        assert (outcome["stuck"], outcome["faults"]) == (False, [])
        assert outcome["decisions"] > 0


def test_a_seed_gives_the_same_campaign_again() -> None:
    words = ("--bots", "random", "--evenings", "3", "--seed", "b")
    first, again = campaigns("gloomhaven", *words), campaigns("gloomhaven", *words)
    assert first["outcomes"] == again["outcomes"]
    assert first["outcomes"][0]["seed"] == "b-0"


def test_a_sensible_group_goes_to_town_and_then_on_with_the_story() -> None:
    game = find_game("gloomhaven")
    chain = Chain.begin(game, Setup("party", 2), "c", 0.0)
    keys = ("casual:3", "roster", "road:2", "road:3", "camp", "town")
    offers = [Offer(key, Option(key), "party", (2,)) for key in keys]
    order = []
    while offers:
        chosen = campaigns_of(game).suggested(chain.ledger, offers)
        order.append(chosen.key)
        offers = [offer for offer in offers if offer is not chosen]
    assert order == ["town", "camp", "road:3", "road:2", "casual:3", "roster"]


def test_it_is_told_in_words() -> None:
    words = ("--bots", "random", "--evenings", "2", "--seats", "3")
    result = questhall("sim", "gloomhaven", "--campaign", *words)
    assert result.exit_code == 0
    assert "gloomhaven, 3 seats, seed 1: 2 evenings of 1 campaigns" in result.stdout


def test_a_game_without_campaigns_says_so() -> None:
    assert refused("sim", "sorcerer", "--campaign") == "questhall: sorcerer has no campaigns\n"
