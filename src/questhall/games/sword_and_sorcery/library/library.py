"""The box: everything that is printed, read once from content/ and found by its key; and what packs
add to it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path, PurePosixPath

from questhall.kernel.content import Entry, Source, content_folder, read_entry
from questhall.kernel.packs import Additions, pack_of, with_packs
from questhall.kernel.state import Content

from ..printed.cards import (
    CriticalDef,
    EncounterDef,
    EventDef,
    FindDef,
    SearchDef,
    ShadowDef,
    TrapDef,
)
from ..printed.companions import CompanionDef
from ..printed.enemies import EnemyDef, EnemyPowerDef, ScrollDef
from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import ITEM_DECKS
from ..printed.quests import QuestDef
from . import cards, companions, enemies, heroes
from .maps import Tile, read_tile
from .quests import Stock, read_quest
from .reading import entries_of
from .references import maybe_named
from .sayable import need_words
from .sentences import OF_HEROES, Sentences

PACKAGE = "questhall.games.sword_and_sorcery"
MOST_IN_A_FILE = 200
MOST_IN_A_PACK = 1_000


class Library:
    """What is in the box, by kind and by key."""

    def __init__(self) -> None:
        self.classes: dict[str, HeroDef] = {}
        self.powers: dict[str, PowerDef] = {}
        self.companions: dict[str, CompanionDef] = {}
        self.items: dict[str, ItemDef] = {}
        self.scrolls: dict[str, ScrollDef] = {}
        self.enemies: dict[str, EnemyDef] = {}
        self.enemy_powers: dict[str, EnemyPowerDef] = {}
        self.encounters: dict[str, EncounterDef] = {}
        self.traps: dict[str, TrapDef] = {}
        self.events: dict[str, EventDef] = {}
        self.criticals: dict[str, CriticalDef] = {}
        self.shadows: dict[str, ShadowDef] = {}
        self.loot: dict[str, FindDef] = {}
        self.chests: dict[str, FindDef] = {}
        self.searches: dict[str, SearchDef] = {}
        self.tiles: dict[str, Tile] = {}
        self.quests: dict[str, QuestDef] = {}
        self.foe_powers: list[str] = []  # of scrolls; equal names are one power
        self.everything: dict[str, Content] = {}
        self.source = Source()
        self.renamed = self.source.renamed  # names of today by those that things had formerly

    @property
    def heroes(self) -> dict[str, str]:
        """The names of heroes, each of whom has two classes."""
        return {card.hero: card.hero for card in self.classes.values()}

    def find(self, key: str) -> Content:
        found = self.everything.get(key)
        if found is None:
            raise LookupError(f"nothing in the box is called {key!r}")
        return found

    def number_of_foe_power(self, key: str) -> int:
        if key not in self.foe_powers:
            self.foe_powers.append(key)
        return self.foe_powers.index(key)

    def put(self, entry: Entry, thing: Content) -> None:
        """Findable by its key, which is its alone."""
        if thing.key in self.everything:
            raise entry.fault("id", f"two things are called {thing.key!r}")
        if entry.source.pack:
            own = [key for key in self.everything if pack_of(key) == entry.source.pack]
            if len(own) >= MOST_IN_A_PACK:
                raise entry.fault("id", f"a pack adds at most {MOST_IN_A_PACK} things")
        need_words(entry, thing)
        self.everything[thing.key] = thing

    def sentences(self, entry: Entry) -> Sentences:
        """How the sentences of a file are read."""
        kinds = [scroll.kind for scroll in self.scrolls.values()]
        known: dict[str, Collection[str]] = {
            "item": self.items,
            "enemy": self.enemies,
            "foe power": self.foe_powers,
            "kind": kinds,
        }
        return Sentences(entry.source, known)

    def things(self) -> list[str]:
        """What comes to tables: of an enemy its card, on whose back and scroll more is printed."""
        backs = [enemy.other_side.key for enemy in self.enemies.values() if enemy.other_side]
        parts = {*self.scrolls, *backs}
        return [key for key in self.everything if key not in parts]

    def stock(self) -> Stock:
        """What quests are made of."""
        stock = Stock(self.tiles, self.enemies, self.events, self.shadows, self.quests)
        stock.chests = sum([token.copies for token in self.chests.values()])
        stock.searches = sum([token.copies for token in self.searches.values()])
        return stock


@cache
def library() -> Library:
    """Everything in the box, and what packs have added."""
    return with_packs("sword_and_sorcery", ADDITIONS)


def box() -> Library:
    """Everything in the box."""
    with content_folder(PACKAGE) as folder:
        return read_library(folder)


def read_library(folder: Path) -> Library:
    made = Library()
    source = made.source
    for path in sorted((folder / "heroes").glob("*.yaml")):
        _add_hero(made, read_entry(path, source, "heroes"))
    _add_powers(made, read_entry(folder / "talents.yaml", source, "powers"))
    _add_companions(made, read_entry(folder / "companions.yaml", source, "companions"))
    for deck in ITEM_DECKS:
        _add_items(made, read_entry(folder / "items" / f"{deck}.yaml", source, "items"))
    for name in ("enemies", "masters"):
        _add_enemies(made, read_entry(folder / f"{name}.yaml", source, name))
    _add_encounters(made, read_entry(folder / "encounters.yaml", source, "encounters"))
    _add_traps(made, read_entry(folder / "traps.yaml", source, "traps"))
    _add_events(made, read_entry(folder / "events.yaml", source, "events"))
    _read_tokens(made, read_entry(folder / "tokens.yaml", source))
    _add_tiles(made, read_entry(folder / "tiles.yaml", source, "tiles"))
    for path in sorted((folder / "quests").glob("*.yaml")):
        _add_quest(made, read_entry(path, source, "quests"))
    return made


# -- what packs may add as well ----------------------------------------------------------------


def _add_hero(box: Library, entry: Entry) -> None:
    hero = entry.name()
    say = box.sentences(entry)
    for each in entries_of(entry, "classes", 2, 1):
        card = heroes.read_class(each, hero, say, box.items)
        box.put(each, card)
        box.classes[card.key] = card
    for each in entries_of(entry, "powers", MOST_IN_A_FILE):
        _add_power(box, each, hero, say)
    entry.finish()


def _add_power(box: Library, entry: Entry, owner: str, say: Sentences) -> None:
    power = heroes.read_power(entry, owner, say)
    box.put(entry, power)
    box.powers[power.key] = power


def _add_powers(box: Library, entry: Entry) -> None:
    """Talents, and powers of heroes who are there already."""
    say = box.sentences(entry)
    for each in entries_of(entry, "powers", MOST_IN_A_FILE, 1):
        owner = maybe_named(each, "owner", box.heroes) or ""
        _add_power(box, each, owner, say)
    entry.finish()


def _add_companions(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    for each in entries_of(entry, "companions", MOST_IN_A_FILE):
        companion = companions.read_companion(each, say)
        box.put(each, companion)
        box.companions[companion.key] = companion
    for each in entries_of(entry, "powers", MOST_IN_A_FILE):
        power = companions.read_summoning_power(each, box.companions, box.heroes)
        box.put(each, power)
        box.powers[power.key] = power
    entry.finish()


def _add_items(box: Library, entry: Entry) -> None:
    """A file is named after the deck to which its items belong, or says it."""
    deck = entry.text("deck", PurePosixPath(entry.file).stem)
    if deck not in ITEM_DECKS:
        raise entry.fault("deck", f"is {deck[:40]!r}; must be one of {', '.join(ITEM_DECKS)}")
    say = box.sentences(entry)
    for each in entries_of(entry, "items", MOST_IN_A_FILE, 1):
        item = heroes.read_item(each, ITEM_DECKS.index(deck), say, box.powers)
        box.put(each, item)
        box.items[item.key] = item
    entry.finish()


def _add_enemies(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    say.refused = OF_HEROES
    for each in entries_of(entry, "scrolls", MOST_IN_A_FILE):
        scroll = enemies.read_scroll(each, say)
        box.put(each, scroll)
        box.scrolls[scroll.key] = scroll
        for rule in scroll.rules:
            rule.number = box.number_of_foe_power(rule.key)
    for each in entries_of(entry, "enemies", MOST_IN_A_FILE):
        enemy = enemies.read_enemy(each, say, box.scrolls, box.enemies)
        box.put(each, enemy)
        box.enemies[enemy.key] = enemy
    for each in entries_of(entry, "powers", MOST_IN_A_FILE):
        power = enemies.read_enemy_power(each, say)
        box.put(each, power)
        box.enemy_powers[power.key] = power
    entry.finish()


def _add_encounters(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    for each in entries_of(entry, "encounters", MOST_IN_A_FILE, 1):
        encounter = cards.read_encounter(each, say)
        box.put(each, encounter)
        box.encounters[encounter.key] = encounter
    entry.finish()


def _add_traps(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    for each in entries_of(entry, "traps", MOST_IN_A_FILE, 1):
        trap = cards.read_trap(each, say)
        box.put(each, trap)
        box.traps[trap.key] = trap
    entry.finish()


def _add_events(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    for each in entries_of(entry, "events", MOST_IN_A_FILE, 1):
        event = cards.read_event(each, say)
        box.put(each, event)
        box.events[event.key] = event
    entry.finish()


def _add_tiles(box: Library, entry: Entry) -> None:
    for each in entries_of(entry, "tiles", MOST_IN_A_FILE, 1):
        tile = read_tile(each)
        if tile.key in box.tiles:
            raise each.fault("id", f"two tiles are called {tile.key!r}")
        box.tiles[tile.key] = tile
    entry.finish()


def _add_quest(box: Library, entry: Entry) -> None:
    quest = read_quest(entry, box.sentences(entry), box.stock())
    box.put(entry, quest)
    box.quests[quest.key] = quest


# Each folder may name what is in those before it, and what stands above in its own files.
ADDITIONS = Additions(
    box,
    {
        "powers": _add_powers,
        "items": _add_items,
        "heroes": _add_hero,
        "companions": _add_companions,
        "enemies": _add_enemies,
        "masters": _add_enemies,
        "encounters": _add_encounters,
        "traps": _add_traps,
        "events": _add_events,
        "tiles": _add_tiles,
        "quests": _add_quest,
    },
)

# -- tokens, which only the box has --------------------------------------------------------------


def _read_tokens(box: Library, entry: Entry) -> None:
    say = box.sentences(entry)
    for each in entry.entries("criticals"):
        critical = cards.read_critical(each, say)
        box.put(each, critical)
        box.criticals[critical.key] = critical
    for each in entry.entries("shadows"):
        shadow = cards.read_shadow(each)
        box.put(each, shadow)
        box.shadows[shadow.key] = shadow
    for each in entry.entries("loot"):
        loot = cards.read_find(each, say)
        box.put(each, loot)
        box.loot[loot.key] = loot
    for each in entry.entries("chests"):
        chest = cards.read_find(each, say)
        box.put(each, chest)
        box.chests[chest.key] = chest
    for each in entry.entries("searches"):
        search = cards.read_search(each, say)
        box.put(each, search)
        box.searches[search.key] = search
    entry.finish()
