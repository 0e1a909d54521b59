"""The pictures of the README, of real tables: QUESTHALL_SCREENSHOTS=1 takes them anew; without it
the main screens must look as they do there."""

import os
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Error, ViewportSize, expect

from .conftest import Guest
from .gloomhaven.campaigns import after_the_first_scenario, many_evenings
from .gloomhaven.member import Member
from .gloomhaven.mercenary import Mercenary
from .mage_knight.fights import against_a_keep
from .mage_knight.knight import Knight
from .oathsworn.positions import asked
from .oathsworn.reader import Reader
from .oathsworn.sworn import Sworn
from .painting import painted
from .player import Player
from .sword_and_sorcery.adventurer import Adventurer
from .sword_and_sorcery.positions import asked as asked_on_a_quest
from .sword_and_sorcery.test_campaign import Companion
from .sword_and_sorcery.test_quest import something_is_advised

pytestmark = [pytest.mark.browser, pytest.mark.slow]

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
LARGEST = 300_000
TAKING = os.environ.get("QUESTHALL_SCREENSHOTS") == "1"

# Pictures are compared at this size, where letters weigh little: a number, a name or a card may
# change; a colour, a place or a picture that is missing may not.
SMALL = (160, 90)
ALIKE = 36  # of 255, in any of the three colours
TOLERANCE = 0.05  # the part of the picture that may differ

changing = pytest.mark.skipif(
    not TAKING, reason="bots choose freely and days pass: it always differs"
)


def keep(player: Player, name: str) -> None:
    """Keep a picture of the page, in so few colours that it is small; or compare it."""
    player.page.keyboard.press("Shift")  # what is told of the time before goes at any key
    player.page.wait_for_load_state("networkidle")  # icons come one by one
    player.page.evaluate("document.fonts.ready.then(() => {})")
    with painted(player.page):
        taken = player.page.screenshot(animations="disabled")
    path = IMAGES / f"{name}.png"
    picture = Image.open(BytesIO(taken)).convert("RGB")
    if not TAKING:
        different = difference(Image.open(path).convert("RGB"), picture)
        assert different <= TOLERANCE, f"{different:.0%} of it looks different from {path}"
        return
    colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1)
    picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path} is too large"


def difference(kept: Image.Image, taken: Image.Image) -> float:
    """The part of the picture that looks different."""
    if kept.size != taken.size:
        return 1.0
    small = [each.resize(SMALL, Image.Resampling.BOX) for each in (kept, taken)]
    red, green, blue = ImageChops.difference(*small).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[ALIKE:]) / (SMALL[0] * SMALL[1])


def test_a_missing_picture_is_noticed_and_a_changed_number_is_not() -> None:
    kept = Image.open(IMAGES / "lobby.png").convert("RGB")
    renumbered, bare = kept.copy(), kept.copy()
    renumbered.paste((255, 255, 255), (300, 380, 330, 396))
    bare.paste((0, 0, 0), (24, 60, 258, 280))
    assert difference(kept, renumbered) <= TOLERANCE < difference(kept, bare)


def play_on(player: Player, choices: int, seed: int) -> None:
    """As a bot would, so that the picture shows a game that makes sense."""
    chance = Random(seed)
    goal = player.choices() + choices
    while player.choices() < goal:
        advice = player.bar.get_by_role("button", name=player.words("hint-says", option="").strip())
        player.page.keyboard.press("h")
        try:
            advice.click(timeout=4000)
        except Error:
            player.click_something(chance)
        player.look()
    player.page.mouse.move(0, 0)


def test_lobby(guest: Guest) -> None:
    player = guest()
    player.enter()
    expect(player.button("play-now").first).to_be_visible()
    keep(player, "lobby")


@changing
@pytest.mark.parametrize("language", ["en", "ru"])
def test_duel(guest: Guest, language: str) -> None:
    player = guest(language)
    player.set_up("person", "normal")
    play_on(player, 70, 1)
    keep(player, f"duel-{language}")
    if language == "ru":
        return
    player.hand.get_by_role("button").first.hover()
    expect(
        player.page.get_by_role("complementary", name=player.words("large-card"))
    ).to_be_visible()
    keep(player, "card")
    player.page.mouse.move(0, 0)
    player.button("rulebook").click()
    expect(player.page.get_by_role("region", name=player.words("rules"))).to_contain_text("SO-")
    keep(player, "rulebook")
    player.page.keyboard.press("Escape")
    player.button("menu").click()
    player.button("to-light").click()
    player.button("close").last.click()
    keep(player, "light")
    player.page.set_viewport_size(ViewportSize(width=844, height=390))
    player.page.get_by_role("complementary").get_by_role(
        "button", name=player.words("close")
    ).click()
    keep(player, "phone")


@changing
def test_royale(guest: Guest) -> None:
    player = guest()
    player.set_up("person", "easy", "easy", "easy", format="Battle Royale", players=4)
    play_on(player, 90, 2)
    keep(player, "royale")


@changing
@pytest.mark.parametrize("language", ["en", "ru"])
def test_gloomhaven(guest: Guest, language: str) -> None:
    player = Mercenary.of(guest(language))
    player.sit_down("person", "person")
    play_on(player, 45, 1)
    player.play_until(player.halves(), Random(2), player.clicks + 60)
    keep(player, f"gloomhaven-{language}")


@changing
@pytest.mark.parametrize(
    ("language", "name", "players"),
    [
        ("en", "The Ashen Company", ["Ada", "Boris", "Vera"]),
        ("ru", "Пепельный отряд", ["Ада", "Борис", "Вера"]),
    ],
)
def test_a_campaign(
    guest: Guest, tmp_path: Path, language: str, name: str, players: list[str]
) -> None:
    member = Member(guest(language))
    member.opens_file(many_evenings(name, players), name, tmp_path)
    expect(member.history.first).to_be_visible()
    member.page.mouse.move(0, 0)
    keep(member.player, f"campaign-{language}")


@changing
def test_a_campaign_in_town(guest: Guest, tmp_path: Path) -> None:
    member = Member(guest())
    member.goes_on(after_the_first_scenario(), "The Ashen Company", tmp_path)
    member.return_to_town()
    member.level_up()
    expect(member.thing("goods")).to_be_visible()
    member.page.keyboard.press("l")
    member.page.mouse.move(0, 0)
    keep(member.player, "gloomhaven-town-en")


@changing
@pytest.mark.parametrize("language", ["en", "ru"])
def test_mage_knight(guest: Guest, language: str) -> None:
    player = Knight.of(guest(language))
    player.sit_down("person")
    play_on(player, 40, 1)
    player.play_until(player.parts(), Random(2), player.clicks + 60)
    keep(player, f"mage-knight-{language}")


def test_a_fight_of_mage_knight(guest: Guest) -> None:
    player = Knight.of(guest())
    player.open_save(against_a_keep())
    player.page.mouse.move(0, 0)
    keep(player, "mage-knight-fight")


def test_an_encounter_of_oathsworn(guest: Guest) -> None:
    player = Sworn.of(guest())
    player.open_save(asked("declare", turn=2))
    expect(player.attack).to_be_visible()
    player.page.mouse.move(0, 0)
    keep(player, "oathsworn-encounter-en")


@changing
def test_a_story_of_oathsworn(guest: Guest) -> None:
    player = Reader.of(guest())
    player.begin()
    player.until(Random(1), "main .answers button[data-thing^='beat:']")
    player.page.mouse.move(0, 0)
    keep(player, "oathsworn-story-en")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_quest_of_sword_and_sorcery(guest: Guest, language: str) -> None:
    player = Adventurer.of(guest(language))
    player.open_save(asked_on_a_quest("effects", "q1", "3", something_is_advised))
    expect(player.attack).to_be_visible()
    player.page.mouse.move(0, 0)
    keep(player, f"sword-and-sorcery-{language}")


@changing
def test_a_campaign_of_sword_and_sorcery(guest: Guest) -> None:
    ada = Companion(guest())
    ada.begin("The Woken", "Ada")
    ada.play()
    player = Adventurer.of(ada.player)
    player.wait_for_question()
    player.play_to_the_end(Random(5), 500)
    ada.go_on()
    expect(ada.history).to_have_count(1)
    keep(player, "sword-and-sorcery-campaign-en")
