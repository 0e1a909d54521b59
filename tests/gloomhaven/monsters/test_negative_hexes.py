"""Chapter 4.5: monsters, traps and hazardous terrain."""

from questhall.games.gloomhaven.rules.monsters.mind.ground import Attack
from questhall.games.gloomhaven.rules.monsters.mind.moving import negatives_of, points_of
from tests.gloomhaven.monsters.table import Table, corridor, field, hall, path_to
from tests.marks import example, rule


@example("GH-EX-21")
@rule("GH-4.5.1", "GH-4.5.2", "GH-4.5.4")
def test_traps_count_as_obstacles_for_the_focus() -> None:
    brute, tinkerer = (-4, 0), (2, 0)
    both = {brute: 10, tinkerer: 20}
    table = Table(corridor(-4, 3), (0, 0), both, move=1, traps=[(1, 0)], attack=Attack())
    assert table.focus == [brute]
    assert table.search().needs[0] == 3
    assert not table.search().through_negative
    alone = Table(corridor(-4, 3), (0, 0), {tinkerer: 20}, move=1, traps=[(1, 0)], attack=Attack())
    assert alone.focus == [tinkerer]
    assert alone.search().through_negative
    assert alone.outcomes == [((1, 0), [tinkerer])]
    assert path_to(alone, (1, 0), through_negative=True) == [[(1, 0)]]


@example("GH-EX-22")
@rule("GH-4.3.9", "GH-4.3.10", "GH-4.5.3")
def test_archer_and_trap() -> None:
    brute, tinkerer = (4, 0), (-6, 0)
    table = Table(
        hall(-6, 5),
        (0, 0),
        {brute: 10, tinkerer: 20},
        traps=[(1, 0)],
        allies=[(1, -1)],
        attack=Attack(range=3),
    )
    assert table.search().needs == [2, 3]
    table.monster.move = 2
    assert table.outcomes == [((2, -1), [brute])]
    table.monster.move = 1
    assert table.outcomes == [((0, 0), [])]


@example("GH-EX-212")
@rule("GH-4.5.2", "GH-4.5.4", "GH-4.4.3")
def test_fewest_traps_before_best_attack() -> None:
    brute, tinkerer = (3, -1), (4, -1)
    table = Table(
        [(0, 0), (1, 0), (2, 0), (3, 0), (3, -1), (4, -1)],
        (0, 0),
        {brute: 10, tinkerer: 20},
        move=3,
        traps=[(1, 0), (3, 0)],
        attack=Attack(targets=2),
    )
    needs = table.search().needs
    assert [(negatives_of(cost), points_of(cost)) for cost in needs] == [(1, 2), (2, 3)]
    assert table.focus == [brute]
    assert table.outcomes == [((2, 0), [brute])]


@rule("GH-4.5.1")
def test_hazardous_terrain_is_avoided_like_traps() -> None:
    table = Table(field(3), (0, 0), {(2, 0): 10}, move=2, hazardous=[(1, 0)], attack=Attack())
    assert table.outcomes == [((1, 1), [(2, 0)]), ((2, -1), [(2, 0)])]


@rule("GH-4.5.2")
def test_fewer_negative_hexes_come_before_a_shorter_way() -> None:
    # Two traps on the straight path of 3 hexes, one on the detour of 6.
    around = [(0, -1), (1, -2), (2, -2), (3, -2), (3, -1)]
    table = Table(
        [*corridor(0, 4), *around],
        (0, 0),
        {(4, 0): 10},
        move=6,
        traps=[(1, 0), (2, 0), (2, -2)],
        attack=Attack(),
    )
    (need,) = table.search().needs
    assert (negatives_of(need), points_of(need)) == (1, 6)
    assert table.outcomes == [((3, 0), [(4, 0)])]
    table.monster.move = 2
    assert table.outcomes == [((1, -2), [])]


@rule("GH-4.5.1", "GH-2.2.11")
def test_flying_monsters_do_not_mind() -> None:
    table = Table(field(3), (0, 0), {(2, 0): 10}, move=2, traps=[(1, 0)], flying=True)
    table.attack = Attack()
    assert table.outcomes == [((1, 0), [(2, 0)])]
    assert not table.search().through_negative


@rule("GH-4.2.10", "GH-3.4.9", "GH-4.5.4")
def test_a_jump_lands_on_a_trap_only_if_there_is_no_other_way() -> None:
    traps = [(1, 0), (2, 0), (3, 0)]
    table = Table(corridor(0, 4), (0, 0), {(4, 0): 10}, move=3, traps=traps, jump=True)
    table.attack = Attack()
    (need,) = table.search().needs
    assert (negatives_of(need), points_of(need)) == (1, 3)  # traps jumped over do not count
    assert table.outcomes == [((3, 0), [(4, 0)])]
    table.monster.move = 2
    assert table.outcomes == [((0, 0), [])]  # nor does it land on one on the way


@rule("GH-4.5.2", "GH-4.8.1")
def test_the_players_choose_which_of_the_traps() -> None:
    table = Table(
        [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)],
        (0, 0),
        {(2, 1): 10},
        move=2,
        traps=[(1, 0)],
        hazardous=[(0, 1)],
        attack=Attack(),
    )
    assert table.outcomes == [((1, 1), [(2, 1)])]
    paths = path_to(table, (1, 1), through_negative=True)
    assert sorted(paths) == [[(0, 1), (1, 1)], [(1, 0), (1, 1)]]


@rule("GH-4.5.4")
def test_the_last_hex_counts_as_one_of_the_negative_hexes() -> None:
    table = Table(corridor(0, 3), (0, 0), {(3, 0): 10}, traps=[(2, 0)], attack=Attack())
    (need,) = table.search().needs
    assert (negatives_of(need), points_of(need)) == (1, 2)


@rule("GH-4.5.2", "GH-4.8.1")
def test_one_hazardous_hex_is_like_another() -> None:
    table = Table(
        [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)],
        (0, 0),
        {(2, 1): 10},
        hazardous=[(1, 0), (0, 1)],
        attack=Attack(),
    )
    (path,) = path_to(table, (1, 1), through_negative=True)
    assert path in ([(0, 1), (1, 1)], [(1, 0), (1, 1)])
