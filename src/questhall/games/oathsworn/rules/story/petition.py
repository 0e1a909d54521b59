"""Petition the Raven Spire (OS-3.7.11): items for marks on the Knockout Track."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from ..equipment import fits, may_use
from .giving_up import gain_items
from .items import draw_items, equipment, one_of_each, shuffle_items


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
    board = oathsworn.board
    return [
        card
        for card in cards
        if may_use(board, story.item(card)) and fits(board, [*worn, story.item(card)])
    ]


def petition(story: Story) -> Flow[None]:
    """One item for one mark."""
    story.knockouts += 1
    story.tell("marked", "OS-3.7.11", 1)
    if story.rules.blind_petitions:
        yield from _blindly(story)
    else:
        yield from _by_choice(story)


def _by_choice(story: Story) -> Flow[None]:
    """OS-3.7.12"""
    options = [Option("petition-for", card) for card in lacking(story)]
    story.mark_information()  # the decks are looked through
    answer = yield Decision(story.everybody(), "petition-what", options, "OS-3.7.11")
    for deck in story.common:
        if answer.what in deck:
            deck.remove(answer.what)
            shuffle_items(story, deck)
    yield from gain_items(story, [answer.what])


def _blindly(story: Story) -> Flow[None]:
    """OS-3.7.12, by agreement: from the deck of a chapter that the company names."""
    decks = story.common[: story.chapter.chapter]
    options = [Option("deck-of-chapter", n + 1) for n, deck in enumerate(decks) if deck]
    answer = yield Decision(story.everybody(), "petition-what", options, "OS-3.7.11")
    yield from gain_items(story, draw_items(story, decks[answer.what - 1], 1))
