"""The Rift-Walker: never where you looked for them."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    attack,
    cast,
    cast_on,
    cast_sorcery,
    numbers,
    pick,
    picks,
    slay,
    with_skill,
)


def test_wrong_turning_sends_an_enemy_to_an_adjacent_battlefield() -> None:
    bench = with_skill("rift_walker")
    bench.minion(0, ELSEWHERE)
    bench.minion(1, ELSEWHERE)
    lost = bench.minion(1)
    bench.act(0, "power:skill00", "first")
    assert bench.offered == [f"move:{lost.card}@southwark", f"move:{lost.card}@whitechapel"]
    bench.choose(f"move:{lost.card}@whitechapel")
    assert lost.field == ELSEWHERE


@rule("SO-4.1.2")
def test_wrong_turning_from_a_flank_leads_to_the_centre_only() -> None:
    bench = with_skill("rift_walker", avatar=0)
    lost = bench.minion(1, 0)
    bench.act(0, "power:skill00")
    assert lost.field == HERE


@rule("SO-4.2.3", "SO-4.2.4")
def test_wrong_turning_needs_room_for_the_enemy() -> None:
    bench = with_skill("rift_walker", avatar=0)
    lost = bench.minion(1, 0)
    for _ in range(4):
        bench.minion(1, HERE)
    bench.act(0, "power:skill00")
    assert lost.field == 0


def test_wrong_turning_brings_your_minion_from_anywhere() -> None:
    bench = with_skill("rift_walker", avatar=0)
    bench.minion(1, 0)
    near, far = bench.minion(0, HERE), bench.minion(0, ELSEWHERE)
    bench.act(0, "power:skill00", "second")
    assert bench.offered == [f"move:{near.card}@southwark", f"move:{far.card}@southwark"]
    bench.choose(f"move:{far.card}@southwark")
    assert (near.field, far.field) == (HERE, 0)


@rule("SO-4.2.4")
def test_wrong_turning_brings_nobody_into_a_full_battlefield() -> None:
    bench = with_skill("rift_walker")
    for _ in range(4):
        bench.minion(0)
    far = bench.minion(0, ELSEWHERE)
    bench.act(0, "power:skill00")
    assert far.field == ELSEWHERE


@rule("SO-18.16.9")
def test_wrong_turning_does_not_move_the_avatar() -> None:
    bench = with_skill("rift_walker")
    far = bench.minion(0, ELSEWHERE)
    bench.act(0, "power:skill00")
    assert (far.field, bench.player(0).avatar) == (HERE, HERE)


@rule("SO-18.16.9")
def test_phantom_omnibus_moves_two_minions_to_any_battlefields() -> None:
    bench = Bench()
    one, two = bench.minion(0, 0), bench.minion(0, HERE)
    cast_sorcery(
        bench, "phantom_omnibus", f"move:{one.card}@whitechapel", f"move:{two.card}@southwark"
    )
    assert (one.field, two.field) == (ELSEWHERE, 0)


def test_phantom_omnibus_may_carry_fewer() -> None:
    bench = Bench()
    one, two = bench.minion(0, 0), bench.minion(0, HERE)
    cast_sorcery(bench, "phantom_omnibus", f"move:{one.card}@whitechapel", "done")
    assert (one.field, two.field) == (ELSEWHERE, HERE)


@rule("SO-18.16.11")
def test_phantom_omnibus_carries_only_your_minions_and_none_twice() -> None:
    bench = Bench()
    one, two = bench.minion(0, 0), bench.minion(0, HERE)
    bench.minion(1)
    cast_sorcery(bench, "phantom_omnibus", f"move:{one.card}@whitechapel")
    assert bench.offered == [f"move:{two.card}@southwark", f"move:{two.card}@whitechapel", "done"]


@rule("SO-18.16.12")
def test_phantom_omnibus_exchanges_minions_of_a_full_battlefield() -> None:
    bench = Bench()
    full = [bench.minion(0, HERE) for _ in range(4)]
    comer = bench.minion(0, 0)
    cast_sorcery(bench, "phantom_omnibus", f"move:{comer.card}@old_london")
    assert "done" not in bench.offered
    bench.choose(f"move:{full[0].card}@southwark")
    assert (comer.field, full[0].field) == (HERE, 0)


@rule("SO-18.16.3")
def test_spring_heeled_boots_make_their_host_fly() -> None:
    bench = Bench()
    jack = bench.minion(0, 0, attack=2)
    bench.act(0)
    assert bench.offers("reinforce") == [f"reinforce:{jack.card}@old_london"]
    cast_on(bench, jack, "spring_heeled_boots")
    assert (attack(bench, jack), bench.player(0).omens) == (3, 2)
    bench.act(0, f"reinforce:{jack.card}@whitechapel", "stay")
    assert jack.field == ELSEWHERE


@rule("SO-18.21.1", "SO-18.21.2")
def test_ninth_door_acolyte_strikes_an_enemy_here_when_destroyed() -> None:
    bench = Bench()
    acolyte = bench.minion(0, name="ninth_door_acolyte")
    killer, other = bench.minion(1, attack=2, life=3), bench.minion(1, life=3)
    bench.minion(1, ELSEWHERE)
    assert numbers(bench, acolyte) == (4, 2)
    slay(bench, killer, acolyte)
    assert (bench.seats, picks(bench)) == ([0], [killer.card, other.card])
    bench.choose(pick(other))
    assert (killer.damage, other.damage) == (0, 1)


def test_chimney_thing_flies_and_brings_an_omen() -> None:
    bench = Bench()
    thing = cast(bench, "chimney_thing", field=0)
    assert (numbers(bench, thing), bench.player(0).omens) == ((2, 2), 2)
    bench.act(0)
    assert f"reinforce:{thing.card}@whitechapel" in bench.offered


@rule("SO-18.14.2", "SO-18.14.4")
def test_door_ajar_plays_a_minion_for_one_less_without_an_action() -> None:
    bench = Bench()
    medium = bench.hand(0, name="parlour_medium")
    bench.grimoire(0)
    cast_sorcery(bench, "door_ajar", f"cast:{medium}@whitechapel")
    assert (bench.player(0).energy, bench.player(0).actions) == (6 - 1 - 1, 5)
    minion = bench.arena.minion(medium)
    assert minion is not None
    assert minion.field == ELSEWHERE


def test_door_ajar_may_stay_shut() -> None:
    bench = Bench()
    urchin = bench.hand(0, name="mudlark_urchin")
    cast_sorcery(bench, "door_ajar", "decline")
    assert bench.player(0).hand == [urchin]
    assert bench.player(0).energy == 5


def test_door_ajar_lets_in_only_minions_you_can_pay_for() -> None:
    bench = Bench()
    bench.hand(0, name="widows_hatpin")
    bench.hand(0, name="menagerie_wolf")
    cheap = bench.hand(0, name="wharfside_informer")
    bench.player(0).energy = 3
    cast_sorcery(bench, "door_ajar")
    assert bench.offered == [
        f"cast:{cheap}@southwark",
        f"cast:{cheap}@old_london",
        f"cast:{cheap}@whitechapel",
        "decline",
    ]


@rule("SO-15.4.4", "SO-15.4.5")
def test_door_ajar_gives_the_omen_and_triggers_when_played() -> None:
    bench = Bench()
    held = bench.hand(1)
    informer = bench.hand(0, name="wharfside_informer")
    cast_sorcery(bench, "door_ajar", f"cast:{informer}@old_london")
    assert bench.player(0).omens == 2
    assert bench.arena.knows(0, held)


def test_door_ajar_makes_a_minion_of_cost_one_free() -> None:
    bench = Bench()
    urchin = bench.hand(0, name="mudlark_urchin")
    bench.player(0).energy = 1
    cast_sorcery(bench, "door_ajar", f"cast:{urchin}@old_london")
    assert bench.player(0).energy == 0
