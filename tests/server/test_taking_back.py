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
        assert put["proposal"] == {"seat": seat, "to": 0, "waiting": [1 - seat]}
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
