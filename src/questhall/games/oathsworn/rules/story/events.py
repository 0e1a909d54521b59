"""Event Cards (OS-3.16)."""

from questhall.kernel.packs import pack_of

from ...printed.story import EVENT_DECKS, BeatDef
from ...state.story import Story
from .entries import open_beat


def draw_event(story: Story, deck: int) -> None:
    """OS-3.16.2, OS-3.16.3; an empty deck does nothing (OS-3.16.5)."""
    pile = story.events[deck]
    if not pile:
        return
    card = pile.pop()
    story.mark_information()
    story.events_aside.append(card)
    story.tell("event", "OS-3.16.2", card)
    open_beat(story, story.event(card))


def add_events(story: Story, deck: int, numbers: list[int]) -> None:
    """OS-3.16.4"""
    for card in story.events_aside[:]:
        printed = story.event(card)
        if printed.deck == deck and printed.event in numbers and _is_meant(story, printed):
            story.events_aside.remove(card)
            story.events[deck].append(card)
    shuffle_events(story, deck)
    story.tell("events-added", "OS-3.16.4", deck, len(numbers))


def _is_meant(story: Story, event: BeatDef) -> bool:
    """The one of the chapter's own pack if that has one of this number, else that of the box."""
    own = pack_of(story.chapter.key)
    if pack_of(event.key) == own:
        return True
    if pack_of(event.key):
        return False
    everything = [*story.events_aside, *[card for pile in story.events for card in pile]]
    others = [story.event(card) for card in everything]
    mine = [each.event for each in others if each.deck == event.deck and pack_of(each.key) == own]
    return event.event not in mine


def shuffle_events(story: Story, deck: int) -> None:
    for card in story.events[deck]:
        story.forget(card)
    story.events[deck].sort()
    story.chance.shuffle(f"{EVENT_DECKS[deck]} events", story.events[deck])
    story.mark_information()
