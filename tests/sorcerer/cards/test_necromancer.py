"""The Necromancer: the graveyard is a second hand."""

from questhall.games.sorcerer.setup.setup import LONDON
from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.cards import (
    ELSEWHERE,
    HERE,
    attack,
    cast,
    cast_on,
    cast_sorcery,
    fight,
    numbers,
    slay,
    with_skill,
)


@rule("SO-6.2.8", "SO-6.2.4")
def test_post_mortem_portrait_draws_when_your_minion_is_destroyed_here() -> None:
    bench = with_skill("necromancer")
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    sitter, killer = bench.minion(0), bench.minion(1)
    slay(bench, killer, sitter, "use")
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])
    assert bench.player(0).skill_ready[1] is False


def test_post_mortem_portrait_may_wait_for_a_better_sitter() -> None:
    bench = with_skill("necromancer")
    bench.grimoire(0)
    sitter, killer = bench.minion(0), bench.minion(1)
    slay(bench, killer, sitter, "decline")
    assert bench.player(0).hand == []
    assert bench.player(0).skill_ready[1] is True


def test_post_mortem_portrait_is_taken_once_a_round() -> None:
    bench = with_skill("necromancer")
    bench.grimoire(0)
    bench.grimoire(0)
    first, second = bench.minion(0), bench.minion(0)
    slay(bench, bench.minion(1), first, "use")
    slay(bench, bench.minion(1), second)
    assert bench.finished
    assert len(bench.player(0).hand) == 1


def test_post_mortem_portrait_needs_the_avatar() -> None:
    bench = with_skill("necromancer", avatar=ELSEWHERE)
    bench.grimoire(0)
    slay(bench, bench.minion(1), bench.minion(0))
    assert bench.finished
    assert bench.player(0).hand == []


def test_post_mortem_portrait_takes_no_enemy() -> None:
    bench = with_skill("necromancer")
    bench.grimoire(0)
    slay(bench, bench.minion(0), bench.minion(1))
    assert bench.finished
    assert bench.player(0).hand == []


@rule("SO-21.1.1")
def test_unquiet_pauper_returns_from_the_graveyard_for_one_energy() -> None:
    bench = Bench()
    pauper = bench.graveyard(0, name="unquiet_pauper")
    bench.act(0, f"power:{pauper}")
    assert bench.player(0).hand == [pauper]
    assert bench.player(0).graveyard == []
    assert (bench.player(0).energy, bench.player(0).actions) == (5, 5)


@rule("SO-15.5.2")
def test_unquiet_pauper_stays_buried_without_energy() -> None:
    bench = Bench()
    bench.graveyard(0, name="unquiet_pauper")
    bench.player(0).energy = 0
    bench.act(0)
    assert bench.offers("power") == []


@rule("SO-21.1.1")
def test_unquiet_pauper_has_no_power_in_play_or_in_hand_or_for_the_enemy() -> None:
    bench = Bench()
    pauper = bench.minion(0, name="unquiet_pauper")
    bench.hand(0, name="unquiet_pauper")
    bench.graveyard(1, name="unquiet_pauper")
    bench.act(0)
    assert bench.offers("power") == []
    assert numbers(bench, pauper) == (1, 2)


@rule("SO-18.13.1")
def test_catacomb_alderman_gives_other_undead_here_one_attack() -> None:
    bench = Bench()
    undead, living = bench.minion(0, types=["undead"]), bench.minion(0, types=["human"])
    far = bench.minion(0, ELSEWHERE, types=["undead"])
    foe = bench.minion(1, types=["undead"])
    alderman = cast(bench, "catacomb_alderman")
    assert attack(bench, undead) == 2
    assert [attack(bench, each) for each in (living, far, foe)] == [1, 1, 1]
    assert numbers(bench, alderman) == (4, 4)


def test_catacomb_alderman_helps_a_second_alderman() -> None:
    bench = Bench()
    one = bench.minion(0, name="catacomb_alderman")
    two = bench.minion(0, name="catacomb_alderman")
    assert (attack(bench, one), attack(bench, two)) == (5, 5)


@rule("SO-18.13.2")
def test_catacomb_alderman_gives_nothing_once_destroyed() -> None:
    bench = Bench()
    undead = bench.minion(0, types=["undead"])
    alderman = bench.minion(0, name="catacomb_alderman")
    assert attack(bench, undead) == 2
    slay(bench, bench.minion(1, attack=4), alderman)
    assert attack(bench, undead) == 1


def test_undertakers_ledger_gives_one_and_one() -> None:
    bench = Bench()
    host = bench.minion(0, attack=2, life=2)
    cast_on(bench, host, "undertakers_ledger")
    assert numbers(bench, host) == (3, 3)
    assert (bench.player(0).energy, bench.player(0).omens) == (5, 1)


def test_undertakers_ledger_draws_when_its_host_is_destroyed() -> None:
    bench = Bench()
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    host = bench.minion(0, life=1)
    ledger = bench.attach(host, name="undertakers_ledger")
    slay(bench, bench.minion(1, attack=2), host)
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])
    assert sorted(bench.player(0).graveyard) == [host.card, ledger.card]


def test_undertakers_ledger_draws_nothing_for_another_minion() -> None:
    bench = Bench()
    bench.grimoire(0)
    bench.attach(bench.minion(0, life=1), name="undertakers_ledger")
    slay(bench, bench.minion(1), bench.minion(0))
    assert bench.player(0).hand == []


def test_undertakers_ledger_on_an_enemy_draws_for_the_player_who_played_it() -> None:
    bench = Bench()
    drawn = bench.grimoire(0)
    bench.grimoire(1)
    foe = bench.minion(1, life=1)
    bench.attach(foe, by=0, name="undertakers_ledger")
    slay(bench, bench.minion(0, attack=2), foe)
    assert bench.player(0).hand == [drawn]
    assert bench.player(1).hand == []


def test_parlour_medium_exchanges_one_card_for_two() -> None:
    bench = Bench()
    gone, kept = bench.hand(0), bench.hand(0)
    third, second, top = (bench.grimoire(0) for _ in range(3))
    medium = cast(bench, "parlour_medium", "use", f"card:{gone}")
    assert bench.player(0).hand == [kept, top, second]
    assert bench.player(0).grimoire == [third]
    assert bench.player(0).graveyard == [gone]
    assert (numbers(bench, medium), bench.player(0).omens) == ((2, 2), 2)


def test_parlour_medium_may_keep_silent() -> None:
    bench = Bench()
    held = bench.hand(0)
    bench.grimoire(0)
    cast(bench, "parlour_medium", "decline")
    assert bench.player(0).hand == [held]


@rule("SO-19.1.3")
def test_parlour_medium_draws_nothing_without_a_card_to_discard() -> None:
    bench = Bench()
    bench.grimoire(0)
    cast(bench, "parlour_medium")
    assert bench.finished
    assert bench.player(0).hand == []


@rule("SO-18.14.5", "SO-18.14.6")
def test_midnight_galvanism_puts_a_cheap_minion_into_play_for_free() -> None:
    bench = Bench()
    thing = bench.graveyard(0, name="chimney_thing")
    cast_sorcery(bench, "midnight_galvanism", f"put:{thing}@whitechapel")
    minion = bench.arena.minion(thing)
    assert minion is not None
    assert (minion.field, minion.ready) == (ELSEWHERE, True)
    assert (bench.player(0).energy, bench.player(0).omens) == (5, 1)


def test_midnight_galvanism_wakes_only_your_minions_of_cost_two_or_less() -> None:
    bench = Bench()
    cheap = bench.graveyard(0, name="mudlark_urchin")
    bench.graveyard(0, name="lantern_knight")
    bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(1, name="gaslamp_imp")
    cast_sorcery(bench, "midnight_galvanism")
    assert bench.offered == [f"put:{cheap}@{field}" for field in LONDON]


def test_midnight_galvanism_triggers_when_played() -> None:
    bench = Bench()
    drawn = bench.grimoire(0)
    maker = bench.graveyard(0, name="lace_maker_spider")
    held = bench.hand(0)
    cast_sorcery(bench, "midnight_galvanism", f"put:{maker}@old_london", f"card:{held}")
    assert bench.player(0).hand == [drawn]


@rule("SO-4.2.4")
def test_midnight_galvanism_skips_a_full_battlefield() -> None:
    bench = Bench()
    for _ in range(4):
        bench.minion(0, HERE)
    cheap = bench.graveyard(0, name="mudlark_urchin")
    cast_sorcery(bench, "midnight_galvanism")
    assert bench.offered == [f"put:{cheap}@southwark", f"put:{cheap}@whitechapel"]


def test_resurrection_man_buries_two_cards_and_keeps_one_minion() -> None:
    bench = Bench()
    below = bench.grimoire(0)
    pin = bench.grimoire(0, name="widows_hatpin")
    wolf = bench.grimoire(0, name="menagerie_wolf")
    man = cast(bench, "resurrection_man")
    assert bench.offered == [f"card:{wolf}", "decline"]
    bench.choose(f"card:{wolf}")
    assert bench.player(0).hand == [wolf]
    assert bench.player(0).graveyard == [pin]
    assert bench.player(0).grimoire == [below]
    assert numbers(bench, man) == (3, 2)


def test_resurrection_man_may_leave_both_in_the_graveyard() -> None:
    bench = Bench()
    imp = bench.grimoire(0, name="gaslamp_imp")
    wolf = bench.grimoire(0, name="menagerie_wolf")
    cast(bench, "resurrection_man", "decline")
    assert bench.player(0).graveyard == [wolf, imp]


def test_resurrection_man_takes_no_minion_already_in_the_graveyard() -> None:
    bench = Bench()
    bench.graveyard(0, name="gaslamp_imp")
    bench.grimoire(0, name="door_ajar")
    bench.grimoire(0, name="widows_hatpin")
    cast(bench, "resurrection_man")
    assert bench.finished
    assert bench.player(0).hand == []


@rule("SO-6.3.6")
def test_resurrection_man_digs_up_the_only_card_left() -> None:
    bench = Bench()
    imp = bench.grimoire(0, name="gaslamp_imp")
    cast(bench, "resurrection_man", f"card:{imp}")
    assert bench.player(0).hand == [imp]


def test_dr_hester_gaunt_draws_with_five_minion_cards_in_the_graveyard() -> None:
    bench = Bench()
    below, drawn = bench.grimoire(0), bench.grimoire(0)
    doctor = bench.minion(0, name="dr_hester_gaunt")
    for _ in range(5):
        bench.graveyard(0)
    bench.end_phase()
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([drawn], [below])
    assert numbers(bench, doctor) == (4, 3)


def test_dr_hester_gaunt_counts_only_your_minions() -> None:
    bench = Bench()
    bench.grimoire(0)
    bench.minion(0, name="dr_hester_gaunt")
    for _ in range(4):
        bench.graveyard(0)
    bench.graveyard(0, name="door_ajar")
    bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(1)
    bench.end_phase()
    assert bench.player(0).hand == []


@rule("SO-18.14.5", "SO-18.14.6", "SO-21.1.1")
def test_thrice_hanged_man_comes_back_for_two_energy_at_the_end_of_the_round() -> None:
    bench = Bench()
    hanged = bench.graveyard(0, name="thrice_hanged_man")
    bench.end_phase()
    bench.choose("use")
    bench.choose(f"put:{hanged}@whitechapel")
    minion = bench.arena.minion(hanged)
    assert minion is not None
    assert (minion.field, bench.player(0).energy, bench.player(0).omens) == (ELSEWHERE, 4, 1)
    assert bench.finished


def test_thrice_hanged_man_may_rest() -> None:
    bench = Bench()
    hanged = bench.graveyard(0, name="thrice_hanged_man")
    bench.end_phase()
    bench.choose("decline")
    assert bench.player(0).graveyard == [hanged]
    assert bench.player(0).energy == 6


def test_thrice_hanged_man_rests_without_two_energy() -> None:
    bench = Bench()
    hanged = bench.graveyard(0, name="thrice_hanged_man")
    bench.player(0).energy = 1
    bench.end_phase()
    assert bench.finished
    assert bench.player(0).graveyard == [hanged]


@rule("SO-17.1.3")
def test_thrice_hanged_man_may_be_paid_with_energy_gained_in_the_same_phase() -> None:
    bench = Bench()
    hanged = bench.graveyard(0, name="thrice_hanged_man")
    bench.minion(0, name="charcoal_burner")
    bench.player(0).energy = 1
    bench.end_phase()
    bench.choose("use")
    bench.choose(f"put:{hanged}@old_london")
    assert bench.player(0).energy == 0


@rule("SO-17.1.4")
def test_thrice_hanged_man_who_dies_in_the_end_phase_waits_a_round() -> None:
    bench = Bench()
    hanged = bench.minion(0, name="thrice_hanged_man", flame=2)
    bench.end_phase()
    assert bench.finished
    assert bench.player(0).graveyard == [hanged.card]


def test_thrice_hanged_man_brings_an_omen_when_cast() -> None:
    bench = Bench()
    hanged = cast(bench, "thrice_hanged_man")
    assert (numbers(bench, hanged), bench.player(0).omens) == ((5, 2), 2)


@rule("SO-21.1.1", "SO-16.4.2")
def test_buried_bell_ringer_shuffles_himself_in_for_one_attack() -> None:
    bench = Bench()
    ringer = bench.graveyard(0, name="buried_bell_ringer")
    attacker = bench.minion(0, attack=2)
    bench.minion(1)
    fight(bench, attacker, "", f"tactic:{ringer}")
    assert bench.dice_rolled == 3
    assert bench.player(0).grimoire == [ringer]
    assert bench.player(0).graveyard == []


@rule("SO-18.19.2")
def test_buried_bell_ringer_may_stay_buried() -> None:
    bench = Bench()
    ringer = bench.graveyard(0, name="buried_bell_ringer")
    attacker = bench.minion(0, attack=2)
    bench.minion(1)
    fight(bench, attacker, "", "no-tactic")
    assert bench.dice_rolled == 2
    assert bench.player(0).graveyard == [ringer]


def test_buried_bell_ringer_rings_neither_for_the_enemy_nor_from_the_battlefield() -> None:
    bench = Bench()
    bench.graveyard(0, name="buried_bell_ringer")
    bench.minion(0)
    ringer = bench.minion(1, name="buried_bell_ringer")
    fight(bench, ringer)
    assert bench.finished
    assert bench.dice_rolled == 2
    assert numbers(bench, ringer) == (2, 2)


def test_reading_room_ghost_returns_a_sorcery_or_an_attachment() -> None:
    bench = Bench()
    door = bench.graveyard(0, name="door_ajar")
    pin = bench.graveyard(0, name="widows_hatpin")
    bench.graveyard(0, name="mudlark_urchin")
    bench.graveyard(1, name="drowned_bell")
    ghost = cast(bench, "reading_room_ghost")
    assert bench.offered == [f"card:{door}", f"card:{pin}"]
    bench.choose(f"card:{door}")
    assert bench.player(0).hand == [door]
    assert numbers(bench, ghost) == (3, 3)


@rule("SO-6.5.2")
def test_reading_room_ghost_cannot_return_the_sorcery_that_let_it_in() -> None:
    bench = Bench()
    ghost = bench.hand(0, name="reading_room_ghost")
    door = cast_sorcery(bench, "door_ajar", f"cast:{ghost}@old_london")
    assert bench.player(0).hand == []
    assert bench.player(0).graveyard == [door]
