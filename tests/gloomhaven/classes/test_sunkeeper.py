"""The Sunkeeper: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.scene import Strength
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import (
    MANY,
    check_attack,
    check_charge,
    check_heal,
    check_loot,
    check_move,
)
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

SUNKEEPER = library().class_named("sunkeeper")


def test_the_class() -> None:
    assert SUNKEEPER.locked
    assert [card.number for card in SUNKEEPER.cards] == list(range(175, 205))
    assert SUNKEEPER.hit_points == [10, 12, 14, 16, 18, 20, 22, 24, 26]


def test_all_perks_together() -> None:
    character = Character(SUNKEEPER, 9)
    for number, perk in enumerate(SUNKEEPER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert len([card for card in deck if card.rolling and card.value == 1]) == 4
    assert len([card for card in deck if card.rolling and card.riders]) == 4 + 1 + 4 + 2
    assert any(perk.ignores_items for perk in SUNKEEPER.perks)
    assert any(perk.ignores_scenario for perk in SUNKEEPER.perks)


def test_perk_cards() -> None:
    bench = Bench(sunkeeper="0,0")
    bench.figure().hp = 5
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    for effect in ("heal_self", "stun", "light", "shield_self"):
        bench.rig_perk(effect)
        bench.play("practical_plans", TOP, guard)
    assert bench.figure().hp == 6
    assert bench.conditions(guard) == ["stun"]
    assert bench.charged() == ["light"]
    assert bench.figure().shield == 1


# -- halves that only move, attack, heal or loot -------------------------------------

MOVES = [
    ("cautious_advance", 3),
    ("tactical_order", 4),
    ("hammer_blow", 4),
    ("practical_plans", 5),
    ("angelic_ascension", 6),
]


@pytest.mark.parametrize(("card", "points"), MOVES)
def test_a_move(card: str, points: int) -> None:
    check_move("sunkeeper", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("hammer_blow", TOP, 4, 1),
        ("defensive_stance", TOP, 4, 1),
        ("glorious_bolt", BOTTOM, 2, 3),
        ("practical_plans", TOP, 5, 1),
        ("path_of_glory", TOP, 5, 1),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("sunkeeper", card, half, value, range)


def test_a_move_and_an_attack() -> None:
    check_charge("sunkeeper", "weapon_of_purity", BOTTOM, 3, 3)


def test_a_healing() -> None:
    check_heal("sunkeeper", "dazzling_charge", TOP, 3, 3)


def test_looting() -> None:
    check_loot("sunkeeper", "lay_on_hands", BOTTOM, 1)


# -- level 1 -----------------------------------------------------------------------


def test_purifying_aura_retaliates_five_times() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    archer = bench.monster("bandit_archer", "3,0", hp=MANY)
    card = bench.play("purifying_aura", TOP)
    bench.attack(archer, bench.figure(), 1, range=3)
    for _ in range(4):
        bench.attack(guard, bench.figure(), 1)
    assert (guard.hp, archer.hp, bench.pile_of(card)) == (MANY - 8, MANY, "active")
    bench.attack(guard, bench.figure(), 1)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 10, "lost", 3)


@rule("GH-3.11.8")
@pytest.mark.parametrize(("uses", "strong"), [("use", [1, 2]), ("do-not-use", [1])])
def test_purifying_aura_strengthens_farther_with_light(uses: str, strong: list[int]) -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", tinkerer="2,0", cragheart="3,0")
    bench.element("light")
    bench.play("purifying_aura", BOTTOM, uses)
    found = [seat for seat in range(4) if bench.conditions(bench.figure(seat)) == ["strengthen"]]
    assert found == strong


def test_cautious_advance_shields() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("cautious_advance", TOP)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, bench.xp()) == (8, 1)


def test_brilliant_prayer_recovers_a_lost_card_of_an_ally() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    lost = bench.card("trample", 1, "lost")
    card = bench.play("brilliant_prayer", TOP, bench.figure(1), "trample")
    assert (bench.pile_of(lost, 1), bench.pile_of(card), bench.xp()) == ("hand", "lost", 2)


def test_brilliant_prayer_heals_far() -> None:
    bench = Bench(sunkeeper="0,0", brute="3,0")
    bench.figure(1).hp = 2
    card = bench.play("brilliant_prayer", BOTTOM, bench.figure(1))
    assert (bench.figure(1).hp, bench.pile_of(card), bench.xp()) == (7, "lost", 2)
    assert bench.charged() == ["light"]


@pytest.mark.parametrize(("uses", "left"), [("use", 0), ("do-not-use", 1)])
def test_empowering_command_recovers_discarded_cards(uses: str, left: int) -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    names = ("trample", "skewer", "eye_for_an_eye")
    for name in names:
        bench.card(name, 1, "discard")
    bench.element("light")
    bench.play("empowering_command", TOP, bench.figure(1), uses, *names[: 3 - left])
    assert (len(bench.hero(1).discard), bench.xp()) == (left, 1 - left)


def test_empowering_command_lets_an_ally_attack() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("empowering_command", BOTTOM, bench.figure(1), guard)
    assert guard.hp == MANY - 4


def test_protective_blessing_blesses_an_ally() -> None:
    bench = Bench(sunkeeper="0,0", brute="3,0")
    bench.play("protective_blessing", TOP, bench.figure(1))
    assert bench.conditions(bench.figure(1)) == ["strengthen"]
    assert len(bench.scene.bless) == 9


@rule("GH-14.6.1")
def test_protective_blessing_keeps_damage_off_for_a_round() -> None:
    """Characters and summons beside her, whatever the source."""
    bench = Bench(sunkeeper="0,0", brute="1,0", tinkerer="3,0")
    decoy = bench.summon("decoy", "0,1", seat=2)
    card = bench.play("protective_blessing", BOTTOM)
    protected = [bench.figure(0), bench.figure(1), decoy]
    for figure in [*protected, bench.figure(2)]:
        bench.hurt(figure, 3)
    assert [figure.max_hp - figure.hp for figure in protected] == [0, 0, 0]
    assert bench.figure(2).hp == bench.figure(2).max_hp - 3
    assert (bench.xp(), bench.charged()) == (2, ["light"])
    bench.end_round()
    bench.hurt(decoy, 3)
    assert (decoy.hp, bench.pile_of(card)) == (decoy.max_hp - 3, "lost")


def test_dazzling_charge_charges_light_with_a_healing() -> None:
    bench = Bench(sunkeeper="0,0")
    bench.figure().hp = 4
    bench.play("dazzling_charge", TOP, bench.figure())
    assert (bench.figure().hp, bench.charged()) == (7, ["light"])


def test_dazzling_charge_stuns_at_the_end_of_the_way() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "6,0")
    card = bench.play("dazzling_charge", BOTTOM, "move@5,0", guard)
    assert bench.conditions(guard) == ["stun"]
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 1, ["light"])


def test_tactical_order_moves_an_ally() -> None:
    bench = Bench(sunkeeper="0,0", brute="3,0")
    bench.open("tactical_order", TOP)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    bench.choose("move@-1,0")
    assert bench.place(bench.figure(1)) == "-1,0"


def test_holy_strike_stuns() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("holy_strike", TOP, guard)
    assert (guard.hp, bench.conditions(guard)) == (4, ["stun"])


def test_holy_strike_hits_far_and_charges_light() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("holy_strike", BOTTOM, guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 5, "lost", 2)
    assert bench.charged() == ["light"]


@pytest.mark.parametrize(
    ("card", "value"), [("hammer_blow", 5), ("defensive_stance", 5), ("path_of_glory", 6)]
)
def test_light_makes_a_blow_better(card: str, value: int) -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("light")
    bench.rig("minus_1", "plus_1")
    bench.play(card, TOP, "use", guard)
    assert (guard.hp, bench.xp(), bench.element_of("light")) == (
        MANY - value - 1,
        1,
        Strength.INERT,
    )


@rule("GH-3.3.6")
def test_defensive_stance_shields_and_slows() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "0,1")
    card = bench.play("defensive_stance", BOTTOM)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, bench.pile_of(card), bench.xp()) == (8, "active", 1)
    bench.open("cautious_advance", BOTTOM)
    assert "2,0" in bench.places()
    assert "3,0" not in bench.places()


@rule("GH-3.3.6")
def test_the_burden_of_defensive_stance_cannot_be_skipped() -> None:
    bench = Bench(sunkeeper="0,0")
    bench.turn.part_by_part = True
    bench.open("defensive_stance", BOTTOM)
    assert "skip" in bench.offered
    bench.choose("perform")
    assert bench.decision is None  # the only option was taken


def test_lay_on_hands_heals_everything_for_a_price() -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0")
    bench.figure(1).hp = 1
    card = bench.play("lay_on_hands", TOP, bench.figure(1))
    assert (bench.figure(1).hp, bench.figure().hp) == (10, 7)
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 2, ["light"])


# -- level X -----------------------------------------------------------------------


def test_daybreak_turns_dark_to_light() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("dark")
    bench.play("daybreak", TOP, "use", guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 4, ["muddle"])
    assert (bench.charged(), bench.xp(), bench.element_of("dark")) == (["light"], 1, Strength.INERT)


def test_daybreak_blesses_after_a_move() -> None:
    bench = Bench(sunkeeper="0,0", brute="3,0")
    bench.play("daybreak", BOTTOM, "move@2,0", bench.figure(1))
    assert len(bench.scene.bless) == 9


def test_beacon_of_light_heals_all_within_four() -> None:
    bench = Bench(sunkeeper="0,0", brute="4,0", tinkerer="5,0")
    for seat in range(3):
        bench.figure(seat).hp = 3
    bench.play("beacon_of_light", TOP)
    assert [bench.figure(seat).hp for seat in range(3)] == [4, 4, 3]


def test_beacon_of_light_keeps_light_strong() -> None:
    """Only turns in which light is missing count, and never the first."""
    bench = Bench(sunkeeper="0,0")
    card = bench.play("beacon_of_light", BOTTOM)
    bench.end_turn()
    assert (bench.element_of("light"), bench.scene.actives[0].used) == (Strength.INERT, 0)
    bench.end_turn()
    assert bench.scene.actives[0].used == 1
    bench.end_turn()
    assert (bench.scene.actives[0].used, bench.xp()) == (1, 1)
    for _ in range(4):
        bench.element("light", Strength.WANING)
        bench.end_turn()
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


@pytest.mark.parametrize(("card", "half", "amount"), [("glorious_bolt", TOP, 5)])
def test_light_heals_two(card: str, half: int, amount: int) -> None:
    bench = Bench(sunkeeper="0,0", brute="1,0", cragheart="2,0")
    for seat in (1, 2):
        bench.figure(seat).hp = 1
    bench.element("light")
    played = bench.play(card, half, "use", bench.figure(1), bench.figure(2))
    assert [bench.figure(seat).hp for seat in (1, 2)] == [1 + amount, 1 + amount]
    assert (bench.pile_of(played), bench.xp()) == ("lost", 2)


def test_glorious_bolt_muddles() -> None:
    bench = Bench(sunkeeper="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("glorious_bolt", BOTTOM, guard)
    assert bench.conditions(guard) == ["muddle"]


# -- in print ----------------------------------------------------------------------

ENGLISH = """
purifying_aura
  - On the next 5 melee attacks against you: Retaliate 2
  - ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Strengthen (all adjacent allies)
  - Light: all allies within range 2
protective_blessing
  - Bless, Strengthen (one ally within range 3)
  - ---
  - You and all adjacent allies suffer no damage this round
  - Charge: Light · 2 XP · Lost
defensive_stance
  - Attack 4
  - Light: +1 Attack, Advantage, 1 XP
  - ---
  - Shield 1 (self)
  - On your Move actions: −1 Move
  - 1 XP · Persistent · Lost
daybreak
  - Attack 3 · Muddle
  - Dark: +1 Attack, Charge: Light, 1 XP
  - ---
  - Move 2
  - Bless (one adjacent ally)
beacon_of_light
  - Heal 1 (you and all allies within range 4)
  - ---
  - At the end of your next 5 turns in which Light is not Strong: Charge: Light
  - ① ○ ① ○ ① · Persistent · Lost
glorious_bolt
  - Heal 5 · Range 3
  - Light: Target 2, 1 XP
  - 1 XP · Lost
  - ---
  - Attack 2 · Range 3 · Muddle
unwavering_mandate
  - One adjacent allied character may at once take an extra turn with two cards of its hand
  - 2 XP · Lost
  - ---
  - Heal 3 · Range 2
  - Light: Target 2, 1 XP
engulfing_radiance
  - Heal 3 (you and all allies)
  - Charge: Light · 2 XP · Lost
  - ---
  - Attacks on you and all allies within range 4 have Disadvantage, this round
  - Charge: Light
supportive_chant
  - All allies, on attacks this round: +1 Attack
  - 1 XP
  - ---
  - All allies, on Move actions this round: +2 Move
weapon_of_purity
  - On your attack actions: Light: +2 Attack, Advantage, 1 XP
  - Persistent · Lost
  - ---
  - Move 3
  - Attack 3
inspiring_sanctity
  - One adjacent ally may perform: Attack 8; Light: kills a normal or elite target instead, 1 XP
  - 2 XP · Lost
  - ---
  - All allies within range 3 may perform: Attack 4 · 1 XP each time
  - Lost
angelic_ascension
  - On your next 4 attack actions: +3 Attack, Wound, Advantage
  - ① ① ① ① · Persistent · Lost
  - ---
  - Move 6, Jump
divine_intervention
  - When any ally suffers damage, you may suffer it instead, reduced by 1
  - 2 XP · Persistent · Lost
  - ---
  - Shield 1 (you and all allies), this round
  - Charge: Light
"""
RUSSIAN = """
purifying_aura
  - При следующих 5 ближних атаках по вам: Ответный удар 2
  - ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - УСИЛЕНИЕ (все соседние союзники)
  - Свет: все союзники в пределах дальности 2
protective_blessing
  - БЛАГОСЛОВЕНИЕ, УСИЛЕНИЕ (союзник в пределах дальности 3)
  - ---
  - Вы и все соседние союзники не получают урона в этом раунде
  - Заряд: Свет · +2 опыта · Потеря
defensive_stance
  - Атака 4
  - Свет: +1 к атаке, преимущество, +1 опыта
  - ---
  - Щит 1 (на себя)
  - При ваших действиях движения: −1 к движению
  - +1 опыта · Постоянный бонус · Потеря
daybreak
  - Атака 3 · СМЯТЕНИЕ
  - Тьма: +1 к атаке, Заряд: Свет, +1 опыта
  - ---
  - Движение 2
  - БЛАГОСЛОВЕНИЕ (соседний союзник)
beacon_of_light
  - Лечение 1 (вы и все союзники в пределах дальности 4)
  - ---
  - В конце ваших следующих 5 ходов, когда заряд (Свет) не силён: Заряд: Свет
  - ① ○ ① ○ ① · Постоянный бонус · Потеря
glorious_bolt
  - Лечение 5 · Дальность 3
  - Свет: Цели 2, +1 опыта
  - +1 опыта · Потеря
  - ---
  - Атака 2 · Дальность 3 · СМЯТЕНИЕ
unwavering_mandate
  - Соседний союзный персонаж может тут же провести дополнительный ход, сыграв две карты с руки
  - +2 опыта · Потеря
  - ---
  - Лечение 3 · Дальность 2
  - Свет: Цели 2, +1 опыта
engulfing_radiance
  - Лечение 3 (вы и все союзники)
  - Заряд: Свет · +2 опыта · Потеря
  - ---
  - Затруднение для атак в этом раунде по таким целям: вы и все союзники в пределах дальности 4
  - Заряд: Свет
supportive_chant
  - Все союзники при атаках в этом раунде: +1 к атаке
  - +1 опыта
  - ---
  - Все союзники при действиях движения в этом раунде: +2 к движению
weapon_of_purity
  - При ваших действиях атаки: Свет: +2 к атаке, преимущество, +1 опыта
  - Постоянный бонус · Потеря
  - ---
  - Движение 3
  - Атака 3
inspiring_sanctity
  - Соседний союзник может выполнить: Атака 8; Свет: обычная или мощная цель вместо этого погибает,
    +1 опыта
  - +2 опыта · Потеря
  - ---
  - Все союзники в пределах дальности 3 могут выполнить: Атака 4 · каждый раз +1 опыта
  - Потеря
angelic_ascension
  - При ваших следующих 4 действиях атаки: +3 к атаке, РАНА, преимущество
  - ① ① ① ① · Постоянный бонус · Потеря
  - ---
  - Движение 6, Прыжок
divine_intervention
  - Когда союзник получает урон, вы можете получить его вместо союзника, уменьшив на 1
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Щит 1 (вы и все союзники), в этом раунде
  - Заряд: Свет
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
