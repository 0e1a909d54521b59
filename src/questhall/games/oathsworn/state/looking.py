"""Face-down cards that somebody looks at. It exists only inside a step."""


class Looking:
    """Which seat looks at which cards of which pool, and what it has put in order already."""

    def __init__(self, seat: int, cards: list[int], pool: str) -> None:
        self.seat = seat
        self.cards = cards
        self.ordered: list[int] = []
        self.pool = pool
