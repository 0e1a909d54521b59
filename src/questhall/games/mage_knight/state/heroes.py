"""Heroes in play: their Deed cards, units, skills, mana, and where they stand."""

from __future__ import annotations

from questhall.kernel.decisions import NOTHING

from ..printed.cards import HeroDef, SkillDef, UnitDef
from .references import CardNo, CardOrNone, ColourOrNone, SeatNo, SpaceOrNone

OFF_MAP = -1


class Unit:
    """A unit in a hero's service (MK-4.2)."""

    def __init__(self, card: CardNo, kind: UnitDef) -> None:
        self.card = card
        self.kind = kind
        self.ready = True
        self.wounds: list[CardNo] = []  # wound cards on it
        self.banner: CardOrNone = NOTHING
        self.banner_used = False  # face down until the next round
        self.hit = False  # it was assigned damage in this combat (MK-8.6.8)
        self.bonded = False  # Bonds of Loyalty: no command token of its own
        self.under_banner = False  # a banner is its command token
        self.mana: ColourOrNone = NOTHING  # the colour of the mana on it (Magic Familiars)

    def clone(self) -> Unit:
        copy = Unit(self.card, self.kind)
        copy.ready = self.ready
        copy.wounds = self.wounds[:]
        copy.banner = self.banner
        copy.banner_used = self.banner_used
        copy.hit = self.hit
        copy.bonded = self.bonded
        copy.under_banner = self.under_banner
        copy.mana = self.mana
        return copy

    @property
    def wounded(self) -> bool:
        return len(self.wounds) > 0

    @property
    def can_act(self) -> bool:
        """MK-4.2.7"""
        return self.ready and not self.wounds


class Skill:
    """A skill token in front of a hero (MK-4.3)."""

    def __init__(self, card: CardNo, kind: SkillDef) -> None:
        self.card = card
        self.kind = kind
        self.used = False  # this turn
        self.spent = False  # face down until the next round
        self.in_centre = False  # an interactive skill at work (MK-4.3.4)
        self.counter = 0  # for skills that keep count
        self.flipped = False  # face down until something turns it up before the round ends

    def clone(self) -> Skill:
        copy = Skill(self.card, self.kind)
        copy.used = self.used
        copy.spent = self.spent
        copy.in_centre = self.in_centre
        copy.counter = self.counter
        copy.flipped = self.flipped
        return copy


class Hero:
    """A player's hero (MK-2.2)."""

    def __init__(self, seat: SeatNo, kind: HeroDef) -> None:
        self.seat = seat
        self.kind = kind
        self.deck: list[CardNo] = []  # the last card is the top
        self.hand: list[CardNo] = []
        self.played: list[CardNo] = []
        self.discard: list[CardNo] = []
        self.set_aside: list[CardNo] = []  # until the end of the round
        self.under_tactic: list[CardNo] = []  # Sparing Power
        self.drafted: list[CardNo] = []  # MK-14.7.6
        self.pack: list[CardNo] = []  # cards to draft from
        self.secret: list[CardNo] = []  # drafted into the deck, but not shown yet
        self.units: list[Unit] = []
        self.skills: list[Skill] = []
        self.skill_pile: list[CardNo] = []
        self.shown_skills: list[CardNo] = []  # skills to choose from (MK-9.6.5)
        self.drawn_artifacts: list[CardNo] = []  # artifacts to choose from (MK-9.5.4)
        self.crystals = [0, 0, 0, 0]
        self.mana = [0, 0, 0, 0, 0, 0]  # tokens in the play area
        self.fame = 0
        self.level = 1
        self.reputation = 0
        self.space: SpaceOrNone = OFF_MAP
        self.in_city: SpaceOrNone = NOTHING  # on the card of the city on this space (MK-6.8.6)
        self.tactic: CardOrNone = NOTHING
        self.tactic_used = False
        self.token_down = False  # the round-order token (MK-5.2.1)
        self.turns_left = NOTHING  # set once the last turns are counted
        self.bigger_hand = 0  # extra cards at the next draw (MK-3.2.16)
        self.plundered = False  # since the hero's last turn (MK-18.1.2)
        self.kept_tokens: list[CardNo] = []  # Puppet Master
        self.scouted: list[CardNo] = []  # face-down tokens that the player has seen
        self.read_incantation = False  # MK-15.8.4
        self.out = False  # eliminated (MK-15.11.3)

    def clone(self) -> Hero:
        copy = Hero(self.seat, self.kind)
        copy.deck = self.deck[:]
        copy.hand = self.hand[:]
        copy.played = self.played[:]
        copy.discard = self.discard[:]
        copy.set_aside = self.set_aside[:]
        copy.under_tactic = self.under_tactic[:]
        copy.drafted = self.drafted[:]
        copy.pack = self.pack[:]
        copy.secret = self.secret[:]
        copy.units = [unit.clone() for unit in self.units]
        copy.skills = [skill.clone() for skill in self.skills]
        copy.skill_pile = self.skill_pile[:]
        copy.shown_skills = self.shown_skills[:]
        copy.drawn_artifacts = self.drawn_artifacts[:]
        copy.crystals = self.crystals[:]
        copy.mana = self.mana[:]
        copy.fame = self.fame
        copy.level = self.level
        copy.reputation = self.reputation
        copy.space = self.space
        copy.in_city = self.in_city
        copy.tactic = self.tactic
        copy.tactic_used = self.tactic_used
        copy.token_down = self.token_down
        copy.turns_left = self.turns_left
        copy.bigger_hand = self.bigger_hand
        copy.plundered = self.plundered
        copy.kept_tokens = self.kept_tokens[:]
        copy.scouted = self.scouted[:]
        copy.read_incantation = self.read_incantation
        copy.out = self.out
        return copy


DUMMY_SEAT = 99  # in the order of turns


class Dummy:
    """The dummy player (MK-13.2)."""

    def __init__(self, kind: HeroDef) -> None:
        self.kind = kind
        self.deck: list[CardNo] = []
        self.discard: list[CardNo] = []
        self.crystals = [0, 0, 0, 0]
        self.skill_pile: list[CardNo] = []
        self.tactic: CardOrNone = NOTHING
        self.turns_left = NOTHING

    def clone(self) -> Dummy:
        copy = Dummy(self.kind)
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.crystals = self.crystals[:]
        copy.skill_pile = self.skill_pile[:]
        copy.tactic = self.tactic
        copy.turns_left = self.turns_left
        return copy
