"""Places with rules of their own: the lighthouse 61, the moor 68, the well 69 and the grove 72."""

import pytest

from questhall.games.gloomhaven.effects.helping import LootAction
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.attack.strike import can_target
from questhall.games.gloomhaven.rules.monsters.acting import ground_of
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.movement.terrain import meet, trap_damage
from questhall.games.gloomhaven.rules.movement.walking import ways_of
from questhall.games.gloomhaven.rules.round.initiative import takes_part
from questhall.games.gloomhaven.rules.round.scenario_end import end_turn
from questhall.games.gloomhaven.rules.scenario import can_destroy, destinations
from questhall.games.gloomhaven.rules.selecting import ALLIES, ANYWHERE, EACH, Who
from questhall.games.gloomhaven.state.figures import Condition, Figure
from questhall.games.gloomhaven.state.scene import TileKind
from questhall.kernel.decisions import NOTHING

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the lighthouse --------------------------------------------------------------------

VERMIN = ["giant_viper", "ooze"]
DEMONS = ["flame_demon", "frost_demon"]


@pytest.mark.parametrize(
    ("round", "present", "faded"),
    [(1, VERMIN, DEMONS), (2, DEMONS, VERMIN)],
)
def test_half_the_lighthouse_is_there(round: int, present: list[str], faded: list[str]) -> None:
    table = Played(61, 4)
    table.scene.round = round
    hero = table.figure()
    for figure in table.foes():
        there = table.type_of(figure) in present
        assert there != (table.type_of(figure) in faded)
        assert takes_part(table.scene, figure) == there
        assert can_target(table.scene, hero, figure) == there


def test_what_has_faded_is_walked_through_and_not_hurt() -> None:
    table = Played(61, 2)
    demon = table.at("0,3")
    assert table.type_of(demon) == "frost_demon"
    table.kill(*[each for each in table.foes() if each is not demon])
    hero = table.figure()
    table.put(hero, "0,4")
    ways = ways_of(table.scene, hero, 2, jump=False)
    assert demon.cell not in ways.goals
    assert ways.costs[demon.cell] == 1
    table.damage(demon, 5)
    assert demon.hp == demon.max_hp
    table.scene.round = 2
    assert ways_of(table.scene, hero, 2, jump=False).costs[demon.cell] > 2
    table.damage(demon, 1)
    assert demon.hp == demon.max_hp - 1


def test_monsters_do_not_help_those_who_have_faded() -> None:
    table = Played(61, 4)
    ooze = table.monsters("ooze")[0]
    helped = Who(ALLIES, ANYWHERE, EACH).find(table.scene, ooze, None)
    assert {table.type_of(each) for each in helped} == {"ooze", "giant_viper"}


# -- the moor --------------------------------------------------------------------------


def moor(rounds: int = 0) -> tuple[Played, Figure]:
    """The tree's room is opened after this many rounds."""
    table = Played(68)
    table.kill(*table.foes())
    for _ in range(rounds):
        table.end_round()
    table.open_door("door_1")
    (tree,) = table.named("tree")
    return table, tree


def test_everybody_comes_poisoned_to_the_moor() -> None:
    table = Played(68, 3)
    assert all(table.figure(seat).has(Condition.POISON) for seat in range(3))


@rule("GH-7.1.7", "GH-7.1.8")
def test_the_tree_withers_unseen() -> None:
    _, fresh = moor()
    assert (fresh.hp, fresh.max_hp) == (17, 17)
    _, tree = moor(rounds=3)
    assert (tree.hp, tree.max_hp) == (17 - 3 * 2, 17)


@rule("GH-6.1.2")
def test_the_moor_is_lost_with_the_tree() -> None:
    table = Played(68)
    for _ in range(8):
        table.end_round()
        assert not table.lost
    table.end_round()
    assert table.lost
    table, tree = moor()
    table.damage(tree, 17)
    assert table.lost


def test_drakes_hurt_the_tree_while_they_are_beside_it() -> None:
    table, tree = moor()
    table.end_round()
    assert tree.hp == 15
    table.kill(*table.monsters("rending_drake"))
    table.end_round()
    assert tree.hp == 15


def test_monsters_leave_the_tree_alone() -> None:
    table, tree = moor()
    assert table.scene.cells_of(tree) == table.scene.scenario.marks["a"]
    assert all(not can_target(table.scene, drake, tree) for drake in table.foes())
    helped = Who(ALLIES, ANYWHERE, EACH).find(table.scene, table.figure(), None)
    assert tree in helped


@pytest.mark.parametrize("poisoned", [True, False])
def test_water_burns_the_poisoned(poisoned: bool) -> None:
    table = Played(68)
    hero = table.figure()
    hero.conditions[Condition.POISON] = int(poisoned)
    table.put(hero, "0,-1")
    before = hero.hp
    table.run(meet(table.scene, hero, NOTHING))
    assert hero.hp == before - (trap_damage(table.scene) if poisoned else 0)


def test_poisoned_summons_avoid_water() -> None:
    table = Played(68)
    rat = table.summon("monstrous_rat", "1,-2")
    water = table.cell("0,-1")
    before = ground_of(table.scene, rat).terrain[water]
    rat.conditions[Condition.POISON] = 1
    assert ground_of(table.scene, rat).terrain[water] != before


# -- the well --------------------------------------------------------------------------


@rule("GH-7.1.6")
@pytest.mark.parametrize(
    ("characters", "scouts", "shaman"), [(2, NORMAL, NORMAL), (3, ELITE, NORMAL), (4, ELITE, ELITE)]
)
def test_the_plate_of_the_well_calls_vermlings(characters: int, scouts: int, shaman: int) -> None:
    table = Played(69, characters)
    table.open_door("door_1")
    table.kill(*table.foes())
    figure = table.figure()
    table.put(figure, "-5,5")
    table.scene.acting = figure.id
    table.play_out(end_turn(table.scene, figure))
    assert table.is_open("door_2")
    assert [each.rank for each in table.monsters("vermling_scout")] == [scouts] * 2
    assert table.one("vermling_shaman").rank == shaman


def test_traps_appear_under_whoever_stands_there() -> None:
    table = Played(69)
    table.open_door("door_1")
    table.kill(*table.foes())
    other = table.figure(1)
    table.put(other, "-4,2")
    before = other.hp
    table.open_door("door_2")
    assert other.hp == before - trap_damage(table.scene)
    tile = table.scene.tile(table.cell("-3,2"))
    assert tile is not None
    assert tile.kind == TileKind.TRAP
    assert table.scene.tile(table.cell("-4,2")) is None


def test_the_doll_must_come_to_the_well() -> None:
    table = Played(69)
    for door in ("door_2", "door_3"):
        table.open_door(door)
    table.kill(*table.foes())
    table.ends_turn(1, "1,5")
    assert not table.won
    table.ends_turn(0, "3,3")
    assert table.won


@pytest.mark.parametrize("takes", [True, False])
def test_the_doll_changes_hands_by_a_loot_action(takes: bool) -> None:
    table = Played(69)
    table.kill(*table.foes())
    other = table.figure(1)
    table.put(table.figure(), "-1,-4")
    table.put(other, "0,-5")
    for cell in range(len(table.scene.coins)):
        table.scene.coins[cell] = 0
    table.turn.seat = 1
    answer = "take-over" if takes else "skip"
    table.run(LootAction(1).perform(table.scene, other, table.turn), "loot", answer)
    assert table.scene.memory["carrier"] == int(takes)


def test_nobody_takes_the_doll_by_standing() -> None:
    table = Played(69)
    table.run(loot_hex(table.scene, table.hero(1), table.figure().cell, by_standing=True))
    assert table.scene.memory["carrier"] == 0


def test_the_doll_of_an_exhausted_character_lies_on_the_map() -> None:
    table = Played(69)
    table.kill(*table.foes())
    for cell in range(len(table.scene.coins)):
        table.scene.coins[cell] = 0
    place = table.place(table.figure())
    table.exhaust(0)
    table.ends_turn(1)
    tile = table.scene.tile(table.cell(place))
    assert tile is not None
    assert (tile.kind, tile.goal) == (TileKind.TREASURE, True)
    assert table.cell(place) in destinations(table.scene, table.figure(1))
    table.ends_turn(1, place)
    assert table.scene.memory["carrier"] == 1


# -- the grove -------------------------------------------------------------------------


@rule("GH-7.1.7", "GH-7.1.11")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_tree_is_one_object_on_three_hexes(characters: int) -> None:
    table = Played(72, characters, level=3)
    trees = table.named("tree")
    assert [each.hp for each in trees] == [characters * (3 + table.scene.level)] * 3
    assert len(table.scene.cells_of(trees[0])) == 3
    assert table.at("2,0") is table.at("2,1") is table.at("3,0")
    tile = table.scene.tile(table.cell("2,0"))
    assert tile is not None
    assert not can_destroy(table.scene, tile)
    table.kill(table.at("2,0"))
    assert all(table.is_free(place) for place in ("2,0", "2,1", "3,0"))
    assert table.scene.tile(table.cell("2,1")) is None


@rule("GH-4.7.3")
@pytest.mark.parametrize(
    ("characters", "ranks"),
    [(2, [NORMAL] * 4), (3, [NORMAL, ELITE, NORMAL, ELITE]), (4, [ELITE] * 4)],
)
def test_the_trees_summon_in_turn(characters: int, ranks: list[int]) -> None:
    table = Played(72, characters)
    trees = [table.at(place) for place in ("2,0", "7,5", "-7,5", "2,0")]
    for tree, rank in zip(trees, ranks, strict=True):
        table.kill(*table.monsters("ooze"))
        table.end_round()
        ooze = table.one("ooze")
        assert ooze.rank == rank
        assert table.scene.are_adjacent(ooze, tree)
        table.begin_round()


def test_a_destroyed_tree_keeps_its_turn() -> None:
    table = Played(72)
    table.kill(table.at("7,5"))
    for summoned in (1, 0, 1):
        table.kill(*table.monsters("ooze"))
        table.next_round()
        assert len(table.monsters("ooze")) == summoned


def test_the_grove_is_won_without_trees_and_oozes() -> None:
    table = Played(72)
    table.kill(*table.monsters("ooze"))
    assert not table.won
    for place in ("2,0", "7,5", "-7,5"):
        tree = table.at(place)
        table.run(suffer(table.scene, tree, tree.hp, "GH-3.18.6", tree.id))
    assert table.won
