"""Petition the Raven Spire (OS-3.7.11): items for marks on the Knockout Track."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .giving_up import gain_items
from .items import equipment, fits, may_use, one_of_each, shuffle_items


def lacking(story: Story) -> list[int]:
    """What the decks have for somebody whose empty places nothing in the backpack can fill."""
    found: list[int] = []
    for oathsworn in story.standing():
        if _useful(story, oathsworn, story.backpack):
            continue
        for deck in story.common[: story.chapter.chapter]:
            found += _useful(story, oathsworn, deck)
    return one_of_each(story, found)


def _useful(story: Story, oathsworn: Oathsworn, cards: list[int]) -> list[int]:
    """Those that fit beside what he has equipped."""
    worn = equipment(story, oathsworn)
    return [
        card
        for card in cards
        if may_use(oathsworn, story.item(card)) and fits(oathsworn, [*worn, story.item(card)])
    ]


def petition(story: Story) -> Flow[None]:
    """One item of the company's choice (OS-3.7.12) for one mark."""
    options = [Option("petition-for", card) for card in lacking(story)]
    story.mark_information()  # the decks are looked through
    answer = yield Decision(story.everybody(), "petition-what", options, "OS-3.7.11")
    for deck in story.common:
        if answer.what in deck:
            deck.remove(answer.what)
            shuffle_items(story, deck)
    story.knockouts += 1
    story.tell("marked", "OS-3.7.11", 1)
    yield from gain_items(story, [answer.what])
