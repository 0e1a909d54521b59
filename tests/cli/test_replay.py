"""questhall replay: a save looked at again."""

import json
from pathlib import Path
from typing import Any

import pytest

from questhall.kernel.codec import state_hash
from questhall.kernel.saves import load
from tests.cli.command import questhall, refused


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved duel, broken off after 40 decisions."""
    folder = tmp_path_factory.mktemp("saves")
    words = ("--games", "1", "--seed", "9", "--max-decisions", "40", "--save-games", str(folder))
    result = questhall("sim", "sorcerer", *words)
    assert result.exit_code == 0, result.output
    return folder / "sorcerer-duel-9-0.json"


def events(file: Path, *words: str) -> dict[str, Any]:
    result = questhall("replay", str(file), "--json", *words)
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def test_the_log_and_the_last_position(file: Path) -> None:
    result = questhall("replay", str(file), "--lang", "en")
    assert result.exit_code == 0, result.output
    match = load(file.read_bytes())
    assert f"(hash {state_hash(match.state)})" in " ".join(result.stdout.split())
    assert "goes first." in result.stdout
    assert result.stdout.rstrip().endswith("Choice 40 of 40")


def test_an_earlier_position(file: Path) -> None:
    result = questhall("replay", str(file), "--to", "3", "--lang", "ru")
    assert result.exit_code == 0, result.output
    assert result.stdout.rstrip().endswith("Выбор 3 из 40")


def test_step_by_step(file: Path) -> None:
    typed = "\n\n7\nb\nmoon\n41\nq\n"
    result = questhall("replay", str(file), "--step", "--lang", "en", typed=typed)
    assert result.exit_code == 0, result.output
    shown = [line for line in result.stdout.splitlines() if line.startswith("Choice ")]
    assert [line.split()[1] for line in shown] == ["0", "1", "2", "7", "6", "6", "6"]
    assert "“moon” is neither" in result.stdout


def test_steps_tell_each_event_once(file: Path) -> None:
    steps = questhall("replay", str(file), "--step", "--lang", "en", typed="\n" * 50).stdout
    whole = questhall("replay", str(file), "--lang", "en").stdout
    assert [line for line in steps.splitlines() if line.startswith("· ")] == [
        line for line in whole.splitlines() if line.startswith("· ")
    ]
    assert [line for line in steps.splitlines() if line.startswith("Choice ")] == [
        f"Choice {now} of 40" for now in range(41)
    ]


def test_events_as_json(file: Path) -> None:
    report = events(file)
    match = load(file.read_bytes())
    assert match.journal is not None
    assert (report["game"], report["seed"], report["choices"]) == ("sorcerer", "9-0", 40)
    assert report["hash"] == state_hash(match.state)
    assert report["results"] == []
    assert [event["key"] for event in report["events"]] == [
        event.key for event in match.journal.events
    ]
    chosen = [event for event in report["events"] if "chosen_by" in event and "forced" not in event]
    assert [(event["chosen_by"], event["key"]) for event in chosen] == [
        (choice.seat, choice.option.verb) for choice in match.choices
    ]
    assert all(event["text"] and event["rule"] for event in report["events"])


def test_a_seat_is_told_only_what_it_saw(file: Path) -> None:
    everything = events(file)["events"]
    first, second = (events(file, "--seat", str(seat))["events"] for seat in (0, 1))
    drawn = [event for event in everything if event["key"] == "drew-card"]
    assert {event["what"] for event in drawn} == {0, 1}
    assert {event["what"] for event in first if event["key"] == "drew-card"} == {0}
    assert {event["what"] for event in second if event["key"] == "drew-card"} == {1}
    assert len(first) < len(everything)


def test_the_seat_sees_its_hand(file: Path) -> None:
    spectator = questhall("replay", str(file), "--lang", "en").stdout
    seat = questhall("replay", str(file), "--lang", "en", "--seat", "1").stdout
    assert "\nHand" not in spectator
    assert "\nHand" in seat


def test_a_save_of_other_rules_opens_at_its_checkpoint(file: Path, tmp_path: Path) -> None:
    record = json.loads(file.read_text())
    record["version"] = "0"
    old = tmp_path / "old.json"
    old.write_text(json.dumps(record))
    result = questhall("replay", str(old), "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "The save comes from other rules (version 0)" in result.stdout


def test_wrong_words_and_false_saves_are_explained(file: Path, tmp_path: Path) -> None:
    assert "has 40 choices" in refused("replay", str(file), "--to", "41")
    assert "the seats are 0 to 1" in refused("replay", str(file), "--seat", "2")
    assert "cannot be read: No such file" in refused("replay", str(tmp_path / "none.json"))
    assert "cannot be read: Is a directory" in refused("replay", str(tmp_path))
    record = json.loads(file.read_text())
    for change, told in (
        ({"hash": "0" * 32}, "it was changed"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"seed": "10"}, "choice"),
        ({"seats": 5}, "not playable"),
    ):
        false = tmp_path / "false.json"
        false.write_text(json.dumps(record | change))
        assert told in refused("replay", str(false))
    false.write_text("not JSON")
    assert "not a Questhall save" in refused("replay", str(false))
