"""The worked examples of the rulebook itself (SO-EX-01 to SO-EX-16) that fight or resolve.

Those about setup and the Ready Phase are with their chapters.
"""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of
from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Option
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench

SULTANS_BANE = "pay(weaken(host), attack_bonus(2))"


@example("SO-EX-01")
@rule("SO-18.5.1", "SO-18.5.2")
@pytest.mark.parametrize(
    ("shares", "left"),
    [
        ("aaaa", {"b": 0, "c": 0, "d": 0}),
        ("abcd", {"a": 1, "c": 1}),
        ("aacc", {"a": 2, "b": 0, "d": 0}),
    ],
)
def test_damage_is_distributed_freely(shares: str, left: dict[str, int]) -> None:
    bench = Bench()
    lives = {"a": 4, "b": 1, "c": 2, "d": 1}
    minions = {name: bench.minion(0, field=1, life=life) for name, life in lives.items()}
    sorcery = bench.hand(0, kind="sorcery", effect="distribute(4, own(here))")
    bench.act(0, f"cast:{sorcery}@{B1}")
    for name in shares:
        bench.choose(f"pick:{minions[name].card}")
    standing = {name: minion for name, minion in minions.items() if bench.arena.in_play(minion)}
    assert {name: minion.damage for name, minion in standing.items()} == left


@example("SO-EX-01")
@rule("SO-18.5.2")
def test_no_minion_is_given_more_than_its_life() -> None:
    bench = Bench()
    a, b, c, d = (bench.minion(0, field=1, life=life) for life in (4, 1, 2, 1))
    sorcery = bench.hand(0, kind="sorcery", effect="distribute(4, own(here))")
    bench.act(0, f"cast:{sorcery}@{B1}", f"pick:{b.card}")
    assert bench.offered == [f"pick:{minion.card}@{B1}" for minion in (a, c, d)]
    with pytest.raises(Refused):
        bench.playing.take(0, Option("pick", b.card, 1))


@example("SO-EX-02")
@rule("SO-18.23.1", "SO-18.23.3", "SO-18.19.2", "SO-19.1.3")
def test_sultans_bane_is_paid() -> None:
    bench = Bench()
    bench.no_rerolls()
    blade = bench.minion(0, attack=2, life=3)
    bench.attach(blade, tactic=SULTANS_BANE)
    bench.fight(blade, "M M M M")
    assert bench.offers("no-tactic") == ["no-tactic"]  # "you may"
    bench.choose("tactic")
    assert bench.dice_rolled == 4
    assert (blade.damage, attack_of(bench.arena, blade)) == (1, 2)


@example("SO-EX-03")
@rule("SO-18.23.2", "SO-18.23.3", "SO-19.1.3")
def test_sultans_bane_cannot_be_paid() -> None:
    bench = Bench()
    bench.no_rerolls()
    blade = bench.minion(0, attack=2, life=3, damage=2)
    bench.attach(blade, tactic=SULTANS_BANE)
    bench.fight(blade, "M M")
    assert bench.events("tactic-used") == []
    assert (blade.damage, bench.dice_rolled) == (2, 2)


@example("SO-EX-04")
@rule("SO-19.1.1", "SO-19.1.2", "SO-18.6.2", "SO-18.22.1")
def test_narangerel_draws_what_there_is_and_then_weakens() -> None:
    bench = Bench()
    last = bench.grimoire(0)
    enemy = bench.minion(1, field=1, attack=3, life=3)
    narangerel = bench.hand(0, when_played="then(draw(2), weaken(enemy))")
    bench.act(0, f"cast:{narangerel}@{B1}")
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([last], [])
    assert enemy.damage == 1
    journal = bench.playing.journal
    assert journal is not None
    told = [event.key for event in journal.events if event.key in ("entered", "drew", "weakened")]
    assert told == ["entered", "drew", "weakened"]


@example("SO-EX-05")
@rule("SO-18.8.1", "SO-18.8.2", "SO-18.8.3", "SO-18.8.4", "SO-16.1.5", "SO-14.2.2")
def test_amathaunta_exhausts_a_battlefield_for_the_round() -> None:
    bench = Bench()
    amathaunta = bench.minion(0, field=1, attack=0, action="exhaust_battlefield(here)")
    enemy = bench.minion(1, field=1, attack=0)
    elsewhere = bench.minion(1, field=0, attack=0)
    bench.act(0, "power")
    assert bench.arena.fields[1].exhausted
    bench.battle_phase()
    assert bench.events("attacks") == [(elsewhere.card, 0, -1)]
    assert (amathaunta.ready, enemy.ready) == (True, True)
    bench.ready_phase()
    assert not bench.arena.fields[1].exhausted
    bench.battle_phase()
    fought = [field for _, field, _ in bench.events("attacks")]
    assert fought == [1, 1, 0]


@example("SO-EX-06")
@rule("SO-22.2.2", "SO-22.2.3", "SO-22.2.4", "SO-22.2.5")
def test_the_ring_of_four() -> None:
    bench = Bench("royale", 4)
    a, b, c, d = range(4)
    layout = {field.name: {side.team for side in field.sides} for field in bench.arena.fields}
    assert layout == {
        "old_london": {a, b},
        "whitechapel": {b, c},
        "southwark": {c, d},
        "underground_hive": {d, a},
    }
    names = {
        seat: [bench.arena.fields[field].name for field in bench.player(seat).fields]
        for seat in (a, b)
    }
    assert names[b] == ["old_london", "whitechapel"]
    walker = bench.minion(b, bench.player(b).fields[0])
    card = bench.hand(a)
    bench.act(b)
    assert bench.offers("reinforce") == [f"reinforce:{walker.card}@whitechapel"]
    bench.act(a)
    assert bench.offers("cast") == [f"cast:{card}@old_london", f"cast:{card}@underground_hive"]


@example("SO-EX-07")
@rule("SO-22.2.12")
@pytest.mark.parametrize(("round", "first_on_the_left"), [(1, True), (2, False), (3, True)])
def test_initiative_in_the_ring_alternates(round: int, first_on_the_left: bool) -> None:
    bench = Bench("royale", 4)
    bench.arena.round = round
    for seat in range(4):
        for field in bench.player(seat).fields:
            bench.minion(seat, field, attack=0)
    bench.battle_phase()
    opening: dict[int, int] = {}
    for card, field, _ in bench.events("attacks"):
        opening.setdefault(field, bench.arena.owners[card])
    left_of = {field: field for field in range(4)}  # F(i) lies to the left of seat i
    right_of = {field: (field + 1) % 4 for field in range(4)}
    assert opening == (left_of if first_on_the_left else right_of)


@example("SO-EX-12")
@rule("SO-18.20.2", "SO-7.1.6")
def test_killing_all_defenders_does_not_make_an_attack_unopposed() -> None:
    bench = Bench(first=0)
    bench.no_rerolls()
    first = bench.minion(0, field=1, attack=1)
    bench.minion(0, field=1, attack=2)
    victim = bench.minion(1, field=1, attack=1, life=1)
    bench.rig("C C H")
    bench.battle_phase()
    bench.choose(f"attack:{first.card}")
    bench.choose(f"damage:{victim.card}")
    assert not bench.arena.in_play(victim)
    assert bench.decision is None
    assert bench.track(1, 1) == 2


@example("SO-EX-13")
@rule("SO-18.20.1", "SO-18.20.4", "SO-7.1.7")
def test_unopposed_criticals_count_double() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.set_track(2, 1, 3)
    bench.minion(0, field=2, attack=4, life=2)
    bench.rig("C C D M")
    bench.battle_phase()
    assert bench.track(2, 1) == 9


@example("SO-EX-14")
@rule("SO-16.6.6", "SO-16.6.7", "SO-16.6.8")
@pytest.mark.parametrize(
    ("hits", "damage"), [("yy", {"x": 0, "y": 2}), ("xy", {"x": 1, "y": 1}), ("xx", {"y": 0})]
)
def test_leftover_damage_after_a_conquest_goes_to_minions(
    hits: str, damage: dict[str, int]
) -> None:
    bench = Bench(first=1)  # so that P0 attacks first on the flanks
    bench.no_rerolls()
    bench.set_track(0, 1, 11)
    attacker = bench.minion(0, field=0, attack=3)
    defenders = {
        "x": bench.minion(1, field=0, attack=2, life=2),
        "y": bench.minion(1, field=0, attack=1, life=3),
    }
    bench.rig("C H H")
    bench.battle_phase()
    bench.choose(f"damage-side:{B0}")
    assert bench.arena.fields[0].conquered_by == 0
    for name in hits:
        assert (bench.prompt, bench.seats) == ("hit", [1])
        assert bench.offered == [f"damage:{minion.card}" for minion in defenders.values()]
        bench.choose(f"damage:{defenders[name].card}")
    left = {name: each.damage for name, each in defenders.items() if bench.arena.in_play(each)}
    assert left == damage
    assert bench.track(0, 1) == 12
    assert bench.events("attacks") == [(attacker.card, 0, -1)]
    assert all(defenders[name].ready for name in left)


@example("SO-EX-15")
@rule("SO-17.1.4")
def test_an_end_of_round_effect_that_arrives_late_waits_a_round() -> None:
    bench = Bench(first=0)
    bench.minion(0, field=1, id="e1", end_of_round="raise_minion(1)")
    late = bench.graveyard(0, id="e2", end_of_round="omen(1)")
    omens = bench.player(0).omens
    bench.end_phase()
    bench.choose(f"put:{late}@{B0}")
    assert bench.arena.minion(late) is not None
    assert bench.decision is None
    assert bench.player(0).omens == omens
    bench.end_phase()
    assert bench.prompt == "order-end"
    bench.choose(f"resolve:{late}")
    assert bench.player(0).omens == omens + 1


@example("SO-EX-16")
@rule("SO-22.3.7")
def test_the_team_member_with_most_actions_acts() -> None:
    bench = Bench("team", 4, first=0)
    bench.player(0).actions, bench.player(2).actions = 3, 4
    bench.run("action", "battle")
    assert (bench.prompt, bench.seats) == ("action", [2])
    bench.choose("channel")
    assert (bench.player(0).actions, bench.player(2).actions) == (3, 3)
    assert bench.seats == [1, 3]  # the turn has passed to the other team
    bench.choose("member:1")
    bench.choose("channel")
    assert (bench.prompt, bench.seats) == ("acting-member", [0, 2])
    assert bench.offered == ["member:0", "member:2"]
