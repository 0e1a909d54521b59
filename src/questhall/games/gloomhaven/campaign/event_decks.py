"""The city and the road deck (RULES 8.7).

Nobody knows the order of a shuffled deck, so it has none until a card is drawn. Cards that were
put under it come after all others, in their order.
"""

from collections.abc import Iterable
from functools import cache

from questhall.kernel.chance import Chance
from questhall.kernel.content import content_folder, read_entry

from ..state.references import EventNo

CITY = "city"
ROAD = "road"
DECKS = (CITY, ROAD)
ENVELOPE = "envelope"  # no deck: a sealed envelope is read like an event (GH-8.8.1)
MOST_EVENTS = 100
FIRST_OF_PACKS = 1001
LAST_OF_FIRST_CARDS = 30  # GH-8.7.5


class EventDeck:
    """`shuffled` cards in no order, and those `under` them."""

    def __init__(self) -> None:
        self.shuffled: list[EventNo] = []
        self.under: list[EventNo] = []

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


@cache
def cards_in_box(deck: str) -> tuple[int, ...]:
    """The numbers of all cards."""
    with content_folder("questhall.games.gloomhaven") as folder:
        entries = read_entry(folder / "events" / f"{deck}.yaml").entries("events")
    return tuple(each.number("number", 1, MOST_EVENTS) for each in entries)


def first_deck(name: str, more: Iterable[int] = ()) -> EventDeck:
    """GH-8.7.5; with the cards that packs add."""
    deck = EventDeck()
    deck.shuffled = [number for number in cards_in_box(name) if number <= LAST_OF_FIRST_CARDS]
    deck.shuffled += more
    return deck
