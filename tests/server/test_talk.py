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


# -- ready-made phrases, and pointing at things ---------------------------------


def test_a_phrase_is_said_by_its_key(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela:
        ada.done("chat", seat=0, phrase="well-played")
        line = bela.hear("chat")
        assert (line["phrase"], line["seat"], "text" in line) == ("well-played", 0, False)
        assert ada.refused("chat", seat=0, phrase="anything else") == "bad_message"
        assert ada.refused("chat", seat=0) == "bad_message", "nothing is said"
    with made.client(1) as bela:
        assert [line["phrase"] for line in bela.welcome["talk"]] == ["well-played"]


def test_all_see_at_what_somebody_points(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        ada.done("ping", seat=0, thing="field:old_london")
        assert any(said["type"] == "ping" for said in ada.heard)
        for each in (bela, guest):
            said = each.hear("ping")
            assert (said["seat"], said["thing"]) == (0, "field:old_london")
        assert guest.refused("ping", seat=0, thing="field:old_london") == "not_your_seat"


def test_nobody_hears_of_a_card_that_lies_hidden_from_them(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    own: list[int] = []
    with made.client(0, 1) as both:
        while not own:
            both.choose()
            zones = host.hall._rooms[made.table].table.match.state.zones()
            own = [card for zone in zones if zone.seen_by == [0] for card in zone.cards]
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        ada.done("ping", seat=0, thing=f"card:{own[0]}")
        assert any(said["type"] == "ping" for said in ada.heard)
        ada.done("ping", seat=0, thing="field:old_london")
        for each in (bela, guest):
            assert each.hear("ping")["thing"] == "field:old_london"


@pytest.mark.parametrize("thing", ["", "card", "card:" + "9" * 60, "card:<b>", "Card:1", "a b:c"])
def test_what_cannot_be_a_thing_is_not_passed_on(host: Host, thing: str) -> None:
    with host.made(PERSON, OTHER).client(0) as ada:
        assert ada.refused("ping", seat=0, thing=thing) == "bad_message"


def test_pointing_counts_as_talking(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), talk_at_once=2, talk_per_second=0.0))
    with host.made(PERSON, OTHER).client(0) as ada:
        ada.done("chat", seat=0, phrase="hello")
        ada.done("ping", seat=0, thing="hex:1,2")
        assert ada.refused("ping", seat=0, thing="hex:1,2") == "too_fast"
    host.close()
