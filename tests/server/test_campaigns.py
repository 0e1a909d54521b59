"""Campaigns over HTTP: a group plays them at ordinary tables."""

from collections.abc import Iterator

import msgspec
import pytest

from questhall.kernel.chain_file import read_chain, read_file, verify, write_chain
from tests.conformance.toy_campaign import GAME
from tests.gloomhaven.campaign.party import Tour
from tests.server.campaigning import BEGUN, Group, begun, code_of, play_to_the_end, road_host, said
from tests.server.hosting import BOT, OPEN, OTHER, PERSON, Host, Said


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with road_host(tmp_path_factory.mktemp("road")) as opened:
        yield opened


# -- the page ------------------------------------------------------------------


def test_a_new_campaign_says_what_can_be_played(host: Host) -> None:
    page = begun(host, options={"purse": 3}).page()
    assert page["campaign"]["members"] == ["Ada"]
    assert (page["seats"], page["options"]) == (2, {"purse": 3})
    assert page["view"] == {"evenings": 0, "coins": [3, 3], "lanterns": 14}
    assert page["offers"][0] == {
        "key": "evening:1",
        "phrase": {"key": "evening", "args": {"number": 1}},
        "seats": [2],
        "again": True,
    }
    blocked = {"rule": "LA-9", "message": "why-too-poor", "args": {"coins": 1000}}
    assert page["offers"][2]["blocked"] == blocked
    assert page["links"] == []


def test_a_player_who_sat_down_later_has_played_too(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, OPEN)
    made.tokens[1] = host.sit(made.table, "Boris")
    with made.client(0, 1) as both:
        play_to_the_end(both)
    assert group.page()["links"][0]["players"] == ["Ada", "Boris"]
    assert verify(read_chain(read_file(group.export().content), GAME)) == []


def test_the_list_of_games_says_which_games_have_campaigns(host: Host) -> None:
    found = {game["id"]: game for game in said(host.http.get("/api/games"))["games"]}
    assert found["lanterns"]["campaigns"]["formats"] == [{"name": "road", "seats": [2, 3]}]
    assert "campaigns" not in found["sorcerer"]


def test_a_match_leads_to_the_next_page(host: Host) -> None:
    group = begun(host)
    group.play("evening:1")
    page = group.page()
    link = page["links"][0]
    assert (link["number"], link["players"]) == (1, ["Ada", "Bela"])
    assert link["phrase"] == {"key": "evening", "args": {"number": 1}}
    assert link["fate"] in ("won", "lost")
    assert page["campaign"]["links"] == 1
    group.play("shop", 1)
    assert group.page()["campaign"]["links"] == 2


@pytest.mark.parametrize("offer", ["evening:1", "shop"])
def test_bots_play_in_a_campaign_too(host: Host, offer: str) -> None:
    group = begun(host, options={"purse": 3})
    made = group.open(PERSON, BOT, offer=offer)
    with made.client(0) as client:
        play_to_the_end(client)
    assert group.page()["campaign"]["links"] == 1


def test_a_party_of_gloomhaven_comes_together_with_a_bot(host: Host) -> None:
    group = begun(host, game="gloomhaven", format="party")
    assert [offer["key"] for offer in group.page()["offers"]] == ["found"]
    sensible = {**BOT, "level": "normal"}  # an easy one may leave without buying anything
    with group.open(PERSON, sensible, offer="found").client(0) as client:
        play_to_the_end(client)
    page = group.page()
    assert page["offers"][0]["key"] == "road:1"
    assert len(page["view"]["characters"]) == 2
    assert page["view"]["characters"][1]["items"]  # the bot went to market when the person left


@pytest.mark.parametrize(
    ("game", "format", "offer"),
    [("gloomhaven", "party", "found"), ("oathsworn", "company", "story:1")],
)
def test_nobody_wins_what_only_leads_to_the_next_match(
    host: Host, game: str, format: str, offer: str
) -> None:
    made = begun(host, game=game, format=format).open(PERSON, BOT, offer=offer)
    mine = host.post("/api/tables/mine", {"tokens": [made.tokens[0]]}).json()["tables"]
    assert mine[0]["table"]["contested"] is False


def test_the_first_offer_is_what_a_sensible_group_would_play(host: Host) -> None:
    """After a scenario a party returns to town, whatever else is open."""
    tour = Tour(2, "first evenings")
    tour.go(3)
    file = msgspec.json.decode(write_chain(tour.chain, "The Ashen Company"))
    answer = host.post("/api/campaigns/import", {"file": file, "player": "Vera"})
    assert Group(host, said(answer)).page()["offers"][0]["key"] == "town"


def test_a_match_that_ended_before_the_server_did_is_closed_by_the_next_one(host: Host) -> None:
    first = Host(host.hall.settings)
    group = begun(first)
    with group.open(PERSON, OTHER).client(0, 1) as both:
        play_to_the_end(both)
    first.close()
    group.host = host
    assert group.page()["links"][0]["fate"] in ("won", "lost")
    assert group.page()["campaign"]["links"] == 1


def test_a_match_that_is_open_is_found_on_the_page(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, OPEN)
    page = group.page()
    assert page["campaign"]["table"] == made.table
    assert page["offers"] == []
    assert said(host.http.get(f"/api/tables/{made.table}"))["campaign"] == group.id
    host.sit(made.table, "Boris")
    assert code_of(group.post("links", players=[PERSON, OTHER], offer="shop")) == "not_over"


def test_a_match_that_is_given_up_stays_on_the_page(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, OTHER)
    assert code_of(group.post("abandon", table="another")) == "stale"
    page = said(group.post("abandon", table=made.table))
    assert [link["fate"] for link in page["links"]] == ["abandoned"]
    assert code_of(group.post("abandon", table=made.table)) == "stale"


def test_a_lost_match_can_be_played_again(host: Host) -> None:
    group = begun(host)
    for hands in range(40):
        key = group.page()["offers"][0]["key"] if group.page()["offers"] else ""
        if not key:
            group = begun(host)
            key = "evening:1"
        group.play(key, hands)
        if "lost" in group.page():
            break
    page = group.page()
    assert page["lost"] == page["links"][-1]["offer"]
    group.open(PERSON, OTHER, offer=None)
    link = group.page()["links"][-1]
    assert (link["attempt"], link["offer"]) == (2, page["lost"])


def test_there_is_no_rematch_in_a_campaign(host: Host) -> None:
    group = begun(host)
    made = group.open(PERSON, OTHER)
    with made.client(0, 1) as both:
        play_to_the_end(both)
        assert both.refused("rematch", seat=0) == "in_campaign"


# -- the group -----------------------------------------------------------------


def test_a_holder_of_the_invitation_joins_the_group_once(host: Host) -> None:
    group = begun(host)
    joined = said(group.join("Boris"))
    boris = Group(host, joined)
    assert group.page()["campaign"]["members"] == ["Ada", "Boris"]
    boris.open(PERSON, OTHER)
    mine = said(host.post("/api/campaigns/mine", {"tokens": [boris.token, "none"]}))
    assert [each["campaign"] for each in mine["campaigns"]] == [group.id]
    page = said(boris.post("rename", name="The long road"))
    assert page["campaign"]["name"] == "The long road"


def test_a_stranger_may_look_and_do_nothing_else(host: Host) -> None:
    group = begun(host)
    group.token = "stranger"
    assert group.page()["campaign"]["name"] == "Road"
    assert code_of(group.post("links", players=[PERSON, OTHER], offer="shop")) == "bad_token"
    assert code_of(group.post("rename", name="Mine")) == "bad_token"
    assert code_of(group.post("abandon", table="t")) == "bad_token"
    assert code_of(group.post("fork", link=0, player="Eve")) == "bad_token"
    assert code_of(group.export()) == "bad_token"
    assert code_of(host.http.get(f"/api/campaigns/{group.id}/export")) == "bad_token"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": "ludo"}, "no_such_game"),
        ({"game": "sorcerer"}, "bad_setup"),
        ({"format": "sea"}, "bad_setup"),
        ({"seats": 9}, "bad_setup"),
        ({"seats": 0}, "bad_message"),
        ({"name": ""}, "bad_message"),
        ({"wine": 1}, "bad_message"),
    ],
)
def test_what_cannot_begin_is_refused(host: Host, more: Said, code: str) -> None:
    assert code_of(host.post("/api/campaigns", {**BEGUN, **more})) == code


def test_what_cannot_be_opened_is_refused(host: Host) -> None:
    group = begun(host)
    assert code_of(group.post("links", players=[PERSON, OTHER], offer="feast")) == "no_such_offer"
    assert code_of(group.post("links", players=[PERSON, OTHER])) == "no_such_offer"
    assert code_of(group.post("links", players=[PERSON], offer="shop")) == "bad_setup"
    assert group.page()["links"] == []


@pytest.mark.parametrize("id", ["nowhere", "no where", "x" * 50])
def test_a_campaign_that_was_never_begun_is_not_found(host: Host, id: str) -> None:
    answer = host.http.get(f"/api/campaigns/{id}")
    assert (answer.status_code, code_of(answer)) == (404, "no_such_campaign")


# -- copies and files ----------------------------------------------------------


def test_a_copy_goes_its_own_way(host: Host) -> None:
    group = begun(host)
    group.play("evening:1")
    copy = Group(host, said(group.post("fork", link=1, player="Vera")))
    assert copy.page()["view"] == group.page()["view"]
    copy.play("shop")
    assert (copy.page()["campaign"]["links"], group.page()["campaign"]["links"]) == (2, 1)
    assert code_of(group.post("fork", link=7, player="Vera")) == "no_such_choice"


def test_a_campaign_is_exported_and_imported(host: Host) -> None:
    group = begun(host)
    group.play("evening:1")
    answer = group.export()
    assert "attachment" in answer.headers["content-disposition"]
    assert verify(read_chain(read_file(answer.content), GAME)) == []
    body = {"file": answer.json(), "player": "Vera"}
    again = Group(host, said(host.post("/api/campaigns/import", body)))
    assert again.page()["view"] == group.page()["view"]
    again.play("shop")
    assert again.page()["campaign"]["links"] == 2


@pytest.mark.parametrize("change", ["ledger", "version", "garbage"])
def test_a_campaign_that_cannot_be_proved_opens_only_where_it_comes_from(
    host: Host, change: str
) -> None:
    group = begun(host)
    group.play("evening:1")
    file = read_file(group.export().content)
    if change == "ledger":
        file.facts.ledger = file.facts.ledger.replace("1", "2", 1)
    elif change == "version":
        file.record[1].save = file.record[1].save.replace('"version":"', '"version":"0', 1)
    else:
        file.facts.seed = "seed"
        file.record[1].save = "{}"
    body = {"file": msgspec.Raw(msgspec.json.encode(file)), "player": "Eve"}
    answer = host.post("/api/campaigns/import", body)
    assert code_of(answer) == "bad_save"
    if change != "garbage":
        assert "only on the server that it comes from" in answer.json()["message"]


def test_a_campaign_that_is_not_true_is_refused(host: Host) -> None:
    group = begun(host)
    group.play("evening:1")
    file = read_file(group.export().content)
    file.record[1].save = file.record[1].save.replace('"offer":"evening:1"', '"offer":"shop"')
    body = {"file": msgspec.Raw(msgspec.json.encode(file)), "player": "Eve"}
    assert code_of(host.post("/api/campaigns/import", body)) == "bad_save"
    assert code_of(host.post("/api/campaigns/import", {"file": 1, "player": "Eve"})) == "bad_save"
