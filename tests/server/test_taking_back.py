"""Taking back over the wire, by the table's policy."""

from tests.server.hosting import BOT, OTHER, PERSON, Host
from tests.server.test_playing import log_of


def test_a_proposal_is_put_to_the_others_and_carried_out(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="agreement")
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        mover = ada if ada.turn() else bela
        other = bela if mover is ada else ada
        seat = mover.welcome["own"][0]
        mover.choose()
        assert mover.position["undo_free_to"] == 1
        assert mover.position["last_choice"] == {str(seat): 0}
        mover.done("undo", seat=seat, to=0, at=1)
        put = other.position_where(lambda said: "proposal" in said)
        taken = put["proposal"].pop("taken")
        assert put["proposal"] == {"seat": seat, "to": 0, "waiting": [1 - seat]}
        assert [(event["chooser"], event["at"]) for event in taken] == [(seat, 1)]
        assert put["choices"] == 1
        other.done("vote", seat=1 - seat, yes=True)
        for client in (mover, other, guest):
            client.position_where(lambda said: said["choices"] == 0 and said["seq"] > 1)
            assert "proposal" not in client.position
        voted = next(said for said in guest.heard if said["type"] == "voted")
        assert (voted["seat"], voted["yes"], voted["outcome"]) == (1 - seat, True, "agreed")


def test_a_refusal_is_told(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="agreement")
    with made.client(0) as ada, made.client(1) as bela:
        mover = ada if ada.turn() else bela
        other = bela if mover is ada else ada
        seat = mover.welcome["own"][0]
        mover.choose()
        mover.done("undo", seat=seat, to=0, at=1)
        assert mover.refused("vote", seat=seat, yes=True) == "no_proposal"
        other.position_where(lambda said: "proposal" in said)
        other.done("vote", seat=1 - seat, yes=False)
        assert mover.hear("voted")["outcome"] == "refused"
        mover.position_where(lambda said: "proposal" not in said)
        assert mover.count == 1


def test_with_bots_one_takes_back_freely_and_the_log_follows(host: Host) -> None:
    made = host.made(PERSON, BOT)
    with made.client(0) as ada:
        assert ada.welcome["table"]["undo"] == "free"
        for number in range(8):
            ada.position_where(lambda said: said["decisions"])
            ada.choose(number)
        ada.position_where(lambda said: said["decisions"])
        count = ada.count
        back = ada.position["last_choice"]["0"]
        assert back < count
        done = ada.done("undo", seat=0, to=back, at=count)
        ada.position_after(done["seq"])
        assert ada.position["events_since"] <= back
        ada.position_where(lambda said: said["decisions"])
        assert max(event["at"] for event in log_of(ada)) == ada.count
        whole = ada.ask("log", since=-1, until=ada.count)["events"]
        assert log_of(ada) == whole


def test_taking_back_is_checked_like_everything_else(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="free")
    with made.client(0) as ada, made.client(1) as bela:
        (ada if ada.turn() else bela).choose()
        ada.position_where(lambda said: said["choices"] == 1)
        assert ada.refused("undo", seat=1, to=0, at=1) == "not_your_seat"
        assert ada.refused("undo", seat=0, to=0, at=0) == "stale"
        assert ada.refused("undo", seat=0, to=1, at=1) == "no_such_choice"
        assert ada.done("undo", seat=0, to=0, at=1)["seq"] == 2


def test_the_table_may_agree_to_go_back_to_any_choice(host: Host) -> None:
    """Those who vote hear what would be taken back, each as far as they may know it."""
    made = host.made(PERSON, OTHER, undo="agreement")
    with made.client(0, 1) as both:
        for _ in range(12):
            both.choose()
        gone = [event for event in log_of(both) if event["at"] > 3]
    with made.client(0) as ada, made.client(1) as bela:
        ada.done("undo", seat=0, to=3, at=12)
        put = bela.position_where(lambda said: "proposal" in said)["proposal"]
        own = [event for event in put["taken"] if event["chooser"] == 1]
        assert own == [
            event for event in gone if event.get("chooser") == 1 and not event.get("forced")
        ]
        assert all(event["at"] > 3 for event in put["taken"])
        bela.done("vote", seat=1, yes=True)
        assert ada.position_where(lambda said: said["choices"] == 3)["seq"] > 12


def test_who_asked_may_withdraw_or_ask_for_something_else(host: Host) -> None:
    made = host.made(PERSON, OTHER, undo="agreement")
    with made.client(0, 1) as both:
        for _ in range(4):
            both.choose()
    with made.client(0) as ada, made.client(1) as bela:
        ada.done("undo", seat=0, to=2, at=4)
        ada.done("undo", seat=0, to=1, at=4)
        bela.position_where(lambda said: said.get("proposal", {}).get("to") == 1)
        assert bela.refused("undo", seat=1, to=3, at=4) == "undo_refused"
        ada.done("vote", seat=0, yes=False)
        assert bela.hear("voted")["outcome"] == "withdrawn"
        bela.position_where(lambda said: "proposal" not in said)
        assert bela.count == 4


def test_nobody_waits_for_the_vote_of_who_has_left_a_seat_to_a_bot(host: Host) -> None:
    made = host.made(PERSON, OTHER, {"kind": "person"}, undo="agreement", format="royale")
    with made.client(0, 1, 2) as all_three:
        all_three.choose()
    with made.client(0) as ada, made.client(1) as bela, made.client(2) as cleo:
        ada.done("undo", seat=0, to=0, at=1)
        cleo.done("bot", seat=2)
        bela.done("vote", seat=1, yes=True)
        assert bela.hear("voted")["outcome"] == "agreed"
