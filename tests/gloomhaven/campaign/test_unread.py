"""Minds choose without knowing the backs of events."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from questhall.games.gloomhaven.campaign.event_decks import CITY, ROAD, EventDeck
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.kernel.match import Match
from tests.marks import rule
from tests.unread import Reader, chosen

from .party import Outing, party


@contextmanager
def other_backs(match: Match, seed: str) -> Iterator[None]:
    """What either option brings is written beside the other one."""
    cards = [card for deck in event_cards().values() for card in deck.values()]
    for card in cards:
        card.outcomes = {"a": card.outcomes["b"], "b": card.outcomes["a"]}
    try:
        yield
    finally:
        for card in cards:
            card.outcomes = {"a": card.outcomes["b"], "b": card.outcomes["a"]}


def before(deck: str, number: int) -> Match:
    """The party has drawn this event."""
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    ledger.events[deck] = EventDeck()
    ledger.events[deck].shuffled = [number]
    if deck == ROAD:
        ledger.location = 0
        return Outing(ledger, "road:1").match
    outing = Outing(ledger, "town", eventful=True)
    outing.take(0, "draw-event")
    return outing.match


@rule("GH-8.7.1")
@pytest.mark.parametrize("deck", [CITY, ROAD])
def test_a_hint_does_not_know_the_back_of_an_event(deck: str) -> None:
    for number in sorted(event_cards()[deck]):
        match = before(deck, number)
        Reader(other_backs, f"{deck} {number}").compare(match, 0)


@rule("GH-8.7.1")
def test_minds_take_either_option_of_an_event() -> None:
    match = before(CITY, 9)
    advised = {id for number in range(20) for id in chosen(match, 0, str(number))}
    assert advised == {"event-option#a", "event-option#b"}
