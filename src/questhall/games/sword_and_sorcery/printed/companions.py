"""Companions: the card that is summoned (SS-7.2.0.7)."""

from questhall.kernel.state import Content

from .items import Blow


class CompanionDef(Content):
    """A rank of a companion: one card for sheet, weapon and armour."""

    def __init__(self, key: str, styles: list[int], blow: Blow) -> None:
        super().__init__(key)
        self.styles = styles
        self.blow = blow
        self.hero_count = 0  # as how many heroes in play it counts (SS-7.2.0.10, SS-7.2.0.22)
        self.move = 3
        self.hp = 1  # and one more for each soulrank of its owner
        self.armour = 0
        self.shields = 0
        self.defence = 0
        self.carries = 0  # items that it may pick up and hand over (SS-7.2.0.24)
