"""The end of the Story, and of the chapter (OS-3.4.10 to OS-3.4.13)."""

from questhall.kernel.decisions import Flow

from ...printed.might import COLOURS, SIDES
from ...printed.tokens import TOKENS
from ...state.story import INSTANT, Story
from ..might.drawing import refresh_deck
from .time_track import end_effects


def end_story(story: Story) -> Flow[None]:
    """OS-3.4.13: effects of empty spaces, the boxes, the might decks; then the Encounter."""
    if story.part != INSTANT:  # OS-3.22.2: it has no Time Track
        yield from end_effects(story)
    story.clues.clear()  # OS-3.9.7
    for side in range(len(SIDES)):  # OS-3.4.11
        for colour in range(len(COLOURS)):
            refresh_deck(story, side, colour)
    story.frames.clear()
    story.results = [1.0] * story.seats
    story.tell("to-encounter", "OS-3.4.10")


def end_chapter(story: Story) -> None:
    """OS-3.3.7: unused tokens go back to the supply."""
    for oathsworn in story.company:
        oathsworn.tokens = [0] * len(TOKENS)
    story.frames.clear()
    story.results = [1.0] * story.seats
    story.tell("chapter-ends", "OS-3.3.7", story.chapter.chapter)
