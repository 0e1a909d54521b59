"""Abilities of companions with falcons, Sentinels and the Guardian (OS-14)."""

import pytest

from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.rules.turn.guardian import add_guardian, price_of_rejuvenation
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import act, bench_of, offered
from tests.oathsworn.gear import added_damage, blow_of, empower_points, suffer


def with_a_rat(key: str, at: str = "0,1") -> tuple[Bench, Oathsworn, Figure]:
    bench, companion, _ = bench_of(key, at)
    rat = bench.rat("0,0", "S")
    rat.hp = 90
    return bench, companion, rat


def with_guardian(key: str, at: str = "0,2") -> tuple[Bench, Figure, Figure]:
    bench, _, rat = with_a_rat(key, "0,4")
    add_guardian(bench.battle)
    guardian = bench.battle.company[-1]
    figure = bench.battle.figure_of(guardian)
    figure.place = place_named(at)
    return bench, figure, rat


# -- the Huntress -----------------------------------------------------------------------


@rule("OS-14.4.1")
@pytest.mark.parametrize(
    ("key", "birds", "damage", "empower"),
    [("huntress_loose", 1, 1, 0), ("huntress_double_cast", 2, 2, 2), ("huntress_harry", 2, 0, 0)],
)
def test_birds_are_sent(key: str, birds: int, damage: int, empower: int) -> None:
    bench, companion, rat = with_a_rat(key)
    sent = ["falcon-of"] * birds if birds > 1 else []
    act(bench, f"ability:{key}", *sent, "white:1")
    assert companion.falcons.count(rat.id) == birds
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)


@rule("OS-14.4.1")
@pytest.mark.parametrize(
    ("key", "damage", "empower"),
    [("huntress_co_stoop", 4, 0), ("huntress_talons", 4, 3), ("huntress_kill_shot", 4, 2)],
)
def test_birds_on_the_target(key: str, damage: int, empower: int) -> None:
    bench, companion, rat = with_a_rat(key)
    if key != "huntress_kill_shot":
        assert f"ability:{key}" not in offered(bench, companion)
    companion.falcons = [rat.id, rat.id]
    act(bench, f"ability:{key}", "white:1")
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)


def test_a_bird_for_a_friend() -> None:
    bench, companion, _ = bench_of("huntress_perch")
    friend = bench.stand("priest", "0,3")
    act(bench, "ability:huntress_perch")
    assert friend.id in companion.falcons
    assert (bench.token("priest", "redraw"), bench.token("priest", "defense")) == (1, 1)


@pytest.mark.parametrize(
    ("key", "start", "damage"), [("huntress_ambush", "0,4", 2), ("huntress_run_down", "0,4", 3)]
)
def test_running_and_striking(key: str, start: str, damage: int) -> None:
    bench, _, _ = with_a_rat(key, start)
    act(bench, f"ability:{key}", "to-hex:0,1", "white:1")
    assert added_damage(bench) == damage


@rule("OS-7.11.14")
def test_birds_against_an_attack() -> None:
    for key in ("huntress_distract", "huntress_recall", "huntress_wing_screen"):
        bench, companion, rat = with_a_rat(key)
        figure = bench.battle.figures[0]
        if key == "huntress_distract":
            companion.falcons = [rat.id, figure.id]
        bench.foes_draw("r:3 r:2 r:2")
        blow = blow_of(rat, figure, red=2)
        suffer(bench, blow, f"ability:{key}")
        assert bench.told("damage")[-1].where == 2
        assert companion.falcons == [figure.id, figure.id]


CREATE_FIRST = ("grove_maiden_overgrow", "grove_maiden_all_thorns")

# -- the Grove Maiden -------------------------------------------------------------------


@rule("OS-14.3.1")
@pytest.mark.parametrize(("key", "count"), [("grove_maiden_sprout", 2), ("grove_maiden_hedge", 3)])
def test_sentinels_are_created(key: str, count: int) -> None:
    bench, _, _ = bench_of(key, "0,0")
    act(bench, f"ability:{key}", "to-hex:0,2", "to-hex:1,1", *["to-hex:2,0"][: count - 2])
    assert len(bench.battle.sentinels()) == count


@rule("OS-14.3.6")
@pytest.mark.parametrize(
    ("key", "damage", "empower"),
    [
        ("grove_maiden_thorn_fire", 1, 0),
        ("grove_maiden_overgrow", 0, 0),
        ("grove_maiden_volley", 1, 2),
        ("grove_maiden_all_thorns", 2, 2),
    ],
)
def test_sentinels_strike_as_one(key: str, damage: int, empower: int) -> None:
    bench, _, _ = with_a_rat(key, "0,3")
    bench.do(bench.effect("grove_maiden", "create_sentinel(1, within=3)"), "to-hex:0,1")
    creates = ["to-hex:1,0"] if key in CREATE_FIRST else []
    act(bench, f"ability:{key}", *creates)
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)


@rule("OS-14.3.5")
def test_sentinels_are_spent() -> None:
    bench, _, figure = bench_of("grove_maiden_mulch")
    figure.hp = 2
    bench.do(bench.effect("grove_maiden", "create_sentinel(1, within=3)"), "to-hex:0,2")
    act(bench, "ability:grove_maiden_mulch")
    assert (figure.hp, bench.battle.sentinels()) == (3, [])
    bench, _, figure = bench_of("grove_maiden_sap")
    friend = bench.stand("priest", "0,4")
    figure.hp = friend.hp = 2
    created = bench.effect("grove_maiden", "create_sentinel(2, within=3)")
    bench.do(created, "to-hex:0,2", "to-hex:1,1")
    whom = (f"figure:{figure.id}", f"figure:{friend.id}")
    act(bench, "ability:grove_maiden_sap", "choice:1", "sentinel", *whom)
    assert (figure.hp, friend.hp) == (3, 3)
    bench, _, rat = with_a_rat("grove_maiden_cradle")
    bench.do(bench.effect("grove_maiden", "create_sentinel(1, within=3)"), "to-hex:0,2")
    bench.foes_draw("r:3 r:2")
    suffer(bench, blow_of(rat, bench.battle.figures[0]), "ability:grove_maiden_cradle")
    assert bench.told("damage")[-1].where == 2


@rule("OS-8.8.9")
@pytest.mark.parametrize(("key", "by"), [("grove_maiden_bark", 2), ("grove_maiden_bark_skin", 3)])
def test_bark(key: str, by: int) -> None:
    bench, _, rat = with_a_rat(key)
    friend = bench.stand("priest", "0,3")
    blow = blow_of(rat, friend)
    suffer(bench, blow, f"ability:{key}")
    assert blow.defense[friend.id] == by


@rule("OS-14.2.1")
@pytest.mark.parametrize(
    ("key", "damage", "strikes"),
    [
        ("grove_maiden_go", 0, 1),
        ("grove_maiden_stride", 2, 1),
        ("grove_maiden_twice", 1, 2),
    ],
)
def test_the_guardian_moves_and_strikes(key: str, damage: int, strikes: int) -> None:
    bench, guardian, _ = with_guardian(key)
    act(bench, f"ability:{key}", "to-hex:0,1", *["white:1"] * strikes)
    assert (bench.at(guardian), added_damage(bench)) == ("0,1", damage)
    assert len(bench.told("damage")) == strikes


@rule("OS-14.2.1")
def test_the_guardian_waits_and_heals() -> None:
    bench, _, rat = with_guardian("grove_maiden_grasp", "0,3")
    act(bench, "ability:grove_maiden_grasp", "white:1")
    assert bench.at(rat) == "0,2"
    assert bench.told("damage")
    bench, guardian, _ = with_guardian("grove_maiden_mend")
    guardian.hp = 2
    act(bench, "ability:grove_maiden_mend", "to-hex:1,2")
    assert (guardian.hp, len(bench.battle.sentinels())) == (4, 1)


@rule("OS-14.2.3")
def test_a_companion_raises_it_for_two() -> None:
    _, companion, _ = bench_of("grove_maiden_go")
    assert price_of_rejuvenation(companion) == 2
