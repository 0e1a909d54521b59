"""A player who has copied the game cannot foretell what a later newcomer is dealt."""

from collections.abc import Iterator

from questhall.games.sorcerer.state.arena import Arena
from questhall.kernel.codec import state_hash
from questhall.kernel.match import Match
from questhall.kernel.saves import load
from tests.server.hosting import BOT, OPEN, PERSON, Client, Host, Made, Said

CHOICES = 24
MOST_TABLES = 5


def saved(made: Made) -> Match:
    """What a person who plays alone knows after downloading the save."""
    headers = {"Authorization": f"Bearer {' '.join(made.tokens.values())}"}
    answer = made.host.http.get(f"/api/tables/{made.table}/save", headers=headers)
    assert answer.status_code == 200, answer.text
    return load(answer.content)


def duel_of(match: Match) -> Arena:
    assert isinstance(match.state, Arena)
    return match.state


def match_at(made: Made) -> Match:
    return made.host.hall._rooms[made.table].table.match


def alone(host: Host, choices: int = CHOICES) -> Made:
    """A person among bots, with hands dealt, whose turn it is to answer. No card has shown the
    person what the bot holds: that would stay true."""
    for _ in range(MOST_TABLES):
        made = played_alone(host, choices)
        duel = duel_of(match_at(made))
        if not any(duel.knows(0, card) for card in duel.players[1].hand):
            return made
    raise AssertionError("the bot shows its hand at every table")


def played_alone(host: Host, choices: int) -> Made:
    made = host.made(PERSON, BOT, options={"creation": "random"})
    with made.client(0) as ada:
        while ada.count < choices:
            ada.position_where(lambda said: said["decisions"])
            ada.choose(ada.count)
        ada.position_where(lambda said: said["decisions"])
    return made


def facts_of(made: Made) -> Said:
    facts: Said = made.host.http.get(f"/api/tables/{made.table}").json()
    return facts


def test_what_was_saved_no_longer_comes_true_when_somebody_sits_down(host: Host) -> None:
    made = alone(host)
    foretold = saved(made)
    with made.client(0, host=True) as ada:
        own_hand = ada.position["views"]["0"]
        assert state_hash(match_at(made).state) == state_hash(foretold.state)
        ada.done("open", seat=1)
        token = host.sit(made.table, "Bela", 1)
        now, then = duel_of(match_at(made)), duel_of(foretold)
        assert now.players[1].hand != then.players[1].hand
        assert sorted(now.players[1].hand) != sorted(then.players[1].hand)
        for seat in (0, 1):
            assert now.players[seat].grimoire != then.players[seat].grimoire
        assert now.chance.branch != then.chance.branch
        assert sorted(now.players[0].hand) == sorted(then.players[0].hand), "Ada has seen these"
        ada.position_where(lambda said: said["state"] == "playing")
        assert ada.position["views"]["0"]["players"][0] == own_hand["players"][0]
        assert not match_at(made).game.faults(now)
        with Client(host.port, made.table, [token]) as bela:
            came_true = [goes_on(foretold, match_at(made)) for _ in played(ada, bela, 60)]
    assert not all(came_true)


def played(ada: Client, bela: Client, choices: int) -> Iterator[int]:
    """Both take their first options this many times; return the choices."""
    for _ in range(choices):
        player, other = (ada, bela) if ada.turn() else (bela, ada)
        if player.turn() is None:
            return
        other.position_after(player.choose()["seq"])
        yield player.count


def goes_on(foretold: Match, true: Match) -> bool:
    """Follow the newest choice in the foretold game; are the same dice and cards shown?"""
    choice = true.choices[-1]
    decision = foretold.owed_by(choice.seat)
    if decision is None or not any(each.same_as(choice.option) for each in decision.options):
        return False
    foretold.take(choice.seat, choice.option)
    told, known = true.journal, foretold.journal
    assert told is not None
    assert known is not None
    return [event.values for event in told.events] == [event.values for event in known.events]


def test_everybody_sees_that_a_copy_was_taken(host: Host) -> None:
    made = alone(host, 3)
    assert facts_of(made).get("copied", 0) == 0
    with made.client(0, host=True) as ada:
        at = ada.count
        saved(made)
        assert ada.wait_for(lambda said: said.get("notice") == "copied")["at"] == at
        assert ada.hear("seats")["table"]["copied"] == 1
        saved(made)
        ada.done("open", seat=1)
        host.sit(made.table, "Bela", 1)
        assert ada.wait_for(lambda said: said.get("notice") == "dealt_anew")
    assert facts_of(made)["copied"] == 1, "the same position was taken twice"
    with made.client() as guest:
        assert [line["notice"] for line in guest.welcome["talk"]] == ["copied", "dealt_anew"]


def test_a_fork_of_a_game_that_goes_on_is_a_copy_too(host: Host) -> None:
    made = alone(host, 3)
    tokens = list(made.tokens.values())
    body = {"at": 2, "tokens": tokens, "players": [PERSON, OPEN]}
    fork = Made(host, host.post(f"/api/tables/{made.table}/fork", body).json())
    assert facts_of(made)["copied"] == 1
    assert facts_of(fork)["came_from"] == "table"
    before = duel_of(match_at(fork)).chance.branch
    host.sit(fork.table, "Bela", 1)
    assert duel_of(match_at(fork)).chance.branch != before


def test_without_a_copy_nothing_is_dealt_anew(host: Host) -> None:
    made = alone(host)
    before = state_hash(match_at(made).state)
    with made.client(0, host=True) as ada:
        ada.done("open", seat=1)
        host.sit(made.table, "Bela", 1)
    assert state_hash(match_at(made).state) == before


def test_nobody_leaves_and_comes_back_for_better_cards(host: Host) -> None:
    made = alone(host)
    saved(made)
    with made.client(0, host=True) as ada:
        ada.done("open", seat=1)
        token = host.sit(made.table, "Bela", 1)
        hand = duel_of(match_at(made)).players[1].hand[:]
        with Client(host.port, made.table, [token]) as bela:
            bela.done("leave", seat=1)
        host.sit(made.table, "Bela", 1)
    assert duel_of(match_at(made)).players[1].hand == hand


def test_a_table_with_cards_dealt_anew_opens_as_it_was(host: Host) -> None:
    made = alone(host)
    saved(made)
    with made.client(0, host=True) as ada:
        ada.done("open", seat=1)
        token = host.sit(made.table, "Bela", 1)
        ada.position_where(lambda said: said["state"] == "playing")
        with Client(host.port, made.table, [token]) as bela:
            assert list(played(ada, bela, 25))
    room = host.hall._rooms[made.table]
    before = state_hash(room.table.match.state), room.table.count
    host.hall._rooms.pop(made.table)
    with made.client(0) as ada:
        assert ada.count == before[1]
    assert state_hash(match_at(made).state) == before[0]
