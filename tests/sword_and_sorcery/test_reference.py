"""The reference page of the words of the cards is that of their declarations."""

from pathlib import Path

from questhall.cli.language import page_of
from questhall.games.sword_and_sorcery import GAME

PAGE = Path(__file__).parent.parent.parent / "docs" / "language" / "sword_and_sorcery.md"


def test_the_reference_page_is_that_of_the_words() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_of(GAME)


def test_every_word_says_what_it_does() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.endswith("|  |")] == []
