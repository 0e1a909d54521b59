"""What has to be played on the bench: each Stage Card, action and variant of each encounter."""

from collections.abc import Iterator

from questhall.games.oathsworn.library.library import library


def everything() -> list[str]:
    """In the words in which the bench notes it."""
    return [f"oathsworn {each}" for each in _all_there_is()]


def _all_there_is() -> Iterator[str]:
    for encounter in library().encounters.values():
        for card in encounter.stage_cards:
            yield f"stage {card.key}"
        for action in encounter.actions:
            yield f"action {action.key}"
        for variant in encounter.variants:
            yield f"variant {variant.key}"
