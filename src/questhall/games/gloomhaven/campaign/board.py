"""The campaign board and what the scenario book says beside the maps (RULES 8.1, GH-2.1.1)."""

from collections.abc import Sequence
from functools import cache, partial

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.packs import in_play, pack_of

from ..library.box import Library
from ..library.library import library
from ..library.names import ACHIEVEMENT, is_in_box
from ..library.references import key_of
from ..printed.scenario import SCENARIOS
from ..words.sentences import heard, sentences
from .events.cards import EventEffect
from .events.checking import check_effects
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
LONGEST_LOCATION = 20


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
    """What a scenario's page tells a campaign. The last lines are for those of packs."""

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
        self.key = ""  # of the scenario
        self.start = False  # it is on the board from the beginning
        self.random = False  # it is among the random side scenarios
        self.after: list[int] = []  # victories that open it

    def rewards_of(self, conclusion: str) -> Rewards:
        return self.conclusions.get(conclusion, self.rewards)


@cache
def board() -> dict[int, BookPage]:
    """The pages of all scenarios, by number."""
    box = library()
    unwritten = {number: BookPage(number, "") for number in box.scenarios}
    return read_board(box) | unwritten | box.added(BookPage)


def pages_in_play(packs: Sequence[str]) -> list[BookPage]:
    """The pages that packs have added to a table."""
    pages = library().added(BookPage).values()
    return [page for page in pages if in_play(page.key, list(packs))]


def read_board(box: Library) -> dict[int, BookPage]:
    """Those of the box."""
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "board.yaml", None, "board")
        book.words("achievements")
        pages = [_page(box, each) for each in book.entries("scenarios")]
        book.finish()
    return {page.number: page for page in pages}


def add_pages(box: Library, entry: Entry) -> None:
    """Those of a pack; its `achievements` were noted before."""
    entry.words("achievements")
    pages = box.added(BookPage)
    for each in entry.entries("scenarios") if entry.has("scenarios") else []:
        page = _page(box, each)
        if page.number in pages:
            raise each.fault("scenario", f"{page.key!r} has two pages")
        pages[page.number] = page
    entry.finish()


def _page(box: Library, entry: Entry) -> BookPage:
    page = BookPage(0, entry.text("location", ""))
    _name(box, entry, page)
    page.start = entry.flag("start")
    page.random = entry.flag("random")
    page.after = scenarios_in(box, entry, "after")
    page.region = entry.one_of("region", REGIONS) if entry.has("region") else ""
    page.road = entry.flag("road")
    page.links = scenarios_in(box, entry, "links")
    page.opens = scenarios_in(box, entry, "opens")
    needs = entry.entries("needs") if entry.has("needs") else []
    page.needs = [_needs(box, each) for each in needs]
    page.rewards = _rewards(box, entry)
    if entry.has("conclusions"):
        for each in entry.entries("conclusions"):
            page.conclusions[each.text("id")] = _rewards(box, each)
            each.finish()
    entry.finish()
    return page


def _name(box: Library, entry: Entry, page: BookPage) -> None:
    """The scenarios of the box have numbers; a pack names one of its own."""
    page.number = entry.number("number", 1, SCENARIOS, 0)
    name = entry.text("scenario", "")
    if not entry.source.pack:
        if not page.number or not page.location:
            raise entry.fault("number", "or location is missing")
        return
    if page.number or not name:
        raise entry.fault("number", "is only for scenarios in the box; name a `scenario`")
    own = [key for key in box.numbers["scenario"] if pack_of(key) == entry.source.pack]
    page.key = key_of(entry, "scenario", name, own, "scenario of this pack")
    page.number = box.numbers["scenario"][page.key]
    if len(page.location) > LONGEST_LOCATION:
        raise entry.fault("location", f"is longer than {LONGEST_LOCATION} letters")


def _rewards(box: Library, entry: Entry) -> Rewards:
    read = heard(entry, box.own, partial(EFFECTS.read, context=box))
    effects = entry.read_each("rewards", read)
    rewards = Rewards(sentences(entry, "rewards", box.own), effects)
    if entry.source.pack:
        check_effects(entry, "rewards", rewards.effects, box, quietly=True)
    return rewards


def _needs(box: Library, entry: Entry) -> Needs:
    needs = Needs()
    needs.party = _achievements(box, entry, "party")
    needs.global_ones = _achievements(box, entry, "global")
    needs.no_global = _achievements(box, entry, "no_global")
    entry.finish()
    return needs


def _achievements(box: Library, entry: Entry, field: str) -> list[str]:
    names = entry.words(field)
    return [_achievement(box, entry, field, name) for name in names] if entry.source.pack else names


def _achievement(box: Library, entry: Entry, field: str, name: str) -> str:
    for key in entry.source.candidates(name):
        if key in box.achievements or is_in_box(ACHIEVEMENT, key):
            return key
    raise entry.fault(field, f"{name!r} is no achievement; those of a pack are listed on its board")


def scenarios_in(box: Library, entry: Entry, field: str) -> list[int]:
    """By their numbers; by name what packs add."""
    found: list[int] = []
    for word in entry.words(field):
        if word.isdecimal():
            if not 1 <= int(word) <= SCENARIOS:
                raise entry.fault(field, f"{word!r} is no scenario")
            found.append(int(word))
        else:
            key = key_of(entry, field, word, box.numbers["scenario"], "scenario")
            found.append(box.numbers["scenario"][key])
    return found
