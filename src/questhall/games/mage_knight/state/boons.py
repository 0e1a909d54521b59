"""Lasting effects of a turn by name (MK-4.5.3). The chapter that a boon changes asks for it."""

from typing import Final

from .realm import Realm
from .turn import Boon


class BoonWord:
    """What a boon does."""

    # Movement (MK-6.7).
    CHEAPER: Final = 0  # on its terrains: amount less, not below `least`
    COSTS: Final = 1  # its terrains cost this much
    PASSABLE: Final = 2  # its terrains may be entered at this cost
    SAFE: Final = 3  # its terrains are safe to end the turn on
    FORBIDDEN: Final = 4  # its terrains may not be entered
    NO_PROVOKING: Final = 5
    FAR_STEPS: Final = 6  # spaces at distance 2 count as adjacent
    CHEAP_EXPLORING: Final = 7
    FAR_EXPLORING: Final = 8
    NEXT_MOVE_PLUS: Final = 9  # for the next card that gives Move
    MOVES_PLUS: Final = 10  # for every other card that gives Move
    HARVEST: Final = (
        11  # discard a card for a crystal per space moved: `amount` now, `which` for later spaces
    )
    FOREST_BY_DAY: Final = 12
    DESERT_BY_NIGHT: Final = 13
    SIGHT_BY_NIGHT: Final = 14  # garrisons and ruins are seen as by day
    ONE_CHEAPER: Final = 15  # one step costs `amount` less, not below `least`
    DEARER: Final = 16  # amount more, at most `least` (Prayer of Weather)
    FAR_SIGHT: Final = 17  # garrisons two spaces away are seen by day
    TUNNEL: Final = 18  # up to `amount` spaces underground, not through its terrains

    # Mana (MK-4.4).
    GOLD_BY_NIGHT: Final = 20
    BLACK_BY_DAY: Final = 21
    BLACK_AS_ANY: Final = 22
    DIE_AS_ANY: Final = 23
    ENDLESS: Final = 24
    CRYSTALS_RETURN: Final = 25
    FAME_PER_SPELL: Final = 26
    BLACK_DIE_AS_ANY: Final = 29  # one black die
    SPELL_FROM_OFFER: Final = 30  # one spell of its colour may be played from the offer
    CURSE_FELT: Final = 28  # Mana Curse has already given its wound
    POLARIZED: Final = 34  # one mana may be spent as the opposite colour
    DUE: Final = 35  # a token of its colour must be spent at once
    NO_DICE: Final = 36  # no more dice may be used
    EXPLOITED: Final = 37  # a wound for mana of any basic colour but this
    ENHANCED: Final = 38  # the next basic mana spent also gives a crystal

    # Interaction (MK-7).
    FAME_PER_RECRUIT: Final = 40
    REPUTATION_PER_RECRUIT: Final = 41
    DISCOUNT: Final = 42  # amount less for one unit, costing `which` reputation
    LEARNING: Final = 43  # pay `amount` influence for an advanced action; `which` 1: into the hand
    READY_FOR_INFLUENCE: Final = 44  # amount for each level of a unit, up to level `which`
    IGNORE_REPUTATION: Final = 45
    COMMAND_BANNER: Final = 46  # this card may serve as a command token
    NO_RECRUITS: Final = 48
    PEACE: Final = 49  # influence buys healing; `which` 1: also readiness (Peaceful Moment)

    # Combat (MK-8).
    UNITS_ATTACK: Final = 60
    UNITS_BLOCK: Final = 61
    UNITS_SAFE: Final = 62  # the hero's units take no damage
    UNITS_RESIST: Final = 63
    UNITS_ARMOUR: Final = 64
    FAME_PER_UNIT: Final = 65
    AMBUSH: Final = 66  # first attack card + amount, or first block card + which
    MOVE_AS_ATTACK: Final = 67
    MOVE_AS_RANGED: Final = 68  # two points for one
    INFLUENCE_AS_BLOCK: Final = 69  # as block of its element
    FAME_PER_DEFEATED: Final = 70  # with a phase: only then; `least` 1: only by this attack
    REPUTATION_PER_DEFEATED: Final = 71  # likewise
    ALL_COLD_FIRE: Final = 72
    ALL_SIEGE: Final = 73
    DOUBLE_PHYSICAL: Final = 74
    NO_WALLS: Final = 75  # site fortifications are ignored
    LATER_ATTACK: Final = 76  # usable in the attack phase: amount of its element; not against `foe`
    IGNORE_DAMAGE: Final = (
        77  # of one attack: amount if physical, `which` if fire or ice, else `least`
    )
    IGNORE_WOUND: Final = 78
    NO_WOUND_ATTACK: Final = 79  # Attack in the attack phase if no wound was taken into hand
    CRYSTAL_PER_DEFEATED: Final = 80  # for `amount` enemies, in this phase
    RANGED_TWICE: Final = 81  # ranged twice, or as siege
    DEADLY_AIM: Final = (
        82  # one attack card + amount in the ranged phase, + which in the attack phase
    )
    NEXT_BLOCK_PLUS: Final = 83
    MOVE_STOPS_ATTACKS: Final = 84  # for `amount` move points another enemy does not attack
    BLOCK_BURNS: Final = 85  # if the block succeeds: a later attack, amount of its element
    BLOCK_DESTROYS: Final = 86  # if the block succeeds, by a card of its colour
    POSSESSED: Final = 87  # points in use now that cannot hit the enemy `foe`
    LATER_BLOCK: Final = 88  # `amount` of its element, once more than `least` blocks were made
    LEADERSHIP: Final = 90  # the next unit: Block + amount, Attack + which, Ranged Attack + least
    FIERCE_FOES: Final = 91  # attacks of enemies are stronger
    DUEL: Final = 92  # fame if the enemy `target` is defeated without units
    SCOUTED: Final = 93  # fame if the token `target` is defeated
    UNIT_RESISTS: Final = 94  # the unit `target` has these resistances
    BLOCK_CHILLS: Final = 95  # the blocked enemy loses `amount` armour
    BLOCK_BASHES: Final = 96  # the same for every surplus point of block
    BLOCK_PER_ICON: Final = 97  # ice block for every ability, element and resistance of the enemy

    # End of the turn (MK-9).
    TO_DECK_BOTTOM: Final = 100
    TO_DECK_TOP: Final = 101
    TAKE_BACK: Final = 102  # `which` 1: a wound may be discarded for it
    HAND_IN_HILLS: Final = 103
    TIME_BENDING: Final = 104
    HEAL_ALL_WOUNDS: Final = 105  # throw away the wounds of this turn

    # Healing (MK-10.3).
    FAME_PER_HEALING: Final = 107  # for the next `amount` healing points
    DRAW_PER_HEALED: Final = 108  # likewise
    READY_HEALED: Final = 109  # likewise

    # Mind Read.
    MIND_READ: Final = 115  # its seat answers for its colour; `least` 1: to be robbed
    MIND_STEAL: Final = 116  # the card `target` of its seat


def add_boon(
    realm: Realm, word: int, card: int, amount: int = 0, which: int = 0, least: int = 0
) -> Boon:
    boon = Boon(word, card, amount, which, least)
    realm.turn.boons.append(boon)
    return boon


def has_boon(realm: Realm, word: int) -> bool:
    for boon in realm.turn.boons:
        if boon.word == word:
            return True
    return False


def boons_of(realm: Realm, word: int) -> list[Boon]:
    return [boon for boon in realm.turn.boons if boon.word == word]


def drop_boon(realm: Realm, boon: Boon) -> None:
    realm.turn.boons.remove(boon)
