"""How smoothly the largest map is drawn: `PYTHONPATH=src .venv/bin/python -m benchmarks.frames`.

Starts a server of its own on a loopback port and opens the scenario of Gloomhaven with the largest
map in Chromium, in the middle of a round. The map is dragged, magnified, and played on by hints
with all that moves. The page itself notes how far its frames lie apart; the browser's own trace
tells how long the page's thread was at work for each, and how long the threads that paint (here
without a graphics card), in time of a processor, so that whatever else the machine does is left
out. Page and painters work side by side: less than 16.7 ms each leaves room for 60 frames a second.
"""

import argparse
import json
import math
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from questhall.bots.playing import follow_hunch
from questhall.games.gloomhaven import GAME
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.gloomhaven.mercenary import Mercenary
from tests.browser.hosting import Hall
from tests.browser.player import PATIENCE, Player
from tests.browser.sealing import sealed
from tests.browser.words import Words

Event = dict[str, Any]

LARGEST = 40  # the scenario whose map has the most hexes
SCREENS = {
    "1280 x 720": ViewportSize(width=1280, height=720),
    "1920 x 1080": ViewportSize(width=1920, height=1080),
}
CATEGORIES = ["devtools.timeline", "toplevel"]
FRAME = "Layerize"  # comes once for each frame in which something has changed
PAINTS = "TaskGraphRunner::RunTask"
THOUSAND = 1000  # of what a trace counts in, for a millisecond
TURNS = 3  # of a circle, in which the map is dragged
STEPS = 60  # to each of them
REACH = 160  # pixels
NOTCHES = 40
ANSWERS = 3
SHOWN = 4000  # milliseconds in which an answer is played

RECORD = """() => {
  const deltas = (window.deltas = []);
  let last = performance.now();
  const note = (now) => {
    deltas.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


HEAD = """\
| | frames | ms from one to the next, median / 95 % | ms of work, median / 95 % | ms of painting |
|---|---|---|---|---|"""


@dataclass
class Measured:
    """`apart`: milliseconds from one frame to the next; of a processor, for each of them, `work` of
    the page and on average `paint`."""

    apart: list[float]
    work: list[float]
    paint: float

    def row(self, name: str) -> str:
        apart, work = _two(self.apart), _two(self.work)
        return f"| {name} | {len(self.apart)} | {apart} | {work} | {self.paint:.1f} |"


def _two(numbers: list[float]) -> str:
    """The middle one, and the one that 95 of 100 do not exceed."""
    return f"{statistics.median(numbers):.1f} / {statistics.quantiles(numbers, n=20)[-1]:.1f}"


def largest_map() -> bytes:
    """In the middle of a round; all rooms lie there, open or as outlines."""
    match = Match.start(GAME, GAME.checked(Setup("party", 2, {"scenario": LARGEST})), "frames")
    chance = Chance("frames")
    while match.pending[0].prompt != "ability":
        follow_hunch(match, chance)
    return sealed(save(match))


# -- what is done on the map -----------------------------------------------------


def drag(player: Mercenary) -> None:
    """In circles, as fast as the page takes it."""
    x, y = _middle(player)
    mouse = player.page.mouse
    mouse.move(x + REACH, y)
    mouse.down()
    for step in range(TURNS * STEPS):
        angle = step * math.tau / STEPS
        mouse.move(x + REACH * math.cos(angle), y + REACH * math.sin(angle))
    mouse.up()


def magnify(player: Mercenary) -> None:
    """Closer and further."""
    player.page.mouse.move(*_middle(player))
    for notch in range(NOTCHES):
        player.page.mouse.wheel(0, -120 if notch % 10 < 5 else 120)
        player.page.evaluate("new Promise(requestAnimationFrame)")


def play_on(player: Mercenary) -> None:
    """By hints; whoever acts walks and strikes meanwhile."""
    for _ in range(ANSWERS):
        player.take_advice()
        player.page.wait_for_timeout(SHOWN)
        player.wait_for_question()


def _middle(player: Mercenary) -> tuple[float, float]:
    box = player.map.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


DONE: dict[str, Callable[[Mercenary], None]] = {
    "dragging": drag,
    "magnifying": magnify,
    "playing on": play_on,
}


# -- what the browser says of it -------------------------------------------------


def measured(browser: Browser, page: Page, done: Callable[[], None]) -> Measured:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("window.deltas.length = 0")
    done()
    apart: list[float] = page.evaluate("window.deltas")
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    work = work_of_frames(page_thread(events))
    return Measured(apart, work, painting(events) / len(work))


def painting(events: list[Event]) -> float:
    spent: list[int] = [each.get("tdur", 0) for each in events if each["name"] == PAINTS]
    return sum(spent) / THOUSAND


def page_thread(events: list[Event]) -> list[Event]:
    """What the thread did that draws the page: most frames are its."""
    thread = statistics.mode((each["pid"], each["tid"]) for each in events if each["name"] == FRAME)
    return sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread and "ts" in each),
        key=lambda each: int(each["ts"]),
    )


def work_of_frames(events: list[Event]) -> list[float]:
    """Milliseconds of a processor from one frame to the next."""
    costs: list[float] = []
    spent = 0.0
    for event in events:
        if event["name"] == "ThreadControllerImpl::RunTask":
            spent += event.get("tdur", 0) / THOUSAND
        elif event["name"] == FRAME:
            costs.append(spent)
            spent = 0.0
    return costs[1:]


def look(browser: Browser, hall: Hall, screen: ViewportSize) -> dict[str, Measured]:
    context = browser.new_context(
        viewport=screen,
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"({RECORD})()")
    player = Mercenary.of(Player(page, Words("en"), hall.address))
    player.open_save(largest_map())
    expect(player.map).to_be_visible()
    found = {
        name: measured(browser, page, lambda deed=deed: deed(player))  # type: ignore[misc]
        for name, deed in DONE.items()
    }
    context.close()
    return found


def main() -> None:
    words = argparse.ArgumentParser(description="How smoothly the largest map is drawn.")
    words.add_argument("chromium", nargs="?", default="/usr/bin/chromium")
    chromium = words.parse_args().chromium
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        print(HEAD)
        try:
            for size, screen in SCREENS.items():
                for name, each in look(browser, hall, screen).items():
                    print(each.row(f"{name}, {size}"), flush=True)
        finally:
            browser.close()
            hall.close()


if __name__ == "__main__":
    main()
