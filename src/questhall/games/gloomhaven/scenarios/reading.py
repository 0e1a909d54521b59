"""Reads the `goal`, `setup` and `rules` of a scenario's file."""

from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.words import import_all

from ..printed.scenario import ScenarioDef
from ..rules.scenario import Script
from .dungeon import Descent
from .goals import Goal
from .rules import ScenarioRules
from .words.goals import GOALS
from .words.rules import RULES, SETUPS

import_all(f"{__package__}.words")
import_all(f"{__package__}.special")


def read_rules(entry: Entry, scenario: ScenarioDef) -> Script:
    """Read everything in a scenario's file beyond its map."""
    goal = entry.read("goal", partial(GOALS.read, context=scenario)) if scenario.goal else Goal()
    setup = entry.read_each("setup", partial(SETUPS.read, context=scenario))
    rules = entry.read_each("rules", partial(RULES.read, context=scenario))
    descent: list[Script] = [] if scenario.plan is None else [Descent()]
    return ScenarioRules(goal, setup + rules + descent)
