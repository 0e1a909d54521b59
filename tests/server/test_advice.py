"""An adviser of a game at a table: asked over the connection, answered by a worker process."""

import pytest

from questhall.kernel.saves import save
from tests.mage_knight.table_fights import fights
from tests.server.hosting import Client, Host, Made

GAME = 25  # a random game in which one hero meets crossbowmen


@pytest.fixture
def fight(host: Host) -> Made:
    """A table in the midst of a fight."""
    match = next(fights(GAME))
    answer = host.http.post("/api/tables/import", content=save(match))
    assert answer.status_code == 200, answer.text
    return Made(host, answer.json())


def asked(client: Client) -> int:
    seat: int = client.position["waiting"][0]
    return seat


def test_the_line_is_played_choice_by_choice(fight: Made) -> None:
    with fight.client(*fight.tokens) as client:
        seat = asked(client)
        answer = client.ask("advice", seat=seat, adviser="fight", language="ru")
        assert answer["type"] == "advice", answer
        assert answer["at"] == client.position["choices"]
        advice = answer["answer"]
        for play in advice["plays"]:
            for option in play["choose"]:
                seq = client.done(
                    "choose", seat=seat, option=option, at=client.position["choices"]
                )["seq"]
                client.position_after(seq)
        view = client.position["views"][str(seat)]
        assert view.get("combat") is None
        assert client.refused("advice", seat=seat, adviser="fight", language="ru") == "no_advice"


@pytest.mark.parametrize(
    ("adviser", "language", "code"),
    [("merchant", "en", "no_such_page"), ("fight", "xx", "no_such_language")],
)
def test_a_question_that_makes_no_sense(
    fight: Made, adviser: str, language: str, code: str
) -> None:
    with fight.client(*fight.tokens) as client:
        seat = asked(client)
        assert client.refused("advice", seat=seat, adviser=adviser, language=language) == code


def test_advice_is_for_those_who_sit_there(fight: Made) -> None:
    with fight.client() as watcher:
        assert watcher.refused("advice", seat=0, adviser="fight", language="en") == "not_your_seat"
