"""Decks: a pile to draw from, a discard pile, and what happens when the first is empty.

Cards are numbers. The last card of a pile is its top. A game keeps a deck in its state, or two
plain lists: `Deck(hero.deck, hero.discard)` then works on those very lists.
"""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from .decisions import NOTHING
from .state import State
from .zones import NOBODY, Zone

D = TypeVar("D", bound="Deck")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """What is drawn or shuffled is new to somebody, so both mark information."""

    def __init__(self, draw: list[int], discard: list[int]) -> None:
        self.draw = draw
        self.discard = discard

    def clone(self) -> "Deck":
        return self.copy_piles_to(Deck([], []))

    def copy_piles_to(self, copy: D) -> D:
        """For the `clone` of a game's own kind of deck."""
        copy.draw = self.draw[:]
        copy.discard = self.discard[:]
        return copy

    # -- from the top ----------------------------------------------------------------

    def take(self, state: State) -> int:
        """The top card, NOTHING from an empty pile."""
        if not self.draw:
            return NOTHING
        state.mark_information()
        return self.draw.pop()

    def take_some(self, state: State, count: int) -> list[int]:
        """Up to so many cards, the top one first."""
        found: list[int] = []
        while self.draw and len(found) < count:
            found.append(self.draw.pop())
        if found:
            state.mark_information()
        return found

    def take_or_reshuffle(self, state: State, stream: str) -> int:
        """The top card; an empty pile is first made of the discard."""
        if not self.draw and self.discard:
            self.reshuffle(state, stream)
        return self.take(state)

    def turn_over(self, state: State, count: int) -> list[int]:
        """Up to so many cards from the top onto the discard."""
        found = self.take_some(state, count)
        self.discard.extend(found)
        return found

    def look(self, state: State, count: int) -> list[int]:
        """The top cards, the topmost first; they stay where they are."""
        found = self.draw[-count:] if count > 0 else []
        found.reverse()
        if found:
            state.mark_information()
        return found

    # -- back into the pile ------------------------------------------------------------

    def put_on_top(self, card: int) -> None:
        self.draw.append(card)

    def put_under(self, card: int) -> None:
        self.draw.insert(0, card)

    def remove(self, card: int) -> bool:
        """Take a card out of the game, wherever in the deck it lies; is it found?"""
        for pile in (self.draw, self.discard):
            if card in pile:
                pile.remove(card)
                return True
        return False

    def gather(self) -> None:
        """The discard goes onto the pile, not yet shuffled."""
        self.draw.extend(self.discard)
        self.discard.clear()

    # -- shuffling ---------------------------------------------------------------------

    def shuffle(self, state: State, stream: str) -> None:
        """Afterwards nobody knows where a card of the pile lies."""
        for card in self.draw:
            state.forget(card)
        state.chance.shuffle(stream, self.draw)
        state.mark_information()

    def shuffle_in(self, state: State, stream: str, cards: list[int]) -> None:
        """Into the pile; the discard stays."""
        self.draw.extend(cards)
        self.shuffle(state, stream)

    def reshuffle(self, state: State, stream: str) -> None:
        """All cards make a new pile."""
        self.gather()
        # In a fixed order first: what is known of the discard says nothing of the new order.
        self.draw.sort()
        self.shuffle(state, stream)

    # -- who sees it -------------------------------------------------------------------

    def zones(self, draw_name: str, discard_name: str) -> list[Zone]:
        """Nobody looks into the pile, which is a pool of its own; everybody into the discard."""
        return [Zone(draw_name, self.draw, NOBODY, draw_name), Zone(discard_name, self.discard)]
