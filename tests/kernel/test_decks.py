"""Decks: a pile, a discard, and who learns what."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.decks import Deck
from questhall.kernel.scribe import read, write
from tests.conformance.toy import GAME
from tests.kernel.tray import Tray


def tray() -> Tray:
    return Tray(Chance("decks"), "begin", 2)


def test_cards_come_from_the_top_one_by_one() -> None:
    state, deck = tray(), Deck([1, 2, 3], [])
    assert [deck.take(state), deck.take(state), deck.take(state)] == [3, 2, 1]
    assert (deck.take(state), state.marks) == (NOTHING, 3)


def test_several_cards_are_one_piece_of_news() -> None:
    state, deck = tray(), Deck([1, 2, 3], [])
    assert deck.take_some(state, 2) == [3, 2]
    assert deck.take_some(state, 2) == [1]
    assert (deck.take_some(state, 2), state.marks) == ([], 2)


def test_an_empty_pile_is_made_of_the_discard_where_the_game_says_so() -> None:
    state, deck = tray(), Deck([], [4, 5, 6])
    card = deck.take_or_reshuffle(state, "deck")
    assert sorted([card, *deck.draw]) == [4, 5, 6]
    assert (deck.discard, state.marks) == ([], 2)
    assert Deck([], []).take_or_reshuffle(state, "deck") == NOTHING


def test_cards_are_turned_over_onto_the_discard() -> None:
    deck = Deck([1, 2, 3], [9])
    assert deck.turn_over(tray(), 2) == [3, 2]
    assert (deck.draw, deck.discard) == ([1], [9, 3, 2])


def test_looking_moves_nothing_but_is_news() -> None:
    state, deck = tray(), Deck([1, 2, 3], [])
    assert (deck.look(state, 2), deck.look(state, 9)) == ([3, 2], [3, 2, 1])
    assert (deck.look(state, 0), deck.draw, state.marks) == ([], [1, 2, 3], 2)


def test_cards_go_on_top_under_the_pile_and_out_of_the_game() -> None:
    deck = Deck([1], [5])
    deck.put_on_top(2)
    deck.put_under(3)
    assert deck.draw == [3, 1, 2]
    assert (deck.remove(1), deck.remove(5), deck.remove(7)) == (True, True, False)
    assert (deck.draw, deck.discard) == ([3, 2], [])


def test_a_new_order_follows_from_chance_and_not_from_the_discard() -> None:
    one, two = Deck([1, 2], [3, 4, 5, 6]), Deck([], [6, 1, 5, 2, 4, 3])
    one.reshuffle(tray(), "deck")
    two.reshuffle(tray(), "deck")
    assert one.draw == two.draw


class Witness(Tray):
    """A state that remembers what was forgotten."""

    def __init__(self) -> None:
        super().__init__(Chance("decks"), "begin", 2)
        self.forgotten: list[int] = []

    def forget(self, card: int) -> None:
        self.forgotten.append(card)


def test_nobody_knows_where_a_shuffled_card_lies() -> None:
    state = Witness()
    Deck([1, 2], [3]).shuffle_in(state, "deck", [7])
    assert (state.forgotten, state.marks) == ([1, 2, 7], 1)


def test_a_deck_works_on_the_lists_it_was_made_of() -> None:
    hand_pile, discard = [1, 2, 3], [4]
    deck = Deck(hand_pile, discard)
    deck.gather()
    deck.shuffle(tray(), "deck")
    assert (sorted(hand_pile), discard) == ([1, 2, 3, 4], [])


def test_who_may_look() -> None:
    pile, discard = Deck([1], [2]).zones("pile", "discard")
    assert (pile.name, pile.cards, pile.pool, pile.visible_to(0)) == ("pile", [1], "pile", False)
    assert (discard.name, discard.cards, discard.visible_to(-1)) == ("discard", [2], True)


def test_a_copy_goes_its_own_way() -> None:
    deck = Deck([1, 2], [3])
    copy = deck.clone()
    copy.take(tray())
    copy.gather()
    assert (deck.draw, deck.discard) == ([1, 2], [3])


def test_a_deck_is_saved_and_comes_back() -> None:
    back = read(write(Deck([1, 2], [3]), GAME), GAME)
    assert isinstance(back, Deck)
    assert (back.draw, back.discard) == ([1, 2], [3])


@given(st.lists(st.sampled_from(["take", "turn", "reshuffle", "again", "look"]), max_size=30))
def test_no_card_is_lost_or_doubled(deeds: list[str]) -> None:
    state, deck = tray(), Deck(list(range(10)), [])
    for deed in deeds:
        if deed == "take":
            card = deck.take_or_reshuffle(state, "deck")
            if card != NOTHING:
                state.hands[0].append(card)
        elif deed == "turn":
            deck.turn_over(state, 2)
        elif deed == "reshuffle":
            deck.reshuffle(state, "deck")
        elif deed == "again":
            deck.shuffle_in(state, "deck", state.hands[0])
            state.hands[0] = []
        else:
            deck.look(state, 3)
    assert Counter(deck.draw + deck.discard + state.hands[0]) == Counter(range(10))
