"""Tokens: the right to act for a seat. Unguessable, and kept only as a hash."""

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The id of a table is its invitation: whoever knows it may watch and sit down."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret of the store, which nobody is told."""
    return secrets.token_hex(32)


def new_seed() -> str:
    return secrets.token_hex(16)


def new_branch() -> int:
    """The number of a branch of chance that nobody can foresee, not even from the seed."""
    return secrets.randbits(48)


def token_hash(token: str) -> str:
    """Tokens are random and long, so a bare hash is as good as a salted one."""
    return sha256(token.encode()).hexdigest()
