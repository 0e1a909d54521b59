"""The five levels of difficulty (OS-3.2.1)."""

from typing import Final

NAMES: Final = ("free", "journeyman", "pilgrim", "grim", "dread")
EXTRA_DEFENSE: Final = {"free": 0, "journeyman": 2, "pilgrim": 1, "grim": 0, "dread": 0}
MOST_HP: Final = {"free": 6, "journeyman": 6, "pilgrim": 6, "grim": 5, "dread": 4}
UNHURT: Final = 6  # OS-3.2.2: what "lost HP" is counted from, on every level
