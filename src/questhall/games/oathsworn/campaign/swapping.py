"""Swapping, returning and converting Oathsworn, and Quick Leveling (OS-11.5)."""

from questhall.kernel.decisions import Decision, Flow, Option, ask
from questhall.kernel.packs import in_play

from ..library.library import library
from ..printed.cards import ClassDef
from ..printed.tokens import TOKENS
from ..rules.equipment import may_equip
from ..rules.story.items import deck_of, one_of_each, shuffle_items
from ..rules.story.progress import MOST_OF_A_KIND, gain_permanent, tokens_by_level
from ..setup.cards import new_card
from ..setup.levelling import ORDER
from ..setup.setup import set_up_board, set_up_companion
from ..state.oathsworn import Oathsworn
from ..state.sheets import CharacterSheet
from ..state.story import Story
from .bags import pack_in_story


def newcomers(story: Story) -> list[Option]:
    """Classes that are neither in the company nor dead (OS-3.1.12, OS-3.2.12), in either form; who
    has been in it before returns as he was (OS-11.5.4)."""
    barred = [each.board.key for each in story.company] + story.dead
    earlier = {sheet.kind.key: sheet.companion for sheet in story.away}
    found: list[Option] = []
    for number, key in enumerate(library().classes):
        if key in barred or not in_play(key, story.rules.packs):
            continue
        if not earlier.get(key, False):
            found.append(Option("class", number))
        if earlier.get(key, True):
            found.append(Option("companion", number))
    return found


def swap(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-11.5.3: the bag of the old one is put away; Iron and injuries stay (Iron is one purse)."""
    answer = yield _who_comes(story, oathsworn)
    sheet = pack_in_story(story, oathsworn)
    sheet.injuries = []
    sheet.tokens_ahead = 0  # whoever comes has it
    story.away.append(sheet)
    _leave(story, oathsworn)
    yield from _come(story, oathsworn, answer)


def replace(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-3.2.4: another class for one that died."""
    answer = yield _who_comes(story, oathsworn)
    _leave(story, oathsworn)
    oathsworn.fallen = False
    yield from _come(story, oathsworn, answer)


def _who_comes(story: Story, oathsworn: Oathsworn) -> Decision:
    return ask(oathsworn.seat, "who-comes", newcomers(story), "OS-11.5.3", oathsworn.place)


def _leave(story: Story, oathsworn: Oathsworn) -> None:
    """All his cards but his injuries are put away."""
    injuries = story.injuries_in(oathsworn.hand)
    story.put_away += [card for card in oathsworn.hand if card not in injuries]
    story.put_away += oathsworn.box
    oathsworn.hand = injuries
    oathsworn.box = []
    oathsworn.equipped = []
    oathsworn.companion = None
    story.permanent[oathsworn.place] = [0] * len(TOKENS)


def _come(story: Story, oathsworn: Oathsworn, answer: Option) -> Flow[None]:
    board = list(library().classes.values())[answer.what]
    _set_up(story, oathsworn, board, answer.verb == "companion")
    for sheet in story.away:
        if sheet.kind is board:
            _return(story, oathsworn, sheet)
            break
    story.tell("joined", "OS-11.5.3", oathsworn.place)
    yield from _quick_level(story, oathsworn)
    yield from _equip_fully(story, oathsworn)


def _set_up(story: Story, oathsworn: Oathsworn, board: ClassDef, companion: bool) -> None:
    oathsworn.level = story.chapter.chapter
    if companion:
        set_up_companion(oathsworn, board)
    else:
        set_up_board(story, oathsworn, board)


def _return(story: Story, oathsworn: Oathsworn, sheet: CharacterSheet) -> None:
    """OS-11.5.4: his old items are archived; what he had learnt he has."""
    story.away.remove(sheet)
    story.permanent[oathsworn.place] = sheet.permanent[:]
    story.cards = story.cards[:]
    for item in sheet.items:
        deck = deck_of(story, item)
        deck.append(new_card(story, item))
        shuffle_items(story, deck)


def convert(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-11.5.5: a new sheet, the same items and injuries."""
    story.put_away += oathsworn.box
    oathsworn.box = []
    companion = oathsworn.companion is None
    oathsworn.companion = None
    story.permanent[oathsworn.place] = [0] * len(TOKENS)
    _set_up(story, oathsworn, oathsworn.board, companion)
    story.tell("converted", "OS-11.5.5", oathsworn.place)
    yield from _quick_level(story, oathsworn)


def _quick_level(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-11.5.2: permanent tokens up to the total of the level; cards are unlocked by it."""
    kinds = story.permanent[oathsworn.place]
    while sum(kinds) < tokens_by_level(oathsworn.level):
        options = [Option("token-kind", n) for n, has in enumerate(kinds) if has < MOST_OF_A_KIND]
        answer = yield ask(oathsworn.seat, "permanent-token", options, "OS-11.5.2", oathsworn.place)
        gain_permanent(story, oathsworn, answer.what, pays_now=False)


def _equip_fully(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-11.5.2: chosen from the Common Items of lower chapters, which are looked through."""
    story.mark_information()
    decks = story.common[: story.chapter.chapter - 1]
    while True:
        found = _fitting(story, oathsworn, decks)
        if not found:
            break
        options = [Option("take-item", card) for card in found]
        answer = yield ask(oathsworn.seat, "equip", options, "OS-11.5.2", oathsworn.place)
        for deck in decks:
            if answer.what in deck:
                deck.remove(answer.what)
        oathsworn.equipped.append(answer.what)
        oathsworn.hand.append(answer.what)
    for deck in decks:
        shuffle_items(story, deck)


def _fitting(story: Story, oathsworn: Oathsworn, decks: list[list[int]]) -> list[int]:
    """What fits into the first slot that is open: hands, then armor, then gear."""
    worn = [story.item(card) for card in oathsworn.equipped]
    fit: dict[int, list[int]] = {}
    for deck in decks:
        for card in deck:
            item = story.item(card)
            if may_equip(oathsworn.board, worn, item):
                fit.setdefault(ORDER[item.slot], []).append(card)
    return one_of_each(story, fit[min(fit)]) if fit else []
