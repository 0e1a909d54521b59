"""Cards and tokens are drawn one after the other, and stay in hand until they are settled."""

from questhall.kernel.decisions import NOTHING

from ..state.adventure import DECKS, Adventure


def draw(adventure: Adventure, deck: int) -> int:
    """The top card; an empty deck is first made anew of its discard (SS-2.0.0.5). NOTHING if there
    is none at all."""
    card = adventure.decks[deck].take_or_reshuffle(adventure, DECKS[deck])
    if card != NOTHING:
        adventure.in_hand[deck].append(card)
    return card


def draw_some(adventure: Adventure, deck: int, count: int) -> list[int]:
    """So many, if there are so many: those already drawn are not shuffled in again."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw(adventure, deck)
        if card != NOTHING:
            drawn.append(card)
    return drawn


def discard(adventure: Adventure, deck: int, cards: list[int]) -> None:
    """Now they are settled."""
    for card in cards:
        adventure.in_hand[deck].remove(card)
        adventure.decks[deck].discard.append(card)
