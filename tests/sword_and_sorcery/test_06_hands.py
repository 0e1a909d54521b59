"""Chapters 6.3.5 and 6.4.2: what is handed over, dropped and picked up."""

from itertools import product

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind
from questhall.games.sword_and_sorcery.rules.numbers import capacity_of
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns, pay, worth
from questhall.games.sword_and_sorcery.rules.turn.exchanging import exchange
from questhall.games.sword_and_sorcery.state.heroes import COINS
from tests.marks import rule, ruling

from .bench import Bench


def swap(bench: Bench, *answers: str) -> None:
    bench.do(exchange(bench.adventure, bench.sheet(0), bench.sheet(1)), *answers)
    assert GAME.faults(bench.adventure) == []


def fill(bench: Bench, place: int) -> list[int]:
    """The inventory is full of things that nobody wears."""
    hero = bench.sheet(place)
    while len(hero.inventory) < capacity_of(bench.adventure, hero):
        shop = bench.adventure.shop
        card = next(each for each in shop if bench.adventure.item(each).kind == ItemKind.ONE_USE)
        shop.remove(card)
        hero.inventory.append(card)
    return hero.inventory[:]


@rule("SS-6.3.5.1", "SS-13.0.0.6")
def test_crowns_go_either_way_and_both_ways_at_once() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(1), 60)
    assert "exchange" in bench.open_verbs()
    swap(bench, "take-coin:50", "nothing", "agree")
    assert (bench.sheet(0).coins, bench.sheet(1).coins) == ([1, 0, 0], [0, 1, 0])
    swap(bench, "give-coin:50", "take-coin:10", "agree")
    assert (bench.sheet(0).coins, bench.sheet(1).coins) == ([0, 1, 0], [1, 0, 0])


@rule("SS-6.3.5.1")
def test_an_exchange_of_nothing_asks_nobody_to_agree() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 10)
    swap(bench, "nothing")
    assert "exchange-with" not in [decision.prompt for decision in bench.asked]


@rule("SS-6.3.5.1", "SS-6.3.5.3")
def test_two_full_inventories_change_one_card_each() -> None:
    bench = Bench()
    mine, yours = fill(bench, 0), fill(bench, 1)
    swap(bench, f"give:{mine[0]}", f"take:{yours[0]}", "agree")
    assert sorted(bench.sheet(0).inventory) == sorted([*mine[1:], yours[0]])
    assert sorted(bench.sheet(1).inventory) == sorted([*yours[1:], mine[0]])
    wishes = bench.asked[1]
    assert "nothing" not in [option.verb for option in wishes.options], "he has no room"
    assert bench.adventure.grounds[0].items == []


@rule("SS-6.3.5.3")
def test_nothing_is_taken_for_which_there_is_no_room() -> None:
    bench = Bench()
    mine = fill(bench, 0)
    bench.item(1, "healing_potion")
    swap(bench, "nothing")
    assert [decision.prompt for decision in bench.asked] == ["give-what"]
    assert bench.sheet(0).inventory == mine


@rule("SS-6.3.5.2")
def test_what_is_received_may_be_worn_at_once() -> None:
    bench = Bench()
    glass = bench.item(0, "heartglass")
    swap(bench, f"give:{glass}", "agree", "equip")
    assert glass in bench.sheet(1).slots


@rule("SS-6.4.2.1")
def test_crowns_are_dropped_and_picked_up() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 65)
    bench.act("drop-coin:50", "drop-coin:5")
    assert bench.sheet(0).coins == [0, 1, 0]
    assert bench.adventure.grounds[0].coins == [1, 0, 1]
    bench.turn(1)
    bench.act("pick-coins")
    assert bench.sheet(1).crowns == 55


@rule("SS-6.4.2.1", "SS-6.4.2.2")
@ruling("57")
def test_a_blinded_hero_saves_once_for_all_that_he_drops() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 15)
    bench.condition(bench.hero(0), "blind")
    bench.roll(blue=["shield"])
    bench.act("drop-coin:10", "drop-coin:5", "done")
    assert bench.adventure.grounds[0].coins == [0, 1, 1]
    assert len(bench.told("saved")) == 1


def test_an_engaged_hero_drops_nothing() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 15)
    bench.enemy("A")
    assert "drop-coin" not in bench.open_verbs()


# -- paying -------------------------------------------------------------------------------


@rule("SS-13.0.0.8")
@ruling("94")
@pytest.mark.parametrize(
    ("purse", "price", "left"),
    [
        ([1, 1, 1], 15, [1, 0, 0]),  # exactly
        ([0, 0, 6], 15, [0, 0, 3]),  # six small coins do not become larger ones
        ([1, 0, 1], 10, [0, 4, 1]),  # with the large one; the small one stays
        ([0, 3, 0], 25, [0, 0, 1]),
        ([2, 0, 0], 50, [1, 0, 0]),
    ],
)
def test_only_the_coins_that_are_paid_leave_the_purse(
    purse: list[int], price: int, left: list[int]
) -> None:
    bench = Bench()
    bench.sheet(0).coins = purse[:]
    for place, count in enumerate(purse):
        bench.adventure.bank[place] -= count
    assert pay(bench.adventure, bench.sheet(0), price)
    assert bench.sheet(0).coins == left
    assert GAME.faults(bench.adventure) == []


@rule("SS-13.0.0.8", "SS-13.0.0.3")
def test_whatever_is_in_a_purse_the_price_is_paid_and_little_is_changed() -> None:
    for purse in product(range(3), range(6), range(4)):
        for price in range(0, worth(list(purse)) + 1, 5):
            bench_purse_pays(list(purse), price)


BENCH = Bench()


def bench_purse_pays(purse: list[int], price: int) -> None:
    adventure = BENCH.adventure.clone()
    hero = adventure.heroes[0]
    hero.coins = purse[:]
    adventure.bank = [m - n for m, n in zip(adventure.bank, purse, strict=True)]
    assert pay(adventure, hero, price)
    assert hero.crowns == worth(purse) - price
    assert GAME.faults(adventure) == []
    paid = [max(0, before - now) for before, now in zip(purse, hero.coins, strict=True)]
    over = worth(paid) - price
    largest = max([value for value, count in zip(COINS, paid, strict=True) if count], default=0)
    assert over < max(largest, 1), f"{purse} pays {price} and keeps {hero.coins}"
