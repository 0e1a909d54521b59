"""Chapter 14: the Ready Phase."""

import pytest

from questhall.games.sorcerer.view.view import view
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


@example("SO-EX-10")
@rule("SO-14.3.3", "SO-14.3.4", "SO-3.2.2")
def test_without_a_roll_everybody_gains_four() -> None:
    bench = Bench()
    bench.player(0).energy, bench.player(1).energy = 3, 8
    bench.ready_phase()
    bench.choose("take-energy")
    assert (bench.player(0).energy, bench.player(1).energy) == (7, 10)


@example("SO-EX-11")
@rule("SO-14.3.2")
def test_one_roll_serves_everybody() -> None:
    bench = Bench()
    bench.player(0).energy, bench.player(1).energy = 0, 5
    bench.arena.chance.rig("energy", [5])
    bench.ready_phase()
    bench.choose("roll-energy")
    assert bench.events("energy-rolled") == [(6, -1, -1)]
    assert (bench.player(0).energy, bench.player(1).energy) == (6, 10)


@example("SO-EX-20")
@rule("SO-14.1.1", "SO-14.1.2", "SO-14.2.1", "SO-14.3.1", "SO-14.3.3", "SO-14.4.1", "SO-14.5.1")
@rule("SO-14.6.1", "SO-9.1.2", "SO-10.1.7")
def test_the_order_inside_the_ready_phase() -> None:
    bench = Bench(first=0)
    bench.arena.fate = [False]
    minions = [bench.minion(seat, ready=False) for seat in (0, 1)]
    for seat, omens in ((0, 0), (1, 2)):
        player = bench.player(seat)
        player.omens, player.energy, player.actions = omens, 1, 0
    bench.ready_phase()
    assert (bench.arena.first, bench.arena.fate) == (1, [True])
    assert [minion.ready for minion in minions] == [True, True]
    assert (bench.prompt, bench.seats) == ("energy", [1])
    assert bench.offered == ["roll-energy", "take-energy"]
    assert [player.energy for player in bench.arena.players] == [1, 1]
    bench.choose("take-energy")
    boards = [(player.energy, player.actions, player.omens) for player in bench.arena.players]
    assert boards == [(5, 6, 1), (5, 6, 3)]
    assert (bench.prompt, bench.seats) == ("avatar", [1])
    bench.choose(f"avatar:{B0}")
    assert (bench.prompt, bench.seats) == ("avatar", [0])
    bench.choose(f"avatar:{B2}")
    assert bench.decision is None
    assert [player.avatar for player in bench.arena.players] == [2, 0]
    assert bench.reached == "action"


@rule("SO-14.1.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_fate_goes_to_the_left(first: int) -> None:
    bench = Bench("royale", 4, first=first)
    bench.ready_phase()
    assert bench.arena.first == (first + 1) % 4
    assert bench.seats == [(first + 1) % 4]


@rule("SO-14.2.1", "SO-14.2.2", "SO-18.8.4")
def test_everything_is_readied() -> None:
    bench = Bench()
    minions = [bench.minion(seat, field, ready=False) for seat in (0, 1) for field in range(3)]
    bench.own_skill(0, 0, action="draw(1)")
    bench.player(0).skill_ready = [False, False, False]
    bench.arena.fields[1].exhausted = True
    bench.ready_phase()
    assert all(minion.ready for minion in minions)
    assert bench.player(0).skill_ready == [True, True, True]
    assert not bench.arena.fields[1].exhausted


@rule("SO-14.3.1")
@pytest.mark.parametrize("first", [0, 1])
def test_only_the_first_player_decides_on_the_roll(first: int) -> None:
    bench = Bench(first=1 - first)
    bench.ready_phase()
    assert (bench.prompt, bench.seats) == ("energy", [first])


@rule("SO-14.3.5")
@pytest.mark.parametrize("side", [0, 7])
def test_the_energy_die_is_never_rerolled(side: int) -> None:
    bench = Bench()
    for player in bench.arena.players:
        player.omens, player.energy = 5, 0
    bench.arena.chance.rig("energy", [side])
    bench.ready_phase()
    bench.choose("roll-energy")
    assert bench.prompt == "avatar"
    assert [player.energy for player in bench.arena.players] == [side + 1, side + 1]
    assert [player.omens for player in bench.arena.players] == [6, 6]
    assert bench.arena.fate == [True]


@rule("SO-14.5.1", "SO-9.1.2")
@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("royale", 5), ("team", 6)])
def test_everybody_gains_an_omen_and_six_actions(format: str, seats: int) -> None:
    bench = Bench(format, seats)
    for player in bench.arena.players:
        player.omens, player.actions = 4, 0
    bench.ready_phase()
    bench.choose("take-energy")
    assert [player.omens for player in bench.arena.players] == [5] * seats
    assert [player.actions for player in bench.arena.players] == [6] * seats


@rule("SO-14.6.1", "SO-14.6.3")
def test_avatars_are_placed_clockwise_and_later_players_see_earlier_ones() -> None:
    bench = Bench("royale", 4, first=1)
    for player in bench.arena.players:
        player.avatar = player.fields[0]
    bench.ready_phase()
    bench.choose("take-energy")
    for seat in (2, 3, 0, 1):
        assert bench.seats == [seat]
        bench.choose(bench.offered[1])
        assert bench.player(seat).avatar == bench.player(seat).fields[1]
        for other in range(4):
            name = bench.arena.fields[bench.player(seat).avatar].name
            assert view(bench.arena, other).players[seat].avatar == name


@rule("SO-14.6.2")
@pytest.mark.parametrize(("goal", "name"), [(0, B0), (1, B1), (2, B2)])
def test_an_avatar_may_stay_go_anywhere_and_join_another(goal: int, name: str) -> None:
    bench = Bench()
    bench.player(0).avatar = bench.player(1).avatar = 0
    bench.ready_phase()
    bench.choose("take-energy")
    for _ in (0, 1):
        bench.choose(f"avatar:{name}")
    assert [player.avatar for player in bench.arena.players] == [goal, goal]


@example("SO-EX-22")
@rule("SO-14.7.1")
def test_no_card_is_drawn_in_the_ready_phase() -> None:
    bench = Bench(first=1)
    bench.grimoire(0)
    bench.run("ready", "battle")
    bench.choose("take-energy")
    bench.choose(f"avatar:{B0}")
    bench.choose(f"avatar:{B0}")
    assert (bench.prompt, bench.seats) == ("action", [0])
    assert bench.player(0).hand == []
    assert len(bench.player(0).grimoire) == 1
