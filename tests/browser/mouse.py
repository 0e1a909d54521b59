"""A person who only clicks, on what is in sight."""

from typing import TypedDict

from playwright.sync_api import Locator

from .traveller import Traveller

# A point at which the mouse meets this and nothing that lies on it.
MEETS = """(each) => {
  const {x, y, width, height} = each.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const down of parts) for (const across of parts) {
    const point = {x: x + across * width, y: y + down * height};
    if (each.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return null;
}"""


class Point(TypedDict):
    x: float
    y: float


class Clicker(Traveller):
    def click(self, offer: Locator) -> None:
        """What the bar has no room for is laid open first; off the map only the keyboard helps."""
        if offer.count() == 0:  # a plain answer was given meanwhile
            return
        point = self._meets(offer)
        if point is None and self._is_answer(offer):
            self.all_answers.click()
            point = self._meets(offer)
            assert point is not None, f"{offer.inner_text()} is out of reach"
        if point is None:
            super().click(offer)
        else:
            self.clicks += 1
            self.page.mouse.click(point["x"], point["y"])

    @staticmethod
    def _meets(offer: Locator) -> Point | None:
        point: Point | None = offer.evaluate(MEETS)
        return point

    @staticmethod
    def _is_answer(offer: Locator) -> bool:
        return bool(offer.evaluate("each => each.closest('header .answers') !== null"))
