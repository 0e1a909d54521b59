"""Encounters as far as a certain question, as save files."""

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed

COMPANY = ("warden", "priest", "ranger", "witch")
MOST_CHOICES = 3_000


def asked(*prompts: str, seed: str = "1", turn: int = 1, **options: OptionValue) -> bytes:
    """Played by hunch until one of these is asked for the `turn`-th time."""
    setup = GAME.checked(Setup("encounter", 1, options))
    match = Match.start(GAME, setup, seed)
    chance = Chance(f"choices/{seed}")
    for _ in range(MOST_CHOICES):
        decision = match.pending[0]
        if decision.prompt in prompts:
            turn -= 1
            if turn == 0:
                return sealed(save(match))
        match.answer(0, _choice(match, decision, chance), decision.seats[0])
    raise AssertionError(f"nobody is asked {prompts} with seed {seed}")


def _choice(match: Match, decision: Decision, chance: Chance) -> int:
    """Four classes that are known, and otherwise what comes to mind."""
    if decision.prompt == "muster":
        classes = list(library().classes)
        wanted = [classes.index(key) for key in COMPANY]
        return next(n for n, each in enumerate(decision.options) if each.what in wanted)
    assert isinstance(match.state, Battle)
    return GAME.hunch(match.state, decision, chance)
