"""The kinds of things that cards speak of: natures, styles, ranks, actions, conditions, stats."""

from typing import Final

NATURES: Final = ("lawful", "neutral", "chaotic")
LAWFUL: Final = 0
NEUTRAL: Final = 1
CHAOTIC: Final = 2
ANY_NATURE: Final = -1

STYLES: Final = ("agility", "faith", "magic", "strength")

RANKS: Final = ("green", "blue", "red", "purple")
GREEN: Final = 0
BLUE_RANK: Final = 1
RED_RANK: Final = 2
PURPLE: Final = 3

DAMAGE_TYPES: Final = ("mystic", "blunt", "pierce", "slash")
NO_TYPE: Final = -1

ACTIONS: Final = ("passive", "move", "combat", "special", "free", "reaction")
PASSIVE: Final = 0
MOVE: Final = 1
COMBAT: Final = 2
SPECIAL: Final = 3
FREE: Final = 4
REACTION: Final = 5

SLOTS: Final = ("main", "off", "armour", "artifact")
MAIN: Final = 0
OFF: Final = 1
ARMOUR: Final = 2
ARTIFACT: Final = 3

HANDS: Final = ("main", "off", "two", "versatile")
MAIN_HAND: Final = 0
OFF_HAND: Final = 1
TWO_HANDS: Final = 2
EITHER_HAND: Final = 3

ITEM_KINDS: Final = (
    *("weapon", "armour", "artifact", "permanent", "one_use", "ammunition", "crowns"),
    "building",
)
WEAPON: Final = 0
ARMOUR_ITEM: Final = 1
ARTIFACT_ITEM: Final = 2
PERMANENT: Final = 3
ONE_USE: Final = 4
AMMUNITION: Final = 5
CROWNS: Final = 6
BUILDING: Final = 7

ITEM_DECKS: Final = ("stash", "emporium", "treasure", "soul_weapon")
STASH: Final = 0
EMPORIUM: Final = 1
TREASURE: Final = 2
SOUL_WEAPON: Final = 3

# SS-10.6.0.1, without injuries, which are tokens of their own.
CONDITIONS: Final = ("knocked_down", "poison", "blind", "slow", "stun")
KNOCKED_DOWN: Final = 0
POISON: Final = 1
BLIND: Final = 2
SLOW: Final = 3
STUN: Final = 4

# What may be changed for a while.
STATS: Final = (
    *("hits", "red", "blue", "rerolls", "armour", "defence", "shields", "health"),
    *("capacity", "movement", "lethal", "aoe", "critical", "ignore_armour", "evade"),
    "regeneration",
    *("flight", "surefooted", "save_dice", "trap_choice", "treasure_choice"),
    *("any_one_use", "handy", "slips_past", "beyond_soulrank"),
    *[f"no_{condition}" for condition in CONDITIONS],
)
HITS_STAT: Final = 0
RED_STAT: Final = 1
BLUE_STAT: Final = 2
REROLLS_STAT: Final = 3
ARMOUR_STAT: Final = 4
DEFENCE_STAT: Final = 5
SHIELDS_STAT: Final = 6
HEALTH_STAT: Final = 7
CAPACITY_STAT: Final = 8
MOVEMENT_STAT: Final = 9
LETHAL_STAT: Final = 10
AOE_STAT: Final = 11
CRITICAL_STAT: Final = 12
IGNORE_ARMOUR_STAT: Final = 13
EVADE_STAT: Final = 14  # no reaction attacks
REGENERATION_STAT: Final = 15
FLIGHT_STAT: Final = 16  # moving ignores all hindrances
SUREFOOTED_STAT: Final = 17  # difficult areas cost one point
SAVE_DICE_STAT: Final = 18  # more dice in a save roll, of which the best counts
TRAP_CHOICE_STAT: Final = 19  # more traps to choose one from
TREASURE_CHOICE_STAT: Final = 20  # more treasures to choose one from
ANY_ONE_USE_STAT: Final = 21  # one-use items of any style
HANDY_STAT: Final = 22  # once a round items are reorganised or exchanged as a free action
SLIPS_PAST_STAT: Final = 23  # no reaction attacks by so many of the lowest ranks
BEYOND_SOULRANK_STAT: Final = 24  # the next power may be used at any level
IMMUNE_STATS: Final = 25  # the first of those that keep conditions away, in their order

# How long (SS-6.5.0.4, SS-6.5.0.5); an attack's own changes are kept with the attack.
UNTIL: Final = ("turn", "time", "event", "quest", "next_turn", "turn_after")
TURN_ENDS: Final = 0
TIME_PHASE: Final = 1
EVENT_PHASE: Final = 2
QUEST_ENDS: Final = 3
NEXT_TURN_ENDS: Final = 4  # of the hero who bears it
TURN_AFTER_ENDS: Final = 5  # the same for what came in his own turn (SS-R58)

# Which attacks a bonus helps.
SCOPES: Final = (
    "any",
    "melee",
    "ranged",
    "weapon",
    "power",
    "main",
    "off",
    "melee_weapon",
    "master",
)
ANY_ATTACK: Final = 0
MELEE: Final = 1
RANGED: Final = 2
WITH_WEAPON: Final = 3
WITH_POWER: Final = 4
WITH_MAIN: Final = 5
WITH_OFF: Final = 6
WITH_MELEE_WEAPON: Final = 7
ON_MASTER: Final = 8  # attacks on a master enemy

# When a rule printed on a card works.
MOMENTS: Final = (
    *("always", "counting", "before_defence", "counting_shields", "damage_dealt"),
    *("damage_taken", "attack_end", "death", "time_phase", "enter", "special", "kill"),
    *("target_choice", "activation_end", "move_end", "behaviour", "figure_dies"),
    *("declared", "rolled", "any_roll", "item_used", "before_death", "attacked"),
)
ALWAYS: Final = 0
COUNTING: Final = 1
BEFORE_DEFENCE: Final = 2
COUNTING_SHIELDS: Final = 3
DAMAGE_DEALT: Final = 4
DAMAGE_TAKEN: Final = 5
ATTACK_END: Final = 6
DEATH: Final = 7
IN_TIME_PHASE: Final = 8
ENTER: Final = 9
SPECIAL_POWER: Final = 10
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

LIMITS: Final = ("none", "round", "quest")
NO_LIMIT: Final = 0
ONCE_A_ROUND: Final = 1
ONCE_A_QUEST: Final = 2

# SS-15.1.0.7: when an enemy power works.
ICONS: Final = ("always", "movement", "attack", "reaction", "behaviour", "special", "charge")

MOST_SOULRANK: Final = 7  # SS-5.3.1.1
MOST_COOLDOWN: Final = 4
ACT: Final = 1
