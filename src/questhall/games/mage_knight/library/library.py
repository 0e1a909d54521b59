"""Everything in the box, read from content/*.yaml, checked, and found by key."""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.state import Content

from ..printed.cards import (
    ADVANCED_ACTION,
    ARTIFACT,
    BASIC_ACTION,
    SPELL,
    DeedDef,
    EnemyDef,
    HeroDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    UnitDef,
)
from ..printed.fields import BASE, number_of, numbers_of
from ..printed.garrisons import GARRISONS
from ..printed.kinds import BASIC_COLOURS, COLOURS
from ..rules.cards.wounds import WOUND_CARD
from .cards import read_deed, read_skill, read_tactic, read_unit
from .tokens import read_enemy, read_garrisons, read_ruin, read_tile

DECK_SIZE = 16
DEED_FILES = {
    "basic_actions": BASIC_ACTION,
    "advanced_actions": ADVANCED_ACTION,
    "spells": SPELL,
    "artifacts": ARTIFACT,
}
BASE_SETS = (BASE,)


class Library:
    """All content by key, and what a game is set up from."""

    def __init__(self) -> None:
        self.by_key: dict[str, Content] = {WOUND_CARD.key: WOUND_CARD}
        self.heroes: list[HeroDef] = []
        self.deeds: dict[str, DeedDef] = {WOUND_CARD.key: WOUND_CARD}
        self.skills: dict[str, SkillDef] = {}
        self.tactics: list[TacticDef] = []
        self.tiles: list[TileDef] = []
        self.all_units: list[UnitDef] = []
        self.all_enemies: list[EnemyDef] = []
        self.all_ruins: list[RuinDef] = []

    def add(self, entry: Entry, content: Content) -> None:
        if content.key in self.by_key:
            raise entry.fault("id", f"{content.key!r} stands for something else already")
        self.by_key[content.key] = content

    def find(self, key: str) -> Content:
        if key not in self.by_key:
            raise KeyError(f"no content is called {key!r}")
        return self.by_key[key]

    # -- Deed cards and units

    def deeds_of(self, kind: int, sets: Sequence[str] = BASE_SETS) -> list[DeedDef]:
        return [deed for deed in self.deeds.values() if deed.kind == kind and deed.set in sets]

    @property
    def advanced_actions(self) -> list[DeedDef]:
        return self.deeds_of(ADVANCED_ACTION)

    @property
    def spells(self) -> list[DeedDef]:
        return self.deeds_of(SPELL)

    @property
    def artifacts(self) -> list[DeedDef]:
        return self.deeds_of(ARTIFACT)

    def units_of(self, sets: Sequence[str]) -> list[UnitDef]:
        return [unit for unit in self.all_units if unit.set in sets]

    @property
    def units(self) -> list[UnitDef]:
        return self.units_of(BASE_SETS)

    # -- heroes

    def deck_of(self, hero: HeroDef) -> list[DeedDef]:
        return [self.deeds[key] for key in hero.deck]

    def skills_of(self, hero: HeroDef, competitive: bool) -> list[SkillDef]:
        """The hero's skills, without the interactive one for the other kind of game (MK-2.0.3)."""
        found: list[SkillDef] = []
        for key in hero.skills:
            skill = self.skills[key]
            if not (skill.cooperative if competitive else skill.competitive):
                found.append(skill)
        return found

    # -- tokens and tiles

    def enemies_of(self, sets: Sequence[str]) -> list[EnemyDef]:
        return [enemy for enemy in self.all_enemies if enemy.set in sets]

    @property
    def enemies(self) -> list[EnemyDef]:
        return self.enemies_of(BASE_SETS)

    def ruins_of(self, sets: Sequence[str]) -> list[RuinDef]:
        return [ruin for ruin in self.all_ruins if ruin.set in sets]

    @property
    def ruins(self) -> list[RuinDef]:
        return self.ruins_of(BASE_SETS)

    def tile(self, key: str) -> TileDef:
        for tile in self.tiles:
            if tile.key == key:
                return tile
        raise KeyError(f"there is no tile {key!r}")

    def tiles_of(self, kind: int) -> list[TileDef]:
        found = [tile for tile in self.tiles if tile.kind == kind]
        return sorted(found, key=attrgetter("number"))


# -- reading -------------------------------------------------------------------------


def read_library(folder: Path) -> Library:
    box = Library()
    heroes = read_entry(folder / "heroes.yaml")
    names = [each.text("id") for each in heroes.entries("heroes")]
    _read_cards(box, folder, names)
    _read_tokens(box, folder)
    _read_heroes(box, heroes)
    return box


def entries_in(folder: Path, name: str) -> list[Entry]:
    """The entries of a file with one list, named like the file."""
    entry = read_entry(folder / f"{name}.yaml")
    found = entry.entries(name)
    entry.finish()
    return found


def _read_cards(box: Library, folder: Path, heroes: list[str]) -> None:
    for name, kind in DEED_FILES.items():
        for entry in entries_in(folder, name):
            deed = read_deed(entry, kind, heroes)
            box.add(entry, deed)
            box.deeds[deed.key] = deed
    for entry in entries_in(folder, "units"):
        unit = read_unit(entry)
        box.add(entry, unit)
        box.all_units.append(unit)
    for entry in entries_in(folder, "skills"):
        skill = read_skill(entry, heroes)
        box.add(entry, skill)
        box.skills[skill.key] = skill
    for entry in entries_in(folder, "tactics"):
        tactic = read_tactic(entry)
        box.add(entry, tactic)
        box.tactics.append(tactic)


def _read_tokens(box: Library, folder: Path) -> None:
    for entry in entries_in(folder, "enemies") + entries_in(folder, "more_enemies"):
        enemy = read_enemy(entry)
        box.add(entry, enemy)
        box.all_enemies.append(enemy)
    for entry in entries_in(folder, "ruins"):
        ruin = read_ruin(entry)
        box.add(entry, ruin)
        box.all_ruins.append(ruin)
    for entry in entries_in(folder, "cities"):
        GARRISONS[number_of(entry, "colour", COLOURS[:BASIC_COLOURS])] = read_garrisons(entry)
        entry.finish()
    for entry in entries_in(folder, "tiles"):
        tile = read_tile(entry)
        box.add(entry, tile)
        box.tiles.append(tile)


def _read_heroes(box: Library, entry: Entry) -> None:
    deck = entry.words("deck")
    if len(deck) != DECK_SIZE:
        raise entry.fault("deck", f"has {len(deck)} cards, must have {DECK_SIZE}")
    for key in deck:
        if key not in box.deeds:
            raise entry.fault("deck", f"there is no card {key!r}")
    for each in entry.entries("heroes"):
        hero = _read_hero(box, each, deck)
        box.add(each, hero)
        box.heroes.append(hero)
    entry.finish()


def _read_hero(box: Library, entry: Entry, common: list[str]) -> HeroDef:
    """Read the common deck with the hero's own cards in it, and the hero's skills."""
    key = entry.text("id")
    deck = common[:]
    for own in entry.entries("own_cards"):
        card = own.text("id")
        if card not in box.deeds or box.deeds[card].hero != key:
            raise own.fault("id", f"{card!r} is no card of {key}")
        replaced = own.text("instead_of")
        if replaced not in deck:
            raise own.fault("instead_of", f"{replaced!r} is not in the deck")
        deck[deck.index(replaced)] = card
        own.finish()
    skills = [skill.key for skill in box.skills.values() if skill.hero == key]
    hero = HeroDef(key, deck, skills, numbers_of(entry, "dots", COLOURS[:BASIC_COLOURS]))
    entry.finish()
    return hero


@cache
def library() -> Library:
    """The whole box."""
    with content_folder("questhall.games.mage_knight") as folder:
        return read_library(folder)
