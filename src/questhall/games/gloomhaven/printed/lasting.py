"""Lasting bonuses: the moments at which cards in the active area can act (RULES 3.12).

A moment is a method of `Lasting`; a bonus overrides those that concern it, and only such bonuses
are asked when a rule reaches the moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan, Strike
    from ..rules.selecting import Who
    from ..state.figures import Figure
    from ..state.heroes import Active
    from ..state.scene import Scene
    from ..state.turn import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """What a card in the active area gives while it stays there, and what it says at each moment
    unless it has something to say."""

    # GH-3.3.6: does it only harm its owner, so that it may not be skipped?
    harmful = False
    # Does it affect whoever fits at the moment, rather than those who fitted when it began?
    ongoing = False
    # Is it a Doom on an enemy?
    doom = False
    # Does it also answer damage that kills?
    even_if_fatal = False

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        """The card enters the active area: choose whom it affects, pay for it."""
        yield from ()
        return True

    def whom_now(self) -> Who | None:
        """Whom it affects at any moment, if that was not fixed when it began."""
        return None

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        """An affected figure begins an attack action; True if the bonus was applied."""
        yield from ()
        return False

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        """An affected figure attacks; True if the bonus was applied (a circle is used)."""
        return False

    def declare(self, scene: Scene, active: Active, strike: Strike) -> Flow[bool]:
        """The same, for a bonus that needs a decision, once the others have been applied."""
        yield from ()
        return False

    def targeted(self, scene: Scene, active: Active, strike: Strike) -> bool:
        """An affected figure is attacked, before the draw; True if the bonus was applied."""
        return False

    def struck(self, scene: Scene, active: Active, strike: Strike) -> bool:
        """An affected figure is attacked and the damage is known; True if the bonus was applied."""
        return False

    def hampers(self) -> bool:
        """Do all attacks of the affected figures have Disadvantage?"""
        return False

    def hinders(self, scene: Scene, active: Active, strike: Strike) -> bool:
        """Does an attack on an affected figure have Disadvantage?"""
        return False

    def bears(self, scene: Scene, active: Active, figure: Figure, amount: int) -> Flow[bool]:
        """Any figure is about to suffer damage; True if the owner suffers it instead."""
        yield from ()
        return False

    def cancels(self, scene: Scene, active: Active, figure: Figure, amount: int) -> bool:
        """Does it cancel the damage that an affected figure is about to suffer?"""
        return False

    def damaged(self, scene: Scene, active: Active, figure: Figure) -> Flow[bool]:
        """An affected figure has suffered damage; True if the bonus was applied."""
        yield from ()
        return False

    def fell(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        """Any figure but a character has died."""
        yield from ()

    def buried(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        """Any figure but a character has died, and all bonuses have answered its death."""
        yield from ()

    def wards_off(self, scene: Scene, active: Active, condition: int) -> bool:
        """Does it make an affected figure immune to the condition?"""
        return False

    def receives_more(self, scene: Scene, active: Active) -> int:
        """What is added when an affected figure is healed."""
        return 0

    def most_hit_points(self, scene: Scene, active: Active) -> int:
        """Up to which number an affected figure can be healed."""
        return 0

    def shield(self, scene: Scene, active: Active, figure: Figure) -> int:
        return 0

    def retaliate(self, scene: Scene, active: Active, figure: Figure, distance: int) -> int:
        """The damage that an attacker at this distance suffers."""
        return 0

    def heals_more(self, scene: Scene, active: Active) -> int:
        """What an affected figure adds to its Heal action."""
        return 0

    def heals_whom(self, scene: Scene, active: Active) -> Who | None:
        """Whom the Heal actions of an affected figure affect instead of their targets."""
        return None

    def before_healing(self, scene: Scene, active: Active, targets: list[Figure]) -> bool:
        """An affected figure is about to heal; True if the bonus was applied."""
        return False

    def acts_as_heal(self, scene: Scene, active: Active) -> int:
        """By how much more an affected figure may heal instead of attacking or moving, or
        NOTHING."""
        return NOTHING

    def usable(self, scene: Scene, active: Active, turn: Turn) -> bool:
        """May the owner use it at this moment of its turn?"""
        return False

    def use(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        """The owner uses it; True if the bonus was applied."""
        yield from ()
        return False

    def used_elements(self, scene: Scene, active: Active, turn: Turn) -> Flow[None]:
        """The owner has performed an action in which it used elements."""
        yield from ()

    def moves_more(self, scene: Scene, active: Active, figure: Figure) -> Flow[int]:
        """What an affected figure adds to its Move action."""
        yield from ()
        return 0

    def moved(self, scene: Scene, active: Active, figure: Figure, turn: Turn) -> Flow[bool]:
        """An affected figure has performed a Move action; True if the bonus was applied."""
        yield from ()
        return False

    def farther(self, scene: Scene, active: Active) -> int:
        """What an affected figure adds to the range of its ranged attacks."""
        return 0

    def steps_first(self, active: Active) -> int:
        """How far a summon moves by itself before it attacks."""
        return 0

    def gave(self, scene: Scene, active: Active, figure: Figure, condition: int) -> bool:
        """An affected figure has given a condition to another; True if the bonus was applied."""
        return False

    def sees_invisible(self, scene: Scene, active: Active) -> bool:
        """Can an affected figure target invisible enemies?"""
        return False

    def more_targets(self, active: Active, ranged: bool) -> int:
        """The targets that an affected summon adds to its attacks."""
        return 0

    def moves_may_attack(self, scene: Scene, active: Active) -> bool:
        """May an affected figure perform its Move actions as attacks?"""
        return False

    def retaliated(self, scene: Scene, active: Active, distance: int) -> None:
        """An affected figure has retaliated."""

    def redirects(self, scene: Scene, active: Active, plan: AttackPlan, target: Figure) -> int:
        """The figure to attack instead of the target, or NOTHING."""
        return NOTHING

    def after_items(self, scene: Scene, active: Active, strike: Strike) -> None:
        """An affected figure attacks and has used the items it wanted, before the draw."""

    def cursed(self, scene: Scene, active: Active, strike: Strike) -> Flow[None]:
        """Any figure has drawn a CURSE card that made its attack deal no damage."""
        yield from ()

    def turn_begins(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        """An affected figure, whoever it is, begins its turn."""
        yield from ()

    def turn_start(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        """The owner begins its turn; True if the bonus was applied."""
        yield from ()
        return False

    def turn_end(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        yield from ()
        return False

    def rested(self, scene: Scene, active: Active) -> Flow[bool]:
        """The owner has taken a long rest; True if the bonus was applied."""
        yield from ()
        return False

    def round_end(self, scene: Scene, active: Active) -> Flow[bool]:
        yield from ()
        return False

    def end(self, scene: Scene, active: Active) -> None:
        """The card leaves the active area."""
