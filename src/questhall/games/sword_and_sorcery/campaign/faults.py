"""What is impossible in the ledger of a campaign."""

from ..library.library import library
from ..printed.kinds import MOST_SOULRANK
from .ledger import HeroSheet, Saga


def faults_in_ledger(ledger: Saga) -> list[str]:
    found: list[str] = []
    if ledger.heroes and len(ledger.heroes) != ledger.size:
        found.append(f"{len(ledger.heroes)} heroes instead of {ledger.size}")
    names = [sheet.kind.hero for sheet in ledger.heroes]
    if len(set(names)) < len(names):
        found.append("a hero is there twice")
    for sheet in ledger.heroes:
        found += _sheet(sheet)
    if ledger.shards < 0:
        found.append(f"{ledger.shards} shards")
    quests = library().quests
    found += [f"no quest is called {key}" for key in ledger.open if key not in quests]
    return [*found, *_cards(ledger)]


def _sheet(sheet: HeroSheet) -> list[str]:
    if not 1 <= sheet.soulrank <= MOST_SOULRANK:
        return [f"{sheet.kind.key} has soulrank {sheet.soulrank}"]
    found: list[str] = []
    line = sheet.kind.line(sheet.soulrank)
    if len(sheet.powers) > line.powers + line.talents:
        found.append(f"{sheet.kind.key} has more powers than the gem allows")
    if sheet.crowns < 0:
        found.append(f"{sheet.kind.key} has {sheet.crowns} crowns")
    return found


def _cards(ledger: Saga) -> list[str]:
    """No card of the box is owned more often than it is there."""
    owned = [item for sheet in ledger.heroes for item in sheet.items] + ledger.stored
    counts: dict[str, int] = {}
    for item in owned:
        counts[item.printed.key] = counts.get(item.printed.key, 0) + 1
    items = library().items
    return [f"{key} is owned {n} times" for key, n in counts.items() if n > items[key].copies]
