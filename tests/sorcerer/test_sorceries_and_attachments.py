"""Chapters 6.5 and 6.6: sorceries and attachments."""

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import ATTACHMENT, SORCERY
from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from questhall.games.sorcerer.view.view import view
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench


@rule("SO-6.5.1")
def test_a_sorcery_has_only_a_cost_types_and_text() -> None:
    sorceries = [c for pack in library().packs for c in pack.cards if c.kind == SORCERY]
    assert sorceries
    for card in sorceries:
        assert card.cost >= 0
        assert card.types
        assert card.sorcery is not None
        assert (card.attack, card.life, card.abilities, card.auras) == (0, 0, [], [])


@rule("SO-6.5.2", "SO-6.5.3")
def test_a_sorcery_is_carried_out_and_goes_to_the_graveyard() -> None:
    bench = Bench()
    sorcery = bench.hand(0, kind="sorcery", cost=2, effect="energy(3)")
    bench.act(0, f"cast-sorcery:{sorcery}")
    assert bench.player(0).energy == 7
    assert bench.player(0).graveyard == [sorcery]
    assert (bench.player(0).resolving, bench.arena.minions()) == ([], [])


@rule("SO-6.5.2", "SO-15.4.2")
def test_a_sorcery_lies_in_no_graveyard_while_it_is_carried_out() -> None:
    bench = Bench()
    other = bench.graveyard(0, id="other", kind="sorcery", effect="energy(1)")
    sorcery = bench.hand(0, kind="sorcery", effect="then(recover(sorcery), recover(sorcery))")
    bench.act(0, f"cast-sorcery:{sorcery}")
    assert bench.player(0).hand == [other]
    assert bench.player(0).graveyard == [sorcery]


@rule("SO-6.5.2", "SO-19.1.1")
def test_a_sorcery_without_a_target_may_be_cast() -> None:
    bench = Bench()
    sorcery = bench.hand(0, kind="sorcery", cost=1, effect="then(weaken(enemy), energy(2))")
    bench.act(0, f"cast-sorcery:{sorcery}")
    assert bench.player(0).energy == 7


@rule("SO-6.6.1")
def test_an_attachment_has_modifiers_and_types() -> None:
    attachments = [c for pack in library().packs for c in pack.cards if c.kind == ATTACHMENT]
    assert attachments
    for card in attachments:
        assert card.cost >= 0
        assert card.types
        assert card.attack or card.life or card.abilities or card.auras


@rule("SO-6.6.2", "SO-6.6.3", "SO-6.6.4")
@pytest.mark.parametrize(("attack", "life"), [(2, 1), (-1, -1), (0, 0)])
def test_an_attachment_changes_its_host(attack: int, life: int) -> None:
    bench = Bench()
    host = bench.minion(0, attack=2, life=3)
    other = bench.minion(0, attack=2, life=3)
    card = bench.hand(0, kind="attachment", attack=attack, life=life)
    bench.act(0, f"cast-on:{card}@{host.card}")
    assert [attached.card for attached in host.attachments] == [card]
    assert attack_of(bench.arena, host) == 2 + attack
    assert life_of(bench.arena, host) == 3 + life
    assert (attack_of(bench.arena, other), life_of(bench.arena, other)) == (2, 3)


@example("SO-EX-34")
@rule("SO-6.6.3", "SO-6.6.4", "SO-6.6.10", "SO-6.7.3")
def test_an_attachment_can_kill() -> None:
    bench = Bench()
    host = bench.minion(1, attack=3, life=3, damage=1)
    curse = bench.hand(0, kind="attachment", attack=-1, life=-2, types=["curse"])
    bench.act(0, f"cast-on:{curse}@{host.card}")
    assert not bench.arena.in_play(host)
    assert bench.player(1).graveyard == [host.card]
    assert bench.player(0).graveyard == [curse]


@example("SO-EX-35")
@rule("SO-6.6.11", "SO-6.6.10")
def test_losing_a_life_bonus_can_kill() -> None:
    bench = Bench()
    host = bench.minion(0, attack=2, life=2)
    bonus = bench.attach(host, life=2)
    host.damage = 3
    assert life_of(bench.arena, host) == 4
    bench.minion(1, action="destroy_attachment()")
    bench.act(1, "power")
    assert not bench.arena.in_play(host)
    assert bench.player(0).graveyard == [bonus.card, host.card]


@rule("SO-6.6.11", "SO-18.3.2")
def test_a_destroyed_attachment_goes_to_its_owner_and_its_modifiers_end() -> None:
    bench = Bench()
    host = bench.minion(1, attack=3, life=5)
    curse = bench.attach(host, by=0, attack=-2, life=-1)
    bench.minion(1, action="destroy_attachment()", field=0)
    bench.act(1, "power")
    assert (attack_of(bench.arena, host), life_of(bench.arena, host)) == (3, 5)
    assert (host.attachments, bench.player(0).graveyard) == ([], [curse.card])


@example("SO-EX-36")
@rule("SO-6.6.5", "SO-8.1.5", "SO-18.3.4")
def test_a_host_returned_to_hand_leaves_everything_behind() -> None:
    bench = Bench()
    host = bench.minion(0, attack=2, life=4, damage=2, flame=1, when_destroyed="omen(1)")
    attached = bench.attach(host)
    sorcery = bench.hand(0, kind="sorcery", effect="return_to_hand(own)")
    bench.act(0, f"cast-sorcery:{sorcery}")
    player = bench.player(0)
    assert player.hand == [host.card]
    assert player.graveyard == [attached.card, sorcery]
    assert player.omens == 1
    bench.act(0, f"cast:{host.card}@{B0}")
    again = bench.arena.minion(host.card)
    assert again is not None
    assert (again.damage, again.flame, again.attachments) == (0, 0, [])


@rule("SO-6.6.5")
def test_attachments_of_a_destroyed_host_go_to_their_owners() -> None:
    bench = Bench()
    host = bench.minion(1, life=5)
    own = bench.attach(host)
    curse = bench.attach(host, by=0)
    bench.minion(0, action="destroy(enemy)")
    bench.act(0, "power")
    assert bench.player(1).graveyard == [own.card, host.card]
    assert bench.player(0).graveyard == [curse.card]


@rule("SO-6.6.6", "SO-18.24.1")
def test_curses_weaken_and_may_be_laid_on_enemies() -> None:
    curses = [card for pack in library().packs for card in pack.cards if card.is_curse]
    assert curses
    for printed in curses:
        assert printed.attack < 0 or printed.life < 0
        bench = Bench()
        bench.player(0).energy = 10
        victim = bench.minion(1, attack=7, life=9)
        card = bench.hand(0, name=printed.key)
        bench.act(0, f"cast-on:{card}@{victim.card}")
        assert attack_of(bench.arena, victim) == 7 + printed.attack
        assert life_of(bench.arena, victim) == 9 + printed.life


@rule("SO-6.6.7", "SO-18.16.7")
def test_attachments_and_counters_travel_with_the_host() -> None:
    bench = Bench()
    host = bench.minion(0, field=0, attack=1, life=5, damage=2, flame=1)
    attached = bench.attach(host, attack=2)
    bench.act(0, f"reinforce:{host.card}@{B1}", "stay")
    assert (host.field, host.damage, host.flame) == (1, 2, 1)
    assert host.attachments == [attached]
    assert attack_of(bench.arena, host) == 3


@rule("SO-6.6.8")
def test_a_minion_carries_any_number_of_attachments() -> None:
    bench = Bench()
    host = bench.minion(0, attack=1, life=1)
    for number in range(12):
        card = bench.hand(0, kind="attachment", cost=0, life=1)
        bench.player(0).actions = 6
        bench.act(0, f"cast-on:{card}@{host.card}")
        assert life_of(bench.arena, host) == 2 + number
    assert len(host.attachments) == 12


@rule("SO-6.6.9")
def test_an_attachment_cannot_be_played_without_a_host() -> None:
    bench = Bench()
    card = bench.hand(0, kind="attachment")
    bench.act(0)
    assert bench.offers("cast-on") == []
    bench.choose("channel")
    host = bench.minion(1)
    bench.act(0)
    assert bench.offers("cast-on") == [f"cast-on:{card}@{host.card}"]


@rule("SO-6.6.9")
@pytest.mark.parametrize(
    ("named", "legal"), [({"host": "own"}, [0]), ({"host": "enemy"}, [1]), ({}, [0, 1])]
)
def test_a_card_may_name_its_host(named: dict[str, str], legal: list[int]) -> None:
    bench = Bench()
    minions = [bench.minion(0), bench.minion(1)]
    card = bench.hand(0, kind="attachment", **named)
    bench.act(0)
    hosts = [minions[seat].card for seat in legal]
    assert bench.offers("cast-on") == [f"cast-on:{card}@{host}" for host in hosts]


@rule("SO-6.6.2")
def test_the_player_of_an_attachment_controls_it() -> None:
    bench = Bench()
    host = bench.minion(1, life=5)
    bench.attach(host, by=0, action="omen(1)", end_of_round="energy(1)")
    bench.act(1)
    assert bench.offers("power") == []
    bench.choose("channel")
    bench.act(0, "power")
    assert bench.player(0).omens == 2
    bench.player(0).energy = bench.player(1).energy = 0
    bench.end_phase()
    assert (bench.player(0).energy, bench.player(1).energy) == (1, 0)


@rule("SO-6.6.12")
def test_attachments_are_public() -> None:
    bench = Bench()
    host = bench.minion(0, life=5)
    attached = [bench.attach(host, id=f"charm_{number}").card for number in range(4)]
    for seat in (0, 1):
        seen = view(bench.arena, seat).fields[1].sides[0].minions[0]
        assert seen.id == f"card:{host.card}"
        assert [each.id for each in seen.attachments] == [f"card:{card}" for card in attached]
        assert [each.card for each in seen.attachments] == [f"charm_{n}" for n in range(4)]
