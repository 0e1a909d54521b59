"""Bots play at the pace of whoever watches, and never on behind the back of those they play for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import relaxed
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, Made

MOST_TABLES = 60


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host at which one person holds up another for as long as a test may last."""
    folder: Path = tmp_path_factory.mktemp("watching")
    opened = Host(relaxed(str(folder / "tables.sqlite3"), pace_seconds=10_000.0))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host at which nobody is held up by others."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    opened = Host(relaxed(str(folder / "tables.sqlite3"), pace_seconds=0.0))
    yield opened
    opened.close()


def where_the_bot_begins(host: Host) -> Made:
    """A table with a bot and two persons. Chance says who begins, so others are made as well."""
    for _ in range(MOST_TABLES):
        made = host.made(BOT, PERSON, OTHER, format="royale")
        if host.http.get(f"/api/tables/{made.table}").json()["waiting"] == [0]:
            return made
    raise AssertionError("the bot never begins")


def bot_waits(made: Made, count: int) -> None:
    """The bot knows what to do, and waits for those who watch; so many choices have been made."""
    room = made.host.hall._rooms[made.table]
    made.host.wait_until(lambda _: room.bots.waits)
    assert room.table.count == count


def handed_over(made: Made, client: Client) -> int:
    """The only person hands the seat to a bot; how many choices had been made."""
    client.done("bot", seat=0, level="easy")
    client.wait_for(lambda said: said["type"] == "seats" and _kind(said, 0) == "bot")
    return client.count


def last_choice(client: Client) -> int | None:
    """How many choices were made before the last one in seat 0."""
    found: dict[str, int] = client.position.get("last_choice", {})
    return found.get("0")


def _kind(said: dict[str, object], seat: int) -> str:
    facts = said["table"]
    assert isinstance(facts, dict)
    return str(facts["seats"][seat]["kind"])


# -- one choice after the other ------------------------------------------------


def test_a_table_of_bots_waits_until_somebody_watches(patient: Host) -> None:
    made = patient.made(BOT, BOT)
    with made.client(host=True, paced=True) as ada:
        bot_waits(made, 0)
        for count in (1, 2, 3):
            ada.has_seen()
            bot_waits(made, count)


def test_a_seat_handed_to_a_bot_is_played_choice_by_choice(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0, paced=True) as ada:
        before = handed_over(made, ada)
        for played in (1, 2, 3):
            ada.has_seen()
            bot_waits(made, before + played)


def test_what_was_seen_may_be_said_of_later_entries_too(patient: Host) -> None:
    """The number is that of the position; talk has numbers as well."""
    made = patient.made(BOT, BOT)
    with made.client(host=True, paced=True) as ada:
        bot_waits(made, 0)
        ada.done("chat", name="Ada", text="Let us see.")
        ada.has_seen()
        bot_waits(made, 1)


def test_who_does_not_care_is_not_waited_for(patient: Host) -> None:
    made = patient.made(BOT, BOT)
    with made.client(host=True, paced=True) as ada:
        bot_waits(made, 0)
        ada.done("seen")
        ada.position_where(lambda said: said["choices"] >= 10)


# -- the person takes over -----------------------------------------------------


def test_the_person_plays_on_at_any_moment(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0, paced=True) as ada:
        handed_over(made, ada)
        while ada.position["waiting"] != [0] or ada.count < 4:
            ada.has_seen()
        bot_waits(made, ada.count)
        done = ada.done("take", seat=0)
        ada.position_after(done["seq"])
        assert ada.turn() is not None
        ada.choose()


def test_taking_back_what_a_bot_chose_hands_the_decision_to_the_person(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0, paced=True) as ada:
        handed_over(made, ada)
        while last_choice(ada) is None:
            ada.has_seen()
        ada.has_seen()
        back = last_choice(ada)
        done = ada.done("undo", seat=0, to=back, at=ada.count)
        ada.position_after(done["seq"])
        assert (ada.count, ada.position["waiting"]) == (back, [0])
        assert _kind(ada.heard[-2], 0) == "person"
        ada.choose()


def test_undo_by_undo_the_person_comes_back_to_the_beginning(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0) as ada:
        handed_over(made, ada)
        ada.position_where(lambda said: said["state"] == "finished")
        steps = 0
        while (back := last_choice(ada)) is not None:
            done = ada.done("undo", seat=0, to=back, at=ada.count)
            ada.position_after(done["seq"])
            assert (ada.count, ada.position["waiting"]) == (back, [0])
            steps += 1
        assert steps > 12


# -- nobody is here ------------------------------------------------------------


def test_bots_rest_while_the_only_person_is_away(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0, paced=True) as ada:
        handed_over(made, ada)
        ada.has_seen()
        count = ada.count
    room = patient.hall._rooms[made.table]
    patient.wait_until(lambda _: not room.bots.at_play)
    with made.client(host=True) as host, made.client():
        assert host.count == count
        assert not room.bots.at_play, "nobody plays for the host or for those who look on"
    with made.client(0, paced=True) as ada:
        assert ada.count == count
        ada.has_seen()


def test_bots_play_on_until_somebody_else_is_asked(patient: Host) -> None:
    """Who is away finds that it is their turn."""
    made = patient.made(PERSON, OTHER)
    with made.client(0) as ada:
        handed_over(made, ada)
    patient.wait_until(lambda hall: hall._rooms[made.table].table.waiting() == [1])


# -- several who watch ---------------------------------------------------------


def test_those_who_look_on_do_not_hold_up_a_player(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0) as ada, made.client(paced=True), made.client(host=True, paced=True):
        handed_over(made, ada)
        ada.position_where(lambda said: said["choices"] >= 5)


def test_of_those_who_look_on_the_quickest_is_enough(patient: Host) -> None:
    made = patient.made(BOT, BOT)
    with made.client(paced=True) as ada, made.client(paced=True):
        bot_waits(made, 0)
        ada.has_seen()
        bot_waits(made, 1)


def test_a_player_with_two_screens_looks_at_one_of_them(patient: Host) -> None:
    made = patient.made(PERSON, BOT)
    with made.client(0, paced=True), made.client(0, paced=True) as desk:
        before = handed_over(made, desk)
        desk.has_seen()
        bot_waits(made, before + 1)


def test_bots_wait_for_every_player(patient: Host) -> None:
    made = where_the_bot_begins(patient)
    with made.client(1, paced=True) as ada, made.client(2, paced=True) as bela:
        ada.position_where(lambda said: said["waiting"] == [0])
        bot_waits(made, ada.count)
        ada.done("seen", seq=ada.position["seq"])
        bot_waits(made, ada.count)
        bela.has_seen()


def test_whoever_leaves_is_not_waited_for(patient: Host) -> None:
    made = where_the_bot_begins(patient)
    with made.client(2, paced=True) as bela, made.client(1) as ada:
        bot_waits(made, 0)
        bela.socket.close()
        ada.position_where(lambda said: said["choices"] > 0)


def test_nobody_is_held_up_for_long(hasty: Host) -> None:
    made = where_the_bot_begins(hasty)
    with made.client(1) as ada, made.client(2, paced=True):
        ada.position_where(lambda said: said["choices"] > 0)


def test_alone_one_watches_for_as_long_as_one_likes(hasty: Host) -> None:
    made = hasty.made(BOT, BOT)
    with made.client(host=True, paced=True) as ada:
        bot_waits(made, 0)
        ada.has_seen()
        bot_waits(made, 1)
