"""What there is: everything that was read, by key, and the lists that set-up needs."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from questhall.kernel.content import Entry, Source
from questhall.kernel.language.expressions import Argument
from questhall.kernel.language.parameters import no_such
from questhall.kernel.packs import in_play
from questhall.kernel.state import Content

from ..printed.areas import Area
from ..printed.cards import ClassDef
from ..printed.goals import GoalDef
from ..printed.hexes import Hex
from ..printed.items import ItemDef
from ..printed.monsters import DeckDef, MonsterDef

if TYPE_CHECKING:
    from ..printed.goals import TreasureDef
    from ..printed.scenario import ScenarioDef, ScenarioTitle

T = TypeVar("T")


class Library:
    """All content by key. Of the books that are read when they are needed (scenarios, treasures,
    events, personal quests) it has only what packs add to them."""

    def __init__(self) -> None:
        self.source = Source()
        self.source_of_decks = Source()  # which may be called like monsters
        self.renamed = self.source.renamed
        self.areas: dict[str, Area] = {}
        self.area_hexes: dict[str, list[Hex]] = {}
        self.area_figures: dict[str, list[Hex]] = {}  # where the attacker stands, if it matters
        self.classes: list[ClassDef] = []
        self.monsters: dict[str, MonsterDef] = {}
        self.decks: dict[str, DeckDef] = {}
        self.items: list[ItemDef] = []
        self.goals: list[GoalDef] = []
        self.titles: list[ScenarioTitle] = []
        self.by_key: dict[str, object] = {}
        self.numbers: dict[str, dict[str, int]] = {"item": {}, "scenario": {}, "event": {}}
        # Of packs.
        self.scenarios: dict[int, ScenarioDef] = {}
        self.treasures: dict[int, TreasureDef] = {}
        self._added: dict[type, dict[Any, Any]] = {}
        self.event_decks: dict[int, str] = {}  # by the number of an event
        self.achievements: list[str] = []
        self.quest_names: list[str] = []
        self.declared: dict[str, list[str]] = {}  # names by folder, before anything is read
        self.own: set[str] = set()  # all of them
        self.waiting: list[tuple[str, Entry]] = []

    def added(self, kind: type[T]) -> dict[Any, T]:
        """What packs add to a book of a room above this one, by number or key."""
        return self._added.setdefault(kind, {})

    def add(self, key: str, content: object) -> None:
        if key in self.by_key:
            raise ValueError(f"two pieces of content are called {key!r}")
        self.by_key[key] = content

    def put(self, entry: Entry, content: Content) -> None:
        """What was read from an entry, under its key."""
        if content.key in self.by_key:
            raise entry.fault("id", f"two things are called {content.key!r}")
        self.by_key[content.key] = content

    def find(self, key: str) -> object:
        if key not in self.by_key:
            raise KeyError(f"no content is called {key!r}")
        return self.by_key[key]

    def of_today(self, key: str) -> str:
        """The key of something that may have had another one formerly."""
        return self.source.renamed.get(key, key)

    def class_named(self, key: str) -> ClassDef:
        for each in self.classes:
            if each.key == key:
                return each
        raise KeyError(f"there is no class {key!r}")

    def item_numbered(self, number: int) -> ItemDef:
        """Items stand in the order of their numbers."""
        return self.items[number - 1]

    def places_of_open_classes(
        self, opened: Collection[str], all_classes: bool, packs: list[str]
    ) -> list[int]:
        """The classes that new characters can be of: those of a new game (GH-1.1.2), those from
        opened boxes (GH-8.8.2), or simply all that are in play."""
        return [
            place
            for place, kind in enumerate(self.classes)
            if in_play(kind.key, packs) and (all_classes or not kind.locked or kind.key in opened)
        ]

    # -- what sentences name

    def number_of(self, sort: str, name: Argument) -> int:
        """What is printed with a number, by that or by its name."""
        numbers = self.numbers[sort]
        if isinstance(name, int):
            if name not in numbers.values():
                raise no_such(name, f"is the number of no {sort}")
            return name
        if str(name) not in numbers:
            raise no_such(name, f"is no {sort}", numbers)
        return numbers[str(name)]

    def known_monsters(self, source: Source) -> Collection[str] | None:
        """Whom the cards in a pack may name; those of the box are read before there are any."""
        return {*self.monsters, *self.declared.get("monsters", [])} if source.pack else None

    def declare(self, folder: str, entry: Entry, names: Iterable[str]) -> None:
        """The things in a file of a pack will be called like this."""
        keys = [entry.source.key(name) for name in names]
        self.declared.setdefault(folder, []).extend(keys)
        self.own.update(keys)
        self.waiting.append((folder, entry))
