"""Going back: undo, the history, the replay of a finished game, another game from there."""

from random import Random

import pytest
from playwright.sync_api import Locator, Position, expect

from .conftest import Guest
from .player import PATIENCE, Player

BESIDE_WORDS = Position(x=3, y=3)  # of a line of the log

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.words("history"))


def resign(player: Player) -> None:
    player.button("menu").click()
    player.button("resign").click()
    player.button("resign").click()
    expect(player.result).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("by_key", [False, True], ids=["button", "key"])
def test_undo_brings_back_the_question(guest: Guest, by_key: bool) -> None:
    player = guest()
    player.set_up("person", "easy")
    chance = Random(7)
    player.make_choices(12, chance)
    before = player.standing()
    while player.choices() == before[2]:
        player.click_something(chance)
        player.look()
    if by_key:
        player.page.keyboard.press("z")
    else:
        player.page.get_by_role("button", name=player.words("undo")).click()
    expect(slider(player)).to_have_attribute("max", str(before[2]))
    assert player.standing() == before


def test_the_history_shows_what_was(guest: Guest) -> None:
    player = guest()
    words, page = player.words, player.page
    player.set_up("person", "easy")
    player.make_choices(20, Random(8))
    now = player.standing()
    slider(player).press("Home")
    expect(player.bar.get_by_text(words("looking-back", at=0))).to_be_visible()
    assert player.cards() == []
    player.button("step-forward").click()
    expect(player.bar.get_by_text(words("looking-back", at=1))).to_be_visible()
    page.keyboard.press("]")
    expect(player.bar.get_by_text(words("looking-back", at=2))).to_be_visible()
    player.button("back-to-now").first.click()
    player.look()
    assert player.standing() == now


def test_a_finished_game_is_replayed_and_forked(guest: Guest) -> None:
    player = guest()
    words, page = player.words, player.page
    player.set_up("person", "easy")
    player.make_choices(20, Random(9))
    hand, far = player.cards(), player.choices()
    resign(player)
    expect(player.result.get_by_role("heading", name=words("you-lost"))).to_be_visible()
    finished = page.url
    player.enter()
    page.get_by_text(words("finished-games", count=1)).click()
    page.get_by_role("link", name=words("you-lost")).click()
    player.button("look-again").click()
    assert page.url == finished

    slider(player).fill(str(far - 1))
    expect(player.bar.get_by_text(words("looking-back", at=far - 1))).to_be_visible()
    player.button("step-forward").click()
    player.button("step-back").click()
    expect(player.bar.get_by_text(words("looking-back", at=far - 1))).to_be_visible()
    player.button("fork-here").click()
    page.wait_for_url(lambda url: url != finished)
    player.look()
    assert player.choices() >= far - 1
    assert set(player.cards()) & set(hand)
    player.make_choices(3, Random(9))


def test_a_rematch_is_laid_at_a_new_table(guest: Guest) -> None:
    player = guest()
    player.set_up("person", "easy")
    player.make_choices(3, Random(10))
    resign(player)
    finished = player.page.url
    player.button("rematch").click()
    player.page.wait_for_url(lambda url: url != finished)
    player.look()
    assert not player.result.count()
    player.make_choices(3, Random(10))


def test_a_finished_game_is_played_again_act_by_act(guest: Guest) -> None:
    player = guest(motion=True)
    page = player.page
    page.add_init_script("localStorage.setItem('questhall.speed', 'fast')")
    player.set_up("person", "easy")
    player.make_choices(6, Random(9))
    resign(player)
    page.keyboard.press("Escape")
    slider(player).press("Home")
    expect(player.bar.get_by_text(player.words("looking-back", at=0))).to_be_visible()
    player.button("replay-play").click()
    expect(page.locator("[data-actor]")).to_be_visible()
    expect(player.button("replay-stop")).to_have_count(0)
    expect(slider(player)).to_have_js_property("value", slider(player).get_attribute("max"))


def test_a_line_of_the_log_is_seen_again(guest: Guest) -> None:
    player = guest(motion=True)
    page = player.page
    page.add_init_script("localStorage.setItem('questhall.speed', 'fast')")
    player.set_up("person", "easy")
    player.make_choices(8, Random(9))
    before = player.standing()
    line = player.log.get_by_role("listitem").last
    line.click(position=BESIDE_WORDS)
    expect(page.locator("[data-actor]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-actor]")).to_have_count(0)
    player.log.get_by_role("button", name=player.words("see-again")).last.click()
    expect(page.locator("[data-actor]")).to_be_visible()
    expect(page.locator("[data-actor]")).to_have_count(0)
    player.look()
    assert player.standing() == before
