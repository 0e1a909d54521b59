"""Numbers that players look at, so that a hint can say what speaks for it."""

from .decisions import Option


class Measure:
    """A number of a position: its text is `hint-KEY`; `worth` is what one more of it is worth,
    less than nothing if more is worse."""

    def __init__(self, key: str, value: float, worth: float) -> None:
        self.key = key
        self.value = value
        self.worth = worth


class Reckoned:
    """An answer that was worked out exactly, and the number that speaks for it: its text is
    `hint-KEY`."""

    def __init__(self, option: Option, key: str, amount: float) -> None:
        self.option = option
        self.key = key
        self.amount = amount
