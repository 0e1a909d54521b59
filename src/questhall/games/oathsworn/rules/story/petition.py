"""Petition the Raven Spire (OS-3.7.11): items for marks on the Knockout Track."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...state.story import Story
from .giving_up import gain_items
from .items import draw_items, one_of_each, shuffle_items
from .outfits import can_equip_all


def can_petition(story: Story) -> bool:
    """As long as the company cannot equip all four and a deck has something to give."""
    return bool(_items(story)) and not can_equip_all(story)


def _items(story: Story) -> list[int]:
    """Common Items of this chapter and of earlier ones."""
    found: list[int] = []
    for deck in story.common[: story.chapter.chapter]:
        found += deck
    return found


def petition(story: Story) -> Flow[None]:
    """One item for one mark."""
    story.knockouts += 1
    story.tell("marked", "OS-3.7.11", 1)
    if story.rules.blind_petitions:
        yield from _blindly(story)
    else:
        yield from _by_choice(story)


def _by_choice(story: Story) -> Flow[None]:
    """OS-3.7.12: any of them."""
    options = [Option("petition-for", card) for card in one_of_each(story, _items(story))]
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
