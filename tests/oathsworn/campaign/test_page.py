"""The page of a campaign, and what is impossible on a company's sheet."""

from collections.abc import Callable

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.faults import faults_in_ledger
from questhall.games.oathsworn.campaign.ledger import OVER, CompanySheet
from questhall.games.oathsworn.campaign.page import page_of
from questhall.games.oathsworn.library.library import library
from tests.marks import rule

from .company import before_encounter, begun, company

ITEMS = library().items


@rule("OS-3.1.4", "OS-3.1.5", "OS-3.11.7")
def test_the_page_shows_the_sheets() -> None:
    ledger = company("warden", "priest+", "ranger", "warbear", chapter=5, difficulty="pilgrim")
    page = page_of(ledger)
    assert (page.chapter, page.chapter_count, page.next) == (5, 6, "story")
    assert (page.story, page.encounter) == ("c05", "hush")
    warden, priest, *_ = page.characters
    assert (warden.kind, warden.level, warden.hp, warden.most_hp) == ("warden", 5, 6, 6)
    assert warden.defense == sum(ITEMS[key].defense for key in warden.items) + 1
    assert len(warden.cards) == 11  # seven at first, two each at levels 2 and 5
    assert priest.companion
    assert priest.defense == sum(ITEMS[key].defense for key in priest.items) + 2 + 1
    assert len(priest.cards) == 4  # sides of two Archetype Cards
    assert sum(warden.might) == sum(sum(ITEMS[key].might) for key in warden.items)


@rule("OS-3.2.5", "OS-1.6.1")
@pytest.mark.parametrize(
    ("marks", "score"), [(0, "legend"), (3, "legend"), (8, "veterans"), (14, "survivors")]
)
def test_the_knockout_track_is_the_score(marks: int, score: str) -> None:
    ledger = begun()
    ledger.knockouts = marks
    assert page_of(ledger).score == score
    ledger.knockouts = 15
    assert page_of(ledger).score == "broken"


@pytest.mark.parametrize("flag", library().campaign.endings)
def test_the_ending_is_shown_when_it_is_over(flag: str) -> None:
    ledger = company(chapter=6)
    ledger.flags = ["oath_heard", flag]
    assert page_of(ledger).ending == ""
    ledger.next = OVER
    assert page_of(ledger).ending == flag


def test_a_fresh_page_is_empty_and_faultless() -> None:
    page = page_of(begun(hardcore=True))
    assert (page.characters, page.iron, page.hardcore) == ([], 12, True)
    assert page.events_left == {"city": 6, "deepwood": 6}
    assert faults_in_ledger(GAME, begun()) == []


def _three_oathsworn(ledger: CompanySheet) -> None:
    ledger.characters.pop()


def _a_class_twice(ledger: CompanySheet) -> None:
    ledger.away = [ledger.characters[0].clone()]


def _an_item_too_often(ledger: CompanySheet) -> None:
    unique = next(item for item in ITEMS.values() if item.unique)
    ledger.backpack = [unique, unique]


def _wrong_armor(ledger: CompanySheet) -> None:
    ranger = ledger.characters[2]
    ranger.items = [item for item in ITEMS.values() if item.kind == "iron"][:1]


def _two_armors(ledger: CompanySheet) -> None:
    warden = ledger.characters[0]
    warden.items = [item for item in ITEMS.values() if item.kind == "iron"][:2]


def _debts(ledger: CompanySheet) -> None:
    ledger.iron = -1


def _a_full_backpack(ledger: CompanySheet) -> None:
    ledger.backpack = [item for item in ITEMS.values() if item.chapter == 1][:13]


def _four_of_a_kind(ledger: CompanySheet) -> None:
    ledger.characters[1].permanent[2] = 4


def _marks_from_nowhere(ledger: CompanySheet) -> None:
    ledger.knockouts += 1


def _a_trait_too_often(ledger: CompanySheet) -> None:
    ledger.traits[3] = 2


def _a_chapter_left_out(ledger: CompanySheet) -> None:
    ledger.chapters.pop(0)


def _locked_cards(ledger: CompanySheet) -> None:
    warden = ledger.characters[0]
    warden.hand = [card for card in warden.kind.cards if card.level == 15]


def _half_fallen(ledger: CompanySheet) -> None:
    ledger.characters[0].fallen = True


def _strange_events(ledger: CompanySheet) -> None:
    ledger.events[0] = ledger.events[1][:]


FAULTS = {
    "3 Oathsworn are in the company": _three_oathsworn,
    "warden is there 2 times": _a_class_twice,
    "is there 2 times": _an_item_too_often,
    "carries what is not for his class": _wrong_armor,
    "carries too much": _two_armors,
    "less than nothing": _debts,
    "13 items are in the backpack": _a_full_backpack,
    "has permanent tokens": _four_of_a_kind,
    "marks belong to no chapter": _marks_from_nowhere,
    "has endurance 2 times": _a_trait_too_often,
    "one after the other": _a_chapter_left_out,
    "not unlocked": _locked_cards,
    "warden has 6 HP": _half_fallen,
    "among the events of the city": _strange_events,
}


@pytest.mark.parametrize("words", FAULTS)
def test_what_is_impossible_is_found(words: str) -> None:
    ledger = before_encounter()
    assert faults_in_ledger(GAME, ledger) == []
    break_it: Callable[[CompanySheet], None] = FAULTS[words]
    break_it(ledger)
    found = faults_in_ledger(GAME, ledger)
    assert any(words in fault for fault in found), found
