"""A position that was left when its cards had other numbers."""

from ..state.arena import Arena
from .numbers import life_of


def keep_alive(arena: Arena) -> None:
    """Whoever was alive stays alive (SO-8.1.4): a minion whose damage would reach the Life that
    cards give it today has 1 more for good."""
    if arena.over:
        return
    for minion in arena.minions():
        missing = minion.damage + 1 - life_of(arena, minion)
        if missing > 0:
            minion.extra_life += missing
