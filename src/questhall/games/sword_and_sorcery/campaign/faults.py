"""What is impossible in the ledger of a campaign."""

from questhall.kernel.packs import in_play
from questhall.kernel.ranges import outside

from ..library.library import library
from ..printed.kinds import MOST_SOULRANK
from ..rules.faults import MOST
from ..state.at_hand import at_hand
from ..state.heroes import LEAST_HEROES, MOST_HEROES
from .ledger import HeroSheet, OwnedItem, Saga


def faults_in_ledger(ledger: Saga) -> list[str]:
    found: list[str] = []
    if not LEAST_HEROES <= ledger.size <= MOST_HEROES:  # SS-2.2.0.6
        found.append(f"a company of {ledger.size}")
    if ledger.heroes and len(ledger.heroes) != ledger.size:
        found.append(f"{len(ledger.heroes)} heroes instead of {ledger.size}")
    names = [sheet.kind.hero for sheet in ledger.heroes]
    if len(set(names)) < len(names):
        found.append("a hero is there twice")
    for sheet in ledger.heroes:
        found += _sheet(sheet)
    for item in ledger.stored:
        found += _item(item)
    found += outside("number", [ledger.shards, *ledger.counters.values()], MOST, -MOST)
    if ledger.shards < 0:
        found.append(f"{ledger.shards} shards")
    return [*found, *_quests(ledger), *_cards(ledger)]


def _quests(ledger: Saga) -> list[str]:
    named = [*ledger.open, *ledger.done, *(line.quest for line in ledger.evenings)]
    found = [f"no quest is called {key[:40]}" for key in named if key not in library().quests]
    if len(set(ledger.open)) < len(ledger.open):
        found.append("a quest is open twice")
    return [*found, *_of_other_packs(ledger, named)]


def _of_other_packs(ledger: Saga, quests: list[str]) -> list[str]:
    owned = [item for sheet in ledger.heroes for item in sheet.items] + ledger.stored
    keys = [*quests, *(item.printed.key for item in owned)]
    for sheet in ledger.heroes:
        keys += [sheet.kind.key, *(power.key for power in sheet.powers)]
    packs = at_hand(ledger.packs)
    others = [key for key in keys if not in_play(key, packs)]
    return [f"{key[:40]} is of a pack that is not in play" for key in others]


def _sheet(sheet: HeroSheet) -> list[str]:
    if not 1 <= sheet.soulrank <= MOST_SOULRANK:
        return [f"{sheet.kind.key} has soulrank {sheet.soulrank}"]
    found: list[str] = []
    line = sheet.kind.line(sheet.soulrank)
    if len(sheet.powers) > line.powers + line.talents:
        found.append(f"{sheet.kind.key} has more powers than the gem allows")
    if len({power.key for power in sheet.powers}) < len(sheet.powers):
        found.append(f"{sheet.kind.key} has a power twice")
    if any(not power.talent and power.owner != sheet.kind.hero for power in sheet.powers):
        found.append(f"{sheet.kind.key} has a power of somebody else")
    found += outside("crown", [sheet.crowns], MOST)
    slots = [item.slot for item in sheet.items if item.slot >= 0]
    if len(set(slots)) < len(slots):
        found.append(f"{sheet.kind.key} wears two items in one slot")
    return [*found, *(fault for item in sheet.items for fault in _item(item))]


def _item(item: OwnedItem) -> list[str]:
    found: list[str] = []
    if item.turned and len(item.printed.sides) < 2:
        found.append(f"{item.printed.key} has no other side")
    most = max([side.charges for side in item.printed.sides], default=0)
    return found + outside("charge", [item.spent], most + 1)


def _cards(ledger: Saga) -> list[str]:
    """No card of the box is owned more often than it is there."""
    owned = [item for sheet in ledger.heroes for item in sheet.items] + ledger.stored
    counts: dict[str, int] = {}
    for item in owned:
        counts[item.printed.key] = counts.get(item.printed.key, 0) + 1
    items = library().items
    return [f"{key} is owned {n} times" for key, n in counts.items() if n > items[key].copies]
