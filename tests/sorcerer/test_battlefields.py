"""Chapter 4: the row of battlefields, the minion limit, the tracks, conquest."""

import pytest

from questhall.games.sorcerer.rules.formats import are_adjacent
from tests.marks import rule
from tests.sorcerer.bench import B0, B1, B2, Bench


def fill(bench: Bench, seat: int, field: int, count: int = 4) -> None:
    for _ in range(count):
        bench.minion(seat, field)


def conquer(bench: Bench, field: int, team: int) -> None:
    """Treat the battlefield as conquered in an earlier round."""
    bench.set_track(field, 1 - team, 12)
    bench.arena.fields[field].conquered_by = team


@rule("SO-4.1.1", "SO-12.1.1")
@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("team", 4), ("team", 6)])
def test_three_battlefields_lie_in_a_row(format: str, seats: int) -> None:
    bench = Bench(format, seats)
    assert [field.name for field in bench.arena.fields] == [B0, B1, B2]
    assert [bench.track(field, team) for field in range(3) for team in (0, 1)] == [0] * 6


@rule("SO-4.1.2")
def test_only_neighbours_in_the_row_are_adjacent() -> None:
    arena = Bench().arena
    pairs = {(a, b) for a in range(3) for b in range(3) if are_adjacent(arena, a, b)}
    assert pairs == {(0, 1), (1, 0), (1, 2), (2, 1)}


@rule("SO-4.1.3")
def test_a_battlefield_has_one_side_for_each_opponent() -> None:
    bench = Bench("team", 4)
    one, two = bench.minion(0, field=0), bench.minion(2, field=0)
    three = bench.minion(1, field=0)
    assert [side.team for side in bench.arena.fields[0].sides] == [0, 1]
    assert bench.arena.fields[0].side_of(0).minions == [one, two]
    assert bench.arena.fields[0].side_of(1).minions == [three]


@rule("SO-4.1.4")
def test_damage_never_spills_into_another_battlefield() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.set_track(0, 1, 11)
    safe = bench.minion(1, field=1, life=1)
    bench.fight(bench.minion(0, field=0, attack=4), "H H D M")
    assert bench.arena.fields[0].conquered_by == 0
    assert [bench.track(field, 1) for field in range(3)] == [12, 0, 0]
    assert bench.arena.in_play(safe)


@rule("SO-4.1.5", "SO-6.1.2")
def test_an_ability_reaches_other_battlefields_only_if_it_says_so() -> None:
    bench = Bench()
    here = bench.minion(1, field=0, life=5)
    also_here = bench.minion(1, field=0, life=5)
    there = bench.minion(1, field=2, life=5)
    bench.minion(0, field=0, id="near", action="damage(1, enemy(here))")
    bench.act(0, "power")
    assert bench.offered == [f"pick:{here.card}@{B0}", f"pick:{also_here.card}@{B0}"]
    bench.choose(f"pick:{here.card}")
    bench.minion(0, field=0, id="far", action="damage(2, enemy)")
    far = bench.arena.fields[0].side_of(0).minions[-1]
    bench.act(0, f"power:{far.card}", f"pick:{there.card}@{B2}")
    assert (here.damage, also_here.damage, there.damage) == (1, 0, 2)


@rule("SO-4.2.1", "SO-4.2.2", "SO-6.4.2")
@pytest.mark.parametrize(
    ("format", "seats", "room"), [("duel", 2, 4), ("royale", 4, 4), ("team", 4, 6)]
)
def test_a_side_has_a_limit_of_minions(format: str, seats: int, room: int) -> None:
    bench = Bench(format, seats)
    for teammate in bench.arena.members(0)[1:]:
        bench.player(teammate).actions = 0
    fill(bench, 0, 0, room - 1)
    card = bench.hand(0)
    bench.act(0)
    full_soon = bench.arena.fields[0].name
    assert f"cast:{card}@{full_soon}" in bench.offered
    bench.choose(f"cast:{card}@{full_soon}")
    bench.hand(0)
    bench.act(0)
    assert f"cast:{card + 1}@{full_soon}" not in bench.offered
    assert len(bench.arena.fields[0].side_of(0).minions) == room


@rule("SO-4.2.3", "SO-18.16.2")
def test_no_minion_moves_into_a_full_battlefield() -> None:
    bench = Bench()
    fill(bench, 0, 1)
    wanderer = bench.minion(0, field=0)
    bench.act(0)
    assert bench.offers(f"reinforce:{wanderer.card}") == []
    assert len(bench.offers("swap")) == 4


@rule("SO-4.2.4")
def test_exhausted_minions_count_towards_the_limit() -> None:
    bench = Bench()
    for _ in range(4):
        bench.minion(0, field=1, ready=False)
    card = bench.hand(0)
    bench.act(0)
    assert bench.offers("cast") == [f"cast:{card}@{B0}", f"cast:{card}@{B2}"]


@rule("SO-4.2.4", "SO-19.1.1")
def test_a_minion_that_finds_no_room_is_not_put_into_play() -> None:
    bench = Bench()
    for field in range(3):
        fill(bench, 0, field)
    buried = bench.graveyard(0)
    sorcery = bench.hand(0, kind="sorcery", effect="then(raise_minion(2), energy(1))")
    bench.act(0, f"cast-sorcery:{sorcery}")
    assert buried in bench.player(0).graveyard
    assert bench.player(0).energy == 6  # 1 paid, 1 gained


@rule("SO-4.2.4")
def test_an_effect_that_moves_a_minion_respects_the_limit() -> None:
    bench = Bench()
    fill(bench, 0, 1)
    stays = bench.minion(0, field=0, action="then(bring(), draw(1))")
    own = bench.minion(0, field=2)
    sorcery = bench.hand(0, kind="sorcery", effect="move_own(1)")
    bench.act(0, f"cast-sorcery:{sorcery}")
    assert bench.offers(f"move:{own.card}") == [f"move:{own.card}@{B0}"]
    assert bench.offers(f"move:{stays.card}") == [f"move:{stays.card}@{B2}"]


@rule("SO-4.2.5", "SO-5.1.6", "SO-14.6.2")
def test_any_number_of_avatars_may_share_a_battlefield() -> None:
    bench = Bench("team", 6)
    bench.ready_phase()
    bench.choose("take-energy")
    while bench.decision is not None:
        assert bench.prompt in ("member", "avatar")
        if bench.prompt == "avatar":
            assert bench.offered == [f"avatar:{name}" for name in (B0, B1, B2)]
            bench.choose(f"avatar:{B1}")
        else:
            bench.choose(bench.offered[0])
    assert [player.avatar for player in bench.arena.players] == [1] * 6


@rule("SO-4.3.1", "SO-4.3.2", "SO-4.3.3")
def test_damage_moves_the_cube_of_the_side_that_suffers_it() -> None:
    bench = Bench()
    bench.minion(0, field=1, action="damage_side(3)")
    bench.act(0, "power")
    assert (bench.track(1, 1), bench.track(1, 0)) == (3, 0)
    bench.act(0, "power")
    assert bench.track(1, 1) == 6
    assert (bench.track(0, 1), bench.track(2, 1)) == (0, 0)


@rule("SO-4.3.1")
def test_the_track_ends_at_twelve() -> None:
    bench = Bench()
    bench.minion(0, field=1, action="damage_side(9)")
    bench.act(0, "power")
    bench.act(0, "power")
    assert bench.track(1, 1) == 12


@rule("SO-4.3.4", "SO-18.9.2")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0), (0, 0)])
def test_restoring_moves_your_own_cube_back_to_zero_at_most(before: int, after: int) -> None:
    bench = Bench()
    bench.set_track(1, 0, before)
    bench.set_track(1, 1, 7)
    bench.minion(0, field=1, action="restore(3)")
    bench.act(0, "power")
    assert (bench.track(1, 0), bench.track(1, 1)) == (after, 7)


@rule("SO-4.4.1", "SO-4.4.2")
def test_an_effect_conquers_as_an_attack_does() -> None:
    bench = Bench()
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, action="damage_side(1)")
    bench.act(0, "power")
    assert bench.events("conquered") == [(1, 0, -1)]
    assert bench.arena.fields[1].conquered_by == 0
    assert not bench.arena.over


@rule("SO-4.4.1", "SO-4.4.2")
def test_an_attack_conquers_at_twelve() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.set_track(2, 0, 11)
    bench.fight(bench.minion(1, field=2, attack=1), "H")
    assert bench.events("conquered") == [(2, 1, -1)]
    assert bench.arena.fields[2].conquered_by == 1


@rule("SO-4.4.3", "SO-24.1.2")
def test_the_second_conquest_wins_at_once() -> None:
    bench = Bench()
    conquer(bench, 0, team=0)
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, action="then(damage_side(1), draw(1))")
    bench.grimoire(0)
    bench.act(0, "power")
    assert bench.arena.results == [1.0, 0.0]
    assert bench.player(0).hand == []


@rule("SO-4.4.3")
def test_one_battlefield_each_wins_nothing() -> None:
    bench = Bench()
    conquer(bench, 0, team=1)
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, action="damage_side(1)")
    bench.act(0, "power")
    assert [field.conquered_by for field in bench.arena.fields] == [1, 0, -1]
    assert not bench.arena.over


@rule("SO-4.4.4", "SO-4.4.5", "SO-16.6.8")
def test_after_the_conquest_minions_stay_and_nobody_attacks() -> None:
    bench = Bench(first=0)
    bench.no_rerolls()
    bench.set_track(1, 1, 11)
    victor = bench.minion(0, field=1, attack=1, life=3)
    second = bench.minion(0, field=1, attack=1, life=3)
    loser = bench.minion(1, field=1, attack=5, life=3)
    bench.rig("C")
    bench.battle_phase()
    bench.choose(f"attack:{victor.card}")
    bench.choose(f"damage-side:{B1}")
    assert bench.events("attacks") == [(victor.card, 1, -1)]
    assert (victor.ready, second.ready, loser.ready) == (False, True, True)
    assert [bench.arena.in_play(minion) for minion in (victor, second, loser)] == [True] * 3
    bench.battle_phase()
    assert bench.events("attacks") == []


@rule("SO-4.4.7")
def test_minions_reinforce_out_of_and_into_a_conquered_battlefield() -> None:
    bench = Bench()
    conquer(bench, 0, team=1)
    leaves = bench.minion(0, field=0)
    comes = bench.minion(0, field=1)
    bench.act(0, f"reinforce:{leaves.card}@{B1}", "stay")
    bench.act(0, f"reinforce:{comes.card}@{B0}", "stay")
    assert (leaves.field, comes.field) == (1, 0)


@rule("SO-4.4.8")
def test_other_abilities_still_work_in_a_conquered_battlefield() -> None:
    bench = Bench()
    conquer(bench, 0, team=1)
    enemy = bench.minion(1, field=0, life=5)
    bench.minion(0, field=0, action="damage(2, enemy(here))", end_of_round="energy(1)")
    bench.act(0, "power")
    assert enemy.damage == 2
    bench.player(0).energy = 0
    bench.end_phase()
    assert bench.player(0).energy == 1


@rule("SO-4.4.4")
@pytest.mark.parametrize(("frozen", "tracks"), [(True, (5, 12)), (False, (3, 12))])
def test_tracks_freeze_on_conquest_unless_agreed_otherwise(
    frozen: bool, tracks: tuple[int, int]
) -> None:
    bench = Bench(frozen_tracks=frozen)
    conquer(bench, 0, team=0)
    bench.set_track(0, 0, 5)
    bench.minion(0, field=0, action="then(restore(2), damage_side(1))")
    bench.act(0, "power")
    assert (bench.track(0, 0), bench.track(0, 1)) == tracks
