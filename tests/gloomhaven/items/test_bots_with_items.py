"""When bots use items of designs, treasures and events."""

import pytest

from questhall.games.gloomhaven.minds.hunch import hunch
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option

from ..bench import TOP, Bench, field
from ..thinking import play_by_hunch, thought, thought_verb
from .playing import open_turn


def chosen(bench: Bench) -> Option:
    assert bench.decision is not None
    return bench.options[hunch(bench.scene, bench.decision, Chance("luck"))]


def between_abilities(item: str, place: str = "1,0") -> Bench:
    """The Brute's turn with an item and a guard, late enough to use it."""
    bench = Bench(brute="0,0", tinkerer="-1,0")
    bench.scene.round = 3
    bench.item(item)
    if place:
        bench.monster("bandit_guard", place, hp=20)
    for name in ("trample", "grab_and_go"):
        bench.card(name)
    return bench


def is_used(bench: Bench) -> bool:
    open_turn(bench)
    assert "item" in [option.verb for option in bench.options]
    return thought_verb(bench) == "item"


@pytest.mark.parametrize(("condition", "used"), [("disarm", True), ("immobilize", False)])
def test_a_cure_is_for_what_hurts(condition: str, used: bool) -> None:
    bench = between_abilities("minor_cure_potion")
    bench.give(bench.figure(), condition)
    assert is_used(bench) is used


def test_a_stunned_bot_cures_itself() -> None:
    bench = between_abilities("minor_cure_potion")
    bench.give(bench.figure(), "stun", "muddle")
    open_turn(bench)
    assert (bench.prompt, thought(bench)) == ("stunned", "item")
    bench.choose("item:0")
    assert (bench.prompt, thought(bench)) == ("which-condition", "lose-condition")
    play_by_hunch(bench)
    assert "stun" not in bench.conditions(bench.figure())


@pytest.mark.parametrize(("second", "used"), [("0,1", True), ("3,0", False)])
def test_poison_for_all_around_waits_for_several(second: str, used: bool) -> None:
    bench = between_abilities("remote_spider")
    bench.monster("bandit_guard", second)
    assert is_used(bench) is used


def test_an_element_is_charged_for_a_card_that_uses_it() -> None:
    bench = Bench(spellweaver="0,0", tinkerer="-1,0")
    for name in ("wand_of_frost", "wand_of_darkness"):
        bench.item(name)
    bench.monster("bandit_guard", "3,0", hp=20)
    bench.card("fire_orbs")
    bench.card("impaling_eruption")
    bench.card("freezing_nova", pile="hand")
    open_turn(bench)
    assert chosen(bench).what == 0  # no card of hers uses the dark


@pytest.mark.parametrize(("coins", "used"), [(1, False), (3, True)])
def test_a_spider_is_sent_for_several_coins(coins: int, used: bool) -> None:
    bench = between_abilities("giant_remote_spider")
    for place in ("0,1", "-1,1", "0,-1")[:coins]:
        bench.coin(place)
    assert is_used(bench) is used


@pytest.mark.parametrize(("hp", "used"), [(10, True), (7, False)])
def test_nobody_bleeds_for_an_attack_when_hurt(hp: int, used: bool) -> None:
    bench = Bench(brute="0,0")
    bench.item("bloody_axe")
    bench.figure().hp = hp
    bench.monster("bandit_guard", "1,0", hp=20)
    bench.open("trample", TOP)
    assert bench.prompt == "attack-item"
    assert (thought(bench) == "item") is used


def test_the_strongest_enemy_is_marked() -> None:
    bench = between_abilities("black_card")
    strong = bench.monster("bandit_guard", "0,1", hp=30)
    assert is_used(bench)
    bench.choose("item:0")
    assert bench.prompt == "mark"
    assert chosen(bench).what == strong.id


@pytest.mark.parametrize("item", ["doomed_compass", "resonant_crystal"])
def test_what_takes_a_plan_is_left_to_people(item: str) -> None:
    bench = between_abilities(item)
    bench.tile("obstacle", "0,1")
    assert not is_used(bench)


@pytest.mark.parametrize(("place", "used"), [("5,0", True), ("1,0", False)])
def test_a_cape_is_for_long_ways(place: str, used: bool) -> None:
    assert is_used(between_abilities("blinking_cape", place)) is used


def test_an_enemy_is_kept_from_its_element() -> None:
    bench = Bench(scenario=field(monsters=("frost_demon",)), brute="0,0")
    bench.item("dampening_ring")
    demon = bench.monster("frost_demon", "1,0")
    bench.element("ice")
    bench.reveal_card(demon, 1)
    bench.start(take_monster_turn(bench.scene, demon))
    assert (bench.prompt, thought(bench)) == ("dampen", "use-element")
