"""Opening entries, and going on inside one."""

from ...printed.story import BeatDef
from ...state.story import Frame, Story


def open_entry(story: Story, key: str) -> None:
    """An entry of the chapter, above whatever it interrupts."""
    entry = next(each for each in story.chapter.entries if each.key == key)
    open_beat(story, entry)


def open_beat(story: Story, beat: BeatDef) -> Frame:
    frame = Frame(beat)
    story.frames.append(frame)
    _read_out(story, beat)
    return frame


def go_on_with(story: Story, frame: Frame, beat: BeatDef) -> Frame:
    """An answer, a success or a failure follows on the same page."""
    story.frames.remove(frame)
    new = open_beat(story, beat)
    new.this = frame.this
    new.page = frame.page + new.page
    return new


def _read_out(story: Story, beat: BeatDef) -> None:
    if not beat.wordless:
        story.tell("told", "OS-3.4.1", beat.number)
