"""What waits for something: plates and spawns in 33 and 41, exits in 33, 37 and 41."""

import pytest

from questhall.games.gloomhaven.minds.turn_plan import Outlook
from questhall.games.gloomhaven.rules.attack.damage import has_departed
from questhall.games.gloomhaven.rules.movement.terrain import can_enter_door
from questhall.games.gloomhaven.rules.round.battle_goals import NoOtherExhausted
from questhall.games.gloomhaven.rules.round.initiative import build_queue
from questhall.games.gloomhaven.rules.scenario import destinations
from questhall.games.gloomhaven.state.figures import FigureKind

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the armory of the savvas ----------------------------------------------------------

PLATES = ("7,-5", "12,-5", "6,-3", "11,-3")


def armory(characters: int = 2) -> Played:
    """The middle room is open and no monsters are left."""
    table = Played(33, characters)
    table.kill(*table.named("door"))
    table.open_door("door_2")
    table.kill(*table.foes())
    return table


@rule("GH-7.1.7")
def test_the_first_door_of_the_armory_must_be_broken() -> None:
    table = Played(33, 3, level=5)
    (door,) = table.named("door")
    assert (door.kind, table.place(door)) == (FigureKind.OBJECT, "3,4")
    assert door.hp == 4 + table.scene.level == 7
    assert not table.is_revealed("c2b")
    table.damage(door, 7)
    assert table.is_revealed("c2b")


@rule("GH-7.1.6")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_treasury_opens_when_all_characters_stand_on_plates(characters: int) -> None:
    table = armory(characters)
    for seat in range(characters):
        assert not table.is_open("door_3")
        assert PLATES[-1] in [
            "{},{}".format(*table.scene.scenario.hex(cell))
            for cell in destinations(table.scene, table.figure(seat))
        ]
        table.ends_turn(seat, PLATES[seat])
    assert table.is_open("door_3")


def test_one_plate_is_not_enough_for_two() -> None:
    table = armory()
    table.ends_turn(0, PLATES[0])
    table.ends_turn(1, "8,-5")
    assert not table.is_open("door_3")


@rule("GH-7.1.3")
@pytest.mark.parametrize(("characters", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_a_lavaflow_comes_at_the_end_of_the_round_and_only_once(characters: int, rank: int) -> None:
    table = armory(characters)
    table.open_door("door_3")
    table.kill(*table.foes())
    assert table.monsters("savvas_lavaflow") == []
    table.next_round()
    lavaflow = table.one("savvas_lavaflow")
    assert (table.place(lavaflow), lavaflow.rank) == ("5,4", rank)
    table.kill(lavaflow)
    table.next_round()
    assert table.monsters("savvas_lavaflow") == []


@pytest.mark.parametrize(("characters", "rank"), [(2, NORMAL), (3, NORMAL), (4, ELITE)])
def test_an_icestorm_comes_after_the_last_treasure(characters: int, rank: int) -> None:
    table = armory(characters)
    table.open_door("door_3")
    table.kill(*table.foes())
    treasures = ("10,-11", "12,-13", "15,-11", "15,-13")
    for place in treasures[:3]:
        table.ends_turn(0, place)
    table.next_round()
    table.kill(*table.foes())
    assert table.monsters("savvas_icestorm") == []
    table.ends_turn(0, treasures[3])
    table.next_round()
    icestorm = table.one("savvas_icestorm")
    assert (table.place(icestorm), icestorm.rank) == ("5,4", rank)


@rule("GH-6.1.1")
def test_the_armory_is_won_at_the_exit_with_all_the_loot() -> None:
    table = armory()
    table.open_door("door_3")
    table.kill(*table.foes())
    for place in ("10,-11", "12,-13", "15,-11"):
        table.ends_turn(0, place)
    table.ends_turn(0, "-2,1")
    table.ends_turn(1, "-1,1")
    assert not table.won
    table.ends_turn(0, "15,-13")
    assert not table.won
    table.ends_turn(0, "-2,1")
    assert table.won


@rule("GH-6.1.2")
@pytest.mark.parametrize(("number", "exit"), [(33, "-2,1"), (37, "23,-19")])
def test_nobody_may_be_exhausted_away_from_the_exit(number: int, exit: str) -> None:
    table = Played(number)
    table.put(table.figure(0), exit)
    table.exhaust(0)
    assert not table.lost
    table.exhaust(1)
    assert table.lost


def test_the_trench_is_left_by_its_far_end() -> None:
    table = Played(37)
    for door in ("door_1", "door_2"):
        table.open_door(door)
    table.ends_turn(0, "23,-19")
    assert not table.won
    table.ends_turn(1, "22,-17")
    assert table.won


# -- the tomb --------------------------------------------------------------------------


def tomb(characters: int = 2) -> Played:
    table = Played(41, characters)
    table.open_door("door_1")
    table.kill(*table.foes())
    return table


@rule("GH-7.1.5", "GH-7.1.6")
def test_the_last_door_of_the_tomb_is_locked_until_the_plate_is_stepped_on() -> None:
    table = tomb()
    cell = table.scene.scenario.joints[table.joint("door_2")].cells[0]
    assert not can_enter_door(table.scene, cell)
    assert table.cell("7,3") in destinations(table.scene, table.figure())
    table.ends_turn(0, "7,3")
    assert can_enter_door(table.scene, cell)
    assert not table.is_open("door_2")
    assert table.cell("7,3") not in destinations(table.scene, table.figure())


@rule("GH-7.1.4")
@pytest.mark.parametrize(
    ("characters", "golems", "guns"),
    [(2, [NORMAL, NORMAL], 2), (3, [NORMAL, ELITE], 3), (4, [ELITE, ELITE], 4)],
)
def test_the_plate_wakes_the_guards_at_once(characters: int, golems: list[int], guns: int) -> None:
    table = tomb(characters)
    table.play_out(build_queue(table.scene, []))
    assert table.foes() == []
    table.ends_turn(0, "7,3")
    assert sorted(golem.rank for golem in table.monsters("stone_golem")) == golems
    assert {table.place(golem) for golem in table.monsters("stone_golem")} == {"8,0", "5,6"}
    places = {table.place(gun) for gun in table.monsters("ancient_artillery")}
    assert places == {*("10,0", "7,6", "6,0", "3,6")[:guns]}
    assert not any(foe.drops_coin for foe in table.foes())
    table.kill(*table.foes())
    table.ends_turn(1, "7,3")
    assert table.foes() == []


def test_a_bot_crosses_the_ring_of_traps_around_the_plate() -> None:
    table = tomb()
    figure = table.figure()
    table.put(figure, "5,3")
    calm = Outlook(table.scene, figure)
    assert calm.trapped
    assert calm.place_worth(table.cell("6,3")) > calm.place_worth(table.cell("5,3"))
    table.monster("stone_golem", "8,1")
    assert not Outlook(table.scene, figure).trapped


def test_characters_leave_the_tomb_one_by_one() -> None:
    table = tomb()
    table.ends_turn(0, "7,3")
    table.open_door("door_2")
    table.kill(*table.foes())
    table.summon("decoy", "12,1")
    card = table.card(table.hero().kind.cards[0].key, pile="hand")
    table.ends_turn(0, "13,1")
    table.end_round()
    assert table.figure().gone
    assert has_departed(table.scene, table.hero())
    assert table.is_free("12,1")
    assert not table.lost
    assert not table.won
    assert NoOtherExhausted().met(table.scene, table.hero(1))
    table.begin_round()
    assert card not in table.hero().lost
    table.ends_turn(1, "13,1")
    assert not table.won
    table.end_round()
    assert table.won


def test_before_the_last_door_is_open_nobody_leaves() -> None:
    table = tomb()
    table.put(table.figure(), "13,1")
    table.next_round()
    assert not table.figure().gone


@rule("GH-6.1.2")
def test_in_the_last_room_of_the_tomb_nobody_may_be_exhausted() -> None:
    table = tomb(3)
    table.exhaust(0)
    assert not table.lost
    table.ends_turn(1, "7,3")
    table.open_door("door_2", 1)
    assert table.lost


# -- the crypt basement ----------------------------------------------------------------


@rule("GH-7.1.5")
def test_the_doors_of_the_crypt_open_by_themselves() -> None:
    table = Played(53)
    opens = {2: ("door_3", "door_4"), 4: ("door_1", "door_2"), 6: ("door_6",), 8: ("door_5",)}
    for joint in table.scene.scenario.joints:
        assert not can_enter_door(table.scene, joint.cells[0])
    opened: list[str] = []
    for round in range(2, 9):
        table.kill(*table.foes())
        table.next_round()
        opened += opens.get(round, ())
        found = [joint.id for joint in table.scene.scenario.joints if table.is_open(joint.id)]
        assert sorted(found) == sorted(opened)
    assert len(opened) == 6
