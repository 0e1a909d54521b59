"""A game of another package: installed from its wheel it stands in the lobby and is played there,
without a line of client code. So is one that has campaigns."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from questhall.new_game import write_game

from .conftest import DESK, Guest
from .hosting import Hall
from .player import Player
from .test_reach import findings_in_both_lights, fits
from .thumb import UPRIGHT, out_of_reach

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "night_market"
TITLE = "Night market"
MOST_CLICKS = 60

# A game with campaigns that the client does not know.
ELSEWHERE = """
from questhall.games.gloomhaven import Gloomhaven

class Elsewhere(Gloomhaven):
    id = "elsewhere"

GAME = Elsewhere()
"""


def pip(*words: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def lay_beside(installed: Path) -> None:
    (installed / "elsewhere.py").write_text(ELSEWHERE)
    facts = installed / "elsewhere-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[questhall.games]\nelsewhere = elsewhere:GAME\n")


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall beside whose own games lies a new one, as pip has put it there."""
    folder = tmp_path_factory.mktemp("foreign")
    write_game(GAME, folder / "source")
    here = ("--no-deps", "--no-index")
    pip("wheel", *here, "--no-build-isolation", "-w", folder / "wheels", folder / "source")
    (wheel,) = (folder / "wheels").glob("*.whl")
    pip("install", *here, "--target", folder / "installed", wheel)
    lay_beside(folder / "installed")
    hall = Hall(folder, PYTHONPATH=str(folder / "installed"))
    yield hall
    hall.close()


def shelved(player: Player, title: str = TITLE) -> Locator:
    player.enter()
    return player.page.get_by_role("article").filter(has_text=title)


def begin(player: Player) -> None:
    shelved(player).get_by_role("button", name=player.words("play-now")).click()
    player.wait_for_question()


@pytest.mark.parametrize("viewport", [DESK, UPRIGHT], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game(guest: Guest, foreign: Hall, language: str, viewport: ViewportSize) -> None:
    player = guest(language, viewport, foreign, touch=viewport == UPRIGHT)
    begin(player)
    assert fits(player), "the page scrolls"
    assert out_of_reach(player.page, f"{player.things}, {player.answers}") == []
    assert findings_in_both_lights(player.page) == []
    player.play_to_the_end(Random(4), MOST_CLICKS)
    expect(player.result).to_be_visible()
    assert findings_in_both_lights(player.page) == []


def test_it_has_all_that_a_table_has(guest: Guest, foreign: Hall) -> None:
    player = guest(at=foreign)
    page, words = player.page, player.words
    shelved(player).get_by_role("button", name=words("set-up-table")).click()
    page.get_by_role("dialog").get_by_text("3", exact=True).click()
    player.button("open-table").click()
    player.wait_for_question()
    others = page.get_by_role("group", name=words("generic-others"))
    expect(others.get_by_role("region", name=words("kind-bot"))).to_have_count(2)
    player.take_advice()
    player.look()
    assert player.choices() > 1
    page.keyboard.press("1")
    player.look()
    history = page.get_by_role("slider", name=words("history"))
    made = str(player.choices())
    player.button("undo").click()
    expect(history).not_to_have_attribute("max", made)
    player.button("rulebook").click()
    expect(page.get_by_text("Whoever played the highest card gets a point")).to_be_visible()
    page.keyboard.press("Escape")
    player.button("generic-codex").click()
    cards = page.get_by_role("dialog", name=words("generic-codex"))
    cards.get_by_role("searchbox").fill("dragon")
    expect(cards.get_by_text("Dragon").first).to_be_visible()
    assert findings_in_both_lights(page) == []


def test_a_campaign_of_it(guest: Guest, foreign: Hall) -> None:
    player = guest("ru", at=foreign)
    words = player.words
    shelved(player, "Elsewhere").get_by_role("button", name=words("campaign-begin")).click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label(words("campaign-name")).fill("Далеко")
    dialog.get_by_role("button", name=words("campaign-begin")).click()
    ledger = player.page.get_by_role("region", name=words("generic-ledger"))
    expect(ledger.get_by_text("Black barrow")).to_be_visible()
    assert findings_in_both_lights(player.page) == []
