"""Encounters and Stories as far as a certain question, as save files."""

from collections.abc import Iterator

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.state.company import CompanyState
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed

COMPANY = ("warden", "priest", "ranger", "witch")
MOST_CHOICES = 3_000
# Where a company of chapter 4 soon finds what it has to decide about in secret.
CHAPTER_OF_A_SECRET = 4
SEED_OF_A_SECRET = "5"


def asked(*prompts: str, seed: str = "1", turn: int = 1, **options: OptionValue) -> bytes:
    """An encounter, played by hunch until one of these is asked for the `turn`-th time."""
    return _asked(prompts, Setup("encounter", 1, options), seed, turn)


def asked_in_secret() -> bytes:
    """A Story of two, both of whom are asked for their vote."""
    options: dict[str, OptionValue] = {"chapter": CHAPTER_OF_A_SECRET, "company": "first_game"}
    return _asked(("secretly",), Setup("story", 2, options), SEED_OF_A_SECRET)


def near_the_end(seed: str = "1", left: int = 6) -> bytes:
    """So many choices before the end of an encounter that was played by hunch."""
    setup = Setup("encounter", 1, {})
    choices = sum(1 for _ in _played(setup, seed)) - 1
    for number, match in enumerate(_played(setup, seed)):
        if number == choices - left:
            return sealed(save(match))
    raise AssertionError(f"there are but {choices} choices with seed {seed}")


def _asked(prompts: tuple[str, ...], setup: Setup, seed: str, turn: int = 1) -> bytes:
    for match in _played(setup, seed):
        if not match.over and match.pending[0].prompt in prompts:
            turn -= 1
            if turn == 0:
                return sealed(save(match))
    raise AssertionError(f"nobody is asked {prompts} with seed {seed}")


def _played(setup: Setup, seed: str) -> Iterator[Match]:
    """The match before each choice, and when it is over."""
    match = Match.start(GAME, GAME.checked(setup), seed)
    chance = Chance(f"choices/{seed}")
    for _ in range(MOST_CHOICES):
        yield match
        if match.over:
            return
        decision = match.pending[0]
        match.answer(0, _choice(match, decision, chance), decision.seats[0])


def _choice(match: Match, decision: Decision, chance: Chance) -> int:
    """Four classes that are known, and otherwise what comes to mind."""
    if decision.prompt == "muster":
        classes = list(library().classes)
        wanted = [classes.index(key) for key in COMPANY]
        return next(n for n, each in enumerate(decision.options) if each.what in wanted)
    assert isinstance(match.state, CompanyState)
    return GAME.hunch(match.state, decision, chance)
