"""Reads the `goal`, `setup` and `rules` of a scenario's file."""

from functools import partial

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.words import import_all

from ..printed.scenario import ScenarioDef
from ..rules.scenario import Script
from .goals import Goal
from .rules import ScenarioRules
from .words.goals import GOALS
from .words.rules import RULES, SETUPS

import_all(f"{__package__}.special")


def read_rules(entry: Entry, scenario: ScenarioDef) -> Script:
    """Read everything in a scenario's file beyond its map. If the scenario cannot be played yet,
    only its map matters: its words need not be known."""
    if not scenario.playable:
        for field in ("setup", "rules"):
            entry.read_each(field, _unread)
        if scenario.goal:
            entry.read("goal", _unread)
        return ScenarioRules(Goal(), [])
    goal = entry.read("goal", partial(GOALS.read, context=scenario)) if scenario.goal else Goal()
    setup = entry.read_each("setup", partial(SETUPS.read, context=scenario))
    rules = entry.read_each("rules", partial(RULES.read, context=scenario))
    return ScenarioRules(goal, setup + rules)


def _unread(expression: Expression) -> Expression:
    return expression
