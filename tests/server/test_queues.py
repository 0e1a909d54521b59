"""Waiting for a worker: turns by address and table, and a limited number of places."""

import pytest

from questhall.server.protocol.refusals import Refusal
from questhall.server.rooms.cache import Cache
from questhall.server.workers.queues import Asker, Limits, Places, Turns

ADA, BELA = "10.0.0.1", "10.0.0.2"


def order(turns: Turns[str]) -> list[str]:
    taken: list[str] = []
    while (item := turns.take()) is not None:
        taken.append(item)
    return taken


def test_addresses_take_turns_however_much_one_asks_for() -> None:
    turns: Turns[str] = Turns()
    for number in range(4):
        turns.add(Asker(ADA, "one"), f"ada {number}")
    turns.add(Asker(BELA, "one"), "bela 0")
    turns.add(Asker(BELA, "one"), "bela 1")
    assert order(turns) == ["ada 0", "bela 0", "ada 1", "bela 1", "ada 2", "ada 3"]


def test_the_tables_of_an_address_take_turns() -> None:
    turns: Turns[str] = Turns()
    for table, item in (("one", "1a"), ("one", "1b"), ("two", "2a"), ("two", "2b")):
        turns.add(Asker(ADA, table), item)
    assert order(turns) == ["1a", "2a", "1b", "2b"]


def test_a_caller_who_just_had_a_turn_waits_behind_one_who_has_not() -> None:
    turns: Turns[str] = Turns()
    turns.add(Asker(ADA), "ada 0")
    turns.add(Asker(ADA), "ada 1")
    assert turns.take() == "ada 0"
    turns.add(Asker(BELA), "bela 0")
    turns.add(Asker(ADA), "ada 2")
    assert order(turns) == ["ada 1", "bela 0", "ada 2"]


def test_what_is_dropped_has_no_turn() -> None:
    turns: Turns[str] = Turns()
    turns.add(Asker(ADA, "one"), "ada")
    turns.add(Asker(BELA, "one"), "bela")
    turns.drop(Asker(ADA, "one"), "ada")
    turns.drop(Asker(ADA, "one"), "never asked for")
    turns.drop(Asker(ADA, "two"), "ada")
    assert order(turns) == ["bela"]


def refused(places: Places, asker: Asker) -> bool:
    with pytest.raises(Refusal) as caught:
        places.take(asker)
    return caught.value.code == "too_busy"


def test_places_are_limited_per_address_per_table_and_in_all() -> None:
    places = Places(Limits(in_all=4, per_address=2, per_table=3))
    places.take(Asker(ADA, "one"))
    places.take(Asker(ADA, "one"))
    assert refused(places, Asker(ADA, "two")), "the address has two"
    places.take(Asker(BELA, "one"))
    assert refused(places, Asker(BELA, "one")), "the table has three"
    places.take(Asker(BELA, "two"))
    assert refused(places, Asker("10.0.0.3", "two")), "there are four"
    places.give_back(Asker(ADA, "one"))
    places.take(Asker("10.0.0.3", "two"))
    assert places.taken == 4


def test_what_is_asked_for_at_no_table_counts_for_none() -> None:
    places = Places(Limits(in_all=9, per_address=2, per_table=1))
    places.take(Asker(ADA))
    places.take(Asker(BELA))
    assert places.taken == 2


def test_an_album_holds_a_limited_number_of_bytes_of_the_latest_looks() -> None:
    cache = Cache(most=10)
    cache.keep((1, 0), b"aaaa")
    cache.keep((2, 0), b"bbbb")
    assert cache.find((1, 0)) == b"aaaa"
    cache.keep((3, 0), b"cccc")
    assert [cache.find((at, 0)) for at in (1, 2, 3)] == [b"aaaa", None, b"cccc"]
    cache.keep((4, 0), b"x" * 11)
    assert [cache.find((at, 0)) for at in (1, 3, 4)] == [None, None, None]


@pytest.mark.parametrize("eyes", [(1, 1), (1, -1), (1, 0, 1)])
def test_an_album_shows_nobody_what_others_saw(eyes: tuple[int, ...]) -> None:
    cache = Cache()
    cache.keep((1, 0), b"the hand of seat 0")
    assert cache.find(eyes) is None


def test_an_album_begins_anew_when_choices_are_taken_back() -> None:
    cache = Cache(most=8)
    cache.keep((1, 0), b"aaaa")
    cache.begin_anew()
    assert (cache.find((1, 0)), cache.edition) == (None, 1)
    cache.keep((1, 0), b"aaaa")
    cache.keep((2, 0), b"bbbb")
    assert cache.find((1, 0)) == b"aaaa"
