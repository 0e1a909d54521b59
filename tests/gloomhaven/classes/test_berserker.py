"""The Berserker: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import (
    MANY,
    check_attack,
    check_heal,
    check_loot,
    check_move,
)
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

BERSERKER = library().class_named("berserker")


def test_the_class() -> None:
    assert BERSERKER.locked
    assert [card.number for card in BERSERKER.cards] == list(range(319, 348))
    assert BERSERKER.hit_points == [10, 12, 14, 16, 18, 20, 22, 24, 26]


def test_all_perks_together() -> None:
    character = Character(BERSERKER, 9)
    for number, perk in enumerate(BERSERKER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, -1, 1, 1, 1, 1, 1, 1, 1, 2]
    assert [card.value for card in deck if "charge(fire)" in card.texts] == [2, 2]
    assert len([card for card in deck if card.rolling and card.value == 2]) == 2
    assert len([card for card in deck if card.rolling and card.riders]) == 4 + 2 + 1 + 2
    assert any(perk.ignores_items for perk in BERSERKER.perks)


def test_perk_cards() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 9
    guard = bench.monster("bandit_guard", "1,0", hp=40)
    for effect in ("heal_self", "wound", "stun", "disarm", "fire"):
        bench.rig_perk(effect)
        bench.play("devil_horns", BOTTOM, guard)
    assert (bench.figure().hp, bench.charged()) == (10, ["fire"])
    assert bench.conditions(guard) == ["wound", "disarm", "stun"]
    assert guard.hp == 40 - 5 * 4 - 1 - 2


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("dazing_wound", 4),
        ("glass_hammer", 3),
        ("flurry_of_axes", 5),
        ("break_the_chains", 3),
        ("vengeful_barrage", 4),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("berserker", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("defiance_of_death", TOP, 3, 1),
        ("unbridled_power", TOP, 2, 1),
        ("seeing_red", TOP, 4, 1),
        ("devil_horns", BOTTOM, 4, 1),
        ("bone_breaker", TOP, 5, 1),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("berserker", card, half, value, range)


def test_a_healing() -> None:
    check_heal("berserker", "furious_aid", BOTTOM, 3, 3)


def test_looting() -> None:
    check_loot("berserker", "furious_aid", TOP, 2)


# -- level 1 -----------------------------------------------------------------------


def test_resolute_stand_is_as_strong_as_the_wounds() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 3
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("resolute_stand", TOP, guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 7, "lost", 1)


@pytest.mark.parametrize(("card", "damage"), [("resolute_stand", 1), ("bounce_back", 2)])
def test_retaliation(card: str, damage: int) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    if card == "resolute_stand":
        bench.play(card, BOTTOM, "move@0,1")
    else:
        bench.play(card, TOP)
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == MANY - damage


def test_growing_rage_counts_lost_cards() -> None:
    bench = Bench(berserker="0,0")
    for name in ("cauterize", "furious_aid", "bounce_back"):
        bench.card(name, 0, "lost")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("growing_rage", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 3, 1)


@pytest.mark.parametrize(("hp", "damage"), [(5, 0), (4, 2)])
def test_growing_rage_attacks_when_hurt(hp: int, damage: int) -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = hp
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("growing_rage", BOTTOM, "move@3,0", *([guard] if damage else []))
    assert (guard.hp, bench.xp()) == (MANY - damage, damage // 2)


@rule("GH-3.18.6")
@pytest.mark.parametrize(("answer", "value", "hp"), [("suffer", 5, 8), ("skip", 3, 10)])
def test_strength_in_agony_strikes_harder_for_damage(answer: str, value: int, hp: int) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("strength_in_agony", TOP, answer, guard)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - value, hp, (value - 3) // 2)


@pytest.mark.parametrize(("answer", "points", "hp"), [("suffer#2", 6, 8), ("skip", 4, 10)])
def test_strength_in_agony_runs_farther_for_damage(answer: str, points: int, hp: int) -> None:
    bench = Bench(1, 8, berserker="-8,0")
    bench.open("strength_in_agony", BOTTOM)
    assert bench.offered == ["suffer#3", "suffer#2", "suffer#1", "skip"]
    bench.choose(answer)
    assert f"{points - 7},0" not in bench.places()
    bench.choose(f"move@{points - 8},0")
    assert bench.figure().hp == hp


def test_defiance_of_death_strikes_harder_when_hurt() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 4
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("defiance_of_death", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 5, 1)


def test_defiance_of_death_survives_three_times() -> None:
    bench = Bench(berserker="0,0")
    card = bench.play("defiance_of_death", BOTTOM)
    bench.hurt(bench.figure(), 9)
    assert (bench.figure().hp, bench.scene.actives[0].used) == (1, 0)
    for _ in range(3):
        bench.hurt(bench.figure(), 1)
    assert (bench.figure().hp, bench.pile_of(card), bench.xp()) == (1, "lost", 3)


def test_from_the_brink_heals_as_much_as_is_lost() -> None:
    bench = Bench(berserker="0,0", cragheart="2,0")
    bench.figure().hp = 4
    bench.figure(1).hp = 1
    card = bench.play("from_the_brink", TOP, bench.figure(1))
    assert (bench.figure(1).hp, bench.pile_of(card), bench.xp()) == (7, "lost", 2)


def test_from_the_brink_pushes() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("from_the_brink", BOTTOM, "move@3,0", guard, "push@5,0")
    assert bench.place(guard) == "5,0"


def test_blood_pact_costs_half() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 9
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("blood_pact", TOP, guard)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 6, 4, 1)


@rule("GH-3.3.6")
def test_blood_pact_sharpens_attacks_for_damage_each_turn() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("blood_pact", BOTTOM)
    bench.play("seeing_red", TOP, guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 5, "active", 2)
    for _ in range(2):
        bench.begin_turn()
    assert bench.figure().hp == 8


def test_cauterize_wounds_two() -> None:
    bench = Bench(berserker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    bench.play("cauterize", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1]
    assert [bench.conditions(guard) for guard in guards] == [["wound"], ["wound"]]
    assert bench.charged() == ["fire"]


def test_cauterize_makes_four_healings_better() -> None:
    bench = Bench(berserker="0,0")
    card = bench.play("cauterize", BOTTOM)
    bench.play("bounce_back", BOTTOM, "stay")
    assert bench.scene.actives[0].used == 0  # nothing to heal
    for hp in (2, 5, 2, 5):
        bench.figure().hp = hp
        bench.play("bounce_back", BOTTOM, "stay")
        assert bench.figure().hp == hp + 3
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize(("answer", "conditions"), [("suffer", ["stun"]), ("skip", [])])
def test_dazing_wound_stuns_for_damage(answer: str, conditions: list[str]) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("dazing_wound", TOP, answer, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 3, conditions)
    assert (bench.figure().hp, bench.xp()) == (10 - 2 * len(conditions), len(conditions))


def test_furious_aid_loots_and_is_lost() -> None:
    bench = Bench(berserker="0,0")
    bench.coin("2,0")
    card = bench.play("furious_aid", TOP, "loot")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_bounce_back_heals_after_a_move() -> None:
    bench = Bench(berserker="0,0")
    bench.figure().hp = 4
    bench.play("bounce_back", BOTTOM, "move@3,0")
    assert bench.figure().hp == 5


# -- level X -----------------------------------------------------------------------


def test_unbridled_power_stuns_and_burns() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("fire")
    bench.play("unbridled_power", TOP, "use", guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 4, ["stun"])


def test_unbridled_power_heals_beyond_the_maximum() -> None:
    bench = Bench(berserker="0,0")
    card = bench.play("unbridled_power", BOTTOM)
    figure = bench.figure()
    assert (figure.hp, figure.max_hp, bench.xp()) == (13, 10, 2)
    figure.hp = 25
    bench.play("furious_aid", BOTTOM, figure)
    assert figure.hp == 26
    bench.open("dazing_wound", BOTTOM)
    bench.choose(f"end-active:{card}")
    bench.choose("stay")
    assert (figure.hp, bench.pile_of(card)) == (10, "lost")


def test_glass_hammer_strikes_with_all_hit_points() -> None:
    bench = Bench(berserker="0,0")
    bench.card("cauterize", 0, "hand")  # it is no damage that could be cancelled
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("glass_hammer", TOP, guard)
    assert (guard.hp, bench.figure().hp) == (MANY - 10, 1)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize(("answer", "left"), [("suffer", 6), ("skip", 7)])
def test_numb_the_pain_shields_for_damage(answer: str, left: int) -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("numb_the_pain", TOP, guard, answer)
    bench.attack(guard, bench.figure(), 3)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 3, left, 7 - left)
    assert bench.pile_of(card) == ("active" if answer == "suffer" else "discard")


def test_numb_the_pain_stuns_for_damage() -> None:
    bench = Bench(berserker="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("numb_the_pain", BOTTOM, "move@3,0", "suffer", guard)
    assert (bench.conditions(guard), bench.figure().hp) == (["stun"], 8)


def test_numb_the_pain_costs_nothing_where_nobody_stands() -> None:
    bench = Bench(berserker="0,0")
    bench.play("numb_the_pain", BOTTOM, "move@3,0")
    assert bench.figure().hp == 10


# -- in print ----------------------------------------------------------------------

ENGLISH = """
resolute_stand
  - Attack X · 1 XP for every 5 damage dealt · X: your maximum hit points minus those you have
  - Lost
  - ---
  - Move 2
  - Retaliate 1 (self), this round
growing_rage
  - Attack X · X: the number of your lost cards
  - 1 XP
  - ---
  - Move 3
  - If your hit points are below half of the maximum: Attack 2 · 1 XP
strength_in_agony
  - Attack 3
  - Suffer 2 damage: +2 Attack, 1 XP
  - ---
  - You may suffer up to 3 damage
  - Move 4 + X · X: the damage you suffered
defiance_of_death
  - Attack 3 · +2 Attack and 1 XP if your hit points are below half of the maximum
  - ---
  - On the next 3 sources of damage that would bring you below 1 hit point: suffer no damage
  - ① ① ① · Persistent · Lost
from_the_brink
  - Heal X · Range 2 · X: your maximum hit points minus those you have
  - 2 XP · Lost
  - ---
  - Move 3
  - Push 1 (one adjacent enemy)
blood_pact
  - Attack 6
  - Suffer damage equal to half of your hit points, rounded up
  - 1 XP
  - ---
  - On your attacks: +1 Attack
  - At the start of your turns: Suffer 1 damage
  - 2 XP · Persistent · Lost
cauterize
  - Attack 1 · Range 3 · Target 2 · Wound
  - Charge: Fire
  - ---
  - The next 4 times you are healed: +2 Heal
  - ○ ① ○ ① · Persistent · Lost
unbridled_power
  - Attack 2 · Stun
  - Fire: +2 Attack
  - ---
  - You can be healed up to 26 hit points
  - Heal 3 (self)
  - 2 XP · Persistent · Lost
glass_hammer
  - Attack X · 1 XP for every 5 damage dealt · X: your hit points
  - Your hit points become 1; this is no damage
  - Lost
  - ---
  - Move 3
numb_the_pain
  - Attack 3
  - You may suffer 2 damage; if you do: Shield 1 (self), this round · 1 XP
  - ---
  - Move 3
  - You may suffer 2 damage; if you do: Stun (one adjacent enemy)
reckless_offensive
  - You may suffer up to 3 damage
  - Attack 4 · Target X · X: the damage you suffered
  - ---
  - Melee attacks against you: +1 Attack
  - Retaliate 2 (self)
  - Persistent · Lost
break_the_chains
  - Attack 2 · Range 3 · Target 2 · Pull 2
  - ---
  - Move X · X: 3, and 2 more if your hit points are below half of the maximum
  - Fire: +2 Move, 1 XP
spiked_armor
  - +2 to each of your Retaliate bonuses, this round
  - 1 XP
  - ---
  - Move 2
  - Attack 2 · Target all adjacent enemies
fatal_fury
  - Kill one adjacent normal enemy that has fewer hit points than half of those you have lost
  - Charge: Fire · 1 XP
  - ---
  - Attack 2
  - Move 1
  - Attack 2
flurry_of_axes
  - You may suffer up to 4 damage
  - Attack X · Range 3 · Target all enemies within range 3 · X: the damage you suffered
  - 2 XP · Lost
  - ---
  - Move 5
final_fight
  - Kill one adjacent normal or elite enemy; 3 XP for each
  - You are exhausted at once
  - ---
  - Move X · X: the number of your lost cards
  - Fire: Attack 3
unstoppable_destruction
  - Attack 4
  - Suffer 2 damage: ignores Shield, 1 XP
  - ---
  - A short rest at the end of this round has all benefits of a long rest
careless_charge
  - Move 3
  - Attack 4
  - Wound (you and all adjacent allies): Push 2, Immobilize
  - ---
  - You are immune to all negative conditions
  - 2 XP · Persistent · Lost
bone_breaker
  - Attack 5 · Wound · Immobilize
  - Charge: Fire
  - ---
  - Attack 3 · Range 4 · the target can no longer fly
vengeful_barrage
  - On the next 5 sources of damage to you: Attack 3
  - ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 4
  - Fire: On your attacks this round: +1 Attack, 1 XP
the_maw_of_madness
  - Attack 3 · Target all adjacent enemies · Muddle · Heal 2 (self) for each target damaged
  - ---
  - You may suffer up to 5 damage
  - Attack 3 + X · Range 3 · Immobilize · X: the damage you suffered
"""
RUSSIAN = """
resolute_stand
  - Атака Х · +1 опыта за каждые 5 нанесённого урона · Х — ваши максимальные очки здоровья без
    текущих
  - Потеря
  - ---
  - Движение 2
  - Ответный удар 1 (на себя), в этом раунде
growing_rage
  - Атака Х · Х — число ваших потерянных карт
  - +1 опыта
  - ---
  - Движение 3
  - Если ваших очков здоровья меньше половины максимума: Атака 2 · +1 опыта
strength_in_agony
  - Атака 3
  - Получите 2 урона: +2 к атаке, +1 опыта
  - ---
  - Вы можете получить до 3 урона
  - Движение 4 + Х · Х — полученный вами урон
defiance_of_death
  - Атака 3 · +2 к атаке и +1 опыта, если ваших очков здоровья меньше половины максимума
  - ---
  - Следующие 3 источника урона, которые оставили бы вам меньше 1 очка здоровья, не наносят урона
  - ① ① ① · Постоянный бонус · Потеря
from_the_brink
  - Лечение Х · Дальность 2 · Х — ваши максимальные очки здоровья без текущих
  - +2 опыта · Потеря
  - ---
  - Движение 3
  - ОТТОЛКНУТЬ 1 (соседнего врага)
blood_pact
  - Атака 6
  - Получить урон, равный половине ваших очков здоровья с округлением вверх
  - +1 опыта
  - ---
  - При ваших атаках: +1 к атаке
  - В начале каждого вашего хода: Получить 1 урон
  - +2 опыта · Постоянный бонус · Потеря
cauterize
  - Атака 1 · Дальность 3 · Цели 2 · РАНА
  - Заряд: Огонь
  - ---
  - Следующие 4 раза, когда вас лечат: +2 к лечению
  - ○ ① ○ ① · Постоянный бонус · Потеря
unbridled_power
  - Атака 2 · ОГЛУШЕНИЕ
  - Огонь: +2 к атаке
  - ---
  - Вас можно лечить до 26 очков здоровья
  - Лечение 3 (на себя)
  - +2 опыта · Постоянный бонус · Потеря
glass_hammer
  - Атака Х · +1 опыта за каждые 5 нанесённого урона · Х — ваши очки здоровья
  - Ваши очки здоровья становятся равны 1; это не урон
  - Потеря
  - ---
  - Движение 3
numb_the_pain
  - Атака 3
  - Вы можете получить 2 урона, тогда: Щит 1 (на себя), в этом раунде · +1 опыта
  - ---
  - Движение 3
  - Вы можете получить 2 урона, тогда: ОГЛУШЕНИЕ (соседний враг)
reckless_offensive
  - Вы можете получить до 3 урона
  - Атака 4 · Цели Х · Х — полученный вами урон
  - ---
  - Ближние атаки по вам: +1 к атаке
  - Ответный удар 2 (на себя)
  - Постоянный бонус · Потеря
break_the_chains
  - Атака 2 · Дальность 3 · Цели 2 · ПРИТЯНУТЬ 2
  - ---
  - Движение Х · Х — 3 и ещё 2, если ваших очков здоровья меньше половины максимума
  - Огонь: +2 к движению, +1 опыта
spiked_armor
  - +2 к каждому вашему ответному удару в этом раунде
  - +1 опыта
  - ---
  - Движение 2
  - Атака 2 · Цели: все соседние враги
fatal_fury
  - Убить соседнего обычного врага, у которого меньше очков здоровья, чем половина потерянных вами
  - Заряд: Огонь · +1 опыта
  - ---
  - Атака 2
  - Движение 1
  - Атака 2
flurry_of_axes
  - Вы можете получить до 4 урона
  - Атака Х · Дальность 3 · Цели: все враги в пределах дальности 3 · Х — полученный вами урон
  - +2 опыта · Потеря
  - ---
  - Движение 5
final_fight
  - Убить соседнего обычного или мощного врага; +3 опыта за каждого
  - Вы сразу изнурены
  - ---
  - Движение Х · Х — число ваших потерянных карт
  - Огонь: Атака 3
unstoppable_destruction
  - Атака 4
  - Получите 2 урона: щит не учитывается, +1 опыта
  - ---
  - Короткий отдых в конце этого раунда даёт всё, что даёт долгий отдых
careless_charge
  - Движение 3
  - Атака 4
  - РАНА (вы и все соседние союзники): ОТТОЛКНУТЬ 2, ПАРАЛИЧ
  - ---
  - У вас иммунитет ко всем отрицательным состояниям
  - +2 опыта · Постоянный бонус · Потеря
bone_breaker
  - Атака 5 · РАНА · ПАРАЛИЧ
  - Заряд: Огонь
  - ---
  - Атака 3 · Дальность 4 · цель больше не летает
vengeful_barrage
  - При следующих 5 источниках урона по вам: Атака 3
  - ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Движение 4
  - Огонь: При ваших атаках в этом раунде: +1 к атаке, +1 опыта
the_maw_of_madness
  - Атака 3 · Цели: все соседние враги · СМЯТЕНИЕ · Лечение 2 (на себя) за каждую цель, получившую
    урон
  - ---
  - Вы можете получить до 5 урона
  - Атака 3 + Х · Дальность 3 · ПАРАЛИЧ · Х — полученный вами урон
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
