"""The Spellweaver's cards up to level 4, apart from plain moves and attacks."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ..bench import BOTTOM, TOP, Bench


def bench(brute: str = "-1,0") -> Bench:
    return Bench(spellweaver="0,0", brute=brute)


def curses_of_monsters(table: Bench) -> int:
    deck = table.scene.monster_deck
    return sum(table.scene.modifier(card).key == "curse" for card in deck.draw)


def test_all_cards_are_there_with_both_halves() -> None:
    kind = library().class_named("spellweaver")
    assert [card.number for card in kind.cards] == list(range(61, 88))
    assert all(half.actions for card in kind.cards for half in card.halves)


def test_her_own_modifier_cards_charge_elements() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=20)
    table.rig_perk("charge(fire)")
    table.rig_perk("charge(earth)")
    table.attack(table.figure(), guard, 1)
    assert guard.hp == 17
    assert sorted(table.charged()) == ["earth", "fire"]


def test_fire_orbs() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("2,0", "0,2", "3,0")]
    card = table.play("fire_orbs", TOP, *guards)
    assert [guard.hp for guard in guards] == [6, 6, 6]
    assert table.xp() == 3
    assert table.charged() == ["fire"]
    assert table.pile_of(card) == "lost"


def test_impaling_eruption_hits_everybody_on_the_chosen_way() -> None:
    table = bench()
    places = ("3,0", "1,0", "2,0", "1,1")
    guards = [table.monster("bandit_guard", place, hp=9) for place in places]
    table.open("impaling_eruption", TOP)
    table.choose(guards[0])
    assert table.prompt == "path"
    table.choose("path#0")
    for guard in guards[:3]:
        table.choose(guard)
    assert [guard.hp for guard in guards] == [6, 6, 6, 6]
    assert table.xp() == 4
    assert table.charged() == ["earth"]


def test_impaling_eruption_may_take_a_way_around_the_others() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("3,0", "1,0", "2,0")]
    table.open("impaling_eruption", TOP)
    table.choose(guards[0])
    table.choose(table.offered[-1])
    assert [guard.hp for guard in guards] == [6, 9, 9]
    assert table.xp() == 1


def test_impaling_eruption_takes_no_way_longer_than_its_range() -> None:
    table = bench()
    far = table.monster("bandit_guard", "4,0", hp=9)
    aside = table.monster("bandit_guard", "1,1", hp=9)
    table.play("impaling_eruption", TOP, far)
    assert (far.hp, aside.hp) == (6, 9)


def test_reviving_ether_brings_back_all_that_can_come_back() -> None:
    table = bench()
    orbs = table.card("fire_orbs", pile="lost")
    blast = table.card("icy_blast", pile="lost")
    twin = table.card("twin_restoration", pile="lost")
    card = table.play("reviving_ether", TOP)
    assert table.hero().hand == [orbs, blast]
    assert table.hero().lost == [twin, card]
    assert table.charged() == ["dark"]


@pytest.mark.parametrize(("answer", "pile"), [("skip", "active"), ("frost_armor", "hand")])
def test_reviving_ether_takes_active_cards_only_as_she_wishes(answer: str, pile: str) -> None:
    table = bench()
    armor = table.play("frost_armor", BOTTOM)
    orbs = table.card("fire_orbs", pile="lost")
    table.play("reviving_ether", TOP, answer)
    assert (table.pile_of(armor), table.pile_of(orbs)) == (pile, "hand")


def test_reviving_ether_jumps() -> None:
    table = bench()
    table.monster("bandit_guard", "1,0")
    table.play("reviving_ether", BOTTOM, "2,0")
    assert table.place(table.figure()) == "2,0"


def test_freezing_nova() -> None:
    table = bench()
    near = [table.monster("bandit_guard", place, hp=9) for place in ("1,0", "0,1")]
    far = table.monster("bandit_guard", "2,0", hp=9)
    table.element("ice")
    table.play("freezing_nova", TOP, "use", near[1])
    assert [guard.hp for guard in near] == [6, 6]
    assert far.hp == 9
    assert [table.conditions(guard) for guard in near] == [["immobilize"], ["immobilize"]]
    assert table.element_of("ice") == Strength.INERT


def test_freezing_nova_without_ice_attacks_for_two() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=9)
    table.play("freezing_nova", TOP, guard)
    assert guard.hp == 7


def test_freezing_nova_heals_from_afar() -> None:
    table = bench("-4,0")
    table.figure(1).hp = 1
    card = table.play("freezing_nova", BOTTOM, table.figure(1))
    assert table.figure(1).hp == 5
    assert table.charged() == ["light"]
    assert table.pile_of(card) == "lost"


@pytest.mark.parametrize("name", ["mana_bolt", "frost_armor"])
def test_bolts_use_any_element(name: str) -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=9)
    table.element("air")
    table.element("fire")
    table.play(name, TOP, "use", f"use-element:{ELEMENTS.index('air')}", guard)
    assert guard.hp == 6
    assert table.xp() == 1
    assert (table.element_of("air"), table.element_of("fire")) == (Strength.INERT, Strength.STRONG)


def test_mana_bolt_heals_whoever_is_adjacent() -> None:
    table = bench()
    table.figure(1).hp = 1
    table.play("mana_bolt", BOTTOM, table.figure(1))
    assert table.figure(1).hp == 4


def test_frost_armor_cancels_two_sources_of_damage() -> None:
    table = bench()
    card = table.play("frost_armor", BOTTOM)
    assert table.charged() == ["ice"]
    assert table.pile_of(card) == "active"
    table.hurt(table.figure(), 5)
    assert (table.figure().hp, table.xp(), table.pile_of(card)) == (6, 1, "active")
    guard = table.monster("bandit_guard", "1,0")
    table.attack(guard, table.figure(), 3)
    assert (table.figure().hp, table.xp(), table.pile_of(card)) == (6, 2, "lost")
    table.hurt(table.figure(), 1)
    assert table.figure().hp == 5


def test_flame_strike_wounds_with_fire() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.element("fire")
    table.play("flame_strike", TOP, "use", guard)
    assert (guard.hp, table.conditions(guard)) == (6, ["wound"])


def test_flame_strike_without_fire_does_not_wound() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.play("flame_strike", TOP, guard)
    assert (guard.hp, table.conditions(guard)) == (6, [])


def test_ride_the_wind() -> None:
    table = bench()
    table.coin("1,0", 2)
    table.coin("2,0")
    table.play("ride_the_wind", TOP, "loot")
    assert table.hero().coins == 2
    table.monster("bandit_guard", "1,0")
    card = table.play("ride_the_wind", BOTTOM, "6,0")
    assert table.place(table.figure()) == "6,0"
    assert (table.charged(), table.pile_of(card)) == (["air"], "lost")


@pytest.mark.parametrize(("with_air", "dealt"), [(False, 3), (True, 4)])
def test_crackling_air_adds_to_four_attacks(with_air: bool, dealt: int) -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    if with_air:
        table.element("air")
    card = table.play("crackling_air", TOP, *["use"] * with_air)
    for number, xp in enumerate([0, 1, 1, 2]):
        table.attack(table.figure(), guard, 2)
        assert guard.hp == 30 - dealt * (number + 1)
        assert table.xp() == xp
    assert table.pile_of(card) == "lost"
    table.attack(table.figure(), guard, 2)
    assert guard.hp == 30 - dealt * 4 - 2


def test_crackling_air_retaliates_with_fire_until_the_end_of_the_round() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0", hp=9)
    table.element("fire")
    card = table.play("crackling_air", BOTTOM, "1,0", "use")
    table.attack(guard, table.figure(), 1)
    assert guard.hp == 7
    assert table.pile_of(card) == "active"
    table.end_round()
    assert table.pile_of(card) == "discard"
    table.attack(guard, table.figure(), 1)
    assert guard.hp == 7


def test_crackling_air_without_fire_is_only_a_move() -> None:
    table = bench()
    card = table.play("crackling_air", BOTTOM, "1,0")
    assert table.pile_of(card) == "discard"


def test_hardened_spikes_guard_the_adjacent_allies_too() -> None:
    table = Bench(spellweaver="0,0", brute="-1,0", tinkerer="-3,0")
    guard = table.monster("bandit_guard", "-2,0", hp=20)
    table.element("earth")
    card = table.play("hardened_spikes", TOP, "use")
    table.attack(guard, table.figure(1), 1)
    assert guard.hp == 17
    table.attack(guard, table.figure(2), 1)
    assert guard.hp == 17
    assert (table.xp(), table.pile_of(card)) == (2, "active")
    table.end_round()
    assert table.pile_of(card) == "lost"


def test_hardened_spikes_shield_with_ice() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "2,0")
    table.element("ice")
    table.play("hardened_spikes", BOTTOM, "1,0", "use")
    table.attack(guard, table.figure(), 3)
    assert table.figure().hp == 5


def test_aid_from_the_ether_summons_a_mystic_ally() -> None:
    table = bench()
    card = table.play("aid_from_the_ether", BOTTOM, "1,0")
    ally = table.scene.figures[-1]
    assert ally.summon is not None
    assert (ally.summon.key, ally.hp, table.place(ally)) == ("mystic_ally", 2, "1,0")
    assert (table.xp(), table.pile_of(card)) == (2, "active")
    table.hurt(ally, 2)
    assert ally.gone
    assert table.pile_of(card) == "lost"


def test_icy_blast_muddles_a_whole_area() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("2,0", "3,0", "4,0")]
    table.open("icy_blast", TOP)
    table.choose(table.area_over(*guards))
    table.choose(guards[2])
    table.choose(guards[0])
    assert [guard.hp for guard in guards] == [7, 7, 7]
    assert [table.conditions(guard) for guard in guards] == [["muddle"]] * 3
    assert (table.xp(), table.charged()) == (2, ["ice"])


@pytest.mark.parametrize(
    ("fire", "ice", "hp", "conditions", "left"),
    [
        ("use", "use", 6, ["stun"], (Strength.INERT, Strength.INERT)),
        ("do-not-use", "use", 8, ["stun"], (Strength.STRONG, Strength.INERT)),
        ("use", "do-not-use", 6, [], (Strength.INERT, Strength.STRONG)),
    ],
)
def test_cold_fire_uses_fire_and_ice_or_one_of_them(
    fire: str, ice: str, hp: int, conditions: list[str], left: tuple[int, int]
) -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=9)
    table.element("fire")
    table.element("ice")
    table.open("cold_fire", TOP)
    table.choose(fire)
    table.choose(ice)
    table.choose(table.area_over(guard))
    assert (guard.hp, table.conditions(guard)) == (hp, conditions)
    assert (table.element_of("fire"), table.element_of("ice")) == left


def test_elemental_aid_heals_more_with_earth() -> None:
    table = bench()
    table.figure(1).hp = 1
    table.element("earth")
    table.play("elemental_aid", TOP, "use", table.figure(1))
    assert (table.figure(1).hp, table.xp()) == (6, 1)


def test_elemental_aid_shields_one_ally() -> None:
    table = Bench(spellweaver="0,0", brute="-1,0", tinkerer="-3,0")
    table.play("elemental_aid", BOTTOM, table.figure(2))
    guard = table.monster("bandit_guard", "-2,0")
    hp = [table.figure(seat).hp for seat in range(3)]
    for seat in range(3):
        table.attack(guard, table.figure(seat), 3)
    assert [hp[seat] - table.figure(seat).hp for seat in range(3)] == [3, 3, 1]


def test_elemental_aid_shields_all_allies_with_air() -> None:
    table = Bench(spellweaver="0,0", brute="-1,0", tinkerer="-3,0")
    table.element("air")
    table.play("elemental_aid", BOTTOM, "use")
    guard = table.monster("bandit_guard", "-2,0")
    hp = [table.figure(seat).hp for seat in range(3)]
    for seat in range(3):
        table.attack(guard, table.figure(seat), 3)
    assert [hp[seat] - table.figure(seat).hp for seat in range(3)] == [3, 1, 1]


def test_elemental_aid_without_an_ally_shields_nobody() -> None:
    table = Bench(spellweaver="0,0")
    card = table.play("elemental_aid", BOTTOM)
    assert table.pile_of(card) == "discard"
    guard = table.monster("bandit_guard", "1,0")
    table.attack(guard, table.figure(), 3)
    assert table.figure().hp == 3


def test_spirit_of_doom_curses() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "4,0")
    card = table.play("spirit_of_doom", TOP, guard)
    assert curses_of_monsters(table) == 1
    assert (table.xp(), table.pile_of(card)) == (0, "lost")


def test_spirit_of_doom_kills_a_normal_enemy_with_dark_instead() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "4,0")
    elite = table.monster("bandit_guard", "3,0", elite=True)
    table.element("dark")
    table.open("spirit_of_doom", TOP)
    table.choose("use")
    assert table.targets() == [guard]
    table.choose(guard)
    assert guard.gone
    assert not elite.gone
    assert (curses_of_monsters(table), table.xp()) == (0, 1)


@pytest.mark.parametrize(("with_light", "hp"), [(False, 6), (True, 10)])
def test_spirit_of_doom_heals_half_or_all(with_light: bool, hp: int) -> None:
    table = bench("-6,0")
    table.figure(1).hp = 1
    if with_light:
        table.element("light")
    table.play("spirit_of_doom", BOTTOM, *["use"] * with_light, table.figure(1))
    assert (table.figure(1).hp, table.xp()) == (hp, 1)
