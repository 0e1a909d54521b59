"""Quests as far as a certain question, as save files."""

from collections.abc import Callable

from questhall.bots.playing import follow_hunch
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed

MOST_CHOICES = 3_000
MOST_GAMES = 12
Fits = Callable[[Adventure], bool]


def asked(
    prompt: str, quest: str = "q0", seed: str = "1", fits: Fits | None = None, seats: int = 1
) -> bytes:
    """Played by hunch until this is asked in a position that fits; in another game if nobody is."""
    for attempt in range(MOST_GAMES):
        found = _asked_in(prompt, quest, f"{seed}{'+' * attempt}", fits, seats)
        if found is not None:
            return sealed(save(found))
    raise AssertionError(f"nobody is asked {prompt!r} in {quest} with seed {seed}")


def _asked_in(prompt: str, quest: str, seed: str, fits: Fits | None, seats: int) -> Match | None:
    match = Match.start(GAME, GAME.checked(Setup("quest", seats, {"quest": quest})), seed)
    chance = Chance(f"choices/{seed}")
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        decision = match.pending[0]
        state = match.state
        assert isinstance(state, Adventure)
        if decision.prompt == prompt and (fits is None or fits(state)):
            return match
        follow_hunch(match, chance)
    return None
