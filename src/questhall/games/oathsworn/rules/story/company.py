"""What the company decides together (OS-3.4.1), and what it may do at any time besides."""

from typing import TypeVar

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.offers import taken

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .errands import Errand, errands

T = TypeVar("T")


def ask_company(
    story: Story, prompt: str, options: list[Option], rule: str, what: int = NOTHING
) -> Flow[Option]:
    """One of the options, after as many errands as the company likes (OS-3.23)."""
    while True:
        offered = [*options, *errands(story)]
        answer = yield Decision(story.everybody(), prompt, offered, rule, what)
        if not isinstance(answer.meant, Errand):
            return answer
        yield from taken(answer)


def jointly(story: Story, flow: Flow[T]) -> Flow[T]:
    """What one player would be asked is put to everybody, and anybody may answer."""
    answer: Option | None = None
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        decision.seats = story.everybody()
        answer = yield decision


def choose_some(story: Story, able: list[Oathsworn], count: int) -> Flow[list[Oathsworn]]:
    """So many Oathsworn of the company's choice, or all of them if there are fewer."""
    chosen: list[Oathsworn] = []
    while len(chosen) < count and len(chosen) < len(able):
        left = [each for each in able if each not in chosen]
        options = [Option("oathsworn", each.place) for each in left]
        answer = yield Decision(story.everybody(), "who", options, "OS-3.4.1")
        chosen.append(story.company[answer.what])
    return chosen
