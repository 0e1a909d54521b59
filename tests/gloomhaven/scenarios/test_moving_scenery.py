"""Scenery that changes in every round: boulders in 73, water in 74; and the staff of 54."""

import pytest

from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.movement.looting import cells_to_loot, loot_hex
from questhall.games.gloomhaven.rules.movement.terrain import trap_damage
from questhall.games.gloomhaven.rules.scenario import SpecialRule, forbidden
from questhall.games.gloomhaven.state.figures import Figure

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the staff -------------------------------------------------------------------------


def palace(level: int = 1) -> tuple[Played, Figure]:
    """The hall is open; the first character bears the staff."""
    table = Played(54, level=level)
    table.kill(*table.foes())
    table.open_door("door_1")
    return table, table.monsters("harrower_infester")[0]


def test_bears_poison_whom_they_attack() -> None:
    table = Played(54)
    bear, hero = table.monsters("cave_bear")[0], table.figure()
    hero.hp = hero.max_hp = 30
    table.attack(bear, hero, 1)
    assert table.conditions(hero) == ["poison"]


def test_only_the_bearer_hurts_infesters() -> None:
    table, infester = palace()
    bearer, other = table.figure(0), table.figure(1)
    infester.hp = infester.max_hp = 30
    for source in (other.id, Harm.TRAP):
        table.run(suffer(table.scene, infester, 3, "GH-3.18.6", source))
    assert infester.hp == 30
    table.run(suffer(table.scene, infester, 3, "GH-3.18.6", bearer.id))
    assert infester.hp == 27
    spirit = table.monsters("living_spirit")[0]
    before = spirit.hp
    table.run(suffer(table.scene, spirit, 1, "GH-3.18.6", other.id))
    assert spirit.hp == before - 1


@rule("GH-7.1.11")
def test_the_staff_must_be_charged_before_it_is_set_up() -> None:
    table, infester = palace(level=3)
    infester.hp = infester.max_hp = 60
    needed = 2 * 2 * (table.scene.level + 1)
    bearer = table.figure(0)
    table.run(suffer(table.scene, infester, needed - 1, "GH-3.18.6", bearer.id))
    table.ends_turn(0, "14,0")
    assert not table.won
    table.run(suffer(table.scene, infester, 1, "GH-3.18.6", bearer.id))
    table.ends_turn(1, "13,1" if table.is_free("13,1") else "15,0")
    assert not table.won
    table.ends_turn(0, "14,0")
    assert table.won


@rule("GH-6.1.2")
def test_the_palace_is_lost_with_the_bearer() -> None:
    table, _ = palace()
    table.exhaust(1)
    assert not table.lost
    table, _ = palace()
    table.exhaust(0)
    assert table.lost


# -- the boulders ----------------------------------------------------------------------


def boulders(table: Played) -> list[str]:
    return sorted(table.place(each) for each in table.named("boulder"))


def roll(table: Played, first: int, second: int) -> None:
    """The distances of the rows from the top; the last one follows."""
    table.start(table.tell(SpecialRule.round_ends))
    for distance in (first, second):
        table.choose(next(each for each in table.offered if each.endswith(f"#{distance}")))
    assert table.decision is None


def test_the_rows_roll_one_two_and_three_hexes() -> None:
    table = Played(73)
    table.kill(*table.foes())
    assert boulders(table) == ["2,-2", "2,-3", "3,-4", "7,-2", "7,-3", "8,-4"]
    roll(table, 2, 3)
    assert boulders(table) == sorted(["1,-4", "6,-4", "-1,-3", "4,-3", "1,-2", "6,-2"])


def test_a_boulder_comes_in_again_on_the_right() -> None:
    table = Played(73)
    table.kill(*table.foes())
    for seat in (0, 1):
        table.put(table.figure(seat), f"{seat},-6")
    for _ in range(2):
        roll(table, 1, 3)
    assert {"1,-3", "5,-3"} <= set(boulders(table))


def test_a_boulder_crushes_and_shoves() -> None:
    table = Played(73)
    table.kill(*table.foes())
    passed, hit = table.figure(0), table.figure(1)
    before = (passed.hp, hit.hp)
    table.put(passed, "2,-4")
    table.put(hit, "0,-4")
    roll(table, 3, 1)
    assert passed.hp == before[0] - trap_damage(table.scene)
    assert table.place(passed) == "2,-4"
    assert hit.hp == before[1] - trap_damage(table.scene)
    assert table.place(hit) == "-1,-4"
    assert "0,-4" in boulders(table)


def test_boulders_bar_the_way_and_nothing_hurts_them() -> None:
    table = Played(73)
    boulder = table.named("boulder")[0]
    table.damage(boulder, 10)
    assert not boulder.gone
    assert table.scene.bars_the_way(boulder.cell)


def test_a_trap_survives_a_boulder() -> None:
    table = Played(73)
    table.kill(*table.foes())
    assert table.scene.tile(table.cell("3,-3")) is not None
    for _ in range(2):
        roll(table, 1, 2)
    assert "3,-3" in boulders(table)
    assert table.scene.tile(table.cell("3,-3")) is not None


def test_inox_stay_out_of_the_door_of_the_cave() -> None:
    table = Played(73)
    table.open_door("door_1")
    for figure in table.foes():
        inox = table.type_of(figure).startswith("inox")
        assert (table.cell("8,-3") in forbidden(table.scene, figure)) == inox


# -- the ship --------------------------------------------------------------------------

HOLD = [
    "-1,-3",
    "0,-3",
    "1,-3",
    "-2,-2",
    "-1,-2",
    "0,-2",
    "1,-2",
    "-2,-1",
    "-1,-1",
    "0,-1",
    "-3,0",
    "-2,0",
    "-1,0",
    "0,0",
]


def water(table: Played) -> list[str]:
    tiles = {place: table.scene.tile(table.cell(place)) for place in HOLD}
    return [place for place, tile in tiles.items() if tile is not None and tile.look == "water"]


@pytest.mark.parametrize(("characters", "wet"), [(2, 12), (3, 10), (4, 12)])
def test_the_hold_is_drier_for_three(characters: int, wet: int) -> None:
    assert len(water(Played(74, characters))) == wet


@rule("GH-6.1.2")
@pytest.mark.parametrize(("characters", "rounds"), [(2, 6), (3, 5), (4, 3)])
def test_water_rises_until_the_ship_sinks(characters: int, rounds: int) -> None:
    table = Played(74, characters)
    for _ in range(rounds):
        assert not table.lost
        table.end_round()
        if not table.lost:
            table.scene.round += 1
    assert table.lost


def test_a_character_bails_one_tile_at_a_time() -> None:
    table = Played(74, 2)
    hero, figure = table.hero(), table.figure()
    table.put(figure, "0,0")
    assert table.cell("0,-1") in cells_to_loot(table.scene, figure, 1)
    table.run(loot_hex(table.scene, hero, table.cell("0,0"), by_standing=True))
    table.run(loot_hex(table.scene, hero, table.cell("0,-1"), by_standing=False))
    assert len(water(table)) == 11
    assert cells_to_loot(table.scene, figure, 1) == []
    table.ends_turn(0, "0,3")
    table.ends_turn(0, "0,-1")
    assert len(water(table)) == 10


@rule("GH-7.1.5", "GH-7.1.4")
@pytest.mark.parametrize(
    ("characters", "first", "second"),
    [
        (2, {"0,-3": NORMAL}, NORMAL),
        (3, {"0,-3": ELITE}, NORMAL),
        (4, {"-1,-3": NORMAL, "1,-3": NORMAL}, ELITE),
    ],
)
def test_terrors_rise_with_the_doors(characters: int, first: dict[str, int], second: int) -> None:
    table = Played(74, characters)
    table.kill(*table.foes())
    table.scene.round = 3
    table.begin_round()
    assert table.is_open("door_2")
    found = {table.place(each): each.rank for each in table.monsters("deep_terror")}
    assert found == first
    table.kill(*table.foes())
    table.scene.round = 6
    table.begin_round()
    assert table.is_open("door_1")
    found = {table.place(each): each.rank for each in table.monsters("deep_terror")}
    assert found == {"-6,2": second, "1,2": second}
