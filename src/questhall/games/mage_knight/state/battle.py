"""What lasts longer than one hero's fight: a battle between heroes (MK-11), a joint assault
(MK-12). Several turns are under way then; the current one is in the realm."""

from __future__ import annotations

from questhall.kernel.decisions import NOTHING

from .combat import Combat
from .references import CardNo, ElementNo, RangeNo, SeatNo, SpaceNo, SpaceOrNone
from .turn import Turn


class Share:
    """What a unit adds to an attack."""

    def __init__(self, card: CardNo, range: RangeNo, element: ElementNo, amount: int) -> None:
        self.card = card
        self.range = range
        self.element = element
        self.amount = amount

    def clone(self) -> Share:
        return Share(self.card, self.range, self.element, self.amount)


class Battle:
    """Two heroes on one space. `turn` and `combat` belong to the one who waits."""

    def __init__(
        self, space: SpaceNo, aggressor: SeatNo, defender: SeatNo, turn: Turn, combat: Combat
    ) -> None:
        self.space = space
        self.aggressor = aggressor
        self.defender = defender
        self.turn = turn
        self.combat = combat
        self.walls = False  # of a keep or a mage tower (MK-11.3.5)
        self.melee = False
        self.attacker: SeatNo = defender  # the seat that attacks now (MK-11.3.2)
        self.passes = 0  # in succession
        self.points = [0, 0, 0, 0]  # of the attack under way, by element
        self.shares: list[Share] = []  # of units in it
        self.elements: list[ElementNo] = []  # of the attack that came through
        self.damage = 0  # damage that the attacker can still use (MK-11.3.11)

    def clone(self) -> Battle:
        copy = Battle(
            self.space, self.aggressor, self.defender, self.turn.clone(), self.combat.clone()
        )
        copy.walls = self.walls
        copy.melee = self.melee
        copy.attacker = self.attacker
        copy.passes = self.passes
        copy.points = self.points[:]
        copy.shares = [share.clone() for share in self.shares]
        copy.elements = self.elements[:]
        copy.damage = self.damage
        return copy

    def opponent_of(self, seat: int) -> int:
        return self.defender if seat == self.aggressor else self.aggressor


class JointAssault:
    """Several heroes against one city, one after another, the initiator first."""

    def __init__(self, space: SpaceNo) -> None:
        self.space = space
        self.seats: list[SeatNo] = []
        self.shares: list[int] = []  # how many defenders each of them faces (MK-12.3.1)
        self.dealt: list[list[CardNo]] = []  # the tokens (MK-12.5.1)
        self.turns: list[Turn] = []
        self.entered: list[bool] = []
        self.current = 0  # the hero whose turn is in the realm
        self.way_in: SpaceOrNone = NOTHING  # where the initiator comes up (Underground Attack)

    def clone(self) -> JointAssault:
        copy = JointAssault(self.space)
        copy.seats = self.seats[:]
        copy.shares = self.shares[:]
        copy.dealt = [tokens[:] for tokens in self.dealt]
        copy.turns = [turn.clone() for turn in self.turns]
        copy.entered = self.entered[:]
        copy.current = self.current
        copy.way_in = self.way_in
        return copy
