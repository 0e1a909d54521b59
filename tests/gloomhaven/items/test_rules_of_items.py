"""The rules of item cards (RULES 1.3), of refreshing (3.15) and of items in play (3.20)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.printed.items import ItemDef, ItemUse, Slot, Window
from questhall.games.gloomhaven.rules.cards.recovering import (
    recoverable,
    refresh_items,
    refreshable,
)
from questhall.games.gloomhaven.rules.round.rests import long_rest
from questhall.games.gloomhaven.setup.characters import Character, fits_equipment
from questhall.games.gloomhaven.setup.setup import bring
from questhall.games.gloomhaven.state.heroes import Item, ItemState
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

from ...marks import example, rule
from ..bench import Bench
from .playing import attack_action, open_move, state, usable, use

ITEMS = {item.key: item for item in library().items}
LAST_OF_THE_SHOP = 70
LAST_RANDOM_DESIGN = 95


# -- the cards ---------------------------------------------------------------------


@rule("GH-1.3.13")
def test_the_box_holds_items_1_to_150() -> None:
    assert [item.number for item in library().items] == list(range(1, 151))
    for item in library().items:
        assert item.price % 5 == 0
        assert 10 <= item.price <= 80


@rule("GH-1.3.13")
def test_copies_of_items() -> None:
    """In the shop there are two of each, of potions four; of what is found there is mostly one."""
    for item in library().items[:LAST_OF_THE_SHOP]:
        assert item.copies == (4 if item.key.endswith("_potion") else 2)
    for item in library().items[LAST_OF_THE_SHOP:LAST_RANDOM_DESIGN]:
        assert item.copies == 2
    pairs = [item.number for item in library().items[LAST_RANDOM_DESIGN:] if item.copies == 2]
    assert pairs == [96, 107, 112, 116, 117, 118, 123]
    assert all(item.copies == 1 for item in library().items[133:])


@rule("GH-1.3.13")
def test_items_come_into_the_shop_with_prosperity() -> None:
    first = {1: 1, 2: 15, 3: 22, 4: 29, 5: 36, 6: 43, 7: 50, 8: 57, 9: 64}
    for item in library().items[:LAST_OF_THE_SHOP]:
        expected = max(level for level, number in first.items() if number <= item.number)
        assert item.prosperity == expected
        assert [item.sold_at(level) for level in range(1, 10)].index(True) == expected - 1
    for item in library().items[LAST_OF_THE_SHOP:]:
        assert not item.sold_at(9)


@rule("GH-1.3.11")
@pytest.mark.parametrize(
    ("name", "slot"),
    [
        ("iron_helmet", Slot.HEAD),
        ("hide_armor", Slot.BODY),
        ("winged_shoes", Slot.LEGS),
        ("poison_dagger", Slot.ONE_HAND),
        ("war_hammer", Slot.TWO_HANDS),
        ("moon_earring", Slot.SMALL),
    ],
)
def test_the_type_of_an_item_is_its_slot(name: str, slot: int) -> None:
    assert ITEMS[name].slot == slot
    other = next(item for item in library().items if item.slot == slot and item.key != name)
    fits = fits_equipment([ITEMS[name]], other, 1)
    assert fits == (slot == Slot.ONE_HAND)


@rule("GH-1.3.10")
@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("boots_of_striding", Window.IN_MOVE),
        ("minor_healing_potion", Window.IN_TURN),
        ("eagle_eye_goggles", Window.IN_ATTACK_ACTION),
        ("poison_dagger", Window.IN_ATTACK),
    ],
)
def test_an_item_says_when_it_is_used(name: str, window: int) -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    bench.item(name)
    guard = bench.monster("bandit_guard", "1,0")
    assert ITEMS[name].window == window
    assert bool(usable(bench)) == (window == Window.IN_TURN)
    before = ["item:0"] if window == Window.IN_ATTACK_ACTION else []
    during = ["item:0"] if window == Window.IN_ATTACK else []
    open_move(bench, 1)
    assert ("item:0" in bench.offered) == (window in (Window.IN_MOVE, Window.IN_TURN))
    bench.choose("stay")
    attack_action(bench, 1, *before, guard, *during)


@rule("GH-1.3.4")
@example("GH-EX-205")
def test_what_a_character_of_level_5_can_equip() -> None:
    equipped: list[ItemDef] = []
    wanted = (
        "iron_helmet",
        "hide_armor",
        "winged_shoes",
        "poison_dagger",
        "heater_shield",
        "minor_healing_potion",
        "minor_stamina_potion",
        "minor_power_potion",
    )
    for name in wanted:
        assert fits_equipment(equipped, ITEMS[name], 5)
        equipped.append(ITEMS[name])
    for name in (
        "heavy_basinet",
        "leather_armor",
        "boots_of_striding",
        "jagged_sword",
        "war_hammer",
        "stun_powder",
    ):
        assert not fits_equipment(equipped, ITEMS[name], 5)
    assert not fits_equipment([ITEMS["war_hammer"]], ITEMS["poison_dagger"], 5)
    assert not fits_equipment([ITEMS["war_hammer"]], ITEMS["piercing_bow"], 5)


@rule("GH-1.3.4")
@pytest.mark.parametrize(("level", "places"), [(1, 1), (2, 1), (3, 2), (8, 4), (9, 5)])
def test_small_items_by_level(level: int, places: int) -> None:
    small = [item for item in library().items if item.slot == Slot.SMALL]
    assert fits_equipment(small[: places - 1], small[places], level)
    assert not fits_equipment(small[:places], small[places], level)


@rule("GH-1.3.1", "GH-1.3.3", "GH-1.3.4")
def test_items_are_bought_before_the_scenario() -> None:
    options: dict[str, OptionValue] = {"quick_start": False, "prosperity": 1}
    match = Match.start(GAME, Setup("party", 2, options), "shop", keep=False)
    while match.pending[0].prompt != "buy":
        match.answer(0, 0, match.pending[0].seats[0])
    shop = match.pending[0]
    offered = [library().items[option.what] for option in shop.options if option.verb == "buy"]
    assert shop.amount == 30
    assert sorted(item.number for item in offered) == list(range(1, 15))
    match.answer(0, [item.key for item in offered].index("poison_dagger"), shop.seats[0])
    shop = match.pending[0]
    left = [library().items[option.what] for option in shop.options if option.verb == "buy"]
    assert shop.amount == 10
    assert {item.key for item in left} == {item.key for item in offered if item.price <= 10}


@rule("GH-1.3.3")
def test_no_item_twice() -> None:
    dagger = ITEMS["poison_dagger"]
    assert not fits_equipment([dagger], dagger, 9)


@rule("GH-1.3.2")
@pytest.mark.parametrize("name", [kind.key for kind in library().classes])
def test_any_class_uses_any_item(name: str) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bring(bench.scene, bench.hero(), Character(library().class_named(name), 1))
    bench.item("minor_healing_potion")
    bench.figure().hp = 1
    use(bench)
    assert bench.figure().hp == 4


@rule("GH-1.3.12", "GH-2.0.5")
@pytest.mark.parametrize(
    ("name", "minus_cards"),
    [
        ("hide_armor", 2),
        ("heavy_greaves", 1),
        ("chainmail", 3),
        ("heavy_basinet", 2),
        ("splintmail", 4),
        ("steel_sabatons", 2),
        ("platemail", 5),
        ("leather_armor", 0),
    ],
)
def test_drawbacks_go_into_the_modifier_deck(name: str, minus_cards: int) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    character = Character(library().class_named("brute"), 1)
    character.items = [ITEMS[name]]
    bring(bench.scene, bench.hero(), character)
    deck = [bench.scene.modifier(card) for card in bench.hero().deck.draw]
    temporary = [card.value for card in deck if card.mark == ModifierMark.TEMPORARY]
    assert temporary == [-1] * minus_cards
    assert len(deck) == 20 + minus_cards


@rule("GH-1.3.8", "GH-6.2.5")
def test_items_are_fresh_in_the_next_scenario() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    character = Character(library().class_named("brute"), 1)
    character.items = [ITEMS["hide_armor"], ITEMS["minor_healing_potion"]]
    bring(bench.scene, bench.hero(), character)
    for item in bench.hero().items:
        item.state = ItemState.FLIPPED
        item.used = 1
    following = Bench(brute="0,0", tinkerer="3,0")
    bring(following.scene, following.hero(), character)
    assert [(state(item), item.used) for item in following.hero().items] == [("ready", 0)] * 2


# -- recovering and refreshing -----------------------------------------------------


@rule("GH-1.3.5", "GH-1.3.6", "GH-1.3.7", "GH-3.1.24")
def test_a_long_rest_refreshes_what_is_spent_and_not_what_is_consumed() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    spent, consumed = bench.item("boots_of_striding"), bench.item("minor_healing_potion")
    armour = bench.item("hide_armor")
    assert (spent.kind.use, consumed.kind.use) == (ItemUse.SPENT, ItemUse.CONSUMED)
    spent.state = armour.state = ItemState.TURNED
    armour.used = 2
    consumed.state = ItemState.FLIPPED
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="discard")
    bench.run(long_rest(bench.scene, bench.hero()), "trample")
    assert [state(each) for each in (spent, armour, consumed)] == ["ready", "ready", "consumed"]
    assert armour.used == 0


@rule("GH-3.15.2")
def test_a_card_that_cannot_be_recovered_stays_lost() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    card = bench.card("trample", pile="lost")
    assert recoverable(bench.scene, bench.hero(), True) == [card]
    final = next(
        each.key
        for kind in library().classes
        for each in kind.cards
        if each.halves[0].unrecoverable or each.halves[1].unrecoverable
    )
    bench.card(final, pile="lost")
    assert recoverable(bench.scene, bench.hero(), True) == [card]


@rule("GH-3.15.4")
def test_an_item_that_cannot_be_refreshed_stays_consumed() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    kind = ItemDef("final", 999, Slot.SMALL, ItemUse.CONSUMED, Window.IN_TURN)
    kind.unrecoverable = True
    final = Item(kind)
    bench.hero().items.append(final)
    potion = bench.item("minor_healing_potion")
    final.state = potion.state = ItemState.FLIPPED
    assert refreshable(bench.hero(), ItemState.FLIPPED, [Slot.SMALL]) == [1]
    bench.run(refresh_items(bench.scene, bench.hero(), 2, ItemState.FLIPPED, [Slot.SMALL]))
    assert (state(final), state(potion)) == ("consumed", "ready")


@rule("GH-3.15.5")
def test_refreshing_names_the_state_of_the_items() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("boots_of_striding").state = ItemState.TURNED
    bench.item("minor_healing_potion").state = ItemState.FLIPPED
    assert refreshable(bench.hero(), ItemState.TURNED, []) == [0]
    assert refreshable(bench.hero(), ItemState.FLIPPED, []) == [1]
    assert refreshable(bench.hero(), ItemState.TURNED, [Slot.SMALL]) == []
