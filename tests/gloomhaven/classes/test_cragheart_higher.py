"""The Cragheart's cards of level 2 and up, half by half."""

from questhall.games.gloomhaven.rules.movement.forced import push_or_pull
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.heroes import Feat
from questhall.kernel.decisions import Flow
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.test_cragheart import is_obstacle, obstacles
from tests.marks import rule


def test_explosive_punch_hits_all_around_the_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "1,0")
    beside = bench.monster("bandit_guard", "2,0")
    away = bench.monster("bandit_guard", "-1,0")
    card = bench.play("explosive_punch", TOP, "destroy-obstacle", beside)
    assert [beside.hp, away.hp] == [2, 6]
    assert not is_obstacle(bench, "1,0")
    assert bench.charged() == ["earth"]
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_explosive_punch_without_an_obstacle_hits_nobody() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("explosive_punch", TOP)
    assert guard.hp == 6
    assert bench.xp() == 0


def test_sentient_growth_heals_allies_in_its_area() -> None:
    bench = Bench(cragheart="0,0", brute="3,-1")
    bench.figure(1).hp = 5
    guard = bench.monster("bandit_guard", "2,0")
    bench.open("sentient_growth", TOP)
    bench.choose(bench.area_over(guard, bench.figure(1)))
    assert guard.hp == 4
    assert bench.figure(1).hp == 7


def test_sentient_growth_moves_heals_and_hits() -> None:
    bench = Bench(cragheart="0,0", brute="2,0")
    bench.figure(1).hp = 5
    guard = bench.monster("bandit_guard", "1,1")
    bench.play("sentient_growth", BOTTOM, "move@1,0", guard)
    assert guard.hp == 5
    assert bench.figure(1).hp == 6


def test_clear_the_way_throws_an_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "-1,0")
    one = bench.monster("bandit_guard", "4,0")
    away = bench.monster("bandit_guard", "0,3")
    bench.element("earth")
    bench.play("clear_the_way", TOP, "take-obstacle", "make-obstacle@3,0", "use", one)
    assert not is_obstacle(bench, "-1,0")
    assert is_obstacle(bench, "3,0")
    assert [one.hp, away.hp] == [3, 6]
    assert bench.xp() == 2


@rule("GH-3.9.10")
def test_clear_the_way_with_one_more_target() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "-1,0")
    beside = bench.monster("bandit_guard", "4,0")
    away = bench.monster("bandit_guard", "0,3")
    bench.play("backup_ammunition", TOP)
    bench.play("clear_the_way", TOP, "take-obstacle", "make-obstacle@3,0", away, beside)
    assert [beside.hp, away.hp] == [4, 4]


def test_clear_the_way_may_leave_the_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "-1,0")
    guard = bench.monster("bandit_guard", "-2,0")
    bench.play("clear_the_way", TOP, "skip")
    assert is_obstacle(bench, "-1,0")
    assert guard.hp == 6
    assert bench.xp() == 0


def test_clear_the_way_needs_an_obstacle_of_one_hex() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    big = bench.tile("obstacle", "1,0")
    bench.scene.take_away(big)
    big.cells = [bench.cell("1,0"), bench.cell("1,-1")]
    bench.scene.lay(big)
    bench.play("clear_the_way", TOP)
    assert guard.hp == 6
    assert bench.xp() == 0


def test_clear_the_way_breaks_what_it_jumps_over() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "1,0", "1,1")
    bench.tile("trap", "2,0", damage=3)
    card = bench.play("clear_the_way", BOTTOM, "step@1,0", "step@2,0", "step@3,0", "stay")
    assert not is_obstacle(bench, "1,0")
    assert is_obstacle(bench, "1,1")
    assert bench.scene.tile(bench.cell("2,0")) is None
    assert bench.figure().hp == 10
    assert bench.hero().tally[Feat.TRAPS] == 1
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_blunt_force_is_worth_its_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.element("earth")
    bench.play("blunt_force", TOP, "use", guard)
    assert guard.hp == 12
    assert bench.xp() == 3


def test_blunt_force_retaliates_for_the_round() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    card = bench.play("blunt_force", BOTTOM, "stay")
    bench.attack(guard, bench.figure(), 2)
    assert guard.hp == 5
    assert bench.xp() == 1
    bench.end_round()
    assert bench.pile_of(card) == "discard"
    bench.attack(guard, bench.figure(), 2)
    assert guard.hp == 5


def test_rock_slide_hurts_everybody_once() -> None:
    bench = Bench(cragheart="0,0", brute="4,-1")
    guard = bench.monster("bandit_guard", "3,0")
    away = bench.monster("bandit_guard", "-4,0")
    bench.play("rock_slide", TOP, "2,0", "3,-1", "2,1")
    assert guard.hp == 4
    assert bench.figure(1).hp == 8
    assert away.hp == 6
    assert is_obstacle(bench, "2,1")
    assert bench.charged() == ["earth"]
    assert bench.xp() == 1


def test_rock_slide_moves_in_a_straight_line() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "3,0")
    bench.monster("bandit_guard", "0,-1")
    bench.open("rock_slide", BOTTOM)
    places = bench.places()
    assert "2,0" in places
    assert "3,0" not in places
    assert "4,0" not in places
    assert "0,-2" not in places
    assert "0,6" in places
    assert "1,1" not in places
    bench.choose("move@0,6")
    assert bench.place(bench.figure()) == "0,6"


def test_a_straight_line_goes_on_in_its_direction_after_a_trap() -> None:
    bench = Bench(cragheart="0,0")
    bench.tile("trap", "2,0", damage=1)
    bench.open("rock_slide", BOTTOM)
    assert "3,0" not in bench.places()
    bench.choose("move@2,0")
    assert bench.figure().hp == 9
    assert bench.places() == ["3,0", "4,0", "5,0", "6,0"]
    bench.choose("stay")


def test_a_straight_line_pays_for_difficult_hexes() -> None:
    bench = Bench(cragheart="0,0")
    for place in ("1,0", "2,0", "3,0", "4,0"):
        bench.tile("difficult", place)
    bench.open("rock_slide", BOTTOM)
    assert "3,0" in bench.places()
    assert "4,0" not in bench.places()


def test_kinetic_assault_retaliates_far() -> None:
    bench = Bench(cragheart="0,0")
    archer = bench.monster("bandit_archer", "3,0")
    farther = bench.monster("bandit_archer", "0,4")
    card = bench.play("kinetic_assault", BOTTOM)
    bench.attack(archer, bench.figure(), 1, range=4)
    bench.attack(farther, bench.figure(), 1, range=4)
    assert [archer.hp, farther.hp] == [2, 5]
    assert bench.xp() == 2
    bench.end_round()
    assert bench.pile_of(card) == "lost"


def test_petrify_turns_a_normal_enemy_into_stone() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    elite = bench.monster("bandit_guard", "2,0", elite=True)
    bench.open("petrify", TOP)
    assert bench.targets() == [guard]
    bench.choose(guard)
    bench.choose("make-obstacle")
    assert guard.gone
    assert not elite.gone
    assert is_obstacle(bench, "3,0")
    assert bench.scene.coins[bench.cell("3,0")] == 1
    assert bench.charged() == ["earth"]
    assert bench.xp() == 2


@rule("GH-2.2.26")
def test_petrify_leaves_no_stone_where_it_would_cut_the_map() -> None:
    bench = Bench(cragheart="3,0")
    obstacles(bench, "5,1", "6,-1")
    guard = bench.monster("bandit_guard", "5,0")
    bench.play("petrify", TOP, guard)
    assert guard.gone
    assert not is_obstacle(bench, "5,0")


def test_petrify_without_a_victim_does_nothing() -> None:
    bench = Bench(cragheart="0,0")
    bench.monster("bandit_guard", "3,0")
    bench.play("petrify", TOP, "skip")
    assert not is_obstacle(bench, "3,0")
    assert bench.charged() == []
    assert bench.xp() == 0


def test_petrify_may_leave_the_hex_free() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("petrify", TOP, guard, "skip")
    assert not is_obstacle(bench, "3,0")
    assert bench.xp() == 2


def test_petrify_immobilizes_all_adjacent() -> None:
    bench = Bench(cragheart="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "0,1")
    bench.play("petrify", BOTTOM, "stay")
    assert bench.conditions(one) == ["immobilize"]
    assert bench.conditions(other) == ["immobilize"]


def test_stone_pummel_breaks_obstacles_on_four_melee_attacks() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=30)
    card = bench.play("stone_pummel", BOTTOM)
    bench.play("crushing_grasp", TOP, guard)
    assert guard.hp == 27
    assert bench.xp() == 0
    obstacles(bench, "0,1", "-1,0")
    bench.play("crushing_grasp", TOP, guard, "destroy-obstacle@0,1")
    assert guard.hp == 21
    assert bench.xp() == 1
    assert not is_obstacle(bench, "0,1")
    bench.play("crushing_grasp", TOP, guard)
    assert guard.hp == 15
    assert not is_obstacle(bench, "-1,0")
    assert bench.pile_of(card) == "active"


def test_stone_pummel_leaves_ranged_attacks_alone() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("stone_pummel", BOTTOM)
    obstacles(bench, "0,1")
    bench.play("earthen_clod", TOP, guard)
    assert guard.hp == 4
    assert is_obstacle(bench, "0,1")


def test_stone_pummel_muddles_on_both_sides() -> None:
    bench = Bench(cragheart="0,0")
    places = ("1,0", "-1,0", "1,-1", "-1,1")
    guards = [bench.monster("bandit_guard", place) for place in places]
    bench.open("stone_pummel", TOP)
    bench.choose(bench.area_over(*guards))
    for guard in guards[:-1]:
        bench.choose(guard)
    assert [guard.hp for guard in guards] == [3, 3, 3, 3]
    assert all(bench.conditions(guard) == ["muddle"] for guard in guards)


def test_dig_pit_makes_a_stunning_trap() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("dig_pit", TOP, "make-trap@0,1")
    assert bench.conditions(guard) == ["muddle"]
    tile = bench.scene.tile(bench.cell("0,1"))
    assert tile is not None
    assert tile.damage == 2
    other = bench.monster("bandit_guard", "0,2")
    bench.play("natures_lift", TOP, "skip")
    bench.scene.acting = bench.figure().id
    bench.run(_pull_onto(bench, other), "pull@0,1")
    assert other.hp == 4
    assert bench.conditions(other) == ["stun"]


def _pull_onto(bench: Bench, figure: Figure) -> Flow[int]:
    return push_or_pull(bench.scene, bench.figure(), figure, 1, False, 0)


def test_dig_pit_hides() -> None:
    bench = Bench(cragheart="0,0")
    bench.play("dig_pit", BOTTOM, "stay")
    assert bench.conditions(bench.figure()) == ["invisible"]


def test_cataclysm_immobilizes_friend_and_foe() -> None:
    bench = Bench(cragheart="0,0", brute="2,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.element("earth")
    bench.open("cataclysm", TOP)
    bench.choose("use")
    bench.choose(bench.area_over(guard, bench.figure(1)))
    assert guard.hp == 14
    assert bench.conditions(guard) == ["immobilize"]
    assert bench.conditions(bench.figure(1)) == ["immobilize"]
    assert bench.figure(1).hp == 10
    assert bench.xp() == 2


def test_cataclysm_moves_farther_with_earth() -> None:
    bench = Bench(cragheart="0,0")
    bench.element("earth")
    bench.play("cataclysm", BOTTOM, "use", "move@6,0")
    assert bench.place(bench.figure()) == "6,0"


def test_meteor_falls_beside_enemies() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    away = bench.monster("bandit_guard", "-3,0")
    bench.open("meteor", TOP)
    wanted = sorted([bench.cell("3,-1"), bench.cell("3,-2"), bench.cell("2,-1")])
    places = [sorted(cells) for cells in bench.scene.underway.placements]
    assert len(places) == len({tuple(cells) for cells in places})
    far = bench.scene.board.distances(bench.figure().cell)
    assert all(far[cell] <= 3 for cells in places for cell in cells)
    bench.choose(f"area#{places.index(wanted)}")
    bench.choose(guard)
    assert is_obstacle(bench, "3,-1")
    assert is_obstacle(bench, "2,-1")
    assert guard.hp == 2
    assert bench.conditions(guard) == ["immobilize"]
    assert away.hp == 6
    assert bench.charged() == ["earth"]
    assert bench.xp() == 2


def test_meteor_is_a_ranged_attack() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.rig("plus_1", "minus_1")
    bench.open("meteor", TOP)
    wanted = sorted([bench.cell("2,0"), bench.cell("2,-1"), bench.cell("3,-1")])
    places = [sorted(cells) for cells in bench.scene.underway.placements]
    bench.choose(f"area#{places.index(wanted)}")
    bench.choose(guard)
    assert guard.hp == 3


def test_a_meteor_may_be_called_off() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    card = bench.play("meteor", TOP, "skip")
    assert guard.hp == 6
    assert bench.xp() == 0
    assert bench.pile_of(card) == "lost"


def test_a_meteor_needs_three_empty_hexes() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    for cell in range(bench.scene.board.size):
        bench.scene.coins[cell] = 1
    bench.play("meteor", TOP)
    assert guard.hp == 6


def test_brutal_momentum_crushes_against_the_wall() -> None:
    bench = Bench(cragheart="4,0")
    guard = bench.monster("bandit_guard", "5,0", hp=20)
    bench.play("brutal_momentum", TOP, guard, "push@6,0")
    assert bench.place(guard) == "6,0"
    assert guard.hp == 20 - 3 - 2
    assert bench.xp() == 1


def test_brutal_momentum_crushes_against_obstacles() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "2,0", "2,-1", "1,1")
    bench.play("brutal_momentum", TOP, guard)
    assert bench.place(guard) == "1,0"
    assert guard.hp == 20 - 3 - 4
    assert bench.xp() == 2


def test_brutal_momentum_does_no_more_where_there_is_room() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "2,0")
    bench.play("brutal_momentum", TOP, guard, "push@2,-1", "push@3,-2")
    assert guard.hp == 17
    assert bench.xp() == 0


def test_brutal_momentum_may_push_nobody() -> None:
    bench = Bench(cragheart="4,0")
    guard = bench.monster("bandit_guard", "5,0", hp=20)
    bench.play("brutal_momentum", TOP, guard, "skip")
    assert guard.hp == 17
    assert bench.xp() == 0


def test_brutal_momentum_helps_ranged_attacks_more_with_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.element("earth")
    bench.play("brutal_momentum", BOTTOM, "use")
    assert bench.xp() == 1
    bench.play("earthen_clod", TOP, guard)
    assert guard.hp == 2


def test_rocky_end_counts_hexes_of_obstacles() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "2,0", "0,1", "3,0", "-4,0")
    bench.element("earth")
    bench.play("rocky_end", TOP, "use", guard)
    assert guard.hp == 20 - 6
    assert is_obstacle(bench, "-4,0")
    assert not is_obstacle(bench, "3,0")
    assert bench.xp() == 3


def test_rocky_end_reaches_two_hexes_without_earth() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "2,0", "3,0")
    bench.play("rocky_end", TOP, guard)
    assert guard.hp == 18
    assert is_obstacle(bench, "3,0")


def test_rocky_end_moves_to_an_obstacle() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "4,0")
    bench.open("rocky_end", BOTTOM)
    assert sorted(bench.places()) == ["3,0", "3,1", "4,-1", "4,1", "5,-1", "5,0"]
    bench.choose("move@3,0")
    assert bench.place(bench.figure()) == "3,0"


def test_rocky_end_may_lead_over_a_trap() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "3,0")
    bench.tile("trap", "1,0", damage=2)
    bench.tile("trap", "-6,0", damage=2)
    bench.open("rocky_end", BOTTOM)
    assert "-6,0" not in bench.places()
    bench.choose("move@1,0")
    assert bench.figure().hp == 8
    assert "stay" not in bench.offered
    bench.choose("move@2,0")
    assert bench.place(bench.figure()) == "2,0"


def test_rocky_end_goes_step_by_step_only_if_it_can_still_end_well() -> None:
    bench = Bench(cragheart="0,0")
    obstacles(bench, "6,0")
    bench.open("rocky_end", BOTTOM)
    bench.choose("walk")
    assert sorted(bench.places()) == ["0,1", "1,-1", "1,0"]
    bench.choose("step@0,1")
    assert sorted(bench.places()) == ["1,0", "1,1"]
    assert "stay" not in bench.offered


def test_lumbering_bash_heals_at_the_start_of_five_turns() -> None:
    bench = Bench(cragheart="0,0", brute="2,0")
    card = bench.play("lumbering_bash", BOTTOM)
    bench.figure(1).hp = 1
    for number in range(5):
        assert bench.pile_of(card) == "active"
        bench.begin_turn(bench.figure(1))
        assert bench.figure(1).hp == min(10, 1 + 2 * (number + 1))
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 3


def test_blind_destruction_spreads_what_it_deals() -> None:
    bench = Bench(cragheart="0,0", brute="4,-1")
    guard = bench.monster("bandit_guard", "3,0", hp=20)
    beside = bench.monster("bandit_guard", "4,0")
    bench.rig("plus_1")
    bench.play("blind_destruction", TOP, guard)
    assert guard.hp == 15
    assert beside.hp == 1
    assert bench.figure(1).hp == 5


def test_blind_destruction_hurts_all_along_the_way() -> None:
    bench = Bench(cragheart="0,0", brute="0,-1")
    behind = bench.monster("bandit_guard", "-1,0")
    beside = bench.monster("bandit_guard", "2,1")
    bench.play("blind_destruction", BOTTOM, "walk", "step@1,0", "step@2,0", "stay")
    assert behind.hp == 6
    assert beside.hp == 4
    assert bench.figure(1).hp == 10
    assert bench.charged() == ["earth"]


def test_blind_destruction_forgets_an_earlier_movement() -> None:
    bench = Bench(cragheart="0,0")
    bench.play("massive_boulder", BOTTOM, "move@1,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.give(bench.figure(), "immobilize")
    bench.play("blind_destruction", BOTTOM)
    assert guard.hp == 6


def test_pulverize_pushes_all_through_obstacles() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "2,0", "3,0")
    card = bench.play("pulverize", TOP, guard, "push@2,0", "push@3,0")
    assert guard.hp == 20 - 3 - 4
    assert bench.place(guard) == "3,0"
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_a_push_into_an_obstacle_may_stop_before_it() -> None:
    bench = Bench(cragheart="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    obstacles(bench, "3,0", "3,-1", "2,1")
    bench.play("pulverize", TOP, guard, "push@2,0", "skip")
    assert bench.place(guard) == "2,0"
    assert guard.hp == 17
    assert is_obstacle(bench, "3,0")


def test_pulverize_attacks_before_and_after_the_jump() -> None:
    bench = Bench(cragheart="0,0")
    before = bench.monster("bandit_guard", "-1,0")
    after = bench.monster("bandit_guard", "3,0")
    bench.play("pulverize", BOTTOM, before, "move@2,0", after)
    assert [before.hp, after.hp] == [4, 3]
    assert bench.xp() == 2
