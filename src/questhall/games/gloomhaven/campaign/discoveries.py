"""What comes to light: scenarios, designs, classes and envelopes (RULES 8.5, 8.6, 8.8)."""

from questhall.kernel.chance import Chance
from questhall.kernel.packs import in_play

from ..library.scenarios import choice_of
from .event_decks import DECKS
from .ledger import Chronicle
from .prosperity import stock_up

SIDE_SCENARIOS = tuple(range(63, 72))  # the deck of random side scenarios (GH-8.6.1)
RANDOM_DESIGNS = tuple(range(71, 96))  # the deck of random item designs (GH-8.5.1)

# GH-9.14.11: the city and road events that come with a class.
EVENTS_OF_CLASSES = {
    "sunkeeper": 31,
    "quartermaster": 32,
    "summoner": 33,
    "nightshroud": 34,
    "plagueherald": 35,
    "berserker": 36,
    "soothsinger": 37,
    "doomstalker": 38,
    "sawbones": 39,
    "elementalist": 40,
    "beast_tyrant": 41,
}
LOCKED_CLASSES = tuple(EVENTS_OF_CLASSES)

# The sealed envelopes, numbered as their letters are in the alphabet.
ENVELOPES = {"a": 1, "b": 2, "x": 24}


def open_scenario(ledger: Chronicle, number: int) -> None:
    """Its sticker goes on the board (GH-10.1.3)."""
    if number not in ledger.opened and in_play(str(choice_of(number)), ledger.packs):
        ledger.opened.append(number)


def draw_side_scenario(ledger: Chronicle, chance: Chance) -> None:
    """The card is removed and its scenario becomes available (GH-8.6.1); an empty deck gives
    nothing (GH-8.6.2)."""
    if ledger.side_scenarios:
        deck = ledger.side_scenarios
        open_scenario(ledger, deck.pop(chance.below("side-scenarios", len(deck))))


def draw_item_design(ledger: Chronicle, chance: Chance) -> None:
    """All copies of a random item come to the shop (GH-8.5.1); an empty deck gives nothing
    (GH-8.5.2)."""
    if ledger.random_designs:
        deck = ledger.random_designs
        add_item_design(ledger, deck.pop(chance.below("item-designs", len(deck))))


def add_item_design(ledger: Chronicle, number: int) -> None:
    """GH-10.1.6"""
    if number not in ledger.designs:
        ledger.designs.append(number)
    stock_up(ledger)


def open_class(ledger: Chronicle, name: str) -> bool:
    """New characters can be of this class (GH-8.8.2), and its events come into the decks
    (GH-9.14.11). Says whether it was still sealed."""
    if name in ledger.classes:
        return False
    ledger.classes.append(name)
    for deck in DECKS if name in EVENTS_OF_CLASSES else ():
        add_event(ledger, deck, EVENTS_OF_CLASSES[name])
    return True


def add_event(ledger: Chronicle, deck: str, number: int) -> None:
    """GH-8.7.6"""
    ledger.events[deck].add(number)


def open_envelope(ledger: Chronicle, name: str) -> bool:
    """Its contents are read as soon as the players meet. Says whether it was still sealed."""
    if name in ledger.envelopes:
        return False
    ledger.envelopes.append(name)
    ledger.unread.append(name)
    return True
