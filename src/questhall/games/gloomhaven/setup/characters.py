"""A character as it comes to a scenario, with its cards, perks and items."""

from ..printed.cards import CardDef, ClassDef, ModifierDef
from ..printed.items import ItemDef, Slot
from ..printed.modifier_cards import STANDARD_DECK

STARTING_GOLD = 15  # per level, plus one


class Character:
    """What a character brings to a scenario. `results.result_of` gives what it takes home."""

    def __init__(self, kind: ClassDef, level: int) -> None:
        self.kind = kind
        self.level = level
        self.cards: list[CardDef] = []  # in the hand
        self.reserve: list[CardDef] = []  # known, but not in the hand
        self.perks: list[int] = []
        self.items: list[ItemDef] = []  # equipped
        self.stored: list[ItemDef] = []  # owned, but not equipped


def starting_gold(level: int) -> int:
    """The gold of a new character of this level."""
    return STARTING_GOLD * (level + 1)


def starting_cards(kind: ClassDef) -> list[CardDef]:
    """All cards of level 1: as many as the hand limit (GH-2.0.9)."""
    return [card for card in kind.cards if card.level == 1]


def pool_at_start(kind: ClassDef) -> list[CardDef]:
    """GH-1.1.3: level 1 and level X."""
    return [card for card in kind.cards if card.level <= 1]


def modifier_deck(character: Character) -> list[ModifierDef]:
    """The standard deck with the character's perks applied (GH-1.0.7), in printed order: some
    replace cards that others add."""
    deck = list(STANDARD_DECK)
    for number in sorted(character.perks):
        perk = character.kind.perks[number]
        before = len(deck)
        for card in perk.removed:
            if card in deck:
                deck.remove(card)
        if not perk.removed or len(deck) < before:
            deck.extend(perk.added)
    return deck


def wearable(items: list[ItemDef], level: int) -> list[ItemDef]:
    """The items that can be equipped together, earlier ones first."""
    worn: list[ItemDef] = []
    for item in sorted(items, key=_more_places):
        if fits_equipment(worn, item, level):
            worn.append(item)
    return worn


def _more_places(item: ItemDef) -> int:
    """Items with pockets are equipped before those that need them."""
    return -item.small_places


def fits_equipment(items: list[ItemDef], item: ItemDef, level: int) -> bool:
    """GH-1.3.3, GH-1.3.4: one of each kind, two hands, small items by level."""
    if item in items:
        return False
    slots = [each.slot for each in items]
    if item.slot == Slot.SMALL:
        places = (level + 1) // 2 + sum(each.small_places for each in items)
        return slots.count(Slot.SMALL) < places
    if item.slot == Slot.ONE_HAND:
        return slots.count(Slot.ONE_HAND) < 2 and Slot.TWO_HANDS not in slots
    if item.slot == Slot.TWO_HANDS:
        return Slot.TWO_HANDS not in slots and Slot.ONE_HAND not in slots
    return item.slot not in slots
