"""What happens is shown: every blow, roll and reveal, in every game, before anybody is asked."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from . import stage
from .conftest import DESK, Guest
from .gloomhaven.mercenary import Mercenary
from .languages import told_in
from .mage_knight.knight import Knight
from .oathsworn import positions as encounters
from .oathsworn.sworn import Sworn
from .player import Player
from .sword_and_sorcery import positions as quests
from .sword_and_sorcery.adventurer import Adventurer

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

Sit = Callable[[Player], Player]
LARGE = ViewportSize(width=1920, height=1080)
PHONE = ViewportSize(width=390, height=844)
CLICKS = 40
MOST_CLICKS = 3_000
# Nothing is on the stage, or the end waits until somebody has seen enough.
AT_REST = "() => !document.querySelector('[data-actor]') || document.querySelector('.decided')"
FAST = "localStorage.setItem('questhall.speed', 'fast')"


def duel(player: Player) -> Player:
    player.set_up("person", "easy")
    return player


def scenario(player: Player) -> Player:
    mercenary = Mercenary.of(player)
    mercenary.sit_down("person")
    return mercenary


def quest_of_a_knight(player: Player) -> Player:
    knight = Knight.of(player)
    knight.sit_down("person")
    return knight


def encounter(player: Player) -> Player:
    sworn = Sworn.of(player)
    sworn.open_save(encounters.asked("turn", turn=2))
    return sworn


def quest(player: Player) -> Player:
    adventurer = Adventurer.of(player)
    adventurer.open_save(quests.asked("effects"))
    return adventurer


GAMES = [duel, scenario, quest_of_a_knight, encounter, quest]


def sit_down(guest: Guest, language: str, sit: Sit, screen: ViewportSize = DESK) -> Player:
    player = guest(language, viewport=screen, touch=screen is PHONE, motion=True)
    player.page.add_init_script(FAST)
    stage.record(player.page)
    return sit(player)


def play(player: Player, chance: Random, most: int) -> bool:
    """Click what is in gold, and see to its end what that leads to. Is the game over?"""
    for _ in range(most):
        see_all(player)
        if player.click_something(chance).over:
            return True
    return False


def see_all(player: Player) -> None:
    """Until somebody is asked, or the game is over."""
    while player.look(or_act=True).acts:
        player.page.wait_for_function(AT_REST)
        watch = player.button("watch-on")
        if watch.count():
            watch.click()


def check(player: Player) -> int:
    """What was told was seen, and leads to what the server says. How many acts nobody may miss."""
    see_all(player)
    expect(player.page.locator("[data-actor]")).to_have_count(0)
    stage.check_acts_lead_there(player.page)
    return stage.check_nothing_was_missed(player.page)


def check_drawn(player: Player) -> None:
    """What is drawn in the end is what the server says: it is drawn alike by who has just come."""
    before = stage.drawn(player.page)
    player.page.reload()
    player.look()
    assert stage.drawn(player.page) == before


@pytest.mark.parametrize("sit", GAMES)
def test_everything_weighty_is_seen(guest: Guest, sit: Sit) -> None:
    player = sit_down(guest, "ru", sit)
    play(player, Random(3), CLICKS)
    check(player)
    assert stage.shown(player.page), "nothing has happened"


@pytest.mark.sampled(0)
@pytest.mark.parametrize("screen", [DESK, LARGE, PHONE], ids=["desk", "large", "phone"])
@pytest.mark.parametrize("sit", GAMES)
@told_in("en")
def test_a_whole_game_is_seen(guest: Guest, language: str, sit: Sit, screen: ViewportSize) -> None:
    player = sit_down(guest, language, sit, screen)
    assert play(player, Random(1), MOST_CLICKS), "it comes to no end"
    assert check(player) > 0
    check_drawn(player)
