"""Several people: by invitation, at one screen, after a lost connection."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .hosting import Hall
from .player import PATIENCE, Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def is_asked(player: Player) -> bool:
    return player.page.title().startswith("●")


def take_turns(chance: Random, choices: int, *players: Player) -> None:
    """Whoever is asked plays, until so many choices are made."""
    goal = players[0].choices() + choices
    for _ in range(12 * choices):
        if players[0].choices() >= goal:
            return
        for player in players:
            if is_asked(player):
                player.click_something(chance)
    raise AssertionError(f"{choices} choices were not made")


def test_two_browsers_meet_by_the_invitation(guest: Guest) -> None:
    host, friend = guest(), guest("ru")
    host.set_up("person", "open")
    link = host.page.get_by_label(host.words("invitation"), exact=True).input_value()
    friend.sit(link, "Мария", seat=2)

    for player in (host, friend):
        expect(player.page.get_by_role("main")).to_be_visible(timeout=PATIENCE)
    expect(host.page.get_by_role("region", name="Мария", exact=True)).to_be_visible()
    take_turns(Random(2), 20, host, friend)

    assert host.cards()
    assert friend.cards()
    for card in set(friend.cards()) - set(host.cards()):
        assert not host.hand.get_by_role("button", name=card).count()
    assert not {*friend.asked} & {*host.asked}, "each is asked in their own language"


def test_people_talk(guest: Guest) -> None:
    host, friend = guest(), guest("ru")
    host.set_up("person", "open")
    friend.sit(host.page.get_by_label(host.words("invitation")).input_value(), "Мария", seat=2)
    for player in (host, friend):
        player.page.get_by_role("tab", name=player.words("chat")).click()
    friend.page.get_by_label(friend.words("say-something")).fill("Добрый вечер, Лондон!")
    friend.page.keyboard.press("Enter")
    panel = host.page.get_by_role("complementary", name=host.words("side-panel"))
    expect(panel.get_by_text("Добрый вечер, Лондон!")).to_be_visible()
    expect(panel.get_by_text("Мария")).to_be_visible()


def test_a_reload_keeps_the_position(guest: Guest) -> None:
    player = guest()
    player.set_up("person", "easy")
    player.make_choices(25, Random(3))
    before = player.standing()
    player.page.reload()
    player.wait_for_question()
    assert player.standing() == before
    player.make_choices(5, Random(3))


def test_the_table_comes_back_when_the_server_does(guest: Guest, tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    try:
        player = guest(at=hall, quiet=True)
        player.set_up("person", "easy")
        player.make_choices(25, Random(4))
        before = player.standing()
        hall.kill()
        lost = player.page.get_by_text(player.words("connection-lost"))
        expect(lost).to_be_visible(timeout=PATIENCE)
        hall.start()
        expect(lost).to_be_hidden(timeout=PATIENCE)
        player.wait_for_question()
        assert player.standing() == before
        player.make_choices(5, Random(4))
    finally:
        hall.close()


def on_top(player: Player) -> list[bool]:
    """Does the hand-over screen cover the page, at a grid of points all over it?"""
    covered: list[bool] = player.page.evaluate(
        """() => {
          const places = [...Array(10).keys()].map((place) => (place + 0.5) / 10);
          return places.flatMap((x) => places.map((y) => document
            .elementFromPoint(x * innerWidth, y * innerHeight)
            ?.closest("[role=dialog]") !== null));
        }"""
    )
    return covered


def test_the_hand_over_screen_hides_the_hand(guest: Guest) -> None:
    player = guest()
    words, page = player.words, player.page
    player.set_up("person", "person")
    veil = page.get_by_role("dialog", name=words("hand-over"), exact=True)
    show = player.button("show-my-cards")
    chance = Random(5)
    hands: list[list[str]] = []
    for _ in range(60):
        player.look()
        if veil.count():
            assert all(on_top(player)), "something of the table can be seen"
            page.keyboard.press("Tab")
            page.keyboard.press("Tab")
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('main')") is None
            assert not page.get_by_role("complementary", name=words("large-card")).count()
            show.click()
            expect(veil).to_be_hidden()
            hands.append(player.cards())
        player.click_something(chance)
        if len(hands) > 6 and hands[-1] and hands[-2]:
            break
    assert hands[-1] != hands[-2], "each has a hand of their own"


def test_open_hands_need_no_hand_over(guest: Guest) -> None:
    player = guest()
    words, page = player.words, player.page
    player.set_up("person", "person")
    veil = page.get_by_role("dialog", name=words("hand-over"), exact=True)
    chance = Random(6)
    for _ in range(60):
        player.look()
        if veil.count():
            break
        player.click_something(chance)
    veil.get_by_label(words("open-hands")).check()
    player.button("show-my-cards").click()
    for _ in range(10):
        player.click_something(chance)
        player.look()
        assert not veil.count()
