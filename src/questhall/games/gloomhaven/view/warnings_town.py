"""What to think twice about in town."""

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Why

from ..campaign.town import Town
from ..library.library import library


def warning(town: Town, decision: Decision, option: Option) -> Why | None:
    """An enhancement is bought for ever, and nobody keeps an item twice."""
    if decision.prompt == "sticker" and not option.declines:
        return Why("GH-9.13.13", "warning-for-ever")
    if decision.prompt == "who-gets-item":
        item = library().items[decision.what]
        if item in town.sheets[option.what].items:
            return Why("GH-3.16.5", "warning-sold-at-once")
    return None
