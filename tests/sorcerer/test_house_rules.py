"""Chapter 26: the other ruling on each open point that a table may settle differently.

Some are with their chapter: interrupted damage, cards put into play, burning, blood and avatar, own
fate counters, idle rounds, open hands.
"""

import pytest

from questhall.games.sorcerer.printed.cards import PackKind
from tests.marks import rule
from tests.sorcerer.bench import B0, B1, B2, Bench, quiet


@rule("SO-11.1.1")
def test_creation_by_draft() -> None:
    bench = Bench.from_the_box(creation="draft")
    bench.arena.chance.rig("first", [1])
    bench.run("create", "fate")
    picked = []
    while bench.decision is not None:
        picked.append(bench.seats[0])
        bench.choose(bench.offered[0])
    assert picked == [1, 0, 0, 1, 1, 0]
    for player in bench.arena.players:
        assert [pack.kind for pack in player.packs] == [
            PackKind.CHARACTER,
            PackKind.LINEAGE,
            PackKind.DOMAIN,
        ]


@rule("SO-12.2.1")
@pytest.mark.parametrize("partial", [True, False])
def test_the_whole_mulligan_or_a_part_of_it(partial: bool) -> None:
    bench = Bench(partial_mulligan=partial, first=0)
    bench.arena.chance.rig("first", [0])
    minion = bench.grimoire(0)
    spells = [bench.grimoire(0, id=f"spell{i}", kind="sorcery", effect="draw(1)") for i in range(2)]
    bench.run("fate", "action")
    for _ in range(2):
        bench.choose(f"avatar:{B1}")
    assert (bench.prompt, bench.seats) == ("mulligan", [0])
    if partial:
        assert set(bench.offered) == {"keep", *(f"exchange:{card}" for card in spells)}
    else:
        assert bench.offered == ["keep", "exchange-all"]
        bench.choose("exchange-all")
        bench.choose("done")
        assert bench.player(0).hand == [minion]
        assert set(bench.player(0).grimoire) == set(spells)


@rule("SO-4.4.4", "SO-16.6.7")
@pytest.mark.parametrize(("frozen", "track"), [(True, 7), (False, 5)])
def test_the_tracks_of_a_conquered_battlefield(frozen: bool, track: int) -> None:
    bench = quiet(frozen_tracks=frozen)
    bench.arena.fields[1].conquered_by = 0
    bench.set_track(1, 0, 7)
    bench.set_track(1, 1, 12)
    mason = bench.hand(0, cost=0, when_played="then(restore(2), damage_side(1))")
    bench.act(0, f"cast:{mason}@{B1}")
    assert (bench.track(1, 0), bench.track(1, 1)) == (track, 12)


@rule("SO-5.1.2")
@pytest.mark.parametrize(("allowed", "places"), [(True, [B0, B1, B2]), (False, [B0, B2])])
def test_an_avatar_on_a_conquered_battlefield(allowed: bool, places: list[str]) -> None:
    bench = Bench(avatar_on_conquered=allowed)
    bench.arena.fields[1].conquered_by = 0
    bench.ready_phase()
    bench.choose("take-energy")
    assert bench.offered == [f"avatar:{place}" for place in places]
    bench.player(0).avatar = 0
    bench.act(0)
    assert bench.offers("move-avatar") == [f"move-avatar:{place}" for place in places[1:]]


@rule("SO-18.5.2")
@pytest.mark.parametrize(("limit", "most"), [("remaining", 1), ("total", 3)])
def test_how_much_may_be_distributed_to_one(limit: str, most: int) -> None:
    bench = Bench(distribute_limit=limit)
    hurt = bench.minion(1, life=3, damage=2)
    bench.minion(1, life=9)
    bench.cast(0, "distribute(5, enemy)")
    chosen = 0
    while bench.offers(f"pick:{hurt.card}"):
        bench.choose(f"pick:{hurt.card}")
        chosen += 1
    assert chosen == most


@rule("SO-18.8.6", "SO-16.4.3")
@pytest.mark.parametrize(("finished", "rolls"), [(True, 1), (False, 0)])
def test_an_attack_that_exhausts_its_own_battlefield(finished: bool, rolls: int) -> None:
    bench = quiet(finish_attack_on_exhaust=finished)
    attacker = bench.minion(0, attack=1, tactic="exhaust_battlefield(here)")
    bench.fight(attacker, "H")
    assert bench.finished
    assert len(bench.rolls) == rolls
    assert bench.track(1, 1) == rolls
    assert not attacker.ready
