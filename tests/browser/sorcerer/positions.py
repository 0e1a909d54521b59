"""Duels as save files, played as a hasty player would."""

from functools import cache

from questhall.games.sorcerer import GAME
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save

SEED = "a duel by hunch"
BEFORE_THE_END = 2


def played(choices: int, seed: str = SEED, format: str = "duel", seats: int = 2) -> Match:
    """A game after so many choices, or over."""
    match = Match.start(GAME, GAME.checked(Setup(format, seats, {})), seed)
    chance = Chance(seed)
    while match.pending and len(match.choices) < choices:
        decision = match.pending[0]
        match.take(decision.seats[0], decision.options[GAME.hunch(match.state, decision, chance)])
    return match


@cache
def length() -> int:
    """After how many choices the duel is over."""
    whole = played(10_000)
    assert whole.over
    return len(whole.choices)


def nearly_over() -> bytes:
    """A duel with its whole past; it is decided by the next answers."""
    return save(played(length() - BEFORE_THE_END))


def asked(prompt: str, beginning: int = 60) -> bytes:
    """A duel in which somebody is asked this."""
    choices = beginning
    while True:
        match = played(choices)
        assert match.pending, f"nobody is asked {prompt!r}"
        if match.pending[0].prompt == prompt:
            return save(match)
        choices += 1
