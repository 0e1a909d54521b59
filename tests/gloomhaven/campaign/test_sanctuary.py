"""Donations, and the special conditions of a campaign (RULES 9.12, 11)."""

import pytest

from questhall.games.gloomhaven.campaign.discoveries import open_class, open_envelope
from questhall.games.gloomhaven.campaign.special_conditions import check_conditions
from tests.marks import rule

from .party import Outing, party


def at_the_sanctuary(*gold: int) -> Outing:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    for sheet, coins in zip(ledger.characters, gold, strict=True):
        sheet.gold = coins
    outing = Outing(ledger, "town")
    for seat in (0, 1):
        if outing.offers(seat):
            outing.take(seat, "leave-market")
    return outing


@rule("GH-9.12.1", "GH-9.12.2", "GH-9.4.1")
def test_a_donation_brings_two_blessings() -> None:
    outing = at_the_sanctuary(30, 10)
    assert outing.asked(0) == outing.asked(1) == "sanctuary GH-9.12.1"
    outing.take(1, "donate:p1")
    assert outing.asked(1) == ""
    outing.take(0, "keep-gold")
    after = outing.finished()
    assert [sheet.gold for sheet in after.characters] == [30, 0]
    assert after.donated == 10
    assert [sheet.omens for sheet in after.characters] == [[], ["condition(bless)"] * 2]


@rule("GH-9.12.1")
def test_who_has_too_little_gold_is_not_asked() -> None:
    outing = at_the_sanctuary(9, 10)
    assert (outing.asked(0), outing.asked(1)) == ("", "sanctuary GH-9.12.1")


@rule("GH-9.12.3", "GH-11.1.3", "GH-8.8.1")
def test_the_tenth_donation_opens_an_envelope() -> None:
    outing = at_the_sanctuary(10, 0)
    outing.town.ledger.donated = 90
    outing.take(0, "donate:p0")
    assert outing.finished().envelopes == ["b"]


@rule("GH-11.1.1", "GH-11.1.2", "GH-11.1.4", "GH-11.1.6")
@pytest.mark.parametrize(
    ("reputation", "classes"), [(9, []), (10, ["sunkeeper"]), (-10, ["nightshroud"])]
)
def test_reputation_opens_a_class(reputation: int, classes: list[str]) -> None:
    ledger = party("brute", "tinkerer")
    ledger.reputation = reputation
    check_conditions(ledger)
    check_conditions(ledger)
    assert ledger.classes == classes


@rule("GH-11.1.1", "GH-11.1.2", "GH-11.1.5", "GH-11.1.7")
def test_conditions_come_true_once() -> None:
    ledger = party("brute", "tinkerer")
    ledger.global_achievements = ["ancient_technology"] * 5
    ledger.party_achievements = ["the_drakes_command", "the_drakes_treasure"]
    ledger.reputation = 20
    check_conditions(ledger)
    assert ledger.envelopes == ["a"]
    assert ledger.global_achievements[-1] == "the_drake_aided"
    ledger.reputation = -20
    check_conditions(ledger)
    check_conditions(ledger)
    assert ledger.conditions_met == [
        *("technology", "drake", "respected", "revered", "feared", "hated"),
    ]
    assert ledger.global_achievements.count("the_drake_aided") == 1


@rule("GH-8.8.1", "GH-8.8.2", "GH-9.14.11")
def test_a_box_is_opened_once() -> None:
    ledger = party("brute", "tinkerer")
    assert open_class(ledger, "sunkeeper")
    assert not open_class(ledger, "sunkeeper")
    assert open_envelope(ledger, "x")
    assert not open_envelope(ledger, "x")
