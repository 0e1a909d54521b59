"""All event cards, read from content/events/*.yaml."""

from collections.abc import Sequence
from functools import cache, partial

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.language.expressions import Expression
from questhall.kernel.packs import in_play

from ...library.box import Library
from ...library.library import library
from ...library.references import number_printed
from ...words.sentences import heard, sentence, sentences
from ..event_decks import DECKS, ENVELOPE, MOST_EVENTS
from .cards import OPTIONS, EventCard, EventCondition, Outcome
from .checking import check_effects
from .words import CONDITIONS, EFFECTS

OTHERWISE = "otherwise"
MOST_OUTCOMES = 6  # of an option in a pack
MOST_EFFECTS = 8


@cache
def event_cards() -> dict[str, dict[int, EventCard]]:
    """By deck and number; envelopes are a deck of their own."""
    found = read_events(library())
    for card in library().added(EventCard).values():
        found[card.deck][card.number] = card
    return found


def events_of(packs: Sequence[str], deck: str, later: bool = False) -> list[int]:
    """The cards of a deck that packs add, in the beginning or `later`."""
    return [
        card.number
        for card in library().added(EventCard).values()
        if card.deck == deck and in_play(card.key, list(packs)) and (later or not card.later)
    ]


def read_events(box: Library) -> dict[str, dict[int, EventCard]]:
    """Those of the box."""
    with content_folder("questhall.games.gloomhaven") as folder:
        books = {
            deck: read_entry(folder / "events" / f"{deck}.yaml", None, "events")
            for deck in (*DECKS, ENVELOPE)
        }
        return {deck: _deck(box, deck, book) for deck, book in books.items()}


def _deck(box: Library, deck: str, book: Entry) -> dict[int, EventCard]:
    cards: list[EventCard] = []
    if book.text("deck", deck) != deck:
        raise book.fault("deck", f"must be {deck}")
    for entry in book.entries("events"):
        card = EventCard(deck, number_printed(entry, 1, MOST_EVENTS, 0))
        entry.text("id", "")
        card.later = entry.flag("later")
        _read_outcomes(box, entry, card)
        cards.append(card)
    book.finish()
    return {card.number: card for card in cards}


def add_events(box: Library, entry: Entry) -> None:
    """Those of a pack, which say for which deck they are."""
    deck = entry.one_of("deck", DECKS)
    cards = box.added(EventCard)
    for each in entry.entries("events"):
        key = each.name()
        card = EventCard(deck, number_printed(each, 1, MOST_EVENTS, box.numbers["event"][key]))
        if card.number in cards:
            raise each.fault("id", f"two events are called {key!r}")
        card.key = key
        card.later = each.flag("later")
        _read_outcomes(box, each, card)
        cards[card.number] = card
    entry.finish()


def _read_outcomes(box: Library, entry: Entry, card: EventCard) -> None:
    for option in OPTIONS:
        outcomes = entry.entries(option)
        if entry.source.pack and not 1 <= len(outcomes) <= MOST_OUTCOMES:
            raise entry.fault(option, f"must be from 1 to {MOST_OUTCOMES} outcomes")
        card.outcomes[option] = [_outcome(box, each) for each in outcomes]
    entry.finish()


def _outcome(box: Library, entry: Entry) -> Outcome:
    read = heard(entry, box.own, partial(EFFECTS.read, context=box))
    outcome = Outcome(entry.read_each("do", read), sentences(entry, "do", box.own))
    if entry.source.pack:
        check_effects(entry, "do", outcome.effects, box)
        if len(outcome.effects) > MOST_EFFECTS:
            raise entry.fault("do", f"must be at most {MOST_EFFECTS} effects")
    when = entry.text("when", "")
    if when == OTHERWISE:
        outcome.otherwise = True
    elif when:
        outcome.condition = entry.read("when", heard(entry, box.own, partial(_condition, box)))
        outcome.condition_text = sentence(entry, when, box.own)
    outcome.returns = entry.one_of("then", ("return", "remove")) == "return"
    entry.finish()
    return outcome


def _condition(box: Library, expression: Expression) -> EventCondition:
    for each in [*expression.arguments, *expression.named.values()]:
        if expression.word.startswith("pay") and isinstance(each, int) and each < 0:
            raise expression.fault(f"nobody can pay {each}")
    return CONDITIONS.read(expression, box)
