"""Passes: a code by which a second device comes to a seat that somebody holds.

A code is good once and for a few minutes; then the device has a token of its own. Codes are kept
in memory alone: after a restart one asks for another.
"""

from collections.abc import Callable

from questhall.table.tokens import new_table_id, token_hash

from ..protocol.refusals import Refusal

PASS_SECONDS = 600.0
MOST_PASSES = 10_000


class Pass:
    """The right to get tokens for `seats` of a table (HOST among them). `tokens`: by whose tokens
    it was asked for; it ends with them."""

    def __init__(self, table: str, seats: list[int], tokens: set[str], until: float) -> None:
        self.table = table
        self.seats = seats
        self.tokens = tokens
        self.until = until


class Passes:
    """All codes that have not been used yet."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._passes: dict[str, Pass] = {}

    def issue(self, table: str, seats: list[int], tokens: set[str]) -> str:
        """A new code; an earlier one of the same device is worth nothing any more."""
        self.withdraw(table, tokens)
        self._forget_old()
        if len(self._passes) >= MOST_PASSES:
            raise Refusal("too_busy", "too many codes are open; try again in a few minutes")
        code = new_table_id()
        until = self._clock() + PASS_SECONDS
        self._passes[token_hash(code)] = Pass(table, seats, tokens, until)
        return code

    def withdraw(self, table: str, tokens: set[str]) -> None:
        self._passes = {
            code: each
            for code, each in self._passes.items()
            if each.table != table or not each.tokens & tokens
        }

    def use(self, table: str, code: str) -> Pass:
        """What the code stands for; from now on it stands for nothing."""
        self._forget_old()
        found = self._passes.get(token_hash(code))
        if found is None or found.table != table:
            raise Refusal("bad_code", "this code is not good, or not any more")
        del self._passes[token_hash(code)]
        return found

    def _forget_old(self) -> None:
        now = self._clock()
        self._passes = {code: each for code, each in self._passes.items() if each.until > now}
