"""The Scoundrel's cards, apart from plain moves and attacks."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.state.scene import Strength

from ..bench import BOTTOM, TOP, Bench


def bench(brute: str = "-3,0") -> Bench:
    return Bench(scoundrel="0,0", brute=brute)


def test_all_cards_are_there_with_both_halves() -> None:
    kind = library().class_named("scoundrel")
    assert [card.number for card in kind.cards] == list(range(88, 116))
    assert all(half.actions for card in kind.cards for half in card.halves)


FLANKING = [("single_out", 3), ("flanking_strike", 3), ("cull_the_weak", 4)]


@pytest.mark.parametrize(("name", "value"), FLANKING)
def test_a_flanked_target_suffers_more(name: str, value: int) -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.play(name, TOP, guard)
    assert (guard.hp, table.xp()) == (20 - value - 2, 1)


@pytest.mark.parametrize(("name", "value"), FLANKING)
def test_without_an_ally_beside_it_a_target_suffers_the_plain_value(name: str, value: int) -> None:
    table = bench("3,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.play(name, TOP, guard)
    assert (guard.hp, table.xp()) == (20 - value, 0)


def test_single_out_adds_to_four_attacks_on_the_lonely() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    card = table.play("single_out", BOTTOM)
    friend = table.monster("bandit_guard", "2,0", hp=30)
    table.attack(table.figure(), guard, 2)
    assert (guard.hp, table.xp()) == (28, 0)
    table.hurt(friend, 30)
    for number, xp in enumerate([0, 1, 1, 2]):
        table.attack(table.figure(), guard, 2)
        assert (guard.hp, table.xp()) == (24 - 4 * number, xp)
    assert table.pile_of(card) == "lost"


def test_smoke_bomb_doubles_an_attack_out_of_the_dark() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    card = table.play("smoke_bomb", TOP)
    assert table.conditions(table.figure()) == ["invisible"]
    assert (table.charged(), table.pile_of(card)) == (["dark"], "active")
    table.attack(table.figure(), guard, 4)
    assert (guard.hp, table.xp(), table.pile_of(card)) == (22, 2, "lost")


def test_smoke_bomb_waits_until_she_is_invisible() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    card = table.play("smoke_bomb", TOP)
    table.figure().conditions = [0] * len(table.figure().conditions)
    table.attack(table.figure(), guard, 4)
    assert (guard.hp, table.xp(), table.pile_of(card)) == (26, 0, "active")


def test_smoke_bomb_pulls() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0")
    table.play("smoke_bomb", BOTTOM, guard, "2,0")
    assert table.place(guard) == "1,0"


@pytest.mark.parametrize(("name", "bonus"), [("backstab", 2), ("gruesome_advantage", 3)])
def test_two_openings_at_once(name: str, bonus: int) -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    card = table.play(name, TOP, guard)
    assert (guard.hp, table.xp()) == (20 - 3 - 2 * bonus, 2)
    assert table.pile_of(card) == "lost"


@pytest.mark.parametrize(("name", "bonus"), [("backstab", 2), ("gruesome_advantage", 3)])
def test_a_target_beside_its_own_ally_leaves_one_opening(name: str, bonus: int) -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.monster("bandit_guard", "1,-1")
    table.play(name, TOP, guard)
    assert (guard.hp, table.xp()) == (20 - 3 - bonus, 1)


def test_thiefs_knack_disarms_a_trap() -> None:
    table = bench()
    table.tile("trap", "1,0", damage=3)
    table.play("thiefs_knack", TOP, "1,0")
    assert table.scene.tile(table.cell("1,0")) is None
    assert table.xp() == 2


def test_thiefs_knack_without_a_trap_earns_nothing() -> None:
    table = bench()
    card = table.play("thiefs_knack", TOP)
    assert (table.xp(), table.pile_of(card)) == (0, "discard")


def test_venom_shiv_poisons() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.play("venom_shiv", TOP, guard)
    assert (guard.hp, table.conditions(guard), table.xp()) == (17, ["poison"], 1)


MANY_KNIVES = [
    ("throwing_knives", 2, 2),
    ("flurry_of_blades", 3, 2),
    ("stiletto_storm", 4, 2),
    ("hidden_daggers", 2, 4),
]


@pytest.mark.parametrize(("name", "targets", "value"), MANY_KNIVES)
def test_many_knives_at_once(name: str, targets: int, value: int) -> None:
    table = bench()
    places = ("2,0", "3,0", "0,2", "0,3", "2,1")
    guards = [table.monster("bandit_guard", place, hp=9) for place in places]
    table.play(name, TOP, *guards[:targets])
    assert [guard.hp for guard in guards] == [9 - value] * targets + [9] * (5 - targets)


def test_throwing_knives_loot_two_away() -> None:
    table = bench()
    table.coin("2,0")
    table.coin("3,0")
    card = table.play("throwing_knives", BOTTOM, "loot")
    assert (table.hero().coins, table.pile_of(card)) == (1, "lost")


def test_quick_hands_move_and_attack() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=9)
    table.play("quick_hands", TOP, "2,0", guard)
    assert guard.hp == 7


def test_special_mixture() -> None:
    table = bench()
    table.figure().hp = 1
    table.play("special_mixture", TOP)
    assert table.figure().hp == 4
    guard = table.monster("bandit_guard", "3,0")
    table.play("special_mixture", BOTTOM, "2,0", guard)
    assert table.conditions(guard) == ["poison"]


@pytest.mark.parametrize(("with_dark", "hp", "xp"), [(False, 15, 0), (True, 13, 1)])
def test_sinister_opportunity_counts_allies(with_dark: bool, hp: int, xp: int) -> None:
    table = Bench(scoundrel="0,0", brute="2,0", tinkerer="1,1")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    if with_dark:
        table.element("dark")
    table.play("sinister_opportunity", TOP, *["use"] * with_dark, guard)
    assert (guard.hp, table.xp(), table.element_of("dark")) == (hp, xp, Strength.INERT)


def test_sinister_opportunity_leads_an_enemy_around_her() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.tile("trap", "1,1", damage=3)
    table.open("sinister_opportunity", BOTTOM)
    table.choose("1,0")
    assert sorted(table.places()) == ["1,1", "2,-1"]
    table.choose("1,1")
    assert (table.place(guard), guard.hp) == ("1,1", 6)


def test_sinister_opportunity_cannot_lead_the_immobilized() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0")
    table.give(guard, "immobilize")
    table.play("sinister_opportunity", BOTTOM, "1,0")
    assert table.place(guard) == "2,0"


def test_tricksters_reversal_turns_shield_against_its_bearer() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    guard.shield = 3
    card = table.play("tricksters_reversal", TOP, guard)
    assert (guard.hp, table.xp(), table.pile_of(card)) == (20 - 2 - 6 + 3, 2, "lost")


def test_tricksters_reversal_stops_one_damage_this_round() -> None:
    table = bench()
    card = table.play("tricksters_reversal", BOTTOM)
    table.hurt(table.figure(), 5)
    assert (table.figure().hp, table.pile_of(card)) == (8, "discard")
    table.hurt(table.figure(), 1)
    assert table.figure().hp == 7


def test_tricksters_reversal_ends_with_the_round() -> None:
    table = bench()
    card = table.play("tricksters_reversal", BOTTOM)
    table.end_round()
    assert table.pile_of(card) == "discard"
    table.hurt(table.figure(), 1)
    assert table.figure().hp == 7


def test_swift_bow_loots_every_hex_entered() -> None:
    table = bench()
    for place in ("0,0", "1,0", "2,0", "2,1"):
        table.coin(place)
    table.play("swift_bow", BOTTOM, "walk", "1,0", "2,0")
    assert table.hero().coins == 2
    assert table.scene.coins[table.cell("0,0")] == 1


@pytest.mark.parametrize(("ally", "conditions", "xp"), [("2,0", ["wound"], 1), ("3,0", [], 0)])
def test_open_wound(ally: str, conditions: list[str], xp: int) -> None:
    table = bench(ally)
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.play("open_wound", TOP, guard)
    assert (guard.hp, table.conditions(guard), table.xp()) == (16, conditions, xp)


def test_flintlock() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "4,0", hp=20)
    card = table.play("flintlock", BOTTOM, guard)
    assert (guard.hp, table.xp(), table.pile_of(card)) == (15, 2, "lost")


def test_hidden_daggers_hide_her() -> None:
    table = bench()
    table.play("hidden_daggers", BOTTOM)
    assert table.conditions(table.figure()) == ["invisible"]
    table.end_turn()
    assert table.conditions(table.figure()) == ["invisible"]


def test_duelists_advance_against_the_lonely_this_round() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    card = table.play("duelists_advance", BOTTOM)
    table.attack(table.figure(), guard, 2)
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 12
    table.monster("bandit_guard", "2,0")
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 10
    table.end_round()
    assert table.pile_of(card) == "discard"


def test_flurry_of_blades_gives_advantage_this_round() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=20)
    table.play("flurry_of_blades", BOTTOM, "1,0")
    table.rig("minus_2", "plus_2")
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 16


@pytest.mark.parametrize("condition", ["disarm", "immobilize", "stun"])
def test_cull_the_weak_adds_to_attacks_on_the_hampered(condition: str) -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    card = table.play("cull_the_weak", BOTTOM)
    table.attack(table.figure(), guard, 1)
    assert guard.hp == 29
    table.give(guard, condition)
    for number, xp in enumerate([0, 1, 1, 2, 2, 3]):
        table.attack(table.figure(), guard, 1)
        assert (guard.hp, table.xp()) == (26 - 3 * number, xp)
    assert table.pile_of(card) == "lost"


def test_visage_of_the_inevitable_kills_a_lonely_flanked_enemy() -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    elite = table.monster("bandit_guard", "-1,0", elite=True)
    table.play("visage_of_the_inevitable", TOP, guard)
    assert (guard.gone, elite.gone, table.xp()) == (True, False, 1)


def test_visage_of_the_inevitable_spares_an_enemy_in_company() -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0")
    table.monster("bandit_guard", "1,-1", elite=True)
    table.play("visage_of_the_inevitable", TOP)
    assert (guard.gone, table.xp()) == (False, 0)


@pytest.mark.parametrize(
    ("name", "condition"), [("visage_of_the_inevitable", "poison"), ("watch_it_burn", "wound")]
)
def test_conditions_for_all_adjacent(name: str, condition: str) -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place) for place in ("2,0", "1,1", "4,0")]
    table.play(name, BOTTOM, "1,0")
    assert [table.conditions(guard) for guard in guards] == [[condition], [condition], []]


def test_crippling_poison_adds_to_attacks_on_the_poisoned() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    card = table.play("crippling_poison", TOP)
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 18
    table.give(guard, "poison")
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 13
    table.end_round()
    assert table.pile_of(card) == "active"


def test_crippling_poison_cripples() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.play("crippling_poison", BOTTOM, guard)
    assert (table.conditions(guard), table.xp()) == (["poison", "immobilize"], 1)


def test_burning_oil() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=20)
    table.play("burning_oil", TOP, guard)
    assert (guard.hp, table.conditions(guard)) == (16, ["wound"])
    assert (table.xp(), table.charged()) == (1, ["fire"])


def test_burning_oil_earns_nothing_without_loot() -> None:
    table = bench()
    table.play("burning_oil", BOTTOM)
    assert table.xp() == 0
    table.coin("2,0", 3)
    table.play("burning_oil", BOTTOM, "loot")
    assert (table.hero().coins, table.xp()) == (3, 1)


@pytest.mark.parametrize(("ally", "hp", "xp"), [("2,0", 12, 2), ("3,0", 16, 0)])
def test_stick_to_the_shadows_needs_dark_and_an_ally(ally: str, hp: int, xp: int) -> None:
    table = bench(ally)
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.element("dark")
    table.play("stick_to_the_shadows", TOP, "use", guard)
    assert (guard.hp, table.xp(), table.element_of("dark")) == (hp, xp, Strength.INERT)


def test_stick_to_the_shadows_hides_after_a_move() -> None:
    table = bench()
    table.play("stick_to_the_shadows", BOTTOM, "2,0")
    assert (table.place(table.figure()), table.conditions(table.figure())) == (
        "2,0",
        ["invisible"],
    )


def test_spring_the_trap_on_somebody_else() -> None:
    table = bench()
    table.tile("trap", "1,0", damage=3, conditions=("stun",))
    guard = table.monster("bandit_guard", "3,0", hp=9)
    far = table.monster("bandit_guard", "4,0", hp=9)
    table.play("spring_the_trap", TOP, "1,0", guard)
    assert (guard.hp, table.conditions(guard), far.hp) == (6, ["stun"], 9)
    assert table.scene.tile(table.cell("1,0")) is None
    assert table.xp() == 2


def test_spring_the_trap_doubles_one_attack_on_a_lonely_flanked_enemy() -> None:
    table = bench("2,0")
    guard = table.monster("bandit_guard", "1,0", hp=20)
    other = table.monster("bandit_guard", "-1,0", hp=20)
    card = table.play("spring_the_trap", BOTTOM)
    table.attack(table.figure(), other, 3)
    assert (other.hp, table.pile_of(card)) == (17, "active")
    table.attack(table.figure(), guard, 3)
    assert (guard.hp, table.xp(), table.pile_of(card)) == (14, 2, "lost")


def test_stiletto_storm_retaliates_after_a_move() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.play("stiletto_storm", BOTTOM, "1,0")
    table.attack(guard, table.figure(), 1)
    assert guard.hp == 8


def test_pains_end() -> None:
    table = Bench(level=9, scoundrel="0,0", brute="-3,0")
    table.figure().hp = 1
    card = table.play("pains_end", TOP)
    assert (table.figure().hp, table.xp(), table.pile_of(card)) == (9, 2, "lost")
    weak = table.monster("bandit_guard", "2,0", elite=True)
    weak.hp = 3
    strong = table.monster("bandit_guard", "1,1")
    strong.hp = 4
    table.play("pains_end", BOTTOM, "1,0", weak)
    assert (weak.gone, strong.gone) == (True, False)


def test_long_con_disarms_all_around_her() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("1,0", "0,1", "2,0")]
    table.play("long_con", TOP, guards[0])
    assert [guard.hp for guard in guards] == [5, 5, 9]
    assert [table.conditions(guard) for guard in guards] == [["disarm"], ["disarm"], []]


def test_long_con_turns_an_enemy_against_its_allies() -> None:
    table = bench()
    traitor = table.monster("bandit_guard", "1,0", hp=9)
    victim = table.monster("bandit_guard", "4,0", hp=9)
    card = table.play("long_con", BOTTOM, traitor)
    assert (table.xp(), table.pile_of(card)) == (2, "active")
    assert table.scene.are_enemies(table.figure(), traitor)
    table.end_turn()
    table.monster_turn(traitor, "3,0", victim, card=4)
    assert (table.place(traitor), victim.hp) == ("3,0", 7)
    assert table.figure().hp == 8
    table.end_round()
    assert table.pile_of(card) == "lost"
    assert not traitor.turncoat


def test_long_con_finds_nobody_who_has_acted_already() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0")
    guard.acted = table.scene.round
    card = table.play("long_con", BOTTOM)
    assert (table.xp(), table.pile_of(card)) == (0, "lost")


def test_watch_it_burn_poisons_and_wounds_with_every_attack() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    card = table.play("watch_it_burn", TOP)
    assert (table.xp(), table.pile_of(card)) == (2, "active")
    table.attack(table.figure(), guard, 2)
    assert (guard.hp, table.conditions(guard)) == (18, ["poison", "wound"])


def test_her_own_modifier_card_hides_her() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.rig_perk("invisible")
    table.attack(table.figure(), guard, 2)
    assert table.conditions(table.figure()) == ["invisible"]
    assert (guard.hp, table.conditions(guard)) == (18, [])
