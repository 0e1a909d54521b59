"""Bells: whom to tell, outside of the table, that it is a seat's turn.

They are kept beside the log: an address is nobody else's business, and goes when its owner says so.
"""

from typing import Literal

import msgspec

BellKind = Literal["push", "webhook", "mail"]
NEVER = -1


class Bell(msgspec.Struct):
    """Rings for a seat (HOST: for whoever's turn it is). `address`: the URL or mail address;
    `secret`: what its messages are signed or encrypted with. `turn` and `told`: for which turn it
    rang last, and when; `quiet`: for how many seconds it does not ring again."""

    id: str
    table: str
    seat: int
    kind: BellKind
    address: str
    secret: str
    language: str
    quiet: int
    turn: int = NEVER
    told: float = 0.0
