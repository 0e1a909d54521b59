"""Words for what personal quests count: `killed(20, bandit, cultist)`, `scenarios_in(3, …)`."""

from questhall.kernel.language.parameters import Given, Key, Keys, Name, Names, Number
from questhall.kernel.language.words import Language, Word

from ...library.library import library
from ...library.scenarios import scenario_list
from ...printed.cards import SLOTS
from ..board import LAST_OF_THE_STORY, REGIONS, board
from . import cards
from .cards import Counter, Deeds, DifferentDeeds, ItemOwned, ItemsOwned, Kills

COUNTERS: Language[Counter] = Language("condition of a personal quest")
AMOUNT = Number()
REGION = Key("region", {each: each for each in REGIONS})


def _count(kind: str, least: int) -> Counter:
    """So many times, or so much of it."""
    return Deeds(kind, least)


def _different(kind: str, least: int) -> Counter:
    """So many different ones."""
    return DifferentDeeds(kind, least)


def _won(least: int, numbers: list[int]) -> Counter:
    return DifferentDeeds(cards.WON, least, frozenset(str(number) for number in numbers))


def _scenarios_in(least: int, region: str) -> Counter:
    """Scenarios won in a region of the board (GH-8.4.3)."""
    return _won(least, [page.number for page in board().values() if page.region == region])


def _scenarios_called(least: int, word: str) -> Counter:
    """Scenarios won that have the word in their name."""
    return _won(least, [title.number for title in scenario_list() if word in title.id.split("_")])


def _side_scenarios(least: int) -> Counter:
    """Scenarios won that are not part of the main story."""
    return _won(least, [number for number in board() if number > LAST_OF_THE_STORY])


def _boss_scenarios(least: int) -> Counter:
    """Scenarios won in which a boss fights."""
    bosses = {key for key, monster in library().monsters.items() if monster.boss}
    return _won(
        least, [title.number for title in scenario_list() if bosses.intersection(title.monsters)]
    )


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
    Word("killed_with", AMOUNT, Number("item"), Names("monsters"), make=_killed_with),
    Word("gold", AMOUNT, make=cards.GoldHeld),
    Word("items", AMOUNT, Keys("slots", SLOTS, 1), make=ItemsOwned),
    Word("item", Number("number"), make=ItemOwned),
)
