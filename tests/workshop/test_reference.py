"""The pages about the fields of content files are those that the readers make."""

from pathlib import Path

import pytest

from questhall.kernel.games import find_game, game_names
from questhall.workshop.reference import reference_page

PAGES = Path(__file__).resolve().parents[2] / "docs" / "content"


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).additions()])
def test_the_page_of_a_game_is_up_to_date(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    made = f"questhall packs reference {game} > docs/content/{game}.md"
    assert page.strip() == reference_page(find_game(game)).strip(), made
