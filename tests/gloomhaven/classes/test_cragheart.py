"""The Cragheart's cards of level 1 and X, half by half."""

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.scene import TileKind
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule

CRAGHEART = library().class_named("cragheart")


def is_obstacle(bench: Bench, place: str) -> bool:
    tile = bench.scene.tile(bench.cell(place))
    return tile is not None and tile.kind == TileKind.OBSTACLE


def obstacles(bench: Bench, *places: str) -> None:
    for place in places:
        bench.tile("obstacle", place)


def test_the_class_is_complete() -> None:
    levels = [card.level for card in CRAGHEART.cards]
    assert levels == [1] * 11 + [0] * 3 + [level for level in range(2, 10) for _ in range(2)]
    assert [card.number for card in CRAGHEART.cards] == list(range(116, 146))
    assert CRAGHEART.hand == 11
    assert CRAGHEART.hit_points == [10, 12, 14, 16, 18, 20, 22, 24, 26]
    assert sum(perk.boxes for perk in CRAGHEART.perks) == 15


def test_all_perks_together() -> None:
    character = Character(CRAGHEART, 9)
    for number, perk in enumerate(CRAGHEART.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card.value for card in deck if not card.riders and card.kind == 0]
    assert plain.count(-1) == 5 - 3
    assert plain.count(0) == 6 - 4
    assert plain.count(1) == 5 + 3
    assert plain.count(-2) == 2
    assert plain.count(2) == 3
    assert len([card for card in deck if card.rolling]) == 2 + 4 + 2
    assert any(perk.ignores_items for perk in CRAGHEART.perks)
    assert any(perk.ignores_scenario for perk in CRAGHEART.perks)


def test_opposing_strike_hits_both_sides() -> None:
    bench = Bench(cragheart="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "-1,0")
    beside = bench.monster("bandit_guard", "0,1")
    bench.open("opposing_strike", TOP)
    bench.choose(bench.area_over(one, other))
    bench.choose(one)
    assert [one.hp, other.hp, beside.hp] == [3, 3, 6]
    assert bench.xp() == 1


def test_opposing_strike_retaliates_against_six_melee_attacks() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=30)
    archer = bench.monster("bandit_archer", "3,0")
    card = bench.play("opposing_strike", BOTTOM)
    bench.attack(archer, bench.figure(), 1, range=4)
    assert archer.hp == 5
    for number in range(6):
        assert bench.pile_of(card) == "active"
        bench.figure().hp = 10
        bench.attack(guard, bench.figure(), 1)
        assert guard.hp == 30 - 2 * (number + 1)
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 3


def test_crushing_grasp_immobilizes_and_charges_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("crushing_grasp", TOP, guard)
    assert guard.hp == 3
    assert bench.conditions(guard) == ["immobilize"]
    assert bench.charged() == ["earth"]
    assert bench.pile_of(card) == "discard"


def test_avalanche_uses_earth_for_more() -> None:
    bench = Bench(cragheart="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "1,-1")
    bench.element("earth")
    card = bench.open("avalanche", TOP)
    bench.choose("use")
    bench.choose(bench.area_over(one, other))
    bench.choose(one)
    assert [one.hp, other.hp] == [1, 1]
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"
    assert bench.element_of("earth") == 0


def test_avalanche_makes_two_obstacles_beside_the_character() -> None:
    bench = Bench(cragheart="0,0")
    bench.coin("0,1")
    bench.open("avalanche", BOTTOM)
    assert sorted(bench.places()) == ["-1,0", "-1,1", "0,-1", "1,-1", "1,0"]
    bench.choose("1,0")
    assert "1,0" not in bench.places()
    bench.choose("1,-1")
    assert is_obstacle(bench, "1,0")
    assert is_obstacle(bench, "1,-1")
    assert bench.charged() == ["earth"]


@rule("GH-2.2.26")
def test_an_obstacle_never_cuts_the_map() -> None:
    bench = Bench(cragheart="5,0")
    obstacles(bench, "5,1", "6,-1")
    bench.open("avalanche", BOTTOM)
    assert "6,0" in bench.places()
    bench.choose("5,-1")
    assert bench.prompt == "make-obstacle"
    assert sorted(bench.places()) == ["4,0", "4,1", "6,0"]
    bench.choose("4,1")
    bench.new_turn()
    bench.open("avalanche", BOTTOM)
    assert bench.places() == ["6,0"]


def test_rumbling_advance_shakes_friend_and_foe() -> None:
    bench = Bench(cragheart="0,0", brute="2,0")
    guard = bench.monster("bandit_guard", "1,1")
    far = bench.monster("bandit_guard", "-2,0")
    bench.play("rumbling_advance", BOTTOM, "move@1,0")
    assert [guard.hp, far.hp] == [5, 6]
    assert bench.figure(1).hp == 9
    assert bench.figure(0).hp == 10
    assert bench.charged() == ["earth"]


def test_rumbling_advance_charges_nothing_if_nothing_is_done() -> None:
    bench = Bench(cragheart="0,0")
    bench.play("rumbling_advance", BOTTOM, "stay")
    assert bench.charged() == []


def test_rumbling_advance_heals() -> None:
    bench = Bench(cragheart="0,0", brute="2,0")
    bench.figure(1).hp = 3
    bench.play("rumbling_advance", TOP, bench.figure(1))
    assert bench.figure(1).hp == 7
    assert bench.charged() == ["earth"]


def test_massive_boulder_hurts_all_around_its_target() -> None:
    bench = Bench(cragheart="0,0", brute="3,-1")
    guard = bench.monster("bandit_guard", "2,0")
    beside = bench.monster("bandit_guard", "3,0")
    bench.play("massive_boulder", TOP, guard)
    assert [guard.hp, beside.hp] == [3, 5]
    assert bench.figure(1).hp == 9
    assert bench.charged() == ["earth"]


def test_massive_boulder_does_not_hurt_its_thrower() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("massive_boulder", TOP, guard)
    assert bench.figure().hp == 10


def test_backup_ammunition_adds_a_target_to_four_ranged_attacks() -> None:
    bench = Bench(cragheart="0,0")
    card = bench.play("backup_ammunition", TOP)
    one = bench.monster("bandit_guard", "2,0", hp=30)
    other = bench.monster("bandit_guard", "0,2", hp=30)
    bench.play("crushing_grasp", TOP)
    for number in range(4):
        assert bench.pile_of(card) == "active"
        assert bench.xp() == number
        bench.play("earthen_clod", TOP, one, other)
    assert [one.hp, other.hp] == [22, 22]
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 4


def test_backup_ammunition_is_kept_if_nobody_is_attacked() -> None:
    bench = Bench(cragheart="0,0")
    card = bench.play("backup_ammunition", TOP)
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("earthen_clod", TOP, "no-attack")
    assert bench.xp() == 0
    bench.play("earthen_clod", TOP, guard)
    assert bench.xp() == 1
    assert bench.pile_of(card) == "active"


def test_rock_tunnel_destroys_an_adjacent_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "1,0", "2,0")
    bench.play("rock_tunnel", TOP, "1,0")
    assert not is_obstacle(bench, "1,0")
    assert is_obstacle(bench, "2,0")
    assert bench.xp() == 1


def test_rock_tunnel_immobilizes_those_jumped_over() -> None:
    bench = Bench(cragheart="0,0")
    under = bench.monster("bandit_guard", "1,0")
    beside = bench.monster("bandit_guard", "1,1")
    card = bench.play("rock_tunnel", BOTTOM, "step@1,0", "step@2,0", "stay")
    assert bench.place(bench.figure()) == "2,0"
    assert bench.conditions(under) == ["immobilize"]
    assert bench.conditions(beside) == []
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 1


def test_unstable_upheaval_hits_farther_with_earth() -> None:
    bench = Bench(cragheart="0,0", brute="0,1")
    near = bench.monster("bandit_guard", "1,0")
    far = bench.monster("bandit_guard", "-2,0")
    bench.element("earth")
    bench.open("unstable_upheaval", TOP)
    bench.choose("use")
    bench.choose(near)
    assert [near.hp, far.hp] == [3, 3]
    assert bench.figure(1).hp == 8
    assert bench.xp() == 2


def test_unstable_upheaval_without_earth() -> None:
    bench = Bench(cragheart="0,0", brute="0,2")
    near = bench.monster("bandit_guard", "1,0")
    far = bench.monster("bandit_guard", "-2,0")
    bench.play("unstable_upheaval", TOP, near)
    assert [near.hp, far.hp] == [3, 6]
    assert bench.figure(1).hp == 10
    assert bench.xp() == 1


def test_unstable_upheaval_shields_all_allies() -> None:
    bench = Bench(cragheart="0,0", brute="5,0")
    guard = bench.monster("bandit_guard", "6,0")
    card = bench.play("unstable_upheaval", BOTTOM)
    assert bench.figure(1).hp == 9
    assert bench.figure(0).hp == 10
    bench.attack(guard, bench.figure(1), 3)
    assert bench.figure(1).hp == 8
    bench.attack(guard, bench.figure(0), 3)
    assert bench.figure(0).hp == 7
    assert bench.pile_of(card) == "active"
    bench.end_round()
    assert bench.pile_of(card) == "lost"
    bench.attack(guard, bench.figure(1), 3)
    assert bench.figure(1).hp == 5


def test_crater_pushes_with_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.element("earth")
    bench.play("crater", TOP, "use", guard, "3,0", "4,0")
    assert bench.place(guard) == "4,0"
    assert guard.hp == 3
    assert bench.xp() == 1


def test_crater_hurts_before_and_after_the_jump() -> None:
    bench = Bench(cragheart="0,0")
    before = bench.monster("bandit_guard", "-1,0")
    after = bench.monster("bandit_guard", "3,0")
    bench.element("earth")
    card = bench.play("crater", BOTTOM, "move@2,0", "use")
    assert [before.hp, after.hp] == [5, 4]
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_dirt_tornado_muddles_friend_and_foe() -> None:
    bench = Bench(cragheart="0,0", brute="2,1")
    guard = bench.monster("bandit_guard", "2,0")
    outside = bench.monster("bandit_guard", "-2,0")
    bench.element("earth")
    bench.open("dirt_tornado", TOP)
    bench.choose("use")
    bench.choose(bench.area_over(guard, bench.figure(1)))
    assert guard.hp == 4
    assert bench.conditions(guard) == ["muddle"]
    assert bench.conditions(bench.figure(1)) == ["muddle"]
    assert bench.conditions(bench.figure(0)) == []
    assert bench.conditions(outside) == []
    assert outside.hp == 6
    assert bench.xp() == 1


def test_earthen_clod_immobilizes_with_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.element("earth")
    bench.play("earthen_clod", TOP, "use", guard)
    assert guard.hp == 4
    assert bench.conditions(guard) == ["immobilize"]
    assert bench.xp() == 1


def test_heaving_swing_pushes_into_an_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    obstacles(bench, "2,0")
    bench.play("heaving_swing", TOP, guard, "push@2,0")
    assert guard.hp == 1
    assert bench.place(guard) == "2,0"
    assert not is_obstacle(bench, "2,0")
    assert bench.xp() == 1


def test_heaving_swing_may_push_beside_the_obstacle_or_not_at_all() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    obstacles(bench, "2,0")
    bench.open("heaving_swing", TOP)
    bench.choose(guard)
    assert sorted(bench.offered) == [
        f"push:{guard.id}@1,1",
        f"push:{guard.id}@2,-1",
        f"push:{guard.id}@2,0",
        "skip",
    ]
    bench.choose("push@2,-1")
    assert guard.hp == 3
    assert is_obstacle(bench, "2,0")
    assert bench.xp() == 0


def test_heaving_swing_helps_ranged_attacks_for_the_round() -> None:
    bench = Bench(cragheart="0,0")
    far = bench.monster("bandit_guard", "3,0")
    near = bench.monster("bandit_guard", "0,1")
    card = bench.play("heaving_swing", BOTTOM)
    bench.play("earthen_clod", TOP, far)
    bench.play("crushing_grasp", TOP, near)
    assert [far.hp, near.hp] == [3, 3]
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.play("earthen_clod", TOP, far)
    assert far.hp == 1


def test_forceful_storm_gives_experience_for_each_target() -> None:
    bench = Bench(cragheart="0,0")
    one = bench.monster("bandit_guard", "3,0")
    other = bench.monster("bandit_guard", "3,-1")
    bench.open("forceful_storm", TOP)
    bench.choose(bench.area_over(one, other))
    bench.choose(one)
    assert [one.hp, other.hp] == [3, 3]
    assert bench.conditions(one) == ["disarm"]
    assert bench.conditions(other) == ["disarm"]
    assert bench.xp() == 2
    assert bench.charged() == ["air"]


def test_forceful_storm_helps_melee_attacks_for_the_round() -> None:
    bench = Bench(cragheart="0,0")
    far = bench.monster("bandit_guard", "3,0")
    near = bench.monster("bandit_guard", "0,1")
    bench.play("forceful_storm", BOTTOM)
    bench.play("earthen_clod", TOP, far)
    bench.play("crushing_grasp", TOP, near)
    assert [far.hp, near.hp] == [4, 1]


def test_natures_lift_heals_two() -> None:
    bench = Bench(cragheart="0,0", brute="3,0")
    bench.figure(0).hp = 5
    bench.figure(1).hp = 5
    bench.play("natures_lift", TOP, bench.figure(0), bench.figure(1))
    assert [bench.figure(0).hp, bench.figure(1).hp] == [7, 7]


def test_natures_lift_uses_air_to_reach_farther() -> None:
    bench = Bench(cragheart="-2,0")
    far = bench.monster("bandit_guard", "3,0")
    card = bench.play("natures_lift", BOTTOM)
    bench.play("massive_boulder", TOP)
    assert far.hp == 6
    bench.element("air")
    bench.play("massive_boulder", TOP, "use", far)
    assert far.hp == 3
    assert bench.element_of("air") == 0
    assert bench.pile_of(card) == "active"
    assert bench.xp() == 0
    bench.element("air")
    bench.play("massive_boulder", TOP, "use", far)
    assert bench.xp() == 1
