"""Think twice in the Story: what an option costs the company beside what it says."""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Why

from ..printed.story import FightFlow
from ..rules.might.drawing import misses
from ..rules.story.trade import curatives_for_sale, price_of_runner
from ..state.story import Story
from .warnings import draw_left, likely_miss

Warns = Callable[[Story, Decision, Option], Why | None]


def warning(story: Story, decision: Decision, option: Option) -> Why | None:
    """Why whoever is asked should think twice, or None."""
    warns = WARNINGS.get(option.verb)
    return None if warns is None else warns(story, decision, option)


def _white(story: Story, decision: Decision, option: Option) -> Why | None:
    return likely_miss(story, option)


def _draw_stands(story: Story, decision: Decision, option: Option) -> Why | None:
    return None if _is_passed(story) else draw_left(story, decision)


def _is_passed(story: Story) -> bool:
    """More than enough gains nothing in a check (OS-3.5.3); in a fight criticals do (OS-3.6.5)."""
    check = story.check
    if check is None or not story.draws or isinstance(story.frames[-1].beat.flow, FightFlow):
        return False
    draw = story.draws[-1]
    return not misses(draw) and draw.total() + check.added >= check.difficulty


def _draw_nothing(story: Story, decision: Decision, option: Option) -> Why | None:
    """No card totals nothing (OS-3.5.2)."""
    if decision.what <= 0:
        return None
    return Why("OS-3.5.2", "warning-no-cards", {"difficulty": decision.what})


def _petition(story: Story, decision: Decision, option: Option) -> Why | None:
    return Why("OS-3.7.11", "warning-petition", {"marks": story.knockouts + 1})


def _runner(story: Story, decision: Decision, option: Option) -> Why | None:
    """Whatever there is costs as much as the number of the chapter (OS-3.8.3, OS-3.8.5)."""
    price = price_of_runner(story)
    left = story.iron - price
    if left >= story.chapter.chapter:
        return None
    return Why("OS-3.8.2", "warning-runner", {"price": price, "left": left})


def _apothecary(story: Story, decision: Decision, option: Option) -> Why | None:
    """The runner is sent whatever is left to be had (OS-3.8.2)."""
    if curatives_for_sale(story):
        return _runner(story, decision, option)
    return Why("OS-3.8.5", "warning-no-curatives", {"price": price_of_runner(story)})


def _sell(story: Story, decision: Decision, option: Option) -> Why | None:
    if story.item(option.what).unique:
        return Why("OS-3.8.13", "warning-sells-unique")
    if any(option.what in each.equipped for each in story.company):
        return Why("OS-3.8.4", "warning-sells-worn")
    return None


def _give_up(story: Story, decision: Decision, option: Option) -> Why | None:
    """A unique item goes although a common one would do."""
    cards = [each.what for each in decision.options if each.verb == "give-up"]
    if story.item(option.what).unique and any(not story.item(card).unique for card in cards):
        return Why("OS-3.7.8", "warning-loses-unique")
    return None


WARNINGS: dict[str, Warns] = {
    "white": _white,
    "draw-stands": _draw_stands,
    "draw-nothing": _draw_nothing,
    "petition": _petition,
    "runner-apothecary": _apothecary,
    "runner-banksmith": _runner,
    "sell": _sell,
    "give-up": _give_up,
}
