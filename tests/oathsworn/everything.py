"""What tests must have played of Oathsworn."""

from questhall.games.oathsworn.library.library import library


def everything() -> list[str]:
    return [f"oathsworn card {key}" for key, item in library().items.items() if item.line]
