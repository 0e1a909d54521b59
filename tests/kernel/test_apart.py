"""A question to several seats: each has options of its own, put together when it asks for them."""

import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Apart, Flow, Menu, Option
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save
from tests.kernel.tray import Tray, TrayGame, tray_of


class Hands(Menu):
    """Each seat may put down one of its own cards."""

    def __init__(self, tray: Tray) -> None:
        self.tray = tray
        self.asked_for: list[int] = []

    def options_of(self, seat: int) -> list[Option]:
        self.asked_for.append(seat)
        return [Option("put", card, seat=seat) for card in self.tray.hands[seat]]


MENUS: list[Hands] = []


def put_down(tray: Tray) -> Flow[None]:
    """One card of anybody, three times."""
    MENUS.append(Hands(tray))
    seats = [seat for seat in range(tray.seats) if tray.hands[seat]]
    answer = yield Apart(seats, "put", MENUS[-1], "TR-1")
    tray.hands[answer.seat].remove(answer.what)
    tray.counters.append(answer.what)
    if len(tray.counters) == 3:
        tray.results = [1.0] * tray.seats


def match(keep: bool) -> Match:
    game = TrayGame(put_down=put_down)
    return Match.start(game, Setup("free", 3), "apart", keep=keep, listen=keep)


def test_each_seat_is_offered_its_own_and_all_stand_one_after_the_other() -> None:
    game = match(keep=True)
    question = game.pending[0]
    own = [question.options_for(seat) for seat in range(3)]
    assert [option.what for option in own[1]] == tray_of(game).hands[1]
    assert question.options == [*own[0], *own[1], *own[2]]
    assert question.options_for(3) == []
    assert [question.asks(seat) for seat in range(4)] == [True, True, True, False]


def test_a_bare_play_out_asks_for_the_options_of_one_seat() -> None:
    game = match(keep=False)
    chosen = game.pending[0].options_for(1)[1]
    game.answer_with(0, chosen, 1)
    assert tray_of(game).counters == [chosen.what]
    assert [menu.asked_for for menu in MENUS[-2:]] == [[1], []]


def test_a_match_that_is_kept_remembers_which_of_all_options_it_was() -> None:
    game = match(keep=True)
    chosen = game.pending[0].options_for(2)[1]
    place = game.pending[0].options.index(chosen)
    game.answer_with(0, chosen, 2)
    assert (game.choices[0].index, game.choices[0].seat) == (place, 2)
    assert tray_of(game).counters == [chosen.what]
    again = load(save(game), game.game)
    assert tray_of(again).counters == [chosen.what]


def test_nobody_chooses_what_is_offered_to_somebody_else() -> None:
    game = match(keep=True)
    with pytest.raises(Refused):
        game.answer_with(0, game.pending[0].options_for(1)[0], 0)


def test_one_seat_with_one_option_need_not_be_asked() -> None:
    game = match(keep=True)
    tray = tray_of(game)
    for hand in tray.hands:
        hand.clear()
    tray.hands[1].append(5)
    assert not Apart([1], "put", Hands(tray), "TR-1").leaves_a_choice
    assert Apart([0, 1], "put", Hands(tray), "TR-1").leaves_a_choice
