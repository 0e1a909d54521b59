"""Who writes a room: with a store, a calendar of its own, and labels for what it keeps."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from questhall.kernel.chance import Chance
from questhall.server.seal import SECRET, Seal
from questhall.table import stopping, tokens
from questhall.table.store import Store

BEGUN = 1_760_000_000.0
Label = dict[str, Any]


class Foretold:
    """In place of the module `secrets`: what nobody can guess on a server is always the same
    in a museum."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def _bytes(self, size: int) -> bytes:
        return bytes(self._chance.below("secrets", 256) for _ in range(size))

    def token_hex(self, size: int) -> str:
        return self._bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self._bytes(size)).rstrip(b"=").decode()

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self._bytes(bits // 8), "big")


class Clerk:
    """Keeps the store of the room and writes its labels."""

    def __init__(self, store: Store, seed: str) -> None:
        self.store = store
        self.seed = seed
        self.now = BEGUN
        self.secret = store.secret(SECRET)
        self.seal = Seal(self.secret)
        self.tables: dict[str, Label] = {}
        self.campaigns: dict[str, Label] = {}
        self.saves: dict[str, Label] = {}
        self.campaign_files: dict[str, Label] = {}
        self.files: dict[str, bytes] = {}
        self.shown: dict[str, set[str]] = {}  # what is asked, and who plays, in saves of a game

    def tick(self) -> float:
        """Time goes on, a minute at a time."""
        self.now += 60.0
        return self.now

    def chance(self, purpose: str) -> Chance:
        return Chance(f"{self.seed}/{purpose}")


@contextmanager
def at_work(store: Store, seed: str) -> Iterator[Clerk]:
    """A clerk for whom tokens, ids, seeds and times always come out the same."""
    with patch.object(tokens, "secrets", Foretold(seed)):
        clerk = Clerk(store, seed)
        with patch.object(stopping, "time", clerk.tick):
            yield clerk
