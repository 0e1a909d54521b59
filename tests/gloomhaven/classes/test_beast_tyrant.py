"""The Beast Tyrant: its bear, perks, and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.effects.summoning import bring_companion
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.setup.setup import deploy
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.bear import with_bear
from tests.gloomhaven.classes.plain import MANY, check_attack, check_move
from tests.gloomhaven.saying import check_texts
from tests.marks import rule

TYRANT = library().class_named("beast_tyrant")


def test_the_class() -> None:
    assert TYRANT.locked
    assert [card.number for card in TYRANT.cards] == list(range(477, 506))
    assert TYRANT.hit_points == [6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_all_perks_together() -> None:
    character = Character(TYRANT, 9)
    for number, perk in enumerate(TYRANT.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, 0, 0, 0, 0, *[1] * 8, 2, 2, 2]
    assert [card.texts for card in deck if card.riders and not card.rolling] == [
        *(["wound"], ["wound"], ["immobilize"], ["immobilize"])
    ]
    assert len([card for card in deck if card.rolling]) == 6 + 2
    assert any(perk.ignores_scenario for perk in TYRANT.perks)


def test_perk_cards_work_for_the_bear() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bear.hp = 5
    for effect in ("wound", "immobilize", "heal_self", "earth"):
        bench.rig_perk(effect)
        bench.attack(bear, guard, 1)
    assert bench.conditions(guard) == ["wound", "immobilize"]
    assert (guard.hp, bear.hp) == (MANY - 2 - 2 - 1 - 1, 6)
    assert bench.charged() == ["earth"]


# -- the bear ------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "hit_points"), [(1, 10), (2, 12), (5, 18), (9, 26)])
def test_the_bear_begins_beside_its_master(level: int, hit_points: int) -> None:
    bench = Bench(level, beast_tyrant="0,0", brute="1,0")
    bench.tile("obstacle", "0,1")
    bench.scene.round = 0
    bench.start(bring_companion(bench.scene, bench.hero()))
    assert (bench.prompt, bench.seats) == ("companion", [0])
    assert set(bench.places()) == {"-1,0", "0,-1", "1,-1", "-1,1"}
    bench.choose("-1,0")
    bear = bench.scene.companion_of(bench.hero())
    assert bear is not None
    assert (bench.place(bear), bear.max_hp, bear.owner) == ("-1,0", hit_points, 0)


def test_the_bear_begins_as_near_as_can_be() -> None:
    bench = Bench(beast_tyrant="0,0")
    for place in ("1,0", "0,1", "-1,0", "0,-1", "1,-1", "-1,1"):
        bench.tile("obstacle", place)
    bench.tile("obstacle", "2,0")
    bench.start(bring_companion(bench.scene, bench.hero()))
    bench.choose("-2,0")
    assert bench.place(bench.scene.figures[-1]) == "-2,0"


def test_the_bear_is_put_on_the_map_after_all_characters() -> None:
    bench = Bench(beast_tyrant="3,0", brute="4,0")
    bench.start(deploy(bench.scene))
    bench.choose("0,0")
    bench.choose("1,0")
    assert bench.prompt == "companion"
    bench.choose("0,1")
    bear = bench.scene.companion_of(bench.hero())
    assert bear is not None
    assert bench.place(bear) == "0,1"


def test_other_classes_have_no_companion() -> None:
    bench = Bench(brute="0,0")
    bench.run(bring_companion(bench.scene, bench.hero()))
    assert len(bench.scene.figures) == 1


@rule("GH-3.14.5")
def test_the_bear_acts_by_itself() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.summon_turn(bear)
    assert (bench.place(bear), guard.hp) == ("3,0", MANY - 2)


def test_cards_cancel_damage_to_the_bear() -> None:
    bench, bear = with_bear()
    kept = bench.card("maul", pile="hand")
    bench.hurt(bear, 4, "maul")
    assert (bear.hp, bench.pile_of(kept)) == (10, "lost")
    bench.card("patch_fur", pile="hand")
    bench.hurt(bear, 4, "suffer")
    assert bear.hp == 6


def test_nothing_cancels_damage_to_other_summons() -> None:
    bench, _ = with_bear()
    wolf = bench.summon("tattered_wolf", "1,0")
    bench.card("maul", pile="hand")
    bench.hurt(wolf, 3)
    assert wolf.hp == 1


def test_a_dead_bear_obeys_no_command() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.hurt(bear, 10)
    assert bear.gone
    bench.play("maul", TOP)
    assert guard.hp == MANY


@rule("GH-3.10.17")
def test_a_stunned_bear_obeys_no_command() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.give(bear, "stun")
    card = bench.play("disappearing_wounds", BOTTOM)
    assert (guard.hp, bench.xp(), bench.pile_of(card)) == (MANY, 0, "discard")


def test_conditions_of_the_master_do_not_hinder_the_bear() -> None:
    bench, _ = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.give(bench.figure(), "disarm", "immobilize")
    bench.play("maul", TOP, guard)
    assert guard.hp == MANY - 4


@rule("GH-3.19.5")
def test_the_bear_leaves_with_its_master() -> None:
    bench, bear = with_bear()
    bench.hurt(bench.figure(), 6)
    assert bear.gone


# -- halves that only move or attack ---------------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("relentless_ally", 5), ("unstoppable_beast", 5)])
def test_a_move(card: str, points: int) -> None:
    check_move("beast_tyrant", card, points)


@pytest.mark.parametrize(
    ("card", "half", "value", "range"),
    [
        ("venomous_ally", BOTTOM, 2, 4),
        ("concentrated_rage", TOP, 1, 4),
        ("focused_aggression", TOP, 3, 3),
        ("borrowed_essence", TOP, 2, 3),
        ("earthen_spikes", TOP, 3, 2),
        ("tyrannical_force", TOP, 3, 3),
    ],
)
def test_an_attack(card: str, half: int, value: int, range: int) -> None:
    check_attack("beast_tyrant", card, half, value, range)


@pytest.mark.parametrize(
    ("card", "half", "value", "xp"),
    [
        ("disappearing_wounds", BOTTOM, 2, 1),
        ("maul", TOP, 4, 0),
        ("focused_aggression", BOTTOM, 5, 2),
        ("storm_sigil", BOTTOM, 4, 0),
    ],
)
def test_an_attack_on_command(card: str, half: int, value: int, xp: int) -> None:
    bench, _ = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play(card, half, guard)
    assert (guard.hp, bench.xp()) == (MANY - value, xp)


@pytest.mark.parametrize(
    ("card", "half", "points", "xp"),
    [
        ("spirit_swap", TOP, 2, 1),
        ("howling_bolts", BOTTOM, 5, 1),
        ("stone_sigil", BOTTOM, 5, 0),
    ],
)
def test_a_move_on_command(card: str, half: int, points: int, xp: int) -> None:
    bench, bear = with_bear("-2,0")
    bench.open(card, half)
    assert f"{points - 2},0" in bench.places()
    assert f"{points - 1},0" not in bench.places()
    bench.choose(f"move@{points - 2},0")
    assert (bench.place(bear), bench.place(bench.figure()), bench.xp()) == (
        *(f"{points - 2},0", "-3,0", xp),
    )


# -- level 1 -----------------------------------------------------------------------


def test_disorienting_roar_confuses_all_enemies_near_the_bear() -> None:
    bench, _ = with_bear()
    near = bench.monster("bandit_guard", "2,0")
    far = bench.monster("bandit_guard", "3,0")
    bench.play("disorienting_roar", TOP)
    assert bench.conditions(near) == ["immobilize", "muddle"]
    assert (bench.conditions(far), bench.xp()) == ([], 1)


def test_disorienting_roar_lets_any_two_figures_swap_places() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "5,0")
    bench.open("disorienting_roar", BOTTOM)
    assert bench.targets() == [bench.figure(), bear, guard]
    bench.choose(bench.figure())
    assert bench.targets() == [bear, guard]
    bench.choose(guard)
    assert (bench.place(bench.figure()), bench.place(guard)) == ("5,0", "-3,0")
    assert bench.scene.figure_on(bench.cell("5,0")) is bench.figure()
    assert bench.scene.figure_on(bench.cell("-3,0")) is guard
    card = bench.play("disorienting_roar", BOTTOM, "skip")
    assert bench.pile_of(card) == "lost"


def test_spirit_swap_lets_two_enemies_swap_places() -> None:
    bench, bear = with_bear()
    near = bench.monster("bandit_guard", "1,0", hp=MANY)
    far = bench.monster("bandit_archer", "5,0", hp=MANY)
    bench.tile("trap", "1,0", damage=3)
    bench.open("spirit_swap", BOTTOM)
    assert bench.targets() == [near, far]
    bench.choose(near)
    assert (bench.place(near), bench.place(far), far.hp) == ("5,0", "1,0", MANY - 3)
    assert bench.place(bear) == "0,0"


def test_spirit_swap_needs_two_enemies_that_can_move() -> None:
    bench, _ = with_bear()
    bench.monster("bandit_guard", "1,0")
    card = bench.play("spirit_swap", BOTTOM)
    assert bench.pile_of(card) == "discard"


def test_venomous_ally_brings_an_adder() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("venomous_ally", TOP, "summon@1,0")
    adder = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(adder)
    assert (guard.hp, bench.conditions(guard)) == (MANY - 1, ["poison"])
    assert (bench.pile_of(card), bench.xp(), adder.max_hp) == ("active", 2, 4)


def test_venomous_ally_poisons() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("venomous_ally", BOTTOM, guard)
    assert bench.conditions(guard) == ["poison"]


def test_relentless_ally_brings_a_wolf() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    card = bench.play("relentless_ally", TOP, "summon@1,0")
    wolf = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(wolf)
    assert (guard.hp, bench.place(wolf)) == (MANY - 2, "4,0")
    assert (bench.pile_of(card), bench.xp(), wolf.max_hp) == ("active", 2, 4)


def test_concentrated_rage_disarms() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("concentrated_rage", TOP, guard)
    assert bench.conditions(guard) == ["disarm"]


def test_concentrated_rage_makes_the_bear_stronger_for_a_top_ability() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("concentrated_rage", BOTTOM)
    assert bench.pile_of(card) == "active"
    bench.end_round()
    for name in ("maul", "disappearing_wounds"):
        bench.card(name)
    bench.summon_turn(bear, "forgo-top", "forgo-nothing")
    assert guard.hp == MANY - 5
    bench.start(take_turn(bench.scene, bench.hero()))
    verbs = {option.verb for option in bench.options}
    assert verbs == {"bottom", "standard-move", "end-active", "part-by-part"}
    bench.choose("bottom:" + str(bench.hero().chosen[1]))
    bench.choose(guard)
    assert (guard.hp, bench.decision) == (MANY - 5 - 2 - 3, None)
    assert (bench.hero().chosen, len(bench.hero().discard)) == ([], 2)


def test_concentrated_rage_lasts_for_the_round() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("concentrated_rage", BOTTOM)
    bench.end_round()
    bench.summon_turn(bear, "forgo-top", "forgo-nothing")
    bench.end_round()
    bench.summon_turn(bear, "forgo-nothing")
    assert guard.hp == MANY - 5 - 2


def test_concentrated_rage_makes_the_bear_faster_for_a_bottom_ability() -> None:
    bench, bear = with_bear("-2,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.play("concentrated_rage", BOTTOM)
    bench.end_round()
    bench.summon_turn(bear, "forgo-bottom", "forgo-top")
    assert (bench.place(bear), guard.hp) == ("4,0", MANY - 5)
    for name in ("maul", "patch_fur"):
        bench.card(name)
    bench.run(take_turn(bench.scene, bench.hero()))
    assert len(bench.hero().discard) == 2


def test_concentrated_rage_asks_nothing_of_a_master_who_rests() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("concentrated_rage", BOTTOM)
    bench.end_round()
    bench.hero().resting = True
    bench.summon_turn(bear)
    assert guard.hp == MANY - 2


def test_disappearing_wounds_heals_its_master() -> None:
    bench, bear = with_bear()
    bench.figure().hp, bear.hp = 1, 1
    bench.play("disappearing_wounds", TOP)
    assert (bench.figure().hp, bear.hp) == (5, 1)


def test_patch_fur_shields_all_summons() -> None:
    bench, bear = with_bear(brute="1,0")
    others = bench.summon("decoy", "3,0", seat=1)
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("patch_fur", TOP)
    figures = [bench.figure(0), bench.figure(1), bear, others]
    for figure in figures:
        bench.attack(guard, figure, 2)
    assert [figure.max_hp - figure.hp for figure in figures] == [2, 2, 1, 1]


def test_patch_fur_heals_the_bear() -> None:
    bench, bear = with_bear()
    bench.figure().hp, bear.hp = 1, 3
    bench.play("patch_fur", BOTTOM)
    assert (bench.figure().hp, bear.hp, bench.xp()) == (1, 7, 1)


def test_maul_shields_one_adjacent_ally_after_a_move() -> None:
    bench, bear = with_bear(brute="-2,2")
    bench.play("maul", BOTTOM, "move@-1,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.attack(guard, bear, 3)
    bench.attack(guard, bench.figure(), 3)
    assert (bear.hp, bench.figure().hp) == (8, 3)


def test_forceful_swipe_hits_three() -> None:
    bench, _ = with_bear()
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,-1", "1,0", "0,1")]
    bench.open("forceful_swipe", TOP)
    bench.choose(bench.area_over(*guards))
    bench.choose(guards[0])
    bench.choose(guards[1])
    assert [guard.hp for guard in guards] == [MANY - 2] * 3
    assert bench.xp() == 1


def test_forceful_swipe_pushes_after_a_move() -> None:
    bench, bear = with_bear()
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("forceful_swipe", BOTTOM, "move@2,0", guard, "4,0", "5,0")
    assert (bench.place(bear), bench.place(guard), bench.xp()) == ("2,0", "5,0", 1)


def test_howling_bolts_attacks_three() -> None:
    bench = Bench(beast_tyrant="0,0")
    places = ("4,0", "3,0", "0,4", "-4,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in places]
    bench.play("howling_bolts", TOP, *guards[:3])
    assert [guard.hp for guard in guards] == [MANY - 1, MANY - 1, MANY - 1, MANY]


# -- level X -----------------------------------------------------------------------


def test_soaring_ally_brings_a_falcon() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    for place in ("2,-1", "2,0", "1,1"):
        bench.tile("obstacle", place)
    card = bench.play("soaring_ally", TOP, "summon@1,0")
    falcon = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(falcon)
    assert (guard.hp, bench.place(falcon)) == (MANY - 2, "5,0")
    assert (bench.pile_of(card), bench.xp(), falcon.max_hp) == ("active", 2, 2)


def test_soaring_ally_charges_air() -> None:
    bench = Bench(beast_tyrant="0,0")
    bench.play("soaring_ally", TOP, "summon@1,0")
    assert bench.charged() == ["air"]


def test_soaring_ally_lets_the_bear_loot() -> None:
    bench, _ = with_bear()
    bench.coin("1,0", 2)
    bench.coin("0,0")
    bench.coin("-3,0")
    bench.play("soaring_ally", BOTTOM, "loot")
    assert (bench.hero().coins, bench.xp()) == (3, 0)


def test_focused_aggression_charges_earth() -> None:
    bench, _ = with_bear()
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    card = bench.play("focused_aggression", BOTTOM, guard)
    assert (bench.charged(), bench.pile_of(card)) == (["earth"], "lost")


def test_borrowed_essence_with_elements() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.figure().hp = 1
    bench.element("air")
    bench.element("earth")
    bench.play("borrowed_essence", TOP, "use", guard, "use")
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 4, 1 + 4, 2)


def test_borrowed_essence_without_elements() -> None:
    bench = Bench(beast_tyrant="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.figure().hp = 1
    bench.play("borrowed_essence", TOP, guard)
    assert (guard.hp, bench.figure().hp, bench.xp()) == (MANY - 2, 1 + 2, 0)


def test_borrowed_essence_shares_out_damage() -> None:
    bench, bear = with_bear(brute="1,0")
    wolf = bench.summon("tattered_wolf", "2,0")
    bench.figure().hp, bear.hp, bench.figure(1).hp = 1, 7, 1
    bench.open("borrowed_essence", BOTTOM)
    assert (bench.prompt, len(bench.options)) == ("share-damage", 7)
    bench.choose("takes-damage#0")
    assert [option.amount for option in bench.options] == [4, 5, 6, 7, 8]
    bench.choose("takes-damage#5")
    assert (bench.figure().hp, bear.hp, wolf.hp, bench.figure(1).hp) == (6, 5, 1, 1)


def test_borrowed_essence_can_sacrifice_a_summon() -> None:
    bench, bear = with_bear()
    wolf = bench.summon("tattered_wolf", "2,0")
    bear.hp = 4
    bench.card("maul", pile="hand")
    bench.play("borrowed_essence", BOTTOM, "takes-damage#0", "takes-damage#2")
    assert (bear.hp, wolf.gone) == (8, True)


def test_borrowed_essence_needs_damage() -> None:
    bench, _ = with_bear()
    card = bench.play("borrowed_essence", BOTTOM)
    assert bench.pile_of(card) == "discard"


# -- what the cards say --------------------------------------------------------------

ENGLISH = """
disorienting_roar
  - Command the bear: Muddle, Immobilize (all enemies within range 2)
  - 1 XP
  - ---
  - Any two figures swap places; you can be one of them
  - Lost
spirit_swap
  - Command the bear: Move 2
  - 1 XP
  - ---
  - Any two enemies swap places
concentrated_rage
  - Attack 1 · Range 4 · Disarm
  - ---
  - Before your bear acts, you may forgo your top ability: +3 Attack on all its attacks this
    round; and your bottom ability: +3 Move
  - Persistent · Lost
borrowed_essence
  - Attack 2 · Range 3
  - Air: +2 Attack, 1 XP
  - Heal 2 (self)
  - Earth: +2 Heal, 1 XP
  - ---
  - Share out all damage on you and all allied summons anew as you like; no figure may get more
    than its maximum hit points
forceful_swipe
  - Command the bear: Attack 2 · Area: 3 adjacent hexes in an arc
  - 1 XP
  - ---
  - Command the bear: Move 3; Push 2 (one adjacent enemy)
  - 1 XP
bear
  - Move 3 · Attack 2 · at your side from the start · hit points by your level: 10, 12, 14, 16,
    18, 20, 22, 24, 26 · you may lose cards to cancel its damage
"""

RUSSIAN = """
disorienting_roar
  - Команда медведю: СМЯТЕНИЕ, ПАРАЛИЧ (все враги в пределах дальности 2)
  - +1 опыта
  - ---
  - Поменять местами две любые фигуры; одной из них можете быть вы
  - Потеря
spirit_swap
  - Команда медведю: Движение 2
  - +1 опыта
  - ---
  - Поменять местами двух любых врагов
concentrated_rage
  - Атака 1 · Дальность 4 · РАЗОРУЖЕНИЕ
  - ---
  - Перед ходом медведя можно отказаться от верхней способности: +3 ко всем его атакам в этом
    раунде, и от нижней: +3 к движению
  - Постоянный бонус · Потеря
borrowed_essence
  - Атака 2 · Дальность 3
  - Воздух: +2 к атаке, +1 опыта
  - Лечение 2 (на себя)
  - Земля: +2 к лечению, +1 опыта
  - ---
  - Заново распределить как угодно весь урон (вы и все союзные призванные создания); ни у кого
    урон не может стать больше максимума здоровья
forceful_swipe
  - Команда медведю: Атака 2 · Область: 3 соседние клетки дугой
  - +1 опыта
  - ---
  - Команда медведю: Движение 3; ОТТОЛКНУТЬ 2 (соседнего врага)
  - +1 опыта
bear
  - Движение 3 · Атака 2 · рядом с вами с самого начала · ОЗ по вашему уровню: 10, 12, 14, 16, 18,
    20, 22, 24, 26 · урон по нему можно отменять своими картами
"""


def test_the_texts() -> None:
    check_texts(ENGLISH, RUSSIAN)
