"""What was refused is not kept in memory: nothing is left of it for the garbage to be taken out."""

import gc
from collections.abc import Iterator
from types import FrameType

import pytest

from tests.server.hosting import Host

LARGE = 500_000


@pytest.fixture
def swept() -> Iterator[None]:
    """Whatever becomes garbage meanwhile is there to be looked at."""
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.enable()
    gc.garbage.clear()


def left_over() -> list[str]:
    """The places in the garbage where something large lies."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    frames = [each for each in gc.garbage if isinstance(each, FrameType)]
    return [
        f"{frame.f_code.co_qualname}: {name}"
        for frame in frames
        for name, value in frame.f_locals.items()
        if isinstance(value, bytes | bytearray) and len(value) >= LARGE
    ]


SAVE = b'{"questhall": 2, "hash": "' + b"x" * LARGE + b'"}'
UNKNOWN = (
    b'{"questhall": 2, "hash": "' + b"x" * LARGE + b'", "game": "sorcerer", "version": "0",'
    b' "format": "duel", "seats": 2, "options": {}, "seed": "x", "choices": [], "branches": [],'
    b' "checkpoint": {"at": 0, "state": {}}}'
)
CAMPAIGN = b'{"player": "Ada", "file": {"questhall_campaign": "' + b"x" * LARGE + b'"}}'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/import", SAVE),
        ("/api/tables/import", UNKNOWN),
        ("/api/tables/import", SAVE[:-2]),
        ("/api/campaigns/import", CAMPAIGN),
        ("/api/campaigns/import", CAMPAIGN[:-2]),
    ],
)
def test_a_refused_file_is_let_go_at_once(host: Host, swept: None, path: str, body: bytes) -> None:
    for _ in range(2):
        assert host.http.post(path, content=body).status_code in (400, 422)
    assert left_over() == []
