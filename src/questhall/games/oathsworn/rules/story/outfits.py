"""Could the company equip four characters in full (OS-3.7.11)?

A place is what could fill it: the numbers of cards. Each card fills one place.
"""

from ...printed.cards import ClassDef, Slot
from ...state.story import Story
from ..equipment import HANDS, hands_of, may_use


def can_equip_all(story: Story) -> bool:
    """Whoever has what now: two hands' worth, an armor and a gear for each."""
    owned = story.backpack[:]
    boards: list[ClassDef] = []
    for oathsworn in story.company:
        owned += oathsworn.equipped
        if not story.is_dead(oathsworn):
            boards.append(oathsworn.board)
    for slot in (Slot.GEAR, Slot.ARMOR):
        if not _fill([_usable(story, board, owned, slot) for board in boards]):
            return False
    return _fill_hands(story, boards, owned, [])


def _usable(story: Story, board: ClassDef, cards: list[int], slot: int) -> list[int]:
    return [
        card for card in cards if story.item(card).slot == slot and may_use(board, story.item(card))
    ]


def _fill_hands(
    story: Story, boards: list[ClassDef], cards: list[int], places: list[list[int]]
) -> bool:
    """In any of the ways in which each could hold something, one after the other."""
    if not boards:
        return _fill(places)
    for way in _ways_to_hold(story, boards[0], cards):
        if _fill_hands(story, boards[1:], cards, places + way):
            return True
    return False


def _ways_to_hold(story: Story, board: ClassDef, cards: list[int]) -> list[list[list[int]]]:
    """OS-3.7.1: a two-handed weapon, or a one-handed one beside another or a shield; a class that
    may hold certain kinds together needs one of each (OS-3.7.13)."""
    held = [
        card for card in cards if hands_of(story.item(card)) and may_use(board, story.item(card))
    ]
    small = [card for card in held if hands_of(story.item(card)) < HANDS]
    weapons = [card for card in small if story.item(card).slot == Slot.WEAPON]
    if board.together:
        kinds = [[card for card in held if story.item(card).kind == k] for k in board.together]
        return [kinds, [weapons, small]]
    large = [card for card in held if hands_of(story.item(card)) == HANDS]
    return [[large], [weapons, small]]


def _fill(places: list[list[int]]) -> bool:
    """Is there a card of its own for every place?"""
    filled: dict[int, int] = {}  # the place that a card fills
    for place in range(len(places)):
        if not _fill_one(places, place, filled, []):
            return False
    return True


def _fill_one(
    places: list[list[int]], place: int, filled: dict[int, int], tried: list[int]
) -> bool:
    """With a free card, or with one whose place can be filled otherwise."""
    for card in places[place]:
        if card in tried:
            continue
        tried.append(card)
        if card not in filled or _fill_one(places, filled[card], filled, tried):
            filled[card] = place
            return True
    return False
