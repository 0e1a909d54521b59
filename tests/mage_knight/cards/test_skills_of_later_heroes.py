"""Skills of Wolfhawk, Krang and Braevalar (MK-4.3)."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import DeedDef, EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Mana, Range, Resists, Site
from questhall.games.mage_knight.rules.foes import armour, attack_value
from questhall.games.mage_knight.rules.map.exploring import exploring_cost
from questhall.games.mage_knight.rules.map.movement import cost_of, is_safe
from questhall.games.mage_knight.state.combat import AttackState
from questhall.games.mage_knight.state.realm import Place
from tests.mage_knight.bench import enemy
from tests.mage_knight.cards.skill_bench import bench_in

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
    bench.paint(far, "plains", Site.KEEP)
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


def test_know_your_prey_removes_an_ability() -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    foe = bench.fight(enemy(abilities=EnemyAbility.SWIFT | EnemyAbility.FORTIFIED))[0]
    bench.play("skill:wolfhawk_know_your_prey", "ignore-ability#0")
    assert not foe.has(EnemyAbility.FORTIFIED)
    assert foe.has(EnemyAbility.SWIFT)


@pytest.mark.parametrize(
    ("element", "choice", "left"),
    [
        (Element.FIRE, f"ignore-element@{Element.FIRE}", Element.PHYSICAL),
        (Element.COLD_FIRE, f"ignore-element@{Element.FIRE}", Element.ICE),
        (Element.COLD_FIRE, f"ignore-element@{Element.ICE}", Element.FIRE),
    ],
)
def test_know_your_prey_removes_an_element(element: int, choice: str, left: int) -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    foe = bench.fight(enemy(element=element, abilities=EnemyAbility.SWIFT))[0]
    bench.play("skill:wolfhawk_know_your_prey", choice)
    assert foe.element(0) == left


def test_know_your_prey_affects_only_the_attack_of_an_immune_enemy() -> None:
    bench = bench_in("ranged", "wolfhawk_know_your_prey")
    abilities = EnemyAbility.ARCANE_IMMUNITY | EnemyAbility.ELUSIVE | EnemyAbility.SWIFT
    foe = bench.fight(enemy(abilities=abilities, resistances=Resists.ICE))[0]
    bench.play("skill:wolfhawk_know_your_prey")
    assert foe.lost_abilities == EnemyAbility.SWIFT


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


def test_dueling_counts_against_one_enemy() -> None:
    bench = bench_in("block", "wolfhawk_dueling")
    first, second = bench.fight(
        enemy(armour=2, attack=1, fame=2, key="rival"), enemy(armour=2, attack=1, key="other")
    )
    bench.phase("block")
    bench.play("skill:wolfhawk_dueling", "aim:rival")
    assert bench.offers("block:rival")
    assert not bench.offers("block:other")
    bench.play("block:rival")
    second.attacks = [AttackState.BLOCKED]
    bench.combat.attack[Range.MELEE][Element.PHYSICAL] = 1
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
        ("krang_battle_hardened", Element.PHYSICAL, 1),
        ("krang_battle_hardened", Element.FIRE, 2),
        ("braevalar_elemental_resistance", Element.PHYSICAL, 2),
        ("braevalar_elemental_resistance", Element.ICE, 1),
        ("braevalar_elemental_resistance", Element.COLD_FIRE, 2),
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


def test_battle_frenzy_has_a_weaker_use() -> None:
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
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    assert not bench.offers("interact")
    bench.play("skill:krang_arcane_disguise", "interact")
    assert bench.turn.influence == 0
    assert bench.hero.skills[0].spent
    bench.mana("green")
    bench.play("pay-skill-up")
    assert not bench.hero.skills[0].spent


def test_arcane_disguise_may_be_plain_influence() -> None:
    bench = bench_in("talking", "krang_arcane_disguise")
    bench.play("skill:krang_arcane_disguise")
    assert bench.turn.influence == 2
    assert not bench.hero.skills[0].spent


def test_puppet_master_keeps_a_token_of_a_defeated_enemy() -> None:
    bench = bench_in("ranged", "krang_puppet_master")
    foe = bench.fight(enemy(armour=1))[0]
    bench.combat.attack[Range.RANGED][Element.PHYSICAL] = 1
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
    kind = enemy(armour=3, attack=5, element=Element.FIRE, resistances=Resists.FIRE)
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
    ("site", "amount"),
    [
        (Site.VILLAGE, 3),
        (Site.MONASTERY, 3),
        (Site.KEEP, 2),
        (Site.MAGICAL_GLADE, 4),
        (Site.MINE, 3),
    ],
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


def test_shapeshift_needs_a_basic_action() -> None:
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
    assert bench.hero.mana[Mana.BLUE] == 0
