"""The Nightshroud: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.state.scene import Strength
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.marks import rule


@pytest.mark.parametrize(
    ("unseen", "conditions", "xp"), [(False, ["wound"], 0), (True, ["wound", "stun"], 1)]
)
def test_soulfire_stuns_unseen(unseen: bool, conditions: list[str], xp: int) -> None:
    bench = Bench(nightshroud="0,0")
    if unseen:
        bench.give(bench.figure(), "invisible")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("soulfire", TOP, guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 1, conditions, xp)


def test_soulfire_curses() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("soulfire", BOTTOM, guard)
    assert (guard.hp, bench.pile_of(card)) == (MANY - 6, "lost")
    assert len(bench.scene.monster_curses) == 9


def test_terror_blade_pushes() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("terror_blade", TOP, guard, "push@2,0", "push@3,0", "push@4,0")
    assert (guard.hp, bench.place(guard)) == (MANY - 3, "4,0")


def test_terror_blade_moves_and_hinders_attackers() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    card = bench.play("terror_blade", BOTTOM, "move@4,0")
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 7
    bench.end_round()
    assert bench.pile_of(card) == "discard"


@pytest.mark.parametrize(("uses", "hp", "xp"), [("use", 7, 1), ("do-not-use", 3, 0)])
def test_armor_of_the_night_heals_with_dark(uses: str, hp: int, xp: int) -> None:
    bench = Bench(nightshroud="0,0")
    bench.figure().hp = 3
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("dark")
    bench.play("armor_of_the_night", TOP, guard, uses)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 4, hp, xp)


def test_armor_of_the_night_shields() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("armor_of_the_night", BOTTOM)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, bench.charged()) == (6, ["dark"])


def test_nightfall_keeps_dark_strong() -> None:
    bench = Bench(nightshroud="0,0")
    card = bench.play("nightfall", TOP)
    bench.end_turn()
    assert bench.element_of("dark") == Strength.INERT
    for _ in range(3):
        bench.element("dark", Strength.WANING)
        bench.end_turn()
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


def test_nightfall_turns_light_to_dark() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.element("light")
    bench.play("nightfall", BOTTOM, "move@3,0", "use", guard)
    assert (guard.hp, bench.charged(), bench.xp()) == (MANY - 4, ["dark"], 1)


@pytest.mark.parametrize(("unseen", "value", "xp"), [(False, 2, 0), (True, 4, 1)])
def test_grim_sustenance_strikes_and_hides(unseen: bool, value: int, xp: int) -> None:
    bench = Bench(nightshroud="0,0")
    if unseen:
        bench.give(bench.figure(), "invisible")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("grim_sustenance", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - value, xp)
    assert bench.conditions(bench.figure()) == ["invisible"]


def test_grim_sustenance_charges_dark_with_its_loot() -> None:
    bench = Bench(nightshroud="0,0")
    bench.coin("1,0")
    bench.play("grim_sustenance", BOTTOM, "loot")
    assert (bench.hero().coins, bench.charged()) == (1, ["dark"])


def test_claws_of_the_night_poison_two() -> None:
    bench = Bench(nightshroud="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "0,1")]
    bench.element("air")
    bench.open("claws_of_the_night", TOP)
    bench.choose("use")
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3]
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"]]
    assert (bench.charged(), bench.xp()) == (["dark"], 1)


def test_claws_of_the_night_tear_at_the_end_of_moves() -> None:
    """Only while invisible; a move to nobody's side uses no circle."""
    bench = Bench(nightshroud="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "2,-1")]
    card = bench.play("claws_of_the_night", BOTTOM)
    bench.play("smoke_step", BOTTOM, "move@1,0")
    assert [guard.hp for guard in guards] == [MANY, MANY]
    bench.give(bench.figure(), "invisible")
    bench.play("smoke_step", BOTTOM, "move@0,0")
    assert bench.scene.actives[0].used == 0
    for _ in range(2):
        bench.play("smoke_step", BOTTOM, "move@1,0", guards[0])
        bench.play("smoke_step", BOTTOM, "move@1,-1", guards[1])
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 8]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 4)


def test_black_arrow_muddles_and_curses() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("black_arrow", TOP, guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 4, ["muddle"], 1)
    assert len(bench.scene.monster_curses) == 9


def test_black_arrow_strikes_from_the_dark() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("dark")
    bench.play("black_arrow", BOTTOM, "use", guard)
    assert (guard.hp, bench.xp()) == (MANY - 3, 1)
    assert bench.conditions(bench.figure()) == ["invisible"]


@rule("GH-3.11.12")
def test_swallowed_by_fear_kills_an_elite_with_two_elements() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", elite=True, hp=MANY)
    bench.element("dark")
    bench.element("fire")
    bench.play("swallowed_by_fear", TOP, "use", guard)
    assert (guard.gone, bench.xp(), bench.element_of("fire")) == (True, 1, Strength.INERT)


def test_swallowed_by_fear_pushes_all_around() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("swallowed_by_fear", BOTTOM, "move@3,0", "push@5,0", "push@6,0")
    assert bench.place(guard) == "6,0"


@rule("GH-3.10.31")
def test_eyes_of_the_night_see_the_invisible() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.give(guard, "invisible")
    bench.play("unseen_dread", TOP)
    assert guard.hp == MANY
    card = bench.play("eyes_of_the_night", TOP)
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)
    bench.rig("plus_1", "minus_1")
    bench.play("unseen_dread", TOP, guard)
    assert guard.hp == MANY - 4
    bench.play("dark_cloud", BOTTOM)
    assert bench.conditions(guard) == ["muddle", "invisible"]


def test_eyes_of_the_night_turn_light_to_dark() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "6,0")
    bench.element("light")
    bench.play("eyes_of_the_night", BOTTOM, "move@5,0", "use")
    assert (bench.conditions(guard), bench.charged(), bench.xp()) == (["muddle"], ["dark"], 1)


def test_quiet_frenzy_adds_up() -> None:
    bench = Bench(nightshroud="0,0")
    bench.give(bench.figure(), "invisible")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("dark")
    bench.play("quiet_frenzy", TOP, "use", guard)
    assert (guard.hp, bench.xp()) == (MANY - 8, 2)


def test_quiet_frenzy_attacks_and_leaves() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("quiet_frenzy", BOTTOM, guard, "move@-3,0")
    assert (guard.hp, bench.place(bench.figure())) == (MANY - 3, "-3,0")


def test_gloom_darts_hit_three_with_dark() -> None:
    bench = Bench(nightshroud="0,0")
    places = ("4,0", "0,4", "-4,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.element("dark")
    bench.play("gloom_darts", TOP, "use", *guards)
    assert [guard.hp for guard in guards] == [MANY - 3] * 3
    assert [bench.conditions(guard) for guard in guards] == [["poison"]] * 3
    assert (len(bench.scene.monster_curses), bench.xp()) == (7, 1)


def test_lurking_ruin_ruins_unseen() -> None:
    bench = Bench(nightshroud="0,0")
    bench.give(bench.figure(), "invisible")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("lurking_ruin", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 5, 1)
    assert bench.conditions(guard) == ["poison", "wound", "muddle"]


def test_lurking_ruin_hides_after_a_move() -> None:
    bench = Bench(nightshroud="0,0")
    bench.play("lurking_ruin", BOTTOM, "move@3,0")
    assert bench.conditions(bench.figure()) == ["invisible"]


def test_angel_of_death_kills_normal_enemies_around() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    elite = bench.monster("bandit_guard", "0,1", elite=True, hp=MANY)
    bench.element("dark")
    card = bench.play("angel_of_death", TOP, "use", guard)
    assert (guard.gone, elite.hp) == (True, MANY - 3)  # its Shield
    assert (bench.pile_of(card), bench.xp()) == ("lost", 4)


def test_angel_of_death_kills_after_a_leap() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    other = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.element("dark")
    bench.play("angel_of_death", BOTTOM, "move@5,0", "use", other)
    assert (guard.gone, other.gone, bench.xp()) == (False, True, 1)


def test_voice_of_the_night_stuns_five_times_unseen() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("voice_of_the_night", TOP)
    bench.play("cloak_of_shade", TOP, guard)
    assert bench.conditions(guard) == []
    bench.give(bench.figure(), "invisible")
    for _ in range(5):
        bench.play("cloak_of_shade", TOP, guard)
    assert (bench.conditions(guard), bench.pile_of(card), bench.xp()) == (["stun"], "lost", 3)


def test_voice_of_the_night_hides_with_any_element() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("ice")
    bench.play("voice_of_the_night", BOTTOM, "move@2,0", "use", guard)
    assert (guard.hp, bench.charged(), bench.xp()) == (MANY - 2, ["dark"], 1)
    assert bench.conditions(bench.figure()) == ["invisible"]
