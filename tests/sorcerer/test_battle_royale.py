"""Chapter 22.1 and 22.2: three to six players, everyone alone, in a ring."""

import pytest

from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.state.arena import Minion
from questhall.kernel.games import BadSetup, Setup
from tests.marks import example, rule
from tests.sorcerer.bench import Bench, quiet
from tests.sorcerer.walks import SEEDS, new_match, table_of, walk, walk_to_the_first_action


def field_names(bench: Bench) -> list[str]:
    return [field.name for field in bench.arena.fields]


def attacks(bench: Bench) -> list[tuple[int, int]]:
    """(battlefield, seat) of each attack."""
    owners = bench.arena.owners
    return [(where, owners[what]) for what, where, _ in bench.events("attacks")]


@rule("SO-22.1.1", "SO-22.1.2", "SO-22.1.3")
@pytest.mark.parametrize(
    ("format", "possible"),
    [("duel", [2]), ("royale", [3, 4, 5, 6]), ("team", [4, 6])],
)
def test_the_formats_and_their_players(format: str, possible: list[int]) -> None:
    for seats in range(1, 9):
        if seats in possible:
            assert len(GAME.checked(Setup(format, seats)).options) == len(GAME.options)
        else:
            with pytest.raises(BadSetup):
                GAME.checked(Setup(format, seats))


@rule("SO-22.1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_beyond_four_players_decks_appear_twice(seats: int) -> None:
    arena = walk_to_the_first_action(new_match("decks", "royale", seats), "decks")
    keys = [pack.key for player in arena.players for pack in player.packs]
    assert len(keys) == 3 * seats
    assert max(keys.count(key) for key in keys) == (1 if seats <= 4 else 2)


@rule("SO-22.2.2", "SO-22.2.4", "SO-22.2.8", "SO-22.1.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_two_neighbours_share_a_battlefield(seats: int) -> None:
    arena = Bench("royale", seats).arena
    assert len({field.name for field in arena.fields}) == len(arena.fields) == seats
    for seat, field in enumerate(arena.fields):
        assert {side.team for side in field.sides} == {seat, (seat + 1) % seats}
    for player in arena.players:
        assert sorted(player.fields) == sorted({player.seat, (player.seat - 1) % seats})


@rule("SO-22.2.3")
def test_the_ring_of_four() -> None:
    bench = Bench("royale", 4)
    assert field_names(bench) == ["old_london", "whitechapel", "southwark", "underground_hive"]


@rule("SO-22.2.1", "SO-22.2.8")
def test_everybody_plays_alone() -> None:
    arena = Bench("royale", 4).arena
    assert [arena.members(player.team) for player in arena.players] == [[0], [1], [2], [3]]


@rule("SO-22.2.4", "SO-22.2.5", "SO-22.2.6", "SO-22.2.16")
def test_a_player_reaches_left_and_right_and_moves_between_them() -> None:
    bench = Bench("royale", 5)
    names = field_names(bench)
    minion = bench.minion(1, field=0)
    card = bench.hand(1, cost=0)
    bench.player(1).avatar = 0
    bench.act(1)
    assert bench.offers("cast") == [f"cast:{card}@{names[0]}", f"cast:{card}@{names[1]}"]
    assert bench.offers(f"reinforce:{minion.card}") == [f"reinforce:{minion.card}@{names[1]}"]
    assert bench.offers("move-avatar") == [f"move-avatar:{names[1]}"]
    for _ in range(3):
        bench.minion(1, field=0)
    bench.act(1)
    assert bench.offers("cast") == [f"cast:{card}@{names[1]}"]  # four on this side


@rule("SO-22.2.6", "SO-22.2.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_avatars_always_stand_within_reach(seed: str) -> None:
    match = new_match(seed, "royale", 5)
    for arena in walk(match, seed):
        for player in arena.players:
            assert player.avatar in (-1, *player.fields)
        for decision in match.pending:
            if decision.prompt == "avatar":
                offered = sorted(option.what for option in decision.options)
                assert offered == sorted(arena.players[decision.seats[0]].fields)


@rule("SO-22.2.7", "SO-22.2.17")
def test_play_goes_clockwise_from_the_fate_counter() -> None:
    bench = Bench("royale", 4, first=2)
    for player in bench.arena.players:
        player.actions = 2
    bench.run("action", "battle")
    acted = []
    while bench.decision is not None:
        acted.append(bench.seats[0])
        bench.choose("channel")
    assert acted == [2, 3, 0, 1, 2, 3, 0, 1]
    bench.ready_phase()
    assert (bench.arena.first, bench.seats) == (3, [3])
    bench.choose("take-energy")
    assert bench.seats == [3]  # the first to place an avatar
    assert [(player.omens, player.actions) for player in bench.arena.players] == [(2, 6)] * 4


@example("SO-EX-81")
@rule("SO-22.2.12", "SO-22.2.13")
@pytest.mark.parametrize(
    ("round", "order"),
    [
        (3, [(2, 2), (2, 3), (1, 1), (1, 2), (0, 0), (0, 1), (3, 3), (3, 0)]),
        (2, [(1, 2), (1, 1), (2, 3), (2, 2), (3, 0), (3, 3), (0, 1), (0, 0)]),
    ],
)
def test_the_order_of_battlefields_in_a_ring(round: int, order: list[tuple[int, int]]) -> None:
    bench = Bench("royale", 4, first=2)
    bench.arena.round = round
    for field in range(4):
        bench.minion(field, field, attack=0)
        bench.minion((field + 1) % 4, field, attack=0)
    bench.battle_phase()
    assert attacks(bench) == order


@rule("SO-22.2.12", "SO-22.2.13")
@pytest.mark.parametrize("seats", [3, 5, 6])
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("round", [1, 2])
def test_each_player_goes_first_on_one_side_and_the_sides_alternate(
    seats: int, first: int, round: int
) -> None:
    bench = Bench("royale", seats, first=first)
    bench.arena.round = round
    for field in range(seats):
        for seat in (field, (field + 1) % seats):
            bench.minion(seat, field, attack=0)
    bench.battle_phase()
    begun = attacks(bench)[::2]
    left = round % 2 == 1
    assert begun == [
        ((first - i) % seats, (first - i) % seats)
        if left
        else ((first - 1 + i) % seats, (first + i) % seats)
        for i in range(seats)
    ]


def siege(bench: Bench) -> Minion:
    """EX-82: seat 0 attacks in F0; there are minions on both sides."""
    bench.set_track(0, 1, 11)
    bench.set_track(0, 0, 7)
    bench.minion(0, 0, when_destroyed="energy(1)")
    bench.minion(1, 0, life=5, when_destroyed="energy(1)")
    return bench.minion(0, 0, attack=2)


@example("SO-EX-82")
@rule("SO-22.2.9", "SO-22.2.10", "SO-22.2.18")
def test_a_conquest_scores_a_point_and_resets_the_battlefield() -> None:
    bench = quiet("royale", 4)
    far = bench.minion(1, 1)
    bench.fight(siege(bench), "H D", "damage-side")
    assert bench.finished  # the other two points are lost
    assert [player.points for player in bench.arena.players] == [1, 0, 0, 0]
    field = bench.arena.fields[0]
    assert [(side.track, side.minions) for side in field.sides] == [(0, []), (0, [])]
    assert field.conquered_by < 0
    assert [player.energy for player in bench.arena.players] == [7, 7, 6, 6]
    assert bench.arena.in_play(far)


@rule("SO-22.2.18")
def test_the_battle_is_over_after_a_reset_and_the_next_begins() -> None:
    bench = quiet("royale", 4, first=0)
    bench.arena.round = 1
    attacker = siege(bench)
    others = [minion for minion in bench.arena.minions() if minion is not attacker]
    next_field = bench.minion(0, 3, attack=0)
    bench.rig("H D")
    bench.battle_phase()
    bench.choose(f"attack:{attacker.card}")
    bench.choose("damage-side")
    assert bench.attackers == [attacker.card, next_field.card]
    assert not any(bench.arena.in_play(minion) for minion in others)


@rule("SO-22.2.18", "SO-22.2.10")
def test_a_minion_back_after_the_reset_fights_on_and_is_not_unopposed() -> None:
    bench = quiet("royale", 4, first=0)
    bench.arena.round = 1
    bench.set_track(0, 1, 11)
    ghost = bench.minion(0, 0, attack=1, when_destroyed="put_this_into_play()")
    bench.minion(1, 0, attack=0)
    bench.rig("H C")
    bench.battle_phase()
    bench.choose("damage-side")
    bench.choose(f"put:{ghost.card}@{bench.arena.fields[0].name}")
    assert bench.attackers == [ghost.card, ghost.card]
    assert bench.track(0, 1) == 1  # the enemies were there before the reset


@rule("SO-22.2.18")
def test_a_battlefield_is_not_visited_twice() -> None:
    bench = quiet("royale", 4, first=0)
    bench.arena.round = 1  # F0, F3, F2, F1
    usher = bench.minion(0, 3, attack=0, tactic="move_own(1)")
    late = bench.minion(0, 3, attack=0)
    bench.battle_phase()
    bench.choose(f"attack:{usher.card}")
    bench.choose(f"move:{late.card}@{bench.arena.fields[0].name}")
    assert bench.attackers == [usher.card]
    assert late.ready


@example("SO-EX-83")
@rule("SO-22.2.11", "SO-23.1.2")
def test_the_third_point_wins_at_once() -> None:
    bench = quiet("royale", 4)
    bench.player(3).points = 2
    bench.set_track(3, 0, 11)
    bench.fight(bench.minion(3, 3, attack=2), "H H")
    assert bench.arena.results == [0.0, 0.0, 0.0, 1.0]
    assert bench.player(3).points == 3
    assert bench.track(3, 0) == 12  # no reset any more


@rule("SO-22.2.11", "SO-23.1.2", "SO-22.2.9")
@pytest.mark.parametrize(("seed", "seats"), [("soot", 3), ("fog", 4), ("coal", 6)])
def test_games_end_with_the_third_point(seed: str, seats: int) -> None:
    match = new_match(seed, "royale", seats)
    for arena in walk(match, seed):
        assert match.over == (max(player.points for player in arena.players) == 3)
        assert all(field.conquered_by < 0 for field in arena.fields)
    arena = table_of(match)
    points = [player.points for player in arena.players]
    assert arena.results == [float(each == 3) for each in points]
    assert points.count(3) == 1


@example("SO-EX-84")
@rule("SO-22.2.14")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_third_parties_cannot_reroll(holder: int) -> None:
    bench = Bench("royale", 4, first=holder)
    for player in bench.arena.players:
        player.omens = 2
    bench.minion(1, 0, life=9)
    bench.fight(bench.minion(0, 0, attack=1), "H")
    for seat in (0, 1):
        assert bench.seats == [seat]
        assert ("fate" in bench.offered) is (holder == seat)
        bench.choose("pass")
    assert bench.prompt == "hit"


@example("SO-EX-85")
@rule("SO-22.2.15")
def test_effects_reach_only_left_and_right() -> None:
    bench = Bench("royale", 4)
    ring = {
        (field, seat): bench.minion(seat, field).card
        for field in range(4)
        for seat in (field, (field + 1) % 4)
    }
    bench.cast(0, "destroy(any)")
    offered = {int(each.partition(":")[2].partition("@")[0]) for each in bench.offered}
    assert offered == {card for (field, _), card in ring.items() if field in (0, 3)}


@rule("SO-22.2.15")
@pytest.mark.parametrize(("seats", "reached"), [(3, [1, 2]), (4, [1, 3]), (6, [1, 5])])
def test_effects_name_only_neighbours(seats: int, reached: list[int]) -> None:
    bench = Bench("royale", seats)
    for seat in range(seats):
        bench.hand(seat)
    bench.cast(0, "look_at_hand()")
    assert bench.offered == [f"opponent:{seat}" for seat in reached]


@rule("SO-22.2.15")
def test_with_three_players_the_battlefield_of_the_others_is_out_of_reach() -> None:
    bench = Bench("royale", 3)
    bench.minion(1, 1)
    bench.minion(2, 1)
    near = bench.minion(1, 0)
    bench.cast(0, "destroy(enemy)")
    assert bench.finished  # only one could be chosen
    assert not bench.arena.in_play(near)
    assert len(bench.arena.minions()) == 2


@rule("SO-22.2.17")
def test_skill_cards_work_as_in_the_duel() -> None:
    bench = Bench("royale", 3)
    bench.own_skill(1, 0, action="damage(1, enemy(here))")
    bench.player(1).avatar = 1
    targets = {field: bench.minion(2 if field == 1 else 0, field, life=3) for field in (0, 1)}
    bench.act(1, "power:skill10")
    assert {field: minion.damage for field, minion in targets.items()} == {0: 0, 1: 1}
    bench.act(1)
    assert bench.offers("power") == []
