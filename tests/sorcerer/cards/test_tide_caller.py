"""The Tide-Caller: what lies still does not fight."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    cast,
    cast_on,
    cast_sorcery,
    numbers,
    pick,
    picks,
    with_skill,
)


def test_slack_water_exhausts_an_enemy_with_attack_two_or_less() -> None:
    bench = with_skill("tide_caller")
    weak, strong = bench.minion(1, attack=2), bench.minion(1, attack=3)
    bench.act(0, "power:skill00")
    assert (weak.ready, strong.ready) == (False, True)


@rule("SO-6.4.9")
def test_slack_water_checks_the_current_attack() -> None:
    bench = with_skill("tide_caller")
    cursed, armed = bench.minion(1, attack=4), bench.minion(1, attack=2)
    bench.attach(cursed, by=0, name="tarantism")
    bench.attach(armed, attack=1)
    bench.act(0, "power:skill00")
    assert (cursed.ready, armed.ready) == (False, True)


@rule("SO-18.15.4", "SO-6.2.11")
def test_slack_water_reaches_ready_enemies_where_the_avatar_stands() -> None:
    bench = with_skill("tide_caller")
    one, two = bench.minion(1), bench.minion(1)
    bench.minion(1, ready=False)
    bench.minion(1, ELSEWHERE)
    bench.minion(0)
    bench.act(0, "power:skill00")
    assert picks(bench) == [one.card, two.card]


@rule("SO-18.8.1", "SO-18.8.2", "SO-18.8.3")
def test_limehouse_leviathan_exhausts_a_battlefield() -> None:
    bench = Bench()
    bench.player(0).energy = 10
    leviathan = cast(bench, "limehouse_leviathan")
    assert bench.offered == ["field:southwark", "field:old_london", "field:whitechapel"]
    bench.choose("field:old_london")
    assert [field.exhausted for field in bench.arena.fields] == [False, True, False]
    assert numbers(bench, leviathan) == (7, 6)
    bench.battle_phase()
    assert leviathan.ready


def test_limehouse_leviathan_skips_a_battlefield_already_exhausted() -> None:
    bench = Bench()
    bench.player(0).energy = 10
    bench.arena.fields[ELSEWHERE].exhausted = True
    cast(bench, "limehouse_leviathan")
    assert bench.offered == ["field:southwark", "field:old_london"]


def test_music_hall_siren_exhausts_an_enemy_here_with_cost_three_or_less() -> None:
    bench = Bench()
    cheap, cheaper = bench.minion(1, cost=3), bench.minion(1, cost=1)
    bench.minion(1, cost=4)
    bench.minion(1, cost=2, ready=False)
    bench.minion(1, ELSEWHERE, cost=1)
    siren = cast(bench, "music_hall_siren")
    assert picks(bench) == [cheap.card, cheaper.card]
    bench.choose(pick(cheap))
    assert (cheap.ready, cheaper.ready) == (False, True)
    assert numbers(bench, siren) == (3, 2)


def test_music_hall_siren_does_nothing_without_a_target() -> None:
    bench = Bench()
    dear = bench.minion(1, cost=4)
    siren = cast(bench, "music_hall_siren")
    assert (dear.ready, siren.ready) == (True, True)


def test_wharfside_informer_shows_the_hand_of_the_opponent() -> None:
    bench = Bench()
    held = bench.hand(1)
    assert not bench.arena.knows(0, held)
    informer = cast(bench, "wharfside_informer")
    assert bench.arena.knows(0, held)
    assert bench.events("looked") == [(0, 1, -1)]
    assert (bench.player(0).omens, numbers(bench, informer)) == (2, (2, 2))


@rule("SO-22.2.15")
def test_wharfside_informer_chooses_a_neighbour_in_a_ring() -> None:
    bench = Bench("royale", seats=4)
    held = [bench.hand(seat) for seat in (1, 2, 3)]
    informer = bench.hand(0, name="wharfside_informer")
    bench.act(0, f"cast:{informer}@old_london")
    assert bench.offered == ["opponent:1", "opponent:3"]
    bench.choose("opponent:3")
    assert [bench.arena.knows(0, card) for card in held] == [False, False, True]


def test_drowned_bell_returns_a_minion_card() -> None:
    bench = Bench()
    imp = bench.graveyard(0, name="gaslamp_imp")
    wolf = bench.graveyard(0, name="menagerie_wolf")
    bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(1, name="mudlark_urchin")
    bell = cast_sorcery(bench, "drowned_bell")
    assert bench.offered == [f"card:{imp}", f"card:{wolf}"]
    bench.choose(f"card:{wolf}")
    assert bench.player(0).hand == [wolf]
    assert bell in bench.player(0).graveyard


@rule("SO-19.1.1")
def test_drowned_bell_finds_nothing_in_a_graveyard_without_minions() -> None:
    bench = Bench()
    bench.graveyard(0, name="widows_hatpin")
    cast_sorcery(bench, "drowned_bell")
    assert bench.player(0).hand == []


@rule("SO-6.6.6")
def test_great_stink_takes_one_and_one_from_its_host() -> None:
    bench = Bench()
    foe = bench.minion(1, attack=3, life=3)
    cast_on(bench, foe, "great_stink")
    assert numbers(bench, foe) == (2, 2)
    assert (bench.player(0).energy, bench.player(0).omens) == (5, 1)


@rule("SO-6.6.10", "SO-6.7.3")
def test_great_stink_kills_a_host_with_no_life_left_and_returns_to_its_owner() -> None:
    bench = Bench()
    foe = bench.minion(1, life=3, damage=2)
    stink = cast_on(bench, foe, "great_stink")
    assert not bench.arena.in_play(foe)
    assert bench.player(1).graveyard == [foe.card]
    assert bench.player(0).graveyard == [stink]
