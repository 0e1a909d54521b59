"""Chapters 4.4 and 4.6: the best attack on the focus, and its other targets."""

import pytest

from questhall.games.gloomhaven.printed.hexes import Hex
from questhall.games.gloomhaven.printed.terrain import ALL_TARGETS
from questhall.games.gloomhaven.rules.monsters.mind.ground import Attack
from questhall.games.gloomhaven.rules.monsters.mind.ways import targets_from
from tests.gloomhaven.monsters.table import (
    Outcome,
    Table,
    corridor,
    field,
    hall,
    melee_area,
    ranged_area,
)
from tests.marks import example, rule

BRUTE, TINKERER, THIRD = (2, 0), (3, -2), (4, -1)


@example("GH-EX-20")
@rule("GH-4.3.3", "GH-4.3.4", "GH-4.3.5", "GH-4.3.6", "GH-4.4.3", "GH-4.6.2")
@pytest.mark.parametrize(
    ("attack", "outcome"),
    [
        (Attack(range=3), ((0, 0), [BRUTE])),
        (Attack(), ((1, 0), [BRUTE])),
        (Attack(targets=2), ((2, -1), [BRUTE, TINKERER])),
        (Attack(targets=3), ((3, -1), [BRUTE, TINKERER, THIRD])),
        (Attack(targets=ALL_TARGETS), ((3, -1), [BRUTE, TINKERER, THIRD])),
    ],
)
def test_maximum_effect(attack: Attack, outcome: Outcome) -> None:
    enemies = {BRUTE: 10, TINKERER: 20, THIRD: 30}
    table = Table(field(6), (0, 0), enemies, move=3, attack=attack)
    assert table.focus == [BRUTE]
    assert table.outcomes == [outcome]


@rule("GH-4.4.1", "GH-4.4.2")
def test_the_goal_is_the_best_hex_within_this_move() -> None:
    enemies = {BRUTE: 10, TINKERER: 20, THIRD: 30}
    table = Table(field(6), (0, 0), enemies, move=2, attack=Attack(targets=3))
    assert table.outcomes == [((2, -1), [BRUTE, TINKERER])]
    table.monster.move = 1
    assert table.outcomes == [((1, 0), [BRUTE])]


@rule("GH-4.4.2")
def test_out_of_reach_the_goal_is_the_best_hex_of_all() -> None:
    enemies = {BRUTE: 10, TINKERER: 20, THIRD: 30}
    table = Table(field(6), (-3, 0), enemies, move=1, attack=Attack(targets=3))
    (move,) = table.moves()
    assert not move.in_reach
    assert {table.ground.hex(way.goal) for way in move.ways} == {(3, -1)}
    assert table.outcomes == [((-2, -1), []), ((-2, 0), [])]


@rule("GH-4.3.8", "GH-4.4.3")
def test_losing_disadvantage_comes_before_more_targets() -> None:
    enemies = {(1, 0): 10, (2, 0): 20}
    table = Table(hall(-3, 5), (0, 0), enemies, move=1, attack=Attack(range=2, targets=2))
    assert table.outcomes == [((-1, 0), [(1, 0)]), ((0, -1), [(1, 0)])]
    table.attack = Attack(range=2, targets=2, careless=True)
    assert table.outcomes == [((0, 0), [(1, 0), (2, 0)])]


@rule("GH-4.4.3")
def test_more_targets_come_before_a_shorter_way_and_before_their_disadvantage() -> None:
    enemies = {(1, 0): 10, (2, 0): 20}
    table = Table(hall(-3, 5), (0, 0), enemies, move=3, attack=Attack(range=2, targets=2))
    assert table.outcomes == [((3, -1), [(1, 0), (2, 0)])]


@rule("GH-4.4.3")
def test_additional_targets_without_disadvantage_come_before_a_shorter_way() -> None:
    enemies = {(1, 0): 10, (0, 1): 20}
    table = Table(field(3), (0, 0), enemies, move=1, obstacles=[(-1, 0), (0, -1)])
    table.attack = Attack(range=3, targets=2)
    assert table.outcomes == [((-1, 1), [(0, 1), (1, 0)])]
    table.monster.move = 2
    assert table.stops == [(-2, 1), (-2, 2), (1, -2), (2, -2)]


@rule("GH-4.4.3", "GH-4.6.3")
@pytest.mark.parametrize(
    ("upper", "lower", "outcomes"),
    [
        (20, 30, [((2, -1), [(2, 0), (3, -2)])]),
        (30, 20, [((1, 1), [(1, 2), (2, 0)])]),
        (20, 20, [((1, 1), [(1, 2), (2, 0)]), ((2, -1), [(2, 0), (3, -2)])]),
    ],
)
def test_additional_targets_by_initiative(upper: int, lower: int, outcomes: list[Outcome]) -> None:
    enemies = {(2, 0): 10, (3, -2): upper, (1, 2): lower}
    table = Table(field(4), (0, 0), enemies, move=3, attack=Attack(targets=2))
    assert table.focus == [(2, 0)]
    assert table.outcomes == outcomes


@rule("GH-4.4.3", "GH-4.6.3")
def test_additional_targets_by_distance() -> None:
    enemies = {(1, 0): 10, (-3, 0): 20, (0, 2): 30}
    table = Table(field(4), (0, 0), enemies, attack=Attack(range=3, targets=2, careless=True))
    assert table.outcomes == [((0, 0), [(0, 2), (1, 0)])]


@rule("GH-4.4.3")
def test_the_way_to_an_additional_target_ends_where_it_is_attacked_with_the_focus() -> None:
    # Alone (0, 2) needs less movement than (2, -2); together with the focus it needs more.
    enemies = {(2, 0): 10, (0, 2): 20, (2, -2): 30}
    table = Table(
        field(4),
        (0, 0),
        enemies,
        move=3,
        attack=Attack(targets=2),
        obstacles=[(1, -1)],
        difficult=[(1, 1)],
    )
    assert table.search().needs == [1, 1, 2]
    assert table.outcomes == [((2, -1), [(2, -2), (2, 0)])]


@rule("GH-4.4.3", "GH-4.6.3")
def test_each_additional_target_counts_with_those_chosen_before() -> None:
    # With the focus alone (0, -3) is one step away like (2, -3), and earlier; together with
    # (3, -3), which comes first, only (2, -3) is.
    enemies = {(2, -1): 10, (3, -3): 20, (0, -3): 40, (2, -3): 50}
    table = Table(field(3), (0, 0), enemies, move=5)
    table.attack = Attack(range=2, targets=3, careless=True)
    assert table.focus == [(2, -1)]
    assert table.outcomes == [((1, -1), [(2, -3), (2, -1), (3, -3)])]


@rule("GH-4.6.3", "GH-4.8.1")
def test_players_choose_between_equal_additional_targets() -> None:
    enemies = {(1, 0): 10, (-1, 0): 20, (0, 1): 20, (0, -1): 30}
    table = Table(field(1), (0, 0), enemies, attack=Attack(targets=2))
    assert table.outcomes == [((0, 0), [(-1, 0), (1, 0)]), ((0, 0), [(0, 1), (1, 0)])]
    table.attack = Attack(targets=3)
    assert table.outcomes == [((0, 0), [(-1, 0), (0, 1), (1, 0)])]


@rule("GH-4.6.2", "GH-3.8.7")
def test_all_targets_in_range() -> None:
    enemies = {(1, 0): 10, (-1, 0): 20, (2, 0): 30, (-3, 0): 40}
    table = Table(field(3), (0, 0), enemies, attack=Attack(range=2, targets=ALL_TARGETS))
    assert table.outcomes == [((0, 0), [(-1, 0), (1, 0), (2, 0)])]


@rule("GH-4.6.2")
def test_the_focus_is_always_attacked_or_nobody() -> None:
    table = Table(field(2), (0, 0), {(1, 0): 10, (2, 0): 20}, attack=Attack())
    assert targets_from(table.situation(), 0) == [(0,)]
    assert targets_from(table.situation(), 1) == []


@rule("GH-4.4.3", "GH-4.6.3")
def test_additional_targets_are_chosen_as_seen_from_the_start_of_the_turn() -> None:
    enemies = {BRUTE: 10, TINKERER: 20, THIRD: 5}
    blocked = [(2, -1), (3, 0)]
    table = Table(field(6), (0, 0), enemies, move=6, attack=Attack(targets=2), obstacles=blocked)
    assert table.outcomes == [((3, -1), [BRUTE, TINKERER])]
    table.monster.place = table.index[3, -1]
    assert targets_from(table.situation(), 0) == [(0, 2)]  # a turn that began there: by initiative


@rule("GH-3.10.31")
def test_an_area_does_not_target_an_invisible_enemy() -> None:
    enemies = {(1, 0): 10, (2, 0): 20}
    table = Table(field(3), (0, 0), enemies, attack=Attack(area=melee_area((1, 0), (2, 0))))
    assert table.outcomes == [((0, 0), [(1, 0), (2, 0)])]
    table.enemies[1].invisible = True
    assert table.outcomes == [((0, 0), [(1, 0)])]


@rule("GH-3.8.3", "GH-3.6.6", "GH-4.2.4")
def test_a_melee_area_reaches_as_far_as_its_shape() -> None:
    spear = Attack(range=4, area=melee_area((1, 0), (2, 0)))
    assert not spear.ranged
    table = Table(field(4), (0, 0), {(4, 0): 10}, move=3, attack=spear)
    assert table.search().needs == [2]
    assert table.outcomes == [((2, 0), [(4, 0)])]


@rule("GH-4.2.4", "GH-3.8.4")
def test_an_area_without_the_adjacent_hex_does_not_hit_it() -> None:
    far_only = Attack(area=melee_area((2, 0)))
    table = Table(corridor(-2, 1), (0, 0), {(1, 0): 10}, move=2, attack=far_only)
    assert table.focus == []  # in a passage nobody sees two hexes far
    table = Table(hall(-3, 1), (0, 0), {(1, 0): 10}, move=2, attack=far_only)
    assert table.outcomes == [((-1, 0), [(1, 0)])]


@example("GH-EX-211")
@rule("GH-3.8.1", "GH-3.8.3")
def test_the_mirror_image_of_an_area() -> None:
    shape: list[Hex] = [(1, 0), (2, 0), (2, 1)]
    enemies = {(1, 0): 10, (2, 0): 20, (3, -1): 30}
    area = melee_area(*shape)
    assert len(area.shapes) == 12
    table = Table(field(4), (0, 0), enemies, attack=Attack(area=area))
    assert table.outcomes == [((0, 0), [(1, 0), (2, 0), (3, -1)])]
    plain = type(area)(shape, melee=True, mirror=False)
    assert len(plain.shapes) == 6
    table.attack = Attack(area=plain)
    assert table.outcomes == [((0, 0), [(1, 0), (2, 0)])]


@example("GH-EX-171")
@rule("GH-3.8.5", "GH-3.8.6", "GH-4.2.4")
def test_a_ranged_area_on_an_empty_hex_in_range() -> None:
    triangle = Attack(range=2, area=ranged_area((0, 0), (1, 0), (0, 1)))
    table = Table(field(4), (0, 0), {(3, 0): 10, (2, 1): 20}, attack=triangle)
    assert table.search().distances == [3, 3]
    assert table.outcomes == [((0, 0), [(2, 1), (3, 0)])]
    (move,) = table.moves()
    worth = move.ways[0].worth
    assert worth is not None
    assert (worth.disadvantage, worth.others, worth.disadvantages, worth.cost) == (False, 1, 0, 0)


@rule("GH-3.8.6")
def test_an_area_hits_only_what_is_in_sight() -> None:
    pair = Attack(range=3, area=ranged_area((0, 0), (1, 0)))
    wall = [((1, 0), (2, 0)), ((1, -1), (2, -1))]
    open_hall = Table(hall(0, 2), (0, 0), {(1, 0): 10, (2, 0): 20}, attack=pair)
    assert open_hall.outcomes == [((0, 0), [(1, 0), (2, 0)])]
    walled = Table(hall(0, 2), (0, 0), {(1, 0): 10, (2, 0): 20}, attack=pair, walls=wall)
    assert not walled.ground.sight.sees(walled.index[0, 0], walled.index[2, 0])
    assert walled.outcomes == [((0, 0), [(1, 0)])]


@rule("GH-3.8.5")
def test_the_hex_in_range_may_be_a_wall() -> None:
    ends = ranged_area((0, 0), (3, 0))
    table = Table(field(2), (2, 0), {(0, 0): 10}, attack=Attack(range=1, area=ends))
    assert table.outcomes == [((2, 0), [(0, 0)])]  # the other end lies on the wall (3, 0)
    table = Table(field(2), (1, 0), {(-1, 0): 10}, attack=Attack(range=1, area=ends))
    assert table.outcomes == [((1, 0), [(-1, 0)])]  # and here on the open hex (2, 0)
    table = Table(field(2), (0, 0), {(-2, 1): 10}, attack=Attack(range=1, area=ends))
    assert table.outcomes == [((0, 0), [])]  # here it lies on (1, 1) or farther away


@example("GH-EX-172")
@rule("GH-3.9.10", "GH-3.8.9")
def test_a_target_added_to_an_area() -> None:
    enemies = {(1, 0): 10, (2, 0): 20, (-1, 0): 30, (0, 1): 40}
    area = melee_area((1, 0), (2, 0))
    table = Table(field(3), (0, 0), enemies, attack=Attack(area=area))
    assert table.outcomes == [((0, 0), [(1, 0), (2, 0)])]
    table.attack = Attack(targets=2, area=area)
    assert table.outcomes == [((0, 0), [(-1, 0), (1, 0), (2, 0)])]


@rule("GH-4.6.2")
def test_the_added_target_may_be_the_focus() -> None:
    # The area hits two enemies in a row; the focus, adjacent, is added.
    enemies = {(-1, 0): 10, (2, 0): 20, (3, 0): 30}
    row = melee_area((2, 0), (3, 0))
    table = Table(field(3), (0, 0), enemies, attack=Attack(targets=2, area=row))
    assert table.focus == [(-1, 0)]
    assert table.outcomes == [((0, 0), [(-1, 0), (2, 0), (3, 0)])]


@rule("GH-3.8.9", "GH-4.2.1")
def test_an_ally_in_the_area_is_not_hit() -> None:
    table = Table(
        field(3),
        (0, 0),
        {(1, 0): 10},
        allies=[(2, 0)],
        attack=Attack(area=melee_area((1, 0), (2, 0))),
    )
    assert table.outcomes == [((0, 0), [(1, 0)])]
