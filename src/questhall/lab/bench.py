"""How fast the rules run on this machine: decisions per second, and the cost of a copy."""

from time import perf_counter

import msgspec

from questhall.bots import make_bot
from questhall.kernel import match as match_module
from questhall.kernel.games import Format, Game, Setup
from questhall.kernel.match import Match

from .playing import play_out

LIMIT = 100_000
FORKS = 20
POSITIONS = 12


class Speed(msgspec.Struct):
    """The speed of one way to play. `fork_cost`: how many decisions take as long as one copy."""

    game: str
    format: str
    seats: int
    games: int
    decisions: int
    decisions_per_second: int
    fork_cost: float


def compiled() -> bool:
    """Does the kernel run as machine code?"""
    return not str(match_module.__file__).endswith(".py")


def measure(game: Game, format: Format, seconds: float) -> Speed:
    """Play random games for `seconds` seconds, then copy positions from all over one more game."""
    setup = Setup(format.name, format.seats[0])
    games = decisions = 0
    _random_game(game, setup, "bench-first")  # loads the game's content first
    start = perf_counter()
    while games == 0 or perf_counter() - start < seconds:
        decisions += _random_game(game, setup, f"bench-{games}").decisions
        games += 1
    per_decision = (perf_counter() - start) / decisions
    return Speed(
        game=game.id,
        format=format.name,
        seats=setup.seats,
        games=games,
        decisions=decisions,
        decisions_per_second=round(1 / per_decision),
        fork_cost=round(_seconds_a_fork(game, setup) / per_decision, 1),
    )


def _random_game(game: Game, setup: Setup, seed: str, keep: bool = False) -> Match:
    match = Match.start(game, setup, seed, keep=keep, listen=False)
    bots = [make_bot("random", f"{seed}/seat{seat}") for seat in range(setup.seats)]
    play_out(match, bots, LIMIT)
    return match


def _seconds_a_fork(game: Game, setup: Setup) -> float:
    whole = _random_game(game, setup, "bench-fork", keep=True)
    step = max(1, len(whole.choices) // POSITIONS)
    positions = [whole.at(choices) for choices in range(0, len(whole.choices), step)]
    start = perf_counter()
    for position in positions:
        for _ in range(FORKS):
            position.fork()
    return (perf_counter() - start) / (len(positions) * FORKS)
