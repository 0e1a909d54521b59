"""Chapter 18.14 and 18.22: playing a card, putting it into play, and when played."""

import pytest

from questhall.kernel.events import Event
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench


@rule("SO-18.14.1")
def test_a_card_is_played_for_an_action_and_its_energy() -> None:
    bench = Bench()
    card = bench.hand(0, cost=4)
    bench.act(0, f"cast:{card}@{B0}")
    assert (bench.player(0).actions, bench.player(0).energy) == (5, 2)
    assert bench.arena.minion(card) is not None
    assert bench.player(0).hand == []


@rule("SO-18.14.2", "SO-18.14.4")
def test_an_effect_plays_a_card_without_an_action_but_not_for_free() -> None:
    bench = Bench()
    cheap, dear = bench.hand(0, cost=6), bench.hand(0, cost=7)
    bench.cast(0, "play(minion)")
    assert bench.offers(f"cast:{dear}") == []
    bench.choose(f"cast:{cheap}@{B1}")
    assert (bench.player(0).actions, bench.player(0).energy) == (5, 0)
    assert bench.arena.minion(cheap) is not None


@rule("SO-18.14.4")
def test_an_effect_may_say_that_it_costs_less() -> None:
    bench = Bench()
    card = bench.hand(0, cost=7)
    bench.cast(0, "play(minion, less=1)", f"cast:{card}@{B1}")
    assert bench.player(0).energy == 0


@rule("SO-18.14.3")
def test_cards_are_played_only_from_your_own_hand() -> None:
    bench = Bench()
    mine = bench.hand(0, cost=0)
    bench.graveyard(0, cost=0)
    bench.grimoire(0, cost=0)
    bench.hand(1, cost=0)
    bench.cast(0, "play(minion)")
    assert bench.offered == [*(f"cast:{mine}@{name}" for name in (B0, B1, B2)), "decline"]
    bench.choose("decline")
    bench.act(0)
    assert bench.offers("cast") == [f"cast:{mine}@{name}" for name in (B0, B1, B2)]


@rule("SO-18.14.5", "SO-18.14.6")
def test_putting_into_play_costs_nothing_and_gives_no_omen() -> None:
    bench = Bench()
    risen = bench.graveyard(0, cost=5, omen=True)
    bench.cast(0, "raise_minion(5)", f"put:{risen}@{B1}")
    assert bench.arena.minion(risen) is not None
    assert (bench.player(0).energy, bench.player(0).omens) == (6, 1)


@rule("SO-18.14.6")
@pytest.mark.parametrize(("triggers", "energy"), [(True, 8), (False, 6)])
def test_when_played_for_a_card_put_into_play_follows_the_ruling(
    triggers: bool, energy: int
) -> None:
    bench = Bench(put_into_play_triggers=triggers)
    risen = bench.graveyard(0, cost=2, when_played="energy(2)")
    bench.cast(0, "raise_minion(2)", f"put:{risen}@{B1}")
    assert bench.player(0).energy == energy


@rule("SO-18.22.1")
def test_when_played_follows_the_placement() -> None:
    bench = Bench()
    wounded = bench.minion(0, field=1, life=3, damage=2)
    bench.minion(0, field=0, life=3, damage=2)
    nurse = bench.hand(0, cost=0, when_played="heal(2, own(here, other))")
    bench.act(0, f"cast:{nurse}@{B1}")
    assert bench.arena.minion(nurse) is not None
    assert wounded.damage == 0
    keys = [event.key for event in journal(bench) if event.key in ("entered", "healed")]
    assert keys == ["entered", "healed"]


def journal(bench: Bench) -> list[Event]:
    assert bench.playing.journal is not None
    return bench.playing.journal.events


@rule("SO-18.22.1")
def test_when_an_attachment_is_played() -> None:
    bench = Bench()
    top = bench.grimoire(0)
    host = bench.minion(0)
    locket = bench.hand(0, kind="attachment", cost=0, when_played="draw(1)")
    bench.act(0, f"cast-on:{locket}@{host.card}")
    assert [attached.card for attached in host.attachments] == [locket]
    assert bench.player(0).hand == [top]


def bench_with_open_door(full: bool) -> tuple[Bench, int, int, int]:
    """EX-94: the skill plays a card behind crossed swords: a minion, an attachment or a sorcery."""
    bench = Bench()
    bench.own_skill(0, 0, action="play(here)")
    bench.player(0).avatar = 1
    for _ in range(4 if full else 1):
        bench.minion(0, field=1)
    bench.minion(1, field=0)
    m = bench.hand(0, id="m", cost=2)
    t = bench.hand(0, id="t", kind="attachment", cost=2)
    s = bench.hand(0, id="s", kind="sorcery", cost=2, effect="destroy(any)")
    bench.act(0, "power:skill00")
    return bench, m, t, s


@example("SO-EX-94")
@rule("SO-6.1.6", "SO-6.1.7", "SO-18.14.4", "SO-18.11.1")
@pytest.mark.parametrize("full", [False, True])
def test_crossed_swords_bind_where_the_card_goes_and_nothing_else(full: bool) -> None:
    bench, m, t, s = bench_with_open_door(full)
    hosts = [minion.card for minion in bench.arena.minions_of(0)]
    assert bench.offers("cast") == ([] if full else [f"cast:{m}@{B1}"])
    assert bench.offers("cast-on") == [f"cast-on:{t}@{host}" for host in hosts]
    assert bench.offers("cast-sorcery") == [f"cast-sorcery:{s}"]
    far = bench.arena.fields[0].sides[1].minions[0]
    bench.choose(f"cast-sorcery:{s}")
    assert len(bench.offers("pick")) == len(hosts) + 1
    bench.choose(f"pick:{far.card}@{B0}")
    assert not bench.arena.in_play(far)
    assert (bench.player(0).actions, bench.player(0).energy) == (5, 4)
    assert bench.player(0).skill_ready[0] is False


@example("SO-EX-96")
@rule("SO-6.6.2", "SO-6.6.6")
@pytest.mark.parametrize("with_minions", [True, False])
def test_any_minion_may_be_the_host(with_minions: bool) -> None:
    bench = Bench()
    curse = bench.hand(
        0, id="curse", kind="attachment", cost=1, attack=-1, life=-1, types=["curse"]
    )
    weapon = bench.hand(0, id="weapon", kind="attachment", cost=1, attack=1, life=1)
    hosts = []
    if with_minions:
        hosts = [bench.minion(seat, field).card for field in (0, 2) for seat in (0, 1)]
    bench.act(0)
    for card in (curse, weapon):
        assert bench.offers(f"cast-on:{card}@") == [f"cast-on:{card}@{host}" for host in hosts]


@rule("SO-18.22.1", "SO-6.5.2")
def test_a_sorcery_that_an_effect_plays_waits_for_all_it_triggers() -> None:
    bench = Bench()
    door = bench.hand(0, name="door_ajar")  # play a minion for 1 less
    ghost = bench.hand(0, name="reading_room_ghost")  # recover a sorcery or attachment
    hart = bench.hand(0, cost=0, when_played="play(cost=2)")
    bench.act(0, f"cast:{hart}@{B1}", f"cast-sorcery:{door}", f"cast:{ghost}@{B1}")
    assert bench.finished  # the ghost finds no sorcery in the graveyard
    assert bench.player(0).graveyard == [door]
    assert bench.player(0).hand == []
