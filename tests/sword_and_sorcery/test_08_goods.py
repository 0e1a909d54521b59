"""Chapters 8, 12, 13 and 14 besides single cards: decks, coins, shop and stash."""

import msgspec
import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import FindDef
from questhall.games.sword_and_sorcery.printed.kinds import ITEM_KINDS, SLOTS, ItemDeck, ItemKind
from questhall.games.sword_and_sorcery.rules.items import charges_of, regain_charges
from questhall.games.sword_and_sorcery.rules.movement.opening import found_by
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.rules.turn.exchanging import exchange
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.state.heroes import COINS
from questhall.kernel.checking import need_state
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.scribe import read, write
from tests.marks import example, rule, ruling

from .bench import Bench


@rule("SS-1.2.0.1", "SS-8.0.0.1", "SS-8.0.0.3", "SS-8.4.0.1", "SS-2.1.0.12", "SS-2.1.0.7")
def test_the_goods_of_the_box() -> None:
    items = library().items.values()
    counts = {deck: sum(i.copies for i in items if i.deck == deck) for deck in range(4)}
    assert counts == {
        ItemDeck.STASH: 15,
        ItemDeck.EMPORIUM: 43,
        ItemDeck.TREASURE: 42,
        ItemDeck.SOUL_WEAPON: 3,
    }
    assert {item.deck for item in items if item.kind == ItemKind.ARTIFACT} == {ItemDeck.TREASURE}
    assert {item.kind for item in items} == set(range(len(ITEM_KINDS)))


@rule("SS-14.0.0.1", "SS-14.0.0.3", "SS-8.2.0.8", "SS-8.3.0.3", "SS-8.2.0.9", "SS-12.0.0.2")
def test_what_has_a_price_and_what_only_the_anvil_gives() -> None:
    for item in library().items.values():
        prices = [side.price for side in item.sides]
        if item.deck == ItemDeck.EMPORIUM and item.kind in (ItemKind.WEAPON, ItemKind.ARMOUR):
            assert prices[0] > 0 > prices[1]
        elif item.deck == ItemDeck.EMPORIUM and item.sides:
            assert 0 < prices[0] < prices[1]
        else:
            assert all(price < 0 for price in prices)
        for side in item.sides:
            used = item.kind in (ItemKind.ONE_USE, ItemKind.AMMUNITION)
            assert not used or len(side.uses) == 1
            assert (
                item.kind not in (ItemKind.PERMANENT, ItemKind.ARTIFACT) or side.uses or side.stats
            )


@rule("SS-2.1.0.13", "SS-14.2.0.2", "SS-2.2.0.10")
@pytest.mark.parametrize("key", list(library().classes))
def test_every_class_begins_with_a_set_from_the_stash(key: str) -> None:
    card = library().classes[key]
    other = "laegon_archer" if card.hero != "laegon" else "thorgar_cleric"
    bench = Bench(heroes=(key, other))
    hero = bench.sheet(0)
    worn = [bench.adventure.item(each) for each in hero.equipped()]
    assert [item.deck for item in worn] == [ItemDeck.STASH] * len(
        [slot for slot in card.slots if slot]
    )
    assert [item.key for item in worn] == [slot for slot in card.slots if slot]
    assert len(hero.inventory) == len(card.inventory)


@rule("SS-8.2.0.10", "SS-8.3.0.5")
def test_categories_are_those_that_powers_name() -> None:
    weapons = {
        s.category for i in library().items.values() if i.kind == ItemKind.WEAPON for s in i.sides
    }
    assert {"bow", "crossbow", "dagger", "wand", "shield"} <= weapons
    armours = [i for i in library().items.values() if i.kind == ItemKind.ARMOUR]
    assert {s.category for i in armours for s in i.sides} == {"light", "medium", "heavy"}


@rule("SS-8.4.0.7")
def test_artifacts_regain_a_charge_when_a_quest_begins() -> None:
    bench = Bench()
    glass = bench.wear(0, "artifact", "heartglass")
    bench.adventure.spent = {glass: 3}
    for charges in (1, 2, 3, 3):
        regain_charges(bench.adventure)
        assert charges_of(bench.adventure, bench.sheet(0), glass) == charges


@rule("SS-8.4.0.5")
def test_spent_charges_are_saved() -> None:
    match = Match.start(GAME, GAME.checked(Setup("quest", 2)), "charges")
    adventure = match.state
    assert isinstance(adventure, Adventure)
    hero = adventure.heroes[0]
    glass = next(n for n, card in enumerate(adventure.cards) if card.key == "heartglass")
    adventure.spent = {glass: 2}
    plain = msgspec.json.decode(msgspec.json.encode(write(adventure, GAME)))
    need_state(plain, GAME)
    again = read(plain, GAME)
    assert charges_of(again, again.heroes[0], glass) == charges_of(adventure, hero, glass) == 1


@rule("SS-8.0.0.2", "SS-5.0.0.5")
def test_equipment_works_from_its_slot_and_other_items_from_the_inventory() -> None:
    bench = Bench()
    bench.hero(0).wounds = 3
    bench.item(0, "heartglass")
    bench.item(0, "archmage_robe")
    assert "use-item" not in bench.open_verbs()
    bench.item(0, "amber_cordial")
    assert "use-item" in bench.open_verbs()


# -- coins --------------------------------------------------------------------------------


@example("SS-EX-47")
@rule("SS-13.0.0.1", "SS-13.0.0.3", "SS-13.0.0.4", "SS-13.0.0.5")
def test_the_largest_coins_that_there_are() -> None:
    assert COINS == (50, 10, 5)
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 50)
    assert (bench.sheet(0).coins, bench.sheet(1).coins) == ([1, 0, 0], [0, 0, 0])
    bench.adventure.bank[0] = 0
    gain_crowns(bench.adventure, bench.sheet(1), 50)
    assert bench.sheet(1).coins == [0, 5, 0]


@rule("SS-13.0.0.6", "SS-6.3.5.1")
def test_coins_change_hands() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 25)
    flow = exchange(bench.adventure, bench.sheet(0), bench.sheet(1))
    bench.do(flow, "give-coin:10", "nothing", "agree")
    assert (bench.sheet(0).crowns, bench.sheet(1).crowns) == (15, 10)


# -- the emporium -------------------------------------------------------------------------


@example("SS-EX-48")
@rule("SS-14.0.0.4")
def test_the_other_side_costs_its_full_price_later() -> None:
    bench = Bench(heroes=("shae_rogue", "ecarus_white_rose"))
    gain_crowns(bench.adventure, bench.sheet(0), 65)
    knives = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "knives")
    bench.shop(f"buy:{knives}@0", f"turn-over:{knives}")
    assert bench.sheet(0).crowns == 0
    assert bench.adventure.side_of(bench.sheet(0), knives).key == "elven_knives"


@rule("SS-14.0.0.6", "SS-14.0.0.7", "SS-14.0.0.8")
def test_a_bought_card_goes_to_any_visitor_but_to_nobody_else() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 25)
    hammer = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "hammer")
    flow = visit(bench.adventure, [bench.sheet(0)])
    bench.do(flow, f"buy:{hammer}", "leave")
    offered = {option.verb for option in bench.asked[-1].options}
    assert "hand" not in offered
    bench.shop(f"hand:{hammer}")
    assert bench.sheet(1).inventory == [hammer]


@rule("SS-14.2.0.1", "SS-14.2.0.4", "SS-2.1.0.14")
def test_the_stash_keeps_what_is_left_there() -> None:
    bench = Bench()
    glass = bench.item(0, "heartglass")
    bench.shop(f"store:{glass}")
    assert glass in bench.adventure.stash
    bench.shop(f"take-stash:{glass}")
    assert bench.sheet(0).inventory == [glass]


@rule("SS-15.12.1.9")
def test_a_flask_among_the_loot() -> None:
    bench = Bench()
    token = library().loot["loot_potion"]
    assert isinstance(token, FindDef)
    bench.do(token.effect.resolve(bench.adventure, found_by(bench.sheet(0))))
    potions = [card for card in bench.adventure.shop if _is_potion(bench, card)]
    assert [_is_potion(bench, card) for card in bench.sheet(0).inventory] == [True]
    assert len(potions) == 3
    for card in potions:
        bench.adventure.shop.remove(card)
        bench.adventure.removed.append(card)
    bench.do(token.effect.resolve(bench.adventure, found_by(bench.sheet(0))))
    assert bench.sheet(0).crowns == 15


def _is_potion(bench: Bench, card: int) -> bool:
    return bench.adventure.cards[card].key == "healing_potion"


@rule("SS-8.3.1.2", "SS-8.3.1.5")
@ruling("34")
@pytest.mark.parametrize(("taken_off", "left"), [("main", 6), ("armour", 4)])
def test_shields_lent_by_a_card_stay_when_equipment_is_taken_off(taken_off: str, left: int) -> None:
    bench = Bench("A B")
    hero = bench.sheet(0)
    bench.wear(0, "armour", "silent_plate")
    bench.hero(0).shields = 2
    bench.do(bench.effect(1, "bonus(shields, 4, target, until=time)", target=0))
    bench.act("reorganise", f"unequip:{hero.slots[SLOTS.index(taken_off)]}", "done")
    assert bench.hero(0).shields == left
    bench.step("time")
    assert bench.hero(0).shields == left - 4
