"""Many games of bots against each other, and the sum of their results.

Game `i` of seed `S` is played on the seed `S-i`, in any process: the outcome depends on the plan
alone, and every game can be played again.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from time import perf_counter

import msgspec

from questhall.bots import make_bot
from questhall.kernel.games import Game, OptionValue, Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.saves import save

from .playing import play_out
from .watching import watch

WON = 1.0
LOST = 0.0
CHUNKS_PER_PROCESS = 8
LONGEST_CHUNK = 50


class Plan(msgspec.Struct, frozen=True):
    """What to play. `bots` names one bot per seat; with `swap` they move on one seat each game. Are
    the `cards` told that each seat drew and played? That costs time."""

    game: str
    format: str
    seats: int
    bots: list[str]
    games: int
    seed: str
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] = ()
    swap: bool = False
    max_decisions: int = 100_000
    save_games: str | None = None
    cards: bool = False

    def bots_in(self, number: int) -> list[str]:
        """The bots by seat in the game with this number."""
        turn = number % self.seats if self.swap else 0
        return self.bots[turn:] + self.bots[:turn]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"


class Outcome(msgspec.Struct, omit_defaults=True):
    """How one game ended. `results` are empty if it was not finished; `first`: the seats that began
    it, where that is known. A campaign has `evenings` instead; `faults` of its last ledger end it.
    `brought`: what each seat played with, by the keys of their names; `drawn` and `played`: its
    cards, if that was asked for.
    """

    bots: list[str]
    decisions: int
    results: list[float]
    rounds: int | None = None
    scores: list[int] = []
    first: list[int] = []
    evenings: "list[Evening]" = []
    faults: list[str] = []
    brought: list[list[str]] = []
    drawn: list[list[str]] | None = None
    played: list[list[str]] | None = None


class Evening(msgspec.Struct, omit_defaults=True):
    """One match of a campaign, and which offer it was. Does it count, or does it only lead on?"""

    offer: str
    counts: bool
    won: bool
    outcome: Outcome


class SeatResults(msgspec.Struct):
    won: int = 0
    drawn: int = 0
    lost: int = 0

    def count(self, result: float) -> None:
        if result == WON:
            self.won += 1
        elif result == LOST:
            self.lost += 1
        else:
            self.drawn += 1


class Report(msgspec.Struct, omit_defaults=True):
    """The sum of a simulation. A win counts once for each bot name among the winners."""

    game: str
    format: str
    seats: int
    seed: str
    bots: list[str]
    swap: bool
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: int
    wins: dict[str, int]
    results: list[SeatResults]
    decisions_per_game: float = 0.0
    rounds: float | None = None  # an average, as are the scores
    won: int | None = None  # if all seats win or lose together
    scores: list[float] = []  # by seat, if points are counted


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan."""
    seed = plan.seed_of(number)
    names = plan.bots_in(number)
    bots = [make_bot(name, f"{seed}/seat{seat}") for seat, name in enumerate(names)]
    keep = plan.save_games is not None or any(bot.needs_past for bot in bots)
    setup = Setup(plan.format, plan.seats, plan.options, plan.packs)
    match = Match.start(_game(plan.game), setup, seed, keep=keep, listen=False)
    watching = watch(match) if plan.cards else None
    play_out(match, bots, plan.max_decisions)
    if plan.save_games is not None:
        path = Path(plan.save_games) / f"{plan.game}-{plan.format}-{seed}.json"
        path.write_bytes(save(match))
    outcome = outcome_of(match, names)
    if watching is not None:
        outcome.drawn, outcome.played = watching.drawn, watching.played
    return outcome


def outcome_of(match: Match, bots: list[str]) -> Outcome:
    rounds = getattr(match.state, "round", None)
    scores = match.game.scores(match.state) if match.over else []
    first = match.game.went_first(match.state) if match.over else []
    brought = [match.game.brought(match.state, seat) for seat in range(len(bots))]
    return Outcome(
        *(bots, match.decisions, match.state.results, rounds, scores, first),
        brought=brought if any(brought) else [],
    )


@cache
def _game(name: str) -> Game:
    """The game, found once: looking through what is installed takes longer than a short game."""
    return find_game(name)


def play_games(plan: Plan, numbers: list[int]) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


def simulate(
    plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play the whole plan; `progress` is told how many games have finished since the last call."""
    start = perf_counter()
    outcomes: list[Outcome] = []
    for some in _played(plan, processes):
        outcomes.extend(some)
        if progress is not None:
            progress(len(some))
    return summed(plan, outcomes, perf_counter() - start)


def _played(plan: Plan, processes: int) -> Iterator[list[Outcome]]:
    """The outcomes in order, in batches."""
    if processes == 1:
        for number in range(plan.games):
            yield [play_game(plan, number)]
        return
    chunks = _chunks(plan.games, processes)
    # Spawned, not forked: a copy of a process with threads may hang.
    with ProcessPoolExecutor(processes, get_context("spawn"), end_at_interrupt) as pool:
        yield from pool.map(play_games, [plan] * len(chunks), chunks)


def end_at_interrupt() -> None:
    """On Ctrl-C a worker just ends; the process the user talks to reports it."""
    signal(SIGINT, SIG_DFL)


def _chunks(games: int, processes: int) -> list[list[int]]:
    size = max(1, min(LONGEST_CHUNK, games // (processes * CHUNKS_PER_PROCESS)))
    return [list(range(first, min(first + size, games))) for first in range(0, games, size)]


def summed(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    """Add up the outcomes."""
    finished = [outcome for outcome in outcomes if outcome.results]
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = [SeatResults() for _ in range(plan.seats)]
    wins = dict.fromkeys(plan.bots, 0)
    for outcome in finished:
        winners = [seat for seat, result in enumerate(outcome.results) if result == WON]
        for name in {outcome.bots[seat] for seat in winners}:
            wins[name] += 1
        for seat, result in enumerate(outcome.results):
            seats[seat].count(result)
    return Report(
        game=plan.game,
        format=plan.format,
        seats=plan.seats,
        seed=plan.seed,
        bots=plan.bots,
        swap=plan.swap,
        games=len(outcomes),
        finished=len(finished),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds) if seconds > 0 else 0,
        wins=wins,
        results=seats,
        decisions_per_game=_mean([outcome.decisions for outcome in outcomes]) or 0.0,
        rounds=_mean([each.rounds for each in finished if each.rounds is not None]),
        won=_won_together(finished) if wins_together(plan) else None,
        scores=_mean_scores(finished),
    )


def wins_together(plan: Plan) -> bool:
    """Do all seats win or lose together?"""
    game = _game(plan.game)
    return game.wins_together(
        game.checked(Setup(plan.format, plan.seats, plan.options, plan.packs))
    )


def _won_together(finished: list[Outcome]) -> int:
    return len([outcome for outcome in finished if min(outcome.results) == WON])


def _mean_scores(finished: list[Outcome]) -> list[float]:
    columns = zip(*[outcome.scores for outcome in finished], strict=True)
    return [_mean(list(column)) or 0.0 for column in columns]


def _mean(numbers: list[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None
