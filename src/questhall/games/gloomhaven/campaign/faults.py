"""Impossible states of a ledger or a town, described in words."""

from collections import Counter

from questhall.kernel.language.expressions import BadExpression, parse_expression

from ..library.enhancing import faults_of_stickers
from ..library.library import library
from ..library.scenarios import number_in
from ..printed.scenario import FEWEST_CHARACTERS, MOST_CHARACTERS, SCENARIOS
from ..scenarios.words.rules import start_effect
from ..setup.characters import wearable
from .discoveries import ENVELOPES, SIDE_SCENARIOS
from .event_decks import DECKS, cards_in_box
from .events.reading import event_cards, events_of
from .events.words import EFFECTS
from .ledger import Chronicle, Sheet
from .levelling_up import LEAST_XP, MOST_CHECKS, perks_due
from .prosperity import MOST_BOXES, in_shop, owned
from .quests.counting import quest_of
from .quests.reading import personal_quests
from .reputation import FARTHEST_REPUTATION
from .town import Town

MOST_IN_AN_OMEN = 10
LONGEST_OFFER = 40
MOST_LEGACIES = 100


def faults_in_ledger(ledger: Chronicle) -> list[str]:
    """A party is complete or not yet founded."""
    if not FEWEST_CHARACTERS <= ledger.size <= MOST_CHARACTERS:
        return [f"a party of {ledger.size}"]
    if ledger.characters and len(ledger.characters) < ledger.size:
        return [f"{len(ledger.characters)} characters are in a party of {ledger.size}"]
    return faults_between_scenarios(ledger)


def faults_between_scenarios(ledger: Chronicle) -> list[str]:
    """Those of a ledger that is being written: some characters may still be missing."""
    found: list[str] = []
    for sheet in _everybody(ledger):
        found += faults_on_sheet(sheet)
    if len(ledger.characters) > ledger.size:
        found.append(f"{len(ledger.characters)} characters are in a party of {ledger.size}")
    if abs(ledger.reputation) > FARTHEST_REPUTATION:  # GH-9.3.1
        found.append(f"the reputation is {ledger.reputation}")
    found += [
        f"the reputation of a party is {party.reputation}"
        for party in ledger.parties
        if abs(party.reputation) > FARTHEST_REPUTATION
    ]
    if not 0 <= ledger.prosperity <= MOST_BOXES:
        found.append(f"the prosperity is {ledger.prosperity}")
    found += [*_calendar(ledger), *_doubled(ledger)]
    found += [*_items(ledger), *_board(ledger), *_decks(ledger)]
    return [*found, *_unreadable(ledger), *_stickers(ledger)]


def _calendar(ledger: Chronicle) -> list[str]:
    """What was played was once offered: by its kind, and by the number of a scenario."""
    found: list[str] = []
    for line in ledger.evenings:
        kind, _, number = line.what.partition(":")
        known = not number or (number.isdecimal() and len(number) < 4 and number.isascii())
        known = known or number_in(line.what) > SCENARIOS
        if not kind.isidentifier() or not known or len(kind) > LONGEST_OFFER:
            found.append(f"{line.what[:LONGEST_OFFER]!r} was never offered")
    return found


def _everybody(ledger: Chronicle) -> list[Sheet]:
    """Those who rest included."""
    others = [sheet for party in ledger.parties for sheet in [*party.characters, *party.home]]
    return [*ledger.characters, *ledger.home, *others]


def _doubled(ledger: Chronicle) -> list[str]:
    lists: list[list[object]] = [
        [sheet.kind.key for sheet in [*ledger.characters, *ledger.home]],
        list(ledger.opened),
        list(ledger.done),
        list(ledger.treasures),
        list(ledger.party_achievements),
        list(ledger.envelopes),
        list(ledger.unread),
        [*ledger.quests, *(sheet.quest for sheet in _everybody(ledger) if sheet.quest)],
    ]
    return [
        f"{thing!r} is there {times} times"
        for each in lists
        for thing, times in Counter(each).items()
        if times > 1
    ]


def _items(ledger: Chronicle) -> list[str]:
    """Every copy is in the shop, with a character or in the supply (GH-9.7.9)."""
    found: list[str] = []
    for item in library().items:
        known = ledger.stock.get(item.key, 0) + owned(ledger, item)
        if known > item.copies or (in_shop(ledger, item) and known != item.copies):
            found.append(f"of {item.copies} copies of {item.key} {known} are there")
    unknown = set(ledger.stock) - {item.key for item in library().items}
    return found + [f"the shop sells {name!r}" for name in sorted(unknown)]


def _board(ledger: Chronicle) -> list[str]:
    found = [
        f"scenario {number} is done and was never open"
        for number in ledger.done
        if number not in ledger.opened
    ]
    found += [
        f"the card of side scenario {number} is lost or doubled"
        for number in SIDE_SCENARIOS
        if (number in ledger.opened) + ledger.side_scenarios.count(number) != 1
    ]
    return found + [
        f"there is no quest {name!r}" for name in ledger.quests if name not in personal_quests()
    ]


def _decks(ledger: Chronicle) -> list[str]:
    """Event cards that are not in the box, or there twice."""
    found = [f"there is no deck {name!r}" for name in ledger.events if name not in DECKS]
    for name in DECKS:
        deck = ledger.events.get(name)
        cards = [] if deck is None else [*deck.shuffled, *deck.under]
        known = {*cards_in_box(name), *events_of(ledger.packs, name, later=True)}
        odd = [card for card in cards if card not in known or cards.count(card) > 1]
        found += [f"card {card} cannot lie in the {name} deck" for card in sorted(set(odd))]
    return found


def _stickers(ledger: Chronicle) -> list[str]:
    """GH-9.13.13"""
    cards = {card.key: card for kind in library().classes for card in kind.cards}
    found = [f"there is no card {name!r}" for name in ledger.enhancements if name not in cards]
    for name, stuck in ledger.enhancements.items():
        if name in cards:
            found += faults_of_stickers(cards[name], stuck)
    return found


def _unreadable(ledger: Chronicle) -> list[str]:
    """What waits for the next scenario or the next meeting must mean something."""
    found: list[str] = []
    if ledger.destination and ledger.destination not in ledger.opened:
        found.append(f"the party travels to scenario {ledger.destination}")
    for sheet in _everybody(ledger):
        found += [text for each in sheet.omens for text in faults_in_omen(each)]
    found += [
        f"there is no envelope {name!r}" for name in ledger.envelopes if name not in ENVELOPES
    ]
    found += [
        f"envelope {name!r} is unread and was never open"
        for name in ledger.unread
        if name not in ledger.envelopes
    ]
    for text in ledger.rewards_due:
        try:
            EFFECTS.read(parse_expression(text), library())
        except BadExpression:
            found.append(f"{text!r} is no reward")
    return found


def faults_in_omen(text: str) -> list[str]:
    """A start effect from elsewhere must be one, and small."""
    try:
        effect = parse_expression(text)
        start_effect(text)
    except BadExpression:
        return [f"{text!r} is no start effect"]
    amounts = [each for each in effect.arguments if isinstance(each, int)]
    return [f"{text!r} is too much" for each in amounts if not 0 <= each <= MOST_IN_AN_OMEN]


def faults_on_sheet(sheet: Sheet) -> list[str]:
    """Everything that is impossible on a character sheet."""
    name = sheet.kind.key
    found: list[str] = []
    if not 1 <= sheet.level <= len(LEAST_XP) or sheet.xp < LEAST_XP[sheet.level - 1]:
        found.append(f"{name} has {sheet.xp} experience at level {sheet.level}")
    if sheet.gold < 0:
        found.append(f"{name} owes gold")
    if not 0 <= sheet.checks <= MOST_CHECKS:  # GH-9.9.4
        found.append(f"{name} has {sheet.checks} checks")
    return found or [*_perks(sheet), *_cards(sheet), *_belongings(sheet), *_quest(sheet)]


def _perks(sheet: Sheet) -> list[str]:
    """GH-9.8.4"""
    name = sheet.kind.key
    found: list[str] = []
    if perks_due(sheet) < 0:
        found.append(f"{name} has {len(sheet.perks)} perks")
    for place, taken in Counter(sheet.perks).items():
        known = 0 <= place < len(sheet.kind.perks)
        if not known or taken > sheet.kind.perks[place].boxes:
            found.append(f"{name} has perk {place} {taken} times")
    return found


def _cards(sheet: Sheet) -> list[str]:
    """GH-9.5.2, GH-9.8.2, GH-9.10.1"""
    name = sheet.kind.key
    first = [card for card in sheet.kind.cards if card.level <= 1]
    learnt = [card for card in sheet.pool if card.level > 1]
    found: list[str] = []
    if len(set(sheet.pool)) != len(sheet.pool) or not set(first) <= set(sheet.pool):
        found.append(f"the pool of {name} is not whole")
    if not set(sheet.pool) <= set(sheet.kind.cards):
        found.append(f"{name} knows cards of another class")
    if len(learnt) > sheet.level - 1:
        found.append(f"{name} has learnt {len(learnt)} cards by level {sheet.level}")
    if len(set(sheet.hand)) != sheet.kind.hand or not set(sheet.hand) <= set(sheet.pool):
        found.append(f"the hand of {name} has {len(sheet.hand)} cards")
    return found


def _quest(sheet: Sheet) -> list[str]:
    """GH-8.4.1, GH-9.14.8"""
    name = sheet.kind.key
    found = [f"{name} counts {key!r}" for key, count in sheet.progress.items() if count < 0]
    if sheet.quest and quest_of(sheet) is None:
        found.append(f"there is no quest {sheet.quest!r}")
    if sheet.fulfilled and not sheet.quest:
        found.append(f"{name} retires without a quest")
    if not 0 <= sheet.legacy <= MOST_LEGACIES:
        found.append(f"{name} has {sheet.legacy} perks of earlier characters")
    return found


def _belongings(sheet: Sheet) -> list[str]:
    """GH-9.7.8, GH-1.3.4"""
    name = sheet.kind.key
    found: list[str] = []
    if len(set(sheet.items)) != len(sheet.items):
        found.append(f"{name} owns an item twice")
    if not set(sheet.equipped) <= set(sheet.items):
        found.append(f"{name} wears what it does not own")
    if len(wearable(sheet.equipped, sheet.level)) != len(sheet.equipped):
        found.append(f"{name} wears too much")
    return found


def faults_in_town(town: Town) -> list[str]:
    event = town.event
    known = not event.deck or event.number in event_cards().get(event.deck, {})
    found = [] if known else [f"there is no event {event.number} in the deck {event.deck!r}"]
    return found + faults_between_scenarios(town.ledger)
