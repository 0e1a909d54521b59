"""Saves of every released version open as they were written, where they are believed."""

import msgspec
import pytest

from questhall.kernel.codec import state_hash
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, load, read, save
from questhall.server.seal import Seal
from questhall.server.workers.check_save import check_save
from questhall.server.workers.jobs import Proved
from tests.museum.playing import play_match
from tests.museum.sights import sights_of_match
from tests.museum.visiting import SOME, Exhibit, exhibits, look_around

SAVES = exhibits("saves")
CHOICES = 24


def from_its_position(data: bytes, exhibit: Exhibit) -> Match:
    """From the checkpoint alone, as under other rules."""
    record = read(data)
    record.version = "older rules"
    return load(msgspec.json.encode(record), exhibit.game)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", SAVES, ids=str)
def test_a_save_opens_and_is_played_on(exhibit: Exhibit) -> None:
    match = load(exhibit.file, exhibit.game)
    exhibit.need(sights_of_match(match))
    play_match(match, exhibit.chance(), CHOICES)
    look_around(match)
    again = from_its_position(save(match), exhibit)
    assert state_hash(again.state) == state_hash(match.state)


@pytest.mark.parametrize("exhibit", SAVES, ids=str)
def test_its_position_is_enough_under_other_rules(exhibit: Exhibit) -> None:
    match = from_its_position(exhibit.file, exhibit)
    exhibit.need(sights_of_match(match))
    if exhibit.rules_are_the_same:
        assert state_hash(match.state) == read(exhibit.file).hash


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", SAVES, ids=str)
def test_a_server_takes_a_save_in_if_it_believes_it(exhibit: Exhibit) -> None:
    data = exhibit.file
    seal = Seal(exhibit.room.labels.secret)
    if not exhibit.is_believed:
        with pytest.raises(BadSave, match="cannot be checked"):
            seal.need_true(data)
        return
    seal.need_true(data)
    outcome = check_save(data, -1)
    assert outcome.reason == ""
    proved = msgspec.msgpack.decode(outcome.data, type=Proved)
    assert len(read(proved.save.encode()).branches) > 0, "chance goes on unknown"
