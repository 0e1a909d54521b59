"""Opening entries, and going on inside one."""

from ...printed.story import BeatDef
from ...state.story import Frame, Story


def open_entry(story: Story, key: str) -> None:
    """An entry of the chapter, above whatever it interrupts."""
    open_beat(story, entry_of(story, key))


def entry_of(story: Story, key: str) -> BeatDef:
    return next(each for each in story.chapter.entries if each.key == key)


def open_beat(story: Story, beat: BeatDef) -> Frame:
    """Read out at once; until then nobody knows what it says (OS-1.4.2)."""
    story.turn_page()
    frame = open_unread(story, beat)
    read_out(story, frame)
    return frame


def open_unread(story: Story, beat: BeatDef) -> Frame:
    """Read out when what comes before it is over."""
    frame = Frame(beat)
    story.frames.append(frame)
    return frame


def read_out(story: Story, frame: Frame) -> None:
    if frame.unread:
        story.turn_page()
        frame.page.append(frame.beat.number)
        story.read(frame.beat, "OS-3.4.1")


def go_on_with(story: Story, frame: Frame, beat: BeatDef) -> Frame:
    """An answer, a success or a failure follows on the same page."""
    story.frames.remove(frame)
    new = open_beat(story, beat)
    new.this = frame.this
    new.page = frame.page + new.page
    return new
