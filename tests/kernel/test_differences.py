"""What is different between two views. The client reads changes.json too."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from questhall.kernel.differences import Change, applied, differences

CASES = json.loads(Path(__file__).with_name("changes.json").read_text(encoding="utf-8"))

values = some.none() | some.booleans() | some.integers(2, 9) | some.sampled_from(["a", "b", "c"])
views = some.recursive(
    values,
    lambda inner: (
        some.lists(inner, max_size=4)
        | some.dictionaries(some.sampled_from(["x", "y", "z"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("case", CASES, ids=[str(number) for number in range(len(CASES))])
def test_changes_are_few_and_plain(case: dict[str, Any]) -> None:
    found = differences(case["was"], case["is"])
    assert json.loads(msgspec.json.encode(found)) == case["changes"]
    read = msgspec.convert(case["changes"], list[Change])
    assert applied(case["was"], read) == case["is"]


@given(views, views)
def test_they_lead_from_any_view_to_any_other(old: Any, new: Any) -> None:
    kept = json.dumps(old)
    changes = msgspec.json.decode(msgspec.json.encode(differences(old, new)), type=list[Change])
    assert applied(old, changes) == new
    assert json.dumps(old) == kept, "what was seen before stays what it was"


def test_what_has_not_changed_is_shared() -> None:
    old = {"board": [[1, 2], [3, 4]], "hand": ["a"]}
    new = applied(old, [Change(["hand", 0], ["b"], 1)])
    assert new["board"] is old["board"]
