"""What the company may do at any time in the Story (OS-3.23): exchange items, send a runner, reset
might decks, call the Field Medic, petition the Raven Spire."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ...printed.might import COLOURS, Side
from ...printed.tokens import TOKENS
from ...state.story import Story
from ..might.drawing import refresh_deck
from ..purse import spend
from .giving_up import fit_backpack
from .items import exchange, exchanges
from .medic import call_medic, can_call_medic
from .petition import can_petition, petition
from .trade import can_send_runner, price_of_runner, send_runner

ERRANDS: Final = (
    "exchange",
    "reset-might",
    "runner-banksmith",
    "runner-apothecary",
    "medic",
    "petition",
)


def errands(story: Story) -> list[Option]:
    """What is possible now."""
    found: list[Option] = []
    if exchanges(story):
        found.append(Option("exchange"))
    if _resets(story):
        found.append(Option("reset-might"))
    if can_send_runner(story):
        price = price_of_runner(story)
        found.append(Option("runner-banksmith", price))
        found.append(Option("runner-apothecary", price))
    if can_call_medic(story):
        found.append(Option("medic", story.chapter.chapter))
    if can_petition(story):
        found.append(Option("petition"))
    return found


def run_errand(story: Story, errand: Option) -> Flow[None]:
    if errand.verb == "exchange":
        yield from exchange(story)
        yield from fit_backpack(story)
    elif errand.verb == "reset-might":
        yield from reset_might(story)
    elif errand.verb == "medic":
        yield from call_medic(story)
    elif errand.verb == "petition":
        yield from petition(story)
    else:
        yield from send_runner(story, errand.verb == "runner-banksmith")


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
        if answer.verb == "no-more":
            return
        refresh_deck(story, Side.COMPANY, answer.what)
        story.tell("refreshed", "OS-3.20.5", answer.what)
