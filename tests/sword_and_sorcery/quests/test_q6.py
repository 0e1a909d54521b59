"""Quest 6, Toll: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.setup.setup import new_cards

from ..storybench import DARK, LIGHT, StoryBench, soul_weapons, taker


@pytest.mark.parametrize(
    ("heroes", "flags", "turned"),
    [(LIGHT, (), True), (LIGHT, ("rite_broken",), False), (LIGHT, ("pact",), False)],
)
def test_q6_the_troll_rises_from_the_water(
    heroes: tuple[str, ...], flags: tuple[str, ...], turned: bool
) -> None:
    bench = StoryBench("q6", heroes, flags)
    bench.go(0, "18B.b", *(["answer:q6_offer"] if "pact" in flags else []))
    troll = bench.foe_called("troll")
    assert bench.at(troll) == "19B.b"
    assert bench.foe(troll).turned == turned
    assert bench.gate("gate_shield")
    assert (bench.adventure.priority_hero, bench.adventure.priority_side) == (0, 2)
    assert bench.hero(0).shields == 2


def test_q6_called_by_its_name_the_troll_waits() -> None:
    bench = StoryBench("q6", flags=("pact",))
    bench.go(0, "18B.b", "answer:q6_name")
    troll = bench.foe(bench.foe_called("troll"))
    assert troll.held
    bench.step("time")
    assert not troll.held


def test_q6_the_toll_is_paid_together() -> None:
    bench = StoryBench("q6")
    bench.do(bench.effect(0, "crowns(10, heroes)"))
    bench.go(0, "18B.b", "answer:q6_pay")
    assert [hero.crowns for hero in bench.adventure.heroes] == [0, 0, 0]
    assert bench.has(bench.foe_called("troll"), "knocked_down")


def test_q6_whoever_spits_on_the_toll_strikes_harder() -> None:
    bench = StoryBench("q6", DARK)
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    other = bench.enemy("19B.b", rank="red")
    for target, hits in ((troll, 2), (other, 1)):
        bench.do(bench.attack(0, target, fixed=1))
        assert bench.told("hits")[-1].amount == hits


def test_q6_two_winches_free_the_troll() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    for name, area in (("wp_1", "18B.a"), ("wp_2", "17B.a")):
        bench.hero(0).area = bench.area(area)
        bench.deed(0, name)
        assert not bench.can(0, name)  # once for each hero and round
        bench.deed(0, name)
    assert bench.adventure.forbidden == ["regeneration", "ram"]
    assert bench.adventure.shrines == [True, True]
    bench.hero(0).area = troll.area
    assert not bench.can(0, "free_troll")
    troll.wounds = 9
    bench.roll(blue=["miss", "shield"])
    bench.deed(0, "free_troll")
    assert bench.hero(0).wounds == 1
    bench.deed(0, "free_troll")
    assert bench.won
    assert "troll_freed" in bench.adventure.flags


def test_q6_the_lamb_makes_it_sure() -> None:
    bench = StoryBench("q6", flags=("both_winches",))
    bench.go(0, "15B.d")
    bench.deed(0, "wp_3")
    assert "lamb" in bench.adventure.flags
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    troll.wounds = 9
    bench.hero(0).area = troll.area
    bench.deed(0, "free_troll")
    assert bench.won


def test_q6_the_troll_can_be_slain() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    bench.slay("troll", *taker(bench))
    assert bench.won
    assert soul_weapons(bench.adventure) == 1


def test_q6_by_day_the_troll_regenerates_less_and_by_night_it_strikes_harder() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    troll.wounds = 8
    bench.step("time")
    assert troll.wounds == 6  # three heroes, less one
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    bench.do(bench.attack(troll.id, bench.hero(0), fixed=1))
    assert bench.told("hits")[-1].amount == 2
    bench.step("time")
    assert troll.wounds == 3
