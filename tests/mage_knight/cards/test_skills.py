"""Skills used once a turn or once a round (MK-4.3), and those of the first four heroes."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Mana, Resists, Site
from questhall.games.mage_knight.rules.cards.mana import can_pay
from questhall.games.mage_knight.rules.foes import armour
from questhall.games.mage_knight.rules.round.level_up import take_skill
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.cards.skill_bench import bench_in
from tests.marks import rule, ruling

# Skill, day, phase, choice, and what it gives.
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


def test_refreshing_skills_also_heal_but_not_in_fights() -> None:
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


def test_invocation_gives_mana_that_must_be_spent_at_once() -> None:
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


def test_invocation_pays_what_an_effect_asks_for() -> None:
    bench = bench_in("moving", "arythea_invocation")
    bench.hand("wound", "crystallize")
    bench.play("skill:arythea_invocation")
    assert bench.hero.crystals[Mana.RED] == 1
    assert sum(bench.hero.mana) == 0


def test_invocation_pays_for_another_skill() -> None:
    bench = bench_in("moving", "arythea_invocation")
    bench.skill("goldyx_universal_power")
    bench.hand("wound", "rage", "wound")
    bench.play("skill:arythea_invocation")
    assert bench.turn.move == 4
    assert bench.keys(bench.hero.played) == ["rage"]


def test_invocation_buys_a_spell() -> None:
    bench = bench_in("moving", "arythea_invocation")
    bench.talk(Site.MAGE_TOWER)
    fireball, _ = bench.spell_offer("fireball", "whirlwind")
    bench.turn.influence = 7
    wound = bench.hand("wound")[0]
    bench.play("skill:arythea_invocation")
    assert bench.hero.deck == [fireball]
    assert bench.hero.discard == [wound]
    assert bench.turn.influence == 0


def test_invocation_pays_at_an_altar() -> None:
    bench = bench_in("acting", "arythea_invocation")
    bench.paint(bench.hero.space, "plains", Site.RUINS)
    place = bench.realm.places[bench.hero.space]
    ruin = next(ruin for ruin in library().all_ruins if ruin.price[Mana.RED] == 3)
    place.ruin, place.ruin_up = bench.realm.new_card(ruin), True
    bench.crystals("red", "red", "red")
    bench.hand("wound")
    bench.play("skill:arythea_invocation")
    assert bench.hero.fame == 7
    assert bench.hero.crystals[Mana.RED] == 1


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
    assert not can_pay(realm, hero, Mana.RED)
    bench.play("skill:arythea_polarization")
    assert can_pay(realm, hero, Mana.RED)
    assert can_pay(realm, hero, Mana.GREEN)
    bench.hand("march")
    bench.play("strong:march")
    assert bench.turn.move == 4
    assert hero.mana == [0, 1, 0, 0, 0, 0]
    assert not can_pay(realm, hero, Mana.RED)


def test_polarization_uses_black_by_day_and_gold_as_black_by_night() -> None:
    bench = bench_in("moving", "arythea_polarization")
    bench.mana("black")
    bench.play("skill:arythea_polarization")
    assert can_pay(bench.realm, bench.hero, Mana.WHITE)
    night = bench_in("moving", "arythea_polarization", day=False)
    night.mana("gold")
    night.play("skill:arythea_polarization")
    assert can_pay(night.realm, night.hero, 5)
    assert not can_pay(night.realm, night.hero, Mana.RED)


def test_polarization_also_changes_crystals_and_dice() -> None:
    bench = bench_in("moving", "arythea_polarization")
    bench.crystals("white")
    bench.source("blue")
    bench.play("skill:arythea_polarization")
    assert can_pay(bench.realm, bench.hero, Mana.GREEN)
    assert can_pay(bench.realm, bench.hero, Mana.RED)
    bench.hand("march")
    bench.play("strong:march")
    assert bench.hero.crystals == [0, 0, 0, 0]


@rule("MK-4.1.10")
def test_polarization_changes_only_one_mana_for_a_card() -> None:
    """Polarized black for the card leaves nothing for its effect: red would have to be polarized
    too."""
    bench = bench_in("block", "arythea_polarization")
    bench.crystals("red")
    bench.source("black", "blue")
    bench.hand("pure_magic")
    bench.play("skill:arythea_polarization", "strong:pure_magic")
    assert bench.options() == ["pay-die:blue@1", "pay-crystal:red"]
    bench.play("pay-crystal:red")
    assert bench.block() == 7


# -- Goldyx ------------------------------------------------------------------------------


def test_glittering_fortune_counts_colours_of_crystals() -> None:
    bench = bench_in("talking", "goldyx_glittering_fortune")
    assert not bench.offers("skill:goldyx_glittering_fortune")
    bench.crystals("red", "red", "blue")
    bench.play("skill:goldyx_glittering_fortune")
    assert bench.turn.influence == 2


def flights(move: int) -> tuple[Bench, int, int, int]:
    """Ready to fly: past a lake, to plains, or to the hills behind the lake."""
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


def test_flight_crosses_impassable_spaces() -> None:
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


@ruling("38")
def test_bonds_of_loyalty_bring_units_and_hold_one_more() -> None:
    bench = Bench()
    bench.source()
    card = bench.realm.new_card(library().find("norowas_bonds_of_loyalty"))
    offered = len(bench.realm.unit_offer)
    bench.hero.shown_skills = [card]
    take_skill(bench.realm, bench.hero, card, False)
    assert len(bench.realm.unit_offer) == offered + 2
    bench.unit("foresters")
    bench.unit_offer("peasants", "utem_guardsmen")
    bench.talk(Site.VILLAGE)
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
    foe = bench.fight(enemy(armour=5, resistances=Resists.FIRE | Resists.PHYSICAL))[0]
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


def test_who_needs_magic_gives_three_if_no_die_is_used() -> None:
    bench = bench_in("moving", "tovak_who_needs_magic")
    bench.source("green")
    bench.hand("rage")
    bench.play("skill:tovak_who_needs_magic", "sideways-as#3")
    assert bench.turn.move == 3
    assert not can_pay(bench.realm, bench.hero, Mana.GREEN)


def test_who_needs_magic_gives_two_once_a_die_was_used() -> None:
    bench = bench_in("moving", "tovak_who_needs_magic")
    bench.source("green")
    bench.hand("march", "rage")
    bench.play("strong:march", "skill:tovak_who_needs_magic")
    assert bench.turn.move == 4 + 2
