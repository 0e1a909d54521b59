"""Chance as a test wants it: the next faces of dice, the next shuffles, the next cards."""

from collections import Counter
from collections.abc import Sequence
from types import TracebackType

from questhall.kernel.chance import Stream
from questhall.kernel.dice import Die
from questhall.kernel.state import Content, State

from .piles import RiggedPiles


class Rigged:
    """What is rigged in one state. Used as `with Rigged(state) as rigged:` it fails in the end if
    something was rigged in vain."""

    def __init__(self, state: State) -> None:
        self._chance = state.chance
        self._piles = RiggedPiles()
        self._promised: dict[str, list[str]] = {}
        self._streams: dict[str, Stream] = {}

    def __enter__(self) -> "Rigged":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.all_used()

    def roll(self, die: Die, *faces: str) -> None:
        """The next faces of a die, by their names."""
        self._promise(die.stream, [die.sides.index(die.face(each)) for each in faces], list(faces))

    def numbers(self, stream: str, *numbers: int) -> None:
        """The next numbers of a stream."""
        self._promise(stream, list(numbers), [str(each) for each in numbers])

    def shuffle(self, stream: str, before: Sequence[int], after: Sequence[int]) -> None:
        """The next shuffle of this stream, of these cards in this order, leaves them like that."""
        assert Counter(before) == Counter(after), (
            f"no shuffle of {list(before)} comes to {list(after)}: other cards"
        )
        numbers = _swaps(list(before), after)
        self._promise(stream, numbers, [f"shuffle to {list(after)}"] * len(numbers))

    def stack(
        self, name: str, pile: list[int], printed: Sequence[Content], keys: Sequence[str]
    ) -> None:
        """The next cards of a pile, the first one first."""
        self._piles.stack(name, pile, printed, keys)

    def all_used(self) -> None:
        """Everything that was rigged has been rolled, shuffled or drawn."""
        for name, stream in self._streams.items():
            count = len(stream.rigged)
            left = list(dict.fromkeys(self._promised[name][-count:])) if count else []
            assert not left, f"rigged and never rolled from {name!r}: {', '.join(left)}"
        self._piles.all_used()

    def _promise(self, name: str, numbers: list[int], words: list[str]) -> None:
        # The stream itself is kept: chance that branches off forgets what was rigged.
        self._streams[name] = self._chance.stream(name)
        self._promised.setdefault(name, []).extend(words)
        self._chance.rig(name, numbers)


def _swaps(cards: list[int], wanted: Sequence[int]) -> list[int]:
    """The numbers that `Chance.shuffle` must draw."""
    found: list[int] = []
    for place in range(len(cards) - 1, 0, -1):
        other = cards.index(wanted[place], 0, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        found.append(other)
    return found
