"""The Quartermaster: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.minds.card_worth import gist_of
from questhall.games.gloomhaven.minds.turn_plan import REFRESHED, extras
from questhall.games.gloomhaven.rules.round.refresh import rest
from questhall.games.gloomhaven.rules.round.rests import long_rest
from questhall.games.gloomhaven.state.heroes import ItemState
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


@rule("GH-3.15.5")
def test_reforge_refreshes_what_hands_hold() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    sword, boots = bench.item("piercing_bow", 1), bench.item("boots_of_striding", 1)
    own = bench.item("boots_of_striding")
    for item in (sword, boots, own):
        item.state = ItemState.TURNED
    bench.play("reforge", TOP, bench.figure(1))
    assert [item.state for item in (sword, boots, own)] == [
        ItemState.READY,
        ItemState.TURNED,
        ItemState.TURNED,
    ]
    assert bench.xp() == 1


def test_reforge_recovers_two_cards() -> None:
    bench = Bench(quartermaster="0,0")
    for name in ("proficiency", "restock", "giant_club"):
        bench.card(name, pile="discard")
    bench.play("reforge", BOTTOM, "proficiency", "giant_club")
    assert len(bench.hero().hand) == 2


def test_bladed_boomerang_moves_on_after_the_attack() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("bladed_boomerang", BOTTOM, "move@2,0", guard, "move@0,0")
    assert (guard.hp, bench.place(bench.figure())) == (MANY - 1, "0,0")


def test_continual_supply_trades_cards_for_potions() -> None:
    """From the turn in which it is played."""
    bench = Bench(quartermaster="0,0", brute="1,0")
    potion = bench.item("minor_healing_potion", 1)
    potion.state = ItemState.FLIPPED
    card = bench.play("continual_supply", TOP)
    given = bench.card("restock", pile="hand")
    bench.end_turn(f"discard-card:{given}", bench.figure(1))
    assert (potion.state, bench.pile_of(given), bench.pile_of(card)) == (
        ItemState.READY,
        "discard",
        "active",
    )
    bench.card("giant_club", pile="hand")
    bench.end_turn()
    assert len(bench.hero().hand) == 1
    potion.state = ItemState.FLIPPED
    bench.end_turn("skip")
    assert (potion.state, bench.xp()) == (ItemState.FLIPPED, 2)


def test_continual_supply_recovers_lost_cards() -> None:
    bench = Bench(quartermaster="0,0")
    for name in ("proficiency", "restock", "giant_club"):
        bench.card(name, pile="lost")
    card = bench.play("continual_supply", BOTTOM, "proficiency", "restock")
    assert (len(bench.hero().hand), bench.pile_of(card)) == (2, "lost")


def test_scroll_of_lightning_charges_light() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("scroll_of_lightning", TOP, guard)
    assert bench.charged() == ["light"]


def test_scroll_of_lightning_pushes_all_around() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("scroll_of_lightning", BOTTOM, "move@3,0", "push@5,0")
    assert (bench.place(guard), bench.charged()) == ("5,0", ["air"])


def test_side_pouch_refreshes_everything_of_an_ally() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    items = [bench.item(name, 1) for name in ("boots_of_striding", "minor_healing_potion")]
    items[0].state, items[1].state = ItemState.TURNED, ItemState.FLIPPED
    card = bench.play("side_pouch", TOP, bench.figure(1))
    assert [item.state for item in items] == [ItemState.READY, ItemState.READY]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_side_pouch_moves_and_loots() -> None:
    bench = Bench(quartermaster="0,0")
    bench.coin("4,0")
    bench.play("side_pouch", BOTTOM, "move@3,0", "loot")
    assert bench.hero().coins == 1


@rule("GH-3.15.3")
def test_reinforced_steel_refreshes_an_item_each_round() -> None:
    bench = Bench(quartermaster="0,0", brute="5,0")
    bench.monster("bandit_guard", "-5,0")
    boots, armour = bench.item("boots_of_striding"), bench.item("leather_armor")
    card = bench.play("reinforced_steel", TOP)
    for item in (boots, armour):
        item.state = ItemState.TURNED
    bench.run(rest(bench.scene), "refresh:1")
    assert (boots.state, armour.state) == (ItemState.TURNED, ItemState.READY)
    bench.run(rest(bench.scene))
    assert (boots.state, bench.pile_of(card), bench.xp()) == (ItemState.READY, "active", 2)


def test_scroll_of_judgment_hurts_all_enemies_and_the_reader() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    near = bench.monster("bandit_guard", "4,0", hp=MANY)
    far = bench.monster("bandit_guard", "5,0", hp=MANY)
    card = bench.play("scroll_of_judgment", TOP)
    assert (near.hp, far.hp) == (MANY - 2, MANY)
    assert (bench.figure(0).hp, bench.figure(1).hp) == (8, 10)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_scroll_of_judgment_stuns() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("scroll_of_judgment", BOTTOM, "move@2,0", guard)
    assert bench.conditions(guard) == ["stun"]


def test_catastrophic_bomb_hits_twelve_hexes() -> None:
    bench = Bench(quartermaster="-3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("0,0", "2,0", "-1,3")]
    bench.open("catastrophic_bomb", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 1] * 3
    assert bench.xp() == 1


def test_catastrophic_bomb_in_the_hand() -> None:
    bench = Bench(quartermaster="0,0")
    normal = bench.monster("bandit_guard", "1,0", hp=MANY)
    elite = bench.monster("bandit_guard", "1,-1", elite=True, hp=MANY)
    bench.open("catastrophic_bomb", BOTTOM)
    bench.choose(bench.area_over(normal, elite))
    assert (normal.hp, elite.hp, bench.figure().hp) == (MANY - 7, MANY, 3)
    assert bench.xp() == 1


@rule("GH-3.9.10")
def test_quiver_of_arrows_adds_a_target_for_those_beside() -> None:
    """For characters and summons, in ranged attacks, while they stand there."""
    bench = Bench(quartermaster="0,0", brute="1,0")
    ally = bench.summon("mystic_ally", "0,1", seat=1)
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,2", "0,3")]
    card = bench.play("quiver_of_arrows", TOP)
    bench.play("skirmishing_maneuver", BOTTOM, guards[0], guards[1], seat=1)
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3]
    bench.play("trample", TOP, seat=1)
    bench.summon_turn(ally)
    assert sum(MANY - 3 - guard.hp for guard in guards) == 2 * 3
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_scroll_of_blizzards_hits_a_band() -> None:
    bench = Bench(quartermaster="-2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("0,0", "1,0", "-2,2")]
    bench.open("scroll_of_blizzards", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 1] * 3
    assert bench.charged() == ["ice"]


def test_scroll_of_blizzards_holds_enemies_before_a_move() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    bench.play("scroll_of_blizzards", BOTTOM, "move@-2,0")
    assert [bench.conditions(guard) for guard in guards] == [["immobilize"]] * 2
    assert bench.charged() == ["dark"]


@rule("GH-3.1.24")
def test_refreshment_brings_a_potion_back_at_each_long_rest() -> None:
    bench = Bench(quartermaster="0,0")
    items = [bench.item(name) for name in ("minor_healing_potion", "minor_stamina_potion")]
    for item in items:
        item.state = ItemState.FLIPPED
    card = bench.play("refreshment", TOP)
    for name in ("restock", "proficiency"):
        bench.card(name, pile="discard")
    bench.run(long_rest(bench.scene, bench.hero()), "restock", "refresh:0")
    assert [item.state for item in items] == [ItemState.READY, ItemState.FLIPPED]
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_refreshment_recovers_all_discarded_cards_of_an_ally() -> None:
    bench = Bench(quartermaster="-6,0", brute="6,0")
    for name in ("trample", "skewer"):
        bench.card(name, 1, "discard")
    card = bench.play("refreshment", BOTTOM, bench.figure(1))
    assert (len(bench.hero(1).hand), bench.pile_of(card), bench.xp()) == (2, "lost", 2)


def test_portable_ballista_shoots_through_a_row() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", f"{q},0", hp=MANY) for q in (1, 3, 5)]
    bench.open("portable_ballista", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.hp for guard in guards] == [MANY - 4] * 3
    assert bench.xp() == 1


def test_portable_ballista_ignores_shields() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    guard.shield = 4
    bench.play("portable_ballista", BOTTOM)
    bench.play("giant_club", TOP, guard)
    assert guard.hp == MANY - 5


def test_fortified_position_heals_those_beside_for_five_turns() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    card = bench.play("fortified_position", TOP)
    bench.end_turn()
    for _ in range(5):
        bench.figure(1).hp = 5
        bench.end_turn()
        assert bench.figure(1).hp == 7
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


def test_scroll_of_annihilation_kills() -> None:
    bench = Bench(quartermaster="0,0")
    guard = bench.monster("bandit_guard", "1,0", elite=True, hp=MANY)
    card = bench.play("scroll_of_annihilation", TOP, guard)
    assert (guard.gone, bench.pile_of(card), bench.xp()) == (True, "lost", 2)


def test_scroll_of_annihilation_disarms_all_around() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "3,1")]
    bench.play("scroll_of_annihilation", BOTTOM, "move@3,0")
    assert [bench.conditions(guard) for guard in guards] == [["disarm"]] * 2


def test_bag_of_holding_refreshes_small_items_of_all_around() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0", tinkerer="3,0")
    items = [bench.item("minor_healing_potion", seat) for seat in range(3)]
    for item in items:
        item.state = ItemState.FLIPPED
    card = bench.play("bag_of_holding", BOTTOM)
    assert [item.state for item in items] == [ItemState.READY, ItemState.READY, ItemState.FLIPPED]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_a_bot_values_what_there_is_to_refresh() -> None:
    bench = Bench(quartermaster="0,0", brute="1,0")
    items = [bench.item(name, 1) for name in ("boots_of_striding", "minor_healing_potion")]
    card = bench.card("reserved_energy")
    gist = gist_of(bench.scene, card, TOP)
    nothing = extras(bench.scene, bench.hero(), gist)
    items[0].state, items[1].state = ItemState.TURNED, ItemState.FLIPPED
    assert extras(bench.scene, bench.hero(), gist) - nothing == pytest.approx(REFRESHED)
