"""Chapter 23.3: who sees what."""

import msgspec
import pytest

from questhall.games.sorcerer.state.arena import Arena
from questhall.games.sorcerer.view.view import view
from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.walks import SEEDS, new_match, walk


def seen_hand(arena: Arena, owner: int, seat: int) -> list[str]:
    return [card.card for card in view(arena, seat).players[owner].hand]


def team_with_a_card(shows: bool) -> Bench:
    bench = Bench("team", 4, team_shows_hands=shows)
    bench.hand(0, id="secret")
    return bench


@rule("SO-23.3.1")
@pytest.mark.parametrize("shows", [True, False])
def test_whether_teammates_show_their_hands_follows_the_ruling(shows: bool) -> None:
    arena = team_with_a_card(shows).arena
    assert [seen_hand(arena, 0, seat) for seat in range(4)] == [
        ["secret"],
        [],
        ["secret"] if shows else [],
        [],
    ]


@rule("SO-23.3.1")
@pytest.mark.parametrize("shows", [True, False])
def test_what_teammates_imagine_follows_the_ruling(shows: bool) -> None:
    bench = team_with_a_card(shows)
    hand = next(zone for zone in bench.arena.zones() if zone.name == "hand:0")
    assert [hand.visible_to(seat) for seat in range(4)] == [True, False, shows, False]


@rule("SO-23.3.1")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    bench = Bench("royale", 3)
    for name in ("one", "two"):
        bench.hand(1, id=name)
    assert seen_hand(bench.arena, 1, 1) == ["one", "two"]
    for seat in (0, 2, -1):
        assert seen_hand(bench.arena, 1, seat) == []
        assert view(bench.arena, seat).players[1].hand_size == 2


@rule("SO-23.3.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_face_of_a_hidden_card_is_nowhere_in_a_view(seed: str) -> None:
    match = new_match(seed)
    for number, arena in enumerate(walk(match, seed)):
        if number % 10:
            continue
        shown = msgspec.json.encode(view(arena, 0)).decode()
        hidden = arena.players[0].grimoire + arena.players[1].grimoire
        hidden += [card for card in arena.players[1].hand if not arena.knows(0, card)]
        assert not [card for card in hidden if f'"card:{card}"' in shown]
        open_cards = arena.players[0].hand + arena.players[1].graveyard
        assert all(f'"card:{card}"' in shown for card in open_cards)
