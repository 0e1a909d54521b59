"""The main screens of every game: all is said in one language, nothing is cut off or covered, and
everybody can read it, at a desk and on a phone.

Flows are played in one language each; here every game is looked at in the longer one.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from playwright.sync_api import ViewportSize, expect

from questhall.bots.playing import follow_hunch
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.saves import save

from .conftest import DESK, Guest
from .gloomhaven.endings import a_turn, nearly_won, one_has_left
from .gloomhaven.mercenary import Mercenary
from .languages import told_in
from .mage_knight import fights, own_boards
from .mage_knight.knight import Knight
from .oathsworn import positions as encounters
from .oathsworn.sworn import Sworn
from .player import Player
from .sealing import sealed
from .sword_and_sorcery import positions as quests
from .sword_and_sorcery.adventurer import Adventurer
from .test_reach import PHONE, findings, findings_in_both_lights, fits
from .thumb import UPRIGHT, out_of_reach
from .traveller import Traveller
from .words import Words

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NONE = (0.0, 0.0, 0.0)

# Games keep their names; so does the one word of a rulebook that is printed on cards.
PROPER = re.compile(
    r"Questhall|Sorcerer|Gloomhaven|Mage Knight|Oathsworn|Sword & Sorcery|English|Русский|Curse"
)
SIGNS = re.compile(r"[A-Z\d·.,:+ -]+")  # numbers of the ancients, colours of dice, keys


@dataclass
class Screen:
    """`shares`: what the map has of the height of a phone held upright, of a phone, of a desk;
    `scrolls`: on a phone there is more of it than is to be seen at once; `over`: it lies over the
    table."""

    name: str
    shares: tuple[float, float, float] = NONE
    scrolls: bool = False
    over: bool = False


Screens = Callable[[Player], Iterator[Screen]]

CHOICES = 60  # into a duel: there are minions, dice and a graveyard

# What is written and does not fit in the box that it is written in.
CUT_OFF = """() => {
  const hides = (way) => way === "hidden" || way === "clip";
  const written = (each) => [...each.childNodes].some((part) =>
    part.nodeType === Node.TEXT_NODE && part.textContent.trim() !== "");
  return [...document.querySelectorAll("body *")].flatMap((each) => {
    if (!each.checkVisibility() || !written(each)) return [];
    const {overflowX, overflowY, textOverflow, webkitLineClamp} = getComputedStyle(each);
    if (webkitLineClamp !== "none") return []; // it says itself that there is more
    const wide = hides(overflowX) && textOverflow !== "ellipsis"
      && each.scrollWidth > each.clientWidth + 1;
    const high = hides(overflowY) && each.closest("header, dialog, h1, h2, h3, h4") !== null
      && each.scrollHeight > each.clientHeight + 2; // the rest of a card is read on the large one
    return (wide || high) && each.clientWidth > 1 ? [each.innerText] : [];
  });
}"""

# All that is written, part by part.
WRITTEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && walker.currentNode.parentElement.checkVisibility()) found.push(text);
  }
  return found;
}"""


def is_foreign(text: str, words: Words) -> bool:
    """Is it left in another language, or not put into words at all?"""
    bare = PROPER.sub("", text)
    return not SIGNS.fullmatch(bare) and words.is_left_out(bare)


# -- the screens -----------------------------------------------------------------


@cache
def a_duel() -> bytes:
    game = find_game("sorcerer")
    match = Match.start(game, game.checked(Setup("duel", 2, {})), "layout")
    chance = Chance("layout")
    while len(match.choices) < CHOICES:
        follow_hunch(match, chance)
    return sealed(save(match))


def of_sorcerer(guest: Player) -> Iterator[Screen]:
    player = Traveller.of(guest)
    player.enter()
    expect(player.button("play-now").first).to_be_visible()
    yield Screen("the lobby", scrolls=True)
    player.button("set-up-table").first.click()
    yield Screen("a table is set up", scrolls=True, over=True)
    player.open_save(a_duel())
    yield Screen("a battle")
    player.page.set_viewport_size(DESK)
    expect(player.hand).to_be_in_viewport(ratio=1)
    player.button("rulebook").click()
    expect(player.page.get_by_role("region", name=player.words("rules"))).to_be_visible()
    yield Screen("the rulebook", over=True)
    player.page.keyboard.press("Escape")
    player.button("menu").click()
    yield Screen("the menu", over=True)


def of_gloomhaven(guest: Player) -> Iterator[Screen]:
    player = Mercenary.of(guest)
    player.open_save(nearly_won())
    yield Screen("choosing cards")
    player.open_save(one_has_left())
    yield Screen("an active card")
    player.open_save(a_turn())
    yield Screen("a turn", (0.3, 0.4, 0.4))


def of_mage_knight(guest: Player) -> Iterator[Screen]:
    player = Knight.of(guest)
    player.open_save(own_boards.as_much_as_there_can_be())
    yield Screen("the fullest board", (0.0, 0.35, 0.35))
    player.button("mage-knight-reference").click()
    for name in ("sites", "skills", "enemies"):
        tab = player.page.get_by_role("tab", name=player.words(f"mage-knight-{name}"), exact=True)
        tab.click()
        yield Screen(f"reference: {name}", over=True)
    player.open_save(fights.against_two_at_once())
    yield Screen("a fight")
    player.open_save(fights.unblocked_poison())
    yield Screen("damage")


def of_oathsworn(guest: Player) -> Iterator[Screen]:
    player = Sworn.of(guest)
    for prompt, turn in (("turn", 6), ("improve", 1), ("defend-with", 1)):
        player.open_save(encounters.asked(prompt, turn=turn))
        expect(player.page.locator(".own h3").first).to_be_visible()
        yield Screen(prompt, (0.4, 0.4, 0.4) if prompt == "turn" else NONE)
    player.open_save(encounters.asked("turn", turn=2, encounter="hush"))
    player.button("oathsworn-codex").click()
    yield Screen("the codex", over=True)


def of_sword_and_sorcery(guest: Player) -> Iterator[Screen]:
    player = Adventurer.of(guest)
    for prompt, quest in (("act", "q0"), ("effects", "q0"), ("decide", "q1"), ("emporium", "q2")):
        player.open_save(quests.asked(prompt, quest))
        if prompt != "decide":
            player.read_on()
        yield Screen(prompt)


SCREENS: dict[str, Screens] = {
    "sorcerer": of_sorcerer,
    "gloomhaven": of_gloomhaven,
    "mage_knight": of_mage_knight,
    "oathsworn": of_oathsworn,
    "sword_and_sorcery": of_sword_and_sorcery,
}


# -- looking at them -------------------------------------------------------------


def look_at(player: Player, screen: Screen) -> list[str]:
    """What is wrong with what is to be seen. It has come up on a phone held upright: there the log
    is folded, as it would lie over everything."""
    found = [
        f"foreign: {text}"
        for text in player.page.evaluate(WRITTEN)
        if is_foreign(text, player.words)
    ]
    for viewport, share in zip((UPRIGHT, PHONE, DESK), screen.shares, strict=True):
        player.page.set_viewport_size(viewport)
        wrong = faults(player, screen, viewport)
        if share:
            box = player.page.get_by_role("application").bounding_box()
            if box is None or box["height"] <= viewport["height"] * share:
                wrong.append(f"the map has not its share of the room: {box}")
        found += [f"{viewport['width']} x {viewport['height']}: {each}" for each in wrong]
    player.page.set_viewport_size(UPRIGHT)
    return [f"{screen.name}: {each}" for each in found]


def faults(player: Player, screen: Screen, viewport: ViewportSize) -> list[str]:
    page = player.page
    found: list[str] = []
    if not fits(player) and (viewport == DESK or not screen.scrolls):
        found.append("the page scrolls")
    if viewport == PHONE:
        return found
    found += [f"cut off: {text}" for text in page.evaluate(CUT_OFF)]
    if not screen.over:
        found += out_of_reach(page, "header button", 1)
    return found + (findings_in_both_lights(page) if viewport == DESK else findings(page))


@pytest.mark.parametrize("game", SCREENS)
@told_in("ru")
def test_every_screen_can_be_read(guest: Guest, language: str, game: str) -> None:
    player = guest(language, viewport=UPRIGHT)
    found = [fault for screen in SCREENS[game](player) for fault in look_at(player, screen)]
    assert not found, "\n".join(found)
