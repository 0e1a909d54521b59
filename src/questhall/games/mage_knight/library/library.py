"""Everything in the box, read from content/*.yaml, checked, and found by key."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from questhall.kernel.content import (
    BadContent,
    Entry,
    Source,
    compose_entry,
    content_folder,
    read_entry,
)
from questhall.kernel.packs import Additions, in_play, pack_of, with_packs
from questhall.kernel.state import Content

from ..printed.cards import (
    DeedDef,
    DeedKind,
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
from ..rules.combat.opponents import AS_ENEMY
from ..rules.scenario import Scenario, register
from .cards import EffectReader, read_deed, read_skill, read_tactic, read_unit
from .references import reference
from .scenarios import FORM, read_scenario
from .tokens import read_enemy, read_garrisons, read_ruin, read_tile
from .usage import Usage

DECK_SIZE = 16
MOST_COPIES = 2
DOTS = 3  # crystals of a dummy (MK-13.2.2)
LEAST_SKILLS = 10  # of a hero in any kind of game (MK-2.0.3)
MOST_SKILLS = 20
MOST_THINGS = 400  # in a pack
MOST_SCENARIOS = 200
DEED_FILES = {
    "basic_actions": DeedKind.BASIC_ACTION,
    "advanced_actions": DeedKind.ADVANCED_ACTION,
    "spells": DeedKind.SPELL,
    "artifacts": DeedKind.ARTIFACT,
}
BASE_SETS = (BASE,)


class Library:
    """All content by key, and what a game is set up from."""

    def __init__(self) -> None:
        self.renamed: dict[str, str] = {}
        self.usage = Usage()
        self.common_deck: list[str] = []
        self.by_key: dict[str, Content] = {WOUND_CARD.key: WOUND_CARD}
        self.heroes: list[HeroDef] = []
        self.deeds: dict[str, DeedDef] = {WOUND_CARD.key: WOUND_CARD}
        self.skills: dict[str, SkillDef] = {}
        self.tactics: list[TacticDef] = []
        self.tiles: list[TileDef] = []
        self.all_units: list[UnitDef] = []
        self.all_enemies: list[EnemyDef] = []
        self.all_ruins: list[RuinDef] = []
        self.scenarios: list[Scenario] = []  # of packs
        self._new_heroes: list[tuple[Entry, HeroDef]] = []
        self._of_heroes: list[tuple[Entry, DeedDef | SkillDef]] = []

    def add(self, entry: Entry, content: Content) -> None:
        if content.key in self.by_key:
            raise entry.fault("id", f"{content.key!r} stands for something else already")
        pack = entry.source.pack
        if pack and sum(pack_of(key) == pack for key in self.by_key) >= MOST_THINGS:
            raise entry.fault("id", f"is too much: a pack adds at most {MOST_THINGS} things")
        self.by_key[content.key] = content

    def at_table(self, packs: tuple[str, ...]) -> "Library":
        """What a table with these packs is set up from."""
        found = Library()
        found.by_key = {key: each for key, each in self.by_key.items() if in_play(key, packs)}
        found.deeds = {key: each for key, each in self.deeds.items() if in_play(key, packs)}
        found.skills = {key: each for key, each in self.skills.items() if in_play(key, packs)}
        found.heroes = [each for each in self.heroes if in_play(each.key, packs)]
        found.tactics = [each for each in self.tactics if in_play(each.key, packs)]
        found.tiles = [each for each in self.tiles if in_play(each.key, packs)]
        found.all_units = [each for each in self.all_units if in_play(each.key, packs)]
        found.all_enemies = [each for each in self.all_enemies if in_play(each.key, packs)]
        found.scenarios = [each for each in self.scenarios if in_play(each.key, packs)]
        found.all_ruins = [each for each in self.all_ruins if in_play(each.key, packs)]
        return found

    def find(self, key: str) -> Content:
        if key not in self.by_key:
            raise KeyError(f"no content is called {key!r}")
        return self.by_key[key]

    # -- Deed cards and units

    def deeds_of(self, kind: int, sets: Sequence[str] = BASE_SETS) -> list[DeedDef]:
        return [deed for deed in self.deeds.values() if deed.kind == kind and deed.set in sets]

    @property
    def advanced_actions(self) -> list[DeedDef]:
        return self.deeds_of(DeedKind.ADVANCED_ACTION)

    @property
    def spells(self) -> list[DeedDef]:
        return self.deeds_of(DeedKind.SPELL)

    @property
    def artifacts(self) -> list[DeedDef]:
        return self.deeds_of(DeedKind.ARTIFACT)

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
            skill = self.skills.get(key)
            if skill is not None and not (skill.cooperative if competitive else skill.competitive):
                found.append(skill)
        return found

    def wait_for_hero(self, entry: Entry, content: DeedDef | SkillDef) -> None:
        """It belongs to a hero who may not have been read yet."""
        self._of_heroes.append((entry, content))

    def wait_for_skills(self, entry: Entry, hero: HeroDef) -> None:
        self._new_heroes.append((entry, hero))

    def give_to_heroes(self) -> Iterator[BadContent]:
        """Now all heroes are known: each gets what is theirs. Says what belongs to nobody."""
        heroes = {hero.key: hero for hero in self.heroes}
        waiting, self._of_heroes = self._of_heroes, []
        for entry, content in waiting:
            try:
                content.hero = reference(entry, "hero", content.hero, heroes, "hero")
            except BadContent as fault:
                yield fault
                continue
            if isinstance(content, SkillDef):
                heroes[content.hero].skills.append(content.key)

    def without_skills(self) -> Iterator[BadContent]:
        """Heroes who have not enough skills, or too many."""
        waiting, self._new_heroes = self._new_heroes, []
        for entry, hero in waiting:
            counts = [len(self.skills_of(hero, competitive)) for competitive in (True, False)]
            if min(counts) < LEAST_SKILLS or len(hero.skills) > MOST_SKILLS:
                reason = f"has {min(counts)} skills, must have {LEAST_SKILLS} to {MOST_SKILLS}"
                yield entry.fault("id", reason)

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
        """In the order of their numbers, those of packs last."""
        found = [tile for tile in self.tiles if tile.kind == kind]
        return sorted(found, key=lambda tile: (pack_of(tile.key), tile.number))


# -- reading -------------------------------------------------------------------


def read_library(folder: Path) -> Library:
    """What lies in a folder like that of the box."""
    box = Library()
    source = Source()
    for name in IN_THE_BOX:
        FOLDERS[name](box, read_entry(folder / f"{name}.yaml", source, name))
    more = read_entry(folder / "more_enemies.yaml", source)
    _add_each(box, more, "more_enemies", _add_enemy)
    _read_cities(read_entry(folder / "cities.yaml", source))
    for fault in settle(box):
        raise fault
    box.renamed.update(source.renamed)
    return box


def _add_each(box: Library, file: Entry, name: str, add: Callable[[Library, Entry], None]) -> None:
    """The entries of a file with one list."""
    for entry in file.entries(name):
        add(box, entry)
    file.finish()


def _add_deeds(box: Library, file: Entry, name: str) -> None:
    for entry in file.entries(name):
        deed = read_deed(entry, DEED_FILES[name], EffectReader(box.usage))
        box.add(entry, deed)
        box.deeds[deed.key] = deed
        if deed.hero:
            box.wait_for_hero(entry, deed)
    file.finish()


def _add_unit(box: Library, entry: Entry) -> None:
    """What had another name once had it in battles, too."""
    unit = read_unit(entry, EffectReader(box.usage))
    box.add(entry, unit)
    box.all_units.append(unit)
    for former, name in entry.source.renamed.items():
        if name == unit.key:
            box.renamed[AS_ENEMY + former] = AS_ENEMY + name


def _add_skill(box: Library, entry: Entry) -> None:
    skill = read_skill(entry, EffectReader(box.usage))
    box.add(entry, skill)
    box.skills[skill.key] = skill
    box.wait_for_hero(entry, skill)


def _add_tactic(box: Library, entry: Entry) -> None:
    tactic = read_tactic(entry, box.tactics)
    box.add(entry, tactic)
    box.tactics.append(tactic)


def _add_enemy(box: Library, entry: Entry) -> None:
    enemy = read_enemy(entry)
    box.add(entry, enemy)
    box.all_enemies.append(enemy)


def _add_ruin(box: Library, entry: Entry) -> None:
    ruin = read_ruin(entry)
    box.add(entry, ruin)
    box.all_ruins.append(ruin)


def _add_tile(box: Library, entry: Entry) -> None:
    tile = read_tile(entry)
    box.add(entry, tile)
    box.tiles.append(tile)


def _add_scenario(box: Library, entry: Entry) -> None:
    scenario = read_scenario(entry)
    if scenario.key in [each.key for each in box.scenarios]:
        raise entry.fault("id", f"{scenario.key!r} stands for another scenario already")
    if len(box.scenarios) >= MOST_SCENARIOS:
        raise entry.fault("id", f"is too much: there are at most {MOST_SCENARIOS} scenarios")
    box.scenarios.append(scenario)


def _read_cities(file: Entry) -> None:
    for entry in file.entries("cities"):
        GARRISONS[number_of(entry, "colour", COLOURS[:BASIC_COLOURS])] = read_garrisons(entry)
        entry.finish()
    file.finish()


def _add_heroes(box: Library, file: Entry) -> None:
    """Heroes with one common deck; those of a pack may have that of the box."""
    deck = [reference(file, "deck", key, box.deeds, "card") for key in file.words("deck")]
    if not deck:
        deck = box.common_deck
    if len(deck) != DECK_SIZE:
        raise file.fault("deck", f"has {len(deck)} cards, must have {DECK_SIZE}")
    for key in deck:
        if box.deeds[key].kind != DeedKind.BASIC_ACTION or box.deeds[key].hero:
            raise file.fault("deck", f"{key!r} is no basic action for everybody")
        if deck.count(key) > MOST_COPIES:
            raise file.fault("deck", f"{key!r} is in it more than {MOST_COPIES} times")
    box.common_deck = box.common_deck or deck
    for each in file.entries("heroes"):
        hero = _read_hero(box, each, deck)
        box.add(each, hero)
        box.heroes.append(hero)
        box.wait_for_skills(each, hero)
    file.finish()


def _read_hero(box: Library, entry: Entry, common: list[str]) -> HeroDef:
    """Read the common deck with the hero's own cards in it."""
    key = entry.name()
    deck = common[:]
    for own in entry.entries("own_cards"):
        card = reference(own, "id", own.text("id"), box.deeds, "card")
        if not box.deeds[card].hero or own.source.key(box.deeds[card].hero) != key:
            raise own.fault("id", f"{card!r} is no card of {key}")
        name = own.text("instead_of")
        replaced = own.source.key(name) if own.source.key(name) in deck else name
        if replaced not in deck:
            raise own.fault("instead_of", f"{name!r} is not in the deck")
        deck[deck.index(replaced)] = card
        own.finish()
    dots = numbers_of(entry, "dots", COLOURS[:BASIC_COLOURS])
    if len(dots) != DOTS:
        raise entry.fault("dots", f"are {len(dots)}, must be {DOTS}")
    entry.finish()
    return HeroDef(key, deck, [], dots)


def settle(box: Library) -> Iterator[BadContent]:
    """Everything has a name now: what belongs to heroes finds them."""
    yield from box.give_to_heroes()
    yield from box.without_skills()


def _deeds(name: str) -> Callable[[Library, Entry], None]:
    return lambda box, file: _add_deeds(box, file, name)


def _list_of(name: str, add: Callable[[Library, Entry], None]) -> Callable[[Library, Entry], None]:
    return lambda box, file: _add_each(box, file, name, add)


FOLDERS: dict[str, Callable[[Library, Entry], None]] = {
    **{name: _deeds(name) for name in DEED_FILES},
    "units": _list_of("units", _add_unit),
    "skills": _list_of("skills", _add_skill),
    "tactics": _list_of("tactics", _add_tactic),
    "enemies": _list_of("enemies", _add_enemy),
    "ruins": _list_of("ruins", _add_ruin),
    "tiles": _list_of("tiles", _add_tile),
    "heroes": _add_heroes,
    "scenarios": _list_of("scenarios", _add_scenario),
}
IN_THE_BOX = tuple(name for name in FOLDERS if name != "scenarios")


def box() -> Library:
    """Everything in the box."""
    with content_folder("questhall.games.mage_knight") as folder:
        found = read_library(folder)
    for entry in compose_entry("form.yaml", FORM, folder="scenarios").entries("scenarios"):
        read_scenario(entry)
    return found


ADDITIONS = Additions(box, FOLDERS, settle)


@cache
def library() -> Library:
    """Everything in the box, and what packs have added."""
    found = with_packs("mage_knight", ADDITIONS)
    for scenario in found.scenarios:
        register(scenario)
    return found


@cache
def library_with(packs: tuple[str, ...]) -> Library:
    """What a table with these packs is set up from."""
    return library().at_table(packs)
