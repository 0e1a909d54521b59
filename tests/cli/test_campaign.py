"""questhall campaign: a chain of matches in the terminal."""

from pathlib import Path

import pytest

from questhall.kernel.chain import Chain
from questhall.kernel.chain_file import read_chain, read_file, unfinished_match, verify
from tests.cli.command import questhall, refused
from tests.conformance.toy_campaign import GAME
from tests.installing import install


@pytest.fixture(autouse=True)
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is installed."""
    place = "tests.conformance.toy_campaign:GAME"
    monkeypatch.syspath_prepend(str(install(tmp_path / "packages", "lanterns", place)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "road.json"


def go(file: Path, *words: str, typed: str = "") -> str:
    more = ("--file", str(file), "--bots", "random", "--seed", "5")
    result = questhall("campaign", "lanterns", *more, *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def chain_in(file: Path) -> Chain:
    return read_chain(read_file(file.read_bytes()), GAME)


def test_bots_play_a_campaign_and_it_is_true(file: Path) -> None:
    go(file, "--links", "2")
    go(file, "--links", "1")
    chain = chain_in(file)
    assert [link.fate == "open" for link in chain.links] == [False] * 3
    assert verify(chain) == []
    assert "3 matches, 0 of them" in go(file, "--check")


def test_bots_stop_when_the_campaign_is_over(file: Path) -> None:
    assert "The campaign is over." in go(file, "--links", "60")
    assert chain_in(file).offers() == []


def test_a_person_sees_what_can_be_played(file: Path) -> None:
    shown = go(file, "--name", "Our road", typed="9\n3\nq\n")
    assert "Our road, match 1" in shown
    assert "1  Walk on: evening 1" in shown
    assert "“9” is not one of the numbers 1 to 3." in shown
    assert "A feast costs 1,000 coins. [LA-9]" in shown
    assert "Good-bye." in shown


def test_a_person_goes_on_with_the_match_that_was_left(file: Path) -> None:
    go(file, typed="1\n1\nq\n")
    found = read_file(file.read_bytes())
    match = unfinished_match(found, read_chain(found, GAME))
    assert match is not None
    assert len(match.choices) >= 1
    go(file, typed="1\n" * 60)
    assert chain_in(file).links[0].fate in ("won", "lost")


def test_a_campaign_is_offered_in_russian_too(file: Path) -> None:
    assert "Зайти в лавку фонарей" in go(file, "--lang", "ru", typed="й\n")


def test_what_was_agreed_holds(file: Path) -> None:
    go(file, "--option", "purse=3", "--seats", "3", "--links", "1")
    chain = chain_in(file)
    assert (chain.facts.options, chain.facts.seats) == ({"purse": 3}, 3)


def test_what_cannot_be_is_told(file: Path) -> None:
    words = ("campaign", "lanterns", "--file", str(file))
    assert "sorcerer has no campaigns" in refused("campaign", "sorcerer", "--file", str(file))
    assert "has no format 'sea'" in refused(*words, "--format", "sea")
    assert "road takes 2, 3 seats, not 9" in refused(*words, "--seats", "9")
    assert "has no option 'wine'" in refused(*words, "--option", "wine=1")
    file.write_text("no campaign")
    assert "is not a Questhall campaign" in refused(*words)


def test_a_campaign_that_is_not_true_is_found(file: Path) -> None:
    go(file, "--links", "1")
    file.write_text(file.read_text().replace('"seed":"5"', '"seed":"6"'))
    result = questhall("campaign", "lanterns", "--file", str(file), "--check")
    assert result.exit_code == 1
    assert "is not true" in result.stderr
