"""Why something cannot be done in the Story, and what an answer costs that its words do not say."""

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Why

from ..printed.story import Choices, SecretFlow
from ..rules.might.drawing import misses
from ..state.story import Story
from .story_answers import needs_of


def why_not(story: Story, thing: str) -> Why | None:
    """The rule that keeps the company from a Location, an answer or an item."""
    kind, _, name = thing.partition(":")
    if kind == "location":
        return _why_not_there(story, int(name))
    if kind == "beat":
        return _why_not_so(story, name)
    if kind == "card":
        return _why_not_this(story, int(name))
    return None


def _why_not_there(story: Story, number: int) -> Why:
    if number in story.tokens:
        return Why("OS-3.14.3", "why-not-now")
    if number in story.visited:
        return Why("OS-3.14.7", "why-already-visited")
    return Why("OS-3.14.3", "why-no-token")


def _why_not_so(story: Story, key: str) -> Why | None:
    flow = story.frames[-1].beat.flow if story.frames else None
    if not isinstance(flow, (Choices, SecretFlow)):
        return None
    for beat in flow.beats:
        if beat.key == key:
            closed = needs_of(story, beat)
            if not closed:
                return Why("OS-3.4.1", "why-not-now")
            iron = [need for need in closed if need.message == "needs-iron"]
            return (
                Why("OS-3.18.10", "why-too-dear") if iron else Why("OS-3.4.1", "why-answer-closed")
            )
    return None


def _why_not_this(story: Story, card: int) -> Why | None:
    if card in story.laid_out:
        return Why("OS-3.18.10", "why-too-dear")
    if card in story.backpack:
        return Why("OS-3.7.6", "why-nobody-uses-it")
    return None


def warning(story: Story, decision: Decision, option: Option) -> Why | None:
    """What fails a check without need, or costs a mark."""
    if option.verb == "draw-nothing" and story.check is not None:
        failing = story.check.added < story.check.difficulty
        return Why("OS-3.5.2", "warning-draw-nothing") if failing else None
    if option.verb == "petition":
        return Why("OS-3.7.11", "warning-petition")
    if option.verb == "draw-stands" and story.check is not None and story.draws:
        draw, check = story.draws[-1], story.check
        short = draw.total() + check.added < check.difficulty
        if misses(draw) or short:
            return Why("OS-3.5.3", "warning-check-fails")
    return None
