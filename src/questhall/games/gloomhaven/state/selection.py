"""What players have chosen for the round before anybody reveals it."""

from questhall.kernel.decisions import NOTHING


class Selection:
    """Two cards face down, or a long rest; only its player knows it (GH-3.1.1)."""

    def __init__(self) -> None:
        self.lead = NOTHING
        self.second = NOTHING
        self.resting = False
        self.ready = False

    def cards(self) -> list[int]:
        """The cards laid out, the leading one first."""
        return [card for card in (self.lead, self.second) if card != NOTHING]
