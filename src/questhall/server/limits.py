"""Limits on how fast somebody may talk to the server."""

from time import monotonic

from starlette.requests import HTTPConnection

MOST_CALLERS = 10_000


def address_of(caller: HTTPConnection) -> str:
    return caller.client.host if caller.client is not None else ""


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.filled = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        return self.left + (monotonic() - self.filled) * self.per_second >= self.at_once


class Callers:
    """A bucket for each address that calls."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_CALLERS:
                self._forget_the_quiet()
            bucket = Bucket(self.per_second, self.at_once)
            self._buckets[address] = bucket
        return bucket.take()

    def _forget_the_quiet(self) -> None:
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full
        }
