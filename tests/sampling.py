"""Of many cases a few are run each day, others on the next; `./test --all` runs all of them.

`@pytest.mark.sampled(8)` runs eight of a test's cases, `sampled(8, by="game")` all cases of eight
games, `sampled(3, of="whole games")` three of all cases of all tests that say so. Who names a
single case runs it, whatever the day.
"""

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from random import Random

import pytest

SEED = "QUESTHALL_TEST_SEED"  # of the sample; the date if nothing is said
ALL = "QUESTHALL_TEST_ALL"  # 1: every case

Lot = str  # a test, or what several tests share


def settle_seed() -> None:
    """Once, before there are other processes: at midnight they would not agree."""
    os.environ.setdefault(SEED, datetime.now(UTC).date().isoformat())


def runs_all() -> bool:
    return os.environ.get(ALL) == "1"


def heading() -> str:
    """What is said above the tests."""
    if runs_all():
        return "sampled tests: all cases"
    return f"sampled tests: {SEED}={os.environ[SEED]} (all cases: {ALL}=1)"


def left_out(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Those that are not in the sample."""
    if runs_all():
        return []
    kinds: dict[Lot, dict[str, list[pytest.Item]]] = {}
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None:
            lot = mark.kwargs.get("of", item.nodeid.partition("[")[0])
            kinds.setdefault(lot, {}).setdefault(_kind(item, mark), []).append(item)
    return [item for lot, found in kinds.items() for item in _beyond(lot, found)]


def how_to_repeat(item: pytest.Item) -> str:
    return f"{SEED}={os.environ[SEED]} .venv/bin/pytest '{item.nodeid}'"


def _kind(item: pytest.Item, mark: pytest.Mark) -> str:
    """What is drawn lots for: the case, or all cases with the same value."""
    by = mark.kwargs.get("by")
    if by is None:
        return item.nodeid
    assert isinstance(item, pytest.Function)
    return repr(item.callspec.params[by])


def _beyond(lot: Lot, kinds: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
    some = next(iter(kinds.values()))[0].get_closest_marker("sampled")
    assert some is not None
    count: int = some.args[0]
    chance = Random(f"{os.environ[SEED]} {lot}")
    drawn = set(chance.sample(sorted(kinds), min(count, len(kinds))))
    return [item for kind, items in kinds.items() if kind not in drawn for item in items]
