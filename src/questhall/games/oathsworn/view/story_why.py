"""Why answers and items of the Story cannot be taken."""

from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.story import Choices, SecretFlow
from ..state.story import Story
from .story_answers import needs_of


def why_not(story: Story, thing: str) -> Why | None:
    """The rule that keeps the company from an answer or an item."""
    kind, _, name = thing.partition(":")
    if kind == "beat":
        return _why_not_so(story, name)
    number = number_in(name)
    return _why_not_this(story, number) if kind == "card" and number is not None else None


def _why_not_so(story: Story, key: str) -> Why | None:
    flow = story.frames[-1].beat.flow if story.frames else None
    if not isinstance(flow, (Choices, SecretFlow)):
        return None
    for beat in flow.beats:
        if beat.key == key:
            closed = needs_of(story, beat)
            if not closed:
                return Why("OS-3.4.1", "why-not-now")
            prices = [need.number for need in closed if need.message == "needs-iron"]
            return _too_dear(story, prices[0]) if prices else Why("OS-3.4.1", "why-answer-closed")
    return None


def _why_not_this(story: Story, card: int) -> Why | None:
    if card in story.laid_out:
        return _too_dear(story, story.chapter.chapter)  # OS-3.8.3
    if card in story.backpack:
        return Why("OS-3.7.6", "why-nobody-uses-it")
    return None


def _too_dear(story: Story, price: int) -> Why:
    return Why("OS-3.18.10", "why-too-dear", {"price": price, "iron": story.iron})
