"""Saves: a match comes back as it was, and a bad file is reported with the reason."""

from typing import Any

import msgspec
import pytest

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Decision, Flow, Option, ask
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import FORMAT, BadSave, load, read, save
from tests.conformance.toy import GAME as LANTERNS
from tests.conformance.toy import Lanterns

from .tray import Tray, TrayGame, puts, tray_of


def play(match: Match, choices: int) -> None:
    """Choose the last option of the last question this many times."""
    for _ in range(choices):
        decision = match.pending[-1]
        option = decision.options[-1]
        match.take(option.seat if option.seat >= 0 else decision.seats[-1], option)


def match_after(choices: int, seed: str = "saved") -> Match:
    match = Match.start(LANTERNS, Setup("long", 2, {"hand": 4}), seed)
    play(match, choices)
    return match


def plain(match: Match) -> dict[str, Any]:
    """The contents of a save file."""
    record: dict[str, Any] = msgspec.json.decode(save(match))
    return record


def reopened(record: dict[str, Any], game: Lanterns = LANTERNS) -> Match:
    return load(msgspec.json.encode(record), game)


# -- there and back ------------------------------------------------------------


@pytest.mark.parametrize("choices", [0, 1, 2, 3, 7, 20])
def test_a_match_comes_back_with_its_past(choices: int) -> None:
    match = match_after(choices)
    opened = load(save(match), LANTERNS)
    assert state_hash(opened.state) == state_hash(match.state)
    assert [decision.seats for decision in opened.pending] == [
        decision.seats for decision in match.pending
    ]
    assert (opened.seed, opened.setup.options) == ("saved", {"hand": 4, "box": "full"})
    assert save(opened) == save(match)
    for past in range(choices + 1):
        assert state_hash(opened.at(past).state) == state_hash(match.at(past).state)


def test_a_finished_match_comes_back() -> None:
    match = match_after(0)
    while not match.over:
        play(match, 1)
    opened = load(save(match), LANTERNS)
    assert opened.state.results == match.state.results


def test_branches_come_back() -> None:
    match = match_after(9)
    match.undo(4)
    play(match, 3)
    match.undo(6)
    opened = load(save(match), LANTERNS)
    assert [(each.at, each.number) for each in opened.branches] == [
        (each.at, each.number) for each in match.branches
    ]
    play(match, 5)
    play(opened, 5)
    assert state_hash(opened.state) == state_hash(match.state)
    match.undo(0)
    opened.undo(0)
    assert opened.branches[-1].number == match.branches[-1].number


def test_a_save_of_an_older_format_opens_where_it_stands() -> None:
    """Its cards would now be in other places after something was taken back."""
    match = match_after(9)
    match.undo(4)
    play(match, 3)
    record = plain(match)
    record["questhall"] = FORMAT - 1
    opened = reopened(record)
    assert len(opened.choices) == len(match.choices) - match.checkpoints[-1].at
    assert [each.prompt for each in opened.pending] == [each.prompt for each in match.pending]


def test_names_that_depend_on_the_position_do_no_harm() -> None:
    """A choice is saved as numbers: its names may be long gone."""

    class Shrinking(TrayGame):
        def name(self, state: Any, kind: str, value: int) -> Any:
            assert value in tray_of_state(state).pile
            return super().name(state, kind, value)

    def shrink(tray: Tray) -> Flow[None]:
        answer = yield ask(0, "take", [Option("take", card) for card in tray.pile], "TR-1")
        tray.pile.remove(answer.what)
        if len(tray.pile) == 1:
            tray.results = [1.0]

    game = Shrinking(shrink=shrink)
    match = Match.start(game, Setup("free", 1), "x")
    play(match, 2)
    assert state_hash(load(save(match), game).state) == state_hash(match.state)


def tray_of_state(state: Any) -> Tray:
    assert isinstance(state, Tray)
    return state


def test_a_bare_play_out_cannot_be_saved() -> None:
    match = Match.start(LANTERNS, Setup("long", 2), "x", keep=False)
    with pytest.raises(Refused) as refused:
        save(match)
    assert refused.value.code == "not_kept"


# -- other versions of the rules -----------------------------------------------


@pytest.mark.parametrize("choices", [0, 1, 3, 8, 21])
def test_an_old_save_opens_from_its_checkpoint(choices: int) -> None:
    match = match_after(choices)
    record = plain(match)
    record["version"] = "0"
    opened = reopened(record)
    assert state_hash(opened.state) == state_hash(match.state)
    assert len(opened.choices) == choices - record["checkpoint"]["at"]
    play(match, 6)
    play(opened, 6)
    assert state_hash(opened.state) == state_hash(match.state)


def test_an_old_save_can_be_saved_again() -> None:
    record = plain(match_after(8))
    record["version"] = "0"
    opened = reopened(record)
    play(opened, 5)
    again = load(save(opened), LANTERNS)
    assert state_hash(again.state) == state_hash(opened.state)
    assert save(again) == save(opened)
    assert plain(opened)["version"] == LANTERNS.version


def test_an_old_save_avoids_branches_that_were_seen() -> None:
    match = match_after(9)
    match.undo(4)
    play(match, 9)
    record = plain(match)
    record["version"] = "0"
    opened = reopened(record)
    before = opened.state.chance.branch
    play(opened, 4)
    opened.undo(0)
    assert (before, opened.state.chance.branch) == (1, 2)


def test_changed_rules_are_used_on_an_old_save() -> None:
    def generous(tray: Tray) -> Flow[None]:
        answer = yield ask(0, "put", puts(1, 2), "TR-1")
        tray.counters.append(10 * answer.what)

    def stingy(tray: Tray) -> Flow[None]:
        answer = yield ask(0, "put", puts(1, 2), "TR-1")
        tray.counters.append(answer.what)

    match = Match.start(TrayGame(begin=stingy), Setup("free", 1), "x")
    play(match, 2)
    game = TrayGame(begin=generous)
    game.version = "2"
    opened = load(save(match), game)
    play(opened, 1)
    assert tray_of(opened).counters == [2, 2, 20]


# -- bad files -----------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"{}", b'"save"', b"PK\x03\x04", b'{"questhall": 1}'],
)
def test_a_file_that_is_not_a_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave, match="this is not a Questhall save: "):
        load(data)


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("questhall", FORMAT + 1, "has format 3; only 1 to 2 can be opened"),
        ("game", "ludo", "this is a save of 'ludo', not of 'lanterns'"),
        ("format", "endless", "lanterns has no format 'endless'; choose one of: short, long"),
        ("seats", 5, "long takes 2 seats, not 5"),
        ("seats", "two", "Expected `int`, got `str` - at `$.seats`"),
        ("options", {"hand": 7}, "option hand is one of 3, 2, 4, not 7"),
        ("options", {"hand": True}, "option hand is one of 3, 2, 4, not True"),
        ("options", {"wine": True}, "lanterns has no option 'wine'"),
        ("seed", "another", "choice 1 of the save is not legal"),
        ("hash", "0" * 32, "the save does not lead to the position it claims"),
        ("choices", [[0, "fly"]], "choice 0 of the save is not legal: Option('fly'"),
        ("choices", [[1, "play", 99]], "choice 0 of the save is not legal"),
        ("choices", [[7, "play", 1]], "seat 7 is not asked anything now"),
        ("choices", [[0, "play", "one"]], "choice 0 of the save is not legal: 'one' is no number"),
        ("choices", [[0]], "Expected `array` of at least length 2"),
        ("choices", [], "the save does not lead to the position it claims"),
        ("branches", [[6, 1]], "the save does not lead to the position it claims"),
        ("branches", [[0]], "Expected `array` of at least length 2"),
    ],
)
def test_a_bad_field_is_named(field: str, value: object, text: str) -> None:
    record = plain(match_after(6))
    record[field] = value
    with pytest.raises(BadSave) as bad:
        reopened(record)
    assert text in str(bad.value)


def test_the_options_of_other_seats_cannot_be_smuggled_in() -> None:
    def shared(tray: Tray) -> Flow[None]:
        yield Decision([0, 1], "put", [Option("go", seat=0), Option("stop", seat=1)], "TR-1")
        tray.results = [1.0, 1.0]

    game = TrayGame(shared=shared)
    record = plain(Match.start(game, Setup("free", 2), "x"))
    record["choices"].append([0, "stop", -1, -1, -1, 1])
    with pytest.raises(BadSave, match="choice 0 of the save is not legal: only seat 1 may choose"):
        load(msgspec.json.encode(record), game)


def test_an_unknown_game_is_named() -> None:
    record = plain(match_after(1))
    record["game"] = "ludo"
    with pytest.raises(BadSave, match=r"cannot be opened here: no game called 'ludo' is installed"):
        load(msgspec.json.encode(record))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"at": 99}, "stands after choice 99, which is missing"),
        ({"at": -1}, "stands after choice -1, which is missing"),
        ({"state": {}}, "is not a state of the game"),
        ({"state": {"is": "Guest", "seat": 0}}, "is not a state of the game"),
        ({"state": {"is": "Palace"}}, "is not a state of the game"),
        ({"state": {"is": "Evening"}}, "the save's position cannot be played on"),
    ],
)
def test_a_bad_checkpoint_is_reported(change: dict[str, Any], text: str) -> None:
    record = plain(match_after(6))
    record["version"] = "0"
    record["checkpoint"].update(change)
    with pytest.raises(BadSave) as bad:
        reopened(record)
    assert text in str(bad.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [("next_step", "feast"), ("pile", None), ("guests", []), ("chance", None)],
)
def test_a_position_of_other_rules_that_cannot_be_played_is_reported(
    field: str, value: object
) -> None:
    record = plain(match_after(6))
    record["version"] = "0"
    record["checkpoint"]["state"][field] = value
    with pytest.raises(BadSave, match=r"cannot be played on|is not a state of the game"):
        reopened(record)


def test_a_tampered_origin_is_found() -> None:
    record = plain(match_after(8))
    record["version"] = "0"
    again = plain(reopened(record))
    again["origin"]["guests"][0]["coins"] += 5
    with pytest.raises(BadSave, match="it was changed"):
        reopened(again)


def test_a_record_can_be_read_without_opening_it() -> None:
    match = match_after(6)
    record = read(save(match))
    assert (record.game, record.format, record.seats, record.seed) == (
        "lanterns",
        "long",
        2,
        "saved",
    )
    assert len(record.choices) == 6
    assert record.hash == state_hash(match.state)
