"""What everybody sees in town, where nothing is secret."""

from questhall.kernel.games import Why

from ..campaign.buying_and_selling import price, price_change
from ..campaign.events.cards import EventCard
from ..campaign.events.reading import event_cards
from ..campaign.page import EventView, OutcomeView, TownView, sheets_of, shop_of
from ..campaign.prosperity import prosperity_level
from ..campaign.town import ROAD, VISIT, Town
from ..library.library import library
from ..speech.books import EVENTS
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
        event=_event(town) if town.event.number else None,
        books=[EVENTS] if town.place in (VISIT, ROAD) else [],
    )


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
