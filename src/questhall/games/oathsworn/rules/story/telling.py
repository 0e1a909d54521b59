"""Telling the story, one instruction after the other (OS-3.4.1).

The newest frame is what is being told; what it interrupts waits below it.
"""

from questhall.kernel.decisions import Flow, Option

from ...printed.story import (
    BeatDef,
    Branch,
    ChapterEnd,
    CheckFlow,
    Choices,
    ChooseLocation,
    FightFlow,
    GoBack,
    GoThere,
    GoTo,
    SecretFlow,
    Then,
    ToEncounter,
)
from ...state.story import Frame, Story
from .checks import check_of_each, check_of_one
from .company import ask_company
from .ending import end_chapter, end_story
from .entries import go_on_with, open_entry, read_out
from .fights import fight
from .locations import choose_location, go_there
from .secrets import decide_in_secret
from .time_track import place_token


def tell_on(story: Story) -> Flow[None]:
    """One instruction: a token on the Time Track, an effect, or how it goes on."""
    frame = story.frames[-1]
    if frame.time:  # OS-3.15.7: one by one
        frame.time -= 1
        place_token(story)
        return
    read_out(story, frame)
    if frame.done < len(frame.beat.effects):
        frame.done += 1
        yield from frame.beat.effects[frame.done - 1].resolve(story, frame)
    else:
        yield from _flow(story, frame)


def _flow(story: Story, frame: Frame) -> Flow[None]:
    flow = frame.beat.flow
    if isinstance(flow, GoTo):
        story.frames.pop()
        open_entry(story, flow.entry)
    elif isinstance(flow, GoThere):
        story.frames.pop()
        go_there(story, flow.location)
    elif isinstance(flow, GoBack):  # OS-3.23.1
        story.frames.pop()
    elif isinstance(flow, Then):
        go_on_with(story, frame, flow.beat)
    elif isinstance(flow, Branch):
        story.frames.pop()
        ways = [entry for needs, entry in flow.ways if needs is None or needs.holds(story)]
        open_entry(story, ways[0])
    elif isinstance(flow, Choices):
        yield from _choose(story, frame, flow.beats)
    elif isinstance(flow, CheckFlow):
        if flow.then is None:
            yield from check_of_one(story, frame, flow)
        else:
            yield from check_of_each(story, frame, flow)
    elif isinstance(flow, FightFlow):
        yield from fight(story, frame, flow)
    elif isinstance(flow, SecretFlow):
        yield from decide_in_secret(story, frame, flow)
    elif isinstance(flow, ChooseLocation):
        yield from choose_location(story)
    elif isinstance(flow, ToEncounter):
        yield from end_story(story)
    else:
        assert isinstance(flow, ChapterEnd)
        end_chapter(story)


def _choose(story: Story, frame: Frame, beats: list[BeatDef]) -> Flow[None]:
    """OS-3.4.1: the company decides jointly."""
    open_ones = [beat for beat in beats if beat.needs is None or beat.needs.holds(story)]
    options = [Option("answer", beat.number) for beat in open_ones]
    answer = yield from ask_company(story, "what-now", options, "OS-3.4.1", frame.title)
    chosen = next(beat for beat in open_ones if beat.number == answer.what)
    go_on_with(story, frame, chosen)
