"""Bots on whole quests: they beat chance, and every quest can be won and lost."""

import pytest

from questhall.bots import make_bot
from questhall.bots.playing import follow_hunch
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.lab.playing import play_out

SEEDS = ("alder", "ash", "hazel", "larch")
MOST_DECISIONS = 5000
TRIES = 25  # until a group that follows its hunches has won


def begun(quest: str, seats: int, seed: str) -> Match:
    return Match.start(GAME, Setup("quest", seats, {"quest": quest}), seed, listen=False)


def won(bot: str, quest: str, seats: int, seed: str) -> bool:
    match = begun(quest, seats, seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)]
    assert play_out(match, bots, MOST_DECISIONS)
    return match.state.results == [1.0] * seats


def won_by_hunch(quest: str, seats: int, seed: str) -> bool:
    match = begun(quest, seats, seed)
    chance = Chance(seed)
    while match.pending and match.decisions < MOST_DECISIONS:
        follow_hunch(match, chance)
    assert match.over
    return match.state.results == [1.0] * seats


@pytest.mark.slow
@pytest.mark.parametrize("quest", ["q0", "q1"])
def test_the_normal_bot_wins_where_chance_loses(quest: str) -> None:
    assert any(won("normal", quest, 3, seed) for seed in SEEDS)
    assert not any(won("easy", quest, 3, seed) for seed in SEEDS)


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_is_won_and_lost(quest: str, seats: int) -> None:
    assert any(won_by_hunch(quest, seats, f"wise {seed}") for seed in range(TRIES))
    assert not all(won("easy", quest, seats, f"rash {seed}") for seed in range(TRIES))
