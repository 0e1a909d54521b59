"""Many matches at once, each in a process of its own, by Gymnasium's vector environments."""

from functools import partial
from typing import Any

from gymnasium.vector import AsyncVectorEnv

from .gym import SeatsEnv, one_seat, party
from .world import World


def seats_in_processes(world: World, matches: int, seat: int = 0, **more: Any) -> AsyncVectorEnv:
    """So many processes, in each of which an agent has the same seat."""
    return _in_processes(partial(one_seat, world, seat, **more), matches)


def parties_in_processes(world: World, matches: int, **more: Any) -> AsyncVectorEnv:
    """So many processes, in each of which an agent answers for the whole party."""
    return _in_processes(partial(party, world, **more), matches)


def _in_processes(make: "partial[SeatsEnv]", matches: int) -> AsyncVectorEnv:
    """Processes are spawned, not forked: there are no threads to fork under."""
    return AsyncVectorEnv([make] * matches, context="spawn")
