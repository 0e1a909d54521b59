"""`questhall serve` where chance falls the same way every time: a test meets the same deal, and
bots that choose alike, in whatever order tests run.

Every process that the server starts loads this file first.
"""

import secrets

from questhall.cli import app

BYTES = 32


def _same_digits(nbytes: int | None = None) -> str:
    return "5e" * (nbytes or BYTES)


def _same_bits(k: int) -> int:
    return (1 << k) - 1


secrets.token_hex = _same_digits
secrets.randbits = _same_bits

if __name__ == "__main__":
    app()
