"""What happened between two questions, over real sockets: the changes lead from view to view."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from questhall.kernel.differences import Change, applied
from questhall.server.sheets.game_cache import games
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, Said
from tests.server.stubborn import Stubborn


def staged(said: Said, before: Said) -> dict[str, Any]:
    """The views to which the changes of a message lead."""
    views = dict(before)
    told = [*[event.get("changes", {}) for event in said["events"]], said.get("rest", {})]
    for changes in told:
        for seat, each in changes.items():
            views[seat] = applied(views[seat], msgspec.convert(each, list[Change]))
    return views


def check_stages(client: Client) -> int:
    """How many positions were staged; each must follow from the one before."""
    positions = [said for said in client.heard if said["type"] == "position"]
    found = 0
    for before, after in pairwise(positions):
        if after.get("staged"):
            assert after["events_since"] == before["choices"]
            assert staged(after, before["views"]) == after["views"]
            found += 1
    return found


@pytest.mark.parametrize(
    ("game", "format"),
    [("sorcerer", "duel"), ("gloomhaven", "party"), ("mage_knight", "quest")],
)
def test_every_seat_is_led_from_view_to_view(host: Host, game: str, format: str) -> None:
    made = host.made(PERSON, OTHER, game=game, format=format)
    with made.client(0) as ada, made.client(1) as bela, made.client() as watcher:
        for number in range(30):
            turn = ada if ada.turn() is not None else bela
            done = turn.choose(number * 7)
            for each in (ada, bela, watcher):
                each.position_after(done["seq"])
        for each in (ada, bela, watcher):
            assert check_stages(each) >= 25


def test_bots_are_seen_to_act(host: Host) -> None:
    with host.made(PERSON, BOT).client(0) as ada:
        for number in range(12):
            while ada.turn() is None:
                ada.hear("position")
            ada.choose(number)
        assert check_stages(ada) >= 12


def test_who_has_come_later_is_told_how_it_stands(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(5):
            both.choose(number)
        with made.client(1) as again:
            assert "staged" not in again.position
            done = both.choose(5)
            again.position_after(done["seq"])
            assert again.position["staged"]


def test_after_taking_back_the_choice_is_shown_anew(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="free")
    with made.client(0, 1) as both:
        for number in range(4):
            both.choose(number)
        assert both.done("undo", seat=0, to=2, at=both.count)
        assert "staged" not in both.position_after(both.seq)
        both.choose(1)
        assert both.position["staged"]
        check_stages(both)


def test_the_past_is_shown_as_it_happened(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(8):
            both.choose(number)
        for at in range(1, 9):
            looked = both.ask("look", at=at)
            assert staged(looked, looked["before"]) == looked["views"]


def test_what_the_table_answers_is_told_as_its_own(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        turn = both.turn()
        assert turn is not None
        seat, option = turn["seats"][0], turn["options"][0]["id"]
        done = both.ask("choose", seat=seat, option=option, at=0, alone=True)
        told = both.position_after(done["seq"])["events"]
        answer = next(event for event in told if "chooser" in event)
        assert (answer["forced"], answer["kind"]) == (True, "choice")


def test_what_is_seen_last_is_told_and_remembered(stubborn: Host) -> None:
    """A view costs more than most rules: none is made twice of the same position."""
    game = stubborn.made(PERSON, OTHER, game="stubborn", format="short")
    counted = games()["stubborn"]
    assert isinstance(counted, Stubborn)
    with game.client(0, 1) as both:
        both.choose()
        both.position_where(lambda said: said["choices"] == 1)
        before = counted.views
        both.choose()
        both.position_where(lambda said: said["choices"] == 2)
        assert check_stages(both) == 2
        events = len(both.position["events"])
        assert counted.views - before <= 2 * (events + 1), "each seat at each event and at the end"
