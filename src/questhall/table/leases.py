"""Who may write to a table, where several programs share a database.

A hall is a running server. It holds each of its tables by a lease, for which it must give a sign of
life now and then. Every lease of a table has a higher epoch than the one before, and whatever is
written carries it: who has lost a lease can write nothing any more.
"""

from typing import NamedTuple

import msgspec


class Lease(NamedTuple):
    """Who holds a table, and where that hall is reached by others ("": nowhere)."""

    hall: str
    address: str
    epoch: int


class Presence(msgspec.Struct, omit_defaults=True):
    """Of which seats the holders are connected, and which bots come to no answer; only the hall
    that has the table knows it, and all lobbies tell it."""

    here: list[int] = []
    stuck: list[int] = []
