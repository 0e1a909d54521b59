"""All event cards, read from content/events/*.yaml."""

from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry

from ..event_decks import DECKS, ENVELOPE, MOST_EVENTS
from .cards import OPTIONS, EventCard, Outcome
from .words import CONDITIONS, EFFECTS

OTHERWISE = "otherwise"


@cache
def event_cards() -> dict[str, dict[int, EventCard]]:
    """By deck and number; envelopes are a deck of their own."""
    with content_folder("questhall.games.gloomhaven") as folder:
        books = {
            deck: read_entry(folder / "events" / f"{deck}.yaml") for deck in (*DECKS, ENVELOPE)
        }
        return {deck: _deck(deck, book) for deck, book in books.items()}


def _deck(deck: str, book: Entry) -> dict[int, EventCard]:
    cards = [_card(deck, entry) for entry in book.entries("events")]
    book.finish()
    return {card.number: card for card in cards}


def _card(deck: str, entry: Entry) -> EventCard:
    card = EventCard(deck, entry.number("number", 1, MOST_EVENTS))
    for option in OPTIONS:
        card.outcomes[option] = [_outcome(each) for each in entry.entries(option)]
    entry.finish()
    return card


def _outcome(entry: Entry) -> Outcome:
    outcome = Outcome(entry.read_each("do", EFFECTS.read), entry.words("do"))
    when = entry.text("when", "")
    if when == OTHERWISE:
        outcome.otherwise = True
    elif when:
        outcome.condition = entry.read("when", CONDITIONS.read)
        outcome.condition_text = when
    outcome.returns = entry.one_of("then", ("return", "remove")) == "return"
    entry.finish()
    return outcome
