"""The Sawbones: perks, packs and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.attack.damage import exhaust
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.rules.round.rests import long_rest
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.view.view import view
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import (
    MANY,
    check_attack,
    check_heal,
    check_loot,
    check_move,
)
from tests.gloomhaven.saying import check_texts
from tests.gloomhaven.thinking import play_by_hunch
from tests.marks import rule

SAWBONES = library().class_named("sawbones")
PACKS = 7
LARGE_PACKS = 4


def packs_in(bench: Bench, seat: int) -> list[str]:
    """The packs in a character's hand."""
    cards = [bench.scene.card(card) for card in bench.hero(seat).hand]
    return [card.key for card in cards if card.is_given]


def test_the_class() -> None:
    assert SAWBONES.locked
    numbers = [card.number for card in SAWBONES.cards]
    assert numbers == [*range(407, 417), *range(428, 447)]
    assert SAWBONES.hit_points == [8, 9, 11, 12, 14, 15, 17, 18, 20]
    assert [card.copies for card in SAWBONES.supplies] == [PACKS, LARGE_PACKS]
    assert len(Bench(sawbones="0,0").hero().supply) == PACKS + LARGE_PACKS


def test_all_perks_together() -> None:
    character = Character(SAWBONES, 9)
    for number, perk in enumerate(SAWBONES.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, -1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert len([card for card in deck if card.rolling and card.value == 2]) == 2
    assert len([card for card in deck if card.rolling and card.riders]) == 4 + 1 + 2
    assert [card.value for card in deck if "immobilize" in card.texts] == [1, 1]


def test_perk_cards() -> None:
    bench = Bench(sawbones="0,0")
    bench.figure().hp = 3
    potion = bench.item("minor_power_potion")
    potion.state = ItemState.FLIPPED
    guard = bench.monster("bandit_guard", "1,0", hp=40)
    for effect in ("heal_self", "wound", "stun", "immobilize", "refresh_item"):
        bench.rig_perk(effect)
        bench.play("hand_of_the_surgeon", TOP, guard)
    assert (bench.figure().hp, potion.state) == (6, ItemState.READY)
    assert bench.conditions(guard) == ["wound", "immobilize", "stun"]
    assert guard.hp == 40 - 5 * 4 - 1


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [("first_aid", 4), ("triage", 5), ("hamstring", 6), ("vital_strike", 4)],
)
def test_moves(card: str, points: int) -> None:
    check_move("sawbones", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("hand_of_the_surgeon", TOP, 4, 1),
        ("vital_strike", TOP, 7, 1),
        ("gentlemans_anger", BOTTOM, 3, 5),
    ],
)
def test_attacks(card: str, half: int, value: int, range: int) -> None:
    check_attack("sawbones", card, half, value, range)


@pytest.mark.parametrize(
    ("card", "half", "amount"),
    [("hold_back_the_pain", TOP, 3), ("booster_shot", TOP, 4)],
)
def test_heals(card: str, half: int, amount: int) -> None:
    check_heal("sawbones", card, half, amount, 1)


def test_bloody_saw_loots() -> None:
    check_loot("sawbones", "bloody_saw", BOTTOM, 1)


@pytest.mark.parametrize(
    ("card", "conditions"),
    [
        ("bloody_saw", ["wound"]),
        ("hamstring", ["immobilize"]),
        ("amputate", ["wound", "immobilize"]),
        ("gentlemans_anger", ["disarm"]),
    ],
)
def test_attacks_with_conditions(card: str, conditions: list[str]) -> None:
    bench = Bench(sawbones="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play(card, TOP, guard)
    assert (bench.conditions(guard), bench.xp()) == (conditions, 1)


@pytest.mark.parametrize(
    ("card", "conditions"),
    [("syringe", ["poison", "stun"]), ("euthanize", ["poison", "wound", "stun"])],
)
def test_lower_attacks_with_conditions(card: str, conditions: list[str]) -> None:
    bench = Bench(sawbones="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play(card, BOTTOM, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 1, conditions)


# -- packs ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "half", "pack", "pile", "xp"),
    [
        ("first_aid", TOP, "medical_pack", "discard", 1),
        ("precaution", BOTTOM, "medical_pack", "discard", 1),
        ("battlefield_medicine", TOP, "large_medical_pack", "lost", 2),
    ],
)
def test_giving_a_pack(card: str, half: int, pack: str, pile: str, xp: int) -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="3,0")
    used = bench.play(card, half, bench.figure(1))
    assert (packs_in(bench, 1), packs_in(bench, 2)) == ([pack], [])
    assert len(bench.hero().supply) == PACKS + LARGE_PACKS - 1
    assert (bench.pile_of(used), bench.xp()) == (pile, xp)


def test_everybody_sees_how_many_packs_are_left() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.play("first_aid", TOP, bench.figure(1))
    for seat in (0, 1):
        supplies = [len(hero.supply) for hero in view(bench.scene, seat).heroes]
        assert supplies == [PACKS + LARGE_PACKS - 1, 0]


def test_a_pack_is_given_to_characters_while_there_are_some() -> None:
    bench = Bench(sawbones="0,0", tinkerer="3,0", brute="0,1")
    bench.summon("decoy", "1,0", seat=1)
    for _ in range(PACKS):
        bench.play("first_aid", TOP, bench.figure(2))
    bench.play("first_aid", TOP)
    assert (len(packs_in(bench, 2)), bench.xp()) == (PACKS, PACKS)


@pytest.mark.parametrize("half", [TOP, BOTTOM])
@pytest.mark.parametrize(("name", "amount"), [("medical_pack", 4), ("large_medical_pack", 8)])
def test_a_pack_heals_and_goes_back(half: int, name: str, amount: int) -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.figure(1).hp = 1
    bench.hero().supply.clear()
    bench.play(name, half, seat=1)
    assert bench.figure(1).hp == 1 + amount
    assert (bench.hero(1).discard, len(bench.hero().supply)) == ([], 1)


def test_a_pack_played_for_a_standard_move_goes_back() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.hero().supply.clear()
    for name in ("medical_pack", "trample"):
        bench.card(name, 1)
    bench.start(take_turn(bench.scene, bench.hero(1)))
    pack = bench.hero(1).chosen[0]
    for choice in (f"standard-move:{pack}", "move@2,0", "top"):
        bench.choose(choice)
    assert bench.hero().supply == [pack]


@rule("GH-3.18.1")
def test_a_pack_cancels_no_damage() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.card("medical_pack", 1, "hand")
    bench.hurt(bench.figure(1), 3)
    assert bench.figure(1).hp == 7


def test_packs_of_the_exhausted_go_back() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.play("first_aid", TOP, bench.figure(1))
    exhaust(bench.scene, bench.hero(1))
    assert len(bench.hero().supply) == PACKS + LARGE_PACKS


# -- levels 1 and X ------------------------------------------------------------------


def test_hand_of_the_surgeon_heals_all_around() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1", scoundrel="3,0")
    for seat in range(4):
        bench.figure(seat).hp = 1
    card = bench.play("hand_of_the_surgeon", BOTTOM)
    bench.play("regenerative_tissue", TOP)
    assert [bench.figure(seat).hp for seat in range(4)] == [6, 6, 6, 1]
    bench.end_round()
    bench.play("regenerative_tissue", TOP)
    assert [bench.figure(seat).hp for seat in range(4)] == [8, 6, 6, 1]
    assert bench.pile_of(card) == "discard"


def test_hold_back_the_pain_strikes_all_around() -> None:
    bench = Bench(sawbones="0,0")
    places = ("1,0", "0,1", "2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.play("hold_back_the_pain", BOTTOM)
    bench.play("bloody_saw", TOP, guards[0], guards[1])
    assert [MANY - guard.hp for guard in guards] == [3, 3, 0]
    bench.play("gentlemans_anger", BOTTOM, guards[2])
    assert [MANY - guard.hp for guard in guards] == [3, 3, 3]
    bench.open("vaccine", TOP)
    bench.choose(bench.area_over(guards[0], guards[2]))
    bench.choose(guards[0])
    assert [MANY - guard.hp for guard in guards] == [4, 3, 4]


def test_booster_shot_belongs_to_whoever_gets_it() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="0,1")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("booster_shot", BOTTOM, bench.figure(1))
    assert (bench.pile_of(card), bench.scene.actives[0].seat, bench.xp()) == ("active", 1, 2)
    bench.attack(guard, bench.figure(1), 3)
    bench.attack(guard, bench.figure(2), 3)
    assert (bench.figure(1).hp, bench.figure(2).hp) == (8, 5)
    exhaust(bench.scene, bench.hero())
    assert bench.pile_of(card) == "active"
    bench.card("trample", 1)
    bench.start(take_turn(bench.scene, bench.hero(1)))
    bench.choose(f"end-active:{card}")
    assert bench.pile_of(card, 1) == "lost"


def test_booster_shot_needs_a_character() -> None:
    bench = Bench(sawbones="0,0", tinkerer="3,0")
    bench.summon("decoy", "1,0", seat=1)
    card = bench.play("booster_shot", BOTTOM)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 0)


def test_curative_mixture_heals_before_it_relieves() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    ally = bench.figure(1)
    ally.hp = 1
    bench.give(ally, "stun", "muddle", "strengthen")
    bench.play("curative_mixture", TOP, ally)
    assert (ally.hp, bench.conditions(ally), bench.xp()) == (4, ["strengthen"], 1)
    bench.give(ally, "poison")
    bench.play("curative_mixture", TOP, ally)
    assert (ally.hp, bench.conditions(ally)) == (4, ["strengthen"])


def test_curative_mixture_relieves_an_ally_on_the_way() -> None:
    bench = Bench(sawbones="0,0", brute="4,0", tinkerer="3,1")
    ally = bench.figure(1)
    bench.give(ally, "wound", "disarm")
    bench.play("curative_mixture", BOTTOM, "move@3,0", ally)
    assert bench.conditions(ally) == []


def test_syringe_shields_an_ally_for_the_round() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("syringe", TOP)
    bench.attack(guard, bench.figure(1), 3)
    assert bench.figure(1).hp == 9
    bench.end_round()
    assert bench.pile_of(card) == "discard"


@rule("GH-3.10.5")
def test_battlefield_medicine_keeps_all_conditions_off() -> None:
    bench = Bench(sawbones="0,0", brute="5,0", plagueherald="2,0")
    bench.give(bench.figure(1), "poison", "invisible")
    bench.play("battlefield_medicine", BOTTOM)
    assert bench.conditions(bench.figure(1)) == ["invisible"]
    bench.play("mass_extinction", TOP, seat=2)
    assert [bench.conditions(bench.figure(seat)) for seat in (0, 2)] == [[], []]
    bench.end_round()
    bench.play("mass_extinction", TOP, seat=2)
    assert "wound" in bench.conditions(bench.figure(0))


def test_triage_heals_once_in_each_of_the_next_turns() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    ally = bench.figure(1)
    ally.hp = 1
    card = bench.play("triage", TOP)
    bench.end_turn()
    assert ally.hp == 1  # the next turns begin after this one
    for turn in range(4):
        bench.end_round()
        bench.new_turn()
        bench.end_turn(ally)
        assert ally.hp == 1 + 2 * (turn + 1)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_triage_heals_at_any_time_of_the_turn() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    ally = bench.figure(1)
    ally.hp = 1
    card = bench.play("triage", TOP)
    bench.end_turn()
    bench.end_round()
    bench.open("first_aid", BOTTOM)
    bench.choose(f"use-active:{card}")
    bench.choose("skip")
    bench.choose(f"use-active:{card}")
    bench.choose(ally)
    assert (ally.hp, f"use-active:{card}" in bench.offered) == (3, False)
    bench.choose("move@0,2")
    bench.end_turn()
    assert (ally.hp, bench.pile_of(card)) == (3, "active")


def test_mobile_response_relieves_any_ally_each_turn() -> None:
    bench = Bench(sawbones="0,0", brute="5,0", tinkerer="0,5")
    card = bench.play("mobile_response", TOP)
    bench.give(bench.figure(1), "poison", "muddle")
    bench.give(bench.figure(2), "wound")
    bench.begin_turn(bench.figure(1), "lose-condition:5")
    assert bench.conditions(bench.figure(1)) == ["poison"]
    bench.begin_turn(bench.figure(2))
    bench.begin_turn("skip")
    assert bench.conditions(bench.figure(2)) == []
    assert (bench.conditions(bench.figure(1)), bench.pile_of(card)) == (["poison"], "active")


def test_mobile_response_wounds_all_around() -> None:
    bench = Bench(sawbones="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("6,0", "5,1", "2,2")]
    card = bench.play("mobile_response", BOTTOM, "move@5,0")
    assert [bench.conditions(guard) for guard in guards] == [["wound"], ["wound"], []]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_prevention_is_key() -> None:
    bench = Bench(sawbones="0,0", brute="0,1", tinkerer="3,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "2,0")]
    bench.play("prevention_is_key", TOP)
    assert [bench.conditions(guard) for guard in guards] == [["disarm"], []]
    bench.hero().discard.clear()
    bench.play("prevention_is_key", BOTTOM)
    for seat in range(3):
        bench.attack(guards[1], bench.figure(seat), 3)
    assert [bench.figure(seat).hp for seat in range(3)] == [6, 8, 5]
    assert bench.xp() == 1


def test_teamwork_recovers_as_many_as_there_are_allies() -> None:
    bench = Bench(sawbones="0,0", tinkerer="0,1", scoundrel="4,0")
    bench.summon("decoy", "1,0", seat=1)
    own = [bench.card(name, 0, "discard") for name in ("triage", "vaccine", "syringe")]
    theirs = bench.card("hook_gun", 1, "discard")
    card = bench.play("teamwork", TOP, "triage", "vaccine", "hook_gun")
    assert [bench.pile_of(each) for each in own] == ["hand", "hand", "discard"]
    assert (bench.pile_of(theirs, 1), bench.pile_of(card), bench.xp()) == ("hand", "lost", 2)


def test_teamwork_moves_the_allies_first() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", tinkerer="3,0")
    bench.play("teamwork", BOTTOM, "move@3,-1", "move@2,0")
    assert [bench.place(bench.figure(seat)) for seat in range(3)] == ["2,0", "3,-1", "3,0"]


def test_vaccine_poisons_an_area() -> None:
    bench = Bench(sawbones="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "3,1", "5,0")]
    bench.open("vaccine", TOP)
    bench.choose(bench.area_over(*guards[:2]))
    bench.choose(guards[0])
    assert [MANY - guard.hp for guard in guards] == [1, 1, 0]
    assert bench.conditions(guards[1]) == ["poison"]


def test_vaccine_makes_an_ally_immune() -> None:
    bench = Bench(sawbones="0,0", brute="1,0", plagueherald="2,0")
    bench.give(bench.figure(1), "muddle")
    bench.play("vaccine", BOTTOM, bench.figure(1))
    bench.play("mass_extinction", TOP, seat=2)
    assert [bench.conditions(bench.figure(seat)) for seat in (0, 1)] == [["wound"], []]


def test_bots_give_packs() -> None:
    bench = Bench(sawbones="0,0", brute="1,0")
    bench.monster("bandit_guard", "6,0", hp=MANY)
    for name in ("first_aid", "hamstring"):
        bench.card(name)
    bench.start(take_turn(bench.scene, bench.hero()))
    play_by_hunch(bench)
    assert packs_in(bench, 1) == ["medical_pack"]


def test_a_long_rest_is_a_heal_action() -> None:
    bench = Bench(sawbones="0,0")
    bench.figure().hp = 1
    bench.play("master_physician", TOP)
    for name in ("triage", "vaccine"):
        bench.card(name, 0, "discard")
    bench.give(bench.figure(), "poison")
    bench.run(long_rest(bench.scene, bench.hero()), "triage")
    assert (bench.figure().hp, bench.scene.actives[0].used) == (3, 1)


ENGLISH = """
first_aid
  - Give one Medical Pack card to one adjacent allied character
  - 1 XP
  - ---
  - Move 4
hand_of_the_surgeon
  - Attack 4
  - 1 XP
  - ---
  - All your Heal actions this round affect you and all adjacent allies
hold_back_the_pain
  - Heal 3 · Range 1
  - 1 XP
  - ---
  - On your melee attack actions this round: Target all adjacent enemies
booster_shot
  - Heal 4 · Range 1
  - ---
  - Give this card to one adjacent allied character, who owns it from now on: Shield 1 (self)
  - 2 XP · Persistent · Lost
curative_mixture
  - Heal 3 · Range 1
  - Remove all negative conditions from the healed figure
  - 1 XP
  - ---
  - Move 3
  - Remove all negative conditions from one adjacent ally
syringe
  - Shield 2 (one adjacent allied character), this round
  - ---
  - Attack 1 · Poison · Stun
battlefield_medicine
  - Give one Large Medical Pack card to one adjacent allied character
  - 2 XP · Lost
  - ---
  - You and all allies are immune to all negative conditions this round
triage
  - Once in each of your next 4 turns: Heal 2 · Range 1
  - ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 5
mobile_response
  - At the start of your turns: Remove 1 negative condition from one ally
  - 2 XP · Persistent · Lost
  - ---
  - Move 5
  - Wound (all adjacent enemies)
  - 1 XP · Lost
teamwork
  - You and all adjacent allied characters may each recover up to as many discarded cards as you
    have adjacent allies
  - 2 XP · Lost
  - ---
  - All adjacent allies may perform: Move 2
  - Move 2
vaccine
  - Attack 1 · Range 3 · Area: 3 hexes in a triangle · Poison
  - 1 XP
  - ---
  - Give this card to one adjacent allied character, who owns it from now on: You are immune to
    all negative conditions
  - 2 XP · Persistent · Lost
regenerative_tissue
  - Heal 5 (self)
  - 1 XP
  - ---
  - Give this card to one adjacent allied character, who owns it from now on: At the start of
    your turns: Heal 1 (self)
  - 2 XP · Persistent · Lost
amputate
  - Attack 4 · Wound · Immobilize
  - 1 XP
  - ---
  - Heal 7 · Range 1 · Stun
euthanize
  - Kill one adjacent normal enemy with 2 or more negative conditions
  - 1 XP
  - ---
  - Attack 1 · Poison · Wound · Stun
prescription
  - Give one Medical Pack card each to all adjacent allied characters
  - 1 XP
  - ---
  - Give one Large Medical Pack card each to all adjacent allied characters
  - 2 XP · Lost
master_physician
  - Before your next 6 Heal actions: remove all negative conditions from the healed figures
  - ○ ① ○ ① ○ ① · Persistent · Lost
  - ---
  - On your Heal actions this round: +4 Heal
bedside_manner
  - Heal 3 · Range 1
  - Remove all negative conditions from the healed figure
  - Give one Large Medical Pack card to the healed figure
  - 2 XP · Lost
  - ---
  - Move 2
  - One adjacent allied character may recover up to 2 discarded cards
prep_for_surgery
  - You may perform your Attack and Move actions as Heal actions with +1 to their value, without
    their conditions
  - 2 XP · Persistent · Lost
  - ---
  - Move 3
  - Stun (one adjacent enemy)
grisly_trauma
  - Range 3 · Area: 3 hexes in a triangle. Kill all normal or elite enemies in the area that
    have lost 10 or more hit points
  - 1 XP
  - ---
  - Move 2
  - Poison, Wound, Muddle (all adjacent enemies)
medical_pack
  - Heal 4 (self)
  - Cancels no damage; back to the supply when discarded or lost
  - ---
  - Heal 4 (self)
  - Cancels no damage; back to the supply when discarded or lost
"""
RUSSIAN = """
first_aid
  - Дать карту «Аптечка» (соседний союзный персонаж)
  - +1 опыта
  - ---
  - Движение 4
hand_of_the_surgeon
  - Атака 4
  - +1 опыта
  - ---
  - Цели всех ваших действий лечения в этом раунде: вы и все соседние союзники
hold_back_the_pain
  - Лечение 3 · Дальность 1
  - +1 опыта
  - ---
  - При ваших действиях ближней атаки в этом раунде: Цели: все соседние враги
booster_shot
  - Лечение 4 · Дальность 1
  - ---
  - Отдать эту карту (соседний союзный персонаж), у нового владельца: Щит 1 (на себя)
  - +2 опыта · Постоянный бонус · Потеря
curative_mixture
  - Лечение 3 · Дальность 1
  - Снять все отрицательные состояния (вылеченная фигура)
  - +1 опыта
  - ---
  - Движение 3
  - Снять все отрицательные состояния (соседний союзник)
syringe
  - Щит 2 (соседний союзный персонаж), в этом раунде
  - ---
  - Атака 1 · ОТРАВЛЕНИЕ · ОГЛУШЕНИЕ
battlefield_medicine
  - Дать карту «Большая аптечка» (соседний союзный персонаж)
  - +2 опыта · Потеря
  - ---
  - Иммунитет ко всем отрицательным состояниям в этом раунде (вы и все союзники)
triage
  - Один раз за каждый из ваших следующих 4 ходов: Лечение 2 · Дальность 1
  - ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - Движение 5
mobile_response
  - В начале каждого вашего хода: Снять 1 отрицательное состояние (союзник)
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 5
  - РАНА (все соседние враги)
  - +1 опыта · Потеря
teamwork
  - Вы и все соседние союзные персонажи могут вернуть на руку до стольких сброшенных карт,
    сколько у вас соседних союзников
  - +2 опыта · Потеря
  - ---
  - Все соседние союзники могут выполнить: Движение 2
  - Движение 2
vaccine
  - Атака 1 · Дальность 3 · Область: 3 клетки треугольником · ОТРАВЛЕНИЕ
  - +1 опыта
  - ---
  - Отдать эту карту (соседний союзный персонаж), у нового владельца: У вас иммунитет ко всем
    отрицательным состояниям
  - +2 опыта · Постоянный бонус · Потеря
regenerative_tissue
  - Лечение 5 (на себя)
  - +1 опыта
  - ---
  - Отдать эту карту (соседний союзный персонаж), у нового владельца: В начале каждого вашего
    хода: Лечение 1 (на себя)
  - +2 опыта · Постоянный бонус · Потеря
amputate
  - Атака 4 · РАНА · ПАРАЛИЧ
  - +1 опыта
  - ---
  - Лечение 7 · Дальность 1 · ОГЛУШЕНИЕ
euthanize
  - Убить соседнего обычного врага, у которого 2 отрицательных состояния или больше
  - +1 опыта
  - ---
  - Атака 1 · ОТРАВЛЕНИЕ · РАНА · ОГЛУШЕНИЕ
prescription
  - Дать по карте «Аптечка» (все соседние союзные персонажи)
  - +1 опыта
  - ---
  - Дать по карте «Большая аптечка» (все соседние союзные персонажи)
  - +2 опыта · Потеря
master_physician
  - Перед вашими следующими 6 действиями лечения: снять с тех, кого вы лечите, все отрицательные
    состояния
  - ○ ① ○ ① ○ ① · Постоянный бонус · Потеря
  - ---
  - При ваших действиях лечения в этом раунде: +4 к лечению
bedside_manner
  - Лечение 3 · Дальность 1
  - Снять все отрицательные состояния (вылеченная фигура)
  - Дать карту «Большая аптечка» (вылеченная фигура)
  - +2 опыта · Потеря
  - ---
  - Движение 2
  - Соседний союзный персонаж может вернуть на руку до 2 сброшенных карт
prep_for_surgery
  - Вы можете выполнять свои действия атаки и движения как действия лечения: +1 к значению, без
    их состояний
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 3
  - ОГЛУШЕНИЕ (соседний враг)
grisly_trauma
  - Дальность 3 · Область: 3 клетки треугольником. Убить всех обычных и мощных врагов в области,
    потерявших 10 ОЗ или больше
  - +1 опыта
  - ---
  - Движение 2
  - ОТРАВЛЕНИЕ, РАНА, СМЯТЕНИЕ (все соседние враги)
medical_pack
  - Лечение 4 (на себя)
  - Не отменяет урон; после сброса или потери — в запас
  - ---
  - Лечение 4 (на себя)
  - Не отменяет урон; после сброса или потери — в запас
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
