"""The Spellweaver's cards from level 4 on, apart from plain moves and attacks."""

import pytest

from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ..bench import BOTTOM, TOP, Bench


def bench(brute: str = "-1,0") -> Bench:
    return Bench(spellweaver="0,0", brute=brute)


def test_forked_beam() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("2,0", "0,3")]
    table.play("forked_beam", TOP, *guards)
    assert ([guard.hp for guard in guards], table.xp()) == ([7, 7], 1)


def test_chromatic_explosion_charges_everything() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=9)
    table.open("chromatic_explosion", TOP)
    table.choose(table.area_over(guard))
    assert sorted(table.charged()) == sorted(ELEMENTS)
    assert (guard.hp, table.xp()) == (6, 2)


def test_chromatic_explosion_charges_any_element_with_a_move() -> None:
    table = bench()
    table.play("chromatic_explosion", BOTTOM, "1,0", f"charge:{ELEMENTS.index('earth')}")
    assert table.charged() == ["earth"]


def test_engulfed_in_flames_burns_five_melee_attackers() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "1,0", hp=30)
    archer = table.monster("bandit_archer", "3,0", hp=30)
    card = table.play("engulfed_in_flames", BOTTOM)
    table.attack(archer, table.figure(), 0, range=3)
    assert (archer.hp, table.xp()) == (30, 0)
    for number, xp in enumerate([1, 1, 2, 2, 3]):
        table.attack(guard, table.figure(), 0)
        assert (guard.hp, table.xp()) == (27 - 3 * number, xp)
    assert table.pile_of(card) == "lost"


def test_living_torch_scorches_those_beside_its_target() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=9)
    beside = table.monster("bandit_guard", "4,0", hp=9)
    far = table.monster("bandit_guard", "6,0", hp=9)
    table.element("light")
    table.play("living_torch", TOP, "use", guard)
    assert (guard.hp, beside.hp, far.hp) == (5, 7, 9)
    assert (table.conditions(guard), table.xp()) == (["immobilize"], 1)


def test_living_torch_summons_an_avatar_that_burns_and_bursts() -> None:
    table = bench()
    card = table.play("living_torch", BOTTOM, "1,0")
    avatar = table.scene.figures[-1]
    guard = table.monster("bandit_guard", "2,0", hp=9)
    other = table.monster("bandit_guard", "1,1", hp=9)
    far = table.monster("bandit_guard", "3,0", hp=9)
    table.hurt(avatar, 2)
    assert avatar.gone
    assert (guard.hp, other.hp, far.hp) == (6, 6, 9)
    assert table.figure(1).hp == table.figure(1).max_hp
    assert (table.xp(), table.pile_of(card)) == (2, "lost")


def test_the_avatar_charges_fire_when_it_attacks() -> None:
    table = bench()
    table.play("living_torch", BOTTOM, "1,0")
    avatar = table.scene.figures[-1]
    table.end_turn()
    guard = table.monster("bandit_guard", "4,0", hp=9)
    table.summon_turn(avatar)
    assert guard.hp == 7
    assert table.element_of("fire") == Strength.STRONG


def test_frozen_night_is_a_melee_attack_on_a_wedge() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("1,0", "2,0", "2,-2")]
    table.open("frozen_night", TOP)
    table.choose(table.area_over(*guards))
    table.choose(guards[0])
    table.choose(guards[1])
    assert [guard.hp for guard in guards] == [5, 5, 5]
    assert (table.xp(), table.charged()) == (3, ["ice"])


def test_frozen_night_hides_in_the_dark() -> None:
    table = bench()
    table.element("dark")
    table.play("frozen_night", BOTTOM, "use", "5,0")
    assert table.place(table.figure()) == "5,0"
    assert (table.conditions(table.figure()), table.xp()) == (["invisible"], 1)


def test_twin_restoration_recovers_up_to_two_lost_cards() -> None:
    table = bench()
    orbs = table.card("fire_orbs", pile="lost")
    blast = table.card("icy_blast", pile="lost")
    ether = table.card("reviving_ether", pile="lost")
    card = table.play("twin_restoration", TOP, "icy_blast", "enough")
    assert table.hero().hand == [blast]
    assert table.hero().lost == [orbs, ether, card]


def test_twin_restoration_heals_two() -> None:
    table = bench()
    table.figure().hp = 1
    table.figure(1).hp = 1
    table.play("twin_restoration", BOTTOM, table.figure(), table.figure(1))
    assert (table.figure().hp, table.figure(1).hp) == (4, 4)


def test_stone_fists_strike_two_with_earth() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("1,0", "0,1")]
    table.element("earth")
    card = table.play("stone_fists", TOP, "use", *guards, "2,0", "3,0", "skip")
    assert [guard.hp for guard in guards] == [3, 3]
    assert [table.place(guard) for guard in guards] == ["3,0", "0,1"]
    assert table.conditions(guards[0]) == ["immobilize"]
    assert (table.xp(), table.pile_of(card)) == (3, "lost")


@pytest.mark.parametrize(("with_earth", "goal", "hp"), [(False, "3,0", 4), (True, "4,0", 5)])
def test_stone_fists_raise_move_and_shield(with_earth: bool, goal: str, hp: int) -> None:
    table = bench()
    if with_earth:
        table.element("earth")
    table.open("stone_fists", BOTTOM)
    if with_earth:
        table.choose("use")
    assert ("4,0" in table.places()) == with_earth
    table.choose(goal)
    guard = table.monster("bandit_guard", "5,0" if with_earth else "4,0")
    table.attack(guard, table.figure(), 3)
    assert (table.figure().hp, table.xp()) == (hp, int(with_earth))


def test_zephyr_wings_take_no_more_than_four() -> None:
    table = bench()
    table.coin("1,0", 3)
    table.coin("2,0", 3)
    table.coin("3,0")
    table.play("zephyr_wings", TOP, "1,0", "2,0", "2,0", "2,0")
    cells = [table.scene.coins[table.cell(place)] for place in ("1,0", "2,0", "3,0")]
    assert (table.hero().coins, cells) == (4, [2, 0, 1])


def test_zephyr_wings_reach_farther_with_air() -> None:
    table = bench()
    table.coin("3,0", 2)
    table.element("air")
    table.play("zephyr_wings", TOP, "use", "loot")
    assert (table.hero().coins, table.xp()) == (2, 1)


def test_zephyr_wings_fly_farther_with_air() -> None:
    table = Bench(spellweaver="-6,0")
    table.element("air")
    card = table.play("zephyr_wings", BOTTOM, "use", "5,0")
    assert table.place(table.figure()) == "5,0"
    assert (table.xp(), table.pile_of(card)) == (2, "lost")


def test_cold_front_freezes_a_row() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("2,0", "4,0", "6,0")]
    table.open("cold_front", TOP)
    table.choose(table.area_over(*guards))
    table.choose(guards[0])
    table.choose(guards[1])
    assert [guard.hp for guard in guards] == [4, 4, 4]
    assert (table.xp(), table.charged()) == (2, ["ice"])


def test_cold_front_stops_three_attacks_and_strikes_back() -> None:
    table = bench()
    archer = table.monster("bandit_archer", "3,0", hp=30)
    card = table.play("cold_front", BOTTOM)
    table.hurt(table.figure(), 1)
    assert table.figure().hp == 5
    for number in range(3):
        table.attack(archer, table.figure(), 4, range=3)
        assert (table.figure().hp, archer.hp, table.xp()) == (5, 27 - 3 * number, number + 1)
    assert table.pile_of(card) == "lost"
    table.attack(archer, table.figure(), 1, range=3)
    assert (table.figure().hp, archer.hp) == (4, 21)


def test_black_hole_swallows_normal_enemies_in_the_dark() -> None:
    table = bench()
    guard = table.monster("bandit_guard", "3,0", hp=30)
    elite = table.monster("bandit_guard", "4,0", elite=True, hp=30)
    table.element("dark")
    table.open("black_hole", TOP)
    table.choose("use")
    table.choose(table.area_over(guard, elite))
    table.choose(guard)
    assert guard.gone
    assert (elite.gone, elite.hp, table.xp()) == (False, 27, 2)


def test_black_hole_pulls_to_a_hex() -> None:
    table = bench()
    near = table.monster("bandit_guard", "2,0")
    far = table.monster("bandit_guard", "6,0")
    out = table.monster("bandit_guard", "-3,0")
    table.open("black_hole", BOTTOM)
    assert "5,0" not in table.places()
    table.choose("4,0")
    table.choose(near)
    table.choose("3,0")
    assert table.place(near) == "4,0"
    table.choose("5,0")
    assert (table.place(far), table.place(out)) == ("5,0", "-3,0")


def test_inferno_burns_the_room_and_the_allies_in_it() -> None:
    table = bench()
    guards = [table.monster("bandit_guard", place, hp=9) for place in ("6,0", "0,5")]
    table.element("fire")
    hp = table.figure(1).hp
    table.play("inferno", TOP, "use", guards[0])
    assert [guard.hp for guard in guards] == [5, 5]
    assert (table.figure(1).hp, table.figure().hp) == (hp - 2, 6)
    assert table.xp() == 1


def test_inferno_makes_everybody_retaliate() -> None:
    table = bench("-6,0")
    archer = table.monster("bandit_archer", "-3,0", hp=30)
    card = table.play("inferno", BOTTOM)
    table.attack(archer, table.figure(1), 1, range=3)
    table.attack(archer, table.figure(), 1, range=3)
    assert archer.hp == 26
    table.end_round()
    assert table.pile_of(card) == "discard"
