"""Skills of the heroes (MK-4.3): those used once a turn or once a round."""

import pytest

from questhall.games.mage_knight.cards import (
    ARCANE_IMMUNITY,
    ELUSIVE,
    FORTIFIED,
    SWIFT,
    DeedDef,
)
from questhall.games.mage_knight.colours import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GLADE,
    GREEN,
    ICE,
    KEEP,
    MELEE,
    MINE,
    MONASTERY,
    PHYSICAL,
    RANGED,
    RED,
    RESISTS_FIRE,
    RESISTS_ICE,
    RESISTS_PHYSICAL,
    VILLAGE,
    WHITE,
)
from questhall.games.mage_knight.combat.foes import armour, attack_value
from questhall.games.mage_knight.combat_state import BLOCKED
from questhall.games.mage_knight.exploring import exploring_cost
from questhall.games.mage_knight.level_up import take_skill
from questhall.games.mage_knight.library import library
from questhall.games.mage_knight.mana import can_pay
from questhall.games.mage_knight.movement import cost_of, is_safe
from questhall.games.mage_knight.state import Place
from tests.mage_knight.bench import Bench, enemy

# Skill, day, phase, what is chosen, and what it gives.
PLAIN = [
    ("arythea_dark_paths", True, "moving", [], {"move": 1}),
    ("arythea_dark_paths", False, "moving", [], {"move": 2}),
    ("arythea_burning_power", True, "ranged", ["choose-effect#0"], {"siege attack": 1}),
    ("arythea_burning_power", True, "ranged", ["choose-effect#1"], {"siege fire attack": 1}),
    ("arythea_hot_swordsmanship", True, "attack", ["choose-effect#0"], {"attack": 2}),
    ("arythea_hot_swordsmanship", True, "attack", ["choose-effect#1"], {"fire attack": 2}),
    ("arythea_dark_negotiation", True, "talking", [], {"influence": 2}),
    ("arythea_dark_negotiation", False, "talking", [], {"influence": 3}),
    ("goldyx_freezing_power", True, "ranged", ["choose-effect#0"], {"siege attack": 1}),
    ("goldyx_freezing_power", True, "ranged", ["choose-effect#1"], {"siege ice attack": 1}),
    ("goldyx_potion_making", True, "moving", [], {"heal": 2}),
    ("norowas_day_sharpshooting", True, "ranged", [], {"ranged attack": 2}),
    ("norowas_day_sharpshooting", False, "ranged", [], {"ranged attack": 1}),
    ("norowas_bright_negotiation", True, "talking", [], {"influence": 3}),
    ("norowas_bright_negotiation", False, "talking", [], {"influence": 2}),
    ("tovak_double_time", True, "moving", [], {"move": 2}),
    ("tovak_double_time", False, "moving", [], {"move": 1}),
    ("tovak_night_sharpshooting", True, "ranged", [], {"ranged attack": 1}),
    ("tovak_night_sharpshooting", False, "ranged", [], {"ranged attack": 2}),
    ("tovak_cold_swordsmanship", True, "attack", ["choose-effect#0"], {"attack": 2}),
    ("tovak_cold_swordsmanship", True, "attack", ["choose-effect#1"], {"ice attack": 2}),
    ("tovak_shield_mastery", True, "block", ["choose-effect#0"], {"block": 3}),
    ("tovak_shield_mastery", True, "block", ["choose-effect#1"], {"fire block": 2}),
    ("tovak_shield_mastery", True, "block", ["choose-effect#2"], {"ice block": 2}),
    ("braevalar_feral_allies", True, "attack", [], {"attack": 1}),
]
MANA = [
    ("arythea_dark_fire_magic", ["colour:red"], [1, 0, 0, 0, 0, 0], [1, 0, 0, 0]),
    ("arythea_dark_fire_magic", ["colour:black"], [0, 0, 0, 0, 0, 1], [1, 0, 0, 0]),
    ("goldyx_white_crystal_craft", [], [0, 0, 0, 1, 0, 0], [0, 1, 0, 0]),
    ("goldyx_green_crystal_craft", [], [0, 0, 1, 0, 0, 0], [0, 1, 0, 0]),
    ("goldyx_red_crystal_craft", [], [1, 0, 0, 0, 0, 0], [0, 1, 0, 0]),
    ("norowas_leaves_in_the_wind", [], [0, 0, 0, 1, 0, 0], [0, 0, 1, 0]),
    ("norowas_whispers_in_the_treetops", [], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1]),
    ("wolfhawk_refreshing_bath", [], [0, 0, 0, 0, 0, 0], [0, 1, 0, 0]),
    ("wolfhawk_refreshing_breeze", [], [0, 0, 0, 0, 0, 0], [0, 0, 0, 1]),
    ("krang_shamanic_ritual", ["colour:gold"], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0]),
    ("braevalar_thunderstorm", ["colour:blue", "colour:white"], [0, 1, 0, 1, 0, 0], [0, 0, 0, 0]),
    ("braevalar_lightning_storm", ["colour:green", "colour:red"], [1, 0, 1, 0, 0, 0], [0] * 4),
]


def bench_in(phase: str, skill: str, day: bool = True) -> Bench:
    """A hero with this skill in this phase, with an enemy that nobody can beat."""
    bench = Bench(day=day)
    bench.source()
    bench.skill(skill)
    if phase == "talking":
        bench.talk()
    elif phase not in ("moving", "acting", "afterwards"):
        bench.fight(enemy(armour=30, attack=30))
        bench.phase(phase)
    else:
        bench.phase(phase)
    return bench


@pytest.mark.parametrize(("name", "day", "phase", "choices", "points"), PLAIN)
def test_plain_points(
    name: str, day: bool, phase: str, choices: list[str], points: dict[str, int]
) -> None:
    bench = bench_in(phase, name, day)
    bench.play(f"skill:{name}", *choices)
    assert bench.points() == points
    assert not bench.offers(f"skill:{name}")


@pytest.mark.parametrize(("name", "choices", "mana", "crystals"), MANA)
def test_mana_and_crystals(
    name: str, choices: list[str], mana: list[int], crystals: list[int]
) -> None:
    bench = bench_in("moving", name)
    bench.play(f"skill:{name}", *choices)
    assert (bench.hero.mana, bench.hero.crystals) == (mana, crystals)
    assert bench.hero.skills[0].spent


def test_refreshing_skills_heal_too_and_not_in_fights() -> None:
    bench = bench_in("moving", "wolfhawk_refreshing_bath")
    bench.play("skill:wolfhawk_refreshing_bath")
    assert bench.turn.healing == 1
    fight = bench_in("ranged", "wolfhawk_refreshing_bath")
    assert not fight.offers("skill:wolfhawk_refreshing_bath")


def test_a_skill_of_the_round_stays_face_down() -> None:
    bench = bench_in("moving", "goldyx_potion_making")
    bench.play("skill:goldyx_potion_making")
    bench.hero.skills[0].used = False
    bench.phase("moving")
    assert not bench.offers("skill:goldyx_potion_making")


# -- Arythea -----------------------------------------------------------------------------


def test_power_of_pain_plays_a_wound_sideways() -> None:
    bench = bench_in("moving", "arythea_power_of_pain")
    wound = bench.hand("wound")[0]
    bench.play("skill:arythea_power_of_pain")
    assert bench.turn.move == 2
    assert bench.hero.played == [wound]
    bench.end_turn()
    assert bench.hero.discard == [wound]


def test_invocation_gives_mana_that_is_spent_at_once() -> None:
    bench = bench_in("attack", "arythea_invocation")
    bench.hand("wound", "rage", "march")
    bench.play("skill:arythea_invocation")
    assert bench.attack() == 4
    assert bench.keys(bench.hero.discard) == ["wound"]
    assert bench.keys(bench.hero.hand) == ["march"]
    assert sum(bench.hero.mana) == 0


def test_invocation_needs_something_to_pay_for() -> None:
    bench = bench_in("attack", "arythea_invocation")
    bench.hand("wound", "march")
    assert not bench.offers("skill:arythea_invocation")


def test_invocation_takes_other_cards_for_green_and_white() -> None:
    bench = bench_in("moving", "arythea_invocation")
    bench.hand("rage", "march")
    bench.play("skill:arythea_invocation")
    assert bench.turn.move == 4
    assert bench.keys(bench.hero.discard) == ["rage"]


def test_polarization_turns_one_mana_into_its_opposite() -> None:
    bench = bench_in("moving", "arythea_polarization")
    bench.mana("blue", "white")
    realm, hero = bench.realm, bench.hero
    assert not can_pay(realm, hero, RED)
    bench.play("skill:arythea_polarization")
    assert can_pay(realm, hero, RED)
    assert can_pay(realm, hero, GREEN)
    bench.hand("march")
    bench.play("strong:march")
    assert bench.turn.move == 4
    assert hero.mana == [0, 1, 0, 0, 0, 0]
    assert not can_pay(realm, hero, RED)


def test_polarization_uses_black_by_day_and_gold_as_black_by_night() -> None:
    bench = bench_in("moving", "arythea_polarization")
    bench.mana("black")
    bench.play("skill:arythea_polarization")
    assert can_pay(bench.realm, bench.hero, WHITE)
    night = bench_in("moving", "arythea_polarization", day=False)
    night.mana("gold")
    night.play("skill:arythea_polarization")
    assert can_pay(night.realm, night.hero, 5)
    assert not can_pay(night.realm, night.hero, RED)


def test_polarization_also_bends_crystals_and_dice() -> None:
    bench = bench_in("moving", "arythea_polarization")
    bench.crystals("white")
    bench.source("blue")
    bench.play("skill:arythea_polarization")
    assert can_pay(bench.realm, bench.hero, GREEN)
    assert can_pay(bench.realm, bench.hero, RED)
    bench.hand("march")
    bench.play("strong:march")
    assert bench.hero.crystals == [0, 0, 0, 0]


# -- Goldyx ------------------------------------------------------------------------------


def test_glittering_fortune_counts_colours_of_crystals() -> None:
    bench = bench_in("talking", "goldyx_glittering_fortune")
    assert not bench.offers("skill:goldyx_glittering_fortune")
    bench.crystals("red", "red", "blue")
    bench.play("skill:goldyx_glittering_fortune")
    assert bench.turn.influence == 2


def flights(move: int) -> tuple[Bench, int, int, int]:
    """About to fly: past a lake, to a meadow, or to the hills behind the lake."""
    bench = bench_in("moving", "goldyx_flight")
    lake = bench.paint(bench.beside(0), "lake")
    meadow = bench.paint(bench.beside(1), "plains")
    near = bench.realm.neighbours[bench.hero.space]
    beyond = bench.realm.neighbours[lake]
    hills = next(each for each in beyond if each != bench.hero.space and each not in near)
    bench.paint(hills, "hills")
    bench.turn.move = move
    bench.play("skill:goldyx_flight")
    return bench, lake, meadow, hills


def test_flight_ends_on_a_safe_space() -> None:
    bench, lake, meadow, hills = flights(0)
    assert f"fly@{meadow}#0" in bench.options()
    assert f"fly@{lake}#0" not in bench.options()
    assert f"fly@{hills}#2" not in bench.options()


def test_flight_crosses_what_cannot_be_walked() -> None:
    bench, _, _, hills = flights(3)
    bench.play(f"fly@{hills}")
    assert (bench.hero.space, bench.turn.move) == (hills, 1)
    assert bench.hero.skills[0].spent


@pytest.mark.parametrize(("colour", "amount"), [("red", 3), ("green", 4)])
def test_universal_power_adds_a_mana_to_a_sideways_card(colour: str, amount: int) -> None:
    bench = bench_in("moving", "goldyx_universal_power")
    bench.hand("march")
    assert not bench.offers("skill:goldyx_universal_power")
    bench.mana(colour)
    bench.play("skill:goldyx_universal_power")
    assert bench.turn.move == amount
    assert bench.hero.hand == []


# -- Norowas -----------------------------------------------------------------------------


@pytest.mark.parametrize(("units", "amount"), [(1, 1), (3, 3), (4, 3)])
def test_forward_march_counts_units(units: int, amount: int) -> None:
    bench = bench_in("moving", "norowas_forward_march")
    bench.unit("peasants", ready=False)
    assert not bench.offers("skill:norowas_forward_march")
    for _ in range(units):
        bench.unit("peasants")
    bench.play("skill:norowas_forward_march")
    assert bench.turn.move == amount


def test_inspiration_readies_or_heals_outside_fights() -> None:
    bench = bench_in("moving", "norowas_inspiration")
    spent = bench.unit("altem_mages", ready=False)
    hurt = bench.unit("peasants", wounds=1)
    bench.play("skill:norowas_inspiration", "choose-effect#0")
    assert spent.ready
    bench.hero.skills[0].used = bench.hero.skills[0].spent = False
    bench.play("skill:norowas_inspiration")
    assert not hurt.wounded
    fight = bench_in("ranged", "norowas_inspiration")
    fight.unit("peasants", ready=False)
    assert not fight.offers("skill:norowas_inspiration")


@pytest.mark.parametrize(
    ("unit", "number", "phase", "points"),
    [
        ("peasants", 0, "attack", {"attack": 4}),
        ("peasants", 0, "block", {"block": 5}),
        ("utem_crossbowmen", 1, "ranged", {"ranged attack": 3}),
        ("catapults", 0, "ranged", {"siege attack": 3}),
    ],
)
def test_leadership_strengthens_the_next_unit(
    unit: str, number: int, phase: str, points: dict[str, int]
) -> None:
    bench = bench_in(phase, "norowas_leadership")
    assert not bench.offers("skill:norowas_leadership")
    bench.unit(unit)
    bench.play("skill:norowas_leadership", f"activate:{unit}#{number}")
    assert bench.points() == points


def test_bonds_of_loyalty_bring_units_and_hold_one_more() -> None:
    bench = Bench()
    bench.source()
    card = bench.realm.new_card(library().find("norowas_bonds_of_loyalty"))
    offered = len(bench.realm.unit_offer)
    take_skill(bench.realm, bench.hero, card, [card], False)
    assert len(bench.realm.unit_offer) == offered + 2
    bench.unit("foresters")
    bench.unit_offer("peasants", "utem_guardsmen")
    bench.talk(VILLAGE)
    bench.play("bond:utem_guardsmen")
    assert bench.turn.influence == 0
    bonded = bench.hero.units[1]
    assert bonded.bonded
    assert len(bench.hero.units) == 2
    assert not bench.offers("bond:peasants")


def test_a_bonded_unit_fights_where_others_may_not() -> None:
    bench = Bench()
    bench.unit("peasants")
    bonded = bench.unit("utem_guardsmen")
    bonded.bonded = True
    bench.fight(enemy(armour=20))
    bench.combat.no_units = True
    bench.phase("attack")
    assert bench.offers("activate:utem_guardsmen#0")
    assert not bench.offers("activate:peasants#0")


# -- Tovak -------------------------------------------------------------------------------


def test_resistance_break_counts_resistances() -> None:
    bench = bench_in("ranged", "tovak_resistance_break")
    assert not bench.offers("skill:tovak_resistance_break")
    foe = bench.fight(enemy(armour=5, resistances=RESISTS_FIRE | RESISTS_PHYSICAL))[0]
    bench.play("skill:tovak_resistance_break")
    assert armour(bench.realm, bench.combat, foe) == 3


def test_i_feel_no_pain_swaps_a_wound_for_a_card() -> None:
    bench = bench_in("moving", "tovak_i_feel_no_pain")
    bench.hand("wound")
    bench.deck("rage")
    bench.play("skill:tovak_i_feel_no_pain")
    assert bench.keys(bench.hero.hand) == ["rage"]
    assert bench.keys(bench.hero.discard) == ["wound"]
    fight = bench_in("ranged", "tovak_i_feel_no_pain")
    fight.hand("wound")
    assert not fight.offers("skill:tovak_i_feel_no_pain")


def test_i_dont_give_a_damn_makes_sideways_cards_stronger() -> None:
    bench = bench_in("moving", "tovak_i_dont_give_a_damn")
    advanced = next(deed.key for deed in library().advanced_actions)
    bench.hand("rage", advanced)
    bench.play("skill:tovak_i_dont_give_a_damn", f"sideways-as:{advanced}")
    assert bench.turn.move == 3
    again = bench_in("attack", "tovak_i_dont_give_a_damn")
    again.hand("march")
    again.play("skill:tovak_i_dont_give_a_damn")
    assert again.attack() == 2


def test_who_needs_magic_gives_three_to_who_leaves_the_source_alone() -> None:
    bench = bench_in("moving", "tovak_who_needs_magic")
    bench.source("green")
    bench.hand("rage")
    bench.play("skill:tovak_who_needs_magic", "sideways-as#3")
    assert bench.turn.move == 3
    assert not can_pay(bench.realm, bench.hero, GREEN)


def test_who_needs_magic_gives_two_once_a_die_was_used() -> None:
    bench = bench_in("moving", "tovak_who_needs_magic")
    bench.source("green")
    bench.hand("march", "rage")
    bench.play("strong:march", "skill:tovak_who_needs_magic")
    assert bench.turn.move == 4 + 2


# -- Wolfhawk ----------------------------------------------------------------------------


def test_hawk_eyes_see_garrisons_from_afar_by_day() -> None:
    bench = bench_in("moving", "wolfhawk_hawk_eyes")
    here = bench.hero.space
    far = next(
        space
        for near in bench.realm.neighbours[here]
        for space in bench.realm.neighbours[near]
        if space != here and space not in bench.realm.neighbours[here]
    )
    bench.paint(far, "plains", KEEP)
    place = bench.realm.places[far]
    place.tokens = [bench.realm.new_card(enemy())]
    place.face_up = [False]
    bench.play("skill:wolfhawk_hawk_eyes")
    assert bench.turn.move == 1
    assert place.face_up == [True]
    assert exploring_cost(bench.realm) == 2


def test_hawk_eyes_explore_cheaper_by_night() -> None:
    bench = bench_in("moving", "wolfhawk_hawk_eyes", day=False)
    bench.play("skill:wolfhawk_hawk_eyes")
    assert exploring_cost(bench.realm) == 1


def test_on_her_own_gives_more_without_recruits() -> None:
    bench = bench_in("talking", "wolfhawk_on_her_own")
    bench.unit_offer("herbalists")
    bench.play("skill:wolfhawk_on_her_own", "influence#3")
    assert bench.turn.influence == 3
    assert not bench.offers("recruit:herbalists")
    again = bench_in("talking", "wolfhawk_on_her_own")
    again.turn.recruited = 1
    again.play("skill:wolfhawk_on_her_own")
    assert again.turn.influence == 1


@pytest.mark.parametrize(
    ("phase", "card", "points"),
    [("ranged", "strong:swiftness", {"ranged attack": 4}), ("attack", "basic:rage", {"attack": 4})],
)
def test_deadly_aim_raises_one_attack_card(phase: str, card: str, points: dict[str, int]) -> None:
    bench = bench_in(phase, "wolfhawk_deadly_aim")
    bench.hand(card.split(":")[1], "rage")
    bench.mana("white")
    bench.play("skill:wolfhawk_deadly_aim", card)
    assert bench.points() == points
    if phase == "attack":
        bench.hand("rage")
        bench.play("basic:rage")
        assert bench.attack() == 4 + 2


def test_know_your_prey_takes_an_ability() -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    foe = bench.fight(enemy(abilities=SWIFT | FORTIFIED))[0]
    bench.play("skill:wolfhawk_know_your_prey", "ignore-ability#0")
    assert not foe.has(FORTIFIED)
    assert foe.has(SWIFT)


@pytest.mark.parametrize(
    ("element", "choice", "left"),
    [
        (FIRE, f"ignore-element@{FIRE}", PHYSICAL),
        (COLD_FIRE, f"ignore-element@{FIRE}", ICE),
        (COLD_FIRE, f"ignore-element@{ICE}", FIRE),
    ],
)
def test_know_your_prey_takes_an_element(element: int, choice: str, left: int) -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    foe = bench.fight(enemy(element=element, abilities=SWIFT))[0]
    bench.play("skill:wolfhawk_know_your_prey", choice)
    assert foe.element(0) == left


def test_know_your_prey_reaches_only_the_attack_of_the_immune() -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    abilities = ARCANE_IMMUNITY | ELUSIVE | SWIFT
    foe = bench.fight(enemy(abilities=abilities, resistances=RESISTS_ICE))[0]
    bench.play("skill:wolfhawk_know_your_prey")
    assert foe.lost_abilities == SWIFT


def test_taunt_weakens_an_attack_or_lures_the_enemy_out() -> None:
    bench = bench_in("ranged", "wolfhawk_taunt")
    assert not bench.offers("skill:wolfhawk_taunt")
    bench = bench_in("block", "wolfhawk_taunt")
    foe = bench.combat.foes[0]
    bench.play("skill:wolfhawk_taunt", "choose-effect#0")
    assert attack_value(bench.combat, foe, 0) == 29
    again = bench_in("block", "wolfhawk_taunt")
    foe = again.combat.foes[0]
    again.play("skill:wolfhawk_taunt", "choose-effect#1")
    assert attack_value(again.combat, foe, 0) == 32
    assert armour(again.realm, again.combat, foe) == 28


def test_dueling_is_meant_for_one_enemy() -> None:
    bench = bench_in("block", "wolfhawk_dueling")
    first, second = bench.fight(
        enemy(armour=2, attack=1, fame=2, key="rival"), enemy(armour=2, attack=1, key="other")
    )
    bench.phase("block")
    bench.play("skill:wolfhawk_dueling", "aim:rival")
    assert bench.offers("block:rival")
    assert not bench.offers("block:other")
    bench.play("block:rival")
    second.attacks = [BLOCKED]
    bench.combat.attack[MELEE][PHYSICAL] = 1
    bench.phase("attack")
    assert bench.offers("strike:rival")
    assert not bench.offers("strike:other")
    bench.play("strike:rival")
    assert first.defeated
    assert bench.hero.fame == 3


def test_a_duel_fought_with_units_brings_no_fame() -> None:
    bench = bench_in("block", "wolfhawk_dueling")
    bench.fight(enemy(armour=2, attack=1, fame=2))
    bench.unit("peasants")
    bench.phase("block")
    bench.play("skill:wolfhawk_dueling", "block:foe")
    bench.phase("attack")
    bench.play("activate:peasants#0", "strike")
    assert bench.hero.fame == 2


# -- Krang -------------------------------------------------------------------------------


def test_spirit_guides_help_to_move_and_to_block() -> None:
    bench = bench_in("moving", "krang_spirit_guides")
    bench.play("skill:krang_spirit_guides")
    assert bench.turn.move == 1
    bench.fight(enemy(attack=20))
    bench.phase("block")
    bench.hand("rage")
    bench.play("basic:rage")
    assert bench.block() == 3


@pytest.mark.parametrize(
    ("skill", "element", "wounds"),
    [
        ("krang_battle_hardened", PHYSICAL, 1),
        ("krang_battle_hardened", FIRE, 2),
        ("braevalar_elemental_resistance", PHYSICAL, 2),
        ("braevalar_elemental_resistance", ICE, 1),
        ("braevalar_elemental_resistance", COLD_FIRE, 2),
    ],
)
def test_damage_is_ignored_once(skill: str, element: int, wounds: int) -> None:
    bench = bench_in("block", skill)
    bench.fight(enemy(attack=4, element=element), enemy(attack=4, element=element, key="other"))
    bench.phase("block")
    bench.play(f"skill:{skill}", "end-phase", "suffer:foe")
    assert len(bench.hero.hand) == wounds
    bench.play("suffer:other")
    assert len(bench.hero.hand) == wounds + 2


def test_battle_frenzy_turns_the_token_until_a_rest() -> None:
    bench = bench_in("attack", "krang_battle_frenzy")
    bench.play("skill:krang_battle_frenzy", "choose-effect#1")
    skill = bench.hero.skills[0]
    assert bench.attack() == 4
    assert skill.spent
    bench.realm.combat = None
    skill.used = False
    bench.hand("march")
    bench.phase("resting")
    bench.play("discard:march")
    assert not skill.spent


def test_battle_frenzy_may_be_held_back() -> None:
    bench = bench_in("attack", "krang_battle_frenzy")
    bench.play("skill:krang_battle_frenzy", "choose-effect#0")
    assert bench.attack() == 2
    assert not bench.hero.skills[0].spent


def test_shamanic_ritual_is_renewed_by_an_action() -> None:
    bench = bench_in("moving", "krang_shamanic_ritual")
    bench.play("skill:krang_shamanic_ritual", "colour:black")
    assert bench.hero.skills[0].spent
    bench.phase("acting")
    bench.play("turn-up-skill")
    assert not bench.hero.skills[0].spent
    assert bench.turn.acted
    assert bench.realm.next_step == "afterwards"


@pytest.mark.parametrize(
    ("skill", "mana", "cards"),
    [
        ("krang_regenerate", "red", 1),
        ("krang_regenerate", "blue", 0),
        ("braevalar_regenerate", "green", 1),
        ("braevalar_regenerate", "red", 0),
    ],
)
def test_regenerate_discards_a_wound_for_mana(skill: str, mana: str, cards: int) -> None:
    bench = bench_in("moving", skill)
    bench.hand("wound")
    bench.deck("rage")
    assert not bench.offers(f"skill:{skill}")
    bench.mana(mana)
    bench.play(f"skill:{skill}")
    assert bench.keys(bench.hero.discard) == ["wound"]
    assert len(bench.hero.hand) == cards
    assert sum(bench.hero.mana) == 0


def test_arcane_disguise_hides_a_bad_reputation() -> None:
    bench = bench_in("acting", "krang_arcane_disguise")
    bench.hero.reputation = -7
    bench.paint(bench.hero.space, "plains", VILLAGE)
    assert not bench.offers("interact")
    bench.play("skill:krang_arcane_disguise", "interact")
    assert bench.turn.influence == 0
    assert bench.hero.skills[0].spent
    bench.mana("green")
    bench.play("pay-skill-up")
    assert not bench.hero.skills[0].spent


def test_arcane_disguise_is_plain_influence_too() -> None:
    bench = bench_in("talking", "krang_arcane_disguise")
    bench.play("skill:krang_arcane_disguise")
    assert bench.turn.influence == 2
    assert not bench.hero.skills[0].spent


def test_puppet_master_keeps_a_token_of_a_defeated_enemy() -> None:
    bench = bench_in("ranged", "krang_puppet_master")
    foe = bench.fight(enemy(armour=1))[0]
    bench.combat.attack[RANGED][PHYSICAL] = 1
    bench.phase("ranged")
    bench.play("strike")
    while bench.realm.next_step != "afterwards":
        bench.ask()
    bench.play("skill:krang_puppet_master")
    assert bench.hero.kept_tokens == [foe.token]
    assert foe.token not in bench.realm.token_discards[foe.kind.colour]


@pytest.mark.parametrize(
    ("phase", "points"), [("attack", {"fire attack": 3}), ("block", {"ice block": 2})]
)
def test_a_puppet_gives_half_of_what_it_had(phase: str, points: dict[str, int]) -> None:
    bench = bench_in(phase, "krang_puppet_master")
    kind = enemy(armour=3, attack=5, element=FIRE, resistances=RESISTS_FIRE)
    token = bench.realm.new_card(kind)
    bench.hero.kept_tokens.append(token)
    bench.play("skill:krang_puppet_master")
    assert bench.points() == points
    assert bench.hero.kept_tokens == []
    assert token in bench.realm.token_discards[kind.colour]


@pytest.mark.parametrize(
    ("place", "phase", "points"),
    [
        (0, "block", {"block": 3}),
        (1, "moving", {"move": 1}),
        (2, "ranged", {"ranged cold_fire attack": 1}),
        (3, "talking", {"influence": 2}),
        (4, "attack", {"attack": 2}),
        (5, "moving", {"move": 1}),
        (5, "block", {"block": 3}),
    ],
)
def test_master_of_chaos_does_what_the_wheel_shows(
    place: int, phase: str, points: dict[str, int]
) -> None:
    bench = bench_in(phase, "krang_master_of_chaos")
    bench.hero.skills[0].counter = place
    bench.play("skill:krang_master_of_chaos")
    assert bench.points() == points


def test_the_wheel_of_chaos_turns_with_every_turn() -> None:
    bench = bench_in("moving", "krang_master_of_chaos")
    bench.hero.skills[0].counter = 5
    bench.deck("rage")
    bench.realm.next_step = "turn"
    bench.flow = None
    bench.ask()
    assert bench.hero.skills[0].counter == 0


def test_curse_hits_attack_or_armour_but_no_walls_at_range() -> None:
    bench = bench_in("ranged", "krang_curse")
    foe = bench.fight(enemy(armour=4, attack=4))[0]
    bench.play("skill:krang_curse", "choose-effect#0")
    assert attack_value(bench.combat, foe, 0) == 2
    again = bench_in("ranged", "krang_curse")
    foe = again.fight(enemy(armour=4, attack=4))[0]
    again.play("skill:krang_curse", "choose-effect#1")
    assert armour(again.realm, again.combat, foe) == 3
    walls = bench_in("ranged", "krang_curse")
    walls.fight(enemy(), keep=True)
    assert not walls.offers("skill:krang_curse")


# -- Braevalar ---------------------------------------------------------------------------


def test_feral_allies_explore_cheaper() -> None:
    bench = bench_in("moving", "braevalar_feral_allies")
    bench.play("skill:braevalar_feral_allies")
    assert exploring_cost(bench.realm) == 1


def test_feral_allies_distract_an_enemy() -> None:
    bench = bench_in("block", "braevalar_feral_allies")
    bench.play("skill:braevalar_feral_allies")
    assert attack_value(bench.combat, bench.combat.foes[0], 0) == 29


@pytest.mark.parametrize(
    ("site", "amount"), [(VILLAGE, 3), (MONASTERY, 3), (KEEP, 2), (GLADE, 4), (MINE, 3)]
)
def test_beguile_depends_on_the_place(site: int, amount: int) -> None:
    bench = bench_in("talking", "braevalar_beguile")
    bench.realm.places[bench.hero.space] = Place(site)
    bench.play("skill:braevalar_beguile")
    assert bench.turn.influence == amount


def test_forked_lightning_counts_against_each_of_three() -> None:
    bench = bench_in("ranged", "braevalar_forked_lightning")
    bench.fight(*[enemy(armour=1, key=key) for key in ("one", "two", "three", "four")])
    bench.play("skill:braevalar_forked_lightning", "aim:one", "aim:two", "aim:three")
    assert bench.offers("strike:one")
    assert not bench.offers("strike:four")
    bench.play("strike:one", "strike:two", "strike:three")
    assert [foe.defeated for foe in bench.combat.foes] == [True, True, True, False]


def test_shapeshift_turns_move_into_attack() -> None:
    bench = bench_in("attack", "braevalar_shapeshift")
    bench.hand("march")
    bench.mana("green")
    bench.play("skill:braevalar_shapeshift", "shift:march#4")
    assert bench.points() == {"attack": 4}
    assert bench.keys(bench.hero.played) == ["march"]
    assert sum(bench.hero.mana) == 0


def test_shapeshift_turns_an_attack_into_move() -> None:
    bench = bench_in("moving", "braevalar_shapeshift")
    bench.hand("rage")
    bench.play("skill:braevalar_shapeshift")
    assert bench.points() == {"move": 2}


def test_shapeshift_wants_a_basic_action() -> None:
    bench = bench_in("moving", "braevalar_shapeshift")
    deed = library().find("tranquility")
    assert isinstance(deed, DeedDef)
    bench.hand("tranquility")
    assert not bench.offers("skill:braevalar_shapeshift")


def test_secret_ways_lead_over_mountains_and_lakes() -> None:
    bench = bench_in("moving", "braevalar_secret_ways")
    mountain = bench.paint(bench.beside(0), "mountain")
    lake = bench.paint(bench.beside(1), "lake")
    bench.mana("blue")
    bench.play("skill:braevalar_secret_ways", "use-effect")
    assert bench.turn.move == 1
    assert (cost_of(bench.realm, mountain), cost_of(bench.realm, lake)) == (5, 2)
    assert is_safe(bench.realm, bench.hero, mountain)
    assert is_safe(bench.realm, bench.hero, lake)
    assert bench.hero.mana[BLUE] == 0
