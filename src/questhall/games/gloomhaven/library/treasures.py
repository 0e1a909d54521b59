"""The treasure list, read from content/treasures.yaml (GH-2.2.29 to GH-2.2.32)."""

from functools import cache, partial

from questhall.kernel.content import Entry, content_folder, read_entry

from ..printed.goals import TreasureDef
from ..printed.scenario import FIRST_OF_PACKS, TREASURES
from ..rules.movement.treasures import Later
from ..words.sentences import heard, sentences
from ..words.treasures import REWARDS
from .box import Library
from .library import GAME, library
from .references import number_printed

MOST_REWARDS = 6


def read_treasure(box: Library, entry: Entry) -> TreasureDef:
    rewards = entry.read_each("gives", heard(entry, box.own, partial(REWARDS.read, context=box)))
    texts = sentences(entry, "gives", box.own)
    later = [text for text, each in zip(texts, rewards, strict=True) if isinstance(each, Later)]
    now = [each for each in rewards if not isinstance(each, Later)]
    number = number_printed(entry, 1, TREASURES, FIRST_OF_PACKS + len(box.treasures))
    treasure = TreasureDef(number, now, later)
    if entry.source.pack or entry.text("id", ""):
        treasure.key = entry.name()
    entry.finish()
    if len(rewards) > MOST_REWARDS:
        raise entry.fault("gives", f"are {len(rewards)}, must be at most {MOST_REWARDS}")
    return treasure


def add_treasures(box: Library, entry: Entry) -> None:
    """Those of a pack."""
    for each in entry.entries("treasures"):
        treasure = read_treasure(box, each)
        if treasure.key in [other.key for other in box.treasures.values()]:
            raise each.fault("id", f"two treasures are called {treasure.key!r}")
        box.treasures[treasure.number] = treasure
    entry.finish()


def read_treasures(box: Library) -> dict[int, TreasureDef]:
    """Those of the box."""
    with content_folder(GAME) as folder:
        book = read_entry(folder / "treasures.yaml", None, "treasures")
        found = [read_treasure(box, each) for each in book.entries("treasures")]
        book.finish()
    return {treasure.number: treasure for treasure in found}


@cache
def treasures() -> dict[int, TreasureDef]:
    """All treasures by number."""
    return read_treasures(library()) | library().treasures
