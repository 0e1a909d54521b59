"""What has to be played on the bench: each half of each card, each item, each monster card."""

from collections.abc import Iterator

from questhall.games.gloomhaven.library.library import library

# It only makes room for other items.
ONLY_EQUIPPED = "cloak_of_pockets"


def everything() -> list[str]:
    """Everything to be played, as the bench notes it."""
    return [f"gloomhaven {each}" for each in _all_there_is()]


def _all_there_is() -> Iterator[str]:
    for kind in library().classes:
        for card in [*kind.cards, *kind.supplies]:
            yield f"top {card.key}"
            yield f"bottom {card.key}"
    for deck in library().decks.values():
        for place in range(1, len(deck.cards) + 1):
            yield f"monster {deck.key} {place}"
    for item in library().items:
        if item.key != ONLY_EQUIPPED:
            yield f"item {item.key}"
