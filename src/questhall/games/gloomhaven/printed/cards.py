"""What is printed (RULES 1): class mats, ability cards, modifier cards, summons.

Definitions are content: shared by all copies of a scene and never changed. A card's text is a list
of actions; actions, attack effects and lasting bonuses are words that `words/` reads from the
content files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Decision, Flow
from questhall.kernel.moments import Audience
from questhall.kernel.state import Content

from .lasting import Lasting

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan, Strike
    from ..rules.monsters.acting import Activation
    from ..rules.monsters.mind.ground import Attack
    from ..rules.selecting import Who
    from ..state.figures import Figure
    from ..state.scene import Scene
    from ..state.turn import Turn
    from .areas import Area

NO_DECISIONS: tuple[Decision, ...] = ()


class CardHalf:
    """The halves of a card (GH-1.2.1)."""

    TOP: Final = 0
    BOTTOM: Final = 1


STICKER = "+"  # in the key of an enhanced card (RULES 9.13)


def printed_key(key: str) -> str:
    """The name of a card or creature, whatever stickers it has."""
    return key.rpartition("/")[2].partition(STICKER)[0]


# Where a card goes after its ability (GH-3.1.10 to GH-3.1.13).
NOT_STAYING = 0
STAYS_ROUND = 1
STAYS = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A number on a card that may depend on the turn: X."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def of(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        """The number for a character on its turn."""
        return self.amount

    def at(self, monster: Figure) -> int:
        """The number for a monster."""
        return self.amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One element inside an ability (GH-1.2.4): Move 3, Attack 2, Heal 3."""

    # GH-3.3.6: an action that harms the character or its allies may not be skipped.
    forced = False
    # Does its use effect concern the whole ability rather than this action?
    for_whole_ability = False

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        """A character performs it as far as its player wishes; True if anything was done."""
        yield from NO_DECISIONS
        return self.do(scene, actor, turn)

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        """Perform an action that needs no decision."""
        raise TypeError(f"{type(self).__name__} has nothing to do without asking")

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        """Could any of it be performed now?"""
        return True

    def is_idle(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        """Would it change nothing now, even if it may be performed?"""
        return not self.possible(scene, actor, turn)

    def harms_own(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        """Would it harm the character or its allies now, so that it may not be skipped?"""
        return self.forced

    # Is it a monster's Move with Jump (GH-4.2.10)?
    jumps = False
    # GH-3.11.13: monsters charge the elements of their card even if they cannot act.
    charges_when_stunned = False

    def points_of(self, scene: Scene, actor: Figure) -> int:
        """The movement points that it gives a monster."""
        return 0

    def as_attack(self, scene: Scene, actor: Figure) -> Attack | None:
        """The attack that a monster plans its move for, if this is one."""
        return None

    def element_uses(self) -> list[ElementUse]:
        """The use effects in it."""
        return []

    def element_uses_of(self, scene: Scene, actor: Figure) -> list[ElementUse]:
        """The use effects that a monster finds when it performs the action."""
        return self.element_uses()

    def inner(self) -> list[Action]:
        """The actions inside it."""
        found: list[Action] = []
        for use in self.element_uses():
            found.extend(use.actions)
        return found

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        """A monster or summon performs it, as fully as it can (GH-1.5.4)."""
        raise TypeError(f"{type(self).__name__} is no action of monsters")

    def be_led(self, scene: Scene, actor: Figure, activation: Activation, turn: Turn) -> Flow[None]:
        """A monster performs it, and a player makes its decisions."""
        yield from self.act(scene, actor, activation)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rider:
    """An effect of an attack action (GH-3.9): it changes the plan, one strike, or its aftermath."""

    # Can a player decline it, but only by going part by part (GH-3.9.2)?
    optional = False
    # Does its aftermath depend on where the target stands?
    around_target = False
    # Does it direct all attacks of the action at one target?
    all_at_one = False

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        """Change the attack before targets are chosen: range, number of targets, area."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        """Change one strike before the modifier is drawn: value, advantage, pierce, conditions."""

    def adds(self, scene: Scene, strike: Strike) -> bool:
        """Would it change anything about this attack?"""
        return True

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        """Take effect after the damage, whether or not the target is still alive."""
        yield from NO_DECISIONS


class ElementUse:
    """A use effect (GH-3.11.8): the elements to spend, and what they buy."""

    def __init__(
        self,
        elements: list[int],
        who: Who | None = None,
        range_plus: int = 0,
        targets: int = 0,
        area: Area | None = None,
        xp: int = 0,
    ) -> None:
        self.elements = elements
        self.who = who  # replaces the printed one
        self.range_plus = range_plus
        self.targets = targets  # replaces the printed number
        self.area = area  # replaces the printed one
        self.xp = xp
        self.blood = 0  # damage to suffer instead of elements
        self.wounds = False  # WOUND for the character and all adjacent allies instead
        self.number = 0  # its place among the use effects of its card
        self.siblings = 0  # how many they are
        self.jump = False  # adds Jump to a movement
        self.plus = 0  # added to the number of the action
        self.riders: list[Rider] = []
        self.actions: list[Action] = []


class Half:
    """One of the two abilities of a card (GH-1.2.1)."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.bonuses = Audience(Lasting, [])
        self.xp = 0
        self.lost = False
        self.stays = NOT_STAYING
        self.circles: list[int] = []
        self.charges: list[int] = []
        self.unrecoverable = False
        self.augment = False
        self.texts: list[str] = []
        self.words: list[str] = []  # what its actions are called: `move`, `augment`
        self.slots: list[str] = []


class CardDef(Content):
    """An ability card of a class. Level 0 is X."""

    def __init__(
        self, key: str, level: int, initiative: int, top: Half, bottom: Half, number: int
    ) -> None:
        super().__init__(key)
        self.level = level
        self.initiative = initiative
        self.halves = [top, bottom]
        self.number = number
        self.copies = 0  # in the supply from which a character gives such cards to others

    @property
    def is_given(self) -> bool:
        """Is it no card of a pool, but one of a supply?"""
        return self.copies > 0


# Modifier cards (GH-1.7).


class ModifierKind:
    """What a modifier card does to the attack value (GH-1.7)."""

    PLUS: Final = 0
    NULL: Final = 1
    DOUBLE: Final = 2


class ModifierMark:
    """Where a modifier card belongs (GH-1.7)."""

    STANDARD: Final = 0
    CLASS: Final = 1
    BLESSING: Final = 2
    CURSING: Final = 3
    TEMPORARY: Final = 4


class ModifierDef(Content):
    """The face of an attack modifier card."""

    def __init__(
        self,
        key: str,
        kind: int,
        value: int,
        rolling: bool = False,
        riders: list[Rider] | None = None,
        mark: int = ModifierMark.STANDARD,
    ) -> None:
        super().__init__(key)
        self.kind = kind
        self.value = value
        self.rolling = rolling
        self.riders: list[Rider] = riders or []
        self.mark = mark
        self.texts: list[str] = []  # the effects on it

    @property
    def shuffles(self) -> bool:
        """GH-1.7.9: the standard null and x2 cards."""
        return self.kind != ModifierKind.PLUS and self.mark == ModifierMark.STANDARD


HALF_OF_HIT_POINTS = -2  # an attack value that drops with the creature's hit points


class SummonDef(Content):
    """A creature that an ability summons (GH-3.14.2). -1: it lacks the value."""

    def __init__(self, key: str, hit_points: int, attack: int, move: int, range: int) -> None:
        super().__init__(key)
        self.hit_points = hit_points
        self.attack = attack
        self.move = move
        self.range = range
        self.flying = False
        self.shield = 0
        self.retaliate = 0
        self.retaliate_range = 1
        self.riders: list[Rider] = []
        self.targets = 1
        self.pierce = 0
        self.charges: list[int] = []
        self.actions: list[Action] = []
        self.on_death: Action | None = None
        self.stands_in = False  # its owner may attack as if it stood there
        self.spurs = 0  # added to the attacks of its adjacent allies
        self.levels: list[int] = []  # a companion: its hit points at each level of its owner
        self.texts: list[str] = []

    def hit_points_at(self, level: int) -> int:
        return self.levels[level - 1] if self.levels else self.hit_points


class Perk:
    """One line of the perk list: what leaves the modifier deck and what enters it."""

    def __init__(self, key: str, boxes: int) -> None:
        self.key = key
        self.boxes = boxes
        self.removed: list[ModifierDef] = []
        self.added: list[ModifierDef] = []
        self.ignores_items = False
        self.ignores_scenario = False


AVERAGE_DIFFICULTY: Final = 2


class ClassDef(Content):
    """A character class (GH-1.1.4)."""

    def __init__(self, key: str, hand: int, hit_points: list[int]) -> None:
        super().__init__(key)
        self.hand = hand
        self.hit_points = hit_points
        self.cards: list[CardDef] = []
        self.supplies: list[CardDef] = []  # what it gives to others, besides its own cards
        self.perks: list[Perk] = []
        self.summons: list[SummonDef] = []
        self.companion: SummonDef | None = None  # a creature that is there from the beginning
        self.starting_items: list[str] = []
        self.locked = False  # in a sealed box at first (GH-1.1.2)
        self.difficulty = AVERAGE_DIFFICULTY  # how hard it is to play, from 1 to 3
