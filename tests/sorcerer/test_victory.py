"""Chapters 23.1, 23.2 and 24: winning, the state check, and the end of the game."""

import pytest

from questhall.games.sorcerer.state.arena import Arena
from tests.marks import example, rule
from tests.sorcerer.bench import B1, Bench, quiet
from tests.sorcerer.walks import SEEDS, WALKS, new_match, table_of, walk, whole_game


@rule("SO-23.1.1")
@pytest.mark.parametrize(("own", "theirs", "over"), [(1, 0, True), (0, 1, False), (0, 0, False)])
def test_the_second_battlefield_wins(own: int, theirs: int, over: bool) -> None:
    bench = Bench()
    if own:
        bench.arena.fields[0].conquered_by = 0
    if theirs:
        bench.arena.fields[2].conquered_by = 1
    bench.set_track(1, 1, 11)
    bench.minion(0, field=1, action="damage_side(1)")
    bench.act(0, "power")
    assert bench.arena.fields[1].conquered_by == 0
    assert bench.arena.over is over
    assert bench.arena.results == ([1.0, 0.0] if over else [])


@rule("SO-23.1.3")
def test_a_player_without_cards_plays_on() -> None:
    bench = quiet()
    bench.act(0)
    assert bench.offered == [
        "channel",
        "meditate",
        "move-avatar:old_london",
        "move-avatar:whitechapel",
    ]
    bench.battle_phase()
    bench.end_phase()
    assert bench.reached == "ready"
    assert not bench.arena.over


@rule("SO-23.1.3")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("format", "seats"), [("royale", 4), ("team", 4)])
def test_nobody_is_eliminated(seed: str, format: str, seats: int) -> None:
    match = new_match(seed, format, seats)
    acted: dict[int, set[int]] = {}
    for arena in walk(match, seed):
        for decision in match.pending:
            if decision.prompt == "action":
                acted.setdefault(arena.round, set()).update(decision.seats)
    last = max(acted)
    assert all(acted[round] == set(range(seats)) for round in acted if round != last)


@rule("SO-23.1.3")
@pytest.mark.parametrize("limit", [3, 5, 10])
def test_rounds_without_any_change_end_in_a_draw(limit: int) -> None:
    bench = Bench(idle_rounds=limit)
    rounds = 0
    while not bench.arena.over:
        bench.end_phase()
        rounds += 1
    assert rounds == limit + 1  # the first round shows the position that then stays
    assert bench.arena.results == [0.5, 0.5]


@rule("SO-23.1.3")
def test_under_the_other_ruling_the_game_never_ends_in_a_draw() -> None:
    bench = Bench(idle_rounds=0)
    for _ in range(15):
        bench.end_phase()
    assert not bench.arena.over


@rule("SO-23.1.3")
@pytest.mark.parametrize("change", ["track", "minion", "grimoire"])
def test_any_change_starts_the_count_anew(change: str) -> None:
    bench = Bench()
    for _ in range(4):
        bench.grimoire(0)
    for round in range(6):
        if change == "track":
            bench.set_track(0, 0, round)
        elif change == "minion":
            bench.minion(0, field=round % 3)
        elif round < 4:
            bench.player(0).grimoire.pop()
        bench.end_phase()
    assert not bench.arena.over


@rule("SO-24.1.1", "SO-18.13.3")
def test_the_check_goes_on_until_nothing_changes() -> None:
    bench = Bench()
    captain = bench.minion(1, life=1, ongoing="aura(own(other), life=1)")
    marshal = bench.minion(1, life=1, damage=1, ongoing="aura(own(other), life=1)")
    soldier = bench.minion(1, life=1, damage=1, when_destroyed="energy(2)")
    weapon = bench.attach(soldier, by=0)
    sorcery = bench.cast(
        0, "then(damage(2, enemy), if_graveyard(9, draw(1)))", f"pick:{captain.card}"
    )
    fallen = [what for what, _, _ in bench.events("destroyed")]
    assert fallen == [captain.card, marshal.card, soldier.card]
    assert bench.player(0).graveyard == [weapon.card, sorcery]
    assert bench.player(1).energy == 8


@rule("SO-24.1.1")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_no_position_is_shown_before_the_check(format: str, seats: int, seed: str) -> None:
    match = new_match(seed, format, seats)
    for arena in walk(match, seed):
        assert match.game.faults(arena) == []


@rule("SO-24.1.2")
def test_nothing_is_resolved_after_the_end() -> None:
    bench = Bench()
    bench.arena.fields[0].conquered_by = 0
    bench.set_track(1, 1, 11)
    bench.grimoire(0)
    bench.minion(0, field=1, action="then(damage(1, enemy(here)), damage_side(2), draw(1))")
    martyr = bench.minion(1, field=1, life=1, when_destroyed="energy(2)")
    bench.act(0, "power")
    assert bench.arena.results == [1.0, 0.0]
    assert not bench.arena.in_play(martyr)
    assert bench.player(1).energy == 6
    assert bench.player(0).hand == []
    assert bench.track(1, 1) == 12


@rule("SO-24.1.2")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_the_winning_conquest_is_the_last_event(format: str, seats: int, seed: str) -> None:
    keys = [event.key for event in whole_game(seed, format, seats)]
    assert keys[-2:] == ["conquered", "won"]
    assert keys.count("won") == 1


@rule("SO-23.2.1")
def test_card_text_overrides_the_rules() -> None:
    bench = Bench()
    bench.player(0).energy = 0
    risen = bench.graveyard(0, cost=9)  # neither from the hand nor paid for
    bench.cast(0, "raise_minion(9)", f"put:{risen}@{B1}")
    assert bench.arena.minion(risen) is not None
    assert bench.player(0).energy == 0


@rule("SO-23.2.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_tracks_rise_one_point_at_a_time(seed: str) -> None:
    tracks: dict[tuple[int, int], int] = {}
    for event in whole_game(seed):
        side = (event.what, event.where)
        if event.key == "side-damaged":
            assert event.amount == tracks.get(side, 0) + 1
            tracks[side] = event.amount
        elif event.key == "restored":
            tracks[side] = tracks.get(side, 0) - event.amount
    assert max(tracks.values()) == 12


@rule("SO-23.2.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_battle_leaves_other_battlefields_alone(seed: str) -> None:
    match = new_match(seed)
    for arena in walk(match, seed):
        if match.pending and match.pending[0].prompt in ("critical", "hit"):
            assert arena.attack is not None
            here = arena.attack.field
            for option in match.pending[0].options:
                minion = arena.minion(option.what)
                assert option.verb == "damage-side" or (minion and minion.field == here)
                assert option.verb == "damage" or option.what == here


@example("SO-EX-90")
@rule("SO-6.3.1", "SO-6.7.3", "SO-21.4.8")
@pytest.mark.parametrize("seed", [*SEEDS, "ash", "tar", "gin"])
def test_each_player_has_forty_cards_at_all_times(seed: str) -> None:
    match = new_match(seed)
    for arena in walk(match, seed):
        for player in arena.players:
            assert cards_of(arena, player.seat) == 40
            assert len(player.skills) == 3
    for player in table_of(match).players:
        assert (player.blood_pool is not None) == (player.packs[1].key == "bloodlord")


def cards_of(arena: Arena, seat: int) -> int:
    """All cards the player owns, in any zone."""
    player = arena.players[seat]
    count = len(player.grimoire) + len(player.hand) + len(player.graveyard) + len(player.resolving)
    for minion in arena.minions():
        count += arena.owners[minion.card] == seat
        count += len([each for each in minion.attachments if each.owner == seat])
    return count
