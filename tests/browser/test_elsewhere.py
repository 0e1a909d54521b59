"""One seat on two devices: the link of the first lets the second in, and is worth nothing after."""

import pytest
from playwright.sync_api import expect

from .conftest import Guest
from .thumb import UPRIGHT

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_phone_takes_the_seat_with_it(guest: Guest) -> None:
    desk = guest("en")
    desk.set_up("person", "easy")
    desk.button("menu").click()
    desk.page.get_by_role("button", name="Continue on another device").click()
    dialog = desk.page.get_by_role("dialog", name="Continue on another device")
    expect(dialog.get_by_role("img")).to_be_visible()
    link = dialog.get_by_role("textbox").input_value()

    phone = guest("en", viewport=UPRIGHT)
    phone.page.goto(link)
    expect(phone.page.get_by_text("This device now holds the seat.")).to_be_visible()
    expect(dialog.get_by_role("status")).to_contain_text("Another device now holds your seat")
    assert "#" not in phone.page.url, "the code is used up, and nobody passes it on"
    dialog.get_by_role("button", name="Sign them out").click()
    expect(dialog).to_contain_text("No other device")

    stranger = guest("en", viewport=UPRIGHT, quiet=True)
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("This code isn’t valid")).to_be_visible()
