"""The Soothsinger: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_charge, check_heal, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

SOOTHSINGER = library().class_named("soothsinger")


def test_the_class() -> None:
    assert SOOTHSINGER.locked
    assert [card.number for card in SOOTHSINGER.cards] == list(range(348, 376))
    assert SOOTHSINGER.hit_points == [6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_all_perks_together() -> None:
    character = Character(SOOTHSINGER, 9)
    for number, perk in enumerate(SOOTHSINGER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [1, 2, 4, 4]
    known = {card.texts[0]: card.value for card in deck if card.texts and not card.rolling}
    assert known == {
        "immobilize": 1,
        "disarm": 1,
        "wound": 2,
        "poison": 2,
        "curse": 2,
        "muddle": 3,
        "stun": 0,
    }
    assert sorted([card.value for card in deck if card.rolling]) == [0, 0, 0, 0, 1, 1, 1]


def test_perk_cards() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=4 * MANY)
    for effect in ("immobilize", "disarm", "wound", "poison", "curse", "muddle", "stun"):
        bench.rig_perk(effect)
        bench.play("nimble_knife", TOP, guard)
    everything = ["poison", "wound", "immobilize", "disarm", "stun", "muddle"]
    assert bench.conditions(guard) == everything
    assert len(bench.scene.monster_curses) == 10 - 7 - 1


# -- halves that only move, attack or heal -----------------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("marching_beat", 4),
        ("nimble_knife", 4),
        ("change_tempo", 5),
        ("mobilizing_measure", 6),
        ("power_ballad", 2),
        ("tuning_the_outcome", 3),
        ("warding_dagger", 4),
        ("unending_chant", 2),
        ("crippling_chorus", 3),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("soothsinger", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("warding_dagger", TOP, 3, 1),
        ("singing_arrow", BOTTOM, 1, 3),
        ("wistful_wounding", BOTTOM, 1, 4),
        ("nimble_knife", TOP, 2, 1),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("soothsinger", card, half, value, range)


def test_a_healing() -> None:
    check_heal("soothsinger", "soothing_lullaby", BOTTOM, 3, 4)


def test_melody_and_harmony_charges() -> None:
    check_charge("soothsinger", "melody_and_harmony", BOTTOM, 3, 3)


# -- songs -------------------------------------------------------------------------


@rule("GH-3.17.3")
def test_a_song_brings_experience_at_the_start_of_each_turn() -> None:
    bench = Bench(soothsinger="0,0", brute="1,0")
    card = bench.play("defensive_ditty", TOP)
    assert bench.xp() == 0
    bench.begin_turn()
    bench.begin_turn(seat=1)
    bench.begin_turn()
    assert (bench.xp(), bench.pile_of(card)) == (2, "active")


@rule("GH-3.12.2")
def test_a_new_song_replaces_the_old_one() -> None:
    bench = Bench(soothsinger="0,0")
    first = bench.play("defensive_ditty", TOP)
    bench.play("song_of_speed", TOP, "skip")
    assert bench.pile_of(first) == "active"
    second = bench.play("power_ballad", TOP, "replace")
    assert [bench.pile_of(each) for each in (first, second)] == ["discard", "active"]
    bench.begin_turn()
    assert bench.xp() == 1


def test_a_song_is_also_for_those_who_come_later() -> None:
    bench = Bench(soothsinger="0,0", tinkerer="5,0")
    guard = bench.monster("bandit_guard", "3,1")
    bench.play("defensive_ditty", TOP)
    decoy = bench.summon("decoy", "3,0", seat=1)
    bench.attack(guard, decoy, 3)
    bench.attack(guard, bench.figure(), 3)
    assert (decoy.hp, bench.figure().hp) == (6 - 2, 6 - 3)


def test_the_masters_lute_plays_after_a_song() -> None:
    bench = Bench(soothsinger="0,0")
    bench.item("masters_lute")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("defensive_ditty", TOP, "as-attack", guard)
    assert guard.hp == MANY - 2


# -- level 1 -----------------------------------------------------------------------


def test_power_ballad_adds_to_one_attack_each_turn() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "3,1")]
    bench.play("power_ballad", TOP)
    bench.begin_turn(seat=1)
    bench.play("whirlwind", TOP, guards[0], "not-now", "add-now", seat=1)
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 5]
    bench.play("grab_and_go", BOTTOM, "move@2,0", seat=1)
    bench.attack(bench.figure(1), guards[1], 2)
    assert guards[1].hp == MANY - 7
    bench.begin_turn(seat=1)
    bench.attack(bench.figure(1), guards[1], 2, "add-now")
    assert guards[1].hp == MANY - 10
    bench.attack(bench.figure(), guards[1], 2)
    assert guards[1].hp == MANY - 12


def test_power_ballad_adds_to_the_first_attack_of_a_creature() -> None:
    bench = Bench(soothsinger="0,0", mindthief="0,3")
    rat = bench.summon("monstrous_rat", "1,0", seat=1)
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("power_ballad", TOP)
    bench.summon_turn(rat)
    assert guard.hp == MANY - 4


def test_power_ballad_strengthens_all_around() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="0,1")
    bench.play("power_ballad", BOTTOM, "move@2,0")
    assert [bench.conditions(bench.figure(seat)) for seat in range(3)] == [[], ["strengthen"], []]
    assert bench.xp() == 1


def test_defensive_ditty_shields_everybody_else() -> None:
    bench = Bench(soothsinger="0,0", brute="6,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.play("defensive_ditty", TOP)
    bench.attack(guard, bench.figure(1), 3)
    assert bench.figure(1).hp == 8


def test_defensive_ditty_cancels_one_damage() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="2,0")
    card = bench.play("defensive_ditty", BOTTOM)
    for seat in (0, 1):
        bench.hurt(bench.figure(seat), 2)
    assert bench.pile_of(card) == "active"
    bench.hurt(bench.figure(2), 2)
    bench.hurt(bench.figure(2), 1)
    assert [bench.figure(seat).hp for seat in range(3)] == [4, 8, 7]
    assert (bench.pile_of(card), bench.xp()) == ("discard", 1)


def test_defensive_ditty_waits_only_this_round() -> None:
    bench = Bench(soothsinger="0,0")
    card = bench.play("defensive_ditty", BOTTOM)
    bench.end_round()
    assert bench.pile_of(card) == "discard"


def test_song_of_speed_quickens_moves() -> None:
    bench = Bench(soothsinger="0,1", tinkerer="-6,0")
    bench.play("song_of_speed", TOP)
    bench.open("proximity_mine", BOTTOM, seat=1)
    assert "-1,0" in bench.places()
    assert "0,0" not in bench.places()
    bench.choose("move@-1,0")
    bench.open("marching_beat", BOTTOM)
    assert "4,1" in bench.places()
    assert "5,1" not in bench.places()


def test_song_of_speed_lets_ranged_attacks_of_allies_reach_farther() -> None:
    bench = Bench(soothsinger="-1,0", tinkerer="-1,1")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "3,0", "4,0")]
    bench.play("song_of_speed", TOP)
    bench.open("enhancement_field", TOP, seat=1)
    assert bench.targets() == guards[:2]
    bench.choose(guards[1])
    assert guards[1].hp == MANY - 3
    bench.open("singing_arrow", BOTTOM)
    assert bench.targets() == guards[:1]


def test_song_of_speed_helps_creatures_too() -> None:
    bench = Bench(soothsinger="0,3", spellweaver="0,4")
    avatar = bench.summon("burning_avatar", "-6,0", seat=1)
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("song_of_speed", TOP)
    bench.summon_turn(avatar)
    assert (bench.place(avatar), guard.hp) == ("-2,0", MANY - 2)


def test_song_of_speed_muddles_all_near() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "0,4", "5,0")]
    bench.play("song_of_speed", BOTTOM)
    assert [bench.conditions(guard) for guard in guards] == [["muddle"], ["muddle"], []]
    assert bench.xp() == 1


def test_tuning_the_outcome_blesses_all_around() -> None:
    bench = Bench(soothsinger="0,0", brute="1,0", tinkerer="0,1", cragheart="3,0")
    bench.play("tuning_the_outcome", TOP)
    assert len(bench.scene.bless) == 8


def test_tuning_the_outcome_curses_one() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("6,0", "5,0", "-1,0")]
    bench.open("tuning_the_outcome", BOTTOM)
    bench.choose("move@3,0")
    assert bench.targets() == guards[:2]
    bench.choose(guards[0])
    assert len(bench.scene.monster_curses) == 9


def test_call_to_action_strengthens_all_allies() -> None:
    bench = Bench(soothsinger="0,0", brute="6,0", tinkerer="-6,0")
    bench.play("call_to_action", TOP)
    found = [bench.conditions(bench.figure(seat)) for seat in range(3)]
    assert found == [[], ["strengthen"], ["strengthen"]]


def test_call_to_action_lets_an_ally_attack() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0", tinkerer="-4,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.open("call_to_action", BOTTOM)
    assert bench.targets() == [bench.figure(1)]
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    bench.choose(guard)
    assert guard.hp == MANY - 4


def test_warding_dagger_immobilizes() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("warding_dagger", TOP, guard)
    assert bench.conditions(guard) == ["immobilize"]


@pytest.mark.parametrize(
    ("card", "points", "shield", "pile", "xp"),
    [("warding_dagger", 4, 2, "lost", 1), ("unending_chant", 2, 1, "discard", 0)],
)
def test_a_move_and_a_shield_for_neighbours(
    card: str, points: int, shield: int, pile: str, xp: int
) -> None:
    bench = Bench(soothsinger="0,0", brute=f"{points + 1},0", tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "0,5")
    number = bench.play(card, BOTTOM, f"move@{points},0")
    for seat in range(3):
        bench.attack(guard, bench.figure(seat), 3)
    assert [bench.figure(seat).hp for seat in range(3)] == [3, 7 + shield, 5]
    assert bench.xp() == xp
    bench.end_round()
    assert bench.pile_of(number) == pile


def test_throw_voice_disarms_an_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "4,0", "-1,0")]
    bench.open("throw_voice", TOP)
    bench.choose(bench.area_over(*guards[:2]))
    assert [bench.conditions(guard) for guard in guards] == [["disarm"], ["disarm"], []]


def test_throw_voice_moves_an_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "4,0")]
    bench.open("throw_voice", BOTTOM)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[1])
    bench.choose("move@5,0")
    bench.choose("move@4,0")
    assert [bench.place(guard) for guard in guards] == ["4,0", "5,0"]
    assert bench.xp() == 1


@rule("GH-3.10.17")
def test_stunned_enemies_cannot_be_moved_about() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.give(guard, "stun")
    bench.open("throw_voice", BOTTOM)
    bench.choose(bench.area_over(guard))
    assert (bench.place(guard), bench.decision) == ("3,0", None)


def test_singing_arrow_curses_an_area() -> None:
    bench = Bench(soothsinger="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "4,0")]
    bench.open("singing_arrow", TOP)
    bench.choose(bench.area_over(*guards))
    assert len(bench.scene.monster_curses) == 8


def test_singing_arrow_has_a_dot_beside_its_area_only() -> None:
    (arrow,) = [card for card in SOOTHSINGER.cards if card.key == "singing_arrow"]
    assert arrow.halves[TOP].slots == ["area hex -1,0"]


def test_singing_arrow_wounds() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("singing_arrow", BOTTOM, guard)
    assert bench.conditions(guard) == ["wound"]


def test_marching_beat_lets_an_ally_move() -> None:
    bench = Bench(soothsinger="0,0", brute="1,0", tinkerer="-4,0")
    bench.play("marching_beat", TOP, bench.figure(1), "move@5,0")
    assert bench.place(bench.figure(1)) == "5,0"


# -- level X -----------------------------------------------------------------------


def test_wistful_wounding_gives_wounds_to_attacks_of_allies() -> None:
    bench = Bench(soothsinger="0,0", brute="3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "1,0")]
    bench.play("wistful_wounding", TOP)
    bench.attack(bench.figure(1), guards[0], 2)
    bench.attack(bench.figure(), guards[1], 2)
    assert [bench.conditions(guard) for guard in guards] == [["wound"], []]


def test_wistful_wounding_shoots_and_loots() -> None:
    bench = Bench(soothsinger="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.coin("1,0")
    bench.play("wistful_wounding", BOTTOM, guard, "loot")
    assert (guard.hp, bench.hero().coins, bench.xp()) == (MANY - 1, 1, 1)


@rule("GH-3.12.7")
def test_unending_chant_doubles_five_curses() -> None:
    bench = Bench(soothsinger="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "0,1", hp=MANY)
    card = bench.play("unending_chant", TOP)
    bench.play("tuning_the_outcome", BOTTOM, "stay", guard)
    assert len(bench.scene.monster_curses) == 8
    for _ in range(4):
        assert bench.pile_of(card) == "active"
        bench.play("nimble_knife", TOP, guard, bench.figure(1))
    assert (len(bench.scene.monster_curses), bench.xp()) == (0, 2)
    assert bench.pile_of(card) == "lost"


def test_nimble_knife_curses_and_blesses() -> None:
    bench = Bench(soothsinger="0,0", brute="1,0", tinkerer="0,1")
    guard = bench.monster("bandit_guard", "-1,0", hp=MANY)
    bench.play("nimble_knife", TOP, guard, bench.figure(1))
    assert (len(bench.scene.monster_curses), len(bench.scene.bless)) == (9, 9)


# -- in print ----------------------------------------------------------------------

ENGLISH = """
power_ballad
  - Song, 1 XP at the start of each of your turns. All allies, on one attack each turn: +1 Attack
  - Persistent
  - ---
  - Move 2
  - Strengthen (all adjacent allies)
  - 1 XP
defensive_ditty
  - Song, 1 XP at the start of each of your turns. Shield 1 (all allies)
  - Persistent
  - ---
  - No damage from the next source of damage to any ally within range 2 this round
  - ○ · 1 XP
song_of_speed
  - Song, 1 XP at the start of each of your turns. All allies, on Move actions: +1 Move; All
    allies, on ranged attacks: +1 Range
  - Persistent
  - ---
  - Muddle (all enemies within range 4)
  - 1 XP
throw_voice
  - Range 3 · Area: 3 hexes in a triangle. Disarm (all enemies in the area)
  - ---
  - Range 3 · Area: 3 hexes in a triangle. All enemies in the area perform, led by you: Move 1
  - 1 XP · Lost
wistful_wounding
  - Song, 1 XP at the start of each of your turns. All allies, on attacks: Wound
  - Persistent
  - ---
  - Attack 1 · Range 4
  - Loot 1
  - 1 XP
unending_chant
  - The next 5 times you give an enemy Curse: give it Curse once more
  - ○ ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 2
  - Shield 1 (all adjacent allies), this round
soothing_lullaby
  - Song, 1 XP at the start of each of your turns. All allies may perform at the start of their
    turns: Heal 1 (self)
  - Persistent
  - ---
  - Heal 3 · Range 4
  - 1 XP
melody_and_harmony
  - You may have two songs at once, but gain experience from only one
  - Persistent · Lost
  - ---
  - Move 3
  - Attack 3 · Range 3
mobilizing_measure
  - Song, 1 XP at the start of each of your turns. All allies may perform before attack actions:
    Move 1
  - Persistent
  - ---
  - Move 6
  - 1 XP
pull_the_strings
  - Song, 1 XP at the start of each of your turns. At the start of your turns: One enemy within
    range 5 performs, led by you: Move 2
  - Persistent
  - ---
  - One enemy within range 5 performs against its own allies, led by you: Attack +0 · with its own
    range
  - 1 XP
shadow_puppets
  - Move 4, Jump
  - All enemies that you moved through perform against their own allies, led by you: Attack 3 ·
    with its own range
  - ---
  - Up to 2 allies within range 3 may perform: Attack 4
"""

RUSSIAN = """
power_ballad
  - Песня, +1 опыта в начале каждого вашего хода. Все союзники при одной атаке за ход: +1 к атаке
  - Постоянный бонус
  - ---
  - Движение 2
  - УСИЛЕНИЕ (все соседние союзники)
  - +1 опыта
defensive_ditty
  - Песня, +1 опыта в начале каждого вашего хода. Щит 1 (все союзники)
  - Постоянный бонус
  - ---
  - Отменить урон от следующего источника для любого союзника в пределах дальности 2 в этом раунде
  - ○ · +1 опыта
song_of_speed
  - Песня, +1 опыта в начале каждого вашего хода. Все союзники при действиях движения: +1 к
    движению; Все союзники при дальних атаках: +1 к дальности
  - Постоянный бонус
  - ---
  - СМЯТЕНИЕ (все враги в пределах дальности 4)
  - +1 опыта
throw_voice
  - Дальность 3 · Область: 3 клетки треугольником. РАЗОРУЖЕНИЕ (все враги в области)
  - ---
  - Дальность 3 · Область: 3 клетки треугольником. Все враги в области выполняют под вашим
    управлением: Движение 1
  - +1 опыта · Потеря
wistful_wounding
  - Песня, +1 опыта в начале каждого вашего хода. Все союзники при атаках: РАНА
  - Постоянный бонус
  - ---
  - Атака 1 · Дальность 4
  - Добыча 1
  - +1 опыта
unending_chant
  - Следующие 5 раз, когда вы даёте врагу ПРОКЛЯТИЕ: дать ему ещё одно
  - ○ ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Движение 2
  - Щит 1 (все соседние союзники), в этом раунде
soothing_lullaby
  - Песня, +1 опыта в начале каждого вашего хода. Все союзники могут выполнять в начале своего
    хода: Лечение 1 (на себя)
  - Постоянный бонус
  - ---
  - Лечение 3 · Дальность 4
  - +1 опыта
melody_and_harmony
  - У вас может быть две песни сразу, но опыт приносит только одна
  - Постоянный бонус · Потеря
  - ---
  - Движение 3
  - Атака 3 · Дальность 3
mobilizing_measure
  - Песня, +1 опыта в начале каждого вашего хода. Все союзники могут выполнять перед своими
    действиями атаки: Движение 1
  - Постоянный бонус
  - ---
  - Движение 6
  - +1 опыта
pull_the_strings
  - Песня, +1 опыта в начале каждого вашего хода. В начале каждого вашего хода: Враг в пределах
    дальности 5 выполняет под вашим управлением: Движение 2
  - Постоянный бонус
  - ---
  - Враг в пределах дальности 5 выполняет против своих союзников под вашим управлением: Атака +0 ·
    со своей дальностью
  - +1 опыта
shadow_puppets
  - Движение 4, Прыжок
  - Все враги, через которых вы прошли, выполняют против своих союзников под вашим управлением:
    Атака 3 · со своей дальностью
  - ---
  - До 2 союзников в пределах дальности 3 могут выполнить: Атака 4
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
