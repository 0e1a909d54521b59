"""What a turn keeps track of: points, dice, lasting effects, and its progress (MK-5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.kinds import names_in
from questhall.kernel.moments import Audience

from ..printed.kinds import Element
from .moments import Moment
from .references import (
    CardNo,
    CardOrNone,
    ColourOrNone,
    ElementNo,
    FighterOrNone,
    PhaseNo,
    PhaseOrNone,
    ResistancesNo,
    SeatOrNobody,
    SpaceNo,
    TerrainsNo,
)

if TYPE_CHECKING:
    from .heroes import Hero
    from .realm import Realm


class Phase:
    """Phases of a turn (MK-5.6.1, MK-8.3.2)."""

    BEFORE: Final = 0  # effects "before your turn"
    MOVING: Final = 1
    ACTING: Final = 2  # the action is being chosen
    TALKING: Final = 3  # interaction
    RANGED: Final = 4
    BLOCK: Final = 5
    DAMAGE: Final = 6
    ATTACK: Final = 7
    AFTERWARDS: Final = 8  # special and healing effects once the action is over
    RESTING: Final = 9
    ENDING: Final = 10


PHASES = tuple(names_in(Phase))
COMBAT_PHASES = (Phase.RANGED, Phase.BLOCK, Phase.DAMAGE, Phase.ATTACK)


class Boon(Moment):
    """A lasting effect: the card it comes from, up to three numbers, and what it is about. What it
    has to say at which moments is said by the effect that leaves it behind."""

    def __init__(self, card: CardOrNone, amount: int = 0, which: int = 0, least: int = 0) -> None:
        self.card = card
        self.amount = amount
        self.which = which
        self.least = least
        self.colour: ColourOrNone = NOTHING
        self.element: ElementNo = Element.PHYSICAL
        self.phase: PhaseOrNone = NOTHING
        self.terrains: TerrainsNo = 0
        self.resistances: ResistancesNo = 0
        self.target: CardOrNone = NOTHING  # a unit, the token of an enemy, a card of another hero
        self.foe: FighterOrNone = NOTHING
        self.seat: SeatOrNobody = NOTHING

    def clone(self) -> Boon:
        copy = type(self)(self.card, self.amount, self.which, self.least)
        copy.colour = self.colour
        copy.element = self.element
        copy.phase = self.phase
        copy.terrains = self.terrains
        copy.resistances = self.resistances
        copy.target = self.target
        copy.foe = self.foe
        copy.seat = self.seat
        return copy

    def is_spent(self, realm: Realm) -> None:
        realm.turn.set_boons([boon for boon in realm.turn.boons if boon is not self])

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        """One of its offers was chosen."""

    def is_about(self, terrain: int) -> bool:
        return self.terrains >> terrain & 1 > 0


class Turn:
    """The turn of one hero while it lasts."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("audience",)

    def __init__(self, seat: SeatOrNobody) -> None:
        self.seat = seat
        self.phase: PhaseNo = Phase.BEFORE
        self.move = 0
        self.influence = 0
        self.healing = 0
        self.path: list[SpaceNo] = []  # the spaces left behind, for a withdrawal (MK-9.2.2)
        self.moved = False
        self.explored = False
        self.acted = False
        self.rested = False
        self.played_any = False  # a card was played or discarded (MK-5.4.2)
        self.deck_was_empty = False
        self.dice_left = 1
        self.die_used = False
        self.boons: list[Boon] = []
        self.audience: Audience[Moment] | None = None  # made when a moment comes
        self.rewards: list[str] = []
        self.recruited = 0
        self.crystals_spent = [0, 0, 0, 0]
        self.wounds_taken: list[CardNo] = []  # this turn (Banner of Protection)
        self.fame_due = 0  # fame to gain at the end of the turn
        self.reputation_due = 0
        self.another = False  # another turn follows at once
        self.resume = ""  # the step to return to when others have answered
        self.searched = False  # Mana Search
        self.late_units = 0  # rewards that wait for a command token (MK-9.5.7)
        self.defeated: list[CardNo] = []  # tokens of defeated enemies
        self.reputation = 0  # what it adds to influence, fixed when interaction begins
        self.modifier = 0  # reputation and city together, fixed when interaction begins (MK-7.2.1)
        self.partial = False  # the turn of a defender who keeps the next one (MK-11.2.7)
        self.then = ""  # the step after a turn played in advance
        self.refused: list[int] = []  # rejected plans of joint assaults (MK-12.3.2)

    def clone(self) -> Turn:
        copy = Turn(self.seat)
        copy.phase = self.phase
        copy.move = self.move
        copy.influence = self.influence
        copy.healing = self.healing
        copy.path = self.path[:]
        copy.moved = self.moved
        copy.explored = self.explored
        copy.acted = self.acted
        copy.rested = self.rested
        copy.played_any = self.played_any
        copy.deck_was_empty = self.deck_was_empty
        copy.dice_left = self.dice_left
        copy.die_used = self.die_used
        copy.boons = [boon.clone() for boon in self.boons]
        copy.rewards = self.rewards[:]
        copy.recruited = self.recruited
        copy.crystals_spent = self.crystals_spent[:]
        copy.wounds_taken = self.wounds_taken[:]
        copy.fame_due = self.fame_due
        copy.reputation_due = self.reputation_due
        copy.another = self.another
        copy.resume = self.resume
        copy.searched = self.searched
        copy.late_units = self.late_units
        copy.defeated = self.defeated[:]
        copy.reputation = self.reputation
        copy.modifier = self.modifier
        copy.partial = self.partial
        copy.then = self.then
        copy.refused = self.refused[:]
        return copy

    def set_boons(self, boons: list[Boon]) -> None:
        """Let these last, and no others."""
        self.boons = boons
        self.audience = None

    @property
    def in_combat(self) -> bool:
        return Phase.RANGED <= self.phase <= Phase.ATTACK
