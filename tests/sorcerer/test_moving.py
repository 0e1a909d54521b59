"""Chapter 18.16 and 18.10: reinforce, swap, fly, and mere moves."""

import pytest

from questhall.games.sorcerer.state.arena import Minion
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench

NAMES = (B0, B1, B2)


def goals(bench: Bench, minion: Minion, verb: str = "reinforce") -> list[str]:
    """The battlefields offered to the minion."""
    return [each.partition("@")[2] for each in bench.offers(f"{verb}:{minion.card}@")]


def swaps(bench: Bench) -> list[str]:
    return bench.offers("swap")


@rule("SO-18.16.1", "SO-18.16.3", "SO-18.10.1")
@pytest.mark.parametrize(
    ("field", "flying", "reached"),
    [
        (0, False, [B1]),
        (1, False, [B0, B2]),
        (2, False, [B1]),
        (0, True, [B1, B2]),
        (1, True, [B0, B2]),
        (2, True, [B0, B1]),
    ],
)
def test_minions_move_to_an_adjacent_battlefield_and_flyers_anywhere(
    field: int, flying: bool, reached: list[str]
) -> None:
    bench = Bench()
    minion = bench.minion(0, field, flying=flying)
    bench.act(0)
    assert goals(bench, minion) == reached
    bench.choose(f"reinforce:{minion.card}@{reached[-1]}")
    bench.choose("stay")
    assert NAMES[minion.field] == reached[-1]
    assert bench.player(0).actions == 5


@rule("SO-18.10.1")
def test_flying_changes_nothing_in_battle() -> None:
    bench = Bench()
    bench.no_rerolls()
    raven = bench.minion(1, flying=True, life=3)
    walker = bench.minion(1, life=3)
    bench.fight(bench.minion(0, attack=2), "C H")
    assert bench.offered == [f"damage:{raven.card}", f"damage:{walker.card}", f"damage-side:{B1}"]
    bench.choose(f"damage:{raven.card}")
    assert raven.damage == 1
    assert len(bench.offered) == 3


@rule("SO-18.16.2")
def test_the_destination_needs_room() -> None:
    bench = Bench()
    minion = bench.minion(0, field=1)
    for _ in range(4):
        bench.minion(0, field=0)
    bench.act(0)
    assert goals(bench, minion) == [B2]


@rule("SO-18.16.4")
@pytest.mark.parametrize("flyer", [0, 2])
def test_a_swap_needs_each_to_be_able_to_go_alone(flyer: int) -> None:
    bench = Bench()
    left, centre, right = (bench.minion(0, field, flying=field == flyer) for field in range(3))
    bench.act(0)
    assert swaps(bench) == [
        f"swap:{left.card}@{centre.card}",
        f"swap:{centre.card}@{right.card}",
    ]
    bench.choose(f"swap:{left.card}@{centre.card}")
    assert (left.field, centre.field) == (1, 0)


@rule("SO-18.16.4")
def test_two_flyers_swap_over_any_distance() -> None:
    bench = Bench()
    left, right = (bench.minion(0, field, flying=True) for field in (0, 2))
    bench.act(0, f"swap:{left.card}@{right.card}", "stay")
    assert (left.field, right.field) == (2, 0)


@rule("SO-18.16.4")
def test_the_limit_does_not_block_a_swap() -> None:
    bench = Bench()
    row = [bench.minion(0, field) for field in (0, 0, 0, 0, 1, 1, 1, 1)]
    bench.act(0)
    assert bench.offers("reinforce") == [f"reinforce:{minion.card}@{B2}" for minion in row[4:]]
    bench.choose(f"swap:{row[0].card}@{row[4].card}")
    assert (row[0].field, row[4].field) == (1, 0)


@rule("SO-18.16.5")
def test_reinforcing_does_not_exhaust() -> None:
    bench = Bench(first=0)
    minion = bench.minion(0, field=0, attack=0)
    bench.act(0, f"reinforce:{minion.card}@{B1}", "stay")
    assert minion.ready
    bench.battle_phase()
    assert bench.events("attacks") == [(minion.card, 1, -1)]


@rule("SO-18.16.6")
def test_the_action_may_move_the_avatar_alone() -> None:
    bench = Bench()
    minion = bench.minion(0, field=0)
    bench.player(0).avatar = 0
    bench.act(0)
    assert bench.offers("move-avatar") == [f"move-avatar:{B1}", f"move-avatar:{B2}"]
    bench.choose(f"move-avatar:{B2}")
    assert bench.finished
    assert (bench.player(0).avatar, minion.field, bench.player(0).actions) == (2, 0, 5)


@rule("SO-18.16.7")
def test_counters_and_attachments_travel_along() -> None:
    bench = Bench()
    minion = bench.minion(0, field=0, attack=2, life=5, damage=2, flame=1)
    blade = bench.attach(minion, attack=1)
    bench.act(0, f"reinforce:{minion.card}@{B1}", "stay")
    assert (minion.field, minion.damage, minion.flame) == (1, 2, 1)
    assert minion.attachments == [blade]


@example("SO-EX-91")
@rule("SO-18.16.6", "SO-18.16.8")
@pytest.mark.parametrize(
    ("way", "minion_goes", "avatar_goes"),
    [("action", True, True), ("reinforce(1)", True, False), ("reinforce_avatar()", False, True)],
)
def test_an_effect_moves_only_what_it_names(way: str, minion_goes: bool, avatar_goes: bool) -> None:
    bench = Bench()
    x = bench.minion(0, field=0)
    bench.player(0).avatar = 0
    if way == "action":
        bench.act(0)
    else:
        bench.cast(0, way)
    if minion_goes:
        assert goals(bench, x) == [B1]
        bench.choose(f"reinforce:{x.card}@{B1}")
    else:
        assert bench.offers("reinforce") == []
    if avatar_goes:
        bench.choose(f"move-avatar:{B2}")
    assert bench.finished
    assert (x.field, bench.player(0).avatar) == (int(minion_goes), 2 * int(avatar_goes))


@example("SO-EX-92")
@rule("SO-18.16.11", "SO-18.16.4", "SO-18.16.8")
def test_two_swaps_move_no_minion_twice() -> None:
    bench = Bench()
    a, c = (bench.minion(0, field=0) for _ in range(2))
    b, d = (bench.minion(0, field=1) for _ in range(2))
    bench.cast(0, "reinforce(2)", f"swap:{a.card}@{b.card}")
    assert [minion.field for minion in (a, b)] == [0, 1]  # nothing moves until all is chosen
    assert swaps(bench) == [f"swap:{c.card}@{d.card}"]
    assert goals(bench, b) == []
    bench.choose(f"swap:{c.card}@{d.card}")
    assert [minion.field for minion in (a, b, c, d)] == [1, 0, 1, 0]


@rule("SO-18.16.12", "SO-18.16.11")
def test_the_limit_is_checked_after_all_moves() -> None:
    bench = Bench()
    newcomer = bench.minion(0, field=0)
    crowd = [bench.minion(0, field=1) for _ in range(4)]
    bench.cast(0, "move_own(2)", f"move:{newcomer.card}@{B1}")
    assert "done" not in bench.offered  # the centre would be overfull
    assert {goal for minion in crowd for goal in goals(bench, minion, "move")} == {B0, B2}
    bench.choose(f"move:{crowd[3].card}@{B2}")
    assert [minion.field for minion in [newcomer, *crowd]] == [1, 1, 1, 1, 2]


@rule("SO-18.16.12")
def test_a_single_move_cannot_overfill() -> None:
    bench = Bench()
    newcomer = bench.minion(0, field=0)
    for _ in range(4):
        bench.minion(0, field=1)
    bench.cast(0, "reinforce(1)")
    assert goals(bench, newcomer) == []


@example("SO-EX-93")
@rule("SO-18.16.9", "SO-4.2.4")
def test_a_move_is_not_reinforcing() -> None:
    bench = Bench()
    bench.grimoire(0)
    x = bench.minion(0, field=0)
    for _ in range(4):
        bench.minion(0, field=1)
    bench.minion(0, field=2, when_you_reinforce="draw(1)")
    bench.cast(0, "move_own(1)")
    assert goals(bench, x, "move") == [B2]
    bench.choose(f"move:{x.card}@{B2}")
    assert bench.finished  # no avatar move follows
    assert x.field == 2
    assert bench.player(0).hand == []


@rule("SO-18.16.9", "SO-18.16.8")
@pytest.mark.parametrize("way", ["action", "avatar", "reinforce(1)", "reinforce_avatar()"])
def test_whenever_you_reinforce_follows_the_action_and_the_effect(way: str) -> None:
    bench = Bench()
    top = bench.grimoire(0)
    x = bench.minion(0, field=0, when_you_reinforce="draw(1)")
    bench.player(0).avatar = 0
    if way == "action":
        bench.act(0, f"reinforce:{x.card}@{B1}", "stay")
    elif way == "avatar":
        bench.act(0, f"move-avatar:{B1}")
    elif way == "reinforce(1)":
        bench.cast(0, way, f"reinforce:{x.card}@{B1}")
    else:
        bench.cast(0, way, f"move-avatar:{B1}")
    assert bench.player(0).hand == [top]


@example("SO-EX-95")
@rule("SO-18.16.10")
@pytest.mark.parametrize(("in_centre", "may_move"), [(5, True), (6, False)])
def test_a_minion_does_not_swap_with_a_teammates(in_centre: int, may_move: bool) -> None:
    bench = Bench("team", 4)
    mine = bench.minion(0, field=0)
    for _ in range(in_centre):
        bench.minion(2, field=1)
    bench.act(0, "member:0")
    assert swaps(bench) == []
    assert goals(bench, mine) == ([B1] if may_move else [])


@rule("SO-18.16.10")
def test_enemy_minions_are_neither_swapped_nor_moved() -> None:
    bench = Bench()
    bench.minion(0, field=0)
    enemy = bench.minion(1, field=1)
    bench.act(0)
    assert swaps(bench) == []
    assert goals(bench, enemy) == []
