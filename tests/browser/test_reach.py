"""For everybody: keyboard, small screens, nothing that axe finds serious, help at hand."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, Guest
from .painting import painted
from .player import PATIENCE, Player
from .sorcerer.duellist import Duellist
from .sorcerer.positions import asked

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = ViewportSize(width=844, height=390)

# The rules of axe that look at colours, and those that depend on what has room besides.
COLOURS = ("color-contrast", "link-in-text-block")
LOOKS = (*COLOURS, "scrollable-region-focusable")
LENIENT = "region"  # it looks at everything, and nothing that it finds is serious

STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""


def findings(page: Page, *rules: str) -> list[str]:
    """What axe calls serious or critical, by all rules or by these. Evaluated, because the page
    allows no foreign script."""
    options = {"runOnly": list(rules)} if rules else {"rules": {LENIENT: {"enabled": False}}}
    with painted(page):
        page.evaluate(STILL)  # colours that are still changing are no finding
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = page.evaluate(
            "options => axe.run(document, {...options, resultTypes: ['violations']})", options
        )
    return [
        f"{each['impact']} {each['id']}: {each['help']}\n"
        + "\n".join(
            f"    {json.dumps(node['target'])} {node.get('failureSummary', '')}"
            for node in each["nodes"][:4]
        )
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def findings_in_both_lights(page: Page) -> list[str]:
    """The same by candle-light and by daylight, which changes nothing but colours; it stays
    dark."""
    found = findings(page)
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        if theme == "light":
            found += [f"by daylight: {each}" for each in findings(page, *COLOURS)]
    return found


def fits(player: Player) -> bool:
    """Is there nothing to scroll to on this page?"""
    return bool(
        player.page.evaluate(
            """() => {
              const page = document.scrollingElement;
              return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
            }"""
        )
    )


def test_a_card_named_in_the_question_leaves_the_answers_in_sight(guest: Guest) -> None:
    player = Duellist.of(guest())
    player.open_save(asked("weaken"))
    name = player.bar.locator("strong").get_by_role("button")
    name.first.hover()
    large = player.page.get_by_role("complementary", name=player.words("large-card"))
    expect(large).to_be_visible()
    card, bar = large.bounding_box(), player.bar.bounding_box()
    assert card is not None
    assert bar is not None
    assert card["y"] >= bar["y"] + bar["height"]


COVERED = """() => {
  const cards = [...document.querySelectorAll("ul.hand > li")]
    .map((card) => card.getBoundingClientRect());
  return cards.slice(1).map((card, place) => cards[place].right - card.left);
}"""
TURN = 10  # pixels: the cards of a fan are turned a little


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_no_card_of_a_large_hand_covers_another(guest: Guest, viewport: ViewportSize) -> None:
    player = guest(viewport=viewport)
    player.set_up("person", "easy")
    chance = Random(14)
    meditate = player.bar.get_by_role("button", name="Meditate: draw 2 cards")
    while len(player.cards()) < 9:
        player.look()
        if meditate.count():
            meditate.click()
        else:
            player.click_something(chance)
        player.look()
    player.page.mouse.move(0, 0)
    assert max(player.page.evaluate(COVERED)) < TURN


def test_a_phone_in_landscape_shows_and_plays(guest: Guest) -> None:
    player = guest(viewport=PHONE, touch=True)
    player.set_up("person", "easy")
    chance = Random(12)
    for _ in range(60):
        player.click_something(chance)
    player.look()
    assert fits(player)
    expect(player.bar).to_be_in_viewport(ratio=1)
    expect(player.hand).to_be_in_viewport(ratio=0.95)


def focused(page: Page) -> str:
    """What the keyboard is on, as it is called; nothing if that cannot be chosen."""
    name: str = page.evaluate(
        """() => {
          const now = document.activeElement;
          return now.matches("button") ? now.ariaLabel ?? now.innerText : "";
        }"""
    )
    return name


def test_moves_without_the_mouse(guest: Guest) -> None:
    player = guest()
    words, page = player.words, player.page
    player.enter()
    expect(player.button("play-now").first).to_be_visible()
    while page.evaluate("document.activeElement.innerText.trim()") != words("play-now"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    by_digit = by_enter = 0
    while by_digit < 3 or by_enter < 3:
        sight = player.look()
        before = player.choices()
        if sight.answers and by_digit <= by_enter:
            page.keyboard.press("1")
            by_digit += 1
        elif sight.things:
            for _ in range(80):
                page.keyboard.press("Tab")
                if focused(page).endswith(f", {words('can-choose')}"):
                    break
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", "the focus can be seen"
            page.keyboard.press("Enter")
            by_enter += 1
        else:
            page.keyboard.press("1")
        player.look()
        assert player.clicks == 0
        assert player.choices() >= before


def test_arrows_walk_over_the_table(guest: Guest) -> None:
    player = guest()
    player.play_now()
    chance = Random(13)
    while player.look().things < 3:
        player.click_something(chance)
    seen = []
    for arrow in ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]:
        player.page.keyboard.press(arrow)
        seen.append(focused(player.page))
    assert all(seen)
    assert len({*seen}) >= 3, seen


def test_the_rulebook_opens_at_the_rule_of_the_question(guest: Guest) -> None:
    player = guest("ru")
    words, page = player.words, player.page
    player.play_now()
    rule = player.bar.get_by_role("button", name=words("open-rule", rule="SO-"))
    number = rule.inner_text().strip()
    rule.click()
    book = page.get_by_role("region", name=words("rulebook"), exact=True)
    opened = book.locator("small").get_by_text(number, exact=True)
    expect(opened).to_be_in_viewport()
    book.get_by_label(words("search-rules")).fill("кубик")
    rules = book.get_by_role("region", name=words("rules"))
    expect(rules.get_by_text("кубик").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_hint_shows_what_the_bot_would_do(guest: Guest) -> None:
    player = guest()
    player.play_now()
    player.page.get_by_role("button", name=player.words("hint")).click()
    said = player.words("hint-says", option="").strip()
    advice = player.bar.get_by_role("button", name=said)
    expect(advice).to_be_visible(timeout=PATIENCE)
    before = player.choices()
    advice.click()
    expect(advice).to_be_hidden()
    player.look()
    assert player.choices() > before
