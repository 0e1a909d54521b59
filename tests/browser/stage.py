"""What was on the stage: every act that the server told, for how long, and what was to be seen."""

from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page

from questhall.kernel.differences import Change, applied

# Looks at the page in every frame, and keeps all that was told. A beat is on the stage from the
# moment in which it is drawn until the next one is.
RECORD = """() => {
  const positions = (window.positions = []), shown = (window.shown = []);
  let beat = null;
  const seen = (element) => {
    if (!element.checkVisibility()) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const look = () => {
    const stage = document.querySelector("[data-stage]");
    const { stage: kind = "rest", beat: number, length } = stage?.dataset ?? {};
    if (beat && beat.number === Number(number) && kind === beat.kind) return;
    if (beat) beat.time = performance.now() - beat.since;
    beat = null;
    if (kind === "rest") return;
    beat = { kind, number: Number(number), length: Number(length), since: performance.now(),
      time: 0, frames: 0, signs: [], said: "" };
    shown.push(beat);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-stage", "data-beat"],
  });
  const sample = () => {
    requestAnimationFrame(sample);
    if (!beat) return;
    beat.frames += 1;
    beat.said ||= document.querySelector(".stage-bar .said")?.innerText ?? "";
    if (!["flip", "moment"].includes(beat.kind) || beat.signs.includes(beat.kind)) return;
    for (const sign of document.querySelectorAll("[data-shown], [data-effect], [data-light]")) {
      const name = sign.dataset.shown ?? sign.dataset.effect ?? sign.dataset.light;
      if (!beat.signs.includes(name) && seen(sign)) beat.signs.push(name);
    }
  };
  requestAnimationFrame(sample);
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "position") positions.push(said);
      });
    }
  };
}"""

# Acts that nobody may miss; a slow machine shows them for longer, and never for less than their
# time but for the moment until the page notices.
WEIGHTY = {"strike", "roll", "flip", "hurt", "fall", "open", "moment"}
NOTICING = 60.0

# Everything that a person reads on the table, and nothing that says where a hand or an eye is.
DRAWN = """() => [...document.querySelectorAll("main, main *")].filter((each) =>
    each.checkVisibility()).map((each) =>
    [each.getAttribute("aria-label") ?? "", ...[...each.childNodes].filter((node) =>
      node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim())].join(" ").trim())
  .filter((words) => words).join("\\n")"""


@dataclass
class Shown:
    """An act on the stage: how long it was to take, and how long it was there."""

    kind: str
    number: int
    length: float
    since: float
    time: float
    frames: int
    signs: list[str]
    said: str


def record(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(f"({RECORD})()")


def positions(page: Page) -> list[dict[str, Any]]:
    """What the server has told, one position after the other."""
    found: list[dict[str, Any]] = page.evaluate("window.positions")
    return found


def told(page: Page) -> list[dict[str, Any]]:
    """The acts of all positions, but for what it told who had just come."""
    return [event for each in positions(page) if each.get("staged") for event in each["events"]]


def shown(page: Page) -> list[Shown]:
    return [Shown(**each) for each in page.evaluate("window.shown")]


def check_nothing_was_missed(page: Page) -> int:
    """Every weighty act that was told has been on the stage, for its time, and for all to see. How
    many there were."""
    wanted = [event["kind"] for event in told(page) if event.get("kind") in WEIGHTY]
    seen = [each for each in shown(page) if each.kind in WEIGHTY]
    assert [each.kind for each in seen] == wanted
    for each in seen:
        assert each.time >= each.length - NOTICING, f"{each} was cut short"
        assert each.frames > 0, f"{each} was never drawn"
        assert each.said.strip(), f"{each} was not said"
        if each.kind in ("flip", "moment"):
            assert each.kind in each.signs, f"{each} was not to be seen"
    return len(wanted)


def check_acts_lead_there(page: Page) -> None:
    """The changes of all acts lead from each position to the next one, for everybody who looks."""
    views: dict[str, Any] = {}
    for position in positions(page):
        if position.get("staged") and views:
            for event in position["events"]:
                _carry_out(views, event.get("changes", {}))
            _carry_out(views, position.get("rest", {}))
            assert views == position["views"]
        views = position["views"]


def _carry_out(views: dict[str, Any], changes: dict[str, Any]) -> None:
    for seat, raw in changes.items():
        views[seat] = applied(views[seat], msgspec.convert(raw, list[Change]))


def drawn(page: Page) -> str:
    """What is to be read on the table now."""
    found: str = page.evaluate(DRAWN)
    return found
