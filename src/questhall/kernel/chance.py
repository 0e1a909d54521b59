"""How chance falls: named streams of numbers that follow from the seed alone.

A stream is an sfc32 generator (Chris Doty-Humphrey's "small fast counting"), keyed by
seed, branch and stream name. It lives in the state, so a copy of the state continues
with the same numbers, interpreted or compiled.
"""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MOST: Final = 0x7FFFFFFF  # a larger bound would overflow the product of compiled code

_MASK: Final = 0xFFFFFFFF


def seed_hash(seed: str) -> str:
    """What is published before the game, so that the seed can be checked after it."""
    return blake2b(seed.encode(), digest_size=16, person=b"questhall-seed").hexdigest()


class Stream:
    """One named source of numbers."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.rigged: list[int] = []

    def clone(self) -> "Stream":
        copy = Stream(self.a, self.b, self.c, self.counter)
        if self.rigged:
            copy.rigged = self.rigged[:]
        return copy

    def word(self) -> int:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        result: i64 = (a + b + counter) & _MASK
        self.counter = (counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21) | (c >> 11)) + result) & _MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (Lemire's method)."""
        if self.rigged:
            return self._rigged_below(n)
        if not 1 <= n <= MOST:
            raise ValueError(f"there is no number from 0 to {n} - 1 to draw")
        size: i64 = n
        product: i64 = self.word() * size
        low: i64 = product & _MASK
        if low < size:
            threshold: i64 = (_MASK + 1) % size
            while low < threshold:
                product = self.word() * size
                low = product & _MASK
        return product >> 32

    def _rigged_below(self, n: int) -> int:
        number = self.rigged.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"{number} was rigged, but the numbers are 0 to {n} - 1")
        return number


class Chance:
    """All randomness of a match."""

    def __init__(self, seed: str, branch: int = 0) -> None:
        self.seed = seed
        self.branch = branch
        self.streams: dict[str, Stream] = {}

    def clone(self) -> "Chance":
        copy = Chance(self.seed, self.branch)
        for name, stream in self.streams.items():
            copy.streams[name] = stream.clone()
        return copy

    def stream(self, name: str) -> Stream:
        found = self.streams.get(name)
        if found is None:
            found = self._begin(name)
            self.streams[name] = found
        return found

    def _begin(self, name: str) -> Stream:
        text = f"{self.seed}\n{self.branch}\n{name}"
        key = blake2b(text.encode(), digest_size=12, person=b"questhall-chance").digest()
        stream = Stream(
            int.from_bytes(key[0:4], "big"),
            int.from_bytes(key[4:8], "big"),
            int.from_bytes(key[8:12], "big"),
            1,
        )
        for _ in range(12):
            stream.word()
        return stream

    def branch_off(self, branch: int) -> None:
        """Continue on other numbers: nobody takes a choice back to fish for better dice."""
        self.branch = branch
        self.streams = {}

    def reseed(self, seed: str) -> None:
        """Forget the true future (for copies in which a bot thinks)."""
        self.seed = seed
        self.branch_off(0)

    def rig(self, name: str, numbers: list[int]) -> None:
        """For tests: the next numbers of a stream."""
        self.stream(name).rigged.extend(numbers)

    def below(self, name: str, n: int) -> int:
        return self.stream(name).below(n)

    def shuffle(self, name: str, things: list[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        stream = self.stream(name)
        for i in range(len(things) - 1, 0, -1):
            j = stream.below(i + 1)
            things[i], things[j] = things[j], things[i]
