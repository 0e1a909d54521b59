"""Treasures that are neither weapons nor armour: crowns, one-use items, ammunition, artifacts."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.rules.turn.goods import draw_treasure, gain_item
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import example, rule
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

ARCHER = ("laegon_archer", "thorgar_cleric")
CLERIC = ("thorgar_cleric", "ecarus_white_rose")


@rule("SS-13.0.0.2", "SS-13.0.0.3")
@pytest.mark.parametrize(
    "key", [k for k, i in library().items.items() if i.kind == ItemKind.CROWNS]
)
def test_crowns_are_taken_as_coins(key: str) -> None:
    note("sword_and_sorcery", "item", key)
    bench = Bench()
    deck = bench.adventure.decks[Pile.TREASURE]
    card = next(each for each in deck.draw if bench.adventure.cards[each].key == key)
    deck.draw.remove(card)
    deck.draw.append(card)
    bench.do(draw_treasure(bench.adventure, bench.sheet(0)))
    assert bench.sheet(0).crowns == library().items[key].crowns
    assert (bench.sheet(0).inventory, deck.discard) == ([], [card])


@rule("SS-12.3.0.1")
def test_flaming_arrows() -> None:
    bench = Bench(heroes=ARCHER)
    arrows = bench.item(0, "flaming_arrows")
    enemy = bench.enemy("B")
    bench.roll(red=["hit skill"], blue=["hit"])
    bench.act(f"use-item:{arrows}", f"attack:main@{enemy.id}", "trigger:1")
    assert (enemy.wounds, enemy.fire) == (3, [1, 2])
    assert arrows in bench.sheet(0).inventory


def test_moonglass_heads() -> None:
    bench = Bench(heroes=ARCHER)
    heads = bench.item(0, "moonglass_heads")
    enemy = bench.enemy("B")
    bench.roll(red=["skill skill"], blue=["hit"])
    bench.act(f"use-item:{heads}", f"attack:main@{enemy.id}", "trigger:1")
    assert (bench.has(enemy, "slow"), bench.has(enemy, "stun")) == (1, 1)


def test_star_darts_are_discarded_with_a_miss() -> None:
    bench = Bench(heroes=ARCHER)
    darts = bench.item(0, "star_darts")
    enemy = bench.enemy("C")
    bench.next_critical("crit_slow")
    bench.roll(red=["hit magic"], blue=["miss"])
    bench.act(f"use-item:{darts}", "trigger:1")
    assert (enemy.wounds, bench.has(enemy, "slow")) == (2, 1)
    assert darts in bench.adventure.decks[Pile.TREASURE].discard


def test_amber_cordial_heals_as_a_free_action() -> None:
    bench = Bench()
    card = bench.item(0, "amber_cordial")
    bench.hero(1).wounds = 6
    bench.act(f"use-item:{card}", "figure:thorgar_cleric")
    assert (bench.hero(1).wounds, bench.sheet(0).specials) == (1, 1)


@rule("SS-19.0.0.1", "SS-6.5.0.1")
def test_the_phoenix_plume_also_in_the_own_turn() -> None:
    bench = Bench()
    plume = bench.item(0, "phoenix_plume")
    bench.do(hurt(bench.adventure, bench.hero(0), 20), "use-item")
    assert (bench.sheet(0).ghost, bench.hero(0).wounds) == (False, 5)
    assert plume in bench.adventure.decks[Pile.TREASURE].discard
    bench.do(hurt(bench.adventure, bench.hero(0), 20))
    assert bench.sheet(0).ghost


def test_whoever_likes_may_die_with_a_plume() -> None:
    bench = Bench()
    plume = bench.item(0, "phoenix_plume")
    bench.do(hurt(bench.adventure, bench.hero(0), 20), "no-more")
    assert bench.sheet(0).ghost
    assert bench.adventure.grounds[0].items == [plume]


@rule("SS-10.2.0.4")
def test_the_scroll_of_the_gale_pushes_everybody() -> None:
    bench = Bench(heroes=CLERIC)
    scroll = bench.item(0, "scroll_of_gale")
    enemies = [bench.enemy("B"), bench.enemy("B")]
    for enemy in enemies:
        enemy.came_from = bench.area("C")
    bench.act(f"use-item:{scroll}", "area:b")
    assert [bench.at(enemy) for enemy in enemies] == ["C", "C"]
    assert [enemy.wounds for enemy in enemies] == [0, 0]


def test_the_scroll_of_embers() -> None:
    bench = Bench(heroes=CLERIC)
    scroll = bench.item(0, "scroll_of_embers")
    enemies = [bench.enemy("D"), bench.enemy("D")]
    bench.roll(red=["hit"], blue=["miss"] * 2)
    bench.act(f"use-item:{scroll}", f"figure:{enemies[0].id}")
    assert [(each.wounds, each.fire) for each in enemies] == [(2, [1])] * 2
    assert bench.sheet(0).combats == 0


@rule("SS-7.1.0.4")
def test_the_bottled_hour_turns_all_powers() -> None:
    bench = Bench(heroes=CLERIC)
    hour = bench.item(0, "bottled_hour")
    cards = [bench.power(0, "heal", 3), bench.power(0, "lightning_bolt", 3)]
    for card, position in zip(cards, (1, 3), strict=True):
        bench.sheet(0).power(card).position = position
    bench.act(f"use-item:{hour}")  # nobody is asked in which order
    assert [bench.sheet(0).power(card).position for card in cards] == [0, 2]


def test_spider_milk() -> None:
    bench = Bench(heroes=ARCHER)
    milk = bench.item(0, "spider_milk")
    enemy = bench.enemy("B", armour=9)
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use-item:{milk}", f"attack:main@{enemy.id}")
    assert bench.has(enemy, "poison") == 2


@rule("SS-5.3.1.2")
def test_a_wisp_in_a_jar() -> None:
    bench = Bench()
    bench.act(f"use-item:{bench.item(0, 'wisp_jar')}")
    assert bench.adventure.shards == 2


def test_pilgrims_bread() -> None:
    bench = Bench()
    bread = bench.item(0, "pilgrims_bread")
    bench.hero(0).wounds = bench.hero(1, "B").wounds = 3
    bench.act(f"use-item:{bread}")
    assert (bench.hero(0).wounds, bench.hero(1).wounds) == (1, 1)


# -- artifacts ----------------------------------------------------------------------------


@rule("SS-8.4.0.2", "SS-8.4.0.4", "SS-8.4.0.5", "SS-8.4.0.6")
def test_an_elven_cloak_hides_twice_and_only_from_its_slot() -> None:
    bench = Bench()
    bench.item(0, "elven_cloak")
    assert "use-item" not in bench.open_verbs()
    bench = Bench()
    cloak = bench.wear(0, "artifact", "elven_cloak")
    for charges in (1, 0):
        bench.act(f"use-item:{cloak}")
        assert bench.hero(0).hidden
        assert 2 - bench.adventure.spent[cloak] == charges
        bench.step("time")
        assert not bench.hero(0).hidden
        bench.turn(0)
    assert "use-item" not in bench.open_verbs()


@rule("SS-8.4.0.5")
def test_a_heartglass_heals_from_afar() -> None:
    bench = Bench()
    glass = bench.wear(0, "artifact", "heartglass")
    bench.hero(1, "C").wounds = 7
    for wounds in (5, 3, 1):
        bench.act(f"use-item:{glass}", "figure:thorgar_cleric")
        assert bench.hero(1).wounds == wounds
    assert "use-item" not in bench.open_verbs()


@rule("SS-7.1.0.5")
def test_the_stone_of_the_unsaid_word() -> None:
    bench = Bench(heroes=CLERIC)
    stone = bench.wear(0, "artifact", "unsaid_word")
    card = bench.power(0, "heal", 5)
    bench.sheet(0).power(card).position = 3
    bench.act(f"use-item:{stone}")
    assert bench.sheet(0).power(card).position == 0


@rule("SS-14.0.0.10", "SS-14.0.0.7", "SS-13.0.0.7")
def test_the_town_portal_takes_everybody_shopping_once_a_quest() -> None:
    bench = Bench()
    portal = bench.wear(0, "artifact", "town_portal")
    potion = bench.item(0, "healing_potion")
    bench.adventure.bank[1] -= 1
    bench.sheet(0).coins = [0, 1, 0]
    bench.act(
        *(f"use-item:{portal}", f"hand:{potion}", "hand-coin", "leave", "leave"),
    )
    assert (bench.sheet(1).inventory, bench.sheet(1).crowns) == ([potion], 10)
    bench.step("time")
    bench.turn(0)
    assert "use-item" not in bench.open_verbs()


@rule("SS-8.4.0.4", "SS-2.1.0.8")
def test_a_discarded_artifact_is_found_again_with_all_charges() -> None:
    bench = Bench()
    glass = bench.wear(0, "artifact", "heartglass")
    bench.act(f"use-item:{glass}", "figure:thorgar_cleric")
    bench.sheet(0).slots[3] = -1
    bench.sheet(0).inventory = [glass]
    bench.do(visit(bench.adventure, [bench.sheet(0)]), f"sell:{glass}", "leave")
    assert bench.adventure.spent == {}


@example("SS-EX-175")
@rule("SS-5.2.3.2", "SS-5.2.3.3", "SS-8.0.0.5")
def test_with_a_full_inventory_a_treasure_lies_in_the_area() -> None:
    bench = Bench()
    for _ in range(2):
        bench.item(0, "healing_potion")
    deck = bench.adventure.decks[Pile.TREASURE]
    goods = [card for card in deck.draw if bench.adventure.item(card).kind != ItemKind.CROWNS][:2]
    coins = next(card for card in deck.draw if bench.adventure.item(card).kind == ItemKind.CROWNS)
    for card in [*goods, coins]:
        deck.draw.remove(card)
        gain_item(bench.adventure, bench.sheet(0), card)
    assert bench.adventure.grounds[0].items == goods
    assert bench.sheet(0).crowns > 0
    assert "pick-item" not in bench.open_verbs()
