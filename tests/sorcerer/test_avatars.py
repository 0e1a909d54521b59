"""Chapter 5: avatars."""

import pytest

from tests.marks import rule
from tests.sorcerer.bench import B0, B1, B2, Bench
from tests.sorcerer.walks import WALKS, new_match, walk


@rule("SO-5.1.1", "SO-5.1.2")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_after_setup_each_avatar_stands_in_one_battlefield(
    format: str, seats: int, seed: str
) -> None:
    match = new_match(seed, format, seats)
    placed = False
    for arena in walk(match, seed):
        placed = placed or all(player.avatar >= 0 for player in arena.players)
        if placed:
            assert all(player.avatar in player.fields for player in arena.players)
    assert placed


@rule("SO-5.1.3", "SO-6.1.3", "SO-6.2.11")
@pytest.mark.parametrize(("avatar", "name"), [(0, B0), (1, B1), (2, B2)])
def test_skill_cards_work_only_where_the_avatar_stands(avatar: int, name: str) -> None:
    bench = Bench()
    bench.own_skill(0, 0, action="damage(1, enemy(here))")
    bench.player(0).avatar = avatar
    for field in range(3):
        bench.minion(1, field, life=5)
        bench.minion(1, field, life=5)
    bench.act(0, "power")
    assert len(bench.offered) == 2
    assert all(each.endswith(f"@{name}") for each in bench.offered)


@rule("SO-5.1.4", "SO-5.1.5")
def test_an_avatar_takes_no_damage_and_never_attacks() -> None:
    bench = Bench(first=1)
    bench.player(0).avatar = bench.player(1).avatar = 0
    bench.no_rerolls()
    attacker = bench.minion(0, field=0, attack=3)
    bench.minion(1, field=0, life=4)
    bench.fight(attacker, "H C M")
    assert (bench.prompt, bench.offers("damage-side")) == ("critical", [f"damage-side:{B0}"])
    assert len(bench.offered) == 2  # the minion and the side, no avatar
    bench.choose(f"damage-side:{B0}")
    bench.choose(f"damage-side:{B0}")
    assert (bench.player(0).avatar, bench.player(1).avatar) == (0, 0)
    empty = Bench()
    empty.battle_phase()
    assert empty.events("attacks") == []


@rule("SO-5.1.5")
def test_an_avatar_takes_no_room_and_does_not_oppose() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.player(0).avatar = bench.player(1).avatar = 1
    for _ in range(3):
        bench.minion(0, field=1, ready=False)
    card = bench.hand(0, attack=1)
    bench.act(0, f"cast:{card}@{B1}")
    fourth = bench.arena.minion(card)
    assert fourth is not None
    bench.fight(fourth, "C")
    assert bench.track(1, 1) == 2  # unopposed: a double hit


@rule("SO-5.1.7", "SO-18.16.6")
def test_avatars_are_placed_in_the_ready_phase_and_moved_by_reinforcing() -> None:
    bench = Bench()
    bench.ready_phase()
    bench.choose("take-energy")
    bench.choose(f"avatar:{B2}")
    bench.choose(f"avatar:{B1}")
    assert (bench.player(1).avatar, bench.player(0).avatar) == (2, 1)
    bench.act(0)
    assert bench.offers("move-avatar") == [f"move-avatar:{B0}", f"move-avatar:{B2}"]
    bench.choose(f"move-avatar:{B0}")
    assert (bench.player(0).avatar, bench.player(0).actions) == (0, 5)


@rule("SO-5.1.2", "SO-14.6.1")
@pytest.mark.parametrize(("allowed", "places"), [(True, [B0, B1, B2]), (False, [B1, B2])])
def test_an_avatar_may_stand_on_ruins_unless_agreed_otherwise(
    allowed: bool, places: list[str]
) -> None:
    bench = Bench(avatar_on_conquered=allowed)
    bench.arena.fields[0].conquered_by = 1
    bench.ready_phase()
    bench.choose("take-energy")
    assert bench.offered == [f"avatar:{name}" for name in places]
