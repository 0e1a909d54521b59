"""Secret Decisions (OS-3.21)."""

from questhall.kernel.decisions import Decision, Flow, Option, together

from ...printed.story import BeatDef, SecretFlow
from ...state.story import Frame, Story
from .entries import go_on_with


def decide_in_secret(story: Story, frame: Frame, flow: SecretFlow) -> Flow[None]:
    """One hidden answer for each player (OS-3.21.3); who plays alone just decides (OS-3.21.2)."""
    open_ones = [beat for beat in flow.beats if beat.needs is None or beat.needs.holds(story)]
    options = [Option("answer", beat.number) for beat in open_ones]
    alone = story.seats == 1
    questions = [
        Decision([seat], "secretly", options, "OS-3.21.1", frame.title, secret=not alone)
        for seat in story.everybody()
    ]
    answers = yield from together(questions)
    story.mark_information()
    for seat, answer in enumerate(answers):
        story.tell("voted", "OS-3.21.3", seat, answer.what)
    votes = [answer.what for answer in answers]
    go_on_with(story, frame, _majority(flow, open_ones, votes))


def _majority(flow: SecretFlow, open_ones: list[BeatDef], votes: list[int]) -> BeatDef:
    """More votes than any other answer has; else the entry says whose it is."""
    counts = sorted([votes.count(beat.number) for beat in open_ones], reverse=True)
    if len(counts) > 1 and counts[0] == counts[1]:
        return flow.beats[flow.tie]
    return next(beat for beat in open_ones if votes.count(beat.number) == counts[0])
