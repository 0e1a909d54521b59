"""The decks of a random dungeon (GH-12.3.3) and the cards of which its rooms were made."""

from __future__ import annotations

from questhall.kernel.decks import Deck
from questhall.kernel.zones import Zone

from .references import CardNo


class DungeonDecks:
    """Room cards, monster cards, and those that lie on the table: room and monsters in turn."""

    def __init__(self) -> None:
        self.rooms = Deck([], [])
        self.foes = Deck([], [])
        self.laid: list[CardNo] = []

    def clone(self) -> DungeonDecks:
        copy = DungeonDecks()
        copy.rooms = self.rooms.clone()
        copy.foes = self.foes.clone()
        copy.laid = self.laid[:]
        return copy

    def zones(self) -> list[Zone]:
        return [
            *self.rooms.zones("rooms-draw", "rooms-discard"),
            *self.foes.zones("foes-draw", "foes-discard"),
            Zone("rooms-laid", self.laid),
        ]
