"""What a seat sees: zones and who may look into them.

From this one fact follow the copies in which bots think (`redeal`), the conservation of
cards and the test that views leak nothing.
"""

from typing import Final

from .chance import Chance

NOBODY: Final[list[int]] = []


class Zone:
    """A place for cards. `seen_by` lists the seats that may look, None means everybody.

    Cards of hidden zones of one `pool` may be exchanged without a seat that cannot look
    noticing (a player's hand and draw pile hold cards from the same deck). A pool has a name;
    zones that name none share one.
    """

    def __init__(
        self, name: str, cards: list[int], seen_by: list[int] | None = None, pool: str = ""
    ) -> None:
        self.name = name
        self.cards = cards
        self.seen_by = seen_by
        self.pool = pool

    def visible_to(self, seat: int) -> bool:
        return self.seen_by is None or seat in self.seen_by


def lying_twice(zones: list[Zone]) -> list[str]:
    """The cards that are in two places at once, in words."""
    found: list[str] = []
    places: dict[int, str] = {}
    for zone in zones:
        for card in zone.cards:
            if card in places:
                found.append(f"card {card} is in {places[card]} and in {zone.name}")
            places[card] = zone.name
    return found


class HiddenPlaces:
    """The places of one pool that a seat cannot see, and the cards that could be there."""

    def __init__(self) -> None:
        self.zones: list[list[int]] = []
        self.indexes: list[int] = []
        self.cards: list[int] = []

    def add(self, cards: list[int], index: int) -> None:
        self.zones.append(cards)
        self.indexes.append(index)
        self.cards.append(cards[index])

    def deal_anew(self, chance: Chance) -> None:
        # Sorted first: the result must depend on what could be there, never on what is.
        self.cards.sort()
        chance.shuffle("redeal", self.cards)
        for i in range(len(self.cards)):
            self.zones[i][self.indexes[i]] = self.cards[i]


def redeal(zones: list[Zone], known: set[int], seat: int, chance: Chance) -> list[int]:
    """Deal anew, in place and pool by pool, all cards that the seat cannot see; returns them."""
    pools: dict[str, HiddenPlaces] = {}
    for zone in zones:
        if zone.visible_to(seat):
            continue
        places = pools.get(zone.pool)
        if places is None:
            places = HiddenPlaces()
            pools[zone.pool] = places
        for index in range(len(zone.cards)):
            if zone.cards[index] not in known:
                places.add(zone.cards, index)
    dealt: list[int] = []
    for places in pools.values():
        places.deal_anew(chance)
        dealt.extend(places.cards)
    return dealt
