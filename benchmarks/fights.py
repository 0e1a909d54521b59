"""How many ordinary fights the adviser of Mage Knight searches completely, on one core.

    PYTHONPATH=src:. python benchmarks/fights.py [--fights 60] [--seconds 3] [--safer]

Time is processor time of this process, so a busy machine changes nothing but the waiting.
"""

from argparse import ArgumentParser
from time import process_time

import msgspec

from questhall.games.mage_knight.tools.adviser.fight import Patience
from questhall.games.mage_knight.tools.adviser.search import Search
from questhall.games.mage_knight.tools.adviser.sheet import FightSheet, fight_of
from tests.mage_knight.ordinary_fights import ordinary_fight


class Stopwatch(Patience):
    """So many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.end = process_time() + seconds

    def is_wearing_thin(self, tried: int) -> bool:
        return process_time() > self.end

    def is_over(self, tried: int) -> bool:
        return process_time() > self.end


def measured(seed: int, seconds: float, safest: bool) -> tuple[bool, float, int]:
    """Was it searched completely; after how many seconds; and how many plays were tried?"""
    fight = fight_of(msgspec.convert(ordinary_fight(seed), FightSheet))
    began = process_time()
    search = Search(fight, Stopwatch(seconds), safest)
    search.best()
    return search.complete, process_time() - began, search.tried


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--safer", action="store_true")
    given = parser.parse_args()
    done = 0
    for seed in range(given.first, given.first + given.fights):
        complete, seconds, plays = measured(seed, given.seconds, given.safer)
        done += complete
        print(
            f"{seed:4} {'complete' if complete else 'stopped ':8} {seconds:6.2f} s {plays:7}",
            flush=True,
        )
    print(f"{done} of {given.fights} completely within {given.seconds:g} seconds each")


if __name__ == "__main__":
    main()
