"""Creating characters (RULES 9.5), and the sheets they get (RULES 8.2, 8.3)."""

from questhall.games.gloomhaven.campaign.discoveries import open_class
from questhall.games.gloomhaven.campaign.page import sheets_of
from questhall.games.gloomhaven.library.library import library
from tests.marks import example, rule

from .party import Outing, begun, offered

LEVEL_5 = 22  # boxes of prosperity


@rule("GH-8.2.1", "GH-9.3.1", "GH-9.5.1")
def test_a_party_is_founded_with_a_sheet_of_its_own() -> None:
    ledger = begun(3)
    assert offered(ledger) == {"found": ""}
    assert (ledger.location, ledger.reputation, ledger.party_achievements) == (0, 0, [])
    ledger = Outing(ledger, "found").finished()
    assert len(ledger.characters) == 3
    assert offered(ledger) == {"road:1": ""}


@rule("GH-1.1.1", "GH-9.5.1")
def test_each_seat_takes_a_class_that_nobody_else_has() -> None:
    outing = Outing(begun(2), "found")
    assert outing.asked(0) == "class GH-1.1.1"
    outing.create(0, "class:brute")
    assert "class:brute" not in outing.offers(1)
    outing.create(1, "class:mindthief")
    assert [sheet.kind.key for sheet in outing.town.sheets] == ["brute", "mindthief"]


@rule("GH-1.1.2", "GH-8.8.1", "GH-8.8.2")
def test_a_class_can_be_chosen_once_its_box_is_open() -> None:
    ledger = begun(2)
    assert "class:sunkeeper" not in Outing(ledger, "found").offers(0)
    assert open_class(ledger, "sunkeeper")
    outing = Outing(ledger, "found")
    assert "class:quartermaster" not in outing.offers(0)
    outing.create(0, "class:sunkeeper")
    assert "class:sunkeeper" not in outing.offers(1)
    outing.create(1, "class:brute")
    assert [sheet.kind.key for sheet in outing.town.sheets] == ["sunkeeper", "brute"]


@rule("GH-1.1.2")
def test_a_party_may_agree_that_all_classes_are_open() -> None:
    ledger = begun(2)
    ledger.options["all_classes"] = True
    assert "class:sunkeeper" in Outing(ledger, "found").offers(0)


@rule("GH-8.3.1", "GH-9.5.2", "GH-9.5.6", "GH-9.5.7", "GH-9.10.2")
def test_a_new_character_of_level_1() -> None:
    outing = Outing(begun(2), "found")
    outing.create(0, "class:brute")
    outing.create(1, "class:tinkerer")
    brute = sheets_of(outing.town.sheets)[0]
    assert (brute.kind, brute.level, brute.xp, brute.gold, brute.checks) == ("brute", 1, 0, 30, 0)
    assert (brute.items, brute.hit_points, brute.hand_limit) == ([], 10, 10)
    assert [perk.taken for perk in brute.perks] == [0] * len(brute.perks)
    cards = {card.key: card.level for card in library().class_named("brute").cards}
    assert sorted(cards[key] for key in brute.pool) == [0, 0, 0] + [1] * 10
    assert [cards[key] for key in brute.hand] == [1] * 10


@example("GH-EX-196")
@rule("GH-9.5.4", "GH-9.5.5", "GH-9.5.6", "GH-9.5.7", "GH-9.15.3")
def test_a_new_character_at_level_4() -> None:
    ledger = begun(2)
    ledger.prosperity = LEVEL_5
    outing = Outing(ledger, "found")
    outing.take(0, "class:brute")
    assert outing.asked(0) == "start-level GH-9.5.4"
    assert outing.offers(0) == [f"start-level#{level}" for level in range(1, 6)]
    outing.create(0, "start-level#4")
    outing.create(1, "class:tinkerer", "start-level#1")
    brute = outing.sheet(0)
    assert (brute.gold, brute.xp) == (75, 150)
    assert set(outing.offers(0)) == {"learn:fatal_advance", "learn:juggernaut"}
    outing.take(0, "learn:juggernaut", "perk:brute-perk-1")
    assert set(outing.offers(0)) == {
        *("learn:fatal_advance", "learn:hook_and_chain", "learn:brute_force"),
    }
    outing.take(0, "learn:fatal_advance", "perk:brute-perk-2")
    assert "learn:devastating_hack" in outing.offers(0)
    outing.take(0, "learn:hook_and_chain", "perk:brute-perk-3")
    assert (brute.level, len(brute.pool), len(brute.perks)) == (4, 13 + 3, 3)
    assert outing.asked(0) == "rise GH-9.15.4"
