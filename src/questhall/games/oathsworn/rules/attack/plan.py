"""What an attack on a card says (OS-7.9 to OS-7.12, OS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in

from ...printed.cards import ZERO, Amount, Effect

if TYPE_CHECKING:
    from ...state.battle import Battle
    from ...state.deeds import Deed
    from ...state.figures import Figure

WEAPON_RANGE: Final = NOTHING  # OS-7.9.1: as the weapon has it
MELEE: Final = 0


class Shape:
    """Shapes of attacks (OS-13.1, OS-13.3, OS-13.4, OS-13.6), of both sides or of one."""

    SINGLE: Final = 0
    ARC: Final = 1  # the three hexes in front
    CIRCLE: Final = 2  # a hex in range, of an enemy that of a figure, and the six around it
    ADJACENT: Final = 3
    LINE: Final = 4
    CONE: Final = 5
    CHAIN: Final = 6  # on from the target to the nearest of its friends, and so on
    CHARGE: Final = 7  # straight on through everybody, and all on the way are attacked
    WAVE: Final = 8
    WITHIN: Final = 9  # all hexes up to a distance from the base


class Outcome:
    """What follows from an attack."""

    HIT: Final = 0
    MISS: Final = 1
    CRITICAL: Final = 2
    HP_LOST: Final = 3
    KILL: Final = 4
    BREAK: Final = 5


OUTCOMES: Final = tuple([f"on_{name}" for name in names_in(Outcome)])


class Rider:
    """An effect that follows if the attack comes out so."""

    def __init__(self, outcome: int, effect: Effect) -> None:
        self.outcome = outcome
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """How pieces of a class attack for its player, or what else changes what can be hit."""

    ranged = False  # whatever the range of the weapon
    sure = False  # it cannot miss

    def targets(self, battle: Battle, deed: Deed) -> list[Figure]:
        """Whom they can attack."""
        raise TypeError(f"{type(self).__name__} attacks nobody")

    def hexes(self, battle: Battle, deed: Deed, target: Figure) -> int:
        """The hexes of the target that may be hit."""
        raise TypeError(f"{type(self).__name__} hits nothing")

    def cards(self, battle: Battle, deed: Deed) -> list[int] | None:
        """What is drawn by colour; None is declared as usual."""
        return None


class Plan:
    """One attack as it is printed."""

    def __init__(self) -> None:
        self.range = WEAPON_RANGE
        self.shape = Shape.SINGLE
        self.size = 0  # of a line, cone or charge; the most targets of a chain
        self.chain_range = 0
        self.bonus: Amount = ZERO
        self.empower: Amount = ZERO
        self.redraws: Amount = ZERO
        self.counters_worth = 1  # damage for each counter of the class that is spent on it
        self.foes_only = False
        self.needs_sight = True
        self.any_part = False
        self.unarmed = False
        self.straight = False  # the centre of a circle on a straight line of hexes
        self.blank_as = 0  # what one drawn blank counts as
        self.this_only = False  # whoever was chosen before
        self.aim: Aim | None = None
        self.target_only = False  # the enemy that the card speaks of, or whose attack it answers
        self.most_white = NOTHING  # cards that may be drawn, NOTHING is as the table plays
        self.sure = False  # it cannot miss
        self.determination = True  # OS-7.11.13
        self.riders: list[Rider] = []
