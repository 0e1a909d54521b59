"""What is printed (RULES 1): class mats, ability cards, monster cards, modifier cards, items.

Definitions are content: shared by all copies of a scene and never changed. A card's text is a list
of actions; actions, attack effects and lasting bonuses are words that `words/` reads from the
content files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Decision, Flow
from questhall.kernel.kinds import names_in
from questhall.kernel.moments import Audience
from questhall.kernel.state import Content

from .lasting import Lasting

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan, Strike
    from ..rules.monsters.acting import Activation
    from ..rules.monsters.mind.ground import Attack
    from ..rules.selecting import Who
    from ..state.figures import Figure
    from ..state.heroes import Hero
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


# Monsters (GH-1.4, GH-1.5).


class Rank:
    """Ranks of monsters (GH-1.4)."""

    NORMAL: Final = 0
    ELITE: Final = 1
    BOSS: Final = 2


NO_VALUE = -1


class Stats:
    """One rank at one level: the values and permanent properties of a stat card (GH-1.4.6)."""

    def __init__(self, hit_points: int, move: int, attack: int, range: int) -> None:
        self.hit_points = hit_points
        self.move = move
        self.attack = attack
        self.range = range
        self.shield = 0
        self.retaliate: list[int] = []
        self.pierce = 0
        self.targets = 1
        self.conditions: list[int] = []
        self.advantage = False
        self.attackers_disadvantage = False
        self.counts = ""  # what a boss's attack counts, e.g. "on_map(vermling_scout)"


class MonsterCard(Content):
    """A monster ability card (GH-1.5.3)."""

    def __init__(self, key: str, initiative: int, shuffle: bool, actions: list[Action]) -> None:
        super().__init__(key)
        self.initiative = initiative
        self.shuffle = shuffle
        self.actions = actions
        self.on_death: Action | None = None
        self.texts: list[str] = []


class DeckDef(Content):
    """A monster ability deck of eight cards."""

    def __init__(self, key: str, cards: list[MonsterCard]) -> None:
        super().__init__(key)
        self.cards = cards


class MonsterDef(Content):
    """A monster type: the name on its stat card (GH-1.4.3).

    `stats[rank][level]`; a boss has only the rank BOSS, and its values depend on the number of
    characters, so it has one table each for 2, 3 and 4 (`for_party`).
    """

    def __init__(self, key: str, deck: str, standees: int) -> None:
        super().__init__(key)
        self.deck = deck
        self.standees = standees
        self.flying = False
        self.boss = False
        self.large = False  # it occupies every hex of the tile that it sits on
        self.stats: list[list[Stats]] = []
        self.for_party: list[list[Stats]] = []
        self.immune: list[int] = []
        self.immune_to_force = False
        self.specials: list[list[Action]] = []
        self.special_texts: list[list[str]] = []

    def stats_of(self, rank: int, level: int, characters: int) -> Stats:
        if self.boss:
            return self.for_party[characters - 2][level]
        table = self.stats[min(rank, Rank.ELITE)]  # a named monster has elite values (GH-7.1.10)
        return table[level]


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


@mypyc_attr(allow_interpreted_subclasses=True)
class GoalCondition:
    """What a battle goal requires when the scenario ends."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        raise TypeError(f"{type(self).__name__} judges nothing")


class GoalDef(Content):
    """A battle goal (GH-1.6)."""

    def __init__(self, key: str, number: int, checks: int, judge: GoalCondition) -> None:
        super().__init__(key)
        self.number = number
        self.checks = checks
        self.judge = judge


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """One thing in a treasure, for the character who looted it (GH-2.2.30)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        self.hand_over(scene, hero)
        yield from NO_DECISIONS

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        """Give a reward that needs no decision."""


class TreasureDef(Content):
    """What a numbered treasure holds (GH-2.2.29); only a campaign can give some of it."""

    def __init__(self, number: int, rewards: list[Reward], for_campaign: list[str]) -> None:
        super().__init__(f"treasure_{number}")
        self.number = number
        self.rewards = rewards
        self.for_campaign = for_campaign
