"""What has a name but no card: objects, allies, monsters with a name, achievements."""

import re
from functools import cache

from questhall.kernel.language.parameters import dashed
from questhall.kernel.text import read_sources

_KEY = re.compile(r"^([a-z]+)-([a-z0-9-]+) =", re.MULTILINE)

OBJECT = "object"
ACHIEVEMENT = "achievement"
QUEST = "quest"


def names_in_box() -> tuple[str, ...]:
    """The names of figures that the scenarios of the box use, as sentences write them."""
    return tuple(name.replace("-", "_") for name in _named(OBJECT))


def is_in_box(sort: str, name: str) -> bool:
    """Is there a text in the box for something of this sort with this name?"""
    return dashed(name.replace(".", "_")) in _named(sort)


@cache
def _named(sort: str) -> tuple[str, ...]:
    sources = read_sources("questhall.games.gloomhaven", "en")
    found = [each for source in sources for each in _KEY.findall(source)]
    return tuple(name for prefix, name in found if prefix == sort)
