"""All scenarios, in the order of the scenario book; the first is the default."""

from operator import attrgetter

from questhall.kernel.language.words import import_all

from ..rules.scenario import Script, register


def scripts_from(kind: type[Script]) -> list[Script]:
    """A script of every class derived from this one, without shared base classes, which have no
    key."""
    found: list[Script] = []
    for each in kind.__subclasses__():
        script = each()
        if script.key:
            found.append(script)
        found += scripts_from(each)
    return found


import_all(__name__.rpartition(".")[0])
BOOK: tuple[Script, ...] = tuple(sorted(scripts_from(Script), key=attrgetter("number")))
for script in BOOK:
    register(script)

SCENARIOS = tuple(script.key for script in BOOK)
