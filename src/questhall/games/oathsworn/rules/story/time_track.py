"""The Time Track (OS-3.15)."""

from questhall.kernel.decisions import Flow

from ...printed.story import SpaceKind
from ...state.story import TIME_TOKEN, Frame, Story
from .entries import open_beat


def place_token(story: Story, token: int = TIME_TOKEN) -> None:
    """On the next free space, whose immediate effect comes before anything else (OS-3.15.5)."""
    if len(story.track) >= story.chapter.track:  # OS-3.15.12
        return
    story.track.append(token)
    covered = len(story.track)
    story.tell("time-passes", "OS-3.15.3", covered)
    space = story.chapter.spaces.get(covered)
    if space is not None and space.kind == SpaceKind.IMMEDIATE:
        open_beat(story, space.beat)


def end_effects(story: Story) -> Flow[None]:
    """OS-3.15.8, OS-3.15.9: of spaces that are still empty, and only where there is a track."""
    for number, space in sorted(story.chapter.spaces.items()):
        if number <= len(story.track) or space.kind == SpaceKind.IMMEDIATE:
            continue
        story.read(space.beat, "OS-3.15.8")
        for effect in space.beat.effects:
            yield from effect.resolve(story, Frame(space.beat))
