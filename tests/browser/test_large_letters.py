"""Large letters and high contrast: on no main screen is anything cut off or out of reach."""

import pytest
from playwright.sync_api import ViewportSize

from .conftest import DESK, Guest
from .languages import told_in
from .test_layout import CUT_OFF, SCREENS
from .test_reach import LOOKS, findings, fits
from .thumb import UPRIGHT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LARGE = "localStorage.setItem('questhall.letters', '130')"
CLEAR = "localStorage.setItem('questhall.contrast', 'high')"
GREAT: ViewportSize = {"width": 1920, "height": 1080}


@pytest.mark.parametrize("game", SCREENS)
@told_in("ru")
def test_large_letters_are_not_cut_off(guest: Guest, language: str, game: str) -> None:
    player = guest(language, viewport=UPRIGHT)
    player.page.add_init_script(f"{LARGE};{CLEAR}")
    found: list[str] = []
    for screen in SCREENS[game](player):
        for size in (DESK, GREAT):
            player.page.set_viewport_size(size)
            place = f"{screen.name}, {size['width']} wide"
            cut = player.page.evaluate(CUT_OFF)
            found += [f"{place}: cut off: {text!r}" for text in cut]
            if not screen.scrolls and not fits(player):
                found.append(f"{place}: it does not fit")
        found += [f"{screen.name}: {each}" for each in findings(player.page, *LOOKS)]
        player.page.set_viewport_size(UPRIGHT)
    assert not found, "\n".join(found)
