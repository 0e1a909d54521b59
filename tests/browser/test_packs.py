"""Packs from outside the package: the host adds them, and what is in them is played."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Guest
from .gloomhaven.mercenary import Mercenary
from .hosting import Hall
from .player import PATIENCE, Player
from .test_reach import findings

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
MOST_CLICKS = 1500
CLICKS = 30
LINES_OF_THE_FEN = "M15 135"


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("shelved"), EXAMPLES)
    yield hall
    hall.close()


def set_up(player: Player, game: str, pack: str) -> Locator:
    """The dialog with a pack ticked."""
    player.enter()
    box = player.page.get_by_role("article").filter(has_text=player.words(f"game-{game}"))
    box.get_by_role("button", name=player.words("set-up-table")).click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name=pack).check()
    return dialog


def test_the_cards_of_a_pack_are_played(guest: Guest, shelved: Hall) -> None:
    player = guest("ru", at=shelved)
    dialog = set_up(player, "sorcerer", "Болотный край")
    dialog.get_by_text(player.words("more-options")).click()
    dialog.get_by_label("Волшебники").select_option(label="Драфт по очереди")
    assert findings(player.page) == []
    dialog.get_by_role("button", name=player.words("open-table")).click()
    expect(dialog).to_be_hidden(timeout=PATIENCE)
    player.wait_for_question()
    can = player.words("can-choose")
    fen = player.page.get_by_role("button", name=f"Топь, {can}")
    chance = Random(1)
    domains = player.page.get_by_role("button", name=f"Приют Святого Лазаря, {can}")
    while not domains.count():
        assert player.clicks < 8
        player.click_something(chance)
        player.wait_for_question()
    expect(player.page.locator(f"path[d^='{LINES_OF_THE_FEN}']").first).to_be_attached()
    fen.click()
    player.play_to_the_end(chance, MOST_CLICKS)
    expect(player.result).to_be_visible()


def test_the_scenario_of_a_pack_is_played(guest: Guest, shelved: Hall) -> None:
    player = guest("en", at=shelved)
    dialog = set_up(player, "gloomhaven", "Thornwood")
    scenario = dialog.get_by_label("Scenario").first
    scenario.select_option(label="Strangled Shrine")
    dialog.get_by_role("button", name=player.words("open-table")).click()
    expect(dialog).to_be_hidden(timeout=PATIENCE)
    player.wait_for_question()
    mercenary = Mercenary.of(player)
    chance = Random(2)
    while not mercenary.figure("Briar Stalker").count():
        assert mercenary.clicks < 20
        mercenary.click_something(chance)
    assert findings(player.page) == []
    for _ in range(CLICKS):
        mercenary.click_something(chance)
