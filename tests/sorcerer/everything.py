"""What has to be played on the bench: each card."""

from questhall.games.sorcerer.library.library import library


def everything() -> list[str]:
    """In the words in which the bench notes it."""
    return [f"sorcerer card {card.key}" for pack in library().packs for card in pack.cards]
