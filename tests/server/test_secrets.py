"""No message to a connection ever holds what its seats may not see."""

import re

import msgspec

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.records import match_of as past_elsewhere
from questhall.server.seal import Seal
from questhall.server.showing.past import looked_at
from questhall.server.showing.telling import Teller, told
from questhall.table import acts, taking_back
from questhall.table.snapshots import snapshot_at
from questhall.table.table import Table, events_after
from tests.conformance.toy import GAME as LANTERNS
from tests.server.hosting import OTHER, PERSON, Client, Host, Said
from tests.table.laying import Desk, facts

CARD = re.compile(r'"card:(\d+)"')
SEAL = Seal("of nobody's server")


def cards_in(said: object) -> set[int]:
    return {int(number) for number in CARD.findall(msgspec.json.encode(said).decode())}


def match_of(host: Host, table: str) -> Match:
    return host.hall._rooms[table].table.match


def test_it_is_said_whose_secret_it_is() -> None:
    """Where two share a connection, the one who looks away is not to read it."""
    match = Match.start(SORCERER, Setup("duel", 2), "secrets")
    journal = match.state.journal
    assert journal is not None
    (event, *_) = journal.events
    assert told(SORCERER, match.state, 0, event).only is None
    event.seen_by = 1
    assert told(SORCERER, match.state, 0, event).only == 1


class Observer:
    """Knows at every point what each seat sees, and what it has ever seen."""

    def __init__(self, match: Match) -> None:
        self.now: list[dict[int, set[int]]] = []
        self.ever: list[dict[int, set[int]]] = []
        self.piles: list[dict[str, set[int]]] = []
        shown: dict[int, set[int]] = {-1: set(), 0: set(), 1: set()}
        events = events_after(match, 0, -1)
        for at in range(len(match.choices) + 1):
            state = match.at(at).state
            now = {seat: state.known_to(seat) for seat in shown}
            # Shown to all, possibly to be shuffled away at once (SO-12.2.1).
            all_saw = now[0] & now[1]
            all_saw |= {e.where for number, e in events if e.key == "revealed" and number == at}
            for seat, cards in shown.items():
                cards |= now[seat] | all_saw
            self.now.append(now)
            self.ever.append({seat: set(cards) for seat, cards in shown.items()})
            self.piles.append({zone.name: set(zone.cards) for zone in state.zones()})


def test_a_whole_game_tells_nobody_the_cards_of_others(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0) as ada, made.client(1) as bela, made.client() as guest:
        played = 0
        while ada.position["state"] != "finished" and played < 120:
            mover = ada if ada.turn() else bela
            done = mover.choose(played * 5 + 3)
            played += 1
            for client in (ada, bela, guest):
                client.position_after(done["seq"])
            for client in (ada, bela, guest):
                if played % 10 == 0:
                    client.ask("look", at=played // 2)
                    client.ask("log", since=-1, until=played)
        match = match_of(host, made.table)
        observer = Observer(match)
        hidden_somewhere = 0
        for client, seat in ((ada, 0), (bela, 1), (guest, -1)):
            for said in client.heard:
                hidden_somewhere += check_message(said, seat, observer)
        assert hidden_somewhere > 100, "there was much to hide"


def check_message(said: Said, seat: int, observer: Observer) -> int:
    """None of the cards hidden at that moment may be in the message; return how many there were."""
    if said["type"] == "position":
        at = said["choices"]
        now = observer.now[at][seat]
        assert cards_in(said["views"]) <= now, (seat, at)
        for decision in said["decisions"]:
            looks_through: set[int] = set()
            if decision["prompt"]["key"] == "search":
                looks_through = observer.piles[at][f"grimoire:{seat}"]
            assert cards_in(decision) <= now | looks_through, (seat, at)
        check_events(said["events"], seat, observer)
        return sum(len(pile) for pile in observer.piles[at].values()) - len(now)
    if said["type"] == "looked":
        assert cards_in(said["views"]) <= observer.now[said["at"]][seat]
        check_events(said["events"], seat, observer)
    elif said["type"] == "log":
        check_events(said["events"], seat, observer)
    else:
        assert cards_in(said) == set()
    return 0


def check_events(events: list[Said], seat: int, observer: Observer) -> None:
    for event in events:
        assert cards_in(event) <= observer.ever[event["at"]][seat], (seat, event)


def test_secret_answers_stay_secret_until_they_are_shown() -> None:
    """Lanterns are played face down: until all are played, nobody hears which."""
    desk = Desk(facts("person", "person", game=LANTERNS, format="short"), LANTERNS)
    teller = Teller(desk.table, SEAL)
    before = {seat: teller.position({seat}, -1) for seat in (0, 1)}
    card = desk.ids(0)[0]
    desk.choose(0, 0)
    for seats in ({1}, set[int]()):
        told = teller.position(seats, 0)
        assert told.events == []
        assert card.replace("play:", "card:") not in msgspec.json.encode(told).decode()
    own = teller.position({0}, 0)
    assert [event.phrase.key for event in own.events] == ["play"]
    assert teller.position({1}, 0).decisions == before[1].decisions
    desk.choose(1, 0)
    shown = [event.phrase.key for event in teller.position(set(), 0).events]
    assert shown[:3] == ["played", "played", "won"]


def test_what_is_said_to_one_is_not_said_to_another() -> None:
    """Messages are worded once for all who may hear the same, and again after each act."""
    desk = Desk(facts("person", "person", undo="agreement"))
    teller = Teller(desk.table, SEAL)
    said: set[str] = set()
    for number in range(12):
        desk.choose_at_random()
        if number == 9:
            desk.do(taking_back.ask(desk.table, 0, {0}, 5, desk.table.count))
        for seats in ({0}, {1}, {0, 1}, set[int]()):
            for since in (desk.table.count - 1, -1):
                words = teller.position_in_words(seats, since)
                assert words == msgspec.json.encode(teller.position(seats, since)).decode()
                assert words is teller.position_in_words(seats, since)
                said.add(words)
    assert len(said) == 12 * 4 * 2


def test_a_look_into_the_past_knows_no_more_than_one_did_then() -> None:
    desk = Desk(facts("person", "person", game=LANTERNS, format="short"), LANTERNS)
    teller = Teller(desk.table, SEAL)
    told: list[tuple[int, bytes]] = []
    while not desk.table.over:
        message = teller.position({1}, desk.table.count - 1)
        told.append((desk.table.count, msgspec.json.encode(message.views)))
        desk.choose_at_random()
    for at, views in told:
        looked = looked_at(
            past_elsewhere(snapshot_at(desk.table.match, at), LANTERNS), at, [1], SEAL
        )
        assert msgspec.json.encode(looked.views) == views


def test_a_worker_tells_of_the_past_what_happened_then_and_no_more() -> None:
    game = SORCERER
    desk = Desk(facts("person", "person", undo="free", game=game, format="duel"), game)
    for _ in range(4):
        desk.play(20)
        back = desk.table.count - 3
        desk.do(taking_back.ask(desk.table, 0, {0}, back, desk.table.count))
    match = desk.table.match
    assert match.branches
    for at in range(len(match.choices) + 1):
        for seat in (-1, 0, 1):
            here = looked_at(match.at(at), at, [seat], SEAL)
            there = looked_at(past_elsewhere(snapshot_at(match, at), game), at, [seat], SEAL)
            assert msgspec.json.encode(there) == msgspec.json.encode(here)


def test_a_question_is_put_only_to_those_who_may_answer_it() -> None:
    desk = Desk(facts("person", "person", "person", game=LANTERNS, format="short"), LANTERNS)
    teller = Teller(desk.table, SEAL)
    groups = 0
    while not desk.table.over:
        for seat in range(3):
            for decision in teller.position({seat}, 0).decisions:
                assert seat in decision.seats
                assert all(option.seat in (None, seat) for option in decision.options)
                groups += len(decision.seats) > 1
        assert teller.position(set(), 0).decisions == []
        desk.choose_at_random()
    assert groups > 0, "somewhere several seats were asked together"


def test_a_player_who_handed_the_seat_to_a_bot_is_not_asked() -> None:
    desk = Desk(facts("person", "person"))
    seat, _ = desk.question()
    assert Teller(desk.table, SEAL).position({seat}, 0).decisions
    desk.do(acts.hand_to_bot(desk.table, seat, "easy"))
    assert Teller(desk.table, SEAL).position({seat}, 0).decisions == []


def table_of(host: Host, made_table: str) -> Table:
    return host.hall._rooms[made_table].table


def test_the_seed_is_not_told_before_the_end(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    seed = table_of(host, made.table).facts.seed
    with made.client(0, 1) as both:
        for number in range(15):
            both.choose(number)
        both.ask("hint", seat=both.position["waiting"][0])
        text = msgspec.json.encode(both.heard).decode()
        assert seed not in text
        facts = host.http.get(f"/api/tables/{made.table}").text
        assert seed not in facts
        both.done("resign", seat=0)
        both.position_where(lambda said: said["state"] == "finished")
        assert both.position["seed"] == seed


def spectators_see_no_hand(client: Client) -> bool:
    return all(player["hand"] == [] for player in client.position["views"]["-1"]["players"])


def test_a_spectator_sees_no_hand(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both, made.client() as guest:
        for number in range(8):
            both.choose(number * 2)
        guest.position_where(lambda said: said["choices"] == 8)
        assert both.position["views"]["0"]["players"][0]["hand"]
        assert spectators_see_no_hand(guest)
