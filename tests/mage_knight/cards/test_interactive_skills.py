"""Interactive skills (MK-4.3.4), and effects between turns (MK-5.1)."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import EnemyAbility, SkillDef
from questhall.games.mage_knight.printed.kinds import Element, Mana, Range, Site
from questhall.games.mage_knight.rules.cards.mana import can_pay
from questhall.games.mage_knight.rules.cards.wounds import new_wound
from questhall.games.mage_knight.rules.combat.begin import start
from questhall.games.mage_knight.rules.foes import attack_abilities, attack_value
from questhall.games.mage_knight.rules.map.interaction import begin_interaction
from questhall.games.mage_knight.rules.map.movement import cost_of
from questhall.games.mage_knight.state.combat import Aimed, Combat, Foe, Origin
from questhall.games.mage_knight.state.heroes import DUMMY_SEAT, Hero, Unit
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule


def two_heroes(skill: str, day: bool = True) -> tuple[Bench, Hero]:
    """The hero of the bench has the skill and the turn; another hero comes after it."""
    bench = Bench(day=day)
    bench.source()
    bench.skill(skill)
    bench.deck("march")
    other = Hero(1, library().heroes[1])
    other.space = bench.beside(0)
    bench.paint(other.space, "plains")
    other.deck = bench.deck("rage")
    bench.hero.deck.pop()
    bench.realm.heroes.append(other)
    bench.realm.order = [0, 1]
    bench.realm.dummy = None
    return bench, other


def next_turn(bench: Bench) -> None:
    """Begin the turn of the next hero in the column."""
    realm = bench.realm
    realm.combat = None
    realm.place_in_order = (realm.place_in_order + 1) % len(realm.order)
    realm.next_step = "turn"
    bench.flow = None
    if bench.offers("wait"):
        bench.play("wait")
    bench.ask()


def fight_of_other(bench: Bench) -> Combat:
    kind = enemy(armour=30, attack=5)
    combat = Combat(bench.realm.heroes[1].space)
    token = bench.realm.new_card(kind)
    combat.foes.append(Foe(token, kind, Origin.RAMPAGER, combat.space))
    start(bench.realm, combat)
    return combat


def test_a_token_in_the_centre_comes_back_face_down() -> None:
    bench, _ = two_heroes("norowas_prayer_of_weather")
    bench.play("skill:norowas_prayer_of_weather")
    skill = bench.hero.skills[0]
    assert (skill.in_centre, skill.spent) == (True, False)
    next_turn(bench)
    assert skill.in_centre
    next_turn(bench)
    assert (skill.in_centre, skill.spent) == (False, True)
    assert not bench.offers("skill:norowas_prayer_of_weather")


def test_prayer_of_weather_smooths_the_way_and_hinders_others() -> None:
    bench, other = two_heroes("norowas_prayer_of_weather")
    plains = bench.paint(bench.beside(1), "plains")
    wood = bench.paint(bench.beside(2), "forest")
    swamp = bench.paint(other.space, "swamp")
    bench.play("skill:norowas_prayer_of_weather")
    assert [cost_of(bench.realm, each) for each in (plains, wood, swamp)] == [1, 1, 3]
    next_turn(bench)
    assert [cost_of(bench.realm, each) for each in (plains, wood, swamp)] == [3, 4, 5]
    next_turn(bench)
    assert [cost_of(bench.realm, each) for each in (plains, wood, swamp)] == [2, 3, 5]


def test_team_mates_are_spared() -> None:
    bench, _ = two_heroes("norowas_prayer_of_weather")
    bench.realm.rules.cooperative = True
    plains = bench.paint(bench.beside(1), "plains")
    bench.play("skill:norowas_prayer_of_weather")
    next_turn(bench)
    assert cost_of(bench.realm, plains) == 2


@pytest.mark.parametrize(("count", "own", "others"), [(2, 1, 1), (1, 2, 1)])
def test_healing_ritual_passes_a_wound_on(count: int, own: int, others: int) -> None:
    bench, other = two_heroes("arythea_healing_ritual")
    bench.hand("wound", "wound", "wound")
    bench.play("skill:arythea_healing_ritual", f"throw-wounds#{count}")
    assert len(bench.hero.hand) == own
    assert bench.keys(other.hand) == ["wound"] * others


def test_healing_ritual_finds_the_nearest_hero() -> None:
    bench, near = two_heroes("arythea_healing_ritual")
    far = Hero(2, library().heroes[2])
    far.space = next(
        space
        for space in range(len(bench.realm.spaces))
        if space != bench.hero.space and space not in bench.realm.neighbours[bench.hero.space]
    )
    bench.realm.heroes.append(far)
    bench.hand("wound")
    bench.play("skill:arythea_healing_ritual")
    assert (len(near.hand), len(far.hand)) == (1, 0)


def test_healing_ritual_throws_both_wounds_away_in_a_solo_game() -> None:
    bench = Bench()
    bench.skill("arythea_healing_ritual")
    bench.hand("wound", "wound")
    bench.play("skill:arythea_healing_ritual", "throw-wounds#2")
    assert bench.hero.hand == []


def test_source_freeze_leaves_others_without_a_die() -> None:
    bench, other = two_heroes("goldyx_source_freeze")
    bench.source("blue", "blue", "gold")
    bench.play("skill:goldyx_source_freeze")
    assert can_pay(bench.realm, bench.hero, Mana.BLUE)
    next_turn(bench)
    assert not can_pay(bench.realm, other, Mana.BLUE)
    next_turn(bench)
    assert bench.hero.crystals == [0, 1, 0, 0]
    assert can_pay(bench.realm, bench.hero, Mana.BLUE)


def test_mana_exploit_hurts_heroes_who_use_other_colours() -> None:
    bench, other = two_heroes("tovak_mana_exploit")
    bench.play("skill:tovak_mana_exploit", "colour:green")
    assert bench.hero.mana[Mana.GREEN] == 1
    next_turn(bench)
    other.hand = [bench.realm.new_card(library().find(name)) for name in ("march", "rage", "rage")]
    other.mana[Mana.GREEN] = 1
    bench.play("strong:march")
    assert "wound" not in bench.keys(other.hand)
    fight_of_other(bench)
    bench.phase("attack")
    other.mana[Mana.RED] = 2
    bench.play("strong:rage", "strong:rage")
    assert bench.keys(other.hand) == ["wound"]
    assert bench.attack() == 8


def test_wolfs_howl_is_stronger_with_free_command_tokens() -> None:
    bench, other = two_heroes("wolfhawk_wolfs_howl")
    bench.hand("rage")
    bench.play("skill:wolfhawk_wolfs_howl")
    assert bench.turn.move == 4 + 1
    unit = Unit(bench.realm.new_card(library().find("peasants")), bench._unit_kind("peasants"))
    other.units.append(unit)
    next_turn(bench)
    fight_of_other(bench)
    bench.phase("attack")
    bench.play("activate:peasants#0")
    assert bench.attack() == 1


def test_mana_enhancement_gives_a_crystal_and_mana_to_another_hero() -> None:
    bench, other = two_heroes("krang_mana_enhancement")
    bench.hand("march")
    bench.mana("green")
    bench.play("skill:krang_mana_enhancement", "strong:march")
    assert bench.hero.crystals == [0, 0, 1, 0]
    next_turn(bench)
    bench.play("return-skill")
    assert other.mana[Mana.GREEN] == 1
    skill = bench.hero.skills[0]
    assert (skill.in_centre, skill.spent) == (False, True)
    assert not bench.offers("return-skill")


@rule("MK-13.4.2")
def test_a_team_mate_leaves_a_competitive_token_in_the_centre() -> None:
    bench, _ = two_heroes("krang_mana_enhancement")
    bench.realm.rules.cooperative = True
    bench.hand("march")
    bench.mana("green")
    bench.play("skill:krang_mana_enhancement", "strong:march")
    next_turn(bench)
    assert not bench.offers("return-skill")
    assert bench.hero.skills[0].in_centre


@rule("MK-15.11.3")
def test_tokens_of_a_hero_who_is_out_do_nothing() -> None:
    for name in ("goldyx_source_freeze", "krang_mana_enhancement"):
        bench, _ = two_heroes(name)
        bench.hand("march")
        bench.mana("green")
        bench.play(f"skill:{name}", "strong:march")
        bench.hero.out = True
        bench.realm.order = [1]
        next_turn(bench)
        assert bench.turn.dice_left == 1
        assert not bench.offers("return-skill")


def test_natures_vengeance_weakens_one_enemy_and_strengthens_those_of_others() -> None:
    bench, _ = two_heroes("braevalar_natures_vengeance")
    foe = bench.fight(enemy(attack=4))[0]
    bench.play("skill:braevalar_natures_vengeance")
    assert attack_value(bench.combat, foe, 0) == 3
    assert attack_abilities(bench.combat, foe, 0) & EnemyAbility.CUMBERSOME
    next_turn(bench)
    combat = fight_of_other(bench)
    assert attack_value(combat, combat.foes[0], 0) == 6


# -- cooperative skills --------------------------------------------------------------------

LENT = [
    ("arythea_torch_of_war", "attack", {"fire attack": 3}, {"fire attack": 1}),
    ("norowas_good_name", "talking", {"influence": 3}, {"influence": 1}),
    ("tovak_shield_wall", "block", {"block": 3}, {"block": 2}),
    ("wolfhawk_beaten_track", "moving", {"move": 3}, {"move": 1}),
    ("braevalar_healing_spring", "moving", {"heal": 2}, {"heal": 1}),
]


def bring_to(bench: Bench, phase: str) -> None:
    """Bring the current hero into this phase."""
    realm = bench.realm
    hero = realm.hero_of_turn()
    if phase in ("attack", "block"):
        fight_of_other(bench)
    if phase == "talking":
        bench.paint(hero.space, "plains", Site.VILLAGE)
        begin_interaction(realm, hero)
    bench.phase(phase)


@pytest.mark.parametrize(("name", "phase", "own", "others"), LENT)
def test_a_cooperative_skill_helps_another_hero(
    name: str, phase: str, own: dict[str, int], others: dict[str, int]
) -> None:
    bench, _ = two_heroes(name)
    bring_to(bench, phase)
    bench.play(f"skill:{name}")
    assert bench.points() == own
    next_turn(bench)
    bring_to(bench, phase)
    bench.play(f"return-skill:{name}")
    assert bench.points() == others
    assert bench.hero.skills[0].spent
    assert not bench.offers("return-skill")


def test_an_open_vault_gives_a_crystal_and_mana_to_another_hero() -> None:
    bench, other = two_heroes("goldyx_open_vault")
    bench.play("skill:goldyx_open_vault", "colour:red")
    assert bench.hero.crystals == [1, 0, 0, 0]
    next_turn(bench)
    bench.play("return-skill", "colour:white")
    assert other.mana[Mana.WHITE] == 1


def test_a_shared_totem_gives_mana_and_heals_another_hero() -> None:
    bench, _ = two_heroes("krang_shared_totem")
    bench.play("skill:krang_shared_totem", "colour:gold")
    assert bench.hero.mana == [0, 0, 0, 0, 1, 0]
    next_turn(bench)
    bench.play("return-skill")
    assert bench.turn.healing == 1


def test_nobody_returns_their_own_token() -> None:
    bench = Bench()
    bench.skill("wolfhawk_beaten_track")
    bench.play("skill:wolfhawk_beaten_track")
    assert bench.turn.move == 3
    assert not bench.offers("return-skill")


def test_every_hero_has_one_skill_of_each_kind() -> None:
    for hero in library().heroes:
        skills = [library().find(key) for key in hero.skills]
        kinds = [each for each in skills if isinstance(each, SkillDef)]
        assert len(kinds) == 11
        assert [each.cooperative for each in kinds].count(True) == 1
        assert [each.competitive for each in kinds].count(True) == 1


# -- between turns (MK-5.1) ------------------------------------------------------------------

MOTIVATION = [
    ("arythea_motivation", Mana.RED),
    ("goldyx_motivation", Mana.GREEN),
    ("norowas_motivation", Mana.WHITE),
    ("tovak_motivation", Mana.BLUE),
]


def open_window(bench: Bench) -> None:
    bench.realm.next_step = "turn"
    bench.flow = None


@pytest.mark.parametrize(("name", "colour"), MOTIVATION)
def test_motivation_draws_two_cards_in_the_turn_of_another(name: str, colour: int) -> None:
    bench, other = two_heroes(name)
    bench.deck("rage", "rage")
    bench.realm.place_in_order = 1
    other.fame = 1
    open_window(bench)
    bench.play(f"skill:{name}")
    assert bench.keys(bench.hero.hand) == ["rage", "rage"]
    assert bench.hero.mana[colour] == 1
    assert bench.hero.skills[0].spent
    assert bench.realm.next_step == "turn"
    bench.ask()
    assert bench.realm.next_step == "movement"
    assert bench.realm.turn.seat == 1


def test_wolfhawks_motivation_brings_fame() -> None:
    bench, other = two_heroes("wolfhawk_motivation")
    other.fame = 5
    bench.play("skill:wolfhawk_motivation")
    assert bench.hero.fame == 1


def test_without_the_lowest_fame_motivation_brings_only_cards() -> None:
    bench, other = two_heroes("arythea_motivation")
    other.fame = bench.hero.fame
    bench.play("skill:arythea_motivation")
    assert sum(bench.hero.mana) == 0
    assert len(bench.hero.hand) == 1


@rule("MK-15.11.3")
def test_a_hero_who_is_out_has_no_fame_to_compare() -> None:
    bench, other = two_heroes("wolfhawk_motivation")
    third = Hero(2, library().heroes[2])
    bench.realm.heroes.append(third)
    bench.hero.fame, other.fame, third.fame = 2, 5, 0
    third.out = True
    bench.play("skill:wolfhawk_motivation")
    assert bench.hero.fame == 3


def test_a_hero_who_waits_is_asked_again_before_the_next_turn() -> None:
    bench, _ = two_heroes("arythea_motivation")
    bench.realm.place_in_order = 1
    open_window(bench)
    bench.play("wait")
    bench.ask()
    assert bench.realm.next_step == "movement"
    bench.realm.place_in_order = 0
    open_window(bench)
    assert bench.options() == ["skill:arythea_motivation", "wait"]


def test_after_the_last_turn_of_the_round_nothing_is_asked() -> None:
    bench, _ = two_heroes("arythea_motivation")
    bench.realm.place_in_order = 1
    bench.realm.round_ended_by = 0
    bench.realm.last_turns = [1]
    open_window(bench)
    bench.ask()
    assert bench.realm.next_step == "movement"


def test_a_village_is_plundered_once_between_turns() -> None:
    bench, _ = two_heroes("norowas_good_name")
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.deck("rage", "rage")
    bench.realm.place_in_order = 1
    open_window(bench)
    bench.play("plunder")
    assert bench.keys(bench.hero.hand) == ["rage", "rage"]
    assert bench.hero.reputation == -1
    bench.ask()
    assert bench.realm.next_step == "movement"
    bench.realm.place_in_order = 0
    open_window(bench)
    bench.ask()
    assert bench.realm.next_step == "movement"
    assert not bench.hero.plundered


def test_nobody_is_asked_before_the_turn_of_the_dummy() -> None:
    bench = Bench()
    bench.skill("arythea_motivation")
    bench.deck("rage")
    dummy = bench.realm.dummy
    assert dummy is not None
    bench.realm.order = [0, DUMMY_SEAT]
    bench.realm.place_in_order = 1
    open_window(bench)
    assert bench.options() == ["skill:arythea_motivation", "wait"]
    assert len(dummy.discard) >= 3


def test_skills_in_play_survive_copying() -> None:
    bench, _ = two_heroes("krang_battle_frenzy")
    skill = bench.hero.skills[0]
    skill.flipped = skill.spent = True
    bench.hero.kept_tokens.append(new_wound(bench.realm))
    foe = bench.fight(enemy(attack=4))[0]
    foe.aimed.append(Aimed(1, Range.MELEE, Element.PHYSICAL))
    copy = bench.realm.clone()
    foe.aimed[0].amount = 5
    assert copy.heroes[0].skills[0].flipped
    assert copy.heroes[0].kept_tokens == bench.hero.kept_tokens
    assert copy.combat is not None
    assert [each.amount for each in copy.combat.foes[0].aimed] == [1]
