"""The map stays where its player has left it."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .gloomhaven.endings import a_turn
from .gloomhaven.mercenary import Mercenary
from .sword_and_sorcery.adventurer import Adventurer
from .sword_and_sorcery.positions import asked

pytestmark = [pytest.mark.browser, pytest.mark.slow]

READABLE = 56


def camera(player: Mercenary) -> tuple[float, float, float]:
    drawn = player.map.locator("> g").get_attribute("transform") or ""
    x, y, scale = re.findall(r"-?[\d.]+(?:e-?\d+)?", drawn)
    return float(x), float(y), float(scale)


def sitting(guest: Guest) -> Mercenary:
    player = Mercenary.of(guest())
    player.open_save(a_turn())
    return player


def test_hexes_can_be_read_and_questions_do_not_move_them(guest: Guest) -> None:
    player = sitting(guest)
    hex = player.map.locator("[data-thing^='hex:']").first.bounding_box()
    assert hex is not None
    assert hex["width"] >= READABLE - 2  # a hex keeps a joint around it
    before = camera(player)
    player.halves().first.focus()
    player.page.keyboard.press("Enter")
    player.wait_for_question()
    assert camera(player) == before


def test_the_wheel_magnifies_by_as_much_as_it_turns(guest: Guest) -> None:
    player = sitting(guest)
    box = player.map.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    scales = [camera(player)[2]]
    for turn in (-20, -120):
        player.page.mouse.wheel(0, turn)
        player.page.wait_for_function(
            "([map, scale]) => !map.querySelector('g').getAttribute('transform')"
            ".includes(`scale(${scale})`)",
            arg=[player.map.element_handle(), scales[-1]],
        )
        scales.append(camera(player)[2])
    first, little, much = scales
    assert 1 < little / first < much / little


def test_whoever_acts_does_not_stand_under_the_buttons(guest: Guest) -> None:
    player = Adventurer.of(guest())
    player.open_save(asked("effects", "q1"))
    expect(player.attack).to_be_visible()
    actor = player.map.locator(".active .turn").bounding_box()
    tools = player.button("zoom-in").bounding_box()
    assert actor
    assert tools
    assert actor["y"] + actor["height"] <= tools["y"]
