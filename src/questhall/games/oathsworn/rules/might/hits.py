"""How a draw comes out before it is made: how likely it hits, and for how much (OS-7.11).

Every card for a critical is taken, and redraws are spent on blanks that would make it miss, those
of the highest colour first. For whoever plays so the chances are exact, by the cards that are left.
"""

from functools import lru_cache
from typing import Final

from ...printed.might import BLANK, BLANK_KIND, CRITICALS, VALUES
from .odds import Pile, Pool, joined, with_one

# Criticals of dice could go on for ever; what is less likely than this is left out.
RARE: Final = 1e-7
# What is left of a colour, its discard, the blanks that count, the sum.
Moment = tuple[Pile, Pile, int, int]
Moments = dict[Moment, float]
# How likely each sum is, from 0 on.
Totals = list[float]


class Draws:
    """A draw before it is made: what is drawn of which decks, and what may be drawn anew; so many
    blanks miss (OS-7.11.4)."""

    def __init__(self, pools: list[Pool], redraws: int, missing: int) -> None:
        self.pools = pools
        self.redraws = redraws
        self.missing = missing

    def hits(self, wanted: list[int]) -> Totals:
        """How likely each total is of a draw that does not miss."""
        colours = [each for each in range(len(wanted) - 1, -1, -1) if wanted[each]]
        return self._from(colours, wanted, 0)

    def _from(self, colours: list[int], wanted: list[int], blanks: int) -> Totals:
        """Of these colours, with so many blanks among the others."""
        spreads = [by_blanks(self.pools[each], wanted[each]) for each in colours]
        found: Totals = []
        most = self.missing - 1 + self.redraws
        for counts in _counts([len(spread) for spread in spreads], most):
            totals = [1.0]
            if sum(counts) < self.missing:
                for spread, count in zip(spreads, counts, strict=True):
                    totals = joined(totals, spread[count])
            else:
                totals = self._saved(colours, wanted, counts)
            found = added(found, totals)
        return found

    def _saved(self, colours: list[int], wanted: list[int], counts: list[int]) -> Totals:
        """With so many blanks of each colour that it misses unless some are drawn anew."""
        now: dict[tuple[int, int], Totals] = {(sum(counts), self.redraws): [1.0]}
        for colour, count in zip(colours, counts, strict=True):
            after: dict[tuple[int, int], Totals] = {}
            for (blanks, redraws), totals in now.items():
                too_many = min(count, blanks - self.missing + 1)
                ways = anew(self.pools[colour], wanted[colour], count, too_many, redraws)
                for (fewer, used), drawn in ways.items():
                    key = (blanks - fewer, redraws - used)
                    after[key] = added(after.get(key, []), joined(totals, drawn))
            now = after
        found: Totals = []
        for (blanks, _), totals in now.items():
            if blanks < self.missing:
                found = added(found, totals)
        return found


def _counts(most: list[int], sum_of_all: int) -> list[list[int]]:
    """Every way to have so many of each kind, and no more than so many in all."""
    found: list[list[int]] = [[]]
    for each in most:
        found = [
            [*counts, more]
            for counts in found
            for more in range(each)
            if sum(counts) + more <= sum_of_all
        ]
    return found


def added(one: Totals, other: Totals) -> Totals:
    """One or the other."""
    if len(one) < len(other):
        one, other = other, one
    found = one[:]
    for total in range(len(other)):
        found[total] += other[total]
    return found


# -- a single colour ---------------------------------------------------------------------


@lru_cache(maxsize=2048)
def by_blanks(pool: Pool, count: int) -> list[Totals]:
    """For 0, 1, 2 … blanks among so many cards: how likely each sum is."""
    found: list[Totals] = [[] for _ in range(count + 1)]
    for (_, _, blanks, total), chance in _drawn(pool, count).items():
        found[blanks] = _with(found[blanks], total, chance)
    return found


def _with(totals: Totals, total: int, chance: float) -> Totals:
    totals += [0.0] * (total + 1 - len(totals))
    totals[total] += chance
    return totals


@lru_cache(maxsize=2048)
def anew(
    pool: Pool, count: int, blanks: int, too_many: int, redraws: int
) -> dict[tuple[int, int], Totals]:
    """With so many blanks among so many cards, of which some are too many: how many are gone then,
    by how many redraws, and how likely each sum is."""
    found: dict[tuple[int, int], Totals] = {}
    now = {moment: chance for moment, chance in _drawn(pool, count).items() if moment[2] == blanks}
    goal = blanks - max(0, too_many)
    used = 0
    while now:
        going_on: Moments = {}
        for moment, chance in now.items():
            left, discard, still, total = moment
            if still <= goal or used == redraws:
                key = (blanks - still, used)
                found[key] = _with(found.get(key, []), total, chance)
            else:  # OS-16.1.2
                gone = discard if pool.dice else with_one(discard, BLANK_KIND, 1)
                _add(going_on, (left, gone, still - 1, total), chance)
        now = _followed(pool, _one_more(pool, {(m, 0): c for m, c in going_on.items()}, False))
        used += 1
    return found


@lru_cache(maxsize=2048)
def _drawn(pool: Pool, count: int) -> Moments:
    """So many cards, then those for criticals (OS-7.11.9)."""
    now: Due = {((pool.left, pool.discard, 0, 0), 0): 1.0}
    for _ in range(count):
        now = _one_more(pool, now, False)
    return _followed(pool, now)


# With so many cards due for criticals.
Due = dict[tuple[Moment, int], float]


def _followed(pool: Pool, now: Due) -> Moments:
    done: Moments = {}
    while now:
        due: Due = {}
        for (moment, criticals), chance in now.items():
            if criticals == 0 or chance < RARE:
                _add(done, moment, chance)
            else:
                due[moment, criticals - 1] = due.get((moment, criticals - 1), 0.0) + chance
        now = _one_more(pool, due, True)
    return done


def _one_more(pool: Pool, now: Due, bonus: bool) -> Due:
    """The blank of a card for a critical does not count (OS-7.11.10)."""
    values, criticals = VALUES[pool.colour], CRITICALS[pool.colour]
    found: Due = {}
    for ((left, discard, blanks, total), due), chance in now.items():
        cards, rest = (left, discard) if any(left) else (discard, (0,) * len(discard))
        size = sum(cards)
        if size == 0:  # OS-7.11.17: there is no card left anywhere
            key = ((left, discard, blanks, total), due)
            found[key] = found.get(key, 0.0) + chance
            continue
        for kind, count in enumerate(cards):
            if not count:
                continue
            after = cards if pool.dice else with_one(cards, kind, -1)
            more = 1 if values[kind] == BLANK and not bonus else 0
            key = ((after, rest, blanks + more, total + values[kind]), due + int(criticals[kind]))
            found[key] = found.get(key, 0.0) + chance * count / size
    return found


def _add(found: Moments, moment: Moment, chance: float) -> None:
    found[moment] = found.get(moment, 0.0) + chance
