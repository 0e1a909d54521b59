"""Moments: points of a game at which more may speak than the rulebook.

A game writes its moments as methods of one class, each with the answer of somebody who has nothing
to say. Whoever listens (a scenario's rule, a card, a house rule) is a subclass that overrides the
moments which concern it. A moment then asks only those who listen to it, in the order in which
they are seated:

    for rule in scene.rules.at(Rule.turn_begins):
        yield from rule.turn_begins(scene, figure)

So a new moment is one method and one such loop, and it costs nothing where nobody listens.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

L = TypeVar("L")


class Audience(Generic[L]):
    """Who listens to which moments, in the order in which they speak."""

    def __init__(self, listener: type[L], seated: Sequence[L]) -> None:
        self.seated: Final = list(seated)
        self._to: Final[dict[object, list[L]]] = {
            moment: [each for each in seated if getattr(type(each), name) is not moment]
            for name, moment in moments_of(listener)
        }

    def at(self, moment: Callable[..., Any]) -> list[L]:
        """Those who have something to say, named by the method of the class that declares it."""
        return self._to[moment]


def moments_of(listener: type) -> list[tuple[str, object]]:
    """The moments that a class declares, and those of the classes that it is made from."""
    names = [name for name in dir(listener) if not name.startswith("_")]
    found = [(name, getattr(listener, name)) for name in names]
    return [(name, moment) for name, moment in found if callable(moment)]
