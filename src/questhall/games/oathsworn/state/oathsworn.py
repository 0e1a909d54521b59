"""An Oathsworn, or the ally of a fallen one: board, animus, cards around it, tokens."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.decisions import NOTHING

from ..printed.cards import POSITIONS, AllyDef, ArchetypeDef, ClassDef, CompanionDef, SpecialDef
from ..printed.tokens import TOKENS
from .references import (
    AbilityOfSideNo,
    CardNo,
    ChairOrNone,
    FigureNo,
    FigureOrNone,
    OathswornNo,
    PartOfBossNo,
    SeatNo,
)


class Cage:
    """What holds somebody (OS-13.2): how hard it is to escape, which ability of the board a failure
    brings, the round it began in, whose it is and its Stage Card. It never changes."""

    def __init__(
        self, difficulty: int, failure: str, round: int, boss: FigureNo, card: CardNo
    ) -> None:
        self.difficulty = difficulty
        self.failure = failure
        self.round = round
        self.boss = boss
        self.card = card


class Swallowed:
    """In which part of which boss somebody is (OS-13.5), the ability of the board that it brings
    each phase, and the HP that the part has lost since. It never changes."""

    def __init__(self, boss: FigureNo, part: PartOfBossNo, ability: str, lost: int) -> None:
        self.boss = boss
        self.part = part
        self.ability = ability
        self.lost = lost


class Oathsworn:
    """One of the four of the company, or an ally. `place` is the place in the list of both."""

    SHARED: ClassVar[tuple[str, ...]] = ("cage", "swallowed")

    def __init__(self, place: OathswornNo, seat: SeatNo) -> None:
        self.place = place
        self.seat = seat
        self.kind: ClassDef | None = None
        self.ally: AllyDef | None = None
        self.companion: CompanionDef | None = None  # instead of a full character (OS-3.1.3)
        self.side: ArchetypeDef | None = None  # chosen for this encounter (OS-4.2.9)
        self.used_this_round: list[AbilityOfSideNo] = []  # its abilities (OS-7.4.2)
        self.used_ever: list[AbilityOfSideNo] = []
        self.stands_for: ChairOrNone = NOTHING  # an ally: whose turns it takes (OS-7.20.1)
        self.serves: ChairOrNone = NOTHING  # the Guardian: the Grove Maiden whose it is (OS-14.2.1)
        self.level = 1
        self.figure: FigureOrNone = NOTHING  # NOTHING in a Story
        # OS-6.1.3: gems on the left and on the right side of the board.
        self.reserve = 0
        self.extra_animus = 0  # boxes that were ticked later (OS-11.2.4, OS-15.1.6)
        self.extra_regen = 0
        self.animus = 0
        self.tokens = [0] * len(TOKENS)
        # OS-7.1.8: cards circulate between these places.
        self.hand: list[CardNo] = []
        self.cooldown: list[list[CardNo]] = [[] for _ in range(POSITIONS)]
        self.in_play: list[CardNo] = []
        self.face_down: list[CardNo] = []  # items used once an encounter (OS-7.16.3)
        self.thrown: list[CardNo] = []  # items that do not count until picked up (OS-13.10.3)
        self.box: list[CardNo] = []  # unlocked cards that stay out of this encounter (OS-4.2.5)
        self.equipped: list[CardNo] = []  # all items, wherever they lie (OS-3.7.5)
        self.counters: dict[str, int] = {}  # of the class: what its cards gather and spend
        self.falcons: list[FigureOrNone] = []  # who carries each; oneself: on the board (OS-14.4.1)
        self.special_this_turn = 0
        self.special_this_round = 0
        self.special_ever = 0
        self.turns = 0  # of this round
        self.attacks = 0  # of this round
        self.fallen = False  # OS-7.19.1
        self.cage: Cage | None = None
        self.swallowed: Swallowed | None = None

    @property
    def board(self) -> ClassDef:
        assert self.kind is not None, "the Oathsworn has no class yet"
        return self.kind

    @property
    def chair(self) -> int:
        """The place at the table, clockwise."""
        return self.place if self.stands_for == NOTHING else self.stands_for

    @property
    def acts_by_card(self) -> bool:
        """A companion or an ally: it has but the actions of its card (OS-7.4.1, OS-7.20.3)."""
        return self.ally is not None or self.companion is not None

    @property
    def special(self) -> SpecialDef | None:
        if self.companion is not None:
            return None
        return self.ally.special if self.ally is not None else self.board.special

    def clone(self) -> Oathsworn:
        copy = Oathsworn(self.place, self.seat)
        copy.kind = self.kind
        copy.ally = self.ally
        copy.companion = self.companion
        copy.side = self.side
        copy.used_this_round = self.used_this_round[:]
        copy.used_ever = self.used_ever[:]
        copy.stands_for = self.stands_for
        copy.serves = self.serves
        copy.level = self.level
        copy.figure = self.figure
        copy.reserve = self.reserve
        copy.extra_animus = self.extra_animus
        copy.extra_regen = self.extra_regen
        copy.animus = self.animus
        copy.tokens = self.tokens[:]
        copy.hand = self.hand[:]
        copy.cooldown = [cards[:] for cards in self.cooldown]
        copy.in_play = self.in_play[:]
        copy.face_down = self.face_down[:]
        copy.thrown = self.thrown[:]
        copy.box = self.box[:]
        copy.equipped = self.equipped[:]
        copy.counters = self.counters.copy()
        copy.falcons = self.falcons[:]
        copy.special_this_turn = self.special_this_turn
        copy.special_this_round = self.special_this_round
        copy.special_ever = self.special_ever
        copy.turns = self.turns
        copy.attacks = self.attacks
        copy.fallen = self.fallen
        copy.cage = self.cage
        copy.swallowed = self.swallowed
        return copy
