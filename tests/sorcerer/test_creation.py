"""Chapter 11: creating your sorcerer, at random or by draft."""

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import PackKind
from tests.marks import example, rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.walks import new_match, table_of, walk_to_the_first_action

KINDS = (PackKind.CHARACTER, PackKind.LINEAGE, PackKind.DOMAIN)


def decks(kind: int) -> list[str]:
    return [pack.key for pack in library().packs if pack.kind == kind]


def draft(seats: int, first_picker: int) -> Bench:
    """Three players may only sit in a ring, two only in a duel."""
    bench = Bench.from_the_box("duel" if seats == 2 else "royale", seats, creation="draft")
    bench.arena.chance.rig("first", [first_picker])
    bench.run("create", "fate")
    return bench


@rule("SO-11.2.1", "SO-11.2.2", "SO-11.2.3")
@pytest.mark.parametrize(
    ("place", "kind"), [(0, PackKind.CHARACTER), (1, PackKind.LINEAGE), (2, PackKind.DOMAIN)]
)
def test_the_random_method_may_deal_any_deck_to_anybody(place: int, kind: int) -> None:
    dealt: list[set[str]] = [set(), set()]
    for number in range(40):
        arena = walk_to_the_first_action(new_match(f"deal {number}"), "deal")
        for player in arena.players:
            dealt[player.seat].add(player.packs[place].key)
    assert dealt == [set(decks(kind)), set(decks(kind))]


@example("SO-EX-08")
@rule("SO-11.3.1", "SO-11.3.2", "SO-11.3.3", "SO-11.3.4")
def test_the_draft_goes_round_and_back_and_round() -> None:
    bench = draft(3, first_picker=1)
    order: list[tuple[int, int]] = []
    while bench.decision is not None:
        offered = {option.removeprefix("pack:") for option in bench.offered}
        kinds = [kind for kind in KINDS if offered <= set(decks(kind))]
        order.append((kinds[0], bench.seats[0]))
        bench.choose(bench.offered[0])
    assert order == [
        *[(PackKind.CHARACTER, seat) for seat in (1, 2, 0)],
        *[(PackKind.LINEAGE, seat) for seat in (0, 2, 1)],
        *[(PackKind.DOMAIN, seat) for seat in (1, 2, 0)],
    ]


@rule("SO-11.3.1")
def test_the_first_picker_is_drawn_by_lot() -> None:
    pickers = set()
    for number in range(20):
        match = new_match(f"lot {number}", "royale", 3, creation="draft")
        pickers.add(match.pending[0].seats[0])
    assert pickers == {0, 1, 2}


@rule("SO-11.3.5", "SO-2.1.4")
def test_a_deck_is_picked_once_and_everybody_sees_it() -> None:
    bench = draft(2, first_picker=0)
    assert bench.offered == [f"pack:{deck}" for deck in decks(PackKind.CHARACTER)]
    bench.choose("pack:tide_caller")
    left = [deck for deck in decks(PackKind.CHARACTER) if deck != "tide_caller"]
    assert (bench.seats, bench.offered) == ([1], [f"pack:{deck}" for deck in left])
    bench.choose("pack:rift_walker")
    assert (bench.seats, bench.offered) == (
        [1],
        [f"pack:{deck}" for deck in decks(PackKind.LINEAGE)],
    )
    journal = bench.playing.journal
    assert journal is not None
    taken = [event for event in journal.events if event.key == "pack-taken"]
    assert [event.what for event in taken] == [0, 1]
    assert all(event.visible_to(seat) for event in taken for seat in (0, 1))


@rule("SO-11.3.5", "SO-22.1.1")
def test_with_a_second_box_a_deck_is_offered_once_and_picked_twice() -> None:
    match = new_match("two boxes", "royale", 6, creation="draft")
    for _ in range(6):
        decision = match.pending[0]
        assert len(decision.options) <= 4
        match.answer(0, 0, decision.seats[0])
    taken = [player.packs[0].key for player in table_of(match).players]
    assert sorted(taken) == sorted([*decks(PackKind.CHARACTER)[:3], *decks(PackKind.CHARACTER)[:3]])


@rule("SO-11.4.1", "SO-11.4.2")
@pytest.mark.parametrize("creation", ["random", "draft"])
def test_what_nobody_took_goes_back_into_the_box(creation: str) -> None:
    arena = walk_to_the_first_action(new_match("back", creation=creation), "back")
    assert arena.box == []
    in_game = {pack.key for player in arena.players for pack in player.packs}
    assert len(in_game) == 6
    left_out = [pack for pack in library().packs if pack.key not in in_game]
    unused = {card.key for pack in left_out for card in pack.cards}
    assert unused.isdisjoint(card.key for card in arena.cards)


@rule("SO-11.4.3", "SO-21.3.1")
def test_the_bloodlord_lays_out_an_empty_blood_pool() -> None:
    bench = draft(2, first_picker=0)
    for pack in ("tide_caller", "rift_walker", "necromancer", "bloodlord", "temple", "coast"):
        bench.choose(f"pack:{pack}")
    lord, other = bench.player(0), bench.player(1)
    assert lord.blood_pool is not None
    assert (lord.blood_pool.key, lord.blood) == ("crimson_font", 0)
    assert other.blood_pool is None
