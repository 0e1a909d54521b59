"""What has to be played on the bench: each half of each card, and each item."""

from collections.abc import Iterator

from questhall.games.gloomhaven.library.library import library

# It only makes room for other items.
ONLY_EQUIPPED = "cloak_of_pockets"


def everything() -> list[str]:
    """Everything to be played, as the bench notes it."""
    return [f"gloomhaven {each}" for each in _all_there_is()]


def _all_there_is() -> Iterator[str]:
    for kind in library().classes:
        for card in kind.cards:
            yield f"top {card.key}"
            yield f"bottom {card.key}"
    for item in library().items:
        if item.key != ONLY_EQUIPPED:
            yield f"item {item.key}"
