"""Setting up the Story part of a chapter (OS-3.13), or its epilogue."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow
from questhall.kernel.packs import in_play

from ..library.library import library
from ..printed.cards import AllyDef, CurativeDef, InjuryDef, ItemDef
from ..printed.story import EVENT_DECKS, FIRST_EVENTS, BeatDef, ChapterDef
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
from ..state.story import PARTS, Story
from .cards import new_card
from .setup import FIRST_ALLIES, choose_classes, lay_out_might


def lay_out_story(
    chance: Chance, chapter: ChapterDef, rules: HouseRules, seats: int, part: str
) -> Story:
    """A new company of four without classes, and what it owns (OS-3.13.4)."""
    story = lay_out_table(chance, chapter, rules, seats, part)
    stack_events(story, first_events(rules.packs))
    stack_injuries(story, [], [])
    allies = [FIRST_ALLIES] * library().allies[FIRST_ALLIES].copies  # OS-3.9.6
    gather_allies(story, [library().allies[key] for key in allies])
    return story


def lay_out_table(
    chance: Chance, chapter: ChapterDef, rules: HouseRules, seats: int, part: str
) -> Story:
    """Fresh might decks (OS-9.2.4) and four places."""
    story = Story(chance, "gather", rules, chapter)
    story.seats = seats
    story.part = part
    lay_out_might(story)
    for place in range(COMPANY_SIZE):
        oathsworn = Oathsworn(place, place % seats)
        oathsworn.level = chapter.chapter  # OS-3.1.8
        story.company.append(oathsworn)
    return story


def first_events(packs: list[str]) -> list[BeatDef]:
    """OS-3.13.5"""
    there = [event for event in library().events if in_play(event.key, packs)]
    return [event for event in there if event.event <= FIRST_EVENTS]


def stack_events(story: Story, in_decks: list[BeatDef]) -> None:
    """All others lie in the box."""
    for event in library().events:
        if not in_play(event.key, story.rules.packs):
            continue
        card = new_card(story, event)
        pile = story.events[event.deck] if event in in_decks else story.events_aside
        pile.append(card)
    for deck in range(len(EVENT_DECKS)):
        shuffle_events(story, deck)


def stack_injuries(story: Story, suffered: list[InjuryDef], curatives: list[CurativeDef]) -> None:
    """The Injury Deck without what somebody suffers, and with Curatives (OS-3.8.10)."""
    packs = story.rules.packs
    there = [each for each in library().injuries.values() if in_play(each.key, packs)]
    left = [injury for injury in there if injury not in suffered]
    story.injuries = [new_card(story, each) for each in [*left, *curatives]]
    shuffle_injuries(story)
    for curative in library().curatives.values():
        copies = curative.copies - curatives.count(curative)
        copies = copies if in_play(curative.key, packs) else 0
        story.curatives += [new_card(story, curative) for _ in range(copies)]
    story.chance.shuffle("curatives", story.curatives)


def gather_allies(story: Story, present: list[AllyDef]) -> None:
    story.allies = [new_card(story, ally) for ally in present]
    for ally in library().allies.values():
        copies = ally.copies - present.count(ally)
        copies = copies if in_play(ally.key, story.rules.packs) else 0
        story.allies_aside += [new_card(story, ally) for _ in range(copies)]


def gather(story: Story) -> Flow[None]:
    """The company, with what a new one owns (OS-3.13.4)."""
    yield from choose_classes(story)
    stack_items(story)
    story.next_step = "prepare"


def stack_items(story: Story) -> None:
    """OS-3.3.4: without the items that the company has taken (OS-3.12.1)."""
    taken = [story.cards[card].key for each in story.company for card in each.equipped]
    taken += [story.cards[card].key for card in story.backpack]
    taken += [item.key for sheet in story.away for item in sheet.items]
    chapters = story.chapter.chapter + 1  # the loot is of the next one (OS-9.4.2)
    story.common = [_deck(story, _common(story, number + 1), taken) for number in range(chapters)]
    unique = [item for item in _items_of(story, story.chapter.chapter) if item.unique]
    story.unique = _deck(story, unique, taken)


def _items_of(story: Story, chapter: int) -> list[ItemDef]:
    there = [item for item in library().items.values() if in_play(item.key, story.rules.packs)]
    return [item for item in there if item.chapter == chapter]


def _common(story: Story, chapter: int) -> list[ItemDef]:
    return [item for item in _items_of(story, chapter) if not item.unique]


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
        yield from choose_permanent(story, tokens_by_level(level), pays_now=not story.epilogue)
    for _ in range(traits_by_level(level)):
        yield from choose_trait(story)
    begin_tale(story)


def begin_tale(story: Story) -> None:
    """The first entry of the part that is told."""
    chapter = story.chapter
    entries = (chapter.start, chapter.instant, chapter.won, chapter.lost)
    open_entry(story, entries[PARTS.index(story.part)])
    story.next_step = "tale"
