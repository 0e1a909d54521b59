"""What each seat sees of the answers of an entry: those that are open and those that are not,
what they cost and which check they ask for. What they lead to is hidden (OS-1.4.2)."""

import msgspec

from questhall.kernel.language.speaking import message

from ..effects.tale import AddTime, LoseIron
from ..effects.tale_conditions import Both, HasAlly, HasClass, HasClue, HasIron, HasRations, OnPath
from ..printed.story import PATHS, BeatDef, Choices, SecretFlow, StoryCondition
from ..state.story import Story
from .story_checks import CheckView, check_ahead


class NeedView(msgspec.Struct, omit_defaults=True):
    """Why an answer is not open: a text with a number or with the name of what is missing."""

    message: str
    number: int = 0
    name: str = ""


class AnswerView(msgspec.Struct, omit_defaults=True):
    beat: str
    needs: list[NeedView] = []
    iron: int = 0
    time: int = 0
    check: CheckView | None = None


def answers(story: Story) -> list[AnswerView]:
    """Those of the entry that is told, once it has come to them."""
    if not story.frames or not has_come_to_its_flow(story):
        return []
    flow = story.frames[-1].beat.flow
    if not isinstance(flow, (Choices, SecretFlow)):
        return []
    return [seen_of(story, beat) for beat in flow.beats]


def has_come_to_its_flow(story: Story) -> bool:
    """Is all done that the newest beat brings?"""
    frame = story.frames[-1]
    return not frame.time and frame.done == len(frame.beat.effects)


def seen_of(story: Story, beat: BeatDef) -> AnswerView:
    """One of them."""
    seen = AnswerView(beat.key, needs_of(story, beat))
    for effect in beat.effects:
        if isinstance(effect, LoseIron):
            seen.iron += effect.amount
        elif isinstance(effect, AddTime):
            seen.time += effect.amount
    if not seen.needs:
        seen.check = check_ahead(story, beat.flow)
    return seen


def needs_of(story: Story, beat: BeatDef) -> list[NeedView]:
    """What is missing for a beat; nothing if it is open."""
    if beat.needs is None or beat.needs.holds(story):
        return []
    parts = beat.needs.parts if isinstance(beat.needs, Both) else [beat.needs]
    return [_need(part) for part in parts if not part.holds(story)]


def _need(condition: StoryCondition) -> NeedView:
    if isinstance(condition, HasIron):
        return NeedView("needs-iron", condition.amount)
    if isinstance(condition, HasRations):
        return NeedView("needs-rations", condition.amount)
    if isinstance(condition, HasClue):
        return NeedView("needs-clue", condition.number)
    if isinstance(condition, HasClass):
        return NeedView("needs-name", name=message("class", condition.key))
    if isinstance(condition, HasAlly):
        return NeedView("needs-name", name=message("ally", condition.ally))
    if isinstance(condition, OnPath):
        return NeedView("needs-path", name=message("path", PATHS[condition.path].lower()))
    return NeedView("needs-earlier")
