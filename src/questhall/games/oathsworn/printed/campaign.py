"""What ties the chapters together: ready-made companies, how the end is scored, the endings."""


class CampaignDef:
    """The campaign of the box. Names of companies and tiers are those of their texts."""

    def __init__(self) -> None:
        self.companies: dict[str, list[str]] = {}  # classes that go well together
        self.tiers: list[tuple[str, int]] = []  # each with the most marks that it allows
        self.endings: list[str] = []  # flags that the last epilogue sets

    def tier(self, marks: int) -> str:
        """OS-3.2.5: the more marks on the Knockout Track, the worse."""
        return next(name for name, most in self.tiers if marks <= most)
