"""The Quartermaster: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.heroes import ItemState
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_heal, check_loot, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

QUARTERMASTER = library().class_named("quartermaster")


def test_the_class() -> None:
    assert QUARTERMASTER.locked
    assert [card.number for card in QUARTERMASTER.cards] == list(range(205, 233))
    assert QUARTERMASTER.hit_points == [10, 12, 14, 16, 18, 20, 22, 24, 26]


def test_all_perks_together() -> None:
    character = Character(QUARTERMASTER, 9)
    for number, perk in enumerate(QUARTERMASTER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, -1, *[1] * 7, *[2] * 3]
    assert len([card for card in deck if card.rolling and card.value == 1]) == 4
    assert len([card for card in deck if card.rolling and card.riders]) == 3 + 2 + 1 + 1
    assert len([card for card in deck if card.riders and not card.rolling]) == 3
    assert any(perk.ignores_items for perk in QUARTERMASTER.perks)


@rule("GH-3.15.3")
def test_a_card_refreshes_an_item() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    potion, boots = bench.item("minor_healing_potion"), bench.item("boots_of_striding")
    potion.state, boots.state = ItemState.FLIPPED, ItemState.TURNED
    bench.rig_perk("refresh_item")
    bench.play("giant_club", TOP, guard, "refresh:0")
    assert (guard.hp, potion.state, boots.state) == (MANY - 5, ItemState.READY, ItemState.TURNED)


def test_other_perk_cards() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    other = bench.monster("bandit_guard", "0,1", hp=MANY)
    guard.shield = 3
    bench.rig_perk("pierce")
    bench.play("giant_club", TOP, guard)
    assert guard.hp == MANY - 5
    guard.shield = 0
    for effect in ("muddle", "stun"):
        bench.rig_perk(effect)
        bench.play("giant_club", TOP, guard)
    assert bench.conditions(guard) == ["stun", "muddle"]
    bench.rig_perk("add_target")
    bench.play("giant_club", TOP, guard, other)
    assert (guard.hp, other.hp) == (0, MANY - 5)


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("proficiency", 3),
        ("hastened_step", 5),
        ("cleaving_axe", 4),
        ("impaling_spear", 4),
        ("reserved_energy", 4),
        ("quiver_of_arrows", 6),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("quartermaster", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("restock", BOTTOM, 3, 1),
        ("crippling_bow", TOP, 3, 3),
        ("crippling_bow", BOTTOM, 1, 4),
        ("bladed_boomerang", TOP, 2, 3),
        ("scroll_of_lightning", TOP, 5, 3),
        ("giant_club", TOP, 5, 1),
        ("giant_club", BOTTOM, 3, 1),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("quartermaster", card, half, value, range)


@pytest.mark.parametrize(
    ("card", "half", "range"),
    [("oversized_pack", TOP, 2), ("bag_of_holding", TOP, 3)],
)
def test_looting(card: str, half: int, range: int) -> None:
    check_loot("quartermaster", card, half, range)


def test_a_healing() -> None:
    check_heal("quartermaster", "sharpening_kit", TOP, 4, 2)


@pytest.mark.parametrize(
    ("card", "half", "condition"),
    [
        ("iron_bulwark", TOP, "muddle"),
        ("crippling_bow", BOTTOM, "immobilize"),
        ("bladed_boomerang", TOP, "wound"),
        ("giant_club", BOTTOM, "muddle"),
    ],
)
def test_an_attack_with_a_condition(card: str, half: int, condition: str) -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play(card, half, guard)
    assert bench.conditions(guard) == [condition]


# -- level 1 -----------------------------------------------------------------------


@rule("GH-3.15.3")
def test_restock_refreshes_one_item_of_each_ally_near() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0", tinkerer="2,0", scoundrel="3,0")
    items = [bench.item("boots_of_striding", seat) for seat in range(4)]
    potion = bench.item("minor_healing_potion", 1)
    for item in [*items, potion]:
        item.state = ItemState.TURNED
    potion.state = ItemState.FLIPPED
    card = bench.play("restock", TOP, "refresh:101")
    assert [item.state for item in items] == [
        ItemState.TURNED,
        ItemState.TURNED,
        ItemState.READY,
        ItemState.TURNED,
    ]
    assert (potion.state, bench.pile_of(card), bench.xp()) == (ItemState.READY, "lost", 2)


def test_oversized_pack_refreshes_all_own_small_items() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    items = [bench.item(name) for name in ("minor_healing_potion", "minor_stamina_potion")]
    other = bench.item("minor_healing_potion", 1)
    boots = bench.item("boots_of_striding")
    for item in [*items, other, boots]:
        item.state = ItemState.FLIPPED
    card = bench.play("oversized_pack", BOTTOM)
    assert [item.state for item in [*items, other, boots]] == [
        ItemState.READY,
        ItemState.READY,
        ItemState.FLIPPED,
        ItemState.FLIPPED,
    ]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_sharpening_kit_helps_all_near() -> None:
    bench = Bench(quartermaster="0,0", brute="2,0", tinkerer="3,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("sharpening_kit", BOTTOM)
    for seat in range(3):
        bench.attack(bench.figure(seat), guard, 2)
    assert guard.hp == MANY - 3 - 3 - 2


def test_proficiency_rewards_the_use_of_items() -> None:
    """Once for the whole action, from the attack in which the item is used."""
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "1,-1")]
    card = bench.play("proficiency", TOP)
    bench.item("minor_power_potion")
    bench.open("cleaving_axe", TOP)
    assert bench.prompt == "attack-item"
    bench.choose("item:0")
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 4]
    bench.play("restock", BOTTOM, guards[0])
    assert guards[0].hp == MANY - 4 - 3
    assert (bench.pile_of(card), bench.xp()) == ("active", 3)


@pytest.mark.parametrize(("card", "points"), [("iron_bulwark", 1), ("reinforced_steel", 2)])
def test_shields_for_those_who_stand_close(card: str, points: int) -> None:
    bench = Bench(quartermaster="0,0", brute="1,0", tinkerer="3,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play(card, BOTTOM)
    for seat in range(3):
        bench.attack(guard, bench.figure(seat), 3)
    lost = [bench.figure(seat).max_hp - bench.figure(seat).hp for seat in range(3)]
    assert lost == [3 - points, 3 - points, 3]


def test_hastened_step_attacks_twice() -> None:
    bench = Bench(quartermaster="0,0")
    one, two = (bench.monster("bandit_guard", place, hp=MANY) for place in ("-1,0", "2,0"))
    bench.play("hastened_step", TOP, one, "move@1,0", two)
    assert (one.hp, two.hp) == (MANY - 2, MANY - 2)


def test_cleaving_axe_hits_an_arc() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,-1", "1,0", "0,1")]
    bench.open("cleaving_axe", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 2] * 3
    assert bench.xp() == 1


def test_impaling_spear_hits_two_in_line() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "2,0")]
    bench.open("impaling_spear", TOP)
    for choice in (bench.area_over(*guards), guards[0]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 3] * 2
    assert bench.xp() == 1


# -- level X -----------------------------------------------------------------------


def test_crushing_hammer_stuns() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("crushing_hammer", TOP, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 3, ["stun"])
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize(
    ("card", "points", "shield"), [("crushing_hammer", 2, 1), ("fortified_position", 3, 2)]
)
def test_a_move_and_a_shield(card: str, points: int, shield: int) -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", f"{points + 1},0")
    bench.play(card, BOTTOM, f"move@{points},0")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 10 - 3 + shield


def test_scroll_of_recall_refreshes_one_small_item() -> None:
    bench = Bench(quartermaster="0,0")
    items = [bench.item(name) for name in ("minor_healing_potion", "minor_stamina_potion")]
    for item in items:
        item.state = ItemState.FLIPPED
    bench.play("scroll_of_recall", TOP, "refresh:1")
    assert [item.state for item in items] == [ItemState.FLIPPED, ItemState.READY]


def test_scroll_of_recall_pulls_up_to_three() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "-3,0", "0,3", "0,-3")]
    bench.open("scroll_of_recall", BOTTOM)
    for guard in guards[:3]:
        bench.choose(guard)
    for choice in (guards[0], "pull@2,0", guards[1], "pull@-2,0", "pull@0,2"):
        bench.choose(choice)
    assert [bench.place(guard) for guard in guards] == ["2,0", "-2,0", "0,2", "0,-3"]


def test_reserved_energy_refreshes_what_an_ally_spent() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    boots, potion = bench.item("boots_of_striding", 1), bench.item("minor_healing_potion", 1)
    boots.state, potion.state = ItemState.TURNED, ItemState.FLIPPED
    bench.play("reserved_energy", TOP, bench.figure(1))
    assert (boots.state, potion.state, bench.xp()) == (ItemState.READY, ItemState.FLIPPED, 1)


# -- in print ----------------------------------------------------------------------

ENGLISH = """
restock
  - All allied characters within range 2 may refresh 1 spent or consumed item
  - 2 XP · Lost
  - ---
  - Attack 3
proficiency
  - On your attack actions in which you use an item: +1 Attack
  - 2 XP · Persistent · Lost
  - ---
  - Move 3
reforge
  - You or one adjacent allied character may refresh 1 spent or consumed one- or two-handed item
  - 1 XP
  - ---
  - Recover up to 2 discarded cards
continual_supply
  - At the end of each of your turns: You may discard a card from your hand; if you do:
    One adjacent allied character may refresh 1 consumed small item
  - 2 XP · Persistent · Lost
  - ---
  - Recover up to 2 lost cards
  - Lost · Cannot be recovered
reinforced_steel
  - At the end of each round: Refresh 1 spent item
  - 2 XP · Persistent · Lost
  - ---
  - Shield 2 (you and all adjacent allies), this round
quiver_of_arrows
  - All adjacent allies, on ranged attack actions: Add Target
  - 2 XP · Persistent · Lost
  - ---
  - Move 6
refreshment
  - Each time you take a long rest: Refresh 1 consumed item
  - 2 XP · Persistent · Lost
  - ---
  - One allied character may recover all discarded cards
  - 2 XP · Lost
bag_of_holding
  - Loot 3
  - ---
  - You and all adjacent allied characters may refresh all consumed small items
  - 2 XP · Lost
"""
RUSSIAN = """
restock
  - Все союзные персонажи в пределах дальности 2 могут развернуть
    1 повёрнутый или потраченный предмет
  - +2 опыта · Потеря
  - ---
  - Атака 3
proficiency
  - При ваших действиях атаки, в которых вы использовали предмет: +1 к атаке
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 3
reforge
  - Вы или соседний союзный персонаж может развернуть
    1 повёрнутый или потраченный одноручный или двуручный предмет
  - +1 опыта
  - ---
  - Вернуть на руку до 2 сброшенных карт
continual_supply
  - В конце каждого вашего хода: Вы можете сбросить карту с руки, тогда:
    Соседний союзный персонаж может развернуть 1 потраченный маленький предмет
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Вернуть на руку до 2 потерянных карт
  - Потеря · Нельзя вернуть на руку
reinforced_steel
  - В конце каждого раунда: Развернуть 1 повёрнутый предмет
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Щит 2 (вы и все соседние союзники), в этом раунде
quiver_of_arrows
  - Все соседние союзники при действиях дальней атаки: ДОБАВИТЬ ЦЕЛЬ
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 6
refreshment
  - Каждый раз при вашем долгом отдыхе: Развернуть 1 потраченный предмет
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Союзный персонаж может вернуть на руку все сброшенные карты
  - +2 опыта · Потеря
bag_of_holding
  - Добыча 3
  - ---
  - Вы и все соседние союзные персонажи могут развернуть все потраченные маленькие предметы
  - +2 опыта · Потеря
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
