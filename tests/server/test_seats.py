"""Seats over the wire: sitting down, leaving, bots, the host, names, and playing again."""

from tests.server.hosting import BOT, OPEN, OTHER, PERSON, Client, Host


def test_an_invitation_leads_to_a_seat_and_the_game_begins(host: Host) -> None:
    made = host.made(PERSON, OPEN, name="Fog over London")
    facts = host.http.get(f"/api/tables/{made.table}").json()
    assert (facts["state"], facts["name"]) == ("open", "Fog over London")
    with made.client(0) as ada:
        assert ada.position["state"] == "open"
        assert ada.position["decisions"] == []
        option = {"seat": 0, "option": "avatar:southwark", "at": 0}
        assert ada.refused("choose", **option) == "not_started"
        token = host.sit(made.table, "Bela")
        seats = ada.hear("seats")["table"]["seats"]
        assert seats[1] == {"kind": "person", "name": "Bela", "level": "", "here": False}
        ada.position_where(lambda said: said["state"] == "playing")
        with Client(host.port, made.table, [token]) as bela:
            assert bela.welcome["own"] == [1]
            seats = ada.wait_for(
                lambda said: said["type"] == "seats" and said["table"]["seats"][1]["here"]
            )
            (ada if ada.turn() else bela).choose()
            ada.position_where(lambda said: said["choices"] == 1)
        gone = ada.wait_for(
            lambda said: said["type"] == "seats" and not said["table"]["seats"][1]["here"]
        )
        assert gone["own"] == [0]


def test_a_player_who_leaves_becomes_a_spectator_and_the_seat_is_free(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela:
        bela.done("leave", seat=1)
        assert bela.wait_for(lambda said: said["type"] == "seats" and said["own"] == [])
        bela.position_where(lambda said: list(said["views"]) == ["-1"])
        assert bela.refused("resign", seat=1) == "not_your_seat"
        token = host.sit(made.table, "Eva", 1)
        with Client(host.port, made.table, [token]) as eva:
            assert eva.welcome["own"] == [1]
            (ada if ada.turn() else eva).choose()
        with made.client(1) as again:
            assert again.welcome["own"] == []


def test_a_bot_takes_over_and_gives_back(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela:
        bela.done("bot", seat=1, level="easy")
        while ada.count < 8:
            ada.position_where(lambda said: said["decisions"])
            ada.choose()
        ada.position_where(lambda said: said["decisions"])
        bela.position_where(lambda said: said["choices"] == ada.count)
        assert bela.turn() is None
        assert bela.position["last_choice"]["1"] < ada.count, "the bot has chosen for seat 1"
        option = {"seat": 1, "option": "pass", "at": ada.count}
        assert bela.refused("choose", **option) == "not_your_seat"
        bela.done("take", seat=1)
        while bela.turn() is None:
            if ada.turn() is not None:
                ada.choose()
            bela.position_where(lambda said: said["choices"] >= ada.count)
        bela.choose()


def test_the_host_disposes_of_empty_seats(host: Host) -> None:
    made = host.made(PERSON, OPEN, BOT, format="royale")
    with made.client(0, host=True) as ada:
        assert ada.welcome["host"] is True
        ada.done("bot", seat=1, level="easy")
        seated = ada.done("take", seat=2, name="Ada's other hand")
        assert seated["type"] == "seated"
        assert ada.wait_for(lambda said: said["type"] == "seats" and said["own"] == [0, 2])
        with Client(host.port, made.table, [seated["token"]]) as other:
            assert other.welcome["own"] == [2]
        ada.done("open", seat=1)
        token = host.sit(made.table, "Bela", 1)
        with Client(host.port, made.table, [token]):
            assert ada.refused("open", seat=1) == "not_your_seat", "Bela is here"
            assert ada.refused("bot", seat=1) == "not_your_seat"
        ada.wait_for(lambda said: said["type"] == "seats" and not said["table"]["seats"][1]["here"])
        ada.done("bot", seat=1)
        assert ada.refused("take", seat=1, name="Ada") == "seat_taken", "it is still Bela's"


def test_names_can_be_changed(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, host=True) as ada, made.client(1) as bela:
        ada.done("rename", seat=0, name="  Ada  Lovelace ")
        ada.done("rename", name="Engine room")
        told = bela.wait_for(
            lambda said: said["type"] == "seats" and said["table"]["name"] == "Engine room"
        )
        assert told["table"]["seats"][0]["name"] == "Ada Lovelace"
        assert bela.refused("rename", name="Mine now") == "not_your_seat"


def test_people_talk_and_latecomers_read_it(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client() as guest:
        done = ada.done("chat", seat=0, text="Good luck!")
        heard = guest.hear("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ada", "Good luck!")
        assert heard["seq"] == done["seq"]
        guest.done("chat", name="A passer-by", text="<b>hello</b>")
        assert ada.wait_for(lambda said: said.get("name") == "A passer-by")["text"] == (
            "<b>hello</b>"
        )
    with made.client(1) as bela:
        assert [line["text"] for line in bela.welcome["talk"]] == ["Good luck!", "<b>hello</b>"]
    with made.client(1, since=done["seq"]) as bela:
        assert [line["text"] for line in bela.welcome["talk"]] == ["<b>hello</b>"]


def test_resigning_ends_a_duel(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela:
        bela.done("resign", seat=1)
        ada.position_where(lambda said: said["state"] == "finished")
        assert ada.position["results"] == [1.0, 0.0]
        assert ada.position["decisions"] == []
    facts = host.http.get(f"/api/tables/{made.table}").json()
    assert (facts["state"], facts["resigned"]) == ("finished", [1])


def test_the_same_again_with_the_same_tokens(host: Host) -> None:
    made = host.made(PERSON, OTHER, options={"creation": "draft"}, undo="agreement")
    with made.client(0) as ada, made.client(1) as bela:
        assert ada.refused("rematch", seat=0) == "not_over"
        bela.done("resign", seat=1)
        ada.position_where(lambda said: said["state"] == "finished")
        ada.say("rematch", seat=0, ref=1)
        bela.say("rematch", seat=1, ref=1)
        tables = {client.hear("rematch")["table"] for client in (ada, bela)}
        assert len(tables) == 1
    again = tables.pop()
    facts = host.http.get(f"/api/tables/{again}").json()
    assert (facts["state"], facts["undo"]) == ("playing", "agreement")
    assert made.table not in str(facts), "who comes later is not invited to the game before"
    assert facts["options"]["creation"] == "draft"
    assert [seat["name"] for seat in facts["seats"]] == ["Ada", "Bela"]
    with Client(host.port, again, [made.tokens[1]]) as bela:
        assert bela.welcome["own"] == [1]
    with made.client(0) as late:
        assert late.welcome["table"]["rematch"] == again


def test_my_tables_are_listed_the_unfinished_first(host: Host) -> None:
    first = host.made(PERSON, OTHER)
    second = host.made(OTHER, PERSON)
    with first.client(0) as ada:
        ada.done("resign", seat=0)
    tokens = [first.tokens[0], second.tokens[0], second.tokens[1], second.host_token, "nonsense"]
    mine = host.post("/api/tables/mine", {"tokens": tokens}).json()["tables"]
    assert [(each["table"]["table"], each["seats"], each["host"]) for each in mine] == [
        (second.table, [0, 1], True),
        (first.table, [0], False),
    ]
    assert [each["your_turn"] for each in mine] == [True, False]
    assert mine[1]["table"]["results"] == [0.0, 1.0]
    assert host.post("/api/tables/mine", {"tokens": []}).json() == {"tables": []}
