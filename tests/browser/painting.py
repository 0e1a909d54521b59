"""A page that nobody looks at is laid out and not painted: paint is much of a browser's work, and
only pictures, and those who judge colours, need it."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page

# Chromium neither paints nor draws what is quite transparent. It stays in its place, can be met by
# a mouse, and counts as visible for Playwright as for `checkVisibility`.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}"""
PAINT = "document.documentElement.style.opacity = '1'"
LEAVE = "document.documentElement.style.removeProperty('opacity')"


def leave_unpainted(context: BrowserContext) -> None:
    """All pages of the context."""
    context.add_init_script(UNPAINTED)


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Meanwhile it looks as it does to people."""
    page.evaluate(PAINT)
    yield
    page.evaluate(LEAVE)
