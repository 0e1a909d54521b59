"""Environments for learning agents: PettingZoo, Gymnasium and OpenSpiel over any installed game.

`World` says what is played, `Play` is one match of it; the modules `zoo`, `gym`, `many` and `spiel`
dress it for the libraries that learn. docs/environments.md tells what an agent sees, what its
actions mean and what it is paid.
"""

from .play import NotOffered, Play
from .world import World

__all__ = ["NotOffered", "Play", "World"]
