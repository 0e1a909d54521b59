"""Of an event a client gets what was read of its card, and the backs of all others stay shut."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.page import TownView
from questhall.games.gloomhaven.speech.books import event_book
from questhall.games.gloomhaven.speech.outcomes import outcome_key, tale_key
from questhall.kernel.text import LANGUAGES, Texts
from tests.marks import rule

from .party import Outing
from .test_events import in_town

CARDS = [card for deck in event_cards().values() for card in deck.values()]


def read(outing: Outing, language: str) -> Texts:
    """What a client knows of events when it has loaded the books of its view."""
    view = GAME.view(outing.town, 0)
    assert isinstance(view, TownView)
    return Texts(language, [GAME.book(book, language) for book in view.books])


@rule("GH-8.7.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_of_an_event_is_read_when_an_option_was_chosen(language: str) -> None:
    outing = in_town(1)
    texts = read(outing, language)
    assert all(texts.has(f"tale-city-01{part}") for part in ("", ".a", ".b"))
    assert not any(texts.has(f"tale-city-01.{place}") for place in ("a0", "b0"))
    assert not texts.has("tale-city-02")
    outing.take(0, "event-option#b")
    texts = read(outing, language)
    assert [texts.has(f"tale-city-01.{place}") for place in ("a0", "b0")] == [False, True]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_an_event_tells_its_outcomes_and_no_others(language: str) -> None:
    known = set(GAME.books())
    for card in CARDS:
        places = [f"{option}{n}" for option, all in card.outcomes.items() for n in range(len(all))]
        assert event_book(card, places) in known
        whole = Texts(language, [GAME.book(event_book(card, places), language)])
        begun = Texts(language, [GAME.book(event_book(card, []), language)])
        for place in places:
            assert whole.has(f"{tale_key(card)}.{place}")
            assert not begun.has(f"{tale_key(card)}.{place}")
            assert not begun.has(outcome_key(card, place))
