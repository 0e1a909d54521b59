"""Item cards (GH-1.3.10): what they do, and when they may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .cards import NO_DECISIONS, Half, SummonDef

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan, Strike
    from ..state.figures import Figure
    from ..state.scene import Scene
    from ..state.turn import Turn


class Slot:
    """Where an item is worn (GH-1.3)."""

    HEAD: Final = 0
    BODY: Final = 1
    LEGS: Final = 2
    ONE_HAND: Final = 3
    TWO_HANDS: Final = 4
    SMALL: Final = 5


SLOTS = {name: number for number, name in enumerate(names_in(Slot))}


class ItemUse:
    """What becomes of an item that is used (GH-1.3)."""

    ALWAYS: Final = 0
    SPENT: Final = 1
    CONSUMED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemEffect:
    """What an item does, in one or more of its windows (GH-1.3.10, GH-3.20)."""

    # Does each use cost something, so that the owner is asked even without a symbol?
    costs = False
    # Does it apply only once in each turn?
    once_a_turn = False

    def turn(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        """The owner uses it on its turn; False: nothing was done and the item stays ready."""
        yield from NO_DECISIONS
        return False

    def turn_possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return False

    def turn_ends(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        """The owner's turn ends; True if the item did something by itself."""
        yield from NO_DECISIONS
        return False

    def felled(self, scene: Scene, owner: Figure) -> None:
        """The owner has killed an enemy on its own turn."""

    def shields(self, scene: Scene, owner: Figure) -> int:
        """The Shield that it gives its owner now."""
        return 0

    def moving(self, turn: Turn) -> None:
        """The owner uses it during a movement."""

    def plans(self, scene: Scene, plan: AttackPlan) -> bool:
        """May it be used on this attack action?"""
        return False

    def plan(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        yield from NO_DECISIONS

    def served(self, scene: Scene, plan: AttackPlan, targets: list[Figure]) -> bool:
        """Did the attack need this item (one without a symbol) for these targets?"""
        return False

    def adds(self, scene: Scene, strike: Strike) -> bool:
        """Would it change anything about this attack?"""
        return True

    def strikes(self, scene: Scene, strike: Strike) -> bool:
        """May it be used on this single attack of its owner?"""
        return False

    def strike(self, scene: Scene, strike: Strike) -> None:
        """The owner uses it on an attack."""

    def guards(self, scene: Scene, strike: Strike) -> bool:
        """May the target use it before the modifier is drawn?"""
        return False

    def guard(self, scene: Scene, strike: Strike) -> None:
        """The target uses it."""

    def softens(self, scene: Scene, strike: Strike) -> bool:
        """May the target use it once the damage of the attack is known?"""
        return False

    def soften(self, scene: Scene, strike: Strike) -> None:
        """The target uses it."""

    def follows(self, printed: Half) -> bool:
        """Does it do something after this ability of its owner?"""
        return False

    def after(self, scene: Scene, actor: Figure, turn: Turn, card: int, half: int) -> Flow[bool]:
        """Its owner has used such a half of a card; True if the item did something."""
        yield from NO_DECISIONS
        return False

    def others_to_attack(self, scene: Scene, plan: AttackPlan, target: Figure) -> list[Figure]:
        """Whom an attacker of the owner can be made to attack instead."""
        return []


class Window:
    """When an item can be used."""

    IN_TURN: Final = 0
    IN_MOVE: Final = 1
    IN_ATTACK_ACTION: Final = 2
    IN_ATTACK: Final = 3
    WHEN_ATTACKED: Final = 4
    WHEN_DAMAGED: Final = 5
    AT_ROUND_START: Final = 6
    AT_TURN_END: Final = 7
    PASSIVE: Final = 8
    IN_ALLY_ATTACK: Final = 9
    AT_KILL: Final = 10  # of an enemy, on the owner's turn
    IN_HEAL: Final = 11
    IN_LOOT: Final = 12
    WHEN_OBSTACLE_IS_MADE: Final = 13
    WHEN_TARGETED: Final = 14  # before it is settled who is attacked
    WHEN_SUMMON_IS_DAMAGED: Final = 15
    WHEN_ENEMY_USES_ELEMENT: Final = 16
    AFTER_ABILITY: Final = 17


class ItemDef(Content):
    """An item card."""

    def __init__(self, key: str, number: int, slot: int, use: int, window: int) -> None:
        super().__init__(key)
        self.number = number
        self.slot = slot
        self.use = use
        self.window = window
        self.price = 0
        self.copies = 0
        self.circles = 0
        self.minus_cards = 0
        self.prosperity = 0  # the shop sells it from this level on; 0: only its design brings it
        self.unrecoverable = False
        self.works_when_stunned = False
        self.random_design = False  # of a pack: among the random designs of its campaigns
        self.effect = ItemEffect()
        self.text = ""
        self.creatures: list[SummonDef] = []  # that it summons
        # Properties that always apply.
        self.small_places = 0
        self.initiative = 0
        self.standard_move = 0
        self.standard_attack = 0
        self.immune: list[int] = []  # immunities to conditions, forced movement and x2 cards
        self.flying = False
        self.hidden_in_obstacles = False
        self.sure_footed = False  # difficult terrain has no effect
        self.fireproof = False  # hazardous terrain has no effect
        self.focused_last = False
        self.muddle_strengthens = False
        self.minus_cards_removed = 0
        self.heal_times = 1
        self.loots = 0  # the range of Loot 1 abilities
        self.more_obstacles = 0
        self.packs_heal_more = 0  # the Medical Packs that allies use

    @property
    def is_find(self) -> bool:
        """Does no prosperity bring it to the shop?"""
        return self.prosperity == 0

    def sold_at(self, prosperity: int) -> bool:
        """Does a town of this prosperity sell it without a design (GH-9.7.7)?"""
        return 0 < self.prosperity <= prosperity
