"""Whoever changes a ledger in the file of a campaign is refused, or has one that can be played."""

import random
from functools import cache

import msgspec
import pytest

from questhall.conformance import Journey
from questhall.conformance.setups import any_setup
from questhall.kernel.campaigns import (
    AnyCampaigns,
    Ledger,
    campaigns_of,
    link_setup,
    read_ledger,
    say_offer,
    start_link,
)
from questhall.kernel.chance import Chance
from questhall.kernel.checking import NotAState, need_ledger
from questhall.kernel.choices import Beginning
from questhall.kernel.games import find_game, game_names
from questhall.kernel.text import LANGUAGES

from .changing import with_a_change

LINKS = 8
CHANGES = 100
PORTIONS = 20
GAMES = [name for name in game_names() if find_game(name).campaigns() is not None]


@cache
def ledgers_of(name: str) -> list[str]:
    """Of a campaign that was played for some evenings, as they were written."""
    game = find_game(name)
    setup = any_setup(campaigns_of(game), Chance(name), name)
    return [text for _, text in Journey(game, setup, "honest", LINKS).stops]


def is_refused(text: str, campaigns: AnyCampaigns) -> bool:
    try:
        need_ledger(msgspec.json.decode(text), campaigns)
    except NotAState:
        return True
    return bool(campaigns.faults(read_ledger(text, campaigns)))


def use(text: str, campaigns: AnyCampaigns) -> None:
    """Everything that a server does with a ledger: show it, offer from it, deal from it."""
    ledger: Ledger = read_ledger(text, campaigns)
    msgspec.json.encode(campaigns.view(ledger))
    for offer in campaigns.offers(ledger):
        for language in LANGUAGES:
            assert say_offer(campaigns, ledger, offer, campaigns.game.texts(language))
        if offer.why is None:
            beginning = Beginning(text, offer.key)
            setup = link_setup(campaigns, beginning, offer.seats[0])
            start_link(campaigns.game, beginning, setup, "changed")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled(1, by="seed")
@pytest.mark.parametrize("seed", range(PORTIONS))
def test_a_changed_ledger_is_refused_or_can_be_played(name: str, seed: int) -> None:
    dice = random.Random(seed)
    campaigns = campaigns_of(find_game(name))
    for number in range(CHANGES):
        honest = msgspec.json.decode(dice.choice(ledgers_of(name)))
        changed, told = with_a_change(honest, dice)
        text = msgspec.json.encode(changed).decode()
        try:
            if not is_refused(text, campaigns):
                use(text, campaigns)
        except Exception as fault:
            raise AssertionError(f"seed {seed}, change {number}: {told}") from fault


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_ledger_is_believed_and_can_be_played(name: str) -> None:
    campaigns = campaigns_of(find_game(name))
    for text in ledgers_of(name):
        assert not is_refused(text, campaigns)
        use(text, campaigns)
