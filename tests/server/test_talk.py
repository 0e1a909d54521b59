"""Talk: nobody drowns out the others, and nobody can pose as a player."""

from pathlib import Path

import pytest

from questhall.table.names import look
from questhall.table.people import TALK_KEPT
from questhall.table.records import Talked
from questhall.table.store import open_store
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Host


def test_the_talk_of_spectators_does_not_grow_forever(tmp_path: Path) -> None:
    settings = relaxed(str(tmp_path / "tables.sqlite3"))
    host = Host(settings)
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client() as guest:
        ada.done("chat", seat=0, text="Good luck!")
        for number in range(TALK_KEPT + 30):
            guest.done("chat", name="A passer-by", text=f"remark {number}")
    with made.client(1) as bela:
        said = [line["text"] for line in bela.welcome["talk"]]
        assert said == ["Good luck!", *[f"remark {n}" for n in range(30, TALK_KEPT + 30)]]
    host.close()
    store = open_store(settings.database)
    stored = store.load(made.table)
    store.close()
    assert stored is not None
    kept = [line for line in stored.lines if isinstance(line.entry, Talked)]
    assert len(kept) == TALK_KEPT + 1
    again = Host(settings)
    made.host = again
    with made.client(0, 1) as both:
        both.choose()
        assert [line["text"] for line in both.welcome["talk"]] == said
    again.close()


def test_a_client_that_talks_without_a_pause_is_asked_for_one(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "t.sqlite3"), talk_per_second=0.001, talk_at_once=2))
    made = host.made(PERSON, OTHER)
    line = {"name": "A passer-by", "text": "la la la"}
    for said in (2, 2, 2, 2, 0):
        with made.client() as guest:
            for _ in range(said):
                guest.done("chat", **line)
            assert guest.refused("chat", **line) == "too_fast", "a connection, then the address"
    host.close()


def test_the_host_may_ask_spectators_to_be_quiet(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    line = {"name": "A passer-by", "text": "Behind you!"}
    with made.client(0, host=True) as ada, made.client() as guest, made.client(1) as bela:
        assert guest.refused("hush", quiet=False) == "not_your_seat"
        assert bela.refused("hush", quiet=True) == "not_your_seat"
        ada.done("hush", quiet=True)
        facts = guest.wait_for(lambda said: said["type"] == "seats" and "hushed" in said["table"])
        assert facts["table"]["hushed"] is True
        assert guest.refused("chat", **line) == "hushed"
        bela.done("chat", seat=1, text="Thank you")
        ada.done("hush", quiet=False)
        guest.done("chat", **line)


@pytest.mark.parametrize("name", ["Ada", "ada", " A d a ", "Аda", "АDА", "Ádà", "Ａｄａ", "A​da"])
def test_a_spectator_may_not_have_the_name_of_a_player(host: Host, name: str) -> None:
    made = host.made(PERSON, OTHER)
    with made.client() as guest:
        assert guest.refused("chat", name=name, text="I resign") == "name_taken"
        guest.done("chat", name="Adam", text="I watch")


def test_names_that_look_alike_are_one_name() -> None:
    assert look("Вera") == look("Bera")
    assert look("Paul") == look("РаuI") == look("paui") == look("PAU1")
    assert look("Вера") != look("Вара")
    assert look("Анна") != look("Инна")
    assert look("...") == ""
