""" "Why not?" has an answer for whatever a client asks about, even for what does not exist."""

import random

import pytest

from tests.server.hosting import Host, Made, Said

PERSON: Said = {"kind": "person", "name": "Ada"}
KINDS = ("hex", "card", "figure", "item", "element", "land", "mana", "crystal", "pile", "die")
MORE_KINDS = ("foe", "field", "skill", "blood", "space", "", "HEX", "nothing")
RESTS = (
    *("", "0", "1", "-1", "--1", "00", "7", "999", "9" * 90, "-" * 40, "1.5", "1e3", "٣", "²", "½"),
    *("0,0", "--1,0", "0,--1", "-,-", ",", "0,", ",0", "0,0,0", "9" * 40 + ",1", "٣,٣", "1 ,1"),
    *(
        "red",
        "gold",
        "fire",
        "old_london",
        "\x00",
        "\U0001f409",
        "a" * 90,
        "1:1",
        "0:99",
        "::",
        ":-1",
    ),
)
CHOICES = 25
ODD = 150


def table_of(host: Host, game: str) -> Made:
    games = {each["id"]: each for each in host.http.get("/api/games").json()["games"]}
    format = games[game]["formats"][0]
    seats = format["seats"][0]
    return host.made(*[PERSON] * seats, game=game, format=format["name"])


def odd_things(chance: random.Random) -> list[str]:
    named = [f"{kind}:{rest}"[:100] for kind in (*KINDS, *MORE_KINDS) for rest in RESTS]
    letters = "hexcard:,-0123456789 \t\n\\\"'{}[]ёΩ\u202e"
    loose = ["".join(chance.choices(letters, k=chance.randrange(30))) for _ in range(ODD)]
    return chance.sample(named, ODD) + loose + [f"hex:{rest}"[:100] for rest in RESTS]


@pytest.mark.parametrize(
    "game", ["sorcerer", "gloomhaven", "mage_knight", "oathsworn", "sword_and_sorcery"]
)
def test_no_thing_is_too_odd_to_be_asked_about(host: Host, game: str) -> None:
    made = table_of(host, game)
    chance = random.Random(game)
    with made.client(*made.tokens) as all_seats:
        for played in range(CHOICES):
            if played % 12 == 0:
                for thing in odd_things(chance):
                    answer = all_seats.ask("why", seat=0, thing=thing)
                    assert answer["type"] == "why", (thing, answer)
            if all_seats.turn() is not None:
                all_seats.choose(played)
