"""What players have laid out for the round before anybody shows it."""

from questhall.kernel.decisions import NOTHING


class Selection:
    """Two cards face down, or the wish to rest; only its player knows it (GH-3.1.1)."""

    def __init__(self) -> None:
        self.lead = NOTHING
        self.second = NOTHING
        self.resting = False
        self.ready = False

    def cards(self) -> list[int]:
        """Those that are laid out, the leading one first."""
        return [card for card in (self.lead, self.second) if card != NOTHING]
