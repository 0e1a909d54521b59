"""A server, a browser, and people who look at it."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

import questhall.server
from chromium import find_chromium

from .hosting import Hall
from .painting import leave_unpainted, painted
from .player import PATIENCE, Player
from .quick_reading import read_quickly
from .words import Words

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK = ViewportSize(width=1280, height=720)
CLIENT = Path(questhall.server.__file__).parent / "static" / "index.html"

# A worker of the server that has not begun yet takes long on a busy machine.
expect.set_options(timeout=PATIENCE)

FAILURES = Path(__file__).resolve().parents[2] / ".cache" / "browser"
FAILED = pytest.StashKey[bool]()

Guest = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed, so that a picture of it can be kept."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if not found or not CLIENT.exists():
        missing = "Chromium" if not found else "the built client (tools/client.py)"
        if os.environ.get("CI"):
            pytest.fail(f"{missing} is missing")
        pytest.skip(f"{missing} is missing")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.close()


@pytest.fixture
def guest(browser: Browser, hall: Hall, request: pytest.FixtureRequest) -> Iterator[Guest]:
    """Makes a person with a browser of their own; what their page complains about is a fault."""
    faults: list[str] = []
    contexts = []
    pages: list[Page] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"{message.text} ({message.location['url']})")

    def come(
        language: str = "en",
        viewport: ViewportSize = DESK,
        at: Hall = hall,
        touch: bool = False,
        quiet: bool = False,
        motion: bool = False,
        keeps: bool = False,
        careless: bool = False,
    ) -> Player:
        """`quiet`: the server goes away under this one, so complaints are no fault; `motion`: it
        is shown how things move, and who acts; `keeps`: its service worker is at work;
        `careless`: it has not read what it presses."""
        context = browser.new_context(
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            viewport=viewport,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        leave_unpainted(context)
        if not (motion or careless):
            read_quickly(context)
        contexts.append(context)
        page = context.new_page()
        pages.append(page)
        if not quiet:
            page.on("console", heard)
            page.on("pageerror", lambda fault: faults.append(str(fault)))
        return Player(page, Words(language), at.address, touch)

    yield come
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(pages, start=1):
            with painted(page):
                page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert faults == []
