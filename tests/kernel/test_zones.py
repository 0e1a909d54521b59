"""Zones: who may look, and what may be in the places that one cannot see."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.chance import Chance
from questhall.kernel.state import State
from questhall.kernel.zones import NOBODY, Zone, lying_twice, redeal


def test_a_card_lies_in_one_place() -> None:
    hand, pile = Zone("hand", [1, 2]), Zone("pile", [3], NOBODY)
    assert lying_twice([hand, pile]) == []
    pile.cards.append(2)
    assert lying_twice([hand, pile]) == ["card 2 is in hand and in pile"]


def test_who_may_look() -> None:
    assert Zone("table", []).visible_to(0)
    assert Zone("table", []).visible_to(-1)
    assert not Zone("pile", [], NOBODY).visible_to(0)
    hand = Zone("hand", [], [1, 3])
    assert [hand.visible_to(seat) for seat in range(-1, 4)] == [False, False, True, False, True]


def dealt(seed: str, hand: list[int], other: list[int], pile: list[int]) -> list[list[int]]:
    """What seat 0 imagines: its own hand, seat 1's hand, and the pile."""
    zones = [Zone("hand:0", hand, [0]), Zone("hand:1", other, [1]), Zone("pile", pile, NOBODY)]
    redeal(zones, set(), 0, Chance(seed))
    return [zone.cards for zone in zones]


def test_hidden_cards_are_dealt_anew_in_place() -> None:
    other, pile = [3, 4], [5, 6, 7]
    zones = [Zone("hand:0", [1, 2], [0]), Zone("hand:1", other, [1]), Zone("pile", pile, NOBODY)]
    moved = redeal(zones, set(), 0, Chance("x"))
    assert zones[0].cards == [1, 2]
    assert (len(other), len(pile)) == (2, 3)
    assert sorted(other + pile) == [3, 4, 5, 6, 7]
    assert sorted(moved) == [3, 4, 5, 6, 7]


@given(st.text(max_size=5), st.permutations(range(4, 10)))
def test_the_result_depends_on_what_could_be_there_and_not_on_what_is(
    seed: str, hidden: list[int]
) -> None:
    hand = [0, 1, 2, 3]
    one = dealt(seed, hand[:], sorted(hidden)[:2], sorted(hidden)[2:])
    other = dealt(seed, hand[:], hidden[:2], hidden[2:])
    assert one == other


def test_every_hidden_card_may_be_anywhere() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(1200):
        counts[tuple(dealt(str(number), [9], [1], [2, 3])[1])] += 1
    assert set(counts) == {(1,), (2,), (3,)}
    assert all(320 < count < 480 for count in counts.values())


def test_known_cards_stay_where_they_are() -> None:
    for number in range(20):
        other, pile = [3, 4], [5, 6, 7]
        zones = [Zone("hand:1", other, [1]), Zone("pile", pile, NOBODY)]
        moved = redeal(zones, {4, 7}, 0, Chance(str(number)))
        assert (other[1], pile[2]) == (4, 7)
        assert sorted(moved) == [3, 5, 6]


def test_pools_do_not_mix() -> None:
    for number in range(20):
        zones = [
            Zone("hand:0", [1, 2], [0], "red"),
            Zone("pile:0", [3, 4], NOBODY, "red"),
            Zone("hand:1", [11, 12], [1], "blue"),
            Zone("pile:1", [13, 14], NOBODY, "blue"),
        ]
        redeal(zones, set(), -1, Chance(str(number)))
        assert sorted(zones[0].cards + zones[1].cards) == [1, 2, 3, 4]
        assert sorted(zones[2].cards + zones[3].cards) == [11, 12, 13, 14]


class Cupboard(State):
    """A state that remembers who looked."""

    def __init__(self) -> None:
        super().__init__(Chance("x"), "")
        self.hand = [1, 2]
        self.pile = [3, 4, 5]
        self.looked = {4: 0}

    def zones(self) -> list[Zone]:
        return [Zone("hand", self.hand, [1]), Zone("pile", self.pile, NOBODY), Zone("open", [9])]

    def knows(self, seat: int, card: int) -> bool:
        return self.looked.get(card) == seat

    def forget(self, card: int) -> None:
        self.looked.pop(card, None)


def test_what_a_seat_knows() -> None:
    assert Cupboard().known_to(0) == {4, 9}
    assert Cupboard().known_to(1) == {1, 2, 9}
    assert Cupboard().known_to(-1) == {9}


def test_imagining_keeps_what_is_known_and_forgets_who_saw_the_rest() -> None:
    for number in range(20):
        cupboard = Cupboard()
        cupboard.imagine(0, cupboard.known_to(0), Chance(str(number)))
        assert cupboard.pile[1] == 4
        assert sorted(cupboard.hand + cupboard.pile) == [1, 2, 3, 4, 5]
        assert cupboard.knows(0, 4)
        cupboard.imagine(1, cupboard.known_to(1), Chance(str(number)))
        assert not cupboard.knows(0, 4)
