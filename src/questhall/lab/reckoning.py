"""What numbers say: shares with their intervals, spreads, and how strong each bot is."""

from collections.abc import Iterable, Sequence
from math import log10, sqrt
from typing import NamedTuple

SURE = 1.959964  # standard deviations on either side that hold 95 percent
ROUNDS_OF_RATING = 10_000
STEADY = 1e-9
POINTS_FOR_TENFOLD = 400.0  # as in Elo's rating: 400 points more are ten to one


class Share(NamedTuple):
    """How many of how many, and between what bounds the true share lies, 95 times of 100."""

    won: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.won / self.of if self.of else 0.0


def share(won: int, of: int) -> Share:
    """By Wilson, which stays within 0 and 1 and is right for few games too."""
    if of == 0:
        return Share(0, 0, 0.0, 1.0)
    part = won / of
    stretch = 1 + SURE**2 / of
    middle = (part + SURE**2 / (2 * of)) / stretch
    half = SURE * sqrt(part * (1 - part) / of + SURE**2 / (4 * of**2)) / stretch
    return Share(won, of, max(0.0, middle - half), min(1.0, middle + half))


class Spread(NamedTuple):
    """Least, a quarter, the middle, three quarters, most; and the mean."""

    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    mean: float


def spread(numbers: Sequence[float]) -> Spread:
    """Of at least one number."""
    ordered = sorted(numbers)
    low, quarter, middle, three_quarters, high = (_quantile(ordered, part / 4) for part in range(5))
    mean = sum(ordered) / len(ordered)
    return Spread(low, quarter, middle, three_quarters, high, mean)


def _quantile(ordered: Sequence[float], part: float) -> float:
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


class Meeting(NamedTuple):
    """Two bots in one game, and what the first had of it: 1, 0.5 or 0."""

    bot: str
    other: str
    result: float


def ratings(meetings: Iterable[Meeting]) -> dict[str, float]:
    """Bradley-Terry in Elo's points, 0 on average, the best first.

    Everybody has drawn once, beside what was played, with somebody of middling strength: so who
    never lost has a number too, and so have those who met nobody of the rest.
    """
    met, won = _counted(meetings)
    strength = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS_OF_RATING):
        anew = {bot: _strength(bot, strength, met, won) for bot in strength}
        change = max((abs(anew[bot] / strength[bot] - 1) for bot in anew), default=0.0)
        strength = anew
        if change < STEADY:
            break
    points = {bot: POINTS_FOR_TENFOLD * log10(value) for bot, value in strength.items()}
    mean = sum(points.values()) / len(points) if points else 0.0
    best_first = sorted(points, key=lambda bot: (-points[bot], bot))
    return {bot: points[bot] - mean for bot in best_first}


def _counted(meetings: Iterable[Meeting]) -> tuple[dict[str, dict[str, int]], dict[str, float]]:
    """How often each met each, and how much each has won."""
    met: dict[str, dict[str, int]] = {}
    won: dict[str, float] = {}
    for bot, other, result in meetings:
        for one, two, part in ((bot, other, result), (other, bot, 1 - result)):
            opponents = met.setdefault(one, {})
            opponents[two] = opponents.get(two, 0) + 1
            won[one] = won.get(one, 0.0) + part
    return met, won


def _strength(
    bot: str,
    strength: dict[str, float],
    met: dict[str, dict[str, int]],
    won: dict[str, float],
) -> float:
    """A better guess: as much as makes what was won the most likely."""
    own = strength[bot]
    expected = sum(count / (own + strength[other]) for other, count in met[bot].items())
    return (won[bot] + 0.5) / (expected + 1 / (own + 1))
