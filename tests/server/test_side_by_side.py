"""Several seats answer side by side over the wire: nobody waits, and secrets stay secret."""

from tests.server.hosting import OTHER, PERSON, Client, Host, Made
from tests.server.test_playing import MOST_CHOICES, log_of

SETUP = {"game": "gloomhaven", "format": "party", "options": {"tutorial": True}}


def prompt(client: Client) -> str:
    turn = client.turn()
    return "" if turn is None else str(turn["prompt"]["key"])


def before_the_first_round(host: Host) -> Made:
    """A table at which two people must choose their cards, and must agree on taking back."""
    made = host.made(PERSON, OTHER, undo="agreement", **SETUP)
    with made.client(0, 1) as both:
        for _ in range(MOST_CHOICES):
            if prompt(both) == "lead":
                break
            both.choose()
    return made


def follow(*clients: Client) -> None:
    """Let all clients hear the latest news."""
    newest = max(client.seq for client in clients)
    for client in clients:
        client.position_after(newest)


def choose_cards(client: Client) -> None:
    """Choose two cards; then the question is whether the player is ready."""
    client.choose()
    client.choose()
    assert prompt(client) == "ready-to-play"


def test_each_chooses_at_their_own_pace_and_takes_back_alone(host: Host) -> None:
    made = before_the_first_round(host)
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        begun = ada.count
        choose_cards(ada)
        ada.choose()
        follow(ada, bela, guest)
        assert (ada.turn(), prompt(bela)) == (None, "lead")
        assert ada.position["waiting"] == guest.position["waiting"] == [1]
        choose_cards(bela)

        follow(ada, bela)
        ready = ada.position["last_choice"]["0"]
        assert ada.position["undo_free_to"] == begun
        done = ada.done("undo", seat=0, to=ready, at=ada.count)
        ada.position_after(done["seq"])
        follow(ada, bela, guest)
        assert "proposal" not in bela.position
        assert prompt(ada) == prompt(bela) == "ready-to-play"
        assert ada.count == bela.count == begun + 4

        bela.choose()
        follow(ada, bela)
        ada.choose()
        follow(ada, bela, guest)
        assert ada.position["views"]["0"]["heroes"][1]["chosen"]
        assert log_of(guest)[-1]["phrase"]["key"]


def test_others_hear_nothing_of_what_was_chosen_and_taken_back(host: Host) -> None:
    made = before_the_first_round(host)
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        begun = ada.count
        seen = bela.position["views"]["1"]
        choose_cards(ada)
        done = ada.done("undo", seat=0, to=begun, at=ada.count)
        ada.position_after(done["seq"])
        follow(ada, bela, guest)
        assert ada.count == bela.count == begun
        assert bela.position["views"]["1"] == seen
        for client in (bela, guest):
            assert not [event for event in log_of(client) if event["at"] > begun]


def test_a_returning_client_hears_the_answers_by_their_new_numbers(host: Host) -> None:
    made = before_the_first_round(host)
    with made.client(0) as ada, made.client(1) as bela:
        begun = ada.count
        ada.choose()
        follow(ada, bela)
        bela.choose()
        seq = bela.seq
        follow(ada, bela)
        done = ada.done("undo", seat=0, to=begun, at=ada.count)
        ada.position_after(done["seq"])
    with made.client(1, since=seq) as again:
        assert (again.count, again.position["events_since"]) == (begun + 1, begun)
        own = [event for event in again.position["events"] if event.get("chooser") == 1]
        assert [(event["at"], event["phrase"]["key"]) for event in own] == [(begun + 1, "lead")]
        assert prompt(again) == "follow"
