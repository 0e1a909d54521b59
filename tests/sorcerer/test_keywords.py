"""Chapter 18: discard, draw, enemy, exhausted, crossed swords, legend, ready, power."""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench, quiet


@rule("SO-18.4.1", "SO-18.4.2")
def test_the_discarding_player_chooses_the_card() -> None:
    bench = Bench()
    hand = [bench.hand(0, cost=10, id=f"card{number}") for number in range(3)]
    sorcery = bench.cast(0, "discard(1)")
    assert (bench.prompt, bench.seats) == ("discard", [0])
    assert bench.offered == [f"card:{card}" for card in hand]
    bench.choose(f"card:{hand[1]}")
    assert bench.player(0).hand == [hand[0], hand[2]]
    assert bench.player(0).graveyard == [hand[1], sorcery]


@rule("SO-18.6.1")
def test_drawing_takes_the_top_card() -> None:
    bench = Bench()
    bottom, top = bench.grimoire(0), bench.grimoire(0)
    bench.cast(0, "draw(1)")
    assert bench.player(0).hand == [top]
    assert bench.player(0).grimoire == [bottom]


@example("SO-EX-80")
@rule("SO-6.3.6", "SO-18.6.2", "SO-23.1.3")
def test_an_empty_grimoire_gives_nothing_and_loses_nothing() -> None:
    bench = Bench()
    for _ in range(20):
        bench.graveyard(0)
    bench.act(0, "meditate")
    player = bench.player(0)
    assert (player.hand, player.grimoire, len(player.graveyard)) == ([], [], 20)
    assert not bench.arena.over
    assert bench.reached == "action"


@rule("SO-18.6.3")
def test_there_is_no_hand_limit() -> None:
    bench = Bench()
    for _ in range(40):
        bench.grimoire(0)
    for _ in range(20):
        bench.act(0, "meditate")
    assert len(bench.player(0).hand) == 40
    bench.end_phase()
    assert len(bench.player(0).hand) == 40


@rule("SO-18.7.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_enemy_minions_are_those_of_the_opponents(seat: int) -> None:
    bench = Bench()
    cards = [[bench.minion(owner, field).card for field in (0, 2)] for owner in (0, 1)]
    bench.cast(seat, "destroy(enemy)")
    assert bench.offered == [
        f"pick:{cards[1 - seat][0]}@{B0}",
        f"pick:{cards[1 - seat][1]}@{B2}",
    ]


@rule("SO-18.7.1", "SO-22.3.10")
def test_a_teammates_minion_is_neither_an_enemy_nor_yours() -> None:
    bench = Bench("team", 4)
    bench.player(2).actions = 0
    own, friend = bench.minion(0), bench.minion(2)
    foes = [bench.minion(seat) for seat in (1, 3)]
    bench.cast(0, "destroy(enemy)")
    assert bench.offered == [f"pick:{foe.card}@{B1}" for foe in foes]
    bench.choose(f"pick:{foes[0].card}")
    bench.cast(0, "destroy(own)")
    assert bench.finished  # there was only one
    assert [bench.arena.in_play(minion) for minion in (own, friend)] == [False, True]


@rule("SO-18.8.1", "SO-18.8.2")
def test_an_effect_exhausts_a_chosen_battlefield() -> None:
    bench = Bench()
    mine = bench.minion(0, field=1, attack=0)
    leviathan = bench.hand(0, cost=0, attack=0, when_played="exhaust_battlefield()")
    bench.act(0, f"cast:{leviathan}@{B0}")
    assert bench.offered == [f"field:{name}" for name in (B0, B1, B2)]
    bench.choose(f"field:{B1}")
    assert [field.exhausted for field in bench.arena.fields] == [False, True, False]
    bench.battle_phase()
    assert bench.attackers == [leviathan]
    assert mine.ready


@rule("SO-18.8.4")
def test_battlefields_are_readied_in_the_ready_phase() -> None:
    bench = Bench()
    for field in bench.arena.fields:
        field.exhausted = True
    bench.end_phase()
    assert all(field.exhausted for field in bench.arena.fields)
    bench.ready_phase()
    assert not any(field.exhausted for field in bench.arena.fields)


@rule("SO-18.8.5")
def test_only_battles_are_forbidden_in_an_exhausted_battlefield() -> None:
    bench = Bench()
    bench.arena.fields[1].exhausted = True
    inside, outside = bench.minion(0, field=1), bench.minion(0, field=0)
    card = bench.hand(0, cost=0)
    bench.act(0)
    for wanted in (
        f"cast:{card}@{B1}",
        f"reinforce:{inside.card}@{B2}",
        f"reinforce:{outside.card}@{B1}",
        f"swap:{outside.card}@{inside.card}",
        f"move-avatar:{B1}",
    ):
        assert wanted in bench.offered
    bench.choose(f"cast:{card}@{B1}")
    assert bench.arena.minion(card) is not None


@rule("SO-18.11.1", "SO-23.2.5")
def test_crossed_swords_work_only_in_their_own_battlefield() -> None:
    bench = Bench()
    near, far = bench.minion(1, field=1, life=3), bench.minion(1, field=0, life=3)
    narrow = bench.minion(0, field=1, action="damage(1, each(enemy(here)))")
    wide = bench.minion(0, field=1, action="damage(1, each(enemy))")
    bench.act(0, f"power:{narrow.card}")
    assert (near.damage, far.damage) == (1, 0)
    bench.act(0, f"power:{wide.card}")
    assert (near.damage, far.damage) == (2, 1)


@rule("SO-18.12.1", "SO-18.12.2", "SO-6.4.8")
def test_legends_are_minions_like_others() -> None:
    bench = quiet()
    legends = [bench.hand(0, cost=0, attack=1, life=1, legend=True) for _ in range(2)]
    for card in legends:
        bench.act(0, f"cast:{card}@{B1}")
    standing = [bench.arena.minion(card) for card in legends]
    numbers = [
        (attack_of(bench.arena, each), life_of(bench.arena, each)) for each in standing if each
    ]
    assert numbers == [(1, 1), (1, 1)]


@rule("SO-18.12.1")
def test_other_cards_refer_to_legends() -> None:
    bench = Bench()
    legend = bench.grimoire(0, name="lord_everard_sable")
    bench.grimoire(0, name="belfry_stalker")  # a vampire, but no Legend
    bench.cast(0, "search(type=vampire)", f"card:{legend}")
    assert bench.player(0).hand == [legend]


@rule("SO-18.15.1", "SO-18.15.2")
def test_cards_enter_play_ready() -> None:
    bench = Bench()
    played = bench.hand(0, cost=0)
    risen = bench.graveyard(0, cost=1)
    bench.act(0, f"cast:{played}@{B1}")
    bench.cast(0, "raise_minion(1)", f"put:{risen}@{B1}")
    assert [minion.ready for minion in bench.arena.minions_of(0)] == [True, True]


@rule("SO-18.15.3", "SO-18.15.1")
def test_exhausting_and_readying_turn_a_card() -> None:
    bench = Bench()
    minion = bench.minion(1)
    bench.cast(0, "exhaust(enemy)")
    assert not minion.ready
    bench.cast(1, "ready(own)")
    assert minion.ready


@rule("SO-18.15.4")
def test_only_a_ready_card_can_be_exhausted() -> None:
    bench = Bench()
    tired, fresh = bench.minion(0, ready=False), bench.minion(0)
    for minion in (tired, fresh):
        bench.attach(minion, action="pay(exhaust(host), energy(2))")
    powers = {minion.card: minion.attachments[0].card for minion in (tired, fresh)}
    bench.act(0)
    assert bench.offers(f"power:{powers[tired.card]}") == []
    bench.choose(f"power:{powers[fresh.card]}")
    assert (bench.player(0).energy, fresh.ready) == (8, False)
    bench.cast(1, "exhaust(enemy)")
    assert bench.finished
    assert bench.events("exhausted") == []


@rule("SO-18.15.5")
def test_an_exhausted_minion_keeps_everything_else() -> None:
    bench = quiet()
    sleeper = bench.minion(
        0, attack=3, life=4, ready=False, ongoing="aura(own(other), attack=1)", action="energy(1)"
    )
    friend = bench.minion(0, attack=1)
    assert (attack_of(bench.arena, sleeper), life_of(bench.arena, sleeper)) == (3, 4)
    assert attack_of(bench.arena, friend) == 2
    bench.act(0, f"power:{sleeper.card}")
    assert bench.player(0).energy == 7
    bench.cast(1, "damage(1, enemy)", f"pick:{sleeper.card}")
    assert sleeper.damage == 1
    bench.battle_phase()
    assert sleeper.card not in bench.attackers


@rule("SO-18.18.1", "SO-15.5.1")
def test_a_power_takes_an_action_and_is_used_only_in_the_action_phase() -> None:
    bench = quiet()
    sage = bench.minion(0, attack=0, action="energy(1)", tactic="omen(1)", end_of_round="omen(1)")
    bench.act(0, f"power:{sage.card}")
    assert (bench.player(0).energy, bench.player(0).actions) == (7, 5)
    bench.battle_phase()
    bench.end_phase()
    assert bench.player(0).energy == 7
    assert bench.player(0).omens == 2
