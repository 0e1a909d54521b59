"""What is printed on cards (RULES 6): numbers, icons, types and abilities.

Definitions are content: shared by all copies of a table and never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Decision, Flow
from questhall.kernel.state import Content

if TYPE_CHECKING:
    from ..state.arena import Arena, Minion, Source

MINION = 0
SORCERY = 1
ATTACHMENT = 2

ACTION = 0
TACTIC = 1
WHEN_PLAYED = 2
WHEN_DESTROYED = 3
END_OF_ROUND = 4
HOST_DESTROYED = 5
OWN_DESTROYED_HERE = 6
ENEMY_DESTROYED_HERE = 7
MINION_PLAYED_HERE = 8
REINFORCED = 9
MOMENTS = 10


class PackKind:
    """What a sorcerer is made of."""

    CHARACTER: Final = 0
    LINEAGE: Final = 1
    DOMAIN: Final = 2


NO_DECISIONS: tuple[Decision, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A word of card text that does something. A sentence is a tree of such words."""

    optional = False
    has_cost = False

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        """Carry it out as far as possible (SO-19.1.1); True if all of it was done."""
        yield from NO_DECISIONS
        return self.do(arena, source)

    def do(self, arena: Arena, source: Source) -> bool:
        """The same for a word that asks no questions."""
        raise TypeError(f"{type(self).__name__} has nothing to do without asking")

    def resolve_willingly(self, arena: Arena, source: Source) -> Flow[bool]:
        """The same for a player who has already decided to use it."""
        return (yield from self.resolve(arena, source))

    def pay(self, arena: Arena, source: Source) -> Flow[bool]:
        """Carry it out as a cost; only called if it is `payable`."""
        return (yield from self.resolve(arena, source))

    def payable(self, arena: Arena, source: Source) -> bool:
        """Could all of it be carried out now (SO-19.1.3)?"""
        return True


class Ability:
    """An effect and its moment. `entombed`: it works only from the graveyard (SO-21.1.1)."""

    def __init__(self, moment: int, effect: Effect, entombed: bool, text: str) -> None:
        self.moment = moment
        self.effect = effect
        self.entombed = entombed
        self.text = text


OWN = 0
ENEMY = 1
SELF = 2
HOST = 3


class Aura:
    """An ongoing change of numbers in its card's battlefield (SO-18.13)."""

    def __init__(
        self,
        whose: int,
        attack: int = 0,
        life: int = 0,
        type: str = "",
        other: bool = False,
        burning: bool = False,
        per_follower: bool = False,
        flying: bool = False,
    ) -> None:
        self.whose = whose
        self.attack = attack
        self.life = life
        self.type = type
        self.other = other
        self.burning = burning
        self.per_follower = per_follower
        self.flying = flying

    def touches(self, bearer: Minion, minion: Minion) -> bool:
        """Does the aura of `bearer` reach `minion`, which is in the same battlefield?"""
        if self.whose == SELF or self.whose == HOST:
            return bearer is minion
        if self.other and bearer is minion:
            return False
        if self.whose == OWN and minion.seat != bearer.seat:
            return False
        if self.whose == ENEMY and minion.team == bearer.team:
            return False
        if self.burning and minion.flame == 0:
            return False
        return not self.type or self.type in minion.kind.types


class CardDef(Content):
    """A grimoire card as printed."""

    def __init__(self, key: str, kind: int, cost: int) -> None:
        super().__init__(key)
        self.kind = kind
        self.cost = cost
        self.attack = 0
        self.life = 0
        self.omen = False
        self.flying = False
        self.legend = False
        self.types: list[str] = []
        self.host = ""
        self.auras: list[Aura] = []
        self.sorcery: Effect | None = None
        self.swords = False
        self.abilities: list[Ability] = []
        self.at_moment: list[list[Ability]] = [[] for _ in range(MOMENTS)]
        self.entombed_at: list[list[Ability]] = [[] for _ in range(MOMENTS)]
        self.has_entombed = False
        self.text = ""
        self.ongoing = ""

    def add(self, ability: Ability) -> None:
        """Print an ability on the card (only while the content is loaded)."""
        self.abilities.append(ability)
        if ability.entombed:
            self.has_entombed = True
            self.entombed_at[ability.moment].append(ability)
        else:
            self.at_moment[ability.moment].append(ability)

    @property
    def is_curse(self) -> bool:
        return "curse" in self.types


class SkillDef(Content):
    """A skill card: one ability, used where its owner's avatar stands (SO-6.2)."""

    def __init__(self, key: str, kind: int, ability: Ability, optional: bool) -> None:
        super().__init__(key)
        self.kind = kind
        self.ability = ability
        self.optional = optional


class BloodPool(Content):
    """The Blood Pool card (SO-21.3): a tactic and a Power, paid with blood."""

    def __init__(
        self, key: str, tactic_cost: int, tactic: Ability, power_cost: int, power: Ability
    ) -> None:
        super().__init__(key)
        self.tactic_cost = tactic_cost
        self.tactic = tactic
        self.power_cost = power_cost
        self.power = power


class Pack(Content):
    """One deck of the box: its cards with their number of copies, and its skill card."""

    def __init__(self, key: str, kind: int, skill: SkillDef) -> None:
        super().__init__(key)
        self.kind = kind
        self.skill = skill
        self.cards: list[CardDef] = []
        self.copies: list[int] = []
        self.blood_pool: BloodPool | None = None

    def deck(self) -> list[CardDef]:
        """All its grimoire cards, copy by copy."""
        found: list[CardDef] = []
        for card, copies in zip(self.cards, self.copies, strict=True):
            found.extend([card] * copies)
        return found
