"""Which texts a client needs: none that stand on a face, or of which such texts are made."""

import re

from questhall.kernel.text import messages_in

# Made texts, which faces have; how they and the lines of scrolls are put into words.
ON_FACES = (
    *("text-", "word-", "test-", "when-", "attack-kind", "behave-", "terminal-", "action-"),
    *("face-named", "face-weapon", "face-hunts", "limit-", "stat-", "icon-", "short-", "kind-"),
    *("spawn-", "reach", "blow"),
)
NAMED = ("card-", "scroll-", "class-", "companion-", "foe-power-")
_PRINTED = re.compile(r"^    \.text = .*\n?", re.MULTILINE)


def every_table(sources: list[str]) -> list[str]:
    """What is said at all tables: of what has a face only its name."""
    said = [each for source in sources for each in messages_in(source)]
    return [_name_of(each) for each in said if not each.startswith(ON_FACES)]


def _name_of(message: str) -> str:
    return _PRINTED.sub("", message) if message.startswith(NAMED) else message
