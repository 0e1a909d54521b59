"""Reads the `goal`, `setup` and `rules` of a scenario's file."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.words import Language, import_all
from questhall.kernel.moments import Audience

from ..printed.scenario import ScenarioDef
from ..rules.scenario import Goal, SpecialRule
from ..words.sentences import heard
from .dungeon import Descent
from .goals import Chronicle
from .words.goals import GOALS
from .words.rules import RULES, SETUPS
from .words.triggers import TRIGGERS

LANGUAGES = (GOALS, SETUPS, RULES, TRIGGERS)

import_all(f"{__package__}.words")
OF_ALL = {word for language in LANGUAGES for word in language}
import_all(f"{__package__}.special")
OF_ONE_SCENARIO = {word for language in LANGUAGES for word in language} - OF_ALL


def read_rules(entry: Entry, scenario: ScenarioDef, own: Collection[str] = ()) -> None:
    """Read everything in a scenario's file beyond its map. Its rules speak in the order of the
    scenario book."""

    def hear(language: Language[Any]) -> Callable[[Expression], Any]:
        return heard(entry, own, partial(_read, entry, language, scenario))

    scenario.objective = entry.read("goal", hear(GOALS)) if scenario.goal else Goal()
    setup = entry.read_each("setup", hear(SETUPS))
    rules = entry.read_each("rules", hear(RULES))
    descent: list[SpecialRule] = [] if scenario.plan is None else [Descent()]
    spoken = [Chronicle(), *setup, *rules, *descent]
    scenario.audience = Audience(SpecialRule, spoken)


# What speaks of numbered treasures and of random dungeons, and what not every map has room for.
NOT_IN_PACKS = {"loot", "clear_rooms", "loot_last_room", "split_start", "start_near_monsters"}


def _read(
    entry: Entry, language: Language[Any], scenario: ScenarioDef, expression: Expression
) -> Any:
    for word in sorted(expression.words() & (OF_ONE_SCENARIO | NOT_IN_PACKS)):
        if entry.source.pack:
            raise expression.fault(f"{word} is only for scenarios in the box")
    return language.read(expression, scenario)
