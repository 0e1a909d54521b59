"""The treasure list, read from content/treasures.yaml (GH-2.2.29 to GH-2.2.32)."""

from functools import cache

from questhall.kernel.content import Entry, content_folder, read_entry

from ..printed.cards import TreasureDef
from ..printed.scenario import TREASURES
from ..rules.movement.treasures import Later
from ..words.treasures import REWARDS


def read_treasure(entry: Entry) -> TreasureDef:
    texts = entry.words("gives")
    rewards = entry.read_each("gives", REWARDS.read)
    later = [text for text, each in zip(texts, rewards, strict=True) if isinstance(each, Later)]
    now = [each for each in rewards if not isinstance(each, Later)]
    treasure = TreasureDef(entry.number("number", 1, TREASURES), now, later)
    entry.finish()
    return treasure


@cache
def treasures() -> dict[int, TreasureDef]:
    """All treasures by number."""
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "treasures.yaml")
        found = [read_treasure(each) for each in book.entries("treasures")]
        book.finish()
    return {treasure.number: treasure for treasure in found}
