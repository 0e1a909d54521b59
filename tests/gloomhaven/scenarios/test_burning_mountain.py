"""The doors, the artifacts and the two conclusions of scenario 82."""

from questhall.games.gloomhaven.rules.round.results import finish_scenario, result_of
from questhall.games.gloomhaven.rules.round.scenario_end import end_turn
from questhall.games.gloomhaven.rules.scenario import can_open, destinations
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.view.view import view

from ...marks import rule
from .book import ELITE, NORMAL, Played

DOORS = ("door_1", "door_6", "door_4", "door_5", "door_2", "door_3")
"""In the order of their letters, from a to f."""

CHEST = "3,-14"
ALTAR = "1,-9"
ARTIFACTS = [110, 115]


def of_rank(table: Played, rank: int) -> list[Figure]:
    return [figure for figure in table.monsters() if figure.rank == rank]


def kill_everybody(table: Played) -> None:
    while table.monsters():
        for figure in table.monsters():
            figure.drops_coin = False
            table.kill(figure)


def open_mountain(characters: int = 2) -> Played:
    """All doors are open, and nobody lives there any more."""
    table = Played(82, characters)
    kill_everybody(table)
    return table


def with_artifacts() -> Played:
    """The first character holds the artifacts."""
    table = open_mountain()
    table.ends_turn(0, CHEST)
    assert table.hero().found == ARTIFACTS
    return table


@rule("GH-7.1.5")
def test_each_dead_elite_opens_the_next_door() -> None:
    table = Played(82, 4)
    for opened in range(len(DOORS)):
        assert [table.is_open(door) for door in DOORS] == [
            place < opened for place in range(len(DOORS))
        ]
        table.kill(of_rank(table, ELITE)[0])
    assert all(table.is_open(door) for door in DOORS)


@rule("GH-7.1.5")
def test_other_dead_open_nothing_and_nobody_can() -> None:
    table = Played(82, 4)
    table.kill(*of_rank(table, NORMAL))
    assert not any(table.is_open(door) for door in DOORS)
    assert not can_open(table.scene, table.joint("door_1"))


@rule("GH-6.1.1", "GH-7.1.12")
def test_one_artifact_is_sacrificed() -> None:
    table = with_artifacts()
    table.ends_turn(1, ALTAR)
    assert not table.won
    table.put(table.figure(1), "2,-8")
    holder = table.figure(0)
    table.put(holder, ALTAR)
    table.start(end_turn(table.scene, holder))
    assert table.prompt == "artifacts"
    table.choose("keep-artifacts")
    assert not table.won
    table.start(end_turn(table.scene, holder))
    table.choose("sacrifice#110")
    assert table.won
    assert result_of(table.scene, table.hero()).items == [115]
    assert view(table.scene, 0).conclusion == ""


@rule("GH-6.1.1")
def test_the_party_escapes_with_both() -> None:
    table = with_artifacts()
    table.put(table.figure(1), "2,-8")
    table.ends_turn(0, "-5,0")
    assert not table.won
    table.ends_turn(1, "-2,0")
    assert table.won
    assert result_of(table.scene, table.hero()).items == ARTIFACTS
    assert view(table.scene, 0).conclusion == "escape"


def test_the_entrance_means_nothing_before_the_chest_is_looted() -> None:
    table = open_mountain()
    table.ends_turn(0, "-5,0")
    table.ends_turn(1, "-2,0")
    assert not table.won
    figure = table.figure()
    assert destinations(table.scene, figure) == [table.cell(CHEST)]


@rule("GH-6.1.2")
def test_the_artifacts_are_lost_with_whoever_holds_them() -> None:
    table = with_artifacts()
    table.put(table.figure(0), ALTAR)
    table.exhaust(0)
    assert table.lost
    finish_scenario(table.scene)
    result = result_of(table.scene, table.hero())
    assert (result.items, result.treasures) == ([], [])


def test_whoever_is_back_may_become_exhausted() -> None:
    table = with_artifacts()
    table.put(table.figure(0), "-5,0")
    table.exhaust(0)
    assert not table.lost
    table.ends_turn(1, "-4,0")
    assert table.won


@rule("GH-2.2.29")
def test_looted_artifacts_are_only_a_goal_the_next_time() -> None:
    table = Played(82)
    table.scene.rules.looted = [62]
    kill_everybody(table)
    table.ends_turn(0, CHEST)
    assert table.hero().found == []
    assert destinations(table.scene, table.figure())[0] == table.cell(ALTAR)
