"""Can the card of a stranger be put into words? The speech of the game, which builds on the
library, is asked for each; what it cannot say is refused."""

from collections.abc import Callable

from questhall.kernel.content import Entry
from questhall.kernel.state import Content

_asked: list[Callable[[Entry, Content], None]] = []


def ask(speaker: Callable[[Entry, Content], None]) -> None:
    """From now on this one is asked: it raises BadContent."""
    _asked.append(speaker)


def need_words(entry: Entry, thing: Content) -> None:
    for speaker in _asked if entry.source.pack else ():
        speaker(entry, thing)
