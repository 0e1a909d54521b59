"""Of many cases a few are run, always the same ones; `./test --all` runs all of them.

`@pytest.mark.sampled(8)` runs eight of a test's cases, `sampled(1 / 3)` a third of them,
`sampled(8, by="game")` all cases of eight games, `sampled(1, each="game")` one case of every game,
`sampled(3, of="whole games")` three of all cases of all tests that say so, `sampled(0)` none. Who
names a single case runs it, whether it is in the sample or not.
"""

import os
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from math import ceil
from random import Random

import pytest

SEED = "QUESTHALL_TEST_SEED"  # of the sample, and of long random play
ALL = "QUESTHALL_TEST_ALL"  # 1: every case
USUAL = "1"  # a run that fails where the last one passed blames the change, not the day

Lot = str  # a test, or what several tests share


def settle_seed() -> None:
    """Once, before there are other processes: at midnight they would not agree on the date, by
    which `./test --all` plays other random games every day."""
    day = datetime.now(UTC).date().isoformat()
    os.environ.setdefault(SEED, day if runs_all() else USUAL)


def seed() -> str:
    return os.environ[SEED]


def runs_all() -> bool:
    return os.environ.get(ALL) == "1"


def heading() -> str:
    """What is said above the tests."""
    if runs_all():
        return f"sampled tests: all cases, {SEED}={seed()}"
    return f"sampled tests: {SEED}={seed()} (all cases: {ALL}=1)"


def left_out(items: Iterable[pytest.Item], named: Collection[str] = ()) -> list[pytest.Item]:
    """Those that are not in the sample, and were not called for by their name."""
    if runs_all():
        return []
    kinds: dict[Lot, dict[str, list[pytest.Item]]] = {}
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None and item.nodeid not in named:
            kinds.setdefault(_lot(item, mark), {}).setdefault(_kind(item, mark), []).append(item)
    return [item for lot, found in kinds.items() for item in _beyond(lot, found)]


def how_to_repeat(item: pytest.Item) -> str:
    return f"{SEED}={seed()} .venv/bin/pytest '{item.nodeid}'"


def _lot(item: pytest.Item, mark: pytest.Mark) -> Lot:
    """What the case is drawn together with."""
    lot: Lot = mark.kwargs.get("of", item.nodeid.partition("[")[0])
    each = mark.kwargs.get("each")
    return lot if each is None else f"{lot} {_value(item, each)}"


def _kind(item: pytest.Item, mark: pytest.Mark) -> str:
    """What is drawn lots for: the case, or all cases with the same value."""
    by = mark.kwargs.get("by")
    return item.nodeid if by is None else _value(item, by)


def _value(item: pytest.Item, parameter: str) -> str:
    assert isinstance(item, pytest.Function)
    return repr(item.callspec.params[parameter])


def _beyond(lot: Lot, kinds: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
    some = next(iter(kinds.values()))[0].get_closest_marker("sampled")
    assert some is not None
    count: int | float = some.args[0]
    if isinstance(count, float):
        count = ceil(count * len(kinds))
    chance = Random(f"{seed()} {lot}")
    drawn = set(chance.sample(sorted(kinds), min(count, len(kinds))))
    return [item for kind, items in kinds.items() if kind not in drawn for item in items]
