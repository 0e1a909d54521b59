"""Limits on how fast somebody may talk to the server, and on how many may come."""

from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from starlette.requests import HTTPConnection

MOST_CALLERS = 10_000


def address_of(caller: HTTPConnection) -> str:
    return household(caller.client.host if caller.client is not None else "")


class Bucket:
    """So many at once, and so many a second after that. Who takes several may run into debt."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.filled = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        self._fill()
        if self.left < 1.0:
            return False
        self.left -= amount
        return True

    def lose(self, amount: float) -> None:
        """It was taken already, in another place."""
        self._fill()
        self.left -= amount

    def _fill(self) -> None:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now

    @property
    def is_full(self) -> bool:
        return self.left + (monotonic() - self.filled) * self.per_second >= self.at_once


class Callers:
    """A bucket for each address that calls. `taken`: what was taken since that was last told to the
    other halls; None where there are none."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: dict[str, Bucket] = {}
        self.taken: dict[str, float] | None = None

    def take(self, address: str, amount: float = 1.0) -> bool:
        if not self._bucket(address).take(amount):
            return False
        if self.taken is not None:
            self.taken[address] = self.taken.get(address, 0.0) + amount
        return True

    def taken_elsewhere(self, address: str, amount: float) -> None:
        """Another hall has given so much."""
        self._bucket(address).lose(amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_CALLERS:
                self._forget_the_quiet()
            bucket = Bucket(self.per_second, self.at_once)
            self._buckets[address] = bucket
        return bucket

    def _forget_the_quiet(self) -> None:
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full
        }


class Crowd:
    """How many are here: at most so many of one address, and so many in all. `elsewhere`: how many
    of an address other halls have."""

    def __init__(self, each: int, all: int) -> None:
        self.each = each
        self.all = all
        self.total = 0
        self.of: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        here = self.of.get(address, 0) + self.elsewhere.get(address, 0)
        if here >= self.each or self.total >= self.all:
            return False
        self.of[address] = self.of.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


def household(address: str) -> str:
    """Whom an address stands for: somebody with one of IPv6 has a whole network of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known), 64), strict=False))
