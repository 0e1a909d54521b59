"""A Character Sheet, with what lies in the character's save bag (OS-3.1.5, OS-10.1.1)."""

from __future__ import annotations

from ..printed.cards import AbilityDef, ArchetypeDef, ClassDef, InjuryDef, ItemDef
from ..printed.difficulty import UNHURT
from ..printed.tokens import TOKENS


class CharacterSheet:
    """An Oathsworn between two matches, or one who has left the company for a while."""

    def __init__(self, kind: ClassDef, companion: bool = False) -> None:
        self.kind = kind
        self.companion = companion  # instead of a full character (OS-3.1.3)
        self.level = 1
        self.permanent = [0] * len(TOKENS)
        self.items: list[ItemDef] = []  # equipped
        self.injuries: list[InjuryDef] = []
        self.hand: list[AbilityDef] = []  # of the last encounter; chosen anew for the next one
        self.side: ArchetypeDef | None = None  # of a companion, likewise
        # OS-10.1.2: these count from the Story to the epilogue of a chapter.
        self.hp = UNHURT
        self.tokens = [0] * len(TOKENS)
        self.fallen = False
        self.missed_encounter = False  # being down since the Story
        self.tokens_ahead = 0  # of any kind, when the next chapter starts

    def clone(self) -> CharacterSheet:
        copy = CharacterSheet(self.kind, self.companion)
        copy.level = self.level
        copy.permanent = self.permanent[:]
        copy.items = self.items[:]
        copy.injuries = self.injuries[:]
        copy.hand = self.hand[:]
        copy.side = self.side
        copy.hp = self.hp
        copy.tokens = self.tokens[:]
        copy.fallen = self.fallen
        copy.missed_encounter = self.missed_encounter
        copy.tokens_ahead = self.tokens_ahead
        return copy
