"""Seats are carried from match to match: people stay with their characters."""

from questhall.table.carrying import Carried, Led, carried, names_of
from questhall.table.people import People
from questhall.table.records import HOST, Facts, Seat

ADA = Seat("person", "Ada")
BELA = Seat("person", "Bela")
HARD = Seat("bot", "", "hard")


def people(*seats: Seat, **tokens: int) -> People:
    facts = Facts(
        "t", 0.0, "toy", "1", "road", {}, "seed", "free", "", list(seats), {"h": HOST, **tokens}
    )
    return People(facts)


def shown(found: Carried) -> list[tuple[str, str, str]]:
    return [(seat.kind, seat.name, seat.level) for seat in found.seats]


def test_people_follow_their_characters() -> None:
    was: Led = [["brute"], ["tinkerer"]]
    found = carried(people(ADA, BELA, a=0, b=1), was, [["tinkerer"], ["brute"]])
    assert [name for _, name, _ in shown(found)] == ["Bela", "Ada"]
    assert found.tokens == {"h": HOST, "a": 1, "b": 0}


def test_whoever_has_lost_a_character_leads_the_new_one_in_its_place() -> None:
    was: Led = [["brute"], ["tinkerer"]]
    found = carried(people(ADA, BELA, a=0, b=1), was, [["scoundrel"], ["tinkerer"]])
    assert found.tokens == {"h": HOST, "a": 0, "b": 1}


def test_a_new_seat_is_a_bots() -> None:
    found = carried(people(ADA, a=0), [[]], [[], []])
    assert shown(found) == [("person", "Ada", ""), ("bot", "", "normal")]


def test_somebody_stands_in_for_a_bot_where_choices_last() -> None:
    in_town = carried(people(ADA, HARD, a=0), [[], []], [[], []], "Ada")
    assert shown(in_town) == [("person", "Ada", ""), ("person", "Ada", "hard")]
    assert in_town.stood_in == [1]


def test_afterwards_the_seat_is_the_bots_again_and_its_token_is_worth_nothing() -> None:
    in_town = people(ADA, Seat("person", "Ada", "hard"), a=0, stand_in=1)
    found = carried(in_town, [[], []], [[], []])
    assert shown(found) == [("person", "Ada", ""), ("bot", "", "hard")]
    assert found.tokens == {"h": HOST, "a": 0}


def test_a_bot_has_no_name_even_while_somebody_stands_in_for_it() -> None:
    found = carried(
        people(ADA, HARD, a=0), [["brute"], ["tinkerer"]], [["brute"], ["tinkerer"]], "Ada"
    )
    assert [name for _, name, _ in shown(found)] == ["Ada", "Ada"]
    assert names_of(found.seats) == ["Ada", ""]
