"""What was on the stage: every act that the server told, and for how long it was to be seen."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# Notes every act that is shown, with the milliseconds for which it was, and all that was told.
RECORD = """() => {
  const told = (window.told = []), shown = (window.shown = []);
  let last = null, since = 0;
  const look = () => {
    const stage = document.querySelector("[data-stage]");
    const now = stage ? `${stage.dataset.stage} ${stage.dataset.beat}` : "rest 0";
    if (now === last) return;
    if (last && !last.startsWith("rest")) {
      const [kind, beat] = last.split(" ");
      shown.push({ kind, beat: Number(beat), time: performance.now() - since });
    }
    last = now;
    since = performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-stage", "data-beat"],
  });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "position" && said.staged) told.push(...said.events);
      });
    }
  };
}"""

# Acts that nobody may miss, and the least that each takes (a slow machine shows them for longer).
WEIGHTY = {"strike", "roll", "flip", "hurt", "fall", "open", "moment"}
LEAST = 80.0


@dataclass
class Shown:
    """An act on the stage."""

    kind: str
    beat: int
    time: float


def record(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(f"({RECORD})()")


def told(page: Page) -> list[dict[str, Any]]:
    """What the server has told, but for what it told who had just come."""
    found: list[dict[str, Any]] = page.evaluate("window.told")
    return found


def shown(page: Page) -> list[Shown]:
    return [Shown(**each) for each in page.evaluate("window.shown")]


def check_nothing_was_missed(page: Page) -> int:
    """Every weighty act that was told has been on the stage for its time. How many there were."""
    wanted = [event["kind"] for event in told(page) if event.get("kind") in WEIGHTY]
    seen = [each for each in shown(page) if each.kind in WEIGHTY]
    assert [each.kind for each in seen] == wanted
    for each in seen:
        assert each.time >= LEAST, f"{each.kind} was shown for {each.time:.0f} ms"
    return len(wanted)
