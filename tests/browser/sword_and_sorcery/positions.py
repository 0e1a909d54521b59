"""Quests as far as a certain question, as save files."""

from collections.abc import Callable

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed

MOST_CHOICES = 3_000
Fits = Callable[[Adventure], bool]


def asked(prompt: str, quest: str = "q0", seed: str = "1", fits: Fits | None = None) -> bytes:
    """Played by hunch until this is asked in a position that fits."""
    match = Match.start(GAME, GAME.checked(Setup("quest", 1, {"quest": quest})), seed)
    chance = Chance(f"choices/{seed}")
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        decision = match.pending[0]
        state = match.state
        assert isinstance(state, Adventure)
        if decision.prompt == prompt and (fits is None or fits(state)):
            return sealed(save(match))
        match.answer(0, GAME.hunch(state, decision, chance), decision.seats[0])
    raise AssertionError(f"nobody is asked {prompt!r} in {quest} with seed {seed}")
