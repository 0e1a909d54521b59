"""Somebody who reads a new question quickly.

It hears no press before people can have read it: nearly half a second, and a test makes thousands
of presses. What it does with careless ones, test_careless.py looks at: there nobody reads quickly.
"""

from playwright.sync_api import BrowserContext

SETTLING, READING = 250, 400  # milliseconds, as in presses.ts
GLANCE = 100  # what both of them are for who reads quickly

# Every press comes so much later, and what waits for the reader waits for less.
QUICKLY = """([settling, reading, glance]) => {
  const {get} = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() { return get.call(this) + reading; },
  });
  const later = window.setTimeout.bind(window);
  window.setTimeout = (then, pause, ...given) =>
    later(then, pause === settling || pause === reading ? glance : pause, ...given);
}"""


def read_quickly(context: BrowserContext) -> None:
    """On all pages of the context."""
    context.add_init_script(f"({QUICKLY})([{SETTLING}, {READING}, {GLANCE}])")
