"""The campaign board and what the scenario book says beside the maps (RULES 8.1, GH-2.1.1)."""

from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry

from ..printed.scenario import SCENARIOS
from .events.cards import EventEffect
from .events.words import EFFECTS

REGIONS = (
    "gloomhaven",  # the city itself (GH-8.4.3)
    "copperneck_mountains",
    "dagger_forest",
    "lingering_swamp",
    "misty_sea",
    "watcher_mountains",
)
LAST_OF_THE_STORY = 51  # scenarios with higher numbers are side scenarios


class Needs:
    """Achievements that must be held, and global ones that must not (GH-8.0.1)."""

    def __init__(self) -> None:
        self.party: list[str] = []
        self.global_ones: list[str] = []
        self.no_global: list[str] = []


class Rewards:
    """What a victory brings (GH-10.1.1), in words and as effects."""

    def __init__(self, texts: list[str], effects: list[EventEffect]) -> None:
        self.texts = texts
        self.effects = effects


class BookPage:
    """What a scenario's page tells a campaign."""

    def __init__(self, number: int, location: str) -> None:
        self.number = number
        self.location = location  # on the board (GH-8.1.3)
        self.region = ""  # one of those that personal quests name
        self.road = False  # something happens on the way from town (GH-9.1.4)
        self.links: list[int] = []  # GH-9.1.3
        self.opens: list[int] = []
        self.needs: list[Needs] = []  # one of them is enough
        self.rewards = Rewards([], [])
        self.conclusions: dict[str, Rewards] = {}  # of other conclusions than the usual one

    def rewards_of(self, conclusion: str) -> Rewards:
        return self.conclusions.get(conclusion, self.rewards)


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
    page.region = entry.one_of("region", REGIONS) if entry.has("region") else ""
    page.road = entry.flag("road")
    page.links = _scenarios(entry, "links")
    page.opens = _scenarios(entry, "opens")
    page.needs = [_needs(each) for each in entry.entries("needs")] if entry.has("needs") else []
    page.rewards = _rewards(entry)
    if entry.has("conclusions"):
        for each in entry.entries("conclusions"):
            page.conclusions[each.text("id")] = _rewards(each)
            each.finish()
    entry.finish()
    return page


def _rewards(entry: Entry) -> Rewards:
    return Rewards(entry.words("rewards"), entry.read_each("rewards", EFFECTS.read))


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
