"""What the company may do at any time in the Story (OS-3.23): exchange items, send a runner, reset
might decks, call the Field Medic, petition the Raven Spire."""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Flow, Option, refusal
from questhall.kernel.offers import Offer

from ...printed.might import COLOURS, Side
from ...printed.tokens import TOKENS
from ...state.story import Story
from ..might.drawing import refresh_deck
from ..purse import spend
from .giving_up import fit_backpack
from .items import exchange, exchanges
from .medic import call_medic, can_call_medic
from .petition import can_petition, petition
from .trade import can_send_runner, price_of_runner, send_to_apothecary, send_to_banksmith


class Errand(Offer):
    """Something that the company may do before it answers what it is asked."""

    def __init__(self, story: Story, run: Callable[[Story], Flow[None]]) -> None:
        self.story = story
        self.run = run

    def take(self, option: Option) -> Flow[None]:
        yield from self.run(self.story)


def errands(story: Story) -> list[Option]:
    """What is possible now."""
    found: list[Option] = []
    if exchanges(story):
        found.append(Option("exchange", meant=Errand(story, _exchange)))
    if _resets(story):
        found.append(Option("reset-might", meant=Errand(story, reset_might)))
    if can_send_runner(story):
        price = price_of_runner(story)
        found.append(Option("runner-banksmith", price, meant=Errand(story, send_to_banksmith)))
        found.append(Option("runner-apothecary", price, meant=Errand(story, send_to_apothecary)))
    if can_call_medic(story):
        found.append(Option("medic", story.chapter.chapter, meant=Errand(story, call_medic)))
    if can_petition(story):
        found.append(Option("petition", meant=Errand(story, petition)))
    return found


def _exchange(story: Story) -> Flow[None]:
    yield from exchange(story)
    yield from fit_backpack(story)


# -- might decks ------------------------------------------------------------------


def _piles(story: Story) -> list[int]:
    return [c for c in range(len(COLOURS)) if story.might_deck(Side.COMPANY, c).discard]


def _resets(story: Story) -> list[Option]:
    """OS-3.20.5, OS-12.1.9: any token of anybody, as long as there is something to shuffle."""
    if not _piles(story) or story.draws:  # OS-3.20.6
        return []
    return [
        Option("token", kind, each.place)
        for each in story.standing()
        for kind in range(len(TOKENS))
        if each.tokens[kind]
    ]


def reset_might(story: Story) -> Flow[None]:
    """One token for as many discard piles as wanted (OS-3.20.5)."""
    options = _resets(story)
    answer = yield Decision(story.everybody(), "reset-with", options, "OS-3.20.5")
    spend(story, story.company[answer.where], answer.what)
    while True:
        options = [Option("refresh", colour) for colour in _piles(story)]
        if not options:
            return
        options.append(refusal("no-more"))
        answer = yield Decision(story.everybody(), "refresh-piles", options, "OS-3.20.5")
        if answer.declines:
            return
        refresh_deck(story, Side.COMPANY, answer.what)
        story.tell("refreshed", "OS-3.20.5", answer.what)
