"""What everybody sees in town, where nothing is secret."""

from questhall.kernel.games import Why
from questhall.kernel.packs import in_play

from ..campaign.buying_and_selling import price, price_change
from ..campaign.enhancing import ACHIEVEMENT
from ..campaign.events.cards import EventCard
from ..campaign.events.reading import event_cards
from ..campaign.ledger import Chronicle
from ..campaign.page import (
    DotView,
    EventView,
    OutcomeView,
    QuestView,
    TownView,
    books_of,
    quest_view,
    sheets_of,
    shop_of,
)
from ..campaign.prosperity import prosperity_level
from ..campaign.quests.reading import personal_quests
from ..campaign.town import FOUNDING, ROSTER, Town
from ..library.enhancing import Dot, dots_of
from ..library.library import library
from ..speech.books import event_book
from ..speech.kinds import dot_message
from ..speech.outcomes import outcome_key, tale_key


def view(town: Town) -> TownView:
    return TownView(
        place=town.place,
        step=town.next_step,
        size=town.size,
        sheets=sheets_of(town.sheets),
        prosperity=town.ledger.prosperity,
        prosperity_level=prosperity_level(town.ledger.prosperity),
        reputation=town.ledger.reputation,
        price_change=price_change(town.ledger.reputation),
        shop=shop_of(town.ledger.stock, town.ledger.reputation),
        left=town.left[:],
        results=town.results[:],
        donated=town.ledger.donated,
        enhancements=town.ledger.enhancements,
        enhances=ACHIEVEMENT in town.ledger.global_achievements,
        dots=_dots(town) if town.next_step == "enhance" else {},
        quests=_quests(town.ledger) if _creates_characters(town) else [],
        opened=[*town.ledger.classes, *town.ledger.envelopes],
        home=sheets_of(town.ledger.home) if town.place == ROSTER else [],
        event=_event(town) if town.event.number else None,
        books=[*books_of(town.ledger), *_event_books(town)],
    )


def _creates_characters(town: Town) -> bool:
    """Founders, newcomers, and those who come after others who retire or died."""
    if town.place in (FOUNDING, ROSTER) or town.next_step == "retire":
        return True
    return any(sheet.dead for sheet in town.sheets)


def _event_books(town: Town) -> list[str]:
    """What was read of the card: of its outcomes only those that applied (GH-8.7.3)."""
    event = town.event
    if not event.number:
        return []
    return [event_book(event_cards()[event.deck][event.number], event.came)]


def _quests(ledger: Chronicle) -> list[QuestView]:
    quests = [each for each in personal_quests().values() if in_play(each.key, ledger.packs)]
    return [quest_view(quest) for quest in quests]


def _dots(town: Town) -> dict[str, list[DotView]]:
    """Of cards without dots there is nothing to tell."""
    known = [card for sheet in town.sheets for card in sheet.pool]
    found = {card.key: [_dot(dot) for dot in dots_of(card)] for card in known}
    return {card: dots for card, dots in found.items() if dots}


def _dot(dot: Dot) -> DotView:
    return DotView(dot.name, dot.shape, dot_message(dot.line))


def _event(town: Town) -> EventView:
    """Only the outcomes that applied are read (GH-8.7.3)."""
    event = town.event
    card = event_cards()[event.deck][event.number]
    story = tale_key(card)
    return EventView(
        deck=event.deck,
        number=event.number,
        story=story,
        option=event.option,
        outcomes=[
            OutcomeView(f"{story}.{place}", outcome_key(card, place) if _does(card, place) else "")
            for place in event.came
        ],
    )


def _does(card: EventCard, place: str) -> bool:
    return bool(card.outcomes[place[0]][int(place[1:])].texts)


def why_not(town: Town, seat: int, thing: str) -> Why | None:
    """Why the character at this seat cannot buy an item that the shop shows."""
    kind, _, key = thing.partition(":")
    if kind != "goods" or town.next_step != "market" or seat >= len(town.sheets):
        return None
    sheet = town.sheets[seat]
    for item in library().items:
        if item.key != key or key not in town.ledger.stock:
            continue
        if item in sheet.items:
            return Why("GH-9.7.8", "why-owned")
        if town.ledger.stock[key] == 0:
            return Why("GH-9.7.9", "why-sold-out")
        if price(item, town.ledger.reputation) > sheet.gold:
            return Why("GH-9.7.2", "why-too-poor")
    return None
