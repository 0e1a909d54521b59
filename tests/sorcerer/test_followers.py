"""Chapter 21.4: arthropod followers of the Animist."""

from typing import Any

import pytest

from questhall.games.sorcerer.rules.in_play import make_follower
from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from questhall.games.sorcerer.state.arena import Minion
from questhall.games.sorcerer.view.view import view
from tests.marks import example, rule
from tests.sorcerer.bench import B1, Bench, quiet


def give_follower(bench: Bench, host: Minion, owner: int = 1, **printed: Any) -> int:
    """Put a card of another player under a minion, as an effect would."""
    card = bench.grimoire(owner, **printed)
    bench.player(owner).grimoire.remove(card)
    make_follower(bench.arena, card, host.seat, host)
    return card


@example("SO-EX-76")
@rule("SO-21.4.2", "SO-21.4.3", "SO-21.4.4", "SO-21.4.5", "SO-21.4.6", "SO-21.4.7", "SO-21.4.8")
def test_a_follower_is_attached_and_lost() -> None:
    bench = Bench()
    minion = bench.minion(0, attack=2, life=2)
    below = bench.grimoire(1)
    top = bench.grimoire(1, id="strange_card", attack=5)
    sorcery = bench.cast(0, "follower(grimoire, own)")
    assert bench.events("follower") == [(top, minion.card, -1)]
    assert all(bench.arena.knows(seat, top) for seat in (0, 1))
    assert [(each.card, each.follower) for each in minion.attachments] == [(top, True)]
    assert (minion.arthropods, attack_of(bench.arena, minion)) == (1, 3)
    assert bench.player(1).grimoire == [below]
    bench.cast(1, "destroy(enemy)")
    assert top in bench.player(1).graveyard
    assert bench.player(0).graveyard == [sorcery, minion.card]
    bench.cast(0, "raise_minion(9)", f"put:{minion.card}@{B1}")
    risen = bench.arena.minion(minion.card)
    assert risen is not None
    assert (risen.arthropods, risen.attachments) == (0, [])


@example("SO-EX-77")
@rule("SO-21.4.4", "SO-21.4.7")
def test_a_follower_has_no_text() -> None:
    bench = quiet()
    host = bench.minion(0, attack=2, life=2)
    give_follower(bench, host, kind="attachment", attack=3, life=3, tactic="attack_bonus(3)")
    bench.fight(host, "M M M")
    assert bench.finished
    assert (bench.dice_rolled, life_of(bench.arena, host)) == (3, 2)


@rule("SO-21.4.4")
def test_a_follower_does_nothing_at_the_end_of_the_round_or_when_its_host_falls() -> None:
    bench = Bench()
    host = bench.minion(0)
    give_follower(bench, host, end_of_round="energy(3)", action="energy(3)")
    give_follower(bench, host, kind="attachment", when_host_destroyed="energy(3)")
    bench.act(0)
    assert bench.offers("power") == []
    bench.end_phase()
    bench.cast(1, "destroy(enemy)")
    assert [player.energy for player in bench.arena.players] == [6, 6]


@example("SO-EX-78")
@rule("SO-21.4.6", "SO-6.6.11")
def test_destroying_a_follower() -> None:
    bench = Bench()
    host = bench.minion(0, attack=2)
    followers = [give_follower(bench, host) for _ in range(2)]
    assert attack_of(bench.arena, host) == 4
    sorcery = bench.cast(1, "destroy_attachment()", f"attachment:{followers[0]}@{host.card}")
    assert (host.arthropods, attack_of(bench.arena, host)) == (1, 3)
    assert [each.card for each in host.attachments] == [followers[1]]
    assert bench.player(1).graveyard == [followers[0], sorcery]


@rule("SO-21.4.1")
@pytest.mark.parametrize("zone", ["hand", "grimoire", "graveyard"])
def test_followers_come_from_hand_grimoire_or_graveyard_of_an_opponent(zone: str) -> None:
    bench = Bench()
    host = bench.minion(0)
    theirs = {
        "hand": bench.hand(1, id="in_hand"),
        "grimoire": bench.grimoire(1, id="in_grimoire"),
        "graveyard": bench.graveyard(1, id="in_graveyard"),
    }
    bench.graveyard(0, id="mine")
    bench.cast(0, f"follower({zone}, own)")
    assert [each.card for each in host.attachments] == [theirs[zone]]
    assert host.attachments[0].owner == 1
    left = [card for place, card in theirs.items() if place != zone]
    player = bench.player(1)
    assert sorted(player.hand + player.grimoire + player.graveyard) == sorted(left)


@rule("SO-21.4.3")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_anybody_may_look_at_the_followers(seat: int) -> None:
    bench = Bench()
    host = bench.minion(0)
    give_follower(bench, host, id="strange_card")
    seen = view(bench.arena, seat).fields[1].sides[0].minions[0].attachments
    assert [(each.card, each.owner, each.follower) for each in seen] == [("strange_card", 1, True)]


@rule("SO-21.4.5", "SO-21.4.6")
def test_a_counter_moves_with_a_follower_to_a_new_host() -> None:
    bench = Bench()
    giver, taker = bench.minion(0, attack=1), bench.minion(0, attack=1)
    moved = give_follower(bench, giver)
    give_follower(bench, giver)
    bench.cast(0, "move_follower()", f"attachment:{moved}@{giver.card}")
    assert (giver.arthropods, taker.arthropods) == (1, 1)
    assert [attack_of(bench.arena, each) for each in (giver, taker)] == [2, 2]


@rule("SO-21.4.7", "SO-21.4.6")
@pytest.mark.parametrize(("counters", "after"), [(3, 2), (0, 0)])
def test_counters_are_kept_apart_from_followers(counters: int, after: int) -> None:
    bench = Bench()
    host = bench.minion(0, attack=1)
    give_follower(bench, host)
    host.arthropods = counters
    assert attack_of(bench.arena, host) == 1 + counters
    bench.cast(1, "destroy_attachment()")
    assert (host.arthropods, attack_of(bench.arena, host)) == (after, 1 + after)


@rule("SO-21.4.8")
def test_followers_of_a_minion_that_returns_to_hand_go_to_their_owners() -> None:
    bench = Bench()
    host = bench.minion(0)
    follower = give_follower(bench, host)
    bench.cast(0, "return_to_hand(own)")
    assert bench.player(0).hand == [host.card]
    assert bench.player(1).graveyard == [follower]
