"""Numbers that players look at, so that a hint can say what speaks for it."""


class Measure:
    """A number of a position: its text is `hint-KEY`; `worth` is what one more of it is worth,
    less than nothing if more is worse."""

    def __init__(self, key: str, value: float, worth: float) -> None:
        self.key = key
        self.value = value
        self.worth = worth
