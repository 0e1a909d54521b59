"""The Elementalist: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.scene import Strength
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

ELEMENTALIST = library().class_named("elementalist")
USE = "use"
KEEP = "do-not-use"


def with_elements(*elements: str, **places: str) -> Bench:
    """An Elementalist amid Strong elements."""
    bench = Bench(1, 6, None, None, **{"elementalist": "0,0", **places})
    for each in elements:
        bench.element(each)
    return bench


def test_the_class() -> None:
    assert ELEMENTALIST.locked
    assert [card.number for card in ELEMENTALIST.cards] == list(range(447, 476))
    assert ELEMENTALIST.hit_points == [6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_all_perks_together() -> None:
    character = Character(ELEMENTALIST, 9)
    for number, perk in enumerate(ELEMENTALIST.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    for element in ("fire", "ice", "air", "earth"):
        assert len([card for card in deck if f"charge({element})" in card.texts]) == 4


def test_perk_cards() -> None:
    bench = Bench(elementalist="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=40)
    other = bench.monster("bandit_guard", "0,3", hp=40)
    for element in ("fire", "ice", "air", "earth"):
        bench.rig_perk(f"charge({element})")
        bench.play("stoking_hail", TOP, guard)
    assert bench.charged() == ["fire", "ice", "air", "earth"]
    bench.rig_perk("wound")
    bench.play("stoking_hail", TOP, guard)
    bench.rig_perk("stun")
    bench.play("stoking_hail", TOP, guard)
    bench.rig_perk("add_target")
    bench.play("stoking_hail", TOP, guard, other)
    bench.rig_perk("push")
    bench.play("stoking_hail", TOP, guard, "push@4,0")
    assert bench.conditions(guard) == ["wound", "stun"]
    assert (guard.hp, other.hp) == (40 - 8 * 2 - 2, 38)


# -- halves that only move, attack, heal or loot -------------------------------------


@pytest.mark.parametrize(
    ("card", "points", "element"),
    [
        ("stoking_hail", 2, "fire"),
        ("tremulant_cyclone", 2, "earth"),
        ("infernal_vortex", 2, "ice"),
        ("lava_eruption", 2, "air"),
    ],
)
def test_moves_that_charge(card: str, points: int, element: str) -> None:
    check_move("elementalist", card, points)
    bench = Bench(elementalist="0,0")
    bench.play(card, BOTTOM, "move@1,0")
    assert bench.charged() == [element]


def test_burial_attacks_and_darkens() -> None:
    check_attack("elementalist", "burial", BOTTOM, 3, 4)
    bench = Bench(elementalist="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("burial", BOTTOM, guard)
    assert bench.charged() == ["dark"]


@pytest.mark.parametrize(
    ("card", "half", "amount", "range", "elements"),
    [
        ("brilliant_flash", TOP, 3, 3, ["light"]),
        ("chain_lightning", BOTTOM, 3, 4, ["light"]),
        ("winters_edge", BOTTOM, 2, 2, ["fire", "light"]),
    ],
)
def test_heals_that_charge(
    card: str, half: int, amount: int, range: int, elements: list[str]
) -> None:
    check_heal("elementalist", card, half, amount, range)
    bench = Bench(elementalist="0,0", brute="1,0")
    bench.play(card, half, bench.figure(1))
    assert bench.charged() == elements


def test_brilliant_flash_loots() -> None:
    check_loot("elementalist", "brilliant_flash", BOTTOM, 1)


# -- several elements ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("raw_enhancement", "fire", "air"), ("pure_augmentation", "earth", "ice")],
)
@pytest.mark.parametrize(
    ("answers", "value", "xp"),
    [((USE, USE), 5, 1), ((USE, KEEP), 3, 1), ((KEEP, USE), 3, 0), ((KEEP, KEEP), 1, 0)],
)
def test_attacks_with_two_elements(
    card: str, first: str, second: str, answers: tuple[str, str], value: int, xp: int
) -> None:
    bench = with_elements(first, second)
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play(card, TOP, *answers, guard)
    assert (guard.hp, bench.xp()) == (MANY - value, xp)
    left = [bench.element_of(element) for element in (first, second)]
    assert left == [Strength.INERT if answer == USE else Strength.STRONG for answer in answers]


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("raw_enhancement", "ice", "earth"), ("pure_augmentation", "air", "fire")],
)
def test_moves_with_two_elements(card: str, first: str, second: str) -> None:
    bench = Bench(elementalist="-6,0")
    for element in (first, second):
        bench.element(element)
    bench.play(card, BOTTOM, USE, USE, "move@1,0")
    assert (bench.place(bench.figure()), bench.xp()) == ("1,0", 1)


@rule("GH-3.11.15")
def test_formless_power_uses_any_two_elements() -> None:
    bench = with_elements("light", "dark")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("formless_power", TOP, USE, "use-element:4", USE, guard)
    assert (guard.hp, bench.xp()) == (MANY - 4, 1)
    assert (bench.element_of("light"), bench.element_of("dark")) == (Strength.INERT, Strength.INERT)


def test_formless_power_cannot_use_one_element_twice() -> None:
    bench = with_elements("light")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("formless_power", TOP, USE, guard)
    assert guard.hp == MANY - 3


def test_formless_power_strengthens_attack_actions() -> None:
    bench = Bench(elementalist="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,0", "0,1")]
    card = bench.play("formless_power", BOTTOM)
    bench.element("earth")
    bench.play("gravel_vortex", TOP, USE, guards[0])
    assert [MANY - guard.hp for guard in guards] == [3, 3]
    bench.play("stoking_hail", TOP, guards[0])
    assert (guards[0].hp, bench.pile_of(card), bench.xp()) == (MANY - 5, "active", 2)


def test_shaping_the_ether_takes_all_four() -> None:
    bench = with_elements("fire", "ice", "air", "earth")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "0,2")]
    pushes = ("push@3,0", "push@4,0", "push@5,0", "push@0,3", "push@0,4", "push@0,5")
    bench.play("shaping_the_ether", TOP, USE, USE, USE, USE, *guards, *pushes)
    assert [MANY - guard.hp for guard in guards] == [3, 3]
    assert [bench.conditions(guard) for guard in guards] == [["stun"], ["stun"]]
    assert [bench.place(guard) for guard in guards] == ["5,0", "0,5"]
    assert bench.xp() == 1


def test_shaping_the_ether_charges_and_weakens() -> None:
    bench = Bench(elementalist="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("shaping_the_ether", BOTTOM)
    bench.end_turn("charge:3")
    assert bench.element_of("earth") == Strength.STRONG
    bench.play("burial", BOTTOM, guard)
    bench.end_turn("skip")
    assert (guard.hp, bench.pile_of(card), bench.element_of("air")) == (
        MANY - 2,
        "active",
        Strength.INERT,
    )


@pytest.mark.parametrize("answer", [USE, KEEP])
def test_stoking_hail_stuns_with_ice(answer: str) -> None:
    bench = with_elements("ice")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("stoking_hail", TOP, answer, guard)
    used = answer == USE
    assert (bench.conditions(guard), bench.xp()) == (["stun"] if used else [], int(used))


def test_tremulant_cyclone_blows_them_apart() -> None:
    bench = with_elements("air")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "3,1")]
    bench.open("tremulant_cyclone", TOP)
    bench.choose(USE)
    bench.choose(bench.area_over(*guards))
    for choice in (guards[0], "push@4,0", "push@3,2"):
        bench.choose(choice)
    assert [MANY - guard.hp for guard in guards] == [2, 2]
    assert ([bench.place(guard) for guard in guards], bench.xp()) == (["4,0", "3,2"], 1)


def test_infernal_vortex_hits_just_the_second_ring() -> None:
    bench = Bench(elementalist="0,0")
    places = ("1,0", "0,2", "-2,0", "0,-3")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    card = bench.play("infernal_vortex", TOP, guards[1])
    assert [MANY - guard.hp for guard in guards] == [0, 4, 4, 0]
    assert (bench.charged(), bench.pile_of(card), bench.xp()) == (["fire", "air"], "lost", 1)


def test_lava_eruption_hits_all_in_range() -> None:
    bench = Bench(elementalist="0,0")
    places = ("2,0", "0,4", "-5,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    card = bench.play("lava_eruption", TOP, guards[1])
    assert [MANY - guard.hp for guard in guards] == [1, 1, 0]
    assert (bench.charged(), bench.pile_of(card), bench.xp()) == (["fire", "earth"], "lost", 1)


@pytest.mark.parametrize(("answer", "value"), [(USE, 2), (KEEP, 1)])
def test_ice_spikes_burn_with_fire(answer: str, value: int) -> None:
    bench = with_elements("fire")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "3,1")]
    bench.open("ice_spikes", TOP)
    bench.choose(answer)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    assert [MANY - guard.hp for guard in guards] == [value, value]
    assert bench.conditions(guards[1]) == (["wound"] if answer == USE else [])
    assert bench.xp() == value - 1


def test_ice_spikes_pin_an_enemy() -> None:
    bench = Bench(elementalist="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("ice_spikes", BOTTOM, guard)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 5, ["immobilize"])
    assert (bench.charged(), bench.pile_of(card), bench.xp()) == (["ice", "earth"], "lost", 1)


def test_frigid_torrent_strikes_two_with_earth() -> None:
    bench = with_elements("earth")
    elites = [bench.monster("bandit_guard", place, elite=True, hp=MANY) for place in ("1,0", "0,1")]
    bench.play("frigid_torrent", TOP, USE, *elites)
    assert ([MANY - elite.hp for elite in elites], bench.xp()) == ([3, 3], 1)
    bench.play("frigid_torrent", TOP, elites[0])
    assert MANY - elites[0].hp == 3 + 2


def test_frigid_torrent_pulls_an_area() -> None:
    bench = Bench(elementalist="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "4,-1")]
    bench.open("frigid_torrent", BOTTOM)
    bench.choose(bench.area_over(*guards))
    for choice in (guards[0], "pull@3,0", "pull@3,-1"):
        bench.choose(choice)
    assert [MANY - guard.hp for guard in guards] == [3, 3]
    assert [bench.place(guard) for guard in guards] == ["2,0", "2,-1"]
    assert (bench.charged(), bench.xp()) == (["ice", "air"], 1)


def test_malleable_evocation_with_all_four() -> None:
    bench = with_elements("fire", "ice", "air", "earth")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("2,0", "0,2")]
    bench.play("malleable_evocation", TOP, USE, USE, USE, USE, *guards)
    assert [MANY - guard.hp for guard in guards] == [4, 4]
    assert bench.conditions(guards[0]) == ["poison", "wound", "immobilize"]
    assert bench.xp() == 1


def test_malleable_evocation_moves_with_all_four() -> None:
    bench = with_elements("fire", "ice", "air", "earth")
    bench.figure().hp = 3
    for place in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"):
        bench.tile("obstacle", place)
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    card = bench.play("malleable_evocation", BOTTOM, USE, USE, "move@5,0", USE, USE)
    bench.attack(guard, bench.figure(), 2)
    assert (bench.figure().hp, bench.pile_of(card)) == (4, "active")


def test_malleable_evocation_without_elements() -> None:
    bench = Bench(elementalist="0,0")
    card = bench.play("malleable_evocation", BOTTOM, "move@2,0")
    assert bench.pile_of(card) == "discard"


def test_encompassing_shadow_hides_an_ally() -> None:
    bench = Bench(elementalist="0,0", brute="3,0")
    bench.play("encompassing_shadow", TOP, bench.figure(1))
    assert (bench.conditions(bench.figure(1)), bench.charged()) == (["invisible"], ["dark"])


def test_encompassing_shadow_hinders_attackers() -> None:
    bench = Bench(elementalist="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("encompassing_shadow", BOTTOM, "move@2,0")
    bench.rig_monsters("plus_1", "minus_1")
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 5


def test_bots_count_on_charged_elements() -> None:
    bench = with_elements("fire", "air")
    guard = bench.monster("bandit_guard", "3,0", hp=5)
    for name in ("raw_enhancement", "stoking_hail"):
        bench.card(name)
    bench.start(take_turn(bench.scene, bench.hero()))
    play_by_hunch(bench)
    assert guard.gone


ENGLISH = """
raw_enhancement
  - Attack 1 · Range 3
  - Fire: +2 Attack, 1 XP
  - Air: +2 Attack
  - ---
  - Move 3
  - Ice: +2 Move, 1 XP
  - Earth: +2 Move
formless_power
  - Attack 2 · Range 2
  - Any element: +1 Attack, +1 Range, 1 XP
  - Any element: +1 Attack, +1 Range
  - ---
  - On your attack actions: Any element: +1 Attack
  - 2 XP · Persistent · Lost
shaping_the_ether
  - Attack 1 · Range 3
  - Fire: +2 Attack
  - Air: Push 3
  - Ice: Stun
  - Earth: Target 2
  - 1 XP
  - ---
  - At the end of each of your turns: You may charge any element
  - On your attacks: −1 Attack
  - Persistent · Lost
infernal_vortex
  - Attack 4 · Range 2 · Target all enemies at exactly range 2
  - Charge: Fire, Air · 1 XP · Lost
  - ---
  - Move 2
  - Charge: Ice
lava_eruption
  - Attack 1 · Range 4 · Target all enemies within range 4
  - Charge: Fire, Earth · 1 XP · Lost
  - ---
  - Move 2
  - Charge: Air
malleable_evocation
  - Attack 0 · Range 2
  - Fire: +1 Attack, Wound
  - Air: +1 Attack, Target 2
  - Ice: +1 Attack, Immobilize
  - Earth: +1 Attack, Poison
  - 1 XP
  - ---
  - Move 2
  - Fire: +3 Move
  - Air: Jump
  - Ice: Heal 2 (self)
  - Earth: Shield 1 (self), this round
encompassing_shadow
  - Invisible (one ally within range 3)
  - Charge: Dark
  - ---
  - Move 2
  - Attacks on you have Disadvantage, this round
boiling_arc
  - Attack 2 · Area: 5 hexes, 2 of them adjacent
  - Charge: Fire
  - ---
  - Move 4
  - Fire: Retaliate 2 (self) · Range 2, this round
chain_lightning
  - Attack 4, leaping each time to an enemy within range 2 of the last target, with −1 Attack ·
    Range 3 · Target 3
  - Light: +1 Attack, Pierce 2, 1 XP
  - Air: Target 4, 1 XP
  - Lost
  - ---
  - Heal 3 · Range 4
  - Charge: Light
gravel_vortex
  - Attack 2 · Target all adjacent enemies
  - Charge: Air, Earth
  - ---
  - Loot 1
  - Any element + any element, instead: Loot 2
obsidian_shards
  - Attack 2 · Range 3 · Target 2
  - Fire + Earth: +3 Attack, 1 XP
  - ---
  - Shield 1 (self), this round
  - Charge: Ice, Dark
winters_edge
  - Attack 5 · Range 2
  - Ice + Air: Pierce 4, +2 Range, 1 XP
  - ---
  - Heal 2 · Range 2
  - Charge: Fire, Light
eye_of_the_hurricane
  - Heal 3 · Range 4
  - Attack 2 · Target all enemies within range 2 of the healed figure
  - Charge: Ice, Air · 1 XP · Lost
  - ---
  - Move 3
  - Fire: +3 Move
  - Air: Jump, 1 XP
simulacrum
  - Attack 2 · Range 3
  - Any element + any element: +3 Attack, 1 XP
  - Any element + any element: Target 2, 1 XP
  - Any element + any element: Immobilize, Muddle, 1 XP
  - ---
  - Summon: Doppelganger (Hit points 10 · Move 2 · you may perform your attack actions as if you
    stood on its hex)
  - Charge: Earth · 1 XP · Persistent · Lost
vengeance
  - Attack 2 · Range 3 · Area: 3 hexes in a triangle
  - Dark + any element: kills a normal target instead, 1 XP
  - ---
  - Move 3
  - Retaliate 1 (one adjacent ally), this round
  - Light + any element: +2 Retaliate, 1 XP
pragmatic_reinforcement
  - Heal 3 · Range 3
  - Earth: +2 Heal
  - Ice: Shield 1 (the healed figure), this round
  - Light: The healed figure may recover 1 discarded card
  - 1 XP
  - ---
  - Attack 3 · Range 3
  - Fire: Poison, Wound
  - Air: +3 Range
  - Dark: +2 Attack
  - 1 XP
volatile_consumption
  - Once after each of your actions in which you use elements, one of these: One enemy within
    range 2 suffers 1 damage; Heal 1 · Range 2
  - 2 XP · Persistent · Lost
  - ---
  - Move 3, Jump
  - Fire + any element: +2 Move, Wound (all enemies that you moved through), 1 XP
  - Ice + any element: +2 Move, Immobilize (all enemies that you moved through), 1 XP
elemental_aegis
  - Shield 2 (self), this round
  - Any element: +1 Shield, 1 XP
  - Any element: +1 Shield
  - Any element: +1 Shield, 1 XP
  - Any element: +1 Shield
  - ---
  - Heal 5 (self)
  - Charge: Light
ethereal_manifestation
  - Summon: Mana Sphere (Hit points 3 · Move 3 · Attack 2 · Range 3 · Charge: any element)
  - 1 XP · Persistent · Lost
  - ---
  - Fire: Attack 3 · Range 3
  - Air: Move 3
  - Ice + Earth: Heal 3 · Range 3
eternal_equilibrium
  - Attack 2 · Range 3 · Target all enemies within range 3
  - Dark: +1 Attack, Curse, 1 XP
  - Light: +1 Attack, Muddle, 1 XP
  - ---
  - Heal 4 · Range 4
  - Fire: Retaliate 2 (the healed figure), this round, 1 XP
  - Ice: Shield 2 (the healed figure), this round, 1 XP
"""
RUSSIAN = """
raw_enhancement
  - Атака 1 · Дальность 3
  - Огонь: +2 к атаке, +1 опыта
  - Воздух: +2 к атаке
  - ---
  - Движение 3
  - Лёд: +2 к движению, +1 опыта
  - Земля: +2 к движению
formless_power
  - Атака 2 · Дальность 2
  - Любая стихия: +1 к атаке, +1 к дальности, +1 опыта
  - Любая стихия: +1 к атаке, +1 к дальности
  - ---
  - При ваших действиях атаки: Любая стихия: +1 к атаке
  - +2 опыта · Постоянный бонус · Потеря
shaping_the_ether
  - Атака 1 · Дальность 3
  - Огонь: +2 к атаке
  - Воздух: ОТТОЛКНУТЬ 3
  - Лёд: ОГЛУШЕНИЕ
  - Земля: Цели 2
  - +1 опыта
  - ---
  - В конце каждого вашего хода: Вы можете зарядить любую стихию
  - При ваших атаках: −1 к атаке
  - Постоянный бонус · Потеря
infernal_vortex
  - Атака 4 · Дальность 2 · Цели: все враги ровно на дальности 2
  - Заряд: Огонь, Воздух · +1 опыта · Потеря
  - ---
  - Движение 2
  - Заряд: Лёд
lava_eruption
  - Атака 1 · Дальность 4 · Цели: все враги в пределах дальности 4
  - Заряд: Огонь, Земля · +1 опыта · Потеря
  - ---
  - Движение 2
  - Заряд: Воздух
malleable_evocation
  - Атака 0 · Дальность 2
  - Огонь: +1 к атаке, РАНА
  - Воздух: +1 к атаке, Цели 2
  - Лёд: +1 к атаке, ПАРАЛИЧ
  - Земля: +1 к атаке, ОТРАВЛЕНИЕ
  - +1 опыта
  - ---
  - Движение 2
  - Огонь: +3 к движению
  - Воздух: Прыжок
  - Лёд: Лечение 2 (на себя)
  - Земля: Щит 1 (на себя), в этом раунде
encompassing_shadow
  - НЕВИДИМОСТЬ (союзник в пределах дальности 3)
  - Заряд: Тьма
  - ---
  - Движение 2
  - Затруднение для атак в этом раунде по таким целям: вы
boiling_arc
  - Атака 2 · Область: 5 клеток, из них 2 соседние
  - Заряд: Огонь
  - ---
  - Движение 4
  - Огонь: Ответный удар 2 (на себя) · Дальность 2, в этом раунде
chain_lightning
  - Атака 4, каждый раз перекидывается на врага в пределах дальности 2 от последней цели: −1 к
    атаке · Дальность 3 · Цели 3
  - Свет: +1 к атаке, ПРОБОЙ 2, +1 опыта
  - Воздух: Цели 4, +1 опыта
  - Потеря
  - ---
  - Лечение 3 · Дальность 4
  - Заряд: Свет
gravel_vortex
  - Атака 2 · Цели: все соседние враги
  - Заряд: Воздух, Земля
  - ---
  - Добыча 1
  - Любая стихия + любая стихия, вместо этого: Добыча 2
obsidian_shards
  - Атака 2 · Дальность 3 · Цели 2
  - Огонь + Земля: +3 к атаке, +1 опыта
  - ---
  - Щит 1 (на себя), в этом раунде
  - Заряд: Лёд, Тьма
winters_edge
  - Атака 5 · Дальность 2
  - Лёд + Воздух: ПРОБОЙ 4, +2 к дальности, +1 опыта
  - ---
  - Лечение 2 · Дальность 2
  - Заряд: Огонь, Свет
eye_of_the_hurricane
  - Лечение 3 · Дальность 4
  - Атака 2 · Цели: все враги в пределах дальности 2 от вылеченной фигуры
  - Заряд: Лёд, Воздух · +1 опыта · Потеря
  - ---
  - Движение 3
  - Огонь: +3 к движению
  - Воздух: Прыжок, +1 опыта
simulacrum
  - Атака 2 · Дальность 3
  - Любая стихия + любая стихия: +3 к атаке, +1 опыта
  - Любая стихия + любая стихия: Цели 2, +1 опыта
  - Любая стихия + любая стихия: ПАРАЛИЧ, СМЯТЕНИЕ, +1 опыта
  - ---
  - Призвать: Двойник (ОЗ 10 · Движение 2 · вы можете выполнять свои действия атаки так, будто
    стоите на его клетке)
  - Заряд: Земля · +1 опыта · Постоянный бонус · Потеря
vengeance
  - Атака 2 · Дальность 3 · Область: 3 клетки треугольником
  - Тьма + любая стихия: обычная цель вместо этого погибает, +1 опыта
  - ---
  - Движение 3
  - Ответный удар 1 (соседний союзник), в этом раунде
  - Свет + любая стихия: +2 к ответному удару, +1 опыта
pragmatic_reinforcement
  - Лечение 3 · Дальность 3
  - Земля: +2 к лечению
  - Лёд: Щит 1 (вылеченная фигура), в этом раунде
  - Свет: Вылеченная фигура может вернуть на руку 1 сброшенную карту
  - +1 опыта
  - ---
  - Атака 3 · Дальность 3
  - Огонь: ОТРАВЛЕНИЕ, РАНА
  - Воздух: +3 к дальности
  - Тьма: +2 к атаке
  - +1 опыта
volatile_consumption
  - Один раз после каждого вашего действия, в котором вы использовали стихии, одно из двух: Враг
    в пределах дальности 2 получает 1 урон; Лечение 1 · Дальность 2
  - +2 опыта · Постоянный бонус · Потеря
  - ---
  - Движение 3, Прыжок
  - Огонь + любая стихия: +2 к движению, РАНА (все враги, через которых вы прошли), +1 опыта
  - Лёд + любая стихия: +2 к движению, ПАРАЛИЧ (все враги, через которых вы прошли), +1 опыта
elemental_aegis
  - Щит 2 (на себя), в этом раунде
  - Любая стихия: +1 к щиту, +1 опыта
  - Любая стихия: +1 к щиту
  - Любая стихия: +1 к щиту, +1 опыта
  - Любая стихия: +1 к щиту
  - ---
  - Лечение 5 (на себя)
  - Заряд: Свет
ethereal_manifestation
  - Призвать: Сфера маны (ОЗ 3 · Движение 3 · Атака 2 · Дальность 3 · Заряд: любая стихия)
  - +1 опыта · Постоянный бонус · Потеря
  - ---
  - Огонь: Атака 3 · Дальность 3
  - Воздух: Движение 3
  - Лёд + Земля: Лечение 3 · Дальность 3
eternal_equilibrium
  - Атака 2 · Дальность 3 · Цели: все враги в пределах дальности 3
  - Тьма: +1 к атаке, ПРОКЛЯТИЕ, +1 опыта
  - Свет: +1 к атаке, СМЯТЕНИЕ, +1 опыта
  - ---
  - Лечение 4 · Дальность 4
  - Огонь: Ответный удар 2 (вылеченная фигура), в этом раунде, +1 опыта
  - Лёд: Щит 2 (вылеченная фигура), в этом раунде, +1 опыта
"""


def test_cards_in_print() -> None:
    check_texts(ENGLISH, RUSSIAN)
