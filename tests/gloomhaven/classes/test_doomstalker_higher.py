"""The Doomstalker: cards of levels 2 to 9, half by half, and all cards in print."""

import pytest

from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.state.figures import Condition
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_charge, check_loot
from tests.gloomhaven.saying import check_texts
from tests.marks import rule


@rule("GH-3.7.12")
def test_expose_helps_one_attack_each_turn_on_the_doomed() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    card = bench.play("expose", TOP)
    bench.play("vital_charge", BOTTOM, guards[0])
    bench.play("solid_bow", TOP, guards[1])
    bench.rig("plus_0", "plus_1")
    bench.play("solid_bow", TOP, guards[0], "add-now")
    bench.play("solid_bow", TOP, guards[0])
    assert [guard.hp for guard in guards] == [MANY - 7, MANY - 3]
    bench.begin_turn()
    bench.rig("plus_0", "plus_1")
    bench.play("solid_bow", TOP, guards[0], "add-now")
    assert (guards[0].hp, bench.pile_of(card), bench.xp()) == (MANY - 11, "active", 2)


@rule("GH-3.10.31")
def test_expose_unveils_all_enemies() -> None:
    bench = Bench(doomstalker="0,0", brute="1,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "0,4")]
    for figure in (guards[0], bench.figure(1)):
        bench.give(figure, "invisible")
    bench.play("expose", TOP)
    assert not give(bench.scene, guards[1], Condition.INVISIBLE)
    assert [bench.conditions(guard) for guard in guards] == [[], []]
    assert bench.conditions(bench.figure(1)) == ["invisible"]
    assert give(bench.scene, bench.figure(), Condition.INVISIBLE)


def test_expose_pierces_the_doomed() -> None:
    bench = Bench(doomstalker="0,0", brute="3,0")
    guards = [bench.monster("bandit_guard", place, elite=True, hp=MANY) for place in ("4,0", "3,1")]
    bench.play("expose", BOTTOM, guards[0])
    for guard in guards:
        for seat in range(2):
            bench.attack(bench.figure(seat), guard, 3)
    assert [guard.hp for guard in guards] == [MANY - 6, MANY - 4]


def test_relentless_offensive_hits_two() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("5,0", "0,5")]
    bench.play("relentless_offensive", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2]


@pytest.mark.parametrize(("card", "plus"), [("relentless_offensive", 2), ("impending_end", 3)])
def test_a_round_of_harder_attacks_on_the_doomed(card: str, plus: int) -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    bench.play("vital_charge", BOTTOM, guards[0])
    number = bench.play(card, BOTTOM)
    for guard in guards:
        bench.play("solid_bow", TOP, guard)
    assert [guard.hp for guard in guards] == [MANY - 3 - plus, MANY - 3]
    bench.end_round()
    assert bench.pile_of(number) == "discard"


@pytest.mark.parametrize(("count", "xp"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_darkened_skies_hit_all_near(count: int, xp: int) -> None:
    bench = Bench(doomstalker="0,0")
    places = ("3,0", "0,3", "-3,0", "0,-3")[:count]
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    beyond = bench.monster("bandit_guard", "4,0", hp=MANY)
    card = bench.open("darkened_skies", TOP)
    while bench.decision is not None:
        bench.choose(bench.targets()[0])
    assert [guard.hp for guard in guards] == [MANY - 3] * count
    assert (beyond.hp, bench.xp(), bench.pile_of(card)) == (MANY, xp, "lost")


def test_darkened_skies_shoot_when_the_doomed_dies() -> None:
    bench = Bench(doomstalker="0,0", brute="5,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3", "-3,0")]
    victim = bench.monster("bandit_guard", "6,0", hp=1)
    card = bench.play("darkened_skies", BOTTOM, victim)
    bench.attack(bench.figure(1), victim, 1, *guards)
    assert [guard.hp for guard in guards] == [MANY - 2] * 3
    assert bench.pile_of(card) == "discard"


def test_singular_focus_loots_far() -> None:
    check_loot("doomstalker", "singular_focus", TOP, 2)
    bench = Bench(doomstalker="0,0")
    bench.coin("1,0")
    card = bench.play("singular_focus", TOP, "loot")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@rule("GH-3.7.12")
def test_singular_focus_gives_everybody_advantage() -> None:
    bench = Bench(doomstalker="0,0", brute="3,1")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("singular_focus", BOTTOM, guard)
    for seat in range(2):
        bench.rig("minus_1", "plus_1", seat=seat)
        bench.attack(bench.figure(seat), guard, 2)
    assert guard.hp == MANY - 6


def test_inescapable_fate_allows_two_dooms_on_one_enemy() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    card = bench.play("inescapable_fate", TOP)
    first = bench.play("rain_of_arrows", BOTTOM, guards[0])
    second = bench.play("expose", BOTTOM, guards[0])
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)
    assert [bench.pile_of(each) for each in (first, second)] == ["active", "active"]
    third = bench.play("crashing_wave", BOTTOM, guards[0], "expose")
    piles = [bench.pile_of(each) for each in (first, second, third)]
    assert piles == ["active", "discard", "active"]
    bench.play("solid_bow", TOP, guards[0])
    assert (guards[0].hp, len(bench.scene.monster_curses)) == (MANY - 5, 9)
    fourth = bench.play("vital_charge", BOTTOM, guards[1])
    piles = [bench.pile_of(each) for each in (first, third, fourth)]
    assert piles == ["discard", "discard", "active"]


def test_both_dooms_work_when_the_enemy_dies() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    near = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("inescapable_fate", TOP)
    cards = [bench.play(card, BOTTOM, guard) for card in ("vital_charge", "detonation")]
    bench.figure().hp = 2
    bench.hurt(guard, MANY)
    assert (bench.figure().hp, near.hp) == (6, MANY - 3)
    assert [bench.pile_of(card) for card in cards] == ["discard", "discard"]


def test_without_inescapable_fate_only_the_newer_doom_stays() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    card = bench.play("inescapable_fate", TOP)
    cards = [bench.play(each, BOTTOM, guard) for each in ("vital_charge", "detonation")]
    bench.open("solid_bow", BOTTOM)
    bench.choose(f"end-active:{card}")
    assert [bench.pile_of(each) for each in cards] == ["discard", "active"]


def test_inescapable_fate_kills_on_the_third_turn() -> None:
    bench = Bench(doomstalker="0,0")
    bench.monster("bandit_commander", "-3,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.open("inescapable_fate", BOTTOM)
    card = bench.scene.underway.card
    assert bench.targets() == [guard]
    bench.choose(guard)
    bench.play("frightening_curse", TOP)
    bench.monster("bandit_guard", "5,0")
    for used in (1, 2):
        bench.begin_turn()
        assert (bench.scene.actives[0].used, guard.gone) == (used, False)
    bench.begin_turn()
    assert (guard.gone, bench.pile_of(card), bench.xp()) == (True, "discard", 0)


def test_inescapable_fate_does_not_kill_a_boss() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    boss = bench.monster("bandit_commander", "3,0")
    card = bench.play("inescapable_fate", BOTTOM, guard)
    bench.play("lead_to_slaughter", BOTTOM, "stay", boss)
    for _ in range(3):
        bench.begin_turn()
    assert (boss.gone, bench.pile_of(card)) == (False, "discard")


def test_wild_command_leads_a_creature() -> None:
    bench = Bench(doomstalker="0,0")
    boar = bench.summon("battle_boar", "1,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.play("wild_command", TOP, boar, "move@4,0", guard)
    assert guard.hp == MANY - 1


def test_wild_command_hits_the_doomed_at_any_range() -> None:
    bench = Bench(doomstalker="-6,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("6,0", "-2,0")]
    bench.play("wild_command", BOTTOM, "stay")
    bench.play("vital_charge", BOTTOM, guards[0])
    bench.open("wild_command", BOTTOM)
    bench.choose("stay")
    assert bench.targets() == [guards[0]]
    bench.choose(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY]


def test_natures_hunger_heals_everybody() -> None:
    bench = Bench(doomstalker="0,0", brute="6,0")
    boar = bench.summon("battle_boar", "1,0")
    guard = bench.monster("bandit_guard", "5,0")
    for figure in (bench.figure(), bench.figure(1), boar):
        figure.hp = 3
    bench.play("natures_hunger", BOTTOM, guard)
    bench.hurt(guard, MANY)
    assert [figure.hp for figure in (bench.figure(), bench.figure(1), boar)] == [5, 5, 5]


@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_camouflage_hides(half: int) -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    choices = [guard] if half == TOP else ["move@3,0"]
    bench.play("camouflage", half, *choices)
    assert bench.conditions(bench.figure()) == ["invisible"]


@pytest.mark.parametrize(("hp", "gone", "xp"), [(7, False, 0), (6, True, 1), (3, True, 1)])
def test_impending_end_finishes_off(hp: int, gone: bool, xp: int) -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=hp)
    bench.play("impending_end", TOP, guard)
    assert (guard.gone, bench.xp()) == (gone, xp)


def test_crashing_wave_strikes_all_around() -> None:
    check_charge("doomstalker", "crashing_wave", TOP, 4, 3)
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("5,0", "3,1", "6,0")]
    card = bench.play("crashing_wave", TOP, "move@4,0", guards[0])
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3, MANY]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_crashing_wave_curses_the_doomed() -> None:
    bench = Bench(doomstalker="0,0", brute="3,1")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "4,0")]
    bench.play("crashing_wave", BOTTOM, guards[0])
    for guard in guards:
        for seat in range(2):
            bench.attack(bench.figure(seat), guard, 1)
    assert len(bench.scene.monster_curses) == 8


def test_rising_momentum_pushes() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("rising_momentum", TOP, guard, "push@4,0", "push@5,0", "push@6,0")
    assert (guard.hp, bench.place(guard)) == (MANY - 6, "6,0")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_rising_momentum_passes_on_with_other_dooms() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", f"{q},0", hp=MANY) for q in (1, 3, 6)]
    bench.play("inescapable_fate", TOP)
    cards = [bench.play(each, BOTTOM, guards[0]) for each in ("rain_of_arrows", "rising_momentum")]
    bench.hurt(guards[0], MANY, guards[1])
    assert [bench.pile_of(card) for card in cards] == ["active", "active"]
    bench.attack(bench.figure(), guards[1], 1)
    assert guards[1].hp == MANY - 3
    bench.hurt(guards[1], MANY)
    assert [bench.pile_of(card) for card in cards] == ["discard", "discard"]


def test_of_two_dooms_frightening_curse_saves_one() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", f"{q},0", hp=MANY) for q in (1, 3)]
    bench.play("frightening_curse", TOP)
    bench.play("inescapable_fate", TOP)
    cards = [bench.play(each, BOTTOM, guards[0]) for each in ("rain_of_arrows", "vital_charge")]
    bench.hurt(guards[0], MANY, "vital_charge", guards[1])
    assert [bench.pile_of(card) for card in cards] == ["discard", "active"]


def test_feral_instincts_strike_and_loot() -> None:
    check_charge("doomstalker", "feral_instincts", TOP, 2, 3)
    bench = Bench(doomstalker="0,0")
    bench.coin("3,0")
    bench.play("feral_instincts", TOP, "move@2,0", "loot")
    assert bench.hero().coins == 1


def test_predator_and_prey_rewards_those_who_come_near() -> None:
    bench = Bench(doomstalker="0,0", brute="1,1")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("predator_and_prey", BOTTOM, guard)
    bench.play("solid_bow", TOP, guard)
    assert guard.hp == MANY - 6
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == MANY - 7
    bench.play("wild_command", BOTTOM, "stay", guard)
    assert guard.hp == MANY - 9


def test_lead_to_slaughter_brings_the_target_to_an_ally() -> None:
    bench = Bench(doomstalker="0,0", brute="0,6")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.open("lead_to_slaughter", TOP)
    bench.choose(guard)
    bench.choose("pull@5,1")
    assert (guard.hp, bench.place(guard)) == (MANY - 4, "3,3")


def test_lead_to_slaughter_lets_the_player_choose_between_equally_near_hexes() -> None:
    bench = Bench(doomstalker="0,0", brute="2,1")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.open("lead_to_slaughter", TOP)
    bench.choose(guard)
    assert sorted(bench.places()) == ["3,0", "3,1"]
    for choice in ("pull-to@3,0", "pull@4,0"):
        bench.choose(choice)
    assert bench.place(guard) == "3,0"


def test_lead_to_slaughter_leaves_who_already_stands_beside_an_ally() -> None:
    bench = Bench(doomstalker="0,0", brute="4,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.play("lead_to_slaughter", TOP, guard)
    assert (guard.hp, bench.place(guard)) == (MANY - 4, "5,0")


def test_lead_to_slaughter_moves_all_dooms() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("-4,0", "6,0", "3,0")]
    bench.play("lead_to_slaughter", BOTTOM, "stay")  # there is no Doom yet
    bench.play("rain_of_arrows", BOTTOM, guards[2])
    bench.open("lead_to_slaughter", BOTTOM)
    bench.choose("move@2,0")
    assert bench.targets() == [guards[1]]
    bench.choose(guards[1])
    bench.play("solid_bow", TOP, guards[1])
    assert guards[1].hp == MANY - 5


# -- in print ----------------------------------------------------------------------

ENGLISH = """
rain_of_arrows
  - The next 4 times an enemy under your Doom dies: Attack 2 · Range 5
  - ① ○ ① ○ · Persistent · Lost
  - ---
  - Doom on one enemy. Your attacks on it: +2 Attack
  - Persistent
crippling_noose
  - Create a trap in an adjacent empty hex: 4 damage, Stun; 2 XP when an enemy springs it
  - Lost
  - ---
  - Doom on one enemy. Its Attack, Move and Range are 1 lower
  - Persistent
felling_swoop
  - Summon: War Hawk (Hit points 3 · Move 3 · Attack 3 · Flying)
  - 2 XP · Persistent · Lost
  - ---
  - Doom on one enemy. When it dies: Teleport to its hex
  - Persistent
race_to_the_grave
  - Attack 5 · Range 5
  - 2 XP · Lost
  - ---
  - Doom on one enemy. It suffers 2 damage at the start of each of its turns
  - Persistent
multi_pronged_assault
  - Attack 4 · Range 3 · Target 2
  - 2 XP · Lost
  - ---
  - Doom on one enemy. Attacks of all allies on it: +1 Attack
  - Persistent
detonation
  - Create a trap in an adjacent empty hex: 3 damage; 2 XP when an enemy springs it; when it is
    sprung, all enemies adjacent to it suffer 2 damage
  - Lost
  - ---
  - Doom on one enemy. When it dies: All enemies adjacent to the killed one suffer 3 damage
  - Persistent
frightening_curse
  - The next 3 times an enemy under your Doom dies, one Doom may pass to an enemy within range 2
    of it
  - ① ① ① · Persistent · Lost
  - ---
  - Doom on one enemy. When it dies: All enemies adjacent to the killed one perform, led by you:
    Move 1
  - Persistent
swift_trickery
  - Attack 2 · Range 4 · +2 Attack and 1 XP if the target is under your Doom
  - ---
  - Move 5
sap_life
  - Retaliate 3 (self) · Range 4, this round
  - 2 XP · Lost
  - ---
  - Doom on one enemy. Each time it suffers damage: Heal 2 (self)
  - Persistent
fresh_kill
  - Attack 2 · Range 4 · +2 Attack and 1 XP if the target is undamaged
  - ---
  - Move 3, Jump
expose
  - You, on one attack each turn: Advantage if the target is under your Doom
  - All enemies lose Invisible and can no longer gain it
  - 2 XP · Persistent · Lost
  - ---
  - Doom on one enemy. Attacks of you and all allies on it: Pierce 2
  - Persistent
darkened_skies
  - Attack 3 · Range 3 · Target all enemies within range 3 · 1 XP for every two targets
  - Lost
  - ---
  - Doom on one enemy. When it dies: Attack 2 · Range 3 · Target 3
  - Persistent
flight_of_flame
  - Create a trap in an adjacent empty hex: 2 damage, Wound; when it is sprung, Wound for all
    enemies adjacent to it
  - ---
  - Move 5, Jump
inescapable_fate
  - You may have two Dooms on the same enemy
  - 2 XP · Persistent · Lost
  - ---
  - Doom on one normal or elite enemy. At the start of your third turn after this one: kill it
  - ○ ○ ○ · Persistent
wild_command
  - One adjacent allied summon may perform: Move +0; Attack +0 · with its own range
  - ---
  - Move 3
  - Attack 2 · Target one enemy under your Doom, at any range
impending_end
  - Attack 4 · Range 4 · a target left with 2 or fewer hit points dies and brings 1 XP
  - ---
  - On your attacks this round: +3 Attack if the target is under your Doom
rising_momentum
  - Attack 6 · Range 5 · Push 3
  - 2 XP · Lost
  - ---
  - Doom on one enemy. When it dies, this and any other Doom on it may pass to an enemy within
    range 2 of it
  - Persistent
predator_and_prey
  - Summon: Spitting Cobra (Hit points 5 · Move 3 · Attack 3 · Range 3 · Poison)
  - 2 XP · Persistent · Lost
  - ---
  - Doom on one enemy. Attacks of you and all allies on it: +1 Attack for each hex that the attack
    could reach farther
  - Persistent
lead_to_slaughter
  - Attack 4 · Range 6 · the target moves up to 3 hexes straight toward the nearest hex beside one
    of your allies
  - ---
  - Move 3
  - Move all your Dooms to one enemy within range 4
"""

RUSSIAN = """
rain_of_arrows
  - Следующие 4 раза, когда погибнет враг под вашим роком: Атака 2 · Дальность 5
  - ① ○ ① ○ · Постоянный бонус · Потеря
  - ---
  - Рок на врага. Ваши атаки по нему: +2 к атаке
  - Постоянный бонус
crippling_noose
  - Создать ловушку на соседней пустой клетке: 4 урона, ОГЛУШЕНИЕ; +2 опыта, когда в неё попадёт
    враг
  - Потеря
  - ---
  - Рок на врага. Его атака, движение и дальность меньше на 1
  - Постоянный бонус
felling_swoop
  - Призвать: Охотничий ястреб (ОЗ 3 · Движение 3 · Атака 3 · Полёт)
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Рок на врага. Когда он погибнет: Телепортироваться на его клетку
  - Постоянный бонус
race_to_the_grave
  - Атака 5 · Дальность 5
  - +2 опыта · Потеря
  - ---
  - Рок на врага. В начале каждого своего хода он получает 2 урона
  - Постоянный бонус
multi_pronged_assault
  - Атака 4 · Дальность 3 · Цели 2
  - +2 опыта · Потеря
  - ---
  - Рок на врага. Атаки по нему (все союзники): +1 к атаке
  - Постоянный бонус
detonation
  - Создать ловушку на соседней пустой клетке: 3 урона; +2 опыта, когда в неё попадёт враг; когда
    она сработает, все враги по соседству с ней получают 2 урона
  - Потеря
  - ---
  - Рок на врага. Когда он погибнет: Все враги по соседству с убитым получают 3 урона
  - Постоянный бонус
frightening_curse
  - Следующие 3 раза, когда погибнет враг под вашим роком, один рок может перейти на врага в
    пределах дальности 2 от него
  - ① ① ① · Постоянный бонус · Потеря
  - ---
  - Рок на врага. Когда он погибнет: Все враги по соседству с убитым выполняют под вашим
    управлением: Движение 1
  - Постоянный бонус
swift_trickery
  - Атака 2 · Дальность 4 · +2 к атаке и +1 опыта, если цель под вашим роком
  - ---
  - Движение 5
sap_life
  - Ответный удар 3 (на себя) · Дальность 4, в этом раунде
  - +2 опыта · Потеря
  - ---
  - Рок на врага. Каждый раз, когда он получает урон: Лечение 2 (на себя)
  - Постоянный бонус
fresh_kill
  - Атака 2 · Дальность 4 · +2 к атаке и +1 опыта, если у цели все очки здоровья
  - ---
  - Движение 3, Прыжок
expose
  - Вы при одной атаке за ход: преимущество, если цель под вашим роком
  - Все враги теряют НЕВИДИМОСТЬ и больше не могут её получить
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Рок на врага. Атаки по нему (вы и все союзники): ПРОБОЙ 2
  - Постоянный бонус
darkened_skies
  - Атака 3 · Дальность 3 · Цели: все враги в пределах дальности 3 · +1 опыта за каждые 2 цели
  - Потеря
  - ---
  - Рок на врага. Когда он погибнет: Атака 2 · Дальность 3 · Цели 3
  - Постоянный бонус
flight_of_flame
  - Создать ловушку на соседней пустой клетке: 2 урона, РАНА; когда она сработает, для всех врагов
    по соседству с ней: РАНА
  - ---
  - Движение 5, Прыжок
inescapable_fate
  - На одном враге может быть два ваших рока
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Рок на обычного или мощного врага. В начале третьего вашего хода после этого: убить его
  - ○ ○ ○ · Постоянный бонус
wild_command
  - Соседнее союзное призванное создание может выполнить: Движение +0; Атака +0 · со своей
    дальностью
  - ---
  - Движение 3
  - Атака 2 · Цель: враг под вашим роком, на любой дальности
impending_end
  - Атака 4 · Дальность 4 · цель, у которой осталось не больше 2 ОЗ, погибает и приносит +1 опыта
  - ---
  - При ваших атаках в этом раунде: +3 к атаке, если цель под вашим роком
rising_momentum
  - Атака 6 · Дальность 5 · ОТТОЛКНУТЬ 3
  - +2 опыта · Потеря
  - ---
  - Рок на врага. Когда он погибнет, этот и другой рок на нём могут перейти на врага в пределах
    дальности 2 от него
  - Постоянный бонус
predator_and_prey
  - Призвать: Плюющаяся кобра (ОЗ 5 · Движение 3 · Атака 3 · Дальность 3 · ОТРАВЛЕНИЕ)
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Рок на врага. Атаки по нему (вы и все союзники): +1 к атаке за каждую клетку, на которую она
    достала бы дальше
  - Постоянный бонус
lead_to_slaughter
  - Атака 4 · Дальность 6 · цель проходит до 3 клеток прямо к ближайшей клетке по соседству с
    вашим союзником
  - ---
  - Движение 3
  - Перенести весь ваш рок на врага в пределах дальности 4
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
