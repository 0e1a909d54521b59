"""Playing over real sockets."""

from questhall.kernel.chance import seed_hash
from tests.server.hosting import BOT, OTHER, PERSON, Client, Host, Said

MOST_CHOICES = 200


def play_out(*clients: Client) -> int:
    """Let whoever is asked choose until the game is over; return how many choices it took."""
    made = 0
    while True:
        asked = [client for client in clients if client.turn() is not None]
        if asked:
            done = asked[0].choose(made * 7)
            made += 1
            for client in clients:
                client.position_after(done["seq"])
        elif clients[0].position["state"] == "finished":
            return made
        else:
            for client in clients:
                client.hear("position")


def _without_changes(event: Said) -> Said:
    return {name: value for name, value in event.items() if name != "changes"}


def log_of(client: Client) -> list[Said]:
    """The log as a client keeps it, without what was taken back."""
    log: list[Said] = []
    for said in client.heard:
        if said["type"] == "position":
            log = [event for event in log if event["at"] <= said["events_since"]]
            log.extend([_without_changes(event) for event in said["events"]])
    return log


def answers_in(client: Client) -> list[Said]:
    """The choices that the client has heard of."""
    return [event for event in log_of(client) if "chooser" in event and "forced" not in event]


def test_two_people_play_a_whole_duel(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela:
        hash = ada.welcome["seed_hash"]
        assert bela.welcome["seed_hash"] == hash
        assert "seed" not in ada.position
        choices = play_out(ada, bela)
        assert ada.count == bela.count == choices
        assert sorted(ada.position["results"]) in ([0.0, 1.0], [0.5, 0.5])
        assert seed_hash(ada.position["seed"]) == hash
        heard_of = {event["at"]: event["chooser"] for event in answers_in(ada) + answers_in(bela)}
        assert sorted(heard_of) == list(range(1, choices + 1))
        assert {event["chooser"] for event in answers_in(ada)} == {0, 1}


def test_a_choice_is_acknowledged_before_it_is_told(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as client:
        before = len(client.heard)
        done = client.choose()
        heard = [said["type"] for said in client.heard[before:]]
        assert heard.index("done") < heard.index("position")
        assert client.position["seq"] == done["seq"] == 1


def test_everybody_is_told_and_nobody_else_is_asked(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        first, second = (ada, bela) if ada.turn() else (bela, ada)
        assert second.turn() is None
        assert guest.turn() is None
        assert first.position["waiting"] == guest.position["waiting"] == first.welcome["own"]
        first.choose()
        for other in (second, guest):
            told = other.position_where(lambda said: said["choices"] == 1)
            assert told["events"][0]["chooser"] == first.welcome["own"][0]
        assert list(guest.position["views"]) == ["-1"]
        assert list(ada.position["views"]) == ["0"]


def test_one_screen_for_both(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        assert both.welcome["own"] == [0, 1]
        assert sorted(both.position["views"]) == ["0", "1"]
        for number in range(12):
            both.choose(number)
        assert both.count == 12
        hands = {
            seat: view["players"][int(seat)]["hand"]
            for seat, view in both.position["views"].items()
        }
        assert hands["0"]
        assert hands["1"]


def test_two_tabs_of_one_player_see_the_same(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as left, made.client(0, 1) as right:
        left.choose()
        right.position_where(lambda said: said["choices"] == 1)
        right.choose()
        left.position_where(lambda said: said["choices"] == 2)
        assert left.position["views"] == right.position["views"]
        assert left.position["decisions"] == right.position["decisions"]
        decision = left.turn()
        assert decision is not None
        option = decision["options"][0]["id"]
        seat = decision["seats"][0]
        right.choose()
        assert left.refused("choose", seat=seat, option=option, at=2) == "stale"


def test_a_person_plays_a_bot_to_the_end(host: Host) -> None:
    made = host.made(PERSON, BOT)
    with made.client(0) as ada:
        play_out(ada)
        choosers = {event["chooser"] for event in log_of(ada) if "chooser" in event}
        assert choosers == {0, 1}
        assert ada.position["results"]


def test_bots_play_among_themselves_before_a_spectator(host: Host) -> None:
    made = host.made(BOT, BOT, format="duel")
    with made.client() as guest:
        guest.position_where(lambda said: said["state"] == "finished")
        assert guest.position["seed"]


# -- questions -----------------------------------------------------------------


def test_a_hint_is_one_of_the_options(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(6):
            both.choose(number)
        decision = both.turn()
        assert decision is not None
        hint = both.ask("hint", seat=decision["seats"][0])
        assert hint["type"] == "hint"
        assert hint["option"] in [option["id"] for option in decision["options"]]
        assert hint["at"] == 6
        assert both.refused("hint", seat=1 - decision["seats"][0]) == "not_your_turn"


def test_a_costly_option_comes_with_a_warning(host: Host) -> None:
    made = host.made(PERSON, OTHER, game="gloomhaven", format="party", options={"tutorial": True})
    with made.client(0, 1) as both:
        offered: list[Said] = []
        warned: list[Said] = []
        for _ in range(MOST_CHOICES):
            turn = both.turn()
            assert turn is not None
            offered = turn["options"]
            warned = [option for option in offered if "warning" in option]
            if warned:
                break
            both.choose()
        assert warned[0]["warning"]["rule"].startswith("GH-")
        assert warned[0]["warning"]["message"].startswith("warning-")
        assert len(warned) < len(offered)


def test_why_not_names_the_rule(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        why = both.ask("why", seat=0, thing="skill:1:0")
        assert (why["rule"], why["message"]) == ("SO-6.2.3", "why-not-your-skill")
        nothing = both.ask("why", seat=0, thing="moon:1")
        assert "rule" not in nothing


def test_the_past_can_be_looked_at(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both, made.client() as guest:
        views = [both.position["views"]]
        for number in range(15):
            both.choose(number)
            views.append(both.position["views"])
        for at in (0, 7, 15):
            looked = both.ask("look", at=at)
            assert looked["views"] == views[at]
            assert {event["at"] for event in looked["events"]} == {at}
        assert list(guest.ask("look", at=7)["views"]) == ["-1"]
        assert list(guest.ask("look", at=7, seats=[0])["views"]) == ["-1"]
        assert both.refused("look", at=16) == "no_such_choice"


def test_when_the_game_is_over_all_hands_can_be_looked_at(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both, made.client() as guest:
        for number in range(10):
            both.choose(number)
        both.done("resign", seat=0)
        guest.position_where(lambda said: said["state"] == "finished")
        looked = guest.ask("look", at=10, seats=[0, 1, -1])
        assert looked["views"]["0"]["players"][0]["hand"]
        assert looked["views"]["1"]["players"][1]["hand"]
        assert guest.refused("look", at=10, seats=[2]) == "not_your_seat"


def test_the_log_can_be_read_from_the_deal(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        for number in range(70):
            both.choose(number)
        whole = log_of(both)
        with made.client(0, 1) as late:
            assert late.position["events_since"] == 10
            assert late.position["events"] == [event for event in whole if event["at"] > 10]
            earlier = late.ask("log", since=-1, until=10)
            assert earlier["events"] == [event for event in whole if event["at"] <= 10]
            assert earlier["since"] == -1
