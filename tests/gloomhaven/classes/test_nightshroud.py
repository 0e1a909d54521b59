"""The Nightshroud: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.scene import Strength
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_charge, check_loot, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

NIGHTSHROUD = library().class_named("nightshroud")
ADD_DARK, REPLACE_DARK = 2, 3  # numbers of perks


def test_the_class() -> None:
    assert NIGHTSHROUD.locked
    assert [card.number for card in NIGHTSHROUD.cards] == list(range(261, 289))
    assert NIGHTSHROUD.hit_points == [8, 9, 11, 12, 14, 15, 17, 18, 20]


def test_all_perks_together() -> None:
    character = Character(NIGHTSHROUD, 9)
    for number, perk in enumerate(NIGHTSHROUD.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, -1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2]
    assert [card.value for card in deck if "charge(dark)" in card.texts] == [1, 1]
    assert len([card for card in deck if card.rolling]) == 6 + 2 + 2 + 1
    assert any(perk.ignores_scenario for perk in NIGHTSHROUD.perks)


@pytest.mark.parametrize(
    ("perks", "values"),
    [
        ([ADD_DARK, ADD_DARK, REPLACE_DARK], [-1, 1]),
        ([REPLACE_DARK, ADD_DARK], [1]),
        ([REPLACE_DARK], []),
    ],
)
def test_a_perk_replaces_a_card_of_another_perk(perks: list[int], values: list[int]) -> None:
    character = Character(NIGHTSHROUD, 9)
    character.perks = perks
    deck = modifier_deck(character)
    assert [card.value for card in deck if "charge(dark)" in card.texts] == values


def test_perk_cards() -> None:
    bench = Bench(nightshroud="0,0")
    bench.figure().hp = 5
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    for effect in ("heal_self", "muddle", "curse", "invisible", "dark"):
        bench.rig_perk(effect)
        bench.play("dark_cloud", TOP, guard)
    assert bench.figure().hp == 6
    assert (bench.conditions(guard), bench.charged()) == (["muddle"], ["dark"])
    assert bench.conditions(bench.figure()) == ["invisible"]
    assert guard.hp == MANY - 15  # one more and one less
    other = bench.monster("bandit_guard", "0,1", hp=MANY)
    bench.rig_perk("add_target")
    bench.play("dark_cloud", TOP, guard, other)
    assert other.hp == MANY - 3


# -- halves that only move, attack or loot -------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("enervating_wound", 4), ("unseen_dread", 6)])
def test_a_move(card: str, points: int) -> None:
    check_move("nightshroud", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("black_knives", BOTTOM, 2, 1),
        ("cloak_of_shade", TOP, 1, 1),
        ("empowering_void", TOP, 2, 1),
        ("doomed_breeze", TOP, 1, 3),
        ("spirit_of_the_night", TOP, 3, 1),
        ("silent_force", TOP, 3, 1),
        ("dark_cloud", TOP, 3, 1),
        ("soulfire", BOTTOM, 6, 1),
        ("swallowed_by_fear", TOP, 2, 1),
        ("lurking_ruin", TOP, 5, 1),
        ("black_arrow", TOP, 4, 4),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("nightshroud", card, half, value, range)


@pytest.mark.parametrize(
    ("card", "half", "points", "value"),
    [
        ("dancing_shadows", TOP, 3, 1),
        ("smoke_step", TOP, 1, 2),
        ("nightfall", BOTTOM, 3, 2),
        ("voice_of_the_night", BOTTOM, 2, 2),
    ],
)
def test_a_move_and_an_attack(card: str, half: int, points: int, value: int) -> None:
    check_charge("nightshroud", card, half, points, value)


def test_looting() -> None:
    check_loot("nightshroud", "grim_sustenance", BOTTOM, 1)


@pytest.mark.parametrize(
    ("card", "points"), [("smoke_step", 1), ("prepare_for_the_kill", 2), ("gloom_darts", 3)]
)
def test_a_move_that_charges_dark(card: str, points: int) -> None:
    bench = Bench(nightshroud="0,0")
    bench.open(card, BOTTOM)
    assert f"{points + 1},0" not in bench.places()
    bench.choose(f"move@{points},0")
    assert bench.charged() == ["dark"]


@pytest.mark.parametrize(
    ("card", "value"), [("cloak_of_shade", 1), ("prepare_for_the_kill", 2), ("unseen_dread", 3)]
)
def test_an_attack_that_charges_dark(card: str, value: int) -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play(card, TOP, guard)
    assert (guard.hp, bench.charged()) == (MANY - value, ["dark"])


# -- level 1 -----------------------------------------------------------------------


def test_black_knives_fly_after_attacks_out_of_the_dark() -> None:
    """Only while invisible; what they do is no attack action of its own."""
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    archer = bench.monster("bandit_archer", "3,0", hp=MANY)
    card = bench.play("black_knives", TOP)
    bench.play("cloak_of_shade", TOP, guard)
    assert (guard.hp, archer.hp, bench.scene.actives[0].used) == (MANY - 1, MANY, 0)
    bench.give(bench.figure(), "invisible")
    for _ in range(4):
        bench.play("cloak_of_shade", TOP, guard, archer)
    assert (guard.hp, archer.hp) == (MANY - 5, MANY - 8)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 4)


def test_black_knives_also_follow_an_attack_on_all_around() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("black_knives", TOP)
    bench.give(bench.figure(), "invisible")
    bench.play("angel_of_death", TOP, guard, guard)
    assert guard.hp == MANY - 6


def test_black_knives_muddle() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("black_knives", BOTTOM, guard)
    assert (bench.conditions(guard), bench.xp()) == (["muddle"], 1)


@pytest.mark.parametrize(("uses", "seen"), [("use", ["invisible"]), ("do-not-use", [])])
def test_cloak_of_shade_hides_with_dark(uses: str, seen: list[str]) -> None:
    bench = Bench(nightshroud="0,0")
    bench.element("dark")
    bench.play("cloak_of_shade", BOTTOM, "move@3,0", uses)
    assert (bench.conditions(bench.figure()), bench.xp()) == (seen, len(seen))


def test_empowering_void_doubles_moves() -> None:
    """Those of this turn only."""
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "0,1", hp=MANY)
    bench.element("dark")
    bench.play("empowering_void", TOP, guard, "use")
    assert (bench.xp(), bench.element_of("dark")) == (1, Strength.INERT)
    bench.open("doomed_breeze", BOTTOM)
    assert "6,0" in bench.places()
    bench.choose("stay")
    bench.new_turn()
    bench.open("doomed_breeze", BOTTOM)
    assert "4,0" not in bench.places()


@rule("GH-3.6.21")
def test_empowering_void_doubles_attacks() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("dark")
    bench.play("empowering_void", BOTTOM, "move@2,0", "use")
    bench.play("dark_cloud", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 6, 1)
    bench.new_turn()
    bench.play("dark_cloud", TOP, guard)
    assert guard.hp == MANY - 9


def test_doomed_breeze_muddles_and_charges_dark() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("doomed_breeze", TOP, guard)
    assert (bench.conditions(guard), bench.xp(), bench.charged()) == (["muddle"], 1, ["dark"])


def test_doomed_breeze_curses_after_a_move() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("doomed_breeze", BOTTOM, "move@3,0", guard)
    assert len(bench.scene.monster_curses) == 9


def test_enervating_wound_wounds_and_heals() -> None:
    bench = Bench(nightshroud="0,0")
    bench.figure().hp = 2
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("enervating_wound", TOP, guard)
    assert (guard.hp, bench.conditions(guard), bench.figure().hp) == (MANY - 4, ["wound"], 6)
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 2, ["dark"])


@pytest.mark.parametrize(("elite", "dies"), [(False, True), (True, False)])
def test_spirit_of_the_night_kills_a_normal_target(elite: bool, dies: bool) -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", elite=elite, hp=MANY)
    bench.element("dark")
    bench.play("spirit_of_the_night", TOP, "use", guard)
    assert (guard.gone, bench.xp()) == (dies, 1)


def test_spirit_of_the_night_runs_far() -> None:
    check_move("nightshroud", "spirit_of_the_night", 6)
    bench = Bench(nightshroud="0,0")
    card = bench.play("spirit_of_the_night", BOTTOM, "move@6,0")
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 1, ["dark"])


@rule("GH-3.7.12")
def test_dancing_shadows_hinder_attackers() -> None:
    bench = Bench(nightshroud="0,0", brute="0,1")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("dancing_shadows", BOTTOM)
    assert bench.charged() == ["dark"]
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 7
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(1), 2)
    assert bench.figure(1).hp == 7


def test_silent_force_is_greater_unseen() -> None:
    bench = Bench(nightshroud="0,0")
    bench.give(bench.figure(), "invisible")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("silent_force", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 5, 1)


def test_silent_force_runs_and_loots() -> None:
    bench = Bench(nightshroud="0,0")
    bench.coin("5,1")
    card = bench.play("silent_force", BOTTOM, "move@6,0", "loot")
    assert (bench.hero().coins, bench.pile_of(card)) == (1, "lost")


def test_smoke_step_goes_farther_and_strikes_harder_with_dark() -> None:
    """Only in this ability."""
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.element("dark")
    bench.play("smoke_step", TOP, "use", "move@3,0", guard)
    assert (guard.hp, bench.xp(), bench.turn.plus) == (MANY - 4, 1, 0)


# -- level X -----------------------------------------------------------------------


def test_wings_of_the_night_hide_after_an_attack() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("wings_of_the_night", TOP, guard)
    assert (guard.hp, bench.conditions(bench.figure())) == (MANY - 1, ["invisible"])


def test_wings_of_the_night_carry_to_the_target() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("wings_of_the_night", BOTTOM)
    bench.play("cloak_of_shade", TOP, "move@2,0", guard)
    assert (guard.hp, bench.place(bench.figure()), bench.xp()) == (MANY - 1, "2,0", 1)
    for _ in range(3):
        bench.play("cloak_of_shade", TOP, "stay", guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 4, "lost", 4)


def test_wings_of_the_night_are_used_by_a_move_without_an_attack() -> None:
    bench = Bench(nightshroud="0,0")
    bench.play("wings_of_the_night", BOTTOM)
    bench.play("cloak_of_shade", TOP, "move@2,0")
    assert bench.scene.actives[0].used == 1
    bench.play("cloak_of_shade", TOP, "stay")
    assert bench.scene.actives[0].used == 1


def test_wings_of_the_night_may_carry_into_a_trap() -> None:
    """Who is disarmed on the way does not attack."""
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.tile("trap", "1,0", conditions=("disarm",))
    bench.play("wings_of_the_night", BOTTOM)
    bench.play("cloak_of_shade", TOP, "move@1,0", "stay")
    assert (guard.hp, bench.conditions(bench.figure())) == (MANY, ["disarm"])


def test_concealed_dominance_strikes_a_wide_area_with_dark() -> None:
    bench = Bench(nightshroud="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "2,0", "0,1")]
    bench.element("dark")
    bench.open("concealed_dominance", TOP)
    bench.choose("use")
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert ([guard.hp for guard in guards], bench.xp()) == ([MANY - 4] * 3, 2)


@rule("GH-3.4.4")
def test_concealed_dominance_teleports_with_dark() -> None:
    bench = Bench(nightshroud="-6,0")
    bench.monster("bandit_guard", "6,0")
    bench.tile("obstacle", "5,0")
    bench.tile("trap", "4,0", damage=3)
    bench.element("dark")
    bench.open("concealed_dominance", BOTTOM)
    bench.choose("use")
    assert not {"6,0", "5,0", "-6,0"} & set(bench.places())
    bench.choose("teleport@4,0")
    assert (bench.place(bench.figure()), bench.figure().hp) == ("4,0", 5)


def test_concealed_dominance_moves_without_dark() -> None:
    check_move("nightshroud", "concealed_dominance", 4)


def test_dark_cloud_curses() -> None:
    bench = Bench(nightshroud="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("dark_cloud", TOP, guard)
    assert len(bench.scene.monster_curses) == 9


def test_dark_cloud_muddles_all_around() -> None:
    bench = Bench(nightshroud="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1", "2,0")]
    bench.play("dark_cloud", BOTTOM)
    assert [bench.conditions(guard) for guard in guards] == [["muddle"], ["muddle"], []]
    assert bench.charged() == ["dark"]


# -- in print ----------------------------------------------------------------------

ENGLISH = """
black_knives
  - At the end of your next 4 attack actions while Invisible: Attack 2 · Range 3
  - ① ① ① ① · Persistent · Lost
  - ---
  - Attack 2 · Muddle
  - 1 XP
empowering_void
  - Attack 2
  - Dark: Double all your Move actions for the rest of this turn, 1 XP
  - ---
  - Move 2
  - Dark: Double all your attacks for the rest of this turn, 1 XP
smoke_step
  - Dark: +2 to each value of this ability, 1 XP
  - Move 1
  - Attack 2
  - ---
  - Move 1
  - Charge: Dark
wings_of_the_night
  - Attack 1
  - Invisible (self)
  - ---
  - Before your next 4 attack actions: Move 2
  - ① ① ① ① · Persistent · Lost
concealed_dominance
  - Attack 4
  - Dark: Area: 6 hexes, 3 of them adjacent, 2 XP
  - Lost
  - ---
  - Move 4
  - Dark, instead: Teleport to any unoccupied hex
  - Lost
soulfire
  - Attack 1 · Range 3 · Wound · Stun and 1 XP if you are Invisible
  - ---
  - Attack 6 · Curse
  - Lost
claws_of_the_night
  - Attack 2 · Area: 2 adjacent hexes side by side · Poison
  - Any element: +1 Attack, Charge: Dark, 1 XP
  - ---
  - At the end of your next 4 Move actions while Invisible: Attack 2 · Target all adjacent enemies
  - ① ① ① ① · Persistent · Lost
eyes_of_the_night
  - On your attacks: Advantage
  - You can target Invisible enemies
  - 2 XP · Persistent · Lost
  - ---
  - Move 5
  - Light: Muddle (all adjacent enemies), Charge: Dark, 1 XP
voice_of_the_night
  - On your next 5 attacks: Stun if you are Invisible
  - ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 2
  - Attack 2
  - Any element: Invisible (self), Charge: Dark, 1 XP
"""
RUSSIAN = """
black_knives
  - В конце ваших следующих 4 действий атаки, пока у вас НЕВИДИМОСТЬ: Атака 2 · Дальность 3
  - ① ① ① ① · Постоянный бонус · Потеря
  - ---
  - Атака 2 · СМЯТЕНИЕ
  - +1 опыта
empowering_void
  - Атака 2
  - Тьма: Удвоить все ваши действия движения до конца этого хода, +1 опыта
  - ---
  - Движение 2
  - Тьма: Удвоить все ваши атаки до конца этого хода, +1 опыта
smoke_step
  - Тьма: +2 к каждому значению этой способности, +1 опыта
  - Движение 1
  - Атака 2
  - ---
  - Движение 1
  - Заряд: Тьма
wings_of_the_night
  - Атака 1
  - НЕВИДИМОСТЬ (на себя)
  - ---
  - Перед вашими следующими 4 действиями атаки: Движение 2
  - ① ① ① ① · Постоянный бонус · Потеря
concealed_dominance
  - Атака 4
  - Тьма: Область: 6 клеток, из них 3 соседние, +2 опыта
  - Потеря
  - ---
  - Движение 4
  - Тьма, вместо этого: Телепортироваться на любую незанятую клетку
  - Потеря
soulfire
  - Атака 1 · Дальность 3 · РАНА · ОГЛУШЕНИЕ и +1 опыта, если у вас НЕВИДИМОСТЬ
  - ---
  - Атака 6 · ПРОКЛЯТИЕ
  - Потеря
claws_of_the_night
  - Атака 2 · Область: 2 соседние клетки бок о бок · ОТРАВЛЕНИЕ
  - Любая стихия: +1 к атаке, Заряд: Тьма, +1 опыта
  - ---
  - В конце ваших следующих 4 действий движения, пока у вас НЕВИДИМОСТЬ: Атака 2 · Цели: все
    соседние враги
  - ① ① ① ① · Постоянный бонус · Потеря
eyes_of_the_night
  - При ваших атаках: преимущество
  - Вы можете выбирать целью и невидимых врагов
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 5
  - Свет: СМЯТЕНИЕ (все соседние враги), Заряд: Тьма, +1 опыта
voice_of_the_night
  - При ваших следующих 5 атаках: ОГЛУШЕНИЕ, если у вас НЕВИДИМОСТЬ
  - ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Движение 2
  - Атака 2
  - Любая стихия: НЕВИДИМОСТЬ (на себя), Заряд: Тьма, +1 опыта
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
