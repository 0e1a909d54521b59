"""A fight in progress: who takes part, what was blocked, what has been gathered (MK-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING

from ..printed.cards import EnemyDef
from ..printed.kinds import Element
from .references import (
    AbilitiesNo,
    AttackStateNo,
    CardNo,
    CardOrNone,
    CityOrNone,
    ColourNo,
    ColourOrNone,
    ElementNo,
    FighterOrNone,
    OriginNo,
    RangeNo,
    ResistancesNo,
    SeatOrNobody,
    SpaceOrNone,
)


class Origin:
    """Where an enemy comes from (MK-8.2)."""

    GARRISON: Final = 0
    RAMPAGER: Final = 1
    SITE_MONSTER: Final = 2
    SUMMONED: Final = 3
    OPPONENT: Final = 4  # a unit of the other hero (MK-11.6.1)
    CONJURED: Final = 5  # by an incantation (MK-15.8.4)


class AttackState:
    """What has become of an attack."""

    OPEN: Final = 0
    BLOCKED: Final = 1
    CANCELLED: Final = 2
    RESOLVED: Final = 3


class Aimed:
    """An attack on one enemy alone."""

    def __init__(self, amount: int, range: RangeNo, element: ElementNo) -> None:
        self.amount = amount
        self.range = range
        self.element = element

    def clone(self) -> Aimed:
        return Aimed(self.amount, self.range, self.element)


class Gain:
    """Points gathered and not used yet, and what gave them: a card, a unit or a skill."""

    def __init__(self, card: CardOrNone, range: RangeNo, element: ElementNo, amount: int) -> None:
        self.card = card
        self.range = range  # of attack points
        self.element = element
        self.amount = amount

    def clone(self) -> Gain:
        return Gain(self.card, self.range, self.element, self.amount)


class Foe:
    """An enemy token in a fight."""

    def __init__(self, token: CardNo, kind: EnemyDef, origin: OriginNo, space: SpaceOrNone) -> None:
        self.token = token
        self.kind = kind
        self.origin = origin
        self.space = space
        self.defeated = False
        self.hidden = False  # a summoner in the block and damage phases (MK-8.5.2)
        self.summoner: FighterOrNone = NOTHING  # the place of the foe that summoned it
        self.attacks: list[AttackStateNo] = [AttackState.OPEN] * len(kind.attacks)
        self.attack_change: list[int] = [0] * len(kind.attacks)
        self.armour_change = 0
        self.armour_due = 0  # armour it loses once all its attacks are blocked
        self.armour_one = False  # its armour is 1 now
        self.lost_resistances: ResistancesNo = 0
        self.lost_abilities: AbilitiesNo = 0
        self.no_site_walls = False  # the site does not fortify it
        self.vampire = 0  # armour gained (MK-17.2.8)
        self.defended = 0  # armour lent by a Defend ability
        self.defends: int = kind.defend  # what it can still lend
        self.first: list[CardOrNone] = [NOTHING] * len(kind.attacks)  # units that take damage first
        self.gained_abilities: list[AbilitiesNo] = [0] * len(kind.attacks)
        self.lost_elements: list[ElementNo] = [Element.PHYSICAL] * len(kind.attacks)
        self.aimed: list[Aimed] = []
        self.aimed_block = 0  # physical block against it alone
        self.doomed = False  # it is destroyed once it is blocked

    def clone(self) -> Foe:
        copy = Foe(self.token, self.kind, self.origin, self.space)
        copy.defeated = self.defeated
        copy.hidden = self.hidden
        copy.summoner = self.summoner
        copy.attacks = self.attacks[:]
        copy.attack_change = self.attack_change[:]
        copy.armour_change = self.armour_change
        copy.armour_due = self.armour_due
        copy.armour_one = self.armour_one
        copy.lost_resistances = self.lost_resistances
        copy.lost_abilities = self.lost_abilities
        copy.no_site_walls = self.no_site_walls
        copy.vampire = self.vampire
        copy.defended = self.defended
        copy.defends = self.defends
        copy.first = self.first[:]
        copy.gained_abilities = self.gained_abilities[:]
        copy.lost_elements = self.lost_elements[:]
        copy.aimed = [aimed.clone() for aimed in self.aimed]
        copy.aimed_block = self.aimed_block
        copy.doomed = self.doomed
        return copy

    def has(self, ability: int) -> bool:
        return self.kind.abilities & ~self.lost_abilities & ability > 0

    def element(self, number: int) -> int:
        """The element of one attack; cold fire that loses one element becomes the other."""
        printed = self.kind.attacks[number].element
        lost = self.lost_elements[number]
        if lost == Element.PHYSICAL:
            return printed
        return Element.COLD_FIRE - lost if printed == Element.COLD_FIRE else Element.PHYSICAL

    @property
    def resistances(self) -> int:
        return self.kind.resistances & ~self.lost_resistances


class Combat:
    """One fight of a hero against enemies."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("assigning",)

    def __init__(self, space: SpaceOrNone) -> None:
        self.space = space  # the site, or where the hero stands
        self.site = False  # is there something to conquer?
        self.walls = False  # does the site fortify its defenders?
        self.city: CityOrNone = NOTHING  # colour of the city assaulted
        self.other_city: CityOrNone = NOTHING  # the right part of a megapolis (MK-14.8.5)
        self.night_rules = False  # MK-18.3.4
        self.no_units = False
        self.half_fame = False  # another hero's keep (MK-8.1.2)
        self.double_fame = False  # MK-15.8.5
        self.fierce = 0  # how much stronger all attacks of enemies are
        self.foes: list[Foe] = []
        self.attack = [[0] * 4 for _ in range(3)]  # gathered: by range, then element
        self.block = [0] * 4  # gathered, by element
        self.swift_block = [0] * 4  # the part of it that counts twice against Swift
        self.gains: list[Gain] = []  # where what was gathered comes from
        self.wounds = 0  # wounds taken into the hand (MK-8.6.10)
        self.knocked_out = False
        self.blocked = 0  # enemies blocked so far
        self.fought: list[CardNo] = []  # units that took part, by their cards
        self.defeated = 0
        self.die: ColourOrNone = NOTHING  # set in secret (MK-14.6.5)
        self.die_set_by: SeatOrNobody = NOTHING
        self.die_may_be: list[ColourNo] = []  # what it may show, as far as everybody knows
        self.assigning: list[int] = []  # enemy, number of the attack, damage left

    def clone(self) -> Combat:
        copy = Combat(self.space)
        copy.site = self.site
        copy.walls = self.walls
        copy.city = self.city
        copy.other_city = self.other_city
        copy.night_rules = self.night_rules
        copy.no_units = self.no_units
        copy.half_fame = self.half_fame
        copy.double_fame = self.double_fame
        copy.fierce = self.fierce
        copy.foes = [foe.clone() for foe in self.foes]
        copy.attack = [row[:] for row in self.attack]
        copy.block = self.block[:]
        copy.swift_block = self.swift_block[:]
        copy.gains = [gain.clone() for gain in self.gains]
        copy.wounds = self.wounds
        copy.knocked_out = self.knocked_out
        copy.blocked = self.blocked
        copy.fought = self.fought[:]
        copy.defeated = self.defeated
        copy.die = self.die
        copy.die_set_by = self.die_set_by
        copy.die_may_be = self.die_may_be[:]
        return copy

    def foe_of(self, token: int) -> Foe:
        """The foe with this token that is still fighting, or else the last one: a discarded token
        may be drawn again."""
        found: Foe | None = None
        for foe in self.foes:
            if foe.token == token and (found is None or not foe.defeated):
                found = foe
        assert found is not None, f"{token} does not take part"
        return found

    def imagine_die(self, seat: int, chance: Chance) -> None:
        """Only the player who set it knows what it shows (MK-22.1)."""
        if self.die_may_be and seat != self.die_set_by:
            self.die = self.die_may_be[chance.below("die", len(self.die_may_be))]
