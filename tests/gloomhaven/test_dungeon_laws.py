"""A random dungeon keeps the laws of every game: its map grows, and nobody knows how."""

from functools import lru_cache

import pytest

from questhall.conformance import CHECKS, Case
from questhall.games.gloomhaven import GAME
from questhall.kernel.games import OptionValue, Setup

# With these, those who answer at random open a door.
SEEDS = {2: "laws 4", 3: "laws 38", 4: "laws 3"}


@lru_cache(maxsize=1)
def case_of(seats: int) -> Case:
    options: dict[str, OptionValue] = {
        "scenario": "dungeon",
        "penalties": "higher",
        "difficulty": "easy",
    }
    return Case(GAME, Setup("party", seats, options), SEEDS[seats])


@pytest.mark.sampled(1, by="seats")
@pytest.mark.parametrize("law", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dungeon_keeps_the_law(seats: int, law: str) -> None:
    CHECKS[law](case_of(seats))
