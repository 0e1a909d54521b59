"""Retirement (RULES 9.14)."""

from questhall.kernel.decisions import Decision, Flow, Option

from .creating_characters import create_character
from .discoveries import (
    add_event,
    draw_item_design,
    draw_side_scenario,
    open_class,
    open_envelope,
)
from .event_decks import DECKS
from .events.resolving import read_envelopes
from .leaving import take_leave
from .ledger import Chronicle, Sheet
from .prosperity import gain_prosperity
from .quests.cards import SAW_RETIRE, Deed, PersonalQuest
from .quests.counting import count_deeds, look_at_quest, must_leave, quest_of
from .town import Town, class_at

# GH-9.14.10: the city and road events that come when a class retires for the first time.
EVENTS_AFTER = {
    "brute": 42,
    "tinkerer": 43,
    "spellweaver": 44,
    "scoundrel": 45,
    "cragheart": 46,
    "mindthief": 47,
    "sunkeeper": 48,
    "quartermaster": 49,
    "summoner": 50,
    "nightshroud": 51,
    "plagueherald": 52,
    "berserker": 53,
    "soothsinger": 54,
    "doomstalker": 55,
    "sawbones": 56,
    "elementalist": 57,
    "beast_tyrant": 58,
}


def retire(town: Town) -> Flow[None]:
    """A character whose quest is fulfilled must retire (GH-9.14.1), after its other business in
    town (GH-9.14.2). Its player creates another, who levels up and trades before the party sets
    out (GH-9.14.12)."""
    for sheet in town.sheets:
        look_at_quest(town.ledger, sheet)
    leaving = [seat for seat in range(town.size) if town.sheets[seat].fulfilled]
    for seat in leaving:
        yield from _make_way(town, seat)
    yield from read_envelopes(town)
    town.next_step = "train" if leaving else "leave"


def farewell(town: Town) -> Flow[None]:
    """Before anything else in town, whoever's quest does not let it stay retires."""
    for seat in range(town.size):
        if must_leave(town.ledger, town.sheets[seat]):
            yield from _make_way(town, seat)
    town.next_step = "spoils"


def _make_way(town: Town, seat: int) -> Flow[None]:
    """A character retires, and its player creates another."""
    old = town.sheets[seat]
    who = class_at(old)
    options = [Option("retire", who)]
    yield Decision([seat], "retire", options, "GH-9.14.1", who, always_ask=True)
    _retire(town, seat)
    new = yield from create_character(town, seat, old)
    new.legacy = old.legacy + 1  # GH-9.14.8, GH-9.14.9
    town.sheets[seat] = new
    town.left = [each for each in town.left if each != seat]
    town.prayed = [each for each in town.prayed if each != seat]


def _retire(town: Town, seat: int) -> None:
    ledger = town.ledger
    sheet = town.sheets[seat]
    quest = quest_of(sheet)
    assert quest is not None
    town.tell("retires", "GH-9.14.1", class_at(sheet))
    event = quest.farewell if must_leave(ledger, sheet) else _event_of_class(ledger, sheet)
    take_leave(ledger, sheet)
    gain_prosperity(ledger, 1)  # GH-9.14.4
    _open(town, quest)
    for deck in DECKS if event else ():
        add_event(ledger, deck, event)
    ledger.retired.append(sheet.kind.key)
    for other in town.sheets:
        if other is not sheet:
            count_deeds(ledger, other, [Deed(SAW_RETIRE)])


def _event_of_class(ledger: Chronicle, sheet: Sheet) -> int:
    """Only the first of its class to retire brings it (GH-9.14.10); 0 if there was one before, or
    if none comes with a class of a pack."""
    return 0 if sheet.kind.key in ledger.retired else EVENTS_AFTER.get(sheet.kind.key, 0)


def _open(town: Town, quest: PersonalQuest) -> None:
    """A sealed box or envelope (GH-9.14.5); if it was open already, a random item design and a
    random side scenario (GH-9.14.6)."""
    ledger = town.ledger
    if quest.opens_class:
        sealed = open_class(ledger, quest.opens_class)
    else:
        sealed = open_envelope(ledger, quest.opens_envelope)
    if not sealed:
        draw_item_design(ledger, town.chance)
        draw_side_scenario(ledger, town.chance)
