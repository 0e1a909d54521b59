"""The Story of a chapter, its short page or its epilogue: from the company's sheet and back."""

from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.packs import in_play

from ..library.library import library
from ..library.story import CHAPTERS
from ..printed.cards import CurativeDef
from ..printed.story import EVENT_DECKS, BeatDef
from ..rules.victory import WON as VICTORY
from ..setup.cards import new_card
from ..setup.story import (
    begin_tale,
    gather_allies,
    lay_out_story,
    lay_out_table,
    stack_events,
    stack_injuries,
    stack_items,
)
from ..state.house_rules import house_rules
from ..state.story import INSTANT, Story
from .aside import is_aside
from .bags import pack_in_story, unpack
from .ledger import ENCOUNTER, EPILOGUE, FAILED, OVER, STORY, ChapterLine, CompanySheet

AVAILABLE = 4  # OS-3.2.14: fewer classes cannot make a company


def deal_story(ledger: CompanySheet, setup: Setup, chance: Chance) -> Story:
    """Chapter 1 begins with a new company; later ones with what is decided before a chapter."""
    told = library().chapter_called(setup.options["chapter"])
    rules = house_rules(setup.options, setup.packs)
    part = str(setup.options["part"])
    if not ledger.characters:
        story = lay_out_story(chance, told, rules, setup.seats, part)
        story.hardcore = ledger.hardcore
        return story
    story = lay_out_table(chance, told, rules, setup.seats, part)
    _lay_out_company(story, ledger)
    if story.epilogue:
        _lay_out_results(story, ledger)
        begin_tale(story)
    else:
        story.hp = [rules.most_hp] * len(story.company)  # OS-3.3.1
        story.next_step = "chapter_start"
    return story


def _lay_out_company(story: Story, ledger: CompanySheet) -> None:
    """OS-3.13.3: the company's things, and the decks without them."""
    story.hardcore = ledger.hardcore
    story.dead = ledger.dead
    story.away = ledger.away
    for oathsworn, sheet in zip(story.company, ledger.characters, strict=True):
        unpack(story, oathsworn, sheet)
        story.permanent[oathsworn.place] = sheet.permanent
        story.hp[oathsworn.place] = sheet.hp
        story.tokens_ahead[oathsworn.place] = sheet.tokens_ahead
    story.backpack = [new_card(story, item) for item in ledger.backpack]
    story.iron = ledger.iron
    story.traits = ledger.traits
    story.flags = ledger.flags
    story.knockouts = ledger.knockouts
    story.curatives_bought = ledger.curatives_bought
    story.medic_used = ledger.medic_used
    stack_events(story, [event for deck in ledger.events for event in deck])  # OS-3.4.7
    suffered = [injury for sheet in ledger.characters for injury in sheet.injuries]
    stack_injuries(story, suffered, ledger.curatives)
    gather_allies(story, ledger.allies)
    stack_items(story)


def _lay_out_results(story: Story, ledger: CompanySheet) -> None:
    """What the tally asks for, and what the encounter gave by its last attempt (OS-9.3.3)."""
    story.scored = ledger.scored
    story.extra_unique = ledger.extra_unique
    sheets = enumerate(ledger.characters)
    story.missed = [place for place, sheet in sheets if sheet.missed_encounter]
    for ally in ledger.allies_dead:
        cards = [card for card in story.allies if card not in story.allies_dead]
        story.allies_dead.append(next(card for card in cards if story.ally(card) is ally))
    story.iron += ledger.spoils
    story.flags += [flag for flag in ledger.spoils_flags if flag not in story.flags]


def close_story(ledger: CompanySheet, story: Story) -> None:
    """After the Story comes the encounter, after the epilogue the next chapter."""
    ledger.chapter = story.chapter.number
    _write_company(ledger, story)
    if story.epilogue:
        _end_chapter(ledger, story)
        return
    line = ChapterLine(ledger.chapter, story.rules.difficulty)
    line.instant = story.part == INSTANT
    ledger.chapters.append(line)
    ledger.difficulty = story.rules.difficulty
    ledger.special_rules = story.special_rules
    ledger.ambushed = story.ambushed
    ledger.extra_unique = story.extra_unique
    ledger.next = ENCOUNTER
    if story.results[0] != VICTORY:
        _lose_unfought(ledger, line)
    count_marks(ledger)


def _lose_unfought(ledger: CompanySheet, line: ChapterLine) -> None:
    """OS-3.23.2: all four fell in the Story, and the encounter counts as lost."""
    ledger.next = EPILOGUE
    line.fell = len(ledger.characters)
    printed = library().encounter_of(ledger.chapter).lost
    if printed is not None:
        ledger.spoils_flags = [flag for flag, needs in printed.flags if needs is None]
    for sheet in ledger.characters:
        sheet.missed_encounter = True


def _write_company(ledger: CompanySheet, story: Story) -> None:
    earlier = ledger.characters
    ledger.characters = [pack_in_story(story, each) for each in story.company]
    for old, new in zip(earlier, ledger.characters, strict=False):
        if (old.kind, old.companion) == (new.kind, new.companion):
            new.hand, new.side = old.hand, old.side
    ledger.away = [sheet.clone() for sheet in story.away]
    ledger.dead = story.dead[:]
    ledger.iron = story.iron
    ledger.backpack = [story.item(card) for card in story.backpack]
    ledger.allies = [story.ally(card) for card in story.allies]
    ledger.traits = story.traits[:]
    ledger.flags = story.flags[:]
    ledger.knockouts = story.knockouts
    ledger.events = [_events_in(story, deck) for deck in range(len(EVENT_DECKS))]
    ledger.curatives = _curatives_in(story)
    ledger.curatives_bought = story.curatives_bought
    ledger.medic_used = story.medic_used


def _events_in(story: Story, deck: int) -> list[BeatDef]:
    """In the order of their numbers: that of the deck is nobody's business."""
    return sorted([story.event(card) for card in story.events[deck]], key=_number)


def _number(event: BeatDef) -> int:
    return event.event


def _curatives_in(story: Story) -> list[CurativeDef]:
    found: list[CurativeDef] = []
    for card in sorted(story.injuries):
        printed = story.cards[card]
        if isinstance(printed, CurativeDef):
            found.append(printed)
    return sorted(found, key=_key)


def _key(curative: CurativeDef) -> str:
    return curative.key


def count_marks(ledger: CompanySheet) -> None:
    """To the current chapter belongs whatever no earlier one had."""
    *earlier, line = ledger.chapters
    line.marks = ledger.knockouts - sum([each.marks for each in earlier])


def _end_chapter(ledger: CompanySheet, story: Story) -> None:
    """OS-10.1.2: nothing but sheets and cards is kept after the epilogue."""
    count_marks(ledger)
    for sheet in ledger.characters:
        sheet.hp = story.rules.most_hp
        sheet.fallen = sheet.kind.key in ledger.dead
    ledger.special_rules = False
    ledger.ambushed = False
    ledger.extra_unique = False
    ledger.curatives_bought = 0
    ledger.medic_used = False
    ledger.scored = False
    ledger.allies_dead = []
    ledger.spoils = 0
    ledger.spoils_flags = []
    there = [key for key in library().classes if in_play(key, ledger.packs)]
    if len(there) - len(ledger.dead) < AVAILABLE:
        ledger.next = FAILED
    elif is_aside(ledger):
        ledger.chapter = library().chapters[ledger.chapter].chapter
        ledger.next = STORY
    elif ledger.chapter == CHAPTERS:
        ledger.next = OVER
    else:
        ledger.chapter += 1
        ledger.next = STORY
