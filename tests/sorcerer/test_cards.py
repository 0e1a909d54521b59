"""Chapters 6.1, 6.3 and 6.7: crossed swords, the grimoire, the graveyard."""

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import ATTACHMENT, MINION, SORCERY, PackKind
from questhall.games.sorcerer.state.arena import Arena
from questhall.games.sorcerer.view.view import view
from questhall.kernel.imagining import fork_for
from tests.marks import rule
from tests.sorcerer.bench import B0, B1, B2, Bench


def imagined_by(bench: Bench, seat: int, seed: str = "imagined") -> Arena:
    """The table as the seat must imagine it: what it cannot see is dealt anew."""
    state = fork_for(bench.playing, seat, seed).state
    assert isinstance(state, Arena)
    return state


@rule("SO-6.1.2")
def test_crossed_swords_follow_the_minion() -> None:
    bench = Bench()
    bearer = bench.minion(0, field=0, action="damage(1, enemy(here))")
    near = bench.minion(1, field=0, life=5)
    far = bench.minion(1, field=1, life=5)
    bench.act(0, "power")
    bench.act(0, f"reinforce:{bearer.card}@{B1}", "stay")
    bench.act(0, "power")
    assert (near.damage, far.damage) == (1, 1)


@rule("SO-6.1.2", "SO-18.13.1")
def test_an_ongoing_ability_behind_crossed_swords_stays_in_its_battlefield() -> None:
    bench = Bench()
    bench.no_rerolls()
    howler = bench.minion(0, field=0, attack=0, name="bedlam_howler")
    assert howler.kind.ongoing == "aura(enemy, attack=-1)"
    here = bench.minion(1, field=0, attack=3)
    bench.fight(here, "M M")
    assert bench.dice_rolled == 2
    there = bench.minion(1, field=1, attack=3)
    bench.fight(there, "M M M")
    assert bench.dice_rolled == 3


@rule("SO-6.1.4")
def test_an_attachment_is_where_its_host_is() -> None:
    bench = Bench()
    host = bench.minion(0, field=2, life=5)
    bench.attach(host, action="damage(1, enemy(here))")
    bench.player(0).avatar = 0
    near = bench.minion(1, field=2, life=5)
    bench.minion(1, field=0, life=5)
    bench.act(0, "power")
    assert near.damage == 1


@rule("SO-6.1.2")
def test_a_sorcery_with_crossed_swords_is_cast_at_a_battlefield() -> None:
    bench = Bench()
    sorcery = bench.hand(0, kind="sorcery", effect="damage(1, each(enemy(here)))")
    hit = [bench.minion(1, field=1, life=5), bench.minion(1, field=1, life=5)]
    spared = bench.minion(1, field=0, life=5)
    bench.act(0)
    assert bench.offers("cast") == [f"cast:{sorcery}@{name}" for name in (B0, B1, B2)]
    bench.choose(f"cast:{sorcery}@{B1}")
    assert ([minion.damage for minion in hit], spared.damage) == ([1, 1], 0)


@rule("SO-6.1.5", "SO-23.2.1")
def test_card_text_overrides_the_general_rules() -> None:
    bench = Bench()
    bench.player(0).energy = 1
    buried = bench.graveyard(0, cost=5)
    sorcery = bench.hand(0, kind="sorcery", cost=1, effect="raise_minion(5)")
    bench.act(0, f"cast-sorcery:{sorcery}", f"put:{buried}@{B2}")
    raised = bench.arena.minion(buried)  # not from the hand, and not paid for
    assert raised is not None
    assert (raised.field, bench.player(0).energy) == (2, 0)


@rule("SO-6.1.6")
def test_a_card_played_by_crossed_swords_goes_into_their_battlefield() -> None:
    bench = Bench()
    bench.minion(0, field=1, action="play(here)")
    host = bench.arena.fields[1].side_of(0).minions[0]
    bench.minion(1, field=0)
    minion = bench.hand(0)
    attachment = bench.hand(0, kind="attachment")
    bench.act(0, "power")
    assert bench.offered == [
        f"cast:{minion}@{B1}",
        f"cast-on:{attachment}@{host.card}",
        "decline",
    ]


@rule("SO-6.1.6")
@pytest.mark.parametrize(("in_the_way", "uses"), [(3, 1), (4, 0)])
def test_without_room_there_no_minion_is_played_this_way(in_the_way: int, uses: int) -> None:
    bench = Bench()
    bench.own_skill(0, PackKind.CHARACTER, action="play(here)")
    for _ in range(in_the_way):
        bench.minion(0, field=0)
    minion = bench.hand(0)
    bench.act(0)
    assert len(bench.offers("power")) == uses
    assert {f"cast:{minion}@{B1}", f"cast:{minion}@{B2}"} <= set(bench.offered)


@rule("SO-6.1.6")
@pytest.mark.parametrize(("host_in", "uses"), [(0, 1), (1, 0)])
def test_without_a_host_there_no_attachment_is_played_this_way(host_in: int, uses: int) -> None:
    bench = Bench()
    bench.own_skill(0, PackKind.CHARACTER, action="play(here)")
    host = bench.minion(1, field=host_in)
    attachment = bench.hand(0, kind="attachment")
    bench.act(0)
    assert len(bench.offers("power")) == uses
    assert bench.offers("cast-on") == [f"cast-on:{attachment}@{host.card}"]


@rule("SO-6.1.7")
def test_the_swords_do_not_bind_the_text_of_the_card_they_play() -> None:
    bench = Bench()
    bench.minion(0, field=1, action="play(here)")
    card = bench.hand(0, when_played="damage(1, enemy)")
    sorcery = bench.hand(0, kind="sorcery", effect="damage(1, each(enemy(here)))")
    far = bench.minion(1, field=2, life=5)
    bench.minion(1, field=0, life=5)
    bench.act(0, "power", f"cast:{card}@{B1}", f"pick:{far.card}@{B2}")
    assert far.damage == 1
    bench.act(0, "power")
    assert bench.offers(f"cast:{sorcery}") == [f"cast:{sorcery}@{name}" for name in (B0, B1, B2)]


@rule("SO-6.3.2")
def test_grimoire_cards_are_minions_sorceries_and_attachments() -> None:
    kinds = {card.kind for pack in library().packs for card in pack.cards}
    assert kinds == {MINION, SORCERY, ATTACHMENT}


@rule("SO-6.3.3", "SO-6.3.4", "SO-15.4.1", "SO-15.4.2")
def test_any_card_is_cast_from_the_hand_for_an_action_and_its_cost() -> None:
    bench = Bench()
    bench.player(0).energy = 10
    minion = bench.hand(0, cost=2)
    sorcery = bench.hand(0, kind="sorcery", cost=3, effect="omen(1)")
    attachment = bench.hand(0, kind="attachment", cost=4)
    spent = []
    for choice in (
        f"cast:{minion}@{B0}",
        f"cast-sorcery:{sorcery}",
        f"cast-on:{attachment}@{minion}",
    ):
        bench.act(0, choice)
        spent.append((bench.player(0).energy, bench.player(0).actions))
    assert spent == [(8, 5), (5, 4), (1, 3)]
    assert bench.player(0).hand == []


@rule("SO-6.3.3", "SO-18.14.3")
def test_cards_outside_the_hand_cannot_be_cast() -> None:
    bench = Bench()
    bench.graveyard(0)
    bench.grimoire(0)
    bench.hand(1)
    bench.act(0)
    assert bench.offers("cast") == []


@rule("SO-6.3.5")
def test_nobody_knows_the_order_of_a_grimoire() -> None:
    bench = Bench()
    order = [bench.grimoire(0, id=f"card_{number}") for number in range(10)]
    bench.act(0)
    for seat in (0, 1):
        dealt = imagined_by(bench, seat).players[0].grimoire
        assert sorted(dealt) == order
        assert dealt != order
        seen = view(bench.arena, seat).players[0]
        assert (seen.grimoire_size, seen.hand, seen.graveyard) == (10, [], [])
    assert bench.player(0).grimoire == order


@rule("SO-6.3.5", "SO-18.6.1")
def test_cards_are_drawn_from_the_top_and_known_to_the_drawer_alone() -> None:
    bench = Bench()
    for number in range(5):
        bench.grimoire(0, id=f"deep_{number}")
    second = bench.grimoire(0, id="second")
    top = bench.grimoire(0, id="top")
    bench.act(0, "meditate")
    assert bench.player(0).hand == [top, second]
    journal = bench.playing.journal
    assert journal is not None
    drawn = [event for event in journal.events if event.key == "drew-card"]
    assert [(event.where, event.seen_by) for event in drawn] == [(top, 0), (second, 0)]
    assert imagined_by(bench, 0).players[0].hand == [top, second]
    guesses = {tuple(imagined_by(bench, 1, seed).players[0].hand) for seed in "abcdef"}
    assert len(guesses) > 1


@rule("SO-6.3.6", "SO-18.6.2", "SO-23.1.3")
def test_an_empty_grimoire_gives_nothing_and_loses_nothing() -> None:
    bench = Bench()
    buried = [bench.graveyard(0), bench.graveyard(0)]
    bench.act(0, "meditate")
    assert (bench.player(0).hand, bench.player(0).grimoire) == ([], [])
    assert bench.player(0).graveyard == buried
    assert not bench.arena.over
    assert bench.player(0).actions == 5


@rule("SO-6.7.1", "SO-6.7.2")
def test_graveyards_lie_face_up_for_everybody() -> None:
    bench = Bench("royale", 3)
    buried = [bench.graveyard(1, id=f"card_{number}") for number in range(6)]
    bench.grimoire(1, id="hidden")
    bench.act(0)
    for seat in range(3):
        seen = view(bench.arena, seat).players[1].graveyard
        assert [card.id for card in seen] == [f"card:{card}" for card in buried]
        assert [card.card for card in seen] == [f"card_{number}" for number in range(6)]
        assert imagined_by(bench, seat).players[1].graveyard == buried
        zone = next(each for each in bench.arena.zones() if each.name == "graveyard:1")
        assert zone.visible_to(seat)


@rule("SO-6.7.3", "SO-18.3.1")
def test_every_card_goes_to_the_graveyard_of_its_owner() -> None:
    bench = Bench()
    host = bench.minion(1, life=2)
    curse = bench.attach(host, by=0, types=["curse"])
    own = bench.attach(host)
    bench.minion(0, action="destroy(enemy)")
    bench.act(0, "power")
    assert bench.player(0).graveyard == [curse.card]
    assert bench.player(1).graveyard == [own.card, host.card]


@rule("SO-6.7.4")
def test_a_graveyard_keeps_the_order_in_which_cards_arrive() -> None:
    bench = Bench()
    first = bench.hand(0, kind="sorcery", cost=0, effect="energy(1)")
    second = bench.hand(0, kind="sorcery", cost=0, effect="energy(1)")
    bench.act(0, f"cast-sorcery:{second}")
    bench.act(0, f"cast-sorcery:{first}")
    assert bench.player(0).graveyard == [second, first]
