"""Chapter 4.2: whom a monster focuses on."""

import pytest

from questhall.games.gloomhaven.rules.monsters.mind.ground import Attack
from tests.gloomhaven.monsters.table import Table, corridor, field, hall
from tests.marks import example, rule

BRUTE, TINKERER = (-2, 0), (3, 0)
BEHIND_OBSTACLES = [(-1, 0), (-1, 1), (0, -1)]


@example("GH-EX-19")
@rule("GH-4.2.1", "GH-4.2.2", "GH-4.2.4")
def test_focus_by_movement_not_by_distance() -> None:
    table = Table(field(8), (0, 0), {BRUTE: 10, TINKERER: 20}, obstacles=BEHIND_OBSTACLES)
    table.attack = Attack()
    search = table.search()
    assert search.needs == [4, 2]
    assert search.distances == [2, 3]
    assert table.focus == [TINKERER]


@example("GH-EX-160")
@rule("GH-4.2.3", "GH-3.10.16")
def test_without_an_attack_the_focus_is_chosen_as_if_in_melee() -> None:
    table = Table(field(8), (0, 0), {BRUTE: 10, TINKERER: 20}, obstacles=BEHIND_OBSTACLES)
    table.attack = Attack(range=3)
    assert table.focus == [BRUTE]  # both are in range at once, and the Brute is nearer
    table.attack = None
    assert table.focus == [TINKERER]


@rule("GH-4.2.4", "GH-3.6.10")
def test_an_enemy_in_range_but_out_of_sight_needs_movement() -> None:
    # The enemy around the corner is 4 hexes away and in range; the other one is 5 hexes away.
    bend = [*hall(-6, 2), (2, 1), (1, 2), (2, 2)]
    table = Table(bend, (0, 0), {(1, 2): 10, (-5, 0): 20}, attack=Attack(range=5))
    assert table.search().distances[0] <= 5
    assert table.search().needs[0] > 0
    assert table.focus == [(-5, 0)]


@rule("GH-3.6.13", "GH-2.2.25")
def test_neither_obstacles_nor_figures_hinder_a_ranged_attack() -> None:
    between = [(q, r) for q in (1, 2) for r in (-1, 0)]
    table = Table(hall(0, 3), (0, 0), {(3, 0): 10}, attack=Attack(range=3))
    table.ground.terrain[table.index[between[0]]] = 1
    table.ground.terrain[table.index[between[1]]] = 1
    table.allies = [table.index[hex] for hex in between[2:]]
    assert table.outcomes == [((0, 0), [(3, 0)])]


@rule("GH-4.2.5", "GH-4.2.4")
def test_a_path_of_length_zero_counts() -> None:
    table = Table(field(3), (0, 0), {(1, 0): 50, (3, -1): 10}, attack=Attack())
    assert table.search().needs == [0, 2]
    assert table.focus == [(1, 0)]


@rule("GH-4.2.6")
def test_movement_is_unlimited_in_the_search() -> None:
    table = Table(corridor(0, 9), (0, 0), {(9, 0): 10}, move=2, attack=Attack())
    assert table.search().needs == [8]
    assert table.focus == [(9, 0)]
    assert table.outcomes == [((2, 0), [])]


@example("GH-EX-180")
@rule("GH-4.2.7", "GH-4.2.8")
def test_ties_go_by_distance_then_initiative() -> None:
    enemies = {(3, 0): 80, (-2, 0): 90, (0, 2): 30}
    table = Table(field(4), (0, 0), enemies, attack=Attack(range=4))
    assert table.search().needs == [0, 0, 0]
    assert table.focus == [(0, 2)]


@rule("GH-4.2.7")
@pytest.mark.parametrize(("walls", "focus"), [([], (0, 1)), ([((0, 0), (0, 1))], (1, 0))])
def test_distance_is_not_counted_through_walls(
    walls: list[tuple[tuple[int, int], tuple[int, int]]], focus: tuple[int, int]
) -> None:
    table = Table(field(3), (0, 0), {(1, 0): 20, (0, 1): 10}, attack=Attack(range=3), walls=walls)
    assert table.focus == [focus]


@rule("GH-4.2.7")
def test_distance_is_counted_through_obstacles_and_figures() -> None:
    table = Table(field(4), (0, 0), {(2, 0): 20, (-3, 0): 10}, attack=Attack(range=4))
    table.ground.terrain[table.index[1, 0]] = 1
    table.allies = [table.index[hex] for hex in [(1, -1), (0, 1), (1, 1), (2, -1)]]
    assert table.search().distances == [2, 3]
    assert table.focus == [(2, 0)]


@example("GH-EX-181")
@rule("GH-4.2.8")
def test_a_summon_counts_before_its_owner() -> None:
    # The order of initiative comes from the round: a summon is just before its owner.
    table = Table(field(2), (0, 0), {(1, 0): 3, (-1, 0): 2}, attack=Attack())
    assert table.focus == [(-1, 0)]


@rule("GH-4.2.8", "GH-4.8.1")
def test_players_decide_a_full_tie() -> None:
    table = Table(field(2), (0, 0), {(1, 0): 0, (-1, 0): 0}, attack=Attack())
    assert table.focus == [(-1, 0), (1, 0)]
    assert table.outcomes == [((0, 0), [(-1, 0)]), ((0, 0), [(1, 0)])]


@rule("GH-4.2.9", "GH-3.4.2", "GH-3.4.3")
def test_ways_lead_through_allies_but_not_through_enemies() -> None:
    blocked = Table(corridor(0, 4), (0, 0), {(1, 0): 10, (4, 0): 20}, attack=Attack())
    assert blocked.search().needs[0] == 0
    assert blocked.search().needs[1] > 10**9
    helped = Table(corridor(0, 4), (0, 0), {(4, 0): 20}, allies=[(1, 0)], attack=Attack())
    assert helped.search().needs == [3]


@rule("GH-4.2.9", "GH-2.2.23")
@pytest.mark.parametrize("wall", [True, False])
def test_ways_do_not_lead_through_walls_or_obstacles(wall: bool) -> None:
    table = Table(
        corridor(0, 4),
        (0, 0),
        {(4, 0): 20},
        attack=Attack(),
        walls=[((1, 0), (2, 0))] if wall else [],
        obstacles=[] if wall else [(2, 0)],
    )
    assert table.focus == []


@example("GH-EX-138")
@rule("GH-2.2.4", "GH-4.2.9")
def test_a_closed_door_is_a_wall() -> None:
    # A closed door is not a hex of the map that monsters walk on.
    closed = [hex for hex in corridor(0, 4) if hex != (2, 0)]
    assert Table(closed, (0, 0), {(4, 0): 20}, attack=Attack()).focus == []
    assert Table(corridor(0, 4), (0, 0), {(4, 0): 20}, attack=Attack()).focus == [(4, 0)]


@rule("GH-4.2.10")
def test_a_jump_passes_over_everything_but_the_last_hex() -> None:
    table = Table(
        corridor(0, 5),
        (0, 0),
        {(5, 0): 10},
        attack=Attack(),
        move=4,
        jump=True,
        obstacles=[(1, 0)],
        traps=[(2, 0)],
    )
    assert table.search().needs == [4]
    assert table.outcomes == [((4, 0), [(5, 0)])]
    table.ground.terrain[table.index[4, 0]] = 1
    assert table.focus == []


@rule("GH-4.2.11", "GH-3.4.10")
def test_a_flying_monster_may_end_on_an_obstacle() -> None:
    table = Table(
        corridor(0, 3), (0, 0), {(3, 0): 10}, attack=Attack(), move=2, obstacles=[(1, 0), (2, 0)]
    )
    assert table.focus == []
    table.monster.flying = True
    assert table.outcomes == [((2, 0), [(3, 0)])]


@example("GH-EX-185")
@rule("GH-4.2.12")
def test_no_focus_when_every_place_is_taken() -> None:
    table = Table(corridor(0, 3), (0, 0), {(3, 0): 10}, allies=[(2, 0)], attack=Attack(), move=3)
    assert table.focus == []
    assert table.outcomes == []


@example("GH-EX-162")
@rule("GH-4.2.13", "GH-4.2.9", "GH-3.10.31", "GH-3.10.32")
def test_an_invisible_enemy_is_an_obstacle_and_no_focus() -> None:
    passage = {(1, 0): 10, (3, 0): 20}
    table = Table(corridor(0, 3), (0, 0), passage, invisible=[(1, 0)], attack=Attack())
    assert table.focus == []
    table.monster.flying = True
    table.monster.move = 5
    assert table.outcomes == [((2, 0), [(3, 0)])]


@rule("GH-4.2.4", "GH-2.2.21")
def test_difficult_terrain_makes_a_way_longer() -> None:
    enemies = {(3, 0): 20, (-4, 0): 10}
    table = Table(corridor(-4, 3), (0, 0), enemies, attack=Attack(), difficult=[(1, 0), (2, 0)])
    assert table.search().needs == [4, 3]
    assert table.focus == [(-4, 0)]
