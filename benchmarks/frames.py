"""How smoothly the largest map is drawn: `.venv/bin/python -m benchmarks.frames`.

Starts its own server on a loopback port, opens the scenario of Gloomhaven with the largest map in
Chromium, and drags and zooms it while the browser keeps its own trace. From the trace follow the
frames that were drawn a second, and how long the page's own thread was at work for each of them,
counted in time of a processor, so that whatever else the machine does is left out. A frame that
costs less than 16.7 ms leaves room for 60 a second.
"""

import argparse
import json
import math
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from questhall.games.gloomhaven import GAME
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.gloomhaven.mercenary import Mercenary
from tests.browser.hosting import Hall
from tests.browser.player import Player
from tests.browser.sealing import sealed
from tests.browser.words import Words

Event = dict[str, Any]

LARGEST = 40  # the scenario whose map has the most hexes
SCREEN = ViewportSize(width=1920, height=1080)
FRAME = 1000 / 60
CATEGORIES = ["devtools.timeline", "toplevel"]
MILLISECOND = 1000  # in the units of a trace
DRAGS = 240
REACH = 220  # pixels


def largest_map() -> bytes:
    """The first question of its first round; all rooms lie there, open or as outlines."""
    match = Match.start(GAME, GAME.checked(Setup("party", 2, {"scenario": LARGEST})), "frames")
    while match.pending[0].prompt != "lead":
        match.answer(0, 0, match.pending[0].seats[0])
    return sealed(save(match))


def drag_and_zoom(page: Page) -> None:
    """In circles, and closer and further, as fast as the page takes it."""
    middle = SCREEN["width"] / 2, SCREEN["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    for step in range(DRAGS):
        angle = step * math.tau / 60
        page.mouse.move(middle[0] + REACH * math.cos(angle), middle[1] + REACH * math.sin(angle))
        if step % 40 == 0:
            page.mouse.wheel(0, -120 if step % 80 else 120)
    page.mouse.up()


def traced(browser: Browser, page: Page) -> list[Event]:
    """What the browser noted meanwhile."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        browser.start_tracing(page=page, path=file.name, categories=CATEGORIES)
        drag_and_zoom(page)
        browser.stop_tracing()
        events: list[Event] = json.loads(Path(file.name).read_text())["traceEvents"]
        return events


def page_thread(events: list[Event]) -> list[Event]:
    """What the thread did that draws the page: most commits are its."""
    commits = [(each["pid"], each["tid"]) for each in events if each["name"] == "Commit"]
    thread = statistics.mode(commits)
    return sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread and "ts" in each),
        key=lambda each: int(each["ts"]),
    )


def work_of_frames(events: list[Event]) -> tuple[list[float], float]:
    """For each frame the milliseconds of a processor; and how many frames came a second."""
    costs: list[float] = []
    spent = 0.0
    commits = []
    for event in events:
        if event["name"] == "ThreadControllerImpl::RunTask":
            spent += event.get("tdur", 0) / MILLISECOND
        elif event["name"] == "Commit":
            commits.append(event["ts"])
            costs.append(spent)
            spent = 0.0
    seconds = (commits[-1] - commits[0]) / MILLISECOND / 1000
    return costs[1:], (len(commits) - 1) / seconds


def main() -> None:
    words = argparse.ArgumentParser(description="How smoothly the largest map is drawn.")
    words.add_argument("chromium", nargs="?", default="/usr/bin/chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=words.parse_args().chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            page = browser.new_page(viewport=SCREEN, locale="en-GB")
            player = Mercenary.of(Player(page, Words("en"), hall.address))
            player.open_save(largest_map())
            costs, rate = work_of_frames(page_thread(traced(browser, page)))
        finally:
            browser.close()
            hall.close()
    in_time = sum(cost < FRAME for cost in costs) / len(costs)
    print(f"frames: {len(costs)}, {rate:.0f} a second")
    print(f"work for a frame: {statistics.median(costs):.1f} ms (median)")
    print(f"  {statistics.quantiles(costs, n=20)[-1]:.1f} ms (95 of 100)")
    print(f"in 16.7 ms: {in_time:.1%}")


if __name__ == "__main__":
    main()
