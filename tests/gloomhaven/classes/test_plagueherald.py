"""The Plagueherald: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.scene import Strength
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_loot, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

PLAGUEHERALD = library().class_named("plagueherald")


def test_the_class() -> None:
    assert PLAGUEHERALD.locked
    assert [card.number for card in PLAGUEHERALD.cards] == list(range(289, 319))
    assert PLAGUEHERALD.hit_points == [6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_all_perks_together() -> None:
    character = Character(PLAGUEHERALD, 9)
    for number, perk in enumerate(PLAGUEHERALD.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    ones = [1] * (5 + 2 + 2 + 1)
    assert sorted([card.value for card in plain]) == [-1, -1, -1, 0, 0, 0, 0, 0, *ones, 2, 2, 2]
    assert [card.value for card in deck if "charge(air)" in card.texts] == [1, 1, 1]
    assert len([card for card in deck if card.rolling]) == 3 + 2 + 2 + 2
    assert any(perk.ignores_scenario for perk in PLAGUEHERALD.perks)


def test_perk_cards() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    for effect in ("curse", "immobilize", "stun", "air", "poison"):
        bench.rig_perk(effect)
        bench.play("spread_the_plague", BOTTOM, guard)
    assert bench.conditions(guard) == ["poison", "immobilize", "stun"]
    assert (guard.hp, bench.charged()) == (MANY - 16, ["air"])
    assert len(bench.scene.monster_curses) == 9


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("vile_pestilence", 3),
        ("wretched_swarm", 4),
        ("biting_gnats", 4),
        ("under_the_skin", 4),
        ("storm_of_wings", 5),
        ("fetid_flurry", 2),
        ("black_tides", 4),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("plagueherald", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("spread_the_plague", BOTTOM, 3, 3),
        ("creeping_curse", TOP, 3, 3),
        ("gathering_doom", TOP, 3, 3),
        ("paralyzing_bite", TOP, 1, 3),
        ("fetid_flurry", TOP, 4, 3),
        ("black_tides", TOP, 4, 3),
        ("storm_of_wings", TOP, 4, 4),
        ("under_the_skin", TOP, 3, 3),
        ("rot_maggots", TOP, 4, 2),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("plagueherald", card, half, value, range)


def test_looting() -> None:
    check_loot("plagueherald", "foul_wind", BOTTOM, 1)


@pytest.mark.parametrize(("card", "targets"), [("rot_maggots", 2), ("spreading_scourge", 3)])
def test_a_healing(card: str, targets: int) -> None:
    bench = Bench(plagueherald="0,0", brute="3,0", tinkerer="0,3", cragheart="-3,0")
    for seat in range(4):
        bench.figure(seat).hp = 3
    bench.play(card, BOTTOM, *[bench.figure(seat) for seat in range(targets)])
    assert [bench.figure(seat).hp for seat in range(4)].count(5) == targets


# -- level 1 -----------------------------------------------------------------------


def test_vile_pestilence_poisons_friend_and_foe() -> None:
    bench = Bench(plagueherald="0,0", brute="2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "2,1", "5,0")]
    bench.open("vile_pestilence", TOP)
    bench.choose(bench.area_over(*guards[:2], bench.figure(1)))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1, MANY]
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"], []]
    assert (bench.conditions(bench.figure(1)), bench.figure(1).hp) == (["poison"], 10)


def test_grasping_vermin_immobilize_an_area() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "5,0")]
    bench.rig("plus_1", "plus_0")
    bench.open("grasping_vermin", TOP)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY]
    assert [bench.conditions(guard) for guard in guards] == [["immobilize"], ["immobilize"]]


def test_grasping_vermin_shield_and_shorten_the_range() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("grasping_vermin", BOTTOM)
    bench.attack(guard, bench.figure(), 3)
    assert (bench.figure().hp, bench.pile_of(card), bench.xp()) == (4, "active", 1)
    bench.play("spread_the_plague", BOTTOM)
    assert guard.hp == MANY
    near = bench.monster("bandit_guard", "0,2", hp=MANY)
    bench.play("spread_the_plague", BOTTOM, near)
    assert near.hp == MANY - 3


def test_wretched_swarm_stuns_an_area() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "5,0")]
    bench.open("wretched_swarm", TOP)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1]
    assert [bench.conditions(guard) for guard in guards] == [["stun"], ["stun"]]
    assert bench.xp() == 2


def test_spread_the_plague_sharpens_attacks_at_an_allys_cost() -> None:
    bench = Bench(plagueherald="0,0", brute="2,0", tinkerer="-3,0")
    guard = bench.monster("bandit_guard", "0,3", hp=MANY)
    card = bench.play("spread_the_plague", TOP)
    bench.open("creeping_curse", TOP)
    assert bench.targets() == [bench.figure(1)]
    for choice in (bench.figure(1), guard):
        bench.choose(choice)
    assert (guard.hp, bench.conditions(bench.figure(1))) == (MANY - 4, ["poison"])
    bench.play("gathering_doom", TOP, bench.figure(1), guard)
    assert (guard.hp, bench.figure(1).hp) == (MANY - 8, 7)
    bench.play("gathering_doom", TOP, "skip", guard)
    assert (guard.hp, bench.pile_of(card), bench.xp()) == (MANY - 11, "active", 2)


def test_biting_gnats_hit_two() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    bench.play("biting_gnats", TOP, *guards)
    assert ([guard.hp for guard in guards], bench.xp()) == ([MANY - 2, MANY - 2], 1)


@rule("GH-3.4.12")
def test_winged_congregation_flies_until_it_ends() -> None:
    bench = Bench(plagueherald="0,0")
    bench.tile("obstacle", "1,0")
    card = bench.play("winged_congregation", TOP)
    assert (bench.xp(), bench.charged()) == (2, ["air"])
    bench.play("vile_pestilence", BOTTOM, "move@1,0")
    assert bench.place(bench.figure()) == "1,0"
    bench.open("wretched_swarm", BOTTOM)
    bench.choose(f"end-active:{card}")
    bench.choose("place@0,0")
    assert (bench.pile_of(card), bench.figure().hp) == ("lost", 3)
    bench.choose("move@-4,0")
    assert bench.place(bench.figure()) == "-4,0"


def test_winged_congregation_heals_all_around() -> None:
    bench = Bench(plagueherald="0,0", brute="3,0", tinkerer="1,0")
    for seat in range(3):
        bench.figure(seat).hp = 3
    bench.play("winged_congregation", BOTTOM, "move@2,0")
    assert [bench.figure(seat).hp for seat in range(3)] == [3, 4, 4]


@pytest.mark.parametrize("card", ["creeping_curse", "gathering_doom", "fetid_flurry"])
def test_an_attack_that_curses(card: str) -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play(card, TOP, guard)
    assert len(bench.scene.monster_curses) == 9


@rule("GH-3.3.6")
def test_creeping_curse_must_curse_an_ally() -> None:
    bench = Bench(plagueherald="0,0", brute="3,0", tinkerer="2,-1")
    bench.open("creeping_curse", BOTTOM)
    bench.choose("move@2,0")
    assert "skip" not in bench.offered
    bench.choose(bench.figure(1))
    assert len(bench.scene.hero_curses) == 9


def test_gathering_doom_loots_far() -> None:
    bench = Bench(plagueherald="0,0")
    bench.coin("2,0")
    card = bench.play("gathering_doom", BOTTOM, "loot")
    assert (bench.hero().coins, bench.pile_of(card), bench.xp()) == (1, "lost", 1)
    assert bench.charged() == ["air"]


def test_paralyzing_bite_stuns() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("paralyzing_bite", TOP, guard)
    assert (bench.conditions(guard), bench.xp()) == (["stun"], 1)


def test_paralyzing_bite_leaps_far() -> None:
    check_move("plagueherald", "paralyzing_bite", 6)
    bench = Bench(plagueherald="0,0")
    card = bench.play("paralyzing_bite", BOTTOM, "move@6,0")
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 1, ["air"])


def test_foul_wind_sharpens_six_attack_actions_with_air() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    card = bench.play("foul_wind", TOP)
    bench.play("biting_gnats", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]
    for used in range(6):
        bench.element("air")
        assert (bench.pile_of(card), bench.scene.actives[0].used) == ("active", used)
        bench.play("paralyzing_bite", TOP, "use", bench.monster("bandit_guard", "-3,0", hp=2))
    assert bench.element_of("air") == Strength.INERT
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1 + 6 + 3)


def test_scattered_terror_pierces_three() -> None:
    bench = Bench(plagueherald="0,0")
    places = ("3,0", "0,3", "-3,0")
    guards = [bench.monster("bandit_guard", place, elite=True, hp=MANY) for place in places]
    card = bench.play("scattered_terror", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 2] * 3
    assert (bench.pile_of(card), bench.xp(), bench.charged()) == ("lost", 2, ["air"])


def test_scattered_terror_hinders_attackers() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("scattered_terror", BOTTOM)
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 5


# -- level X -----------------------------------------------------------------------


def test_epidemic_hits_two() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "0,2")]
    bench.play("epidemic", TOP, *guards)
    assert ([guard.hp for guard in guards], bench.xp()) == ([MANY - 3, MANY - 3], 1)


def test_epidemic_poisons_all_around_after_moves() -> None:
    bench = Bench(plagueherald="0,0", brute="2,1", tinkerer="0,1")
    guard = bench.monster("bandit_guard", "3,0")
    card = bench.play("epidemic", BOTTOM)
    bench.play("vile_pestilence", BOTTOM, "move@2,0")
    poisoned = [bench.conditions(each) for each in (guard, bench.figure(1), bench.figure(2))]
    assert poisoned == [["poison"], ["poison"], []]
    assert (bench.conditions(bench.figure()), bench.pile_of(card), bench.xp()) == ([], "active", 1)


def test_virulent_strain_turns_poison_into_damage() -> None:
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    healthy = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.give(guard, "poison")
    bench.play("virulent_strain", TOP, guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 3, [], 1)
    assert healthy.hp == MANY


def test_virulent_strain_spreads_among_enemies() -> None:
    bench = Bench(plagueherald="0,0", brute="5,1")
    guards = [bench.monster("bandit_guard", place) for place in ("5,0", "4,0", "3,0")]
    bench.give(guards[0], "poison")
    bench.play("virulent_strain", BOTTOM)
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"], []]
    assert bench.conditions(bench.figure(1)) == []


def test_blistering_vortex_strikes_an_area() -> None:
    bench = Bench(plagueherald="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "4,0")]
    bench.open("blistering_vortex", TOP)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3]
    assert (bench.xp(), bench.charged()) == (2, ["air"])


@pytest.mark.parametrize(("card", "points"), [("blistering_vortex", 2), ("stinging_cloud", 3)])
def test_a_move_and_a_shield(card: str, points: int) -> None:
    check_move("plagueherald", card, points)
    bench = Bench(plagueherald="0,0")
    guard = bench.monster("bandit_guard", f"{points + 1},0")
    bench.play(card, BOTTOM, f"move@{points},0")
    bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 4


# -- in print ----------------------------------------------------------------------

ENGLISH = """
vile_pestilence
  - Attack 1 · Range 2 · Area: a hex and all 6 around it
  - Poison (all allies and enemies in the area)
  - ---
  - Move 3
grasping_vermin
  - Attack 0 · Range 3 · Area: a hex and all 6 around it · Immobilize
  - ---
  - Shield 1 (self)
  - Your ranged attacks have 1 less Range
  - 1 XP · Persistent · Lost
spread_the_plague
  - Once in each of your attack actions, you may give Poison to one ally within range 2, or deal 3
    damage to one who has Poison: +1 Attack
  - 2 XP · Persistent · Lost
  - ---
  - Attack 3 · Range 3
winged_congregation
  - You have Flying
  - Charge: Air · 2 XP · Persistent · Lost
  - ---
  - Move 2
  - Heal 1 (all adjacent allies)
foul_wind
  - On your next 6 attack actions: Air: +1 Attack
  - ○ ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Loot 1
epidemic
  - Attack 3 · Range 2 · Target 2
  - 1 XP
  - ---
  - At the end of each of your Move actions: Poison (all adjacent allies and enemies)
  - 1 XP · Persistent · Lost
virulent_strain
  - Remove Poison from one enemy with Poison: it suffers 3 damage
  - 1 XP
  - ---
  - Poison (all enemies adjacent to an enemy with Poison)
rot_maggots
  - Attack 4 · Range 2 · Poison
  - Poison (all allies adjacent to the target)
  - 1 XP
  - ---
  - Heal 2 · Range 3 · Target 2
succumb_to_the_gift
  - Kill one normal enemy within range 3 with Poison
  - 2 XP · Lost
  - ---
  - Bless (all allies with Poison)
willing_sacrifice
  - At the end of each of your Move actions: You may suffer 1 damage; if you do: One enemy with
    Poison suffers 3 damage
  - 2 XP · Persistent · Lost
  - ---
  - All allied characters with Poison may recover up to 2 discarded cards
  - Air: +1 card, 1 XP
  - 1 XP · Lost
airborne_toxin
  - Curse, Muddle (all adjacent enemies)
  - Air: all enemies within range 2, 1 XP
  - ---
  - Poison (all enemies)
  - Charge: Air · 1 XP · Lost
baneful_hex
  - An enemy whose attack deals no damage because of Curse suffers 3 damage
  - 2 XP · Persistent · Lost
  - ---
  - Move 3
  - Curse (all adjacent enemies)
grim_bargain
  - On your next 6 attack actions, you may give Curse to one ally within range 2: Add 2 Targets
  - ○ ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Muddle (self)
  - On your next attack action this round: double the attack
  - Charge: Dark · ○ · 1 XP · Lost
mass_extinction
  - Curse, Wound (all allies and enemies)
  - Charge: Air, Dark
  - ---
  - All enemies with Poison suffer 2 damage
  - Fire: +1 damage, 1 XP
  - Dark: +1 damage, 1 XP
convert_the_flock
  - Attack 4 · Range 3 · Target 3 · Curse
  - 2 XP · Lost
  - ---
  - All allies with Poison suffer 2 damage; for every two of them that do, +1 Attack on your
    attacks this round and 1 XP
"""
RUSSIAN = """
vile_pestilence
  - Атака 1 · Дальность 2 · Область: клетка и все 6 вокруг неё
  - ОТРАВЛЕНИЕ (все союзники и враги в области)
  - ---
  - Движение 3
grasping_vermin
  - Атака 0 · Дальность 3 · Область: клетка и все 6 вокруг неё · ПАРАЛИЧ
  - ---
  - Щит 1 (на себя)
  - Дальность ваших дальних атак меньше на 1
  - +1 опыта · Постоянный бонус · Потеря
spread_the_plague
  - Один раз за каждое ваше действие атаки вы можете дать ОТРАВЛЕНИЕ или, если оно уже есть,
    нанести 3 урона (союзник в пределах дальности 2): +1 к атаке
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Атака 3 · Дальность 3
winged_congregation
  - Вы летаете
  - Заряд: Воздух · +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 2
  - Лечение 1 (все соседние союзники)
foul_wind
  - При ваших следующих 6 действиях атаки: Воздух: +1 к атаке
  - ○ ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Добыча 1
epidemic
  - Атака 3 · Дальность 2 · Цели 2
  - +1 опыта
  - ---
  - В конце каждого вашего действия движения: ОТРАВЛЕНИЕ (все соседние союзники и враги)
  - +1 опыта · Постоянный бонус · Потеря
virulent_strain
  - Снять ОТРАВЛЕНИЕ (враг с состоянием ОТРАВЛЕНИЕ): этот враг получает 3 урона
  - +1 опыта
  - ---
  - ОТРАВЛЕНИЕ (все враги по соседству с врагом, у которого ОТРАВЛЕНИЕ)
rot_maggots
  - Атака 4 · Дальность 2 · ОТРАВЛЕНИЕ
  - ОТРАВЛЕНИЕ (все союзники по соседству с целью)
  - +1 опыта
  - ---
  - Лечение 2 · Дальность 3 · Цели 2
succumb_to_the_gift
  - Убить обычного врага в пределах дальности 3 с состоянием ОТРАВЛЕНИЕ
  - +2 опыта · Потеря
  - ---
  - БЛАГОСЛОВЕНИЕ (все союзники с состоянием ОТРАВЛЕНИЕ)
willing_sacrifice
  - В конце каждого вашего действия движения: Вы можете получить 1 урон, тогда: Враг с состоянием
    ОТРАВЛЕНИЕ получает 3 урона
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Все союзные персонажи с состоянием ОТРАВЛЕНИЕ могут вернуть на руку до 2 сброшенных карт
  - Воздух: +1 к числу карт, +1 опыта
  - +1 опыта · Потеря
airborne_toxin
  - ПРОКЛЯТИЕ, СМЯТЕНИЕ (все соседние враги)
  - Воздух: все враги в пределах дальности 2, +1 опыта
  - ---
  - ОТРАВЛЕНИЕ (все враги)
  - Заряд: Воздух · +1 опыта · Потеря
baneful_hex
  - Враг, чья атака не нанесла урона из-за ПРОКЛЯТИЯ, получает 3 урона
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 3
  - ПРОКЛЯТИЕ (все соседние враги)
grim_bargain
  - При ваших следующих 6 действиях атаки вы можете дать ПРОКЛЯТИЕ (союзник в пределах дальности
    2): ДОБАВИТЬ ЦЕЛИ: 2
  - ○ ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - СМЯТЕНИЕ (на себя)
  - При вашем следующем действии атаки в этом раунде: атака удваивается
  - Заряд: Тьма · ○ · +1 опыта · Потеря
mass_extinction
  - ПРОКЛЯТИЕ, РАНА (все союзники и враги)
  - Заряд: Воздух, Тьма
  - ---
  - Все враги с состоянием ОТРАВЛЕНИЕ получают 2 урона
  - Огонь: +1 к урону, +1 опыта
  - Тьма: +1 к урону, +1 опыта
convert_the_flock
  - Атака 4 · Дальность 3 · Цели 3 · ПРОКЛЯТИЕ
  - +2 опыта · Потеря
  - ---
  - Все союзники с состоянием ОТРАВЛЕНИЕ получают 2 урона; за каждых двоих получивших: +1 к вашим
    атакам в этом раунде и +1 опыта
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
