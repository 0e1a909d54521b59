"""Chapter 4.3: where a monster moves, and along which hexes."""

from itertools import pairwise

import pytest

from questhall.games.gloomhaven.rules.monsters.mind.ground import Attack
from questhall.games.gloomhaven.rules.monsters.mind.ways import targets_from, ways_to_act
from tests.gloomhaven.monsters.table import Table, corridor, field, hall, path_to
from tests.marks import example, rule


@rule("GH-4.3.1", "GH-4.3.9")
@pytest.mark.parametrize(("move", "stop"), [(0, 0), (1, 1), (3, 3), (6, 6), (9, 6)])
def test_as_far_as_the_move_goes_and_no_farther_than_needed(move: int, stop: int) -> None:
    table = Table(corridor(0, 7), (0, 0), {(7, 0): 10}, move=move, attack=Attack())
    assert table.stops == [(stop, 0)]


@example("GH-EX-161")
@rule("GH-4.3.1", "GH-3.10.15")
def test_an_immobilized_monster_focuses_but_stays() -> None:
    table = Table(field(4), (0, 0), {(3, 0): 10}, move=0, attack=Attack())
    assert table.focus == [(3, 0)]
    assert table.outcomes == [((0, 0), [])]


@example("GH-EX-184")
@rule("GH-4.3.2")
def test_a_move_without_an_attack_goes_to_a_hex_adjacent_to_the_focus() -> None:
    table = Table(field(4), (0, 0), {(3, 0): 10}, move=4)
    assert table.outcomes == [((2, 0), [])]
    assert table.moves()[0].in_reach


@example("GH-EX-213")
@rule("GH-4.2.14", "GH-4.3.2", "GH-4.8.1", "GH-14.7.1")
def test_attack_before_move() -> None:
    table = Table(
        field(8),
        (0, 0),
        {(-2, 0): 10, (3, 0): 20},
        move=2,
        attack=Attack(range=3),
        obstacles=[(-1, 0), (-1, 1), (0, -1)],
    )
    focus = table.search()
    assert table.focus == [(-2, 0)]
    assert targets_from(table.situation(), focus.candidates[0]) == [(0,)]
    move = ways_to_act(table.situation(Attack()), focus.candidates[0], focus.through_negative)
    chosen = {(table.ground.hex(way.goal), table.ground.hex(way.stop)) for way in move.ways}
    assert chosen == {((-2, 1), (-1, 2)), ((-1, -1), (1, -2))}


@rule("GH-14.7.1")
def test_a_focus_chosen_from_afar_is_approached_through_traps_if_need_be() -> None:
    table = Table(hall(0, 4), (0, 0), {(4, 0): 10}, move=4, attack=Attack(range=4))
    for hex in [(2, 0), (2, -1)]:
        table.ground.terrain[table.index[hex]] = 2
    assert not table.search().through_negative
    move = ways_to_act(table.situation(Attack()), 0, False)
    assert move.through_negative
    assert {table.ground.hex(way.stop) for way in move.ways} == {(3, 0)}


@rule("GH-14.7.1")
def test_a_focus_chosen_from_afar_that_cannot_be_approached_is_not() -> None:
    table = Table(hall(0, 4), (0, 0), {(4, 0): 10}, move=4, attack=Attack(range=4))
    for hex in [(2, 0), (2, -1)]:
        table.ground.terrain[table.index[hex]] = 1
    move = ways_to_act(table.situation(Attack()), 0, False)
    assert [way.worth for way in move.ways] == [None]
    assert [table.ground.hex(way.stop) for way in move.ways] == [(0, 0)]


@rule("GH-4.3.3", "GH-4.3.4")
def test_single_target_melee_takes_the_nearest_adjacent_hex() -> None:
    table = Table(field(4), (0, 0), {(3, -1): 10}, move=4, attack=Attack())
    assert table.outcomes == [((2, -1), [(3, -1)]), ((2, 0), [(3, -1)])]


@rule("GH-4.3.6", "GH-4.3.3")
def test_a_ranged_monster_comes_just_into_range() -> None:
    table = Table(hall(0, 8), (0, 0), {(7, 0): 10}, move=6, attack=Attack(range=4))
    assert table.outcomes == [((3, 0), [(7, 0)])]


@example("GH-EX-182")
@rule("GH-4.3.7", "GH-4.3.12", "GH-3.6.4", "GH-3.10.19")
def test_step_back() -> None:
    table = Table(field(3), (0, 0), {(1, 0): 10}, move=2, attack=Attack(range=3))
    assert table.stops == [(-1, 0), (-1, 1), (0, -1)]
    assert all(attacks == [(1, 0)] for _, attacks in table.outcomes)
    table.attack = Attack(range=3, careless=True)
    assert table.outcomes == [((0, 0), [(1, 0)])]


@example("GH-EX-183")
@rule("GH-4.4.1", "GH-4.4.3")
def test_without_room_it_attacks_with_disadvantage() -> None:
    table = Table(corridor(0, 1), (0, 0), {(1, 0): 10}, move=2, attack=Attack(range=3))
    assert table.outcomes == [((0, 0), [(1, 0)])]
    worth = table.moves()[0].ways[0].worth
    assert worth is not None
    assert worth.disadvantage


@rule("GH-4.3.7")
def test_it_does_not_step_back_where_that_changes_nothing() -> None:
    table = Table(hall(-3, 2), (0, 0), {(1, 0): 10}, move=2, attack=Attack(range=3))
    assert (0, 0) not in table.stops
    table.enemies[0].hindering = True
    assert table.outcomes == [((0, 0), [(1, 0)])]


@rule("GH-4.3.9", "GH-4.3.10")
def test_an_ally_at_the_end_of_the_way_is_not_a_place_to_stop() -> None:
    table = Table(corridor(0, 7), (0, 0), {(7, 0): 10}, move=3, allies=[(3, 0)], attack=Attack())
    assert table.stops == [(2, 0)]
    table.allies = [table.index[hex] for hex in [(1, 0), (2, 0), (3, 0)]]
    assert table.stops == [(0, 0)]


@rule("GH-4.3.10")
def test_a_move_that_brings_it_no_nearer_is_not_made() -> None:
    # Both hexes ahead are taken; those beside and behind are free, but no nearer.
    table = Table(hall(-3, 6), (0, 0), {(6, 0): 10}, move=1, attack=Attack())
    table.allies = [table.index[hex] for hex in [(1, 0), (1, -1)]]
    assert table.stops == [(0, 0)]


@rule("GH-4.8.1", "GH-14.7.1")
def test_players_choose_the_goal_before_the_monster_closes_on_it() -> None:
    # Two goals at equal cost, on both sides of a pillar; on one side an ally stands in the way of
    # stopping. That it gets less near to that goal this turn does not break the tie.
    ring = [hex for hex in field(2) if hex not in field(1)]
    table = Table(ring, (-2, 0), {(2, 0): 10}, move=2, attack=Attack())
    assert table.stops == [(-2, 2), (0, -2)]
    table.allies = [table.index[0, -2]]
    assert table.stops == [(-2, 2), (-1, -1)]


@rule("GH-2.2.21", "GH-4.3.1")
def test_difficult_terrain_costs_two() -> None:
    enemy = {(4, 0): 10}
    table = Table(corridor(0, 4), (0, 0), enemy, move=3, difficult=[(2, 0)], attack=Attack())
    assert table.stops == [(2, 0)]
    table.monster.move = 2
    assert table.stops == [(1, 0)]
    table.monster.move = 4
    assert table.outcomes == [((3, 0), [(4, 0)])]


@rule("GH-3.4.8", "GH-3.4.9", "GH-2.2.22")
def test_difficult_terrain_costs_a_jump_two_only_on_its_last_hex() -> None:
    rough = [(1, 0), (2, 0), (3, 0)]
    table = Table(corridor(0, 4), (0, 0), {(4, 0): 10}, move=3, difficult=rough, jump=True)
    table.attack = Attack()
    assert table.search().needs == [4]
    assert table.stops == [(2, 0)]
    table.monster.move = 4
    assert table.outcomes == [((3, 0), [(4, 0)])]


@example("GH-EX-128")
@rule("GH-3.4.10", "GH-2.2.22", "GH-2.2.24")
def test_flying_ignores_all_terrain() -> None:
    table = Table(
        corridor(0, 4),
        (0, 0),
        {(4, 0): 10},
        move=3,
        obstacles=[(1, 0)],
        traps=[(2, 0)],
        hazardous=[(3, 0)],
        difficult=[(3, 0)],
        flying=True,
        attack=Attack(),
    )
    assert table.search().needs == [3]
    assert table.outcomes == [((3, 0), [(4, 0)])]


@example("GH-EX-130")
@rule("GH-3.4.2", "GH-3.4.5")
def test_it_passes_an_ally_but_does_not_stop_on_it() -> None:
    table = Table(corridor(0, 3), (0, 0), {(3, 0): 10}, move=2, allies=[(1, 0)], attack=Attack())
    assert table.outcomes == [((2, 0), [(3, 0)])]
    assert path_to(table, (2, 0)) == [[(1, 0), (2, 0)]]
    table.monster.move = 1
    assert table.stops == [(0, 0)]


@rule("GH-3.4.16")
def test_the_path_is_a_chain_of_adjacent_hexes_with_the_cost_of_the_move() -> None:
    obstacles = [(1, 0), (1, -1), (0, 1)]
    table = Table(field(4), (0, 0), {(3, 0): 10}, move=5, obstacles=obstacles, attack=Attack())
    assert table.search().needs == [5]
    for stop in table.stops:
        (path,) = path_to(table, stop)
        assert len(path) == 5
        assert path[-1] == stop
        assert not set(path) & set(obstacles)
        for here, there in pairwise([(0, 0), *path]):
            assert table.index[there] in table.ground.map.neighbours[table.index[here]]


def test_the_path_of_a_monster_that_stays_is_empty() -> None:
    assert path_to(Table(field(1), (0, 0)), (0, 0)) == [[]]


@rule("GH-4.3.9")
def test_a_monster_leaves_a_hex_it_could_not_enter() -> None:
    table = Table(corridor(0, 5), (0, 0), {(5, 0): 10}, move=2, hazardous=[(0, 0)], attack=Attack())
    assert not table.search().through_negative
    assert table.stops == [(2, 0)]
