"""The shop (RULES 9.3, 9.7)."""

from collections import Counter

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.buying_and_selling import price, price_change, sale_price
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.library.library import library
from tests.marks import example, rule

from .party import Outing, begun, give, item, party

CHANGES = {
    **dict.fromkeys(range(19, 21), -5),
    **dict.fromkeys(range(15, 19), -4),
    **dict.fromkeys(range(11, 15), -3),
    **dict.fromkeys(range(7, 11), -2),
    **dict.fromkeys(range(3, 7), -1),
    **dict.fromkeys(range(-2, 3), 0),
    **dict.fromkeys(range(-6, -2), 1),
    **dict.fromkeys(range(-10, -6), 2),
    **dict.fromkeys(range(-14, -10), 3),
    **dict.fromkeys(range(-18, -14), 4),
    **dict.fromkeys(range(-20, -18), 5),
}


def market(*classes: str, gold: int = 30, reputation: int = 0) -> Outing:
    """The market, with characters who have this much gold."""
    return Outing(before_market(*classes, gold=gold, reputation=reputation), "town")


def before_market(*classes: str, gold: int = 30, reputation: int = 0) -> Chronicle:
    ledger = party(*(classes or ("brute", "tinkerer")))
    ledger.reputation = reputation
    ledger.location = 1
    for sheet in ledger.characters:
        sheet.gold = gold
    return ledger


@rule("GH-9.3.2", "GH-9.3.3", "GH-9.3.1")
def test_prices_change_by_reputation() -> None:
    assert sorted(CHANGES) == list(range(-20, 21))
    assert {each: price_change(each) for each in CHANGES} == CHANGES
    with pytest.raises(ValueError, match="a reputation of -21"):
        price_change(-21)


@example("GH-EX-197")
@rule("GH-9.7.2", "GH-9.7.3")
def test_what_an_item_costs_and_brings() -> None:
    goggles = item("eagle_eye_goggles")
    assert goggles.price == 30
    assert (price(goggles, 8), sale_price(goggles)) == (28, 15)
    assert sale_price(item("moon_earring")) == 10


@rule("GH-9.7.1", "GH-9.7.2")
def test_an_item_is_bought_for_gold() -> None:
    outing = market(reputation=8)
    assert outing.asked(0) == outing.asked(1) == "market GH-9.7.1"
    outing.take(0, "buy:eagle_eye_goggles")
    sheet = outing.sheet(0)
    assert (sheet.gold, sheet.items) == (2, [item("eagle_eye_goggles")])
    assert sheet.equipped == sheet.items
    assert outing.town.ledger.stock["eagle_eye_goggles"] == 1


@rule("GH-9.7.1")
def test_nobody_buys_what_they_cannot_pay() -> None:
    outing = market(gold=10)
    bought = [id for id in outing.offers(0) if id.startswith("buy")]
    assert {item(id.partition(":")[2]).price for id in bought} == {10}
    reason = GAME.why_not(outing.town, 0, "goods:boots_of_striding")
    assert reason is not None
    assert (reason.rule, reason.message) == ("GH-9.7.2", "why-too-poor")
    assert GAME.why_not(outing.town, 0, "goods:iron_helmet") is None


@rule("GH-9.7.3")
def test_an_item_is_sold_for_half_its_price() -> None:
    ledger = before_market(gold=0, reputation=8)
    give(ledger, 0, "eagle_eye_goggles")
    outing = Outing(ledger, "town")
    outing.take(0, "sell:eagle_eye_goggles")
    assert (outing.sheet(0).gold, outing.sheet(0).items) == (15, [])
    assert outing.town.ledger.stock["eagle_eye_goggles"] == 2


@rule("GH-9.7.3")
def test_a_sold_item_is_no_longer_worn() -> None:
    ledger = before_market()
    give(ledger, 0, "cloak_of_pockets", "minor_healing_potion", "minor_power_potion")
    ledger.characters[0].equipped = ledger.characters[0].items[:]
    outing = Outing(ledger, "town")
    outing.take(0, "sell:cloak_of_pockets")
    assert outing.town.ledger.stock["cloak_of_pockets"] == 1  # the shop sells nothing else
    assert outing.sheet(0).equipped == [item("minor_healing_potion")]  # no pocket left


@rule("GH-9.7.4")
def test_nobody_trades() -> None:
    ledger = before_market()
    give(ledger, 0, "eagle_eye_goggles")
    outing = Outing(ledger, "town")
    verbs = {id.partition(":")[0] for id in outing.offers(0)}
    assert verbs == {"leave-market", "buy", "sell"}
    assert "sell:eagle_eye_goggles" not in outing.offers(1)


@rule("GH-9.7.5", "GH-9.7.7")
def test_the_first_stock() -> None:
    shop = page_of(begun()).shop
    assert [goods.number for goods in shop] == list(range(1, 15))
    copies = {each.number: each.copies for each in library().items}
    assert all(goods.copies == copies[goods.number] for goods in shop)


@rule("GH-9.7.7", "GH-9.15.2")
def test_each_level_of_prosperity_adds_seven_items() -> None:
    sold = [each for each in library().items if each.prosperity]
    per_level = Counter(each.prosperity for each in sold)
    assert per_level == Counter({1: 14, **dict.fromkeys(range(2, 10), 7)})
    by_number = sorted((each.number, each.prosperity) for each in sold)
    assert by_number[14:][::7] == [(15 + 7 * step, 2 + step) for step in range(8)]


@rule("GH-9.7.8")
def test_nobody_owns_an_item_twice() -> None:
    outing = market()
    outing.take(0, "buy:iron_helmet")
    assert "buy:iron_helmet" not in outing.offers(0)
    reason = GAME.why_not(outing.town, 0, "goods:iron_helmet")
    assert reason is not None
    assert (reason.rule, reason.message) == ("GH-9.7.8", "why-owned")


@rule("GH-9.7.9")
def test_a_party_owns_no_more_than_there_are() -> None:
    outing = market("brute", "tinkerer", "scoundrel", "cragheart")
    outing.take(3, "buy:iron_helmet")
    assert "buy:iron_helmet" in outing.offers(1)
    outing.take(0, "buy:iron_helmet")
    assert "buy:iron_helmet" not in outing.offers(1)
    reason = GAME.why_not(outing.town, 1, "goods:iron_helmet")
    assert reason is not None
    assert (reason.rule, reason.message) == ("GH-9.7.9", "why-sold-out")
    outing.take(3, "sell:iron_helmet")
    assert "buy:iron_helmet" in outing.offers(1)


@rule("GH-9.4.1", "GH-9.7.1")
def test_a_character_that_left_the_market_waits_for_the_others() -> None:
    outing = market()
    outing.take(0, "leave-market")
    assert outing.offers(0) == []
    outing.take(1, "buy:iron_helmet", "leave-market")
    assert outing.town.next_step == "sanctuary"


@rule("GH-9.7.1")
def test_a_character_that_can_neither_buy_nor_sell_is_not_asked() -> None:
    ledger = before_market(gold=0)
    give(ledger, 1, "iron_helmet")
    outing = Outing(ledger, "town")
    assert outing.offers(0) == []
    outing.take(1, "sell:iron_helmet")
    assert outing.town.next_step == "leave"  # five gold buy nothing


@rule("GH-9.7.1", "GH-9.7.9")
def test_the_shop_remembers() -> None:
    outing = market()
    outing.take(0, "buy:iron_helmet")
    outing.all_take("leave-market")
    outing.all_take("keep-gold")
    after = outing.finished()
    assert after.stock["iron_helmet"] == 1
    assert after.characters[0].items == [item("iron_helmet")]
    assert after.characters[0].gold == 20
    assert after.location == 0
