"""The city and the road deck (RULES 8.7).

Nobody knows the order of a shuffled deck, so it has none until a card is drawn. Cards that were
put under it come after all others, in their order.
"""

from questhall.kernel.chance import Chance

FIRST_CARDS = tuple(range(1, 31))  # GH-8.7.5


class EventDeck:
    """`shuffled` cards in no order, and those `under` them."""

    def __init__(self) -> None:
        self.shuffled: list[int] = []
        self.under: list[int] = []

    def clone(self) -> "EventDeck":
        copy = EventDeck()
        copy.shuffled = self.shuffled[:]
        copy.under = self.under[:]
        return copy

    def draw(self, chance: Chance, stream: str) -> int:
        """The top card; 0 if there is none (GH-8.7.1)."""
        if self.shuffled:
            return self.shuffled.pop(chance.below(stream, len(self.shuffled)))
        return self.under.pop(0) if self.under else 0

    def put_under(self, number: int) -> None:
        """Not a shuffle (GH-8.7.6)."""
        self.under.append(number)

    def add(self, number: int) -> None:
        """A new card is shuffled in with all others (GH-8.7.6)."""
        self.shuffled = sorted({*self.shuffled, *self.under, number})
        self.under = []

    def remove(self, number: int) -> None:
        """GH-8.7.7"""
        self.shuffled = [each for each in self.shuffled if each != number]
        self.under = [each for each in self.under if each != number]


def first_deck() -> EventDeck:
    deck = EventDeck()
    deck.shuffled = list(FIRST_CARDS)
    return deck
