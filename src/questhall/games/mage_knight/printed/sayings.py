"""The choices on cards and units, by the numbers that options carry."""

from .kinds import NO_COLOUR


class Saying:
    """An effect as the content files write it, and the mana that it costs."""

    def __init__(self, text: str, cost: int) -> None:
        self.text = text
        self.cost = cost


SAYINGS: list[Saying] = []


def saying_of(text: str, cost: int = NO_COLOUR) -> int:
    """The number of a saying; equal sayings share it."""
    for number, each in enumerate(SAYINGS):
        if each.text == text and each.cost == cost:
            return number
    SAYINGS.append(Saying(text, cost))
    return len(SAYINGS) - 1


def saying_message(number: int) -> str:
    return f"does-{number}"
