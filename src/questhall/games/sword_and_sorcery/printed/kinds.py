"""The kinds of things that cards speak of: natures, styles, ranks, actions, conditions, stats."""

NATURES = ("lawful", "neutral", "chaotic")
LAWFUL = 0
NEUTRAL = 1
CHAOTIC = 2
ANY_NATURE = -1

STYLES = ("agility", "faith", "magic", "strength")

RANKS = ("green", "blue", "red", "purple")
GREEN = 0
BLUE_RANK = 1
RED_RANK = 2
PURPLE = 3

DAMAGE_TYPES = ("mystic", "blunt", "pierce", "slash")
NO_TYPE = -1

ACTIONS = ("passive", "move", "combat", "special", "free", "reaction")
PASSIVE = 0
MOVE = 1
COMBAT = 2
SPECIAL = 3
FREE = 4
REACTION = 5

SLOTS = ("main", "off", "armour", "artifact")
MAIN = 0
OFF = 1
ARMOUR = 2
ARTIFACT = 3

HANDS = ("main", "off", "two", "versatile")
MAIN_HAND = 0
OFF_HAND = 1
TWO_HANDS = 2
EITHER_HAND = 3

ITEM_KINDS = (
    *("weapon", "armour", "artifact", "permanent", "one_use", "ammunition", "crowns"),
    "building",
)
WEAPON = 0
ARMOUR_ITEM = 1
ARTIFACT_ITEM = 2
PERMANENT = 3
ONE_USE = 4
AMMUNITION = 5
CROWNS = 6
BUILDING = 7

ITEM_DECKS = ("stash", "emporium", "treasure", "soul_weapon")
STASH = 0
EMPORIUM = 1
TREASURE = 2
SOUL_WEAPON = 3

# SS-10.6.0.1, without injuries, which are tokens of their own.
CONDITIONS = ("knocked_down", "poison", "blind", "slow", "stun")
KNOCKED_DOWN = 0
POISON = 1
BLIND = 2
SLOW = 3
STUN = 4

# What may be changed for a while.
STATS = (
    *("hits", "red", "blue", "rerolls", "armour", "defence", "shields", "health"),
    *("capacity", "movement", "lethal", "aoe", "critical", "ignore_armour", "evade"),
    "regeneration",
    *("flight", "surefooted", "save_dice", "trap_choice", "treasure_choice"),
    *("any_one_use", "handy", "slips_past", "beyond_soulrank"),
    *[f"no_{condition}" for condition in CONDITIONS],
)
HITS_STAT = 0
RED_STAT = 1
BLUE_STAT = 2
REROLLS_STAT = 3
ARMOUR_STAT = 4
DEFENCE_STAT = 5
SHIELDS_STAT = 6
HEALTH_STAT = 7
CAPACITY_STAT = 8
MOVEMENT_STAT = 9
LETHAL_STAT = 10
AOE_STAT = 11
CRITICAL_STAT = 12
IGNORE_ARMOUR_STAT = 13
EVADE_STAT = 14  # no reaction attacks
REGENERATION_STAT = 15
FLIGHT_STAT = 16  # moving ignores all hindrances
SUREFOOTED_STAT = 17  # difficult areas cost one point
SAVE_DICE_STAT = 18  # more dice in a save roll, of which the best counts
TRAP_CHOICE_STAT = 19  # more traps to choose one from
TREASURE_CHOICE_STAT = 20  # more treasures to choose one from
ANY_ONE_USE_STAT = 21  # one-use items of any style
HANDY_STAT = 22  # once a round items are reorganised or exchanged as a free action
SLIPS_PAST_STAT = 23  # no reaction attacks by so many of the lowest ranks
BEYOND_SOULRANK_STAT = 24  # the next power may be used at any level
IMMUNE_STATS = 25  # the first of those that keep conditions away, in their order

# How long (SS-6.5.0.4, SS-6.5.0.5); an attack's own changes are kept with the attack.
UNTIL = ("turn", "time", "event", "quest", "next_turn", "turn_after")
TURN_ENDS = 0
TIME_PHASE = 1
EVENT_PHASE = 2
QUEST_ENDS = 3
NEXT_TURN_ENDS = 4  # of the hero who bears it
TURN_AFTER_ENDS = 5  # the same for what came in his own turn (SS-R58)

# Which attacks a bonus helps.
SCOPES = ("any", "melee", "ranged", "weapon", "power", "main", "off", "melee_weapon", "master")
ANY_ATTACK = 0
MELEE = 1
RANGED = 2
WITH_WEAPON = 3
WITH_POWER = 4
WITH_MAIN = 5
WITH_OFF = 6
WITH_MELEE_WEAPON = 7
ON_MASTER = 8  # attacks on a master enemy

# When a rule printed on a card works.
MOMENTS = (
    *("always", "counting", "before_defence", "counting_shields", "damage_dealt"),
    *("damage_taken", "attack_end", "death", "time_phase", "enter", "special", "kill"),
    *("target_choice", "activation_end", "move_end", "behaviour", "figure_dies"),
    *("declared", "rolled", "any_roll", "item_used", "before_death", "attacked"),
)
ALWAYS = 0
COUNTING = 1
BEFORE_DEFENCE = 2
COUNTING_SHIELDS = 3
DAMAGE_DEALT = 4
DAMAGE_TAKEN = 5
ATTACK_END = 6
DEATH = 7
IN_TIME_PHASE = 8
ENTER = 9
SPECIAL_POWER = 10
KILL = 11
TARGET_CHOICE = 12
ACTIVATION_END = 13
MOVE_END = 14
BEHAVIOUR = 15  # a sentence of the scroll says so
FIGURE_DIES = 16  # of a horde that lives on
DECLARED = 17  # an attack is about to be made
ROLLED = 18  # the attack has been rolled
ANY_ROLL = 19  # a hero rolls for an attack, a defence or a save
ITEM_USED = 20  # a one-use item has been used
BEFORE_DEATH = 21
ATTACKED = 22  # an attack against the hero has been settled

LIMITS = ("none", "round", "quest")
NO_LIMIT = 0
ONCE_A_ROUND = 1
ONCE_A_QUEST = 2

# SS-15.1.0.7: when an enemy power works.
ICONS = ("always", "movement", "attack", "reaction", "behaviour", "special", "charge")

MOST_SOULRANK = 7  # SS-5.3.1.1
MOST_COOLDOWN = 4
ACT = 1
