"""Which texts a client loads when: of an event that was drawn what was read of it, and no more."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.text import messages_in

from ..campaign.board import board
from ..campaign.events.cards import EventCard
from ..campaign.events.reading import event_cards
from ..campaign.page import CAMPAIGN, FINDS, RECORD, class_book
from ..campaign.town_records import PAGES
from ..library.library import library
from ..library.scenarios import is_scenario, scenario, scenario_called
from ..printed.cards import ClassDef
from ..printed.scenario import EVERYTHING, ScenarioDef, book_of, printed_as
from .outcomes import outcome_key, tale_key

OF_A_CAMPAIGN = ("quest-", "dot-")
OF_EVENTS = ("tale-", "outcome-")
# How outcomes are put into words; the book has them ready made.
OF_WORDS = ("start-", "when-", "reward-", "penalty-", "chest-")
# How cards and items are put into words; the catalogue has them ready made.
OF_CARDS = ("word-", "rider-", "gives-", "window-", "role-")
SCENARIO = "scenario-"
OUTRO = "outro"
DUNGEON = "dungeon-"  # names of rooms, in the books of scenarios that draw them

_KEY = re.compile(r"[\w-]+")
_ATTRIBUTE = re.compile(r"^    \.([\w-]+) =.*\n?", re.MULTILINE)


def books() -> list[str]:
    """The books by name: locked classes have one of the class and one of its cards, scenarios one
    of their beginning and one of each end, pages of the Town Records one each, and so has every
    event, for each way in which it can come out."""
    classes = [kind for kind in library().classes if kind.locked]
    locked = [book for kind in classes for book in (class_book(kind), kind.key)]
    records = [f"{RECORD}{page}" for page in range(1, len(PAGES) + 1)]
    scenarios = [printed_as(number) for number in EVERYTHING]
    scenarios += [each.id for each in library().scenarios.values()]
    return [CAMPAIGN, FINDS, *records, *locked, *scenarios, *_endings_of_scenarios(), *_events()]


def end_of(chosen: ScenarioDef, conclusion: str = "") -> str:
    """The book of a scenario that was won, with what is told then."""
    return f"{book_of(chosen)}-{outro_of(conclusion)}"


def outro_of(conclusion: str) -> str:
    return f"{OUTRO}-{conclusion}" if conclusion else OUTRO


@cache
def _endings_of_scenarios() -> dict[str, tuple[str, str]]:
    """Each such book with the text of its scenario and the attribute that it adds."""
    found: dict[str, tuple[str, str]] = {}
    for number in (*EVERYTHING, *library().scenarios):
        chosen = scenario(number)
        key = message("scenario", chosen.id)
        others = board()[number].conclusions if number in board() else {}
        for conclusion in ("", *others):
            found[end_of(chosen, conclusion)] = (key, outro_of(conclusion))
    return found


def event_book(card: EventCard, came: list[str]) -> str:
    """The book of an event of which these outcomes were read: `city-01`, `city-01-a0`."""
    return "-".join([card.id, *sorted(came)])


@cache
def _events() -> dict[str, tuple[EventCard, list[str]]]:
    """Each book of an event with its card and the outcomes that it tells."""
    cards = [card for deck in event_cards().values() for card in deck.values()]
    told = [(card, list(came)) for card in cards for came in _endings(card)]
    return {event_book(card, came): (card, came) for card, came in told}


def _endings(card: EventCard) -> Iterator[tuple[str, ...]]:
    places = [
        f"{option}{place}"
        for option, outcomes in card.outcomes.items()
        for place in range(len(outcomes))
    ]
    for count in range(len(places) + 1):
        yield from combinations(places, count)


def every_table(sources: list[str]) -> list[str]:
    """What is said at all tables. Of scenarios these are the names."""
    unsaid = (DUNGEON, RECORD, *OF_WORDS, *OF_EVENTS, *OF_A_CAMPAIGN)
    sealed = [kind for kind in library().classes if kind.locked]
    locked = {key for kind in sealed for key in _keys_of(kind) | _keys_of_perks(kind)}
    locked |= _keys_of_finds()
    return [
        _ATTRIBUTE.sub("", each) if each.startswith(SCENARIO) else each
        for each in _messages(sources)
        if not each.startswith(unsaid)
        and not each.startswith(OF_CARDS)
        and _key(each) not in locked
    ]


def book(name: str, sources: list[str]) -> str:
    """An event; personal quests and dots; a page of the Town Records; items that are found; a
    locked class; a scenario."""
    if name in _events():
        return _event(*_events()[name], sources)
    if name in _endings_of_scenarios():
        return _ending(*_endings_of_scenarios()[name], sources)
    found = [_begun(each) for each in _messages(sources) if _is_in(name, each)]
    return "".join([f"{each.rstrip()}\n" for each in found])


def _begun(text: str) -> str:
    """Of a scenario what is told before it is won."""
    return _without_ends(text) if text.startswith(SCENARIO) else text


def _without_ends(text: str, told: str = "") -> str:
    """With the end that is told."""
    return _ATTRIBUTE.sub(
        lambda line: line[0] if line[1] == told or not line[1].startswith(OUTRO) else "", text
    )


def _ending(key: str, told: str, sources: list[str]) -> str:
    found = [each for each in _messages(sources) if _key(each) == key]
    return "".join([f"{_without_ends(each, told).rstrip()}\n" for each in found])


def _is_in(name: str, text: str) -> bool:
    if name == CAMPAIGN:
        return text.startswith(OF_A_CAMPAIGN)
    if name.startswith(RECORD):
        return _key(text) == name
    if name == FINDS:
        return _key(text) in _keys_of_finds()
    for kind in library().classes:
        if kind.key == name:
            return _key(text) in _keys_of(kind)
        if class_book(kind) == name:
            return _key(text) in _keys_of_perks(kind)
    if is_scenario(name):
        chosen = scenario_called(name)
        drawn = chosen.plan is not None and text.startswith(DUNGEON)
        return drawn or _key(text) == message("scenario", chosen.id)
    return False


def _event(card: EventCard, came: list[str], sources: list[str]) -> str:
    """Its story, both options, and what came of it (GH-8.7.3)."""
    read = {"a", "b", *came}
    outcomes = {outcome_key(card, place) for place in came}
    found: list[str] = []
    for each in _messages(sources):
        if _key(each) == tale_key(card):
            found.append(_ATTRIBUTE.sub(lambda line: line[0] if line[1] in read else "", each))
        elif _key(each) in outcomes:
            found.append(each)
    return "".join([f"{each.rstrip()}\n" for each in found])


def _messages(sources: list[str]) -> list[str]:
    return [each for source in sources for each in messages_in(source)]


def _key(text: str) -> str:
    found = _KEY.match(text)
    return found[0] if found else ""


def _keys_of_perks(kind: ClassDef) -> set[str]:
    return {dashed(perk.key) for perk in kind.perks}


def _keys_of(kind: ClassDef) -> set[str]:
    """The names of its cards, creatures and modifier cards."""
    cards = [message("card", card.key) for card in [*kind.cards, *kind.supplies]]
    creatures = [message("summon", creature.key) for creature in kind.summons]
    added = [message("modifier", card.key) for perk in kind.perks for card in perk.added]
    return {*cards, *creatures, *added}


@cache
def _keys_of_finds() -> set[str]:
    """The names of items that are found, and of their creatures."""
    finds = [item for item in library().items if item.is_find]
    creatures = [message("summon", each.key) for item in finds for each in item.creatures]
    return {*[message("item", item.key) for item in finds], *creatures}
