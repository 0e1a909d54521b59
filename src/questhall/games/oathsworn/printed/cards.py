"""What is printed on the cards of the company (OS-2.1.8): abilities, items, injuries, boards.

Definitions are content: shared by all copies of a table and never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.boards.masks import mask_of
from questhall.kernel.decisions import NOTHING, Decision, Flow
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

if TYPE_CHECKING:
    from ..state.battle import Battle
    from ..state.deeds import Deed
    from ..state.figures import Figure

NO_DECISIONS: Final[tuple[Decision, ...]] = ()


class MomentKind:
    """Moments at which something may be used."""

    OWN_TURN: Final = 0
    BEFORE_OWN_DRAW: Final = 1
    AFTER_OWN_DRAW: Final = 2
    ON_HIT: Final = 3
    ON_CRITICAL: Final = 4
    BEFORE_DAMAGE_DRAWN: Final = 5
    AFTER_DAMAGE_DRAWN: Final = 6
    ATTACK_END: Final = 7
    WOULD_FALL: Final = 8
    MOVE_END: Final = 9  # a movement in the own turn, or of an enemy
    CARDS_MOVED: Final = 10  # by battleflow of a card that was played; used without a question
    ON_KILL: Final = 11
    ON_BREAK: Final = 12
    CRITICAL_DRAWN: Final = 13  # of an attack that hits, before its damage
    ON_MISS: Final = 14
    ON_STAGE_CARD: Final = 15


MOMENTS: Final = tuple(names_in(MomentKind))

# The two kinds of cards of the Witch (OS-4.2.7).
ELEMENTS: Final = ("fire", "water")


class UseLimit:
    """How often something may be used: once a turn, a round, an encounter, or always."""

    TURN: Final = 0
    ROUND: Final = 1
    ENCOUNTER: Final = 2
    NONE: Final = 3


LIMITS: Final = tuple(names_in(UseLimit))


class Slot:
    """Where an item is worn."""

    WEAPON: Final = 0
    SHIELD: Final = 1
    ARMOR: Final = 2
    GEAR: Final = 3


SLOTS: Final = tuple(names_in(Slot))
ITEM_KINDS: Final = (
    *("axe", "blade", "blunt", "bow", "branch", "knife", "shield"),
    *("cloth", "iron", "rawhide", "gear"),
)

POSITIONS: Final = 4  # OS-7.7.6: cooldown 0 to 3
HAND_SIZE: Final = 7
HAND_OF: Final = (1, 2, 2, 2)  # OS-4.2.5: so many cards of each cooldown
STARTING_LEVEL: Final = 1
ANIMUS_OF_AN_ALLY: Final = 2  # OS-7.20.1, OS-6.1.4; also of a companion (OS-3.11.6)
DEFENSE_OF_A_COMPANION: Final = 2  # OS-3.11.7, OS-7.4.8
ABILITIES_OF_A_SIDE: Final = 2  # OS-7.4.2
MOST_SIDES: Final = 8  # of four Archetype Cards
MOST_SENTINELS: Final = 8  # OS-14.3.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A word of card text that does something. A sentence is a tree of such words.

    `at_once` marks what befalls all who were attacked at the same moment (OS-13.7.7).
    """

    at_once = False

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        """Carry it out; what cannot be done is skipped."""
        yield from NO_DECISIONS
        self.do(battle, deed)

    def do(self, battle: Battle, deed: Deed) -> None:
        """The same for a word that asks nothing."""
        raise TypeError(f"{type(self).__name__} has nothing to do without asking")

    def possible(self, battle: Battle, deed: Deed) -> bool:
        """Would anything happen now?"""
        return True

    def payable(self, battle: Battle, deed: Deed) -> bool:
        """Could all of it be paid now, if it is a cost (OS-7.7.4)?"""
        return True

    def movement(self, printed: int = 0) -> int:
        """How far it lets an enemy move (OS-8.3.10); `printed` stands for the number of an
        ability."""
        return 0

    def reach(self, printed: int = 0) -> int:
        """The range of the enemy's attack in it, NOTHING without an attack (OS-8.3.10)."""
        return NOTHING

    def unseen(self) -> bool:
        """Does the enemy's attack in it need no line of sight?"""
        return False

    def bosses_named(self) -> list[str]:
        """Which of several bosses do something in it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number on a card, which may depend on what lies on the table."""

    def of(self, battle: Battle, deed: Deed) -> int:
        raise TypeError(f"{type(self).__name__} does not say how much it is")

    def known(self, printed: int) -> int:
        """As much as can be told from the card alone; `printed` is the number of an ability."""
        return 0


class Fixed(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, battle: Battle, deed: Deed) -> int:
        return self.number

    def known(self, printed: int) -> int:
        return self.number


ZERO: Final = Fixed(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds on the table or not."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        raise TypeError(f"{type(self).__name__} does not say when it holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Whom a card speaks of. `count`: so many of the candidates are chosen, 0 means all."""

    count = 1

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        raise TypeError(f"{type(self).__name__} names nobody")


class Moment:
    """When an effect may be used: of whose attack, draw or fall, and on what condition."""

    def __init__(self, kind: int, who: Who | None = None, needs: Condition | None = None) -> None:
        self.kind = kind
        self.who = who  # None is the one who uses it
        self.needs = needs


class Written:
    """The expressions of an effect as they stand in the content file: its text is made of them."""

    def __init__(self, do: str, when: str = "", needs: str = "", pay: str = "") -> None:
        self.do = do
        self.when = when
        self.needs = needs
        self.pay = pay


class Line:
    """One effect of a card, to be chosen alone (OS-7.7.2): its price, its moment, what it does."""

    def __init__(
        self,
        effect: Effect,
        cost: int,
        moment: Moment | None = None,
        needs: Condition | None = None,
        pay: Effect | None = None,
    ) -> None:
        self.effect = effect
        self.written = Written("")
        self.cost = cost
        self.moment = moment  # None is the own turn; anything else is an interrupt (OS-7.17.1)
        self.needs = needs
        self.pay = pay
        self.kind: int = MomentKind.OWN_TURN if moment is None else moment.kind

    def happens_at(self, moment: Moment) -> None:
        self.moment = moment
        self.kind = moment.kind


class AbilityDef(Content):
    """An Ability Card."""

    def __init__(
        self, key: str, owner: str, level: int, cooldown: int, defense: int, lines: list[Line]
    ) -> None:
        super().__init__(key)
        self.owner = owner
        self.level = level
        self.cooldown = cooldown
        self.defense = defense
        self.lines = lines
        self.kinds: int = mask_of([line.kind for line in lines])  # of moments, as a set
        self.element = NOTHING  # OS-4.2.7: in chapter 1 all are of one


class ItemDef(Content):
    """An Item Card. A cooldown of NOTHING is used once an encounter (OS-7.16.3)."""

    def __init__(self, key: str, chapter: int, slot: int, kind: str) -> None:
        super().__init__(key)
        self.chapter = chapter
        self.slot = slot
        self.kind = kind
        self.hands = 0
        self.copies = 1
        self.might = [0, 0, 0, 0]
        self.range = 0
        self.defense = 0
        self.cooldown = NOTHING
        self.unique = False
        self.line: Line | None = None
        self.companion_line: Line | None = None  # OS-7.4.6, OS-7.4.7: it costs a companion nothing


class CurativeDef(Content):
    """A Curative, drawn instead of an injury (OS-3.8.11): what it does beside that."""

    def __init__(self, key: str, copies: int) -> None:
        super().__init__(key)
        self.copies = copies
        self.archives = 0  # injuries of who draws it
        self.tokens = 0  # of any kind at the start of the next chapter
        self.spares = 0  # items that are not lost in this tally


class InjuryDef(Content):
    """An Injury Card (OS-7.2)."""

    def __init__(self, key: str, cooldown: int, effect: Effect) -> None:
        super().__init__(key)
        self.cooldown = cooldown
        self.severity = 1  # 1 is light, 3 is grave
        self.written = ""
        self.effect = effect


class SpecialDef(Content):
    """The special ability on a Player Board (OS-7.3.1)."""

    def __init__(self, key: str, limit: int, line: Line) -> None:
        super().__init__(key)
        self.limit = limit
        self.line = line


class CounterDef:
    """What a class gathers and spends before a draw, +1 damage each; some return after a miss."""

    def __init__(self, key: str, most: int, returns: bool) -> None:
        self.key = key
        self.most = most
        self.returns = returns


class AllyDef(Content):
    """An Ally Card (OS-7.20): what it has of its own, and its once-per-encounter ability."""

    def __init__(self, key: str, defense: int, move: int) -> None:
        super().__init__(key)
        self.defense = defense
        self.move = move
        self.move_cost = 1
        self.attack_cost = 1
        self.copies = 1
        self.might = [0, 0, 0, 0]
        self.range = 0
        self.chapter = 1  # from which the story may offer it
        self.check = ""  # the kind of check that it helps once a chapter
        self.check_bonus = 0
        self.special: SpecialDef | None = None


class ArchetypeDef(Content):
    """One side of an Archetype Card (OS-7.4.2): its two abilities, and from which level on."""

    def __init__(self, key: str, level: int, abilities: list[SpecialDef]) -> None:
        super().__init__(key)
        self.level = level
        self.abilities = abilities


class CompanionDef(Content):
    """A Companion Card (OS-7.4.1) with the sides of its Archetype Cards."""

    def __init__(self, key: str, owner: str, move: int) -> None:
        super().__init__(key)
        self.owner = owner  # the class
        self.move = move
        self.move_cost = 1
        self.attack_cost = 1
        self.range = 0  # of its attacks, 0 is that of the weapon
        self.sides: list[ArchetypeDef] = []

    def unlocked(self, level: int) -> list[ArchetypeDef]:
        """OS-11.2.2"""
        return [side for side in self.sides if side.level <= level]


class ClassDef(Content):
    """A Player Board with its cards."""

    def __init__(self, key: str, max_animus: int, regen: int, special: SpecialDef) -> None:
        super().__init__(key)
        self.max_animus = max_animus
        self.regen = regen
        self.special = special
        self.counter: CounterDef | None = None
        self.complexity = 1  # stars (OS-3.1.11)
        self.starting_items: list[str] = []
        self.item_kinds: list[str] = []  # OS-3.7.6: what it may equip besides gear
        self.together: list[str] = []  # kinds that it holds together (OS-3.7.13)
        self.cards: list[AbilityDef] = []  # OS-2.1.3
        self.pieces: list[str] = []  # what else lies in front of its player (OS-14)
        self.falcons = 0  # OS-14.4.1
        self.guardians: dict[int, AllyDef] = {}  # OS-14.2.1: by the level from which it is so

    def unlocked(self, level: int) -> list[AbilityDef]:
        """OS-11.2.1: all cards up to the level; in chapter 1 the starting ones (OS-4.2.6)."""
        return [card for card in self.cards if card.level <= level]
