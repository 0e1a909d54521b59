"""Advisers: what a game can tell a player about the match that is under way.

An adviser is given the whole match and must answer from what the seat may know: it thinks in copies
in which everything hidden is imagined (`kernel/imagining.py`). It refuses with `no_advice` where
there is nothing that it could say.
"""

from collections.abc import Callable
from typing import Any

from .decisions import Option
from .match import Match


class Counsel:
    """What the game itself would do now, and what speaks for it: texts `hint-KEY`, each with its
    amount."""

    def __init__(self, option: Option, reasons: list[tuple[str, float]]) -> None:
        self.option = option
        self.reasons = reasons


Adviser = Callable[[Match, int, str], dict[str, Any]]  # the match, the seat, the language
