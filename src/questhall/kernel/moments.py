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
    """Who listens to which moments, in the order in which they speak. Who listens to a moment is
    found out when it is first reached, so that many small audiences are made in no time."""

    def __init__(self, listener: type[L], seated: Sequence[L]) -> None:
        self.listener: Final = listener
        self.seated: Final = list(seated)
        self._to: Final[dict[object, list[L]]] = {}

    def at(self, moment: Callable[..., Any]) -> list[L]:
        """Those who have something to say, named by the method of the class that declares it."""
        listening = self._to.get(moment)
        return self._found(moment) if listening is None else listening

    def with_more(self, seated: Sequence[L]) -> "Audience[L]":
        """The same audience, with others who speak after those who are there."""
        return Audience(self.listener, [*self.seated, *seated])

    def _found(self, moment: Callable[..., Any]) -> list[L]:
        name = moment.__name__
        if getattr(self.listener, name, None) is not moment:
            raise LookupError(f"{name} is no moment of {self.listener.__name__}")
        listening = [each for each in self.seated if getattr(type(each), name) is not moment]
        self._to[moment] = listening
        return listening
