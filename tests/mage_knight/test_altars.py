"""Altars in ruins (MK-18.5.2), and a hand of wounds (MK-5.4.3)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Site

from .bench import Bench


def at_altar(price: list[int]) -> Bench:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.RUINS)
    ruin = next(ruin for ruin in library().all_ruins if ruin.price == price)
    place = bench.realm.places[bench.hero.space]
    place.ruin = bench.realm.new_card(ruin)
    place.ruin_up = True
    bench.source()
    bench.phase("acting")
    return bench


def test_one_mana_of_each_colour() -> None:
    bench = at_altar([1, 1, 1, 1])
    bench.crystals("red", "blue", "green")
    assert not bench.offers("altar")
    bench = at_altar([1, 1, 1, 1])
    bench.crystals("red", "blue", "green", "white")
    bench.play("altar")
    assert bench.hero.fame == 10
    assert bench.hero.crystals == [0, 0, 0, 0]
    assert bench.realm.places[bench.hero.space].shields == [0]


def test_one_gold_mana_is_not_two() -> None:
    bench = at_altar([1, 1, 1, 1])
    bench.crystals("red", "blue")
    bench.mana("gold")
    assert not bench.offers("altar")


def test_no_payment_may_leave_the_rest_unpaid() -> None:
    """The gold token is needed for green, so red must come from its crystal."""
    bench = at_altar([1, 1, 1, 1])
    bench.crystals("red", "blue", "white")
    bench.mana("gold")
    bench.play("altar")
    assert bench.hero.fame == 10
    assert sum(bench.hero.mana) == 0


def test_three_mana_of_one_colour() -> None:
    bench = at_altar([3, 0, 0, 0])
    bench.crystals("red", "red")
    bench.source("red")
    bench.play("altar", "pay-crystal:red", "pay-die:red")
    assert bench.hero.fame == 7


def test_with_only_wounds_the_hero_rests() -> None:
    bench = Bench()
    bench.hand("wound", "wound")
    assert bench.options() == ["rest"]


def test_with_any_other_card_the_hero_need_not_rest() -> None:
    bench = Bench()
    bench.hand("wound", "march")
    assert bench.offers("end-movement")
    assert bench.offers("rest")
