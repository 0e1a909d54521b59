"""Words for what personal quests count: `killed(20, bandit, cultist)`, `scenarios_in(3, …)`."""

from questhall.kernel.language.parameters import Given, Key, Keys, Name, Names, Number
from questhall.kernel.language.words import Language, Word
from questhall.kernel.packs import BETWEEN

from ...library.library import library
from ...library.scenarios import scenario_list
from ...printed.items import SLOTS
from ...words.parameters import Numbered
from ..board import LAST_OF_THE_STORY, REGIONS, board
from . import cards
from .cards import Counter, Deeds, DifferentDeeds, ItemOwned, ItemsOwned, Kills, Wins

COUNTERS: Language[Counter] = Language("condition of a personal quest")
AMOUNT = Number()
REGION = Key("region", {each: each for each in REGIONS})


def _count(kind: str, least: int) -> Counter:
    """So many times, or so much of it."""
    return Deeds(kind, least)


def _different(kind: str, least: int) -> Counter:
    """So many different ones."""
    return DifferentDeeds(kind, least)


def _scenarios_in(least: int, region: str) -> Counter:
    """Scenarios won in a region of the board (GH-8.4.3)."""
    return Wins(least, lambda: [page.number for page in board().values() if page.region == region])


def _scenarios_called(least: int, word: str) -> Counter:
    """Scenarios won that have the word in their name."""
    return Wins(
        least, lambda: [title.number for title in scenario_list() if word in _words_in(title.id)]
    )


def _words_in(id: str) -> list[str]:
    return id.rpartition(BETWEEN)[2].split("_")


def _side_scenarios(least: int) -> Counter:
    """Scenarios won that are not part of the main story."""
    return Wins(least, lambda: [number for number in board() if number > LAST_OF_THE_STORY])


def _boss_scenarios(least: int) -> Counter:
    """Scenarios won in which a boss fights."""
    return Wins(least, _with_bosses)


def _with_bosses() -> list[int]:
    bosses = {key for key, monster in library().monsters.items() if monster.boss}
    return [title.number for title in scenario_list() if bosses.intersection(title.monsters)]


def _killed(least: int, names: list[str]) -> Counter:
    """Monsters killed that have one of the words in their name (GH-8.4.4)."""
    return Kills(cards.KILLED, least, frozenset(names))


def _killed_with(least: int, item: int, names: list[str]) -> Counter:
    """The same, in attacks with an item."""
    return Deeds(cards.KILLED_WITH, least, frozenset(f"{item} {name}" for name in names))


COUNTED = {
    "checks": cards.CHECKED,
    "donated": cards.DONATED,
    "elites_killed": cards.KILLED_ELITE,
    "enhancements": cards.ENHANCED,
    "exhausted": cards.EXHAUSTED,
    "others_exhausted": cards.OTHER_EXHAUSTED,
    "retirements": cards.SAW_RETIRE,
}
for _word, _kind in COUNTED.items():
    COUNTERS.declare(Word(_word, Given(_kind), AMOUNT, make=_count))

COUNTERS.declare(
    Word("scenarios", Given(cards.WON), AMOUNT, make=_different),
    Word("kinds_killed", Given(cards.KILLED), AMOUNT, make=_different),
    Word("scenarios_in", AMOUNT, REGION, make=_scenarios_in),
    Word("scenarios_called", AMOUNT, Name("word"), make=_scenarios_called),
    Word("side_scenarios", AMOUNT, make=_side_scenarios),
    Word("boss_scenarios", AMOUNT, make=_boss_scenarios),
    Word("killed", AMOUNT, Names("monsters"), make=_killed),
    Word("killed_with", AMOUNT, Numbered("item"), Names("monsters"), make=_killed_with),
    Word("gold", AMOUNT, make=cards.GoldHeld),
    Word("items", AMOUNT, Keys("slots", SLOTS, 1), make=ItemsOwned),
    Word("item", Numbered("item"), make=ItemOwned),
)
