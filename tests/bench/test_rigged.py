"""Chance that a test rigs falls as it says, or the test fails."""

import pytest

from questhall.bench import Rigged
from questhall.kernel.chance import Chance
from questhall.kernel.dice import Die
from questhall.kernel.state import Content, State

DIE = Die("dice", ["miss", "miss", "hit", "skull"])


def table() -> State:
    return State(Chance("bench"), "step")


def test_dice_show_what_was_rigged() -> None:
    state = table()
    with Rigged(state) as rigged:
        rigged.roll(DIE, "hit", "skull")
        assert [DIE.faces[each] for each in DIE.roll_some(state, 2)] == ["hit", "skull"]


def test_a_die_that_is_never_rolled_is_told() -> None:
    state = table()
    rigged = Rigged(state)
    rigged.roll(DIE, "hit", "skull", "miss")
    DIE.roll(state)
    with pytest.raises(AssertionError, match=r"never rolled from 'dice': skull, miss$"):
        rigged.all_used()


def test_a_face_that_no_side_shows_is_told() -> None:
    with pytest.raises(ValueError, match="no side of the die shows 'crown', only miss, hit, skull"):
        Rigged(table()).roll(DIE, "crown")


def test_what_chance_forgets_when_it_branches_off_was_rigged_in_vain() -> None:
    state = table()
    rigged = Rigged(state)
    rigged.roll(DIE, "hit")
    state.chance.branch_off(1)
    with pytest.raises(AssertionError, match="never rolled from 'dice': hit"):
        rigged.all_used()


@pytest.mark.parametrize("after", [[3, 1, 2, 0], [0, 1, 2, 3], [1, 0, 3, 2], [2, 2, 1, 0]])
def test_a_shuffle_comes_to_what_was_rigged(after: list[int]) -> None:
    state, pile = table(), sorted(after)
    with Rigged(state) as rigged:
        rigged.shuffle("deck", pile, after)
        state.chance.shuffle("deck", pile)
    assert pile == after


def test_a_shuffle_changes_no_cards() -> None:
    with pytest.raises(AssertionError, match=r"no shuffle of \[1, 2\] comes to \[1, 3\]"):
        Rigged(table()).shuffle("deck", [1, 2], [1, 3])


def test_a_shuffle_that_does_not_happen_is_told() -> None:
    rigged = Rigged(table())
    rigged.shuffle("deck", [1, 2, 3], [3, 2, 1])
    with pytest.raises(AssertionError, match=r"from 'deck': shuffle to \[3, 2, 1\]$"):
        rigged.all_used()


def test_numbers_and_cards_are_rigged_too() -> None:
    state, pile = table(), [0, 1]
    rigged = Rigged(state)
    rigged.numbers("source", 4)
    rigged.stack("the deck", pile, [Content("a"), Content("b")], ["a"])
    assert (state.chance.below("source", 6), pile[-1]) == (4, 0)
    with pytest.raises(AssertionError, match="a of the deck"):
        rigged.all_used()


def test_a_test_that_fails_is_not_told_of_what_it_did_not_come_to() -> None:
    rigged = Rigged(table())
    rigged.roll(DIE, "hit")
    with pytest.raises(KeyError), rigged:
        raise KeyError
    with pytest.raises(AssertionError, match="never rolled"), rigged:
        pass
