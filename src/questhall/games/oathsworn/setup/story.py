"""Setting up the Story part of a chapter (OS-3.13), or its epilogue."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow

from ..library.library import library
from ..printed.cards import ItemDef
from ..printed.story import EVENT_DECKS, FIRST_EVENTS, ChapterDef
from ..rules.story.entries import open_entry
from ..rules.story.events import shuffle_events
from ..rules.story.items import shuffle_items
from ..rules.story.medic import shuffle_injuries
from ..rules.story.progress import (
    choose_permanent,
    choose_trait,
    tokens_by_level,
    traits_by_level,
)
from ..state.company import COMPANY_SIZE
from ..state.house_rules import HouseRules
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from .cards import new_card
from .setup import FIRST_ALLIES, choose_classes, lay_out_might

STORY = "story"
WON = "won"
LOST = "lost"
PARTS = (STORY, WON, LOST)  # the Story, or the epilogue of an encounter that went so


def lay_out_story(
    chance: Chance, chapter: ChapterDef, rules: HouseRules, seats: int, part: str
) -> Story:
    """Decks and a company of four without classes."""
    story = Story(chance, "gather", rules, chapter)
    story.seats = seats
    story.part = part
    lay_out_might(story)
    for place in range(COMPANY_SIZE):
        oathsworn = Oathsworn(place, place % seats)
        oathsworn.level = chapter.chapter  # OS-3.1.8
        story.company.append(oathsworn)
    _stack_events(story)
    story.injuries = [new_card(story, each) for each in library().injuries.values()]
    shuffle_injuries(story)
    for curative in library().curatives.values():
        story.curatives += [new_card(story, curative) for _ in range(curative.copies)]
    chance.shuffle("curatives", story.curatives)
    for ally in library().allies.values():  # OS-3.9.6
        pile = story.allies if ally.key == FIRST_ALLIES else story.allies_aside
        pile += [new_card(story, ally) for _ in range(ally.copies)]
    return story


def _stack_events(story: Story) -> None:
    """OS-3.13.5"""
    for event in library().events:
        card = new_card(story, event)
        pile = story.events[event.deck] if event.event <= FIRST_EVENTS else story.events_aside
        pile.append(card)
    for deck in range(len(EVENT_DECKS)):
        shuffle_events(story, deck)


def gather(story: Story) -> Flow[None]:
    """The company, with what a new one owns (OS-3.13.4)."""
    yield from choose_classes(story)
    stack_items(story)
    story.next_step = "prepare"


def stack_items(story: Story) -> None:
    """OS-3.3.4: without the items that the company has taken (OS-3.12.1)."""
    taken = [story.cards[card].key for each in story.company for card in each.equipped]
    chapters = story.chapter.chapter + 1  # the loot is of the next one (OS-9.4.2)
    story.common = [_deck(story, _common(number + 1), taken) for number in range(chapters)]
    unique = [item for item in _items_of(story.chapter.chapter) if item.unique]
    story.unique = _deck(story, unique, taken)


def _items_of(chapter: int) -> list[ItemDef]:
    return [item for item in library().items.values() if item.chapter == chapter]


def _common(chapter: int) -> list[ItemDef]:
    return [item for item in _items_of(chapter) if not item.unique]


def _deck(story: Story, items: list[ItemDef], taken: list[str]) -> list[int]:
    found: list[int] = []
    for item in items:
        copies = max(0, item.copies - taken.count(item.key))
        found += [new_card(story, item) for _ in range(copies)]
    shuffle_items(story, found)
    return found


def prepare(story: Story) -> Flow[None]:
    """What earlier chapters have brought (OS-11.5.2), then the first entry."""
    level = story.chapter.chapter
    if level > 1:
        yield from choose_permanent(story, tokens_by_level(level), pays_now=story.part == STORY)
    for _ in range(traits_by_level(level)):
        yield from choose_trait(story)
    first = {STORY: story.chapter.start, WON: story.chapter.won, LOST: story.chapter.lost}
    open_entry(story, first[story.part])
    story.next_step = "tale"
