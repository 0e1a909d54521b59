"""The Beast Tyrant: cards of levels 2 to 9, half by half, and what bots make of them."""

from questhall.games.gloomhaven.minds.hunch import hunch
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.monsters.acting import take_summon_turn
from questhall.games.gloomhaven.state.figures import Figure
from questhall.kernel.chance import Chance
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.bear import with_bear
from tests.gloomhaven.classes.plain import MANY, check_heal
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

AROUND = ("1,0", "0,1", "-1,0", "0,-1", "1,-1", "-1,1")


# -- level 2 -----------------------------------------------------------------------


def test_energizing_strike_strengthens_the_bear() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("energizing_strike", TOP, guard)
    assert (guard.hp, bench.conditions(bear), bench.xp()) == (MANY - 4, ["strengthen"], 1)
    assert bench.conditions(bench.figure()) == []


def test_energizing_strike_heals_all_allies() -> None:
    bench, bear = with_bear(brute="6,0")
    for figure in (bench.figure(0), bench.figure(1), bear):
        figure.hp = 2
    bench.play("energizing_strike", BOTTOM)
    assert [bench.figure(0).hp, bench.figure(1).hp, bear.hp] == [2, 3, 3]


def test_earthen_spikes_immobilizes() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("earthen_spikes", TOP, guard)
    assert (bench.conditions(guard), bench.charged()) == (["immobilize"], ["earth"])


def test_earthen_spikes_protects_all_summons() -> None:
    bench, bear = with_bear(brute="1,1")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("earthen_spikes", BOTTOM)
    bench.attack(guard, bear, 3)
    bench.attack(guard, bench.figure(1), 3)
    assert (bear.hp, guard.hp, bench.figure(1).hp) == (9, MANY - 2, 7)
    assert bench.xp() == 2
    bench.end_round()
    assert bench.pile_of(card) == "lost"


# -- level 3 -----------------------------------------------------------------------


def test_vicious_ally_brings_an_alligator() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    card = bench.play("vicious_ally", TOP, "summon@1,0")
    alligator = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(alligator)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 3, ["immobilize"])
    assert (bench.pile_of(card), bench.xp(), alligator.max_hp) == ("active", 2, 5)


def test_vicious_ally_attacks_two() -> None:
    bench, _ = with_bear()
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "-1,0", "0,1")]
    bench.play("vicious_ally", BOTTOM, *guards[:2])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2, MANY]
    assert bench.xp() == 1


def _swipe(bench: Bench, *answers: str) -> list[Figure]:
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,-1", "1,0", "0,1")]
    bench.open("unstoppable_beast", TOP)
    for answer in answers:
        bench.choose(answer)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    return guards


def test_unstoppable_beast_hits_three() -> None:
    bench, _ = with_bear()
    assert [guard.hp for guard in _swipe(bench)] == [MANY - 3] * 3
    assert bench.xp() == 0


def test_unstoppable_beast_with_earth() -> None:
    bench, _ = with_bear()
    bench.element("earth")
    assert [guard.hp for guard in _swipe(bench, "use")] == [MANY - 4] * 3
    assert bench.xp() == 1


# -- level 4 -----------------------------------------------------------------------


def test_ancient_ward_disarms_two() -> None:
    bench = Bench(beast_tyrant="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4", "-4,0")]
    bench.play("ancient_ward", TOP, *guards[:2])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2, MANY]
    assert [bench.conditions(guard) for guard in guards] == [["disarm"], ["disarm"], []]
    assert bench.xp() == 1


def test_ancient_ward_heals() -> None:
    check_heal("beast_tyrant", "ancient_ward", BOTTOM, 4, 4)


def test_punch_through_pierces() -> None:
    bench, _ = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    guard.shield = 4
    bench.play("punch_through", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 3, 1)


def test_punch_through_makes_commands_stronger_this_round() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("punch_through", BOTTOM, "stay")
    bench.play("maul", TOP, guard)
    assert guard.hp == MANY - 5
    bench.summon_turn(bear)
    bench.attack(bench.figure(), guard, 1, range=9)
    assert guard.hp == MANY - 5 - 2 - 1
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.play("maul", TOP, guard)
    assert guard.hp == MANY - 5 - 2 - 1 - 4


def test_punch_through_moves() -> None:
    bench, _ = with_bear("6,0")
    bench.open("punch_through", BOTTOM)
    assert "0,0" in bench.places()
    assert "1,0" not in bench.places()


# -- level 5 -----------------------------------------------------------------------


def test_rampage_attacks_and_moves_in_turn() -> None:
    bench, bear = with_bear("-1,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("0,0", "1,1", "2,2")]
    first, second, third = guards
    card = bench.play("rampage", TOP, first, "move@0,1", second, "move@1,2", third)
    assert [guard.hp for guard in guards] == [MANY - 2] * 3
    assert (bench.place(bear), bench.xp(), bench.pile_of(card)) == ("1,2", 2, "lost")


def test_rampage_lets_any_summon_act() -> None:
    bench, bear = with_bear()
    wolf = bench.summon("tattered_wolf", "2,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.open("rampage", BOTTOM)
    assert bench.targets() == [bear, wolf]
    for choice in (wolf, "move@5,0", guard):
        bench.choose(choice)
    assert (bench.place(wolf), guard.hp) == ("5,0", MANY - 2)


def test_stone_sigil_raises_a_monolith() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("stone_sigil", TOP, "summon@1,0")
    monolith = bench.scene.figures[-1]
    bench.attack(guard, monolith, 3)
    bench.end_round()
    bench.summon_turn(monolith)
    assert (monolith.hp, bench.place(monolith), guard.hp) == (15 - 1, "1,0", MANY)
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_stone_sigil_charges_earth() -> None:
    bench = Bench(beast_tyrant="0,0")
    bench.play("stone_sigil", TOP, "summon@1,0")
    assert bench.charged() == ["earth"]


# -- level 6 -----------------------------------------------------------------------


def test_primal_blessing_attacks_three() -> None:
    bench = Bench(beast_tyrant="0,0")
    places = ("4,0", "3,0", "0,4", "-4,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.play("primal_blessing", TOP, *guards[:3])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 2, MANY - 2, MANY]
    assert bench.xp() == 1


def test_primal_blessing_swaps_places_with_the_bear_between_moves() -> None:
    bench, bear = with_bear("2,0")
    wolf = bench.summon("tattered_wolf", "4,0")
    bench.open("primal_blessing", BOTTOM)
    bench.choose("move@-1,0")
    assert [option.what for option in bench.options[:-1]] == [bear.id]
    bench.choose(bear)
    bench.choose("move@1,1")
    assert (bench.place(bench.figure()), bench.place(bear)) == ("1,1", "-1,0")
    assert bench.place(wolf) == "4,0"


def test_blood_hunger_heals_the_bear_after_five_attacks() -> None:
    bench, bear = with_bear()
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "-1,0")]
    card = bench.play("blood_hunger", TOP)
    bear.hp = 1
    bench.attack(bench.figure(), guards[0], 1, range=9)
    assert (bear.hp, bench.xp()) == (1, 0)
    bench.summon_turn(bear)
    assert (bear.hp, bench.xp()) == (3, 1)
    bench.play("vicious_ally", BOTTOM, *guards)
    assert (bear.hp, bench.xp()) == (7, 1 + 1 + 1)
    bear.hp = 1
    bench.attack(bear, guards[0], 1)
    assert bench.pile_of(card) == "active"
    bench.attack(bear, guards[0], 1)
    assert (bear.hp, bench.xp(), bench.pile_of(card)) == (5, 4, "lost")
    bench.attack(bear, guards[0], 1)
    assert bear.hp == 5


def test_blood_hunger_heals_after_an_attack_on_command() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bear.hp = 2
    bench.play("blood_hunger", BOTTOM, guard)
    assert (guard.hp, bear.hp, bench.xp()) == (MANY - 3, 5, 1)


# -- level 7 -----------------------------------------------------------------------


def test_storm_sigil_raises_a_totem_that_pushes_all_enemies_beside_it() -> None:
    bench = Bench(beast_tyrant="0,0")
    card = bench.play("storm_sigil", TOP, "summon@1,0")
    assert (bench.charged(), bench.xp()) == (["air"], 2)
    totem = bench.scene.figures[-1]
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "1,-1")]
    bench.end_round()
    bench.start(take_summon_turn(bench.scene, totem))
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1]
    assert all(bench.scene.distance(totem, guard) == 3 for guard in guards)
    assert (bench.pile_of(card), totem.max_hp, bench.place(totem)) == ("active", 8, "1,0")


def test_a_totem_led_by_its_master_attacks_all_it_wants() -> None:
    bench, _ = with_bear("4,0")
    bench.summon("wind_totem", "0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "-1,0", "0,1")]
    bench.open("rampage", BOTTOM)
    bench.choose(bench.targets()[1])
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in guards] == [MANY - 1] * 3


def test_tyrannical_force_stuns() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("tyrannical_force", TOP, guard)
    assert (bench.conditions(guard), bench.charged()) == (["stun"], ["earth"])


def test_tyrannical_force_moves_all_summons_nearby() -> None:
    bench, bear = with_bear()
    wolf = bench.summon("tattered_wolf", "-3,1")
    far = bench.summon("tattered_wolf", "1,0")
    bench.play("tyrannical_force", BOTTOM, bear, "move@0,2", "move@-3,3")
    assert [bench.place(each) for each in (bear, wolf, far)] == ["0,2", "-3,3", "1,0"]


# -- level 8 -----------------------------------------------------------------------


def test_lash_out_hits_all_around_the_bear() -> None:
    bench, _ = with_bear()
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in AROUND]
    beyond = bench.monster("bandit_archer", "2,0", hp=MANY)
    bench.open("lash_out", TOP)
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in guards] == [MANY - 4] * 6
    assert (beyond.hp, bench.xp()) == (MANY, 1)


def test_lash_out_pushes_all_around_the_bear() -> None:
    bench, bear = with_bear("-2,0")
    guards = [bench.monster("bandit_guard", place) for place in ("2,0", "1,1")]
    bench.open("lash_out", BOTTOM)
    bench.choose("move@1,0")
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert all(bench.scene.distance(bear, guard) == 3 for guard in guards)
    assert bench.xp() == 1


def test_natural_remedy_heals() -> None:
    check_heal("beast_tyrant", "natural_remedy", TOP, 5, 3)


def test_natural_remedy_with_air() -> None:
    bench, bear = with_bear("1,0")
    bear.hp = 1
    bench.element("air")
    bench.play("natural_remedy", TOP, "use", bear)
    assert (bear.hp, bench.xp()) == (1 + 6, 1)


def test_natural_remedy_strengthens_one_adjacent_ally_after_a_move() -> None:
    bench, bear = with_bear("2,0", brute="4,0")
    bench.play("natural_remedy", BOTTOM, "move@1,0", bear)
    assert bench.conditions(bear) == ["strengthen"]
    assert bench.conditions(bench.figure(1)) == []


# -- level 9 -----------------------------------------------------------------------


def test_jaws_of_death_kills_a_weak_normal_enemy() -> None:
    bench, _ = with_bear()
    weak = bench.monster("bandit_guard", "1,0", hp=6)
    bench.monster("bandit_guard", "-1,0", hp=7)
    bench.monster("bandit_guard", "0,1", elite=True, hp=3)
    bench.monster("bandit_guard", "2,0", hp=1)
    bench.open("jaws_of_death", TOP)
    assert bench.targets() == [weak]
    bench.choose(weak)
    assert (weak.gone, bench.xp(), bench.hero().killed) == (True, 1, [weak.id])


def test_jaws_of_death_pushes_pursues_and_attacks_again() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("jaws_of_death", BOTTOM, guard, "2,0", "3,0", "4,0", "move@3,0", guard)
    assert (guard.hp, bench.place(bear), bench.xp()) == (MANY - 4, "3,0", 1)


def test_tribal_sigil_raises_a_banner_that_spurs_adjacent_allies() -> None:
    bench, bear = with_bear("0,0", "-1,1", brute="0,2")
    card = bench.play("tribal_sigil", TOP, "summon@0,1")
    banner = bench.scene.figures[-1]
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    assert (bench.pile_of(card), bench.xp(), banner.max_hp) == ("active", 2, 8)
    for attacker, value in ((bench.figure(0), 3), (bench.figure(1), 3), (guard, 1)):
        target = bear if attacker is guard else guard
        before = target.hp
        bench.attack(attacker, target, 1, range=5)
        assert before - target.hp == value
    bench.run(take_summon_turn(bench.scene, bear))
    assert guard.hp == MANY - 3 - 3 - 4
    bench.end_round()
    bench.summon_turn(banner)
    assert guard.hp == MANY - 3 - 3 - 4
    bench.hurt(banner, 8)
    bench.attack(bear, guard, 1)
    assert guard.hp == MANY - 3 - 3 - 4 - 1


@rule("GH-3.15.2")
def test_tribal_sigil_recovers_cards_that_summon() -> None:
    bench, _ = with_bear()
    adder = bench.card("venomous_ally", pile="lost")
    wolf = bench.card("relentless_ally", pile="lost")
    stone = bench.card("stone_sigil", pile="lost")
    other = bench.card("maul", pile="lost")
    card = bench.open("tribal_sigil", BOTTOM)
    assert [option.what for option in bench.options[:-1]] == [adder, wolf, stone]
    bench.choose("relentless_ally")
    bench.choose("stone_sigil")
    assert bench.hero().hand == [wolf, stone]
    assert bench.hero().lost == [adder, other, card]


# -- bots ----------------------------------------------------------------------------


def _chosen_by_a_bot(bench: Bench) -> str:
    assert bench.decision is not None
    return bench.offered[hunch(bench.scene, bench.decision, Chance("bear"))]


def test_a_bot_gives_its_damage_to_the_bear() -> None:
    bench, bear = with_bear()
    bench.figure().hp = 2
    bench.open("borrowed_essence", BOTTOM)
    assert _chosen_by_a_bot(bench) == f"takes-damage:{bench.figure().id}#0"
    bench.choose("takes-damage#0")
    assert (bench.figure().hp, bear.hp) == (6, 6)


def test_a_bot_forgoes_what_helps_less_than_its_bear() -> None:
    bench, bear = with_bear()
    bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("concentrated_rage", BOTTOM)
    bench.end_round()
    for name in ("relentless_ally", "spirit_swap"):
        bench.card(name)
    bench.hero().chosen = bench.hero().chosen[-1:]
    bench.start(take_summon_turn(bench.scene, bear))
    assert _chosen_by_a_bot(bench).startswith("forgo-top")


def test_a_bot_keeps_its_cards_rather_than_the_bear() -> None:
    bench, bear = with_bear()
    for name in ("maul", "patch_fur"):
        bench.card(name, pile="hand")
    bench.start(suffer(bench.scene, bear, 10, "GH-3.18.6", bear.id))
    assert _chosen_by_a_bot(bench).startswith("suffer")


# -- what the cards say --------------------------------------------------------------

ENGLISH = """
energizing_strike
  - Command the bear: Attack 4; Strengthen (self)
  - 1 XP
  - ---
  - Heal 1 (all allies)
unstoppable_beast
  - Command the bear: Attack 3 · Area: 3 adjacent hexes in an arc; Earth: +1 Attack, 1 XP
  - ---
  - Move 5
punch_through
  - Command the bear: Attack 3 · Pierce 4
  - 1 XP
  - ---
  - Move 3
  - On all your commands this round: +1 Attack
primal_blessing
  - Attack 2 · Range 4 · Target 3
  - 1 XP
  - ---
  - Move 2
  - Swap places with your bear
  - Move 2
blood_hunger
  - Your bear, on the next 5 attacks: Heal 2 (self)
  - ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Command the bear: Attack 3; Heal 3 (self)
  - 1 XP
storm_sigil
  - Summon: Wind Totem (Hit points 8 · Attack 1 · Target all adjacent enemies · Push 2)
  - Charge: Air · 2 XP · Persistent · Lost
  - ---
  - Command the bear: Attack 4
jaws_of_death
  - Command the bear: Kill one adjacent normal enemy with 6 or fewer hit points
  - 1 XP
  - ---
  - Command the bear: Attack 2 · Push 3; Move 3; Attack 2
  - 1 XP
tribal_sigil
  - Summon: Spirit Banner (Hit points 8 · all adjacent allies have +2 Attack on all their attacks)
  - 2 XP · Persistent · Lost · Cannot be recovered
  - ---
  - Recover up to 2 of your lost cards that summon something
  - Lost · Cannot be recovered
"""

RUSSIAN = """
energizing_strike
  - Команда медведю: Атака 4; УСИЛЕНИЕ (на себя)
  - +1 опыта
  - ---
  - Лечение 1 (все союзники)
unstoppable_beast
  - Команда медведю: Атака 3 · Область: 3 соседние клетки дугой; Земля: +1 к атаке, +1 опыта
  - ---
  - Движение 5
punch_through
  - Команда медведю: Атака 3 · ПРОБОЙ 4
  - +1 опыта
  - ---
  - Движение 3
  - При всех ваших командах в этом раунде: +1 к атаке
primal_blessing
  - Атака 2 · Дальность 4 · Цели 3
  - +1 опыта
  - ---
  - Движение 2
  - Поменяться местами: вы и ваш медведь
  - Движение 2
blood_hunger
  - Ваш медведь при следующих 5 атаках: Лечение 2 (на себя)
  - ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Команда медведю: Атака 3; Лечение 3 (на себя)
  - +1 опыта
storm_sigil
  - Призвать: Тотем ветра (ОЗ 8 · Атака 1 · цель — все соседние враги · ОТТОЛКНУТЬ 2)
  - Заряд: Воздух · +2 опыта · Постоянный бонус · Потеря
  - ---
  - Команда медведю: Атака 4
jaws_of_death
  - Команда медведю: Убить соседнего обычного врага с 6 ОЗ или меньше
  - +1 опыта
  - ---
  - Команда медведю: Атака 2 · ОТТОЛКНУТЬ 3; Движение 3; Атака 2
  - +1 опыта
tribal_sigil
  - Призвать: Знамя боевого духа (ОЗ 8 · у всех соседних союзников +2 ко всем атакам)
  - +2 опыта · Постоянный бонус · Потеря · Нельзя вернуть на руку
  - ---
  - Вернуть на руку до 2 потерянных карт с призывом
  - Потеря · Нельзя вернуть на руку
"""


def test_the_texts() -> None:
    check_texts(ENGLISH, RUSSIAN)
