"""The reference page of the language is that of its words."""

from pathlib import Path

from questhall.cli.language import page_of
from questhall.games.oathsworn import GAME

PAGE = Path(__file__).parents[2] / "docs" / "language" / "oathsworn.md"


def test_the_reference_page_is_that_of_the_words() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_of(GAME)
    assert [line for line in page.splitlines() if line.endswith("|  |")] == []
