"""Soul weapons (SS-8.2.1), powers granted by items, and handing items on."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.items import Blow, ItemDef, ItemSide
from questhall.games.sword_and_sorcery.printed.kinds import ItemDeck, ItemKind, Slot
from questhall.games.sword_and_sorcery.rules.turn.exchanging import exchange
from questhall.games.sword_and_sorcery.rules.turn.goods import drop, wear
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling
from tests.played import note
from tests.sword_and_sorcery.bench import Bench


@example("SS-EX-71")
@rule("SS-8.2.1.1", "SS-8.2.1.4", "SS-8.2.1.5", "SS-8.2.1.6", "SS-5.3.1.10")
@ruling("SS-R35")
@pytest.mark.parametrize(("turned", "dice"), [(False, 1), (True, 3)])
def test_the_golden_mirror_throws_attacks_back(turned: bool, dice: int) -> None:
    bench = Bench()
    mirror = bench.wear(0, "off", "golden_mirror")
    bench.adventure.shards = 5
    if turned:
        bench.act(f"empower:{mirror}")
        assert (bench.adventure.shards, bench.sheet(0).specials) == (2, 1)
        assert "empower" not in bench.open_verbs()
        note("sword_and_sorcery", "item", "golden_mirror", "1")
    bench.act("end-turn")
    enemy = bench.enemy("A", armour=1)
    bench.roll(blue=["miss"] * (dice - 1) + ["shield"])
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=3))
    assert (bench.hero(0).wounds, enemy.wounds) == (0, 2)
    bench.roll(blue=["miss"] * 9)
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=1))
    assert bench.hero(0).wounds == 1  # once a round
    bench.step("time")
    assert bench.adventure.turned == []


def test_the_mirror_may_fail() -> None:
    bench = Bench()
    bench.wear(0, "off", "golden_mirror")
    bench.sheet(0).acted = True
    enemy = bench.enemy("A")
    bench.roll(blue=["hit", "miss"])
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=1))
    assert (bench.hero(0).wounds, enemy.wounds) == (1, 0)


@example("SS-EX-168")
@rule("SS-8.2.1.7")
def test_an_empowered_weapon_turns_back_when_it_leaves_its_slot() -> None:
    bench = Bench()
    mirror = bench.wear(0, "off", "golden_mirror")
    bench.adventure.shards = 3
    bench.act(f"empower:{mirror}", "reorganise", f"unequip:{mirror}", "done")
    assert (bench.adventure.turned, bench.adventure.shards) == ([], 0)
    assert bench.sheet(0).inventory == [mirror]
    assert "empower" not in bench.open_verbs()


@rule("SS-8.2.1.5")
def test_without_shards_or_in_the_inventory_nothing_is_empowered() -> None:
    bench = Bench()
    bench.wear(0, "off", "golden_mirror")
    bench.adventure.shards = 2
    assert "empower" not in bench.open_verbs()
    bench = Bench()
    bench.item(0, "golden_mirror")
    bench.adventure.shards = 9
    assert "empower" not in bench.open_verbs()


@rule("SS-8.2.1.2", "SS-8.2.1.3", "SS-2.1.0.17")
def test_soul_weapons_that_nobody_can_use_are_left_out() -> None:
    match = Match.start(GAME, Setup("quest", 2, {"quest": "q0"}), "souls", listen=False)
    for key in ("laegon_archer", "shae_rogue"):
        decision = match.pending[0]
        place = list(library().classes).index(key)
        choice = [option.what for option in decision.options].index(place)
        match.answer(0, choice, decision.seats[0])
    assert isinstance(match.state, Adventure)
    left = [match.state.cards[card].key for card in match.state.soul_weapons]
    assert left == ["duskfang"]


# -- powers by items ----------------------------------------------------------------------


def with_lantern() -> tuple[Bench, int]:
    """An artifact made for the test that grants the Cleric's Heal to whoever wears it."""
    bench = Bench()
    lantern = ItemDef("lantern", ItemKind.ARTIFACT, ItemDeck.TREASURE)
    lantern.sides = [ItemSide("lantern")]
    lantern.sides[0].grants = "heal"
    lantern.sides[0].slots = [Slot.ARTIFACT]
    bench.adventure.cards = bench.adventure.cards[:]
    card = new_cards(bench.adventure, lantern)[0]
    bench.adventure.granted += new_cards(bench.adventure, library().powers["heal"])
    wear(bench.adventure, bench.sheet(0), card, 3)
    return bench, card


@example("SS-EX-167")
@rule("SS-7.0.0.12", "SS-8.4.0.3")
def test_a_power_granted_by_an_item_goes_with_it() -> None:
    bench, lantern = with_lantern()
    hero = bench.sheet(0)
    heal = hero.powers[0].card
    bench.hero(0).wounds = 3
    bench.act(f"use:{heal}@1", "figure:ecarus_white_rose")
    assert (bench.hero(0).wounds, hero.powers[0].position) == (1, 1)
    assert hero.own_powers() == []  # the soul gem does not count it
    bench.do(drop(bench.adventure, hero, lantern))
    assert (hero.powers, bench.adventure.granted) == ([], [heal])


# -- from hand to hand --------------------------------------------------------------------


@example("SS-EX-20")
@rule("SS-6.3.5.1", "SS-6.3.5.2", "SS-6.3.5.3")
def test_a_received_weapon_is_equipped_at_once_only_into_an_empty_slot() -> None:
    bench = Bench()
    hammer = bench.item(0, "hammer")
    bench.do(
        exchange(bench.adventure, bench.sheet(0), bench.sheet(1)),
        *(f"give:{hammer}", "agree"),
    )
    assert bench.sheet(1).inventory == [hammer]
    shield = bench.item(0, "round_shield")
    bench.do(
        exchange(bench.adventure, bench.sheet(0), bench.sheet(1)),
        *(f"give:{shield}", "nothing", "agree", "equip"),
    )
    assert bench.sheet(1).slots[1] == shield


@rule("SS-6.3.4.2", "SS-8.2.0.5")
def test_a_versatile_weapon_changes_hands() -> None:
    bench = Bench(heroes=("laegon_ranger", "thorgar_cleric"))
    hatchet, knife = bench.sheet(0).slots[:2]
    bench.act("reorganise", f"equip:{hatchet}@off", "done")
    assert (bench.sheet(0).slots[:2], bench.sheet(0).inventory) == ([-1, hatchet], [knife])


@example("SS-EX-166")
@rule("SS-8.2.0.2")
def test_a_two_handed_weapon_takes_both_hands() -> None:
    bench = Bench()
    sword, shield = bench.sheet(0).slots[:2]
    axe = bench.item(0, "battle_axe")
    bench.act("reorganise", f"equip:{axe}", "done")
    assert bench.sheet(0).slots[:2] == [axe, -1]
    assert sorted(bench.sheet(0).inventory) == sorted([sword, shield])


@rule("SS-6.4.2.1")
def test_what_is_worn_can_be_dropped_too() -> None:
    bench = Bench()
    sword = bench.sheet(0).slots[0]
    bench.act(f"drop:{sword}")
    assert (bench.sheet(0).slots[0], bench.adventure.grounds[0].items) == (-1, [sword])


@example("SS-EX-201")
@rule("SS-8.2.0.7", "SS-6.3.3.1")
@ruling("SS-R33")
def test_bare_hands() -> None:
    bench = Bench()
    bench.sheet(0).slots = [-1, -1, -1, -1]
    bench.hero(1, "D")
    enemy = bench.enemy("A")
    bench.roll(blue=["hit skill"])
    bench.act("focus", f"attack:main@{enemy.id}")
    assert enemy.wounds == 2


def test_whoever_is_killed_by_the_mirror_does_nothing_more() -> None:
    bench = Bench()
    bench.wear(0, "off", "golden_mirror")
    bench.sheet(0).acted = True
    enemy = bench.enemy("A", hp=1, weapon=Blow(3, 0, 0))
    bench.roll(blue=["shield"])
    bench.do(bench.effect(enemy.id, "then(strike(main), lose_hp(1, heroes(within=0)))", 0))
    assert bench.at(enemy) == "gone"
    assert (bench.hero(0).wounds, bench.hero(1).wounds) == (0, 0)
