"""When a scenario's special rules can act, and what they can change (GH-7.1.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option

from ..printed.cards import NO_DECISIONS

if TYPE_CHECKING:
    from ..state.figures import Figure
    from ..state.heroes import Hero
    from ..state.scene import Scene
    from .monsters.acting import Activation

HIT_POINTS = 0
MOVE = 1
ATTACK = 2
RANGE = 3

LATE = 99
"""The initiative of objects and allies, unless the scenario says otherwise (GH-7.1.7)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """One special rule. By default it changes nothing."""

    def set_up(self, scene: Scene) -> None:
        """Act before the first room is laid out."""

    def begin(self, scene: Scene) -> Flow[None]:
        """Apply start effects to the characters once they stand on the map (GH-2.0.3)."""
        yield from NO_DECISIONS

    def round_begins(self, scene: Scene) -> Flow[None]:
        """Act before cards are chosen."""
        yield from NO_DECISIONS

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        """Act once the room's tiles and monsters have been placed."""
        yield from NO_DECISIONS

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        """Act once the room behind the door is populated."""
        yield from NO_DECISIONS

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        """What a character may do instead of using one of these halves of its cards."""
        return []

    def use_option(self, scene: Scene, hero: Hero, option: Option) -> Flow[int]:
        """Do what the rule offered; return the half given up for it, NOTHING if the offer was
        not its own."""
        yield from NO_DECISIONS
        return NOTHING

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        """Act at the end of every figure's turn: pressure plates and the like (GH-7.1.6)."""
        yield from NO_DECISIONS

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from NO_DECISIONS

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> None:
        """A treasure tile was taken."""

    def round_ends(self, scene: Scene) -> Flow[None]:
        """Act after the short rests (GH-5.1.7)."""
        yield from NO_DECISIONS

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        """Carry out a boss's special ability that only the scenario describes (GH-4.9.3)."""
        yield from NO_DECISIONS

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        """Does this rule give an ally or object of the scenario turns?"""
        return False

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from NO_DECISIONS

    def initiative(self, scene: Scene, figure: Figure) -> int:
        """The initiative of a named ally or object (GH-7.1.7)."""
        return LATE

    def can_open(self, scene: Scene, joint: int) -> bool:
        """May a character open this door by moving onto it (GH-7.1.5)?"""
        return True

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        """Is a treasure taken by end-of-turn looting?"""
        return True

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        """What the scenario adds to a stat card value (HIT_POINTS, MOVE, ATTACK, RANGE)."""
        return 0

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return False

    def won(self, scene: Scene) -> bool:
        """Are the victory conditions met?"""
        return False

    def lost(self, scene: Scene) -> bool:
        """Is a loss condition of the scenario met (GH-6.1.2)?"""
        return False

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that a character should reach for the goal, revealed or not (for bots)."""
        return []

    def progress(self, scene: Scene) -> float:
        """How near the goal is, from 0 to 1 (for bots)."""
        return 0.0


def script_of(scene: Scene) -> Script:
    """All rules of the scenario as one."""
    return scene.scenario.script
