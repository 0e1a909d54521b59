"""Positions that no deal leads to: the servers of these tests take them for their own saves."""

from pathlib import Path

from questhall.server.seal import SECRET, Seal
from questhall.table.sqlite import SqliteStore

KNOWN = "what only these tests know"


def share_secret(database: Path) -> None:
    """The server of this database will sign with a secret that is known here."""
    store = SqliteStore(str(database))
    store._run("INSERT INTO secrets (name, value) VALUES (?, ?)", SECRET, KNOWN)
    store.close()


def sealed(save: bytes) -> bytes:
    return Seal(KNOWN).put_on(save)
