"""All scenarios, in the order of the scenario book; the first is the default."""

from operator import attrgetter

from questhall.kernel.language.words import import_all

from ..rules.audience import agree
from ..rules.house_rules import HOUSE_RULES
from ..rules.scenario import Scenario, register


def scenarios_from(kind: type[Scenario]) -> list[Scenario]:
    """A scenario of every class derived from this one, without shared base classes, which have no
    key."""
    found: list[Scenario] = []
    for each in kind.__subclasses__():
        scenario = each()
        if scenario.key:
            found.append(scenario)
        found += scenarios_from(each)
    return found


import_all(__name__.rpartition(".")[0])
BOOK: tuple[Scenario, ...] = tuple(sorted(scenarios_from(Scenario), key=attrgetter("number")))
for scenario in BOOK:
    register(scenario)
for rule in HOUSE_RULES:
    agree(rule)

SCENARIOS = tuple(scenario.key for scenario in BOOK)
