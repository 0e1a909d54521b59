"""Which cards each seat draws and plays in a match: somebody watches it, where that is asked for.

It listens in place of a journal and keeps nothing of what it hears, so that a match without a past
can be watched too.
"""

from questhall.kernel.events import Event, Journal
from questhall.kernel.match import Match

CARD = "card"


class CardWatch(Journal):
    """The cards by the keys of their names: `drawn` were in the hand of the seat at some time."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        seats = range(match.setup.seats)
        self._held: list[set[int]] = [set() for _ in seats]
        self._played: list[set[int]] = [set() for _ in seats]

    def append(self, event: Event) -> None:
        """Something has happened since the hands were looked at last."""
        self._look()
        for seat, card in self._match.game.played(self._match.state, event):
            self._played[seat].add(card)

    @property
    def drawn(self) -> list[list[str]]:
        self._look()
        return [self._names(cards) for cards in self._held]

    @property
    def played(self) -> list[list[str]]:
        return [self._names(cards) for cards in self._played]

    def _look(self) -> None:
        match = self._match
        for seat, held in enumerate(self._held):
            held.update(match.game.hand(match.state, seat))

    def _names(self, cards: set[int]) -> list[str]:
        match = self._match
        return sorted({match.game.name(match.state, CARD, card).message for card in cards})


def watch(match: Match) -> CardWatch:
    """From now on; the match must not listen to anybody else."""
    watching = CardWatch(match)
    match.state.journal = watching
    return watching
