"""The Doomstalker: perks and cards of levels 1 and X, half by half."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, preview
from questhall.games.gloomhaven.rules.movement.terrain import meet, put_on
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.figures import Figure
from questhall.kernel.decisions import NOTHING
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY, check_attack, check_loot, check_move
from tests.marks import rule

DOOMSTALKER = library().class_named("doomstalker")


def enter(bench: Bench, figure: Figure, place: str) -> None:
    """The figure comes to a hex and meets what is there."""
    put_on(bench.scene, figure, bench.cell(place))
    bench.run(meet(bench.scene, figure, NOTHING))


def test_the_class() -> None:
    assert DOOMSTALKER.locked
    assert [card.number for card in DOOMSTALKER.cards] == list(range(376, 407))
    assert DOOMSTALKER.hit_points == [8, 9, 11, 12, 14, 15, 17, 18, 20]


def test_all_perks_together() -> None:
    character = Character(DOOMSTALKER, 9)
    for number, perk in enumerate(DOOMSTALKER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card for card in deck if not card.riders and not card.rolling and card.kind == 0]
    assert sorted([card.value for card in plain]) == [-2, -1, *[1] * (5 + 6), 2]
    known = {card.texts[0]: card.value for card in deck if card.texts and not card.rolling}
    assert known == {"muddle": 2, "poison": 1, "wound": 1, "immobilize": 1, "stun": 0}
    assert sorted([card.value for card in deck if card.rolling]) == [0, 0, 1, 1, 1, 1]
    assert any(perk.ignores_scenario for perk in DOOMSTALKER.perks)


def test_perk_cards() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=2 * MANY)
    for effect in ("muddle", "wound", "immobilize", "stun", "poison"):
        bench.rig_perk(effect)
        bench.play("solid_bow", TOP, guard)
    everything = ["poison", "wound", "immobilize", "stun", "muddle"]
    assert (bench.conditions(guard), guard.hp) == (everything, 2 * MANY - 20)


@rule("GH-3.9.10")
def test_a_perk_card_adds_a_target() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    bench.rig_perk("add_target")
    bench.play("solid_bow", TOP, guards[0], guards[1])
    assert [guard.hp for guard in guards] == [MANY - 3, MANY - 3]


# -- halves that only move, attack or loot -----------------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("solid_bow", 4),
        ("swift_trickery", 5),
        ("fresh_kill", 3),
        ("flight_of_flame", 5),
        ("a_moments_peace", 2),
        ("camouflage", 3),
        ("feral_instincts", 3),
        ("foot_snare", 3),
        ("wild_command", 3),
        ("lead_to_slaughter", 3),
    ],
)
def test_a_move(card: str, points: int) -> None:
    check_move("doomstalker", card, points)


@pytest.mark.parametrize("card", ["fresh_kill", "flight_of_flame"])
def test_a_jump(card: str) -> None:
    bench = Bench(doomstalker="0,0")
    for place in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"):
        bench.tile("obstacle", place)
    bench.play(card, BOTTOM, "move@2,0")
    assert bench.place(bench.figure()) == "2,0"


@pytest.mark.parametrize(
    ("card", "value", "range"),
    [
        ("solid_bow", 3, 5),
        ("race_to_the_grave", 5, 5),
        ("swift_trickery", 2, 4),
        ("press_the_attack", 2, 4),
        ("fresh_kill", 4, 4),
        ("camouflage", 3, 5),
        ("lead_to_slaughter", 4, 6),
        ("impending_end", 4, 4),
    ],
)
def test_an_attack(card: str, value: int, range: int) -> None:
    check_attack("doomstalker", card, TOP, value, range)


def test_looting() -> None:
    check_loot("doomstalker", "a_moments_peace", TOP, 1)


@pytest.mark.parametrize(("card", "amount"), [("a_moments_peace", 2), ("feral_instincts", 4)])
def test_a_move_and_a_healing(card: str, amount: int) -> None:
    bench = Bench(doomstalker="0,0")
    bench.figure().hp = 2
    bench.play(card, BOTTOM, "move@2,0")
    assert bench.figure().hp == 2 + amount


@pytest.mark.parametrize(
    ("card", "name", "numbers"),
    [
        ("felling_swoop", "war_hawk", (3, 3, 3, 0)),
        ("vital_charge", "battle_boar", (7, 1, 3, 0)),
        ("the_hunt_begins", "vicious_jackal", (5, 1, 2, 0)),
        ("natures_hunger", "giant_toad", (7, 1, 1, 0)),
        ("predator_and_prey", "spitting_cobra", (5, 3, 3, 3)),
    ],
)
def test_a_creature(card: str, name: str, numbers: tuple[int, ...]) -> None:
    bench = Bench(doomstalker="0,0")
    number = bench.play(card, TOP, "summon@1,0")
    creature = bench.scene.figures[-1].summon
    assert creature is not None
    assert (creature.key, bench.xp(), bench.pile_of(number)) == (name, 2, "active")
    found = (creature.hit_points, creature.attack, creature.move, creature.range)
    assert found == numbers
    bench.hurt(bench.scene.figures[-1], 9)
    assert bench.pile_of(number) == "lost"


@pytest.mark.parametrize(
    ("name", "place", "condition"),
    [
        ("vicious_jackal", "2,0", "wound"),
        ("giant_toad", "2,0", "stun"),
        ("spitting_cobra", "4,0", "poison"),
    ],
)
def test_what_the_attack_of_a_creature_gives(name: str, place: str, condition: str) -> None:
    bench = Bench(doomstalker="0,0")
    creature = bench.summon(name, "1,0")
    guard = bench.monster("bandit_guard", place, hp=MANY)
    bench.summon_turn(creature)
    assert bench.conditions(guard) == [condition]


def test_the_hawk_flies_and_the_jackal_bites_back() -> None:
    bench = Bench(doomstalker="0,0")
    hawk, jackal = bench.summon("war_hawk", "0,1"), bench.summon("vicious_jackal", "1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.attack(guard, jackal, 1)
    assert (bench.scene.flies(hawk), guard.hp) == (True, MANY - 1)


# -- Dooms -------------------------------------------------------------------------


@rule("GH-3.12.2")
def test_a_new_doom_replaces_the_old_one() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "-6,0")]
    first = bench.play("rain_of_arrows", BOTTOM, guards[0])
    assert bench.scene.actives[0].figures == [guards[0].id]
    bench.play("vital_charge", BOTTOM, "skip")
    assert bench.pile_of(first) == "active"
    second = bench.play("vital_charge", BOTTOM, guards[1])
    assert [bench.pile_of(each) for each in (first, second)] == ["discard", "active"]
    assert bench.scene.actives[0].figures == [guards[1].id]


def test_a_doom_is_discarded_when_its_enemy_dies() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "2,0")]
    card = bench.play("rain_of_arrows", BOTTOM, guards[0])
    bench.hurt(guards[1], MANY)
    assert bench.pile_of(card) == "active"
    bench.hurt(guards[0], MANY)
    assert bench.pile_of(card) == "discard"


def test_a_doom_is_in_the_preview_of_an_attack() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, elite=True) for place in ("3,0", "0,3")]
    bench.play("rain_of_arrows", BOTTOM, guards[0])
    plan = AttackPlan(bench.figure(), 3, 5, [])
    assert [preview(bench.scene, plan, guard) for guard in guards] == [(5, 0, 1), (3, 0, 1)]


def test_the_cloak_of_the_hunter_muddles_whom_a_doom_marks() -> None:
    bench = Bench(doomstalker="0,0")
    bench.item("cloak_of_the_hunter")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "0,3")]
    bench.play("rain_of_arrows", BOTTOM, guards[0])
    assert [bench.conditions(guard) for guard in guards] == [["muddle"], []]


# -- level 1 -----------------------------------------------------------------------


@rule("GH-3.12.7")
def test_rain_of_arrows_shoots_when_four_doomed_enemies_die() -> None:
    bench = Bench(doomstalker="0,0")
    target = bench.monster("bandit_guard", "5,0", hp=MANY)
    card = bench.play("rain_of_arrows", TOP)
    bench.hurt(bench.monster("bandit_guard", "-3,0"), MANY)
    for number in range(4):
        assert (bench.pile_of(card), target.hp) == ("active", MANY - 2 * number)
        victim = bench.monster("bandit_guard", "-3,0")
        bench.play("rain_of_arrows", BOTTOM, victim)
        bench.hurt(victim, MANY, target)
    assert (bench.pile_of(card), target.hp, bench.xp()) == ("lost", MANY - 8, 2)


def test_rain_of_arrows_dooms_an_enemy_to_harder_attacks() -> None:
    bench = Bench(doomstalker="0,0", brute="3,1")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    bench.play("rain_of_arrows", BOTTOM, guards[0])
    for guard in guards:
        bench.play("solid_bow", TOP, guard)
    bench.attack(bench.figure(1), guards[0], 2)
    assert [guard.hp for guard in guards] == [MANY - 7, MANY - 3]


@pytest.mark.parametrize(
    ("card", "damage", "conditions", "xp", "pile"),
    [
        ("crippling_noose", 4, ["stun"], 2, "lost"),
        ("detonation", 3, [], 2, "lost"),
        ("foot_snare", 2, ["immobilize"], 0, "discard"),
        ("flight_of_flame", 2, ["wound"], 0, "discard"),
    ],
)
def test_a_trap(card: str, damage: int, conditions: list[str], xp: int, pile: str) -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "1,1", hp=MANY)
    number = bench.play(card, TOP, "make-trap@1,0")
    assert (bench.pile_of(number), bench.xp()) == (pile, 0)
    enter(bench, guard, "1,0")
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - damage, conditions, xp)


@pytest.mark.parametrize(
    ("card", "damage", "conditions"), [("detonation", 2, []), ("flight_of_flame", 0, ["wound"])]
)
def test_a_trap_that_hurts_all_enemies_around_it(
    card: str, damage: int, conditions: list[str]
) -> None:
    bench = Bench(doomstalker="0,0", brute="2,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("1,1", "2,-1", "3,0")]
    bench.play(card, TOP, "make-trap@1,0")
    enter(bench, guards[0], "1,0")
    assert [guard.hp for guard in guards[1:]] == [MANY - damage, MANY]
    assert [bench.conditions(guard) for guard in guards[1:]] == [conditions, []]
    assert [bench.figure(seat).hp for seat in (0, 1)] == [8, 10]


def test_crippling_noose_weakens_and_slows_down() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("6,0", "-6,0")]
    bench.play("crippling_noose", BOTTOM, guards[0])
    for guard in guards:
        bench.monster_turn(guard, card=3)
    assert [bench.place(guard) for guard in guards] == ["5,0", "-4,0"]
    for guard in guards:
        bench.attack(guard, bench.figure(), 3)
    assert bench.figure().hp == 8 - 2 - 3


def test_crippling_noose_shortens_the_range() -> None:
    bench = Bench(doomstalker="0,0", brute="-6,0")
    archer = bench.monster("bandit_archer", "4,0")
    bench.play("crippling_noose", BOTTOM, archer)
    bench.monster_turn(archer, card=6)
    assert bench.figure().hp == 8 - 2
    bench.monster_turn(archer, card=5)
    assert bench.figure().hp == 8 - 2


def test_felling_swoop_takes_the_place_of_the_dead() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("5,0", "0,5")]
    bench.play("felling_swoop", BOTTOM, guards[0])
    bench.hurt(guards[0], MANY, "teleport")
    assert bench.place(bench.figure()) == "5,0"
    bench.play("felling_swoop", BOTTOM, guards[1])
    bench.hurt(guards[1], MANY, "skip")
    assert bench.place(bench.figure()) == "5,0"


def test_vital_charge_heals_when_the_doomed_dies() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.figure().hp = 2
    bench.play("vital_charge", BOTTOM, guard)
    bench.hurt(guard, MANY)
    assert bench.figure().hp == 6


@rule("GH-3.10.17")
def test_a_stunned_doomstalker_performs_no_healing() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.figure().hp = 2
    bench.play("vital_charge", BOTTOM, guard)
    bench.give(bench.figure(), "stun")
    bench.hurt(guard, MANY)
    assert bench.figure().hp == 2


def test_race_to_the_grave_hurts_at_each_turn() -> None:
    bench = Bench(doomstalker="0,0", brute="-6,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("6,0", "5,0")]
    bench.play("race_to_the_grave", BOTTOM, guards[0])
    for guard in guards:
        bench.monster_turn(guard)
    bench.monster_turn(guards[0])
    assert [guard.hp for guard in guards] == [MANY - 4, MANY]


def test_race_to_the_grave_kills_before_the_enemy_acts() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=2)
    card = bench.play("race_to_the_grave", BOTTOM, guard)
    bench.monster_turn(guard, card=2)
    assert (guard.gone, bench.figure().hp, bench.pile_of(card)) == (True, 8, "discard")


def test_race_to_the_grave_shoots() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    card = bench.play("race_to_the_grave", TOP, guard)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_multi_pronged_assault_hits_two() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("3,0", "0,3")]
    card = bench.play("multi_pronged_assault", TOP, *guards)
    assert [guard.hp for guard in guards] == [MANY - 4, MANY - 4]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_multi_pronged_assault_is_for_allies() -> None:
    bench = Bench(doomstalker="0,0", brute="3,1")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("multi_pronged_assault", BOTTOM, guard)
    for seat in range(2):
        bench.attack(bench.figure(seat), guard, 2)
    assert guard.hp == MANY - 5


def test_detonation_hurts_all_around_the_dead() -> None:
    bench = Bench(doomstalker="0,0", brute="4,1")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "5,0", "2,0")]
    bench.play("detonation", BOTTOM, guards[0])
    bench.hurt(guards[0], MANY)
    assert [guard.hp for guard in guards[1:]] == [MANY - 3, MANY]
    assert bench.figure(1).hp == 10


@rule("GH-3.12.7")
def test_frightening_curse_lets_dooms_pass_on() -> None:
    bench = Bench(doomstalker="0,0")
    card = bench.play("frightening_curse", TOP)
    guards = [bench.monster("bandit_guard", f"{q},0") for q in (6, 4, 2, -1, -5)]
    doom = bench.play("rain_of_arrows", BOTTOM, guards[0])
    bench.hurt(guards[0], MANY, guards[1])
    bench.hurt(guards[1], MANY, guards[2])
    assert bench.pile_of(doom) == "active"
    assert (bench.scene.actives[-1].figures, bench.xp()) == ([guards[2].id], 2)
    bench.hurt(guards[2], MANY)  # nobody else is near
    assert (bench.pile_of(doom), bench.pile_of(card)) == ("discard", "active")
    near = bench.monster("bandit_guard", "0,1")
    bench.play("rain_of_arrows", BOTTOM, guards[3])
    bench.hurt(guards[3], MANY, "skip")
    assert bench.pile_of(card) == "active"
    bench.play("rain_of_arrows", BOTTOM, near)
    bench.monster("bandit_guard", "0,3")
    bench.hurt(near, MANY, bench.scene.figures[-1])
    assert (bench.pile_of(card), bench.xp()) == ("lost", 3)


def test_frightening_curse_scatters_those_around_the_dead() -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "5,0", "4,1", "1,0")]
    bench.play("frightening_curse", BOTTOM, guards[0])
    bench.hurt(guards[0], MANY, guards[1], "move@6,0", "move@4,2")
    assert [bench.place(guard) for guard in guards[1:]] == ["6,0", "4,2", "1,0"]


def test_foot_snare_immobilizes_and_moves() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("foot_snare", BOTTOM, guard, "move@-3,0")
    assert (bench.conditions(guard), bench.place(bench.figure())) == (["immobilize"], "-3,0")


@pytest.mark.parametrize(("card", "plus"), [("swift_trickery", 2), ("press_the_attack", 3)])
def test_an_attack_that_is_harder_on_the_doomed(card: str, plus: int) -> None:
    bench = Bench(doomstalker="0,0")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    bench.play("vital_charge", BOTTOM, guards[0])
    for guard in guards:
        bench.play(card, TOP, guard)
    assert [guard.hp for guard in guards] == [MANY - 2 - plus, MANY - 2]
    assert bench.xp() == 1


# -- level X -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "half", "damage", "range", "xp"),
    [("sap_life", TOP, 3, 4, 2), ("press_the_attack", BOTTOM, 2, 2, 0)],
)
def test_a_retaliation(card: str, half: int, damage: int, range: int, xp: int) -> None:
    bench = Bench(doomstalker="0,0")
    places = (f"{range},0", f"{range + 1},0")
    archers = [bench.monster("bandit_archer", place, hp=MANY) for place in places]
    bench.play(card, half)
    for archer in archers:
        bench.attack(archer, bench.figure(), 1, range=6)
    assert ([archer.hp for archer in archers], bench.xp()) == ([MANY - damage, MANY], xp)


def test_sap_life_heals_whenever_the_doomed_suffers() -> None:
    bench = Bench(doomstalker="0,0", brute="4,0")
    guard = bench.monster("bandit_guard", "5,0", hp=MANY)
    bench.figure().hp = 1
    card = bench.play("sap_life", BOTTOM, guard)
    bench.hurt(guard, 1)
    bench.attack(bench.figure(1), guard, 2)
    assert bench.figure().hp == 5
    bench.hurt(guard, MANY)
    assert (bench.figure().hp, bench.pile_of(card)) == (7, "discard")


def test_the_hunt_begins_for_summons() -> None:
    bench = Bench(doomstalker="0,0", brute="3,1")
    boar = bench.summon("battle_boar", "4,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.play("the_hunt_begins", BOTTOM, guard)
    bench.attack(boar, guard, 1)
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == MANY - 4


def test_fresh_kill_is_harder_on_the_undamaged() -> None:
    bench = Bench(doomstalker="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("fresh_kill", TOP, guard)
    bench.play("fresh_kill", TOP, guard)
    assert (guard.hp, bench.xp()) == (MANY - 6, 1)
