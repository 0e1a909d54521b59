"""Lasting effects of a turn by name (MK-4.5.3). The chapter that a boon changes asks for it."""

from .realm import Realm
from .turn import Boon

# Movement (MK-6.7).
CHEAPER = 0  # amount less, `which` a mask of terrains, not below `least`
COSTS = 1  # the mask of terrains costs this much
PASSABLE = 2  # the mask of terrains may be entered at this cost
SAFE = 3  # the mask of terrains is safe to end the turn on
FORBIDDEN = 4  # the mask of terrains may not be entered
NO_PROVOKING = 5
FAR_STEPS = 6  # spaces at distance 2 count as adjacent
CHEAP_EXPLORING = 7
FAR_EXPLORING = 8
NEXT_MOVE_PLUS = 9  # for the next card that gives Move
MOVES_PLUS = 10  # for every other card that gives Move
HARVEST = 11  # discard a card for a crystal per space moved: `amount` now, `which` for later spaces
FOREST_BY_DAY = 12
DESERT_BY_NIGHT = 13
SIGHT_BY_NIGHT = 14  # garrisons and ruins are seen as by day
ONE_CHEAPER = 15  # one step costs `amount` less, not below `least`
DEARER = 16  # amount more, at most `least` (Prayer of Weather)
FAR_SIGHT = 17  # garrisons two spaces away are seen by day
TUNNEL = 18  # up to `amount` spaces underground, not through the mask of terrains

# Mana (MK-4.4).
GOLD_BY_NIGHT = 20
BLACK_BY_DAY = 21
BLACK_AS_ANY = 22
DIE_AS_ANY = 23
ENDLESS = 24
CRYSTALS_RETURN = 25
FAME_PER_SPELL = 26
BLACK_DIE_AS_ANY = 29  # one black die
SPELL_FROM_OFFER = 30  # one spell of colour `which` may be played from the offer
CURSE_FELT = 28  # Mana Curse has already given its wound
POLARIZED = 34  # one mana may be spent as the opposite colour
DUE = 35  # a token of colour `which` must be spent at once
NO_DICE = 36  # no more dice may be used
EXPLOITED = 37  # a wound for mana of any basic colour but `which`
ENHANCED = 38  # the next basic mana spent also gives a crystal

# Interaction (MK-7).
FAME_PER_RECRUIT = 40
REPUTATION_PER_RECRUIT = 41
DISCOUNT = 42  # amount less for one unit, costing `which` reputation
LEARNING = 43  # pay `amount` influence for an advanced action; `which` 1: into the hand
READY_FOR_INFLUENCE = 44  # amount for each level of a unit, up to level `which`
IGNORE_REPUTATION = 45
COMMAND_BANNER = 46  # this card may serve as a command token
NO_RECRUITS = 48
PEACE = 49  # influence buys healing; `which` 1: also readiness (Peaceful Moment)

# Combat (MK-8).
UNITS_ATTACK = 60
UNITS_BLOCK = 61
UNITS_SAFE = 62  # the hero's units take no damage
UNITS_RESIST = 63
UNITS_ARMOUR = 64
FAME_PER_UNIT = 65
AMBUSH = 66  # first attack card + amount, or first block card + which
MOVE_AS_ATTACK = 67
MOVE_AS_RANGED = 68  # two points for one
INFLUENCE_AS_BLOCK = 69  # as block of the element `which`
FAME_PER_DEFEATED = 70  # `which`: only in this phase; `least` 1: only by this attack
REPUTATION_PER_DEFEATED = 71  # likewise
ALL_COLD_FIRE = 72
ALL_SIEGE = 73
DOUBLE_PHYSICAL = 74
NO_WALLS = 75  # site fortifications are ignored
LATER_ATTACK = 76  # usable in the attack phase: amount of element `which`
IGNORE_DAMAGE = 77  # of one attack: amount if physical, `which` if fire or ice, else `least`
IGNORE_WOUND = 78
NO_WOUND_ATTACK = 79  # Attack in the attack phase if no wound was taken into hand
CRYSTAL_PER_DEFEATED = 80  # for `amount` enemies, in the phase `which`
RANGED_TWICE = 81  # ranged twice, or as siege
DEADLY_AIM = 82  # one attack card + amount in the ranged phase, + which in the attack phase
NEXT_BLOCK_PLUS = 83
MOVE_STOPS_ATTACKS = 84  # for `amount` move points another enemy does not attack
BLOCK_BURNS = 85  # if the block succeeds: a later attack, amount of element `which`
BLOCK_DESTROYS = 86  # if the block succeeds, by a card of colour `which`
POSSESSED = 87  # points in use now that cannot hit the enemy `which`
LATER_BLOCK = 88  # `amount` of element `which`, once more than `least` blocks were made
LEADERSHIP = 90  # the next unit: Block + amount, Attack + which, Ranged Attack + least
FIERCE_FOES = 91  # attacks of enemies are stronger
DUEL = 92  # fame if enemy `which` is defeated without units
SCOUTED = 93  # fame if token `which` is defeated
UNIT_RESISTS = 94  # the unit `which` resists the mask `amount`
BLOCK_CHILLS = 95  # the blocked enemy loses `amount` armour
BLOCK_BASHES = 96  # the same for every surplus point of block
BLOCK_PER_ICON = 97  # ice block for every ability, element and resistance of the enemy

# End of the turn (MK-9).
TO_DECK_BOTTOM = 100
TO_DECK_TOP = 101
TAKE_BACK = 102  # `which` 1: a wound may be discarded for it
HAND_IN_HILLS = 103
TIME_BENDING = 104
HEAL_ALL_WOUNDS = 105  # throw away the wounds of this turn

# Healing (MK-10.3).
FAME_PER_HEALING = 107  # for the next `amount` healing points
DRAW_PER_HEALED = 108  # likewise
READY_HEALED = 109  # likewise

# Mind Read.
MIND_READ = 115  # seat `amount` answers for colour `which`; `least` 1: to be robbed
MIND_STEAL = 116  # the card `which` of the seat `amount`


def add_boon(
    realm: Realm, word: int, card: int, amount: int = 0, which: int = 0, least: int = 0
) -> None:
    realm.turn.boons.append(Boon(word, card, amount, which, least))


def has_boon(realm: Realm, word: int) -> bool:
    for boon in realm.turn.boons:
        if boon.word == word:
            return True
    return False


def boons_of(realm: Realm, word: int) -> list[Boon]:
    return [boon for boon in realm.turn.boons if boon.word == word]


def drop_boon(realm: Realm, boon: Boon) -> None:
    realm.turn.boons.remove(boon)
