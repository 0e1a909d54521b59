"""Chapter 12: from the box to the first action."""

from collections import Counter

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Option
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench
from tests.sorcerer.walks import FORMATS, new_match, table_of


def stacked(bench: Bench, seat: int, *top: dict[str, str]) -> list[int]:
    """Stack a grimoire of 40 minions with the given cards on top; returns these."""
    for number in range(40 - len(top)):
        bench.grimoire(seat, id=f"deep_{number}")
    cards = [bench.grimoire(seat, **fields) for fields in reversed(top)]
    return cards[::-1]


def dealt(first: int, *top: dict[str, str], partial: bool = True) -> tuple[Bench, list[int]]:
    """Set up to the mulligan of the first player, whose grimoire is stacked."""
    bench = Bench(partial_mulligan=partial)
    cards = stacked(bench, first, *top)
    stacked(bench, 1 - first)
    bench.arena.chance.rig("first", [first])
    bench.run("fate", "action")
    bench.choose(f"avatar:{B0}")
    bench.choose(f"avatar:{B1}")
    return bench, cards


MINION = {"kind": "minion"}
SORCERY = {"kind": "sorcery", "effect": "draw(1)"}
ATTACHMENT = {"kind": "attachment"}


@example("SO-EX-09")
@rule("SO-12.1.1", "SO-12.1.2", "SO-12.1.3", "SO-12.1.4", "SO-12.1.5", "SO-12.1.6", "SO-12.1.7")
@rule("SO-12.3.1", "SO-13.1.4", "SO-12.2.4")
def test_the_starting_position() -> None:
    match = new_match("start")
    arena = table_of(match)
    for _ in range(4):  # two avatars, two mulligans
        decision = match.pending[0]
        assert decision.options[0].verb in ("avatar", "keep")
        match.answer(0, 0, decision.seats[0])
    for player in arena.players:
        assert (player.energy, player.actions, player.omens) == (6, 6, 1)
        piles = (len(player.hand), len(player.grimoire), len(player.graveyard))
        assert piles == (6, 34, 0)
        assert player.avatar == 0
    assert [field.name for field in arena.fields] == [B0, B1, B2]
    assert [side.track for field in arena.fields for side in field.sides] == [0] * 6
    assert arena.fate == [True]
    assert (match.pending[0].prompt, match.pending[0].seats) == ("action", [arena.first])
    assert arena.round == 1


@rule("SO-12.1.5")
def test_the_first_player_is_drawn_by_lot() -> None:
    for format, seats in FORMATS:
        teams = 2 if format == "team" else seats
        firsts = Counter(table_of(new_match(f"{n}", format, seats)).first for n in range(60))
        assert set(firsts) == set(range(teams))


@rule("SO-12.1.6")
@pytest.mark.parametrize("first", [0, 1])
def test_avatars_are_placed_from_the_first_player_before_cards_are_drawn(first: int) -> None:
    bench = Bench()
    for seat in (0, 1):
        stacked(bench, seat)
    bench.arena.chance.rig("first", [first])
    bench.run("fate", "action")
    for seat in (first, 1 - first):
        assert (bench.prompt, bench.seats) == ("avatar", [seat])
        assert bench.offered == [f"avatar:{name}" for name in (B0, B1, B2)]
        assert (bench.player(0).hand, bench.player(1).hand) == ([], [])
        bench.choose(f"avatar:{B2}")
    assert (bench.prompt, bench.seats) == ("mulligan", [first])
    assert [player.avatar for player in bench.arena.players] == [2, 2]


@example("SO-EX-17")
@rule("SO-12.2.1", "SO-12.2.2", "SO-12.2.3")
def test_the_mulligan_draws_first_and_shuffles_afterwards() -> None:
    hand = [MINION, SORCERY, ATTACHMENT, MINION, MINION, MINION]
    bench, cards = dealt(0, *hand, MINION, MINION, MINION)
    m1, s1, t1, m2, m3, m4, c1, c2, c3 = cards
    player = bench.player(0)
    assert player.hand == [m1, s1, t1, m2, m3, m4]
    assert bench.offered == ["keep", f"exchange:{s1}", f"exchange:{t1}"]
    bench.choose(f"exchange:{s1}")
    assert bench.offered == ["done", f"exchange:{t1}"]
    bench.choose(f"exchange:{t1}")
    bench.choose("done")
    assert sorted(player.hand) == sorted([m1, m2, m3, m4, c1, c2])
    assert len(player.grimoire) == 34
    assert {s1, t1, c3} <= set(player.grimoire)
    journal = bench.playing.journal
    assert journal is not None
    shown = [event for event in journal.events if event.key == "revealed"]
    assert [event.where for event in shown] == [s1, t1]
    assert all(event.visible_to(seat) for event in shown for seat in (0, 1))


@example("SO-EX-18")
@rule("SO-12.2.1")
def test_the_mulligan_is_taken_once_and_in_turn() -> None:
    hand = [SORCERY, MINION, MINION, MINION, MINION, MINION]
    bench, cards = dealt(1, *hand, SORCERY)
    assert (bench.prompt, bench.seats) == ("mulligan", [1])
    bench.choose(f"exchange:{cards[0]}")
    bench.choose("done")
    assert cards[6] in bench.player(1).hand
    with pytest.raises(Refused) as refused:
        bench.playing.take(1, Option("exchange", cards[6]))
    assert refused.value.code == "not_your_turn"
    assert (bench.prompt, bench.seats) == ("mulligan", [0])
    bench.choose("keep")
    assert bench.decision is None


@rule("SO-12.2.2")
def test_a_hand_of_minions_has_nothing_to_exchange() -> None:
    bench, _ = dealt(0, *[MINION] * 6)
    assert (bench.prompt, bench.offered) == ("mulligan", ["keep"])


@rule("SO-12.2.1", "SO-12.2.4")
def test_the_mulligan_is_all_or_nothing_if_so_agreed() -> None:
    hand = [SORCERY, ATTACHMENT, MINION, MINION, MINION, MINION]
    bench, cards = dealt(0, *hand, partial=False)
    assert bench.offered == ["keep", "exchange-all"]
    bench.choose("exchange-all")
    bench.choose("done")
    player = bench.player(0)
    assert set(cards[:2]) <= set(player.grimoire)
    assert (len(player.hand), len(player.grimoire)) == (6, 34)


@rule("SO-12.2.4")
def test_a_kept_hand_stays_as_it_is() -> None:
    bench, cards = dealt(0, *[SORCERY] * 6)
    bench.choose("keep")
    assert bench.player(0).hand == cards
    assert bench.seats == [1]


@example("SO-EX-19")
@rule("SO-12.1.5", "SO-12.3.1", "SO-14.1.1", "SO-14.1.2", "SO-13.1.1")
def test_round_one_keeps_the_fate_counter() -> None:
    bench = Bench.from_the_box()
    bench.arena.chance.rig("first", [0])
    bench.run("create")
    firsts = {}
    while bench.arena.round < 4:
        firsts[bench.arena.round] = bench.arena.first
        if bench.arena.round == 1 and bench.prompt == "action":
            assert [player.omens for player in bench.arena.players] == [1, 1]
            assert bench.events("all-ready") == []
        quiet = {"action": "meditate", "energy": "take-energy", "mulligan": "keep"}
        bench.choose(quiet.get(bench.prompt, f"avatar:{B0}"))
        if bench.arena.round == 1:
            assert [player.energy for player in bench.arena.players] == [6, 6]
    assert firsts == {1: 0, 2: 1, 3: 0}
    assert not bench.arena.over
