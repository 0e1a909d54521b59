"""The end of a quest (SS-4.4)."""

from ..state.adventure import Adventure


def win(adventure: Adventure) -> None:
    """SS-4.4.0.2: at once; victory goes before defeat (SS-19.0.0.7)."""
    adventure.results = [1.0] * adventure.seats
    adventure.tell("quest-won", "SS-4.4.0.2")


def lose(adventure: Adventure, key: str, rule: str) -> None:
    if not adventure.over:
        adventure.results = [0.0] * adventure.seats
        adventure.tell(key, rule)
