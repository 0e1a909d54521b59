"""The Blade-Dancer: weapons that come back."""

from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    attack,
    cast,
    cast_on,
    cast_sorcery,
    fight,
    numbers,
    pick,
    picks,
    with_skill,
)


@rule("SO-6.2.7", "SO-15.5.3")
def test_steel_quadrille_gives_one_attack_for_each_attachment() -> None:
    bench = with_skill("blade_dancer")
    dancer = bench.minion(0, attack=2, life=3)
    bench.attach(dancer, life=1)
    bench.attach(dancer, life=1)
    bench.act(0, "power:skill00")
    assert attack(bench, dancer) == 4


def test_steel_quadrille_gives_at_least_one_attack_until_the_round_ends() -> None:
    bench = with_skill("blade_dancer")
    dancer = bench.minion(0, attack=2)
    bench.act(0, "power:skill00")
    assert attack(bench, dancer) == 3
    bench.end_phase()
    assert attack(bench, dancer) == 2


@rule("SO-21.4.4")
def test_steel_quadrille_counts_followers_and_curses_as_attachments() -> None:
    bench = with_skill("blade_dancer")
    dancer = bench.minion(0, attack=2, life=3)
    bench.attach(dancer, by=1, name="great_stink")
    bench.graveyard(1)
    cast_on(bench, dancer, "amber_locket")
    assert attack(bench, dancer) == 2 - 1 + 1 + 1
    bench.act(0, "power:skill00")
    assert attack(bench, dancer) == 3 + 3


def test_steel_quadrille_offers_a_choice_of_minions() -> None:
    bench = with_skill("blade_dancer")
    one, two = bench.minion(0), bench.minion(0)
    bench.act(0, "power:skill00", pick(two))
    assert (attack(bench, one), attack(bench, two)) == (1, 2)


@rule("SO-6.2.11")
def test_steel_quadrille_reaches_only_your_minions_where_the_avatar_stands() -> None:
    bench = with_skill("blade_dancer")
    one, two = bench.minion(0), bench.minion(0)
    bench.minion(0, ELSEWHERE)
    bench.minion(1)
    bench.act(0, "power:skill00")
    assert picks(bench) == [one.card, two.card]


@rule("SO-6.2.4", "SO-6.2.5", "SO-15.5.4")
def test_steel_quadrille_is_exhausted_by_use() -> None:
    bench = with_skill("blade_dancer")
    bench.minion(0)
    bench.act(0, "power:skill00")
    bench.act(0)
    assert bench.offers("power") == []


def test_whetstone_rite_returns_two_attachments() -> None:
    bench = Bench()
    pin = bench.graveyard(0, name="widows_hatpin")
    razor = bench.graveyard(0, name="fleet_street_razor")
    boots = bench.graveyard(0, name="spring_heeled_boots")
    rite = cast_sorcery(bench, "whetstone_rite", f"card:{pin}", f"card:{boots}")
    assert bench.player(0).hand == [pin, boots]
    assert bench.player(0).graveyard == [razor, rite]
    assert bench.player(0).energy == 5


def test_whetstone_rite_may_return_fewer() -> None:
    bench = Bench()
    pin = bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(0, name="fleet_street_razor")
    cast_sorcery(bench, "whetstone_rite", f"card:{pin}", "done")
    assert bench.player(0).hand == [pin]


def test_whetstone_rite_finds_only_attachments_in_your_own_graveyard() -> None:
    bench = Bench()
    pin = bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(0, name="scissor_cut_shade")
    bench.graveyard(0, name="door_ajar")
    bench.graveyard(1, name="fleet_street_razor")
    cast_sorcery(bench, "whetstone_rite")
    assert bench.offered == [f"card:{pin}", "done"]


@rule("SO-6.4.7", "SO-9.2.1", "SO-6.6.3", "SO-6.6.4")
def test_widows_hatpin_gives_two_and_one_and_an_omen() -> None:
    bench = Bench()
    widow = bench.minion(0, attack=2, life=2)
    cast_on(bench, widow, "widows_hatpin")
    assert numbers(bench, widow) == (4, 3)
    assert (bench.player(0).omens, bench.player(0).energy) == (2, 5)


def test_fleet_street_razor_gives_one_and_one() -> None:
    bench = Bench()
    barber = bench.minion(0, attack=2, life=2)
    cast_on(bench, barber, "fleet_street_razor")
    assert numbers(bench, barber) == (3, 3)
    assert (bench.player(0).omens, bench.player(0).energy) == (1, 5)


@rule("SO-18.19.4", "SO-18.23.3")
def test_fleet_street_razor_weakens_its_host_for_two_attack() -> None:
    bench = Bench()
    barber = bench.minion(0, attack=1, life=2)
    bench.attach(barber, name="fleet_street_razor")
    bench.minion(1)
    fight(bench, barber, "", "tactic")
    assert (barber.damage, bench.dice_rolled) == (1, 4)
    assert attack(bench, barber) == 2


@rule("SO-18.19.2")
def test_fleet_street_razor_may_stay_closed() -> None:
    bench = Bench()
    barber = bench.minion(0, attack=1, life=2)
    bench.attach(barber, name="fleet_street_razor")
    bench.minion(1)
    fight(bench, barber, "", "no-tactic")
    assert (barber.damage, bench.dice_rolled) == (0, 2)


@rule("SO-18.23.2")
def test_fleet_street_razor_does_nothing_on_a_host_it_would_kill() -> None:
    bench = Bench()
    barber = bench.minion(0, attack=1, life=1, damage=1)
    bench.attach(barber, name="fleet_street_razor")
    bench.minion(1)
    fight(bench, barber)
    assert (barber.damage, bench.dice_rolled) == (1, 2)


@rule("SO-18.14.2", "SO-18.14.4")
def test_gaslight_sleight_plays_the_drawn_attachment_without_an_action() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=1)
    pin = bench.grimoire(0, name="widows_hatpin")
    cast_sorcery(bench, "gaslight_sleight", f"cast-on:{pin}@{host.card}")
    assert numbers(bench, host) == (3, 2)
    assert (bench.player(0).actions, bench.player(0).energy, bench.player(0).omens) == (5, 4, 2)


def test_gaslight_sleight_may_keep_the_attachment_in_hand() -> None:
    bench = Bench()
    bench.minion(0)
    bench.grimoire(0)
    pin = bench.grimoire(0, name="widows_hatpin")
    sleight = cast_sorcery(bench, "gaslight_sleight", "decline")
    assert bench.player(0).hand == [pin]
    assert bench.player(0).graveyard == [sleight]


def test_gaslight_sleight_plays_attachments_only() -> None:
    bench = Bench()
    host = bench.minion(0)
    bench.hand(0, name="mudlark_urchin")
    bench.hand(0, name="door_ajar")
    pin = bench.hand(0, name="widows_hatpin")
    cast_sorcery(bench, "gaslight_sleight")
    assert bench.offered == [f"cast-on:{pin}@{host.card}", "decline"]


def test_gaslight_sleight_cannot_play_a_card_without_its_energy() -> None:
    bench = Bench()
    bench.minion(0)
    pin = bench.hand(0, name="widows_hatpin")
    bench.player(0).energy = 1
    cast_sorcery(bench, "gaslight_sleight")
    assert bench.offered == ["decline"]  # asked all the same: silence would give the hand away
    assert bench.player(0).hand == [pin]


def test_scissor_cut_shade_brings_an_attachment_back() -> None:
    bench = Bench()
    pin = bench.graveyard(0, name="widows_hatpin")
    razor = bench.graveyard(0, name="fleet_street_razor")
    shade = cast(bench, "scissor_cut_shade", "use", f"card:{razor}")
    assert bench.player(0).hand == [razor]
    assert bench.player(0).graveyard == [pin]
    assert (numbers(bench, shade), bench.player(0).omens) == ((2, 2), 2)


def test_scissor_cut_shade_may_leave_it_there() -> None:
    bench = Bench()
    pin = bench.graveyard(0, name="widows_hatpin")
    cast(bench, "scissor_cut_shade", "decline")
    assert bench.player(0).graveyard == [pin]


def test_scissor_cut_shade_asks_nothing_without_an_attachment_in_the_graveyard() -> None:
    bench = Bench()
    bench.graveyard(0, name="scissor_cut_shade")
    bench.graveyard(1, name="widows_hatpin")
    cast(bench, "scissor_cut_shade")
    assert bench.finished
    assert bench.player(0).hand == []
