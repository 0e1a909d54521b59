"""The Summoner: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_heal, check_loot, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

SUMMONER = library().class_named("summoner")


def test_the_class() -> None:
    assert SUMMONER.locked
    assert [card.number for card in SUMMONER.cards] == list(range(233, 261))
    assert SUMMONER.hit_points == [8, 9, 11, 12, 14, 15, 17, 18, 20]


def test_all_perks_together() -> None:
    character = Character(SUMMONER, 9)
    for number, perk in enumerate(SUMMONER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [*[0] * 7, *[1] * 10, *[2] * 3]
    assert len([card for card in deck if card.rolling]) == 2 + 2 + 6 + 2 + 2
    assert any(perk.ignores_scenario for perk in SUMMONER.perks)


def test_perk_cards() -> None:
    bench = Bench(summoner="0,0")
    bench.figure().hp = 5
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    for effect in ("wound", "poison", "heal_self", "fire", "air", "dark", "earth"):
        bench.rig_perk(effect)
        bench.attack(bench.figure(), guard, 1)
    assert bench.conditions(guard) == ["poison", "wound"]
    assert bench.figure().hp == 6
    assert bench.charged() == ["fire", "air", "dark", "earth"]


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("wild_animation", 5),
        ("mighty_bond", 4),
        ("earthen_steed", 5),
        ("conjured_aid", 5),
        ("interplanar_mastery", 6),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("summoner", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("biting_wind", TOP, 2, 3),
        ("volatile_flame", BOTTOM, 2, 3),
        ("grasping_the_void", TOP, 2, 3),
        ("grasping_the_void", BOTTOM, 2, 3),
        ("oozing_manifestation", BOTTOM, 3, 3),
        ("inexorable_momentum", TOP, 3, 3),
        ("staff_of_visions", TOP, 5, 1),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("summoner", card, half, value, range)


@pytest.mark.parametrize(
    ("card", "half", "amount"), [("unwavering_hand", TOP, 3), ("biting_wind", BOTTOM, 3)]
)
def test_a_healing(card: str, half: int, amount: int) -> None:
    check_heal("summoner", card, half, amount, 3)


def test_looting() -> None:
    check_loot("summoner", "bonded_might", BOTTOM, 1)


def test_jumping() -> None:
    bench = Bench(summoner="0,0")
    for place in ("1,0", "0,1", "-1,0", "0,-1", "1,-1", "-1,1"):
        bench.monster("bandit_guard", place)
    for card in ("mighty_bond", "earthen_steed", "interplanar_mastery"):
        bench.open(card, BOTTOM)
        assert "2,0" in bench.places()
        bench.choose("stay")


# -- level 1 -----------------------------------------------------------------------


@rule("GH-3.14.3")
def test_forged_ferocity_brings_an_iron_beast() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("forged_ferocity", TOP, "summon@1,0")
    beast = bench.scene.figures[-1]
    bench.attack(guard, beast, 3)
    assert (beast.hp, guard.hp) == (5 - 2, MANY - 1)
    bench.end_round()
    bench.summon_turn(beast)
    assert guard.hp == MANY - 1 - 1
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)
    bench.hurt(beast, 5)
    assert bench.pile_of(card) == "lost"


def test_forged_ferocity_shields_her_and_all_summons() -> None:
    bench = Bench(summoner="0,0", brute="1,0")
    own = bench.summon("shadow_wolf", "3,0")
    others = bench.summon("decoy", "5,0", seat=1)
    guard = bench.monster("bandit_guard", "2,0")
    card = bench.play("forged_ferocity", BOTTOM)
    figures = [bench.figure(0), bench.figure(1), own, others]
    for figure in figures:
        bench.attack(guard, figure, 2)
    assert [figure.max_hp - figure.hp for figure in figures] == [1, 2, 1, 1]
    assert bench.charged() == ["earth"]
    bench.end_round()
    assert bench.pile_of(card) == "discard"


def test_wild_animation_brings_a_thorn_shooter() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    card = bench.play("wild_animation", TOP, "summon@1,0")
    shooter = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(shooter)
    assert (guard.hp, bench.conditions(guard), bench.place(shooter)) == (
        *(MANY - 2, ["poison"], "1,0"),
    )
    assert (bench.pile_of(card), bench.xp(), shooter.max_hp) == ("active", 2, 2)


def test_wild_animation_charges_air_with_a_move() -> None:
    bench = Bench(summoner="0,0")
    bench.play("wild_animation", BOTTOM, "move@5,0")
    assert bench.charged() == ["air"]


@rule("GH-3.14.3")
def test_living_night_brings_two_wolves_on_one_card() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    guard.shield = 2
    card = bench.play("living_night", TOP, "summon@1,0", "summon@0,1")
    one, two = bench.scene.figures[-2:]
    bench.summon_turn(one)
    assert guard.hp == MANY - 2
    bench.hurt(one, 3)
    assert (one.gone, bench.pile_of(card)) == (True, "active")
    bench.hurt(two, 3)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_living_night_ends_with_both_wolves() -> None:
    """A player who gives the card up loses all its creatures."""
    bench = Bench(summoner="0,0")
    card = bench.play("living_night", TOP, "summon@1,0", "summon@0,1")
    one, two = bench.scene.figures[-2:]
    bench.card("biting_wind", pile="chosen")
    bench.open("mighty_bond", BOTTOM)
    bench.choose(f"end-active:{card}")
    assert (one.gone, two.gone, bench.pile_of(card)) == (True, True, "lost")


def test_living_night_hinders_attacks_on_her_and_all_summons() -> None:
    bench = Bench(summoner="0,0", brute="2,0")
    wolf = bench.summon("shadow_wolf", "1,-1")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("living_night", BOTTOM)
    for figure, lost in ((bench.figure(0), 1), (wolf, 1), (bench.figure(1), 3)):
        bench.rig_monsters("plus_1", "minus_1")
        bench.attack(guard, figure, 2)
        assert figure.hp == figure.max_hp - lost
    assert bench.charged() == ["dark"]


@rule("GH-3.12.34")
def test_unending_dominance_brings_a_lava_golem() -> None:
    """It retaliates two hexes far and charges fire with every attack."""
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    archer = bench.monster("bandit_archer", "3,0", hp=MANY)
    card = bench.play("unending_dominance", TOP, "summon@1,0")
    golem = bench.scene.figures[-1]
    bench.attack(archer, golem, 1, range=3)
    bench.attack(guard, golem, 1)
    assert (archer.hp, guard.hp, golem.hp) == (MANY - 2, MANY - 2, 5)
    archer.cell = bench.cell("4,0")
    bench.attack(archer, golem, 1, range=3)
    assert archer.hp == MANY - 2
    bench.end_round()
    bench.summon_turn(golem)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 5, ["wound"])
    assert (bench.element_of("fire"), bench.pile_of(card), bench.xp()) == (2, "active", 6)


def test_unending_dominance_recovers_four_lost_cards() -> None:
    bench = Bench(summoner="0,0")
    names = ("forged_ferocity", "wild_animation", "living_night", "black_fire", "biting_wind")
    for name in names:
        bench.card(name, pile="lost")
    card = bench.play("unending_dominance", BOTTOM, *names[:4])
    assert (len(bench.hero().hand), bench.pile_of(card)) == (4, "lost")


def test_unwavering_hand_moves_an_enemy() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("unwavering_hand", BOTTOM, guard, "move@5,0")
    assert bench.place(guard) == "5,0"


@pytest.mark.parametrize("card", ["mighty_bond", "bonded_might"])
def test_a_summon_acts_for_her(card: str) -> None:
    bench = Bench(summoner="0,0", brute="0,3")
    wolf = bench.summon("shadow_wolf", "1,0", seat=1)
    far = bench.summon("decoy", "-3,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    guard.shield = 2
    bench.open(card, TOP)
    assert bench.targets() == [wolf]
    bench.choose(wolf)
    assert bench.seats == [0]
    bench.choose("move@4,0")
    bench.choose(guard)
    assert (guard.hp, bench.xp(), bench.place(far)) == (MANY - 2, 1, "-3,0")


def test_a_creature_without_an_attack_only_moves() -> None:
    bench = Bench(summoner="0,0")
    decoy = bench.summon("decoy", "1,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.play("mighty_bond", TOP, decoy, "move@3,0")
    assert (bench.place(decoy), guard.hp) == ("3,0", guard.max_hp)


def test_biting_wind_pushes_with_air() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.element("air")
    bench.play("biting_wind", TOP, "use", guard, "push@3,0", "push@4,0")
    assert (guard.hp, bench.place(guard), bench.xp()) == (MANY - 3, "4,0", 1)


def test_black_fire_wounds_two_with_fire() -> None:
    bench = Bench(summoner="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("5,0", "0,5")]
    bench.element("fire")
    bench.play("black_fire", TOP, "use", *guards)
    assert [guard.hp for guard in guards] == [MANY - 1] * 2
    assert [bench.conditions(guard) for guard in guards] == [["wound"]] * 2
    assert bench.xp() == 1


def test_black_fire_muddles_all_around() -> None:
    bench = Bench(summoner="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "3,1")]
    bench.play("black_fire", BOTTOM, "move@3,0")
    assert [bench.conditions(guard) for guard in guards] == [["muddle"]] * 2


# -- level X -----------------------------------------------------------------------


def test_leathery_wings_brings_flying_bats() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    for place in ("2,0", "2,-1", "2,1", "1,1"):
        bench.tile("obstacle", place)
    card = bench.play("leathery_wings", TOP, "summon@1,0")
    bats = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(bats)
    assert (guard.hp, bench.place(bats)) == (MANY - 2, "3,0")
    assert (bench.element_of("air"), bench.pile_of(card), bench.xp()) == (2, "active", 2)


def test_leathery_wings_strengthens_all_around() -> None:
    bench = Bench(summoner="0,0", brute="1,0", tinkerer="2,0")
    wolf = bench.summon("shadow_wolf", "0,1")
    bench.play("leathery_wings", BOTTOM)
    figures = [bench.figure(0), bench.figure(1), bench.figure(2), wolf]
    found = [bench.conditions(figure) for figure in figures]
    assert found == [[], ["strengthen"], [], ["strengthen"]]


def test_volatile_flame_brings_a_living_bomb() -> None:
    """As it dies it attacks all enemies within two hexes."""
    bench = Bench(summoner="0,0", brute="1,1")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "3,0", "4,0")]
    card = bench.play("volatile_flame", TOP, "summon@1,0")
    bomb = bench.scene.figures[-1]
    bench.attack(guards[0], bomb, 1)
    assert bomb.gone
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3, MANY]
    assert bench.figure(1).hp == bench.figure(1).max_hp
    assert (bench.charged(), bench.pile_of(card), bench.xp()) == (["fire"], "lost", 2)


def test_volatile_flame_charges_fire() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("volatile_flame", BOTTOM, guard)
    assert bench.charged() == ["fire"]


def test_ethereal_vines_hold_three() -> None:
    bench = Bench(summoner="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "4,0", "4,-1")]
    bench.open("ethereal_vines", TOP)
    for choice in (bench.area_over(*guards), guards[0], guards[1]):
        bench.choose(choice)
    assert [guard.max_hp - guard.hp for guard in guards] == [1] * 3
    assert [bench.conditions(guard) for guard in guards] == [["immobilize"]] * 3


def test_ethereal_vines_heal_summons_all_around() -> None:
    bench = Bench(summoner="0,0", brute="3,0")
    wolf, far = bench.summon("shadow_wolf", "2,1"), bench.summon("shadow_wolf", "5,0")
    for figure in (wolf, far, bench.figure(1)):
        figure.hp = 1
    bench.play("ethereal_vines", BOTTOM, "move@2,0")
    assert (wolf.hp, far.hp, bench.figure(1).hp) == (2, 1, 1)


# -- in print ----------------------------------------------------------------------

ENGLISH = """
living_night
  - Summon: Shadow Wolf (Hit points 3 · Move 3 · Attack 2 · Pierce 2) · 2 of them
  - 2 XP · Persistent · Lost
  - ---
  - Attacks on you and all allied summons have Disadvantage, this round
  - Charge: Dark
mighty_bond
  - One adjacent allied summon may perform: Move +0; Attack +0 · with its own range
  - 1 XP
  - ---
  - Move 4, Jump
earthen_steed
  - You and all allied summons of your own, on Move actions: Earth: +2 Move, 1 XP
  - Persistent · Lost
  - ---
  - Move 5, Jump
strength_in_numbers
  - One adjacent allied summon may perform: Move +1; Attack +1 · with its own range
  - 1 XP
  - ---
  - Attack X · Range X · X: the number of all allied summons
negative_energy
  - Summon: Void Eater (Hit points 5 · Move 3 · Attack 2 · Range 2 · Curse)
  - 3 XP · Persistent · Lost
  - ---
  - Curse (all enemies adjacent to an allied summon)
  - Charge: Dark
intervening_apparitions
  - No damage from the next 3 sources of damage to any allied summon
  - ① ① ① · Persistent · Lost
  - ---
  - Remove all Curse cards from your modifier deck, then shuffle its discard pile back in
  - Charge: Light
otherworldly_rage
  - One allied summon within range 3 may perform: Attack +2 · with its own range · Wound · Poison
  - 1 XP
  - ---
  - Swap places with one allied summon
  - Move 3
living_bomb
  - Hit points 1 · Move 3 · Attack 2 · When it dies: Attack +1
    · Target all enemies within range 2 · Charge: Fire
lava_golem
  - Hit points 7 · Move 2 · Attack 3 · Retaliate 2 · Range 2 · Wound · Charge: Fire
healing_sprite
  - Hit points 2 · Move 2 · Attack 1 · Range 3 · at the end of its turn: Heal 2 · Range 2
"""
RUSSIAN = """
living_night
  - Призвать: Теневой волк (ОЗ 3 · Движение 3 · Атака 2 · ПРОБОЙ 2) · 2 таких
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Затруднение для атак в этом раунде по таким целям: вы и все союзные призванные создания
  - Заряд: Тьма
mighty_bond
  - Соседнее союзное призванное создание может выполнить:
    Движение +0; Атака +0 · со своей дальностью
  - +1 опыта
  - ---
  - Движение 4, Прыжок
earthen_steed
  - Вы и все союзные призванные создания из ваших при действиях движения:
    Земля: +2 к движению, +1 опыта
  - Постоянный бонус · Потеря
  - ---
  - Движение 5, Прыжок
strength_in_numbers
  - Соседнее союзное призванное создание может выполнить:
    Движение +1; Атака +1 · со своей дальностью
  - +1 опыта
  - ---
  - Атака Х · Дальность Х · Х — число союзных призванных созданий
negative_energy
  - Призвать: Пожиратель пустоты (ОЗ 5 · Движение 3 · Атака 2 · Дальность 2 · ПРОКЛЯТИЕ)
  - +3 опыта · Постоянный бонус · Потеря
  - ---
  - ПРОКЛЯТИЕ (все враги по соседству с союзным призванным созданием)
  - Заряд: Тьма
intervening_apparitions
  - Отменить урон от следующих 3 источников для любого союзного призванного создания
  - ① ① ① · Постоянный бонус · Потеря
  - ---
  - Убрать из своей колоды модификаторов все карты «ПРОКЛЯТИЕ», затем замешать в неё сброс
  - Заряд: Свет
otherworldly_rage
  - Союзное призванное создание в пределах дальности 3 может выполнить:
    Атака +2 · со своей дальностью · РАНА · ОТРАВЛЕНИЕ
  - +1 опыта
  - ---
  - Поменяться местами: вы и союзное призванное создание
  - Движение 3
living_bomb
  - ОЗ 1 · Движение 3 · Атака 2 · Погибая: Атака +1
    · Цели: все враги в пределах дальности 2 · Заряд: Огонь
lava_golem
  - ОЗ 7 · Движение 2 · Атака 3 · Ответный удар 2 · Дальность 2 · РАНА · Заряд: Огонь
healing_sprite
  - ОЗ 2 · Движение 2 · Атака 1 · Дальность 3 · в конце своего хода: Лечение 2 · Дальность 2
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
