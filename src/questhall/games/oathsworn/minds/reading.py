"""Answers and ways of the Story, by what is printed beside them: nobody has read what they lead
to (OS-1.4.2)."""

from typing import Final

from questhall.kernel.decisions import Option

from ..printed.story import BeatFlow, Choices, SecretFlow
from ..state.story import Story
from ..view.story_answers import AnswerView, seen_of

USUAL: Final = 0.5
OF_TIME: Final = 0.05  # what a token on the Time Track is worth
OF_IRON: Final = 0.04
OF_A_CHECK: Final = 0.2  # between one that cannot fail and one that cannot be passed


def worth_of_answer(story: Story, option: Option) -> float:
    """Whatever it leads to: what it costs, and how likely its check is passed."""
    seen = _seen(story, story.frames[-1].beat.flow, option.what)
    worth = USUAL - OF_TIME * seen.time - OF_IRON * seen.iron
    if seen.check is not None:
        worth += OF_A_CHECK * (max(seen.check.chances, default=0) / 100 - 0.5)
    return worth


def _seen(story: Story, flow: BeatFlow, number: int) -> AnswerView:
    assert isinstance(flow, (Choices, SecretFlow)), "answers are given to a question of the story"
    return seen_of(story, next(beat for beat in flow.beats if beat.number == number))


def worth_of_way(story: Story, option: Option) -> float:
    """The map says how long it takes (OS-3.15.7)."""
    return USUAL - OF_TIME * (story.chapter.locations[option.what].time - 1)
