"""Kinds of terrain, and the number for all targets."""

from typing import Final


class Terrain:
    """Kinds of terrain as flags that can be combined."""

    OPEN: Final = 0
    OBSTACLE: Final = 1
    TRAP: Final = 2
    HAZARDOUS: Final = 4
    DIFFICULT: Final = 8


NEGATIVE: Final = Terrain.TRAP | Terrain.HAZARDOUS

ALL_TARGETS: Final = 1000
"""More targets than there can be: an attack on all enemies in range."""
