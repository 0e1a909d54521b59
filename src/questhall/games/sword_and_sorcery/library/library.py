"""The box: everything that is printed, read once from content/ and found by its key."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from questhall.kernel.content import content_folder, read_entry
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
from .quests import read_quest

PACKAGE = "questhall.games.sword_and_sorcery"


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
        self.everything: dict[str, Content] = {}

    def find(self, key: str) -> Content:
        found = self.everything.get(key)
        if found is None:
            raise LookupError(f"nothing in the box is called {key!r}")
        return found

    def gather(self) -> None:
        """Make all that is in the box findable by its key."""
        for things in (
            *(self.classes, self.powers, self.items, self.scrolls, self.enemies),
            *(self.enemy_powers, self.encounters, self.traps, self.events, self.criticals),
            *(self.shadows, self.loot, self.chests, self.searches, self.quests),
            self.companions,
        ):
            for key, thing in things.items():
                assert key not in self.everything, f"{key} is printed twice"
                self.everything[key] = thing


@cache
def library() -> Library:
    box = Library()
    with content_folder(PACKAGE) as folder:
        _read_heroes(box, folder)
        _read_companions(box, folder / "companions.yaml")
        _read_items(box, folder)
        for name in ("enemies.yaml", "masters.yaml"):
            _read_enemies(box, folder / name)
        _read_cards(box, folder)
        _read_tokens(box, folder / "tokens.yaml")
        tiles = read_entry(folder / "tiles.yaml")
        for each in tiles.entries("tiles"):
            tile = read_tile(each)
            box.tiles[tile.key] = tile
        for path in sorted((folder / "quests").glob("*.yaml")):
            quest = read_quest(read_entry(path), box.tiles, box.enemies, box.events, box.shadows)
            box.quests[quest.key] = quest
    box.gather()
    return box


def _read_heroes(box: Library, folder: Path) -> None:
    for path in sorted((folder / "heroes").glob("*.yaml")):
        entry = read_entry(path)
        hero = entry.text("id")
        for each in entry.entries("classes"):
            card = heroes.read_class(each, hero)
            box.classes[card.key] = card
        for each in entry.entries("powers"):
            power = heroes.read_power(each, hero)
            box.powers[power.key] = power
        entry.finish()
    for each in read_entry(folder / "talents.yaml").entries("powers"):
        talent = heroes.read_power(each, "")
        box.powers[talent.key] = talent


def _read_companions(box: Library, path: Path) -> None:
    entry = read_entry(path)
    for each in entry.entries("companions"):
        companion = companions.read_companion(each)
        box.companions[companion.key] = companion
    for each in entry.entries("powers"):
        power = companions.read_summoning_power(each, box.companions)
        box.powers[power.key] = power
    entry.finish()


def _read_items(box: Library, folder: Path) -> None:
    for place, deck in enumerate(ITEM_DECKS):
        for each in read_entry(folder / "items" / f"{deck}.yaml").entries("items"):
            item = heroes.read_item(each, place)
            box.items[item.key] = item


def _read_enemies(box: Library, path: Path) -> None:
    entry = read_entry(path)
    for each in entry.entries("scrolls"):
        scroll = enemies.read_scroll(each)
        box.scrolls[scroll.key] = scroll
    for each in entry.entries("enemies"):
        enemy = enemies.read_enemy(each, box.scrolls, box.enemies)
        box.enemies[enemy.key] = enemy
    for each in entry.entries("powers") if entry.has("powers") else []:
        power = enemies.read_enemy_power(each)
        box.enemy_powers[power.key] = power
    entry.finish()


def _read_cards(box: Library, folder: Path) -> None:
    for each in read_entry(folder / "encounters.yaml").entries("encounters"):
        encounter = cards.read_encounter(each)
        box.encounters[encounter.key] = encounter
    for each in read_entry(folder / "traps.yaml").entries("traps"):
        trap = cards.read_trap(each)
        box.traps[trap.key] = trap
    for each in read_entry(folder / "events.yaml").entries("events"):
        event = cards.read_event(each)
        box.events[event.key] = event


def _read_tokens(box: Library, path: Path) -> None:
    entry = read_entry(path)
    for each in entry.entries("criticals"):
        critical = cards.read_critical(each)
        box.criticals[critical.key] = critical
    for each in entry.entries("shadows"):
        shadow = cards.read_shadow(each)
        box.shadows[shadow.key] = shadow
    for each in entry.entries("loot"):
        loot = cards.read_find(each)
        box.loot[loot.key] = loot
    for each in entry.entries("chests"):
        chest = cards.read_find(each)
        box.chests[chest.key] = chest
    for each in entry.entries("searches"):
        search = cards.read_search(each)
        box.searches[search.key] = search
    entry.finish()
