"""The reference pages of the games' languages are those of their words."""

from pathlib import Path

import pytest

from questhall.cli.language import page_of
from questhall.kernel.games import find_game, game_names

PAGES = Path(__file__).parent.parent / "docs" / "language"
WRITTEN_IN_WORDS = [name for name in game_names() if find_game(name).languages()]


@pytest.mark.parametrize("name", WRITTEN_IN_WORDS)
def test_a_reference_page_is_that_of_the_words(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert page == page_of(find_game(name)), f"write it anew: questhall language {name}"


@pytest.mark.parametrize("name", WRITTEN_IN_WORDS)
def test_every_word_says_what_it_does(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert [line for line in page.splitlines() if line.endswith("|  |")] == []
