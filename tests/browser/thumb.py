"""What a thumb can meet on a phone held upright."""

from playwright.sync_api import Page, ViewportSize

UPRIGHT = ViewportSize(width=390, height=844)
NARROW = ViewportSize(width=360, height=740)
THUMB = 40

# Buttons that are too small for a thumb, or that a tap in their middle would not meet.
OUT_OF_REACH = """({buttons, least}) => {
  const dialog = document.querySelector("dialog[open]");
  const seen = [...document.querySelectorAll(buttons)].filter((each) =>
    each.checkVisibility() && (!dialog || dialog.contains(each)));
  return seen.flatMap((each) => {
    each.scrollIntoView({block: "nearest", inline: "center", behavior: "instant"});
    const {x, y, width, height} = each.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    const name = `${each.ariaLabel ?? each.innerText} ${width} x ${height}`;
    if (Math.min(width, height) < least - 0.5) return [`too small: ${name}`];
    return each.contains(met) ? [] : [`covered: ${name}`];
  });
}"""


def out_of_reach(page: Page, buttons: str, least: int = THUMB) -> list[str]:
    found: list[str] = page.evaluate(OUT_OF_REACH, {"buttons": buttons, "least": least})
    return found
