"""Packing and unpacking the save bag of a character (OS-10.1.2)."""

from ..printed.cards import InjuryDef
from ..setup.cards import new_card
from ..setup.setup import equip_with, set_up_board, set_up_companion
from ..state.company import CompanyState
from ..state.oathsworn import Oathsworn
from ..state.sheets import CharacterSheet
from ..state.story import Story


def unpack(state: CompanyState, oathsworn: Oathsworn, sheet: CharacterSheet) -> None:
    """Board or companion card, items, injuries and tokens."""
    oathsworn.level = sheet.level
    if sheet.companion:
        set_up_companion(oathsworn, sheet.kind)
    else:
        set_up_board(state, oathsworn, sheet.kind)
    equip_with(state, oathsworn, sheet.items)
    oathsworn.hand += [new_card(state, injury) for injury in sheet.injuries]
    oathsworn.tokens = sheet.tokens[:]
    oathsworn.fallen = sheet.fallen
    if oathsworn.fallen:
        oathsworn.falcons = []


def pack_in_story(story: Story, oathsworn: Oathsworn) -> CharacterSheet:
    """The sheet of one of the four as the Story leaves him."""
    sheet = CharacterSheet(oathsworn.board, oathsworn.companion is not None)
    place = oathsworn.place
    sheet.level = oathsworn.level
    sheet.permanent = story.permanent[place][:]
    sheet.items = [story.item(card) for card in oathsworn.equipped]
    sheet.injuries = injuries_of(story, oathsworn.hand)
    sheet.hp = story.hp[place]
    sheet.tokens = oathsworn.tokens[:]
    sheet.fallen = oathsworn.fallen
    sheet.tokens_ahead = story.tokens_ahead[place]
    return sheet


def injuries_of(state: CompanyState, cards: list[int]) -> list[InjuryDef]:
    found: list[InjuryDef] = []
    for card in cards:
        printed = state.cards[card]
        if isinstance(printed, InjuryDef):
            found.append(printed)
    return found
