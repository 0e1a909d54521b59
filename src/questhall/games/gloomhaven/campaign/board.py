"""The campaign board and what the scenario book says beside the maps (RULES 8.1, GH-2.1.1)."""

from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry

from ..printed.scenario import SCENARIOS
from .events.cards import EventEffect
from .events.words import EFFECTS


class Needs:
    """Achievements that must be held, and global ones that must not (GH-8.0.1)."""

    def __init__(self) -> None:
        self.party: list[str] = []
        self.global_ones: list[str] = []
        self.no_global: list[str] = []


class BookPage:
    """What a scenario's page tells a campaign."""

    def __init__(self, number: int, location: str) -> None:
        self.number = number
        self.location = location  # on the board (GH-8.1.3)
        self.road = False  # something happens on the way from town (GH-9.1.4)
        self.links: list[int] = []  # GH-9.1.3
        self.opens: list[int] = []
        self.needs: list[Needs] = []  # one of them is enough
        self.rewards: list[EventEffect] = []  # GH-10.1.1
        self.reward_texts: list[str] = []


@cache
def board() -> dict[int, BookPage]:
    """The pages of all scenarios, by number."""
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "board.yaml")
        pages = [_page(each) for each in book.entries("scenarios")]
        book.finish()
    return {page.number: page for page in pages}


def _page(entry: Entry) -> BookPage:
    page = BookPage(entry.number("number", 1, SCENARIOS), entry.text("location"))
    page.road = entry.flag("road")
    page.links = _scenarios(entry, "links")
    page.opens = _scenarios(entry, "opens")
    page.needs = [_needs(each) for each in entry.entries("needs")] if entry.has("needs") else []
    page.rewards = entry.read_each("rewards", EFFECTS.read)
    page.reward_texts = entry.words("rewards")
    entry.finish()
    return page


def _needs(entry: Entry) -> Needs:
    needs = Needs()
    needs.party = entry.words("party")
    needs.global_ones = entry.words("global")
    needs.no_global = entry.words("no_global")
    entry.finish()
    return needs


def _scenarios(entry: Entry, field: str) -> list[int]:
    found: list[int] = []
    for word in entry.words(field):
        if not word.isdecimal() or not 1 <= int(word) <= SCENARIOS:
            raise entry.fault(field, f"{word!r} is no scenario")
        found.append(int(word))
    return found
