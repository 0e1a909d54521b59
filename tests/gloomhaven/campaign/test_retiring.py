"""Retirement (RULES 9.14): what a character leaves behind, and who comes after it."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.levelling_up import perks_due
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.campaign.retiring import EVENTS_AFTER
from questhall.games.gloomhaven.library.library import library
from questhall.kernel.phrases import say_event
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, give, item, party

GEAR = (
    "iron_helmet",
    "leather_armor",
    "boots_of_striding",
    "minor_healing_potion",
    "minor_stamina_potion",
)


def rich_party() -> Chronicle:
    """A Brute who has the 200 gold of its quest, and a Tinkerer who wants to see two retire."""
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    for sheet, quest in zip(ledger.characters, ("greed_is_good", "a_helping_hand"), strict=True):
        sheet.quest = quest
        ledger.quests.remove(quest)
    ledger.characters[0].gold = 264
    return ledger


def to_farewell(ledger: Chronicle) -> Outing:
    """Through the town to the point where the Brute retires."""
    outing = Outing(ledger, "town")
    outing.all_take("leave-market")
    outing.take(0, "keep-gold")
    outing.take(1, "keep-gold")
    return outing


@rule("GH-9.14.1", "GH-9.14.2", "GH-9.4.1")
def test_a_character_whose_quest_is_fulfilled_retires_after_its_business_in_town() -> None:
    outing = Outing(rich_party(), "town")
    assert outing.asked(0) == "market GH-9.7.1"
    outing.all_take("leave-market")
    outing.all_take("keep-gold")
    assert outing.asked(0) == "retire GH-9.14.1"
    assert outing.offers(0) == ["retire:brute"]


@rule("GH-9.14.1")
def test_who_spends_the_gold_again_stays() -> None:
    ledger = rich_party()
    ledger.characters[0].gold = 205
    outing = Outing(ledger, "town")
    outing.take(0, "buy:iron_helmet", "leave-market")
    outing.take(1, "leave-market")
    outing.all_take("keep-gold")
    assert outing.town.next_step == "leave"


@example("GH-EX-201")
@rule("GH-9.14.3", "GH-9.14.4", "GH-9.14.6", "GH-9.14.7", "GH-9.7.6")
def test_what_a_character_leaves_behind() -> None:
    ledger = rich_party()
    ledger.classes = ["quartermaster"]
    give(ledger, 0, *GEAR)
    stock = dict(ledger.stock)
    outing = to_farewell(ledger)
    outing.take(0, "retire:brute")
    after = outing.town.ledger
    assert {key: after.stock[key] - stock[key] for key in GEAR} == dict.fromkeys(GEAR, 1)
    assert after.prosperity == 1
    assert (len(after.random_designs), len(after.designs)) == (24, 1)
    assert len(after.side_scenarios) == 8
    assert "greed_is_good" not in after.quests
    assert after.retired == ["brute"]


@rule("GH-9.14.3", "GH-9.7.6")
def test_an_item_that_the_shop_did_not_sell_comes_to_the_shop() -> None:
    ledger = rich_party()
    cloak = next(each for each in library().items if each.prosperity == 9)
    give(ledger, 0, cloak.key)
    outing = to_farewell(ledger)
    outing.take(0, "retire:brute")
    assert outing.town.ledger.stock[cloak.key] == 1
    assert CAMPAIGNS.faults(outing.finished()) == []


@rule("GH-9.14.5", "GH-9.14.11", "GH-8.8.1")
def test_the_quest_opens_a_sealed_class() -> None:
    outing = to_farewell(rich_party())
    outing.take(0, "retire:brute")
    after = outing.town.ledger
    assert after.classes == ["quartermaster"]
    assert (len(after.random_designs), len(after.side_scenarios)) == (25, 9)


@rule("GH-9.14.5")
def test_a_quest_may_open_an_envelope() -> None:
    ledger = rich_party()
    sheet = ledger.characters[0]
    sheet.quest = "vengeance"
    ledger.quests = [name for name in ledger.quests if name != "vengeance"]
    sheet.progress = {f"0 {number}": 1 for number in (8, 11, 12, 18)}
    ledger.opened += [57, 58]
    ledger.done = [57, 58]
    outing = to_farewell(ledger)
    outing.take(0, "retire:brute")
    assert outing.town.ledger.envelopes == ["x"]


@rule("GH-9.14.10")
def test_the_first_of_a_class_to_retire_brings_events() -> None:
    outing = to_farewell(rich_party())
    decks = outing.town.ledger.events
    assert all(42 not in deck.shuffled for deck in decks.values())
    outing.take(0, "retire:brute")
    assert all(42 in deck.shuffled for deck in outing.town.ledger.events.values())
    again = rich_party()
    again.retired = ["brute"]
    outing = to_farewell(again)
    outing.take(0, "retire:brute")
    assert all(42 not in deck.shuffled for deck in outing.town.ledger.events.values())
    assert len(EVENTS_AFTER) == 17


@rule("GH-9.14.12", "GH-9.5.1")
def test_a_new_character_comes_and_trades_before_the_party_sets_out() -> None:
    outing = to_farewell(rich_party())
    outing.take(0, "retire:brute")
    assert outing.asked(0) == "class GH-1.1.1"
    assert "class:brute" in outing.offers(0)
    assert "class:tinkerer" not in outing.offers(0)
    outing.create(0, "class:scoundrel")
    new = outing.sheet(0)
    assert (new.kind.key, new.level, new.gold, new.items) == ("scoundrel", 1, 30, [])
    assert new.quest
    assert new.quest != "greed_is_good"
    outing.take(0, "perk:scoundrel-perk-1")
    assert outing.asked(0) == "market GH-9.7.1"
    assert outing.asked(1) == ""
    outing.take(0, "buy:leather_armor", "leave-market")
    assert outing.asked(0) == "sanctuary GH-9.12.1" or outing.town.next_step == "leave"
    after = outing.finished()
    assert item("leather_armor") in after.characters[0].items
    assert CAMPAIGNS.faults(after) == []


@example("GH-EX-29")
@rule("GH-9.14.8", "GH-9.14.9", "GH-9.5.8")
def test_perks_of_retired_characters_add_up_for_their_player_alone() -> None:
    ledger = rich_party()
    ledger.characters[0].legacy = 1
    ledger.characters[0].perks = [0]
    outing = to_farewell(ledger)
    outing.take(0, "retire:brute")
    outing.create(0, "class:mindthief")
    new = outing.sheet(0)
    assert (new.legacy, perks_due(new)) == (2, 2)
    outing.take(0, "perk:mindthief-perk-1", "perk:mindthief-perk-2")
    assert (perks_due(new), outing.sheet(1).legacy) == (0, 0)
    assert page_of(outing.town.ledger).characters[0].legacy == 2


def test_a_perk_without_a_free_box_is_not_asked_for() -> None:
    sheet = party("brute", "tinkerer").characters[0]
    sheet.level, sheet.checks, sheet.legacy = 9, 18, 5
    sheet.perks = [place for place, perk in enumerate(sheet.kind.perks) for _ in range(perk.boxes)]
    assert (len(sheet.perks), perks_due(sheet)) == (15, 0)


def test_others_see_it_and_their_quest_counts_it() -> None:
    outing = to_farewell(rich_party())
    outing.take(0, "retire:brute")
    quest = page_of(outing.town.ledger).characters[1].quest
    assert quest is not None
    assert (quest.counts[0].count, quest.counts[0].least) == (1, 2)


def test_what_a_character_did_is_told_of_it_when_it_has_left() -> None:
    ledger = rich_party()
    ledger.characters[0].xp = 45
    outing = Outing(ledger, "town")
    while outing.asked(0) != "market GH-9.7.1":
        outing.take(0, outing.offers(0)[-1])
    outing.take(0, "buy:iron_helmet")
    learnt = outing.sheet(0).pool[-1]
    before = told(outing)
    outing.all_take("leave-market")
    outing.all_take("keep-gold")
    outing.take(0, "retire:brute")
    outing.create(0, "class:scoundrel")
    assert told(outing)[: len(before)] == before
    assert any(
        GAME.texts("en").say(f"card-{learnt.key.replace('_', '-')}") in line for line in before
    )


def told(outing: Outing) -> list[str]:
    """The log, as it is told now."""
    journal = outing.match.journal
    assert journal is not None
    town = outing.town
    return [say_event(GAME, town, event, GAME.texts("en")) for event in journal.events]
