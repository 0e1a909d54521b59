"""Cards as they lie before everybody."""

import msgspec

from ..printed.items import face_of_side
from ..state.adventure import Adventure


class CardView(msgspec.Struct, omit_defaults=True):
    """A card by its number; of a power the hourglasses on top, of an item the face of the side that
    lies up, whether it is the other one, and the charges that are left."""

    id: int
    card: str
    position: int = 0
    side: str = ""
    turned: bool = False
    charges: int = 0


def card_views(adventure: Adventure, cards: list[int]) -> list[CardView]:
    return [card_view(adventure, card) for card in cards]


def card_view(adventure: Adventure, card: int) -> CardView:
    """An item as it lies there."""
    item = adventure.item(card)
    if not item.sides:
        return CardView(card, item.key)
    turned = card in adventure.turned
    place = 1 if turned else 0
    charges = item.sides[place].charges - adventure.spent.get(card, 0)
    side = face_of_side(item, place)
    return CardView(card, item.key, side=side, turned=turned, charges=charges)
