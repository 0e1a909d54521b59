"""The kinds of things that cards speak of: natures, styles, ranks, actions, conditions, stats."""

from typing import Final

from questhall.kernel.kinds import names_in


class HeroNature:
    """Whose side a soul is on (SS-5.1.0.5)."""

    LAWFUL: Final = 0
    NEUTRAL: Final = 1
    CHAOTIC: Final = 2


NATURES: Final = tuple(names_in(HeroNature))
ANY_NATURE: Final = -1

STYLES: Final = ("agility", "faith", "magic", "strength")


class Rank:
    """How strong enemies are."""

    GREEN: Final = 0
    BLUE: Final = 1
    RED: Final = 2
    PURPLE: Final = 3


RANKS: Final = tuple(names_in(Rank))
DAMAGE_TYPES: Final = ("mystic", "blunt", "pierce", "slash")
NO_TYPE: Final = -1


class ActionKind:
    """What doing something costs in a turn."""

    PASSIVE: Final = 0
    MOVE: Final = 1
    COMBAT: Final = 2
    SPECIAL: Final = 3
    FREE: Final = 4
    REACTION: Final = 5


ACTIONS: Final = tuple(names_in(ActionKind))


class Slot:
    """Where a hero wears items."""

    MAIN: Final = 0
    OFF: Final = 1
    ARMOUR: Final = 2
    ARTIFACT: Final = 3


SLOTS: Final = tuple(names_in(Slot))


class Hands:
    """Which hand holds a weapon."""

    MAIN: Final = 0
    OFF: Final = 1
    TWO: Final = 2
    VERSATILE: Final = 3


HANDS: Final = tuple(names_in(Hands))


class ItemKind:
    """What an item is."""

    WEAPON: Final = 0
    ARMOUR: Final = 1
    ARTIFACT: Final = 2
    PERMANENT: Final = 3
    ONE_USE: Final = 4
    AMMUNITION: Final = 5
    CROWNS: Final = 6
    BUILDING: Final = 7


ITEM_KINDS: Final = tuple(names_in(ItemKind))


class ItemDeck:
    """The decks that items belong to."""

    STASH: Final = 0
    EMPORIUM: Final = 1
    TREASURE: Final = 2
    SOUL_WEAPON: Final = 3


ITEM_DECKS: Final = tuple(names_in(ItemDeck))


class Condition:
    """What ails a figure (SS-10.6.0.1), without injuries, which are tokens of their own."""

    KNOCKED_DOWN: Final = 0
    POISON: Final = 1
    BLIND: Final = 2
    SLOW: Final = 3
    STUN: Final = 4


CONDITIONS: Final = tuple(names_in(Condition))


class Stat:
    """What may be changed for a while."""

    HITS: Final = 0
    RED: Final = 1
    BLUE: Final = 2
    REROLLS: Final = 3
    ARMOUR: Final = 4
    DEFENCE: Final = 5
    SHIELDS: Final = 6
    HEALTH: Final = 7
    CAPACITY: Final = 8
    MOVEMENT: Final = 9
    LETHAL: Final = 10
    AOE: Final = 11
    CRITICAL: Final = 12
    IGNORE_ARMOUR: Final = 13
    EVADE: Final = 14  # no reaction attacks
    REGENERATION: Final = 15
    FLIGHT: Final = 16  # moving ignores all hindrances
    SUREFOOTED: Final = 17  # difficult areas cost one point
    SAVE_DICE: Final = 18  # more dice in a save roll, of which the best counts
    TRAP_CHOICE: Final = 19  # more traps to choose one from
    TREASURE_CHOICE: Final = 20  # more treasures to choose one from
    ANY_ONE_USE: Final = 21  # one-use items of any style
    HANDY: Final = 22  # once a round items are reorganised or exchanged as a free action
    SLIPS_PAST: Final = 23  # no reaction attacks by so many of the lowest ranks
    BEYOND_SOULRANK: Final = 24  # the next power may be used at any level
    # What keeps conditions away, in their order.
    NO_KNOCKED_DOWN: Final = 25
    NO_POISON: Final = 26
    NO_BLIND: Final = 27
    NO_SLOW: Final = 28
    NO_STUN: Final = 29


STATS: Final = tuple(names_in(Stat))


def stat_against(condition: int) -> int:
    """The stat that keeps a condition away."""
    return Stat.NO_KNOCKED_DOWN + condition


class Until:
    """How long something lasts (SS-6.5.0.4, SS-6.5.0.5); an attack keeps its own changes."""

    TURN: Final = 0
    TIME: Final = 1
    EVENT: Final = 2
    QUEST: Final = 3
    NEXT_TURN: Final = 4  # of the hero who bears it
    TURN_AFTER: Final = 5  # the same for what came in his own turn (SS-R58)


UNTIL: Final = tuple(names_in(Until))


class Scope:
    """Which attacks a bonus helps."""

    ANY: Final = 0
    MELEE: Final = 1
    RANGED: Final = 2
    WEAPON: Final = 3
    POWER: Final = 4
    MAIN: Final = 5
    OFF: Final = 6
    MELEE_WEAPON: Final = 7
    MASTER: Final = 8  # attacks on a master enemy


SCOPES: Final = tuple(names_in(Scope))


class Moment:
    """When a rule printed on a card works."""

    ALWAYS: Final = 0
    COUNTING: Final = 1
    BEFORE_DEFENCE: Final = 2
    COUNTING_SHIELDS: Final = 3
    DAMAGE_DEALT: Final = 4
    DAMAGE_TAKEN: Final = 5
    ATTACK_END: Final = 6
    DEATH: Final = 7
    TIME_PHASE: Final = 8
    ENTER: Final = 9
    SPECIAL: Final = 10
    KILL: Final = 11
    TARGET_CHOICE: Final = 12
    ACTIVATION_END: Final = 13
    MOVE_END: Final = 14
    BEHAVIOUR: Final = 15  # a sentence of the scroll says so
    FIGURE_DIES: Final = 16  # of a horde that lives on
    DECLARED: Final = 17  # an attack is about to be made
    ROLLED: Final = 18  # the attack has been rolled
    ANY_ROLL: Final = 19  # a hero rolls for an attack, a defence or a save
    ITEM_USED: Final = 20  # a one-use item has been used
    BEFORE_DEATH: Final = 21
    ATTACKED: Final = 22  # an attack against the hero has been settled


MOMENTS: Final = tuple(names_in(Moment))


class UseLimit:
    """How often something may be used."""

    NONE: Final = 0
    ROUND: Final = 1
    QUEST: Final = 2


LIMITS: Final = tuple(names_in(UseLimit))
# SS-15.1.0.7: when an enemy power works.
ICONS: Final = ("always", "movement", "attack", "reaction", "behaviour", "special", "charge")

MOST_SOULRANK: Final = 7  # SS-5.3.1.1
MOST_COOLDOWN: Final = 4
ACT: Final = 1
