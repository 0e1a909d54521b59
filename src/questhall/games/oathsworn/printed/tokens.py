"""Combat tokens, status tokens and the numbers that last for a while (OS-12)."""

from typing import Final

from questhall.kernel.kinds import names_in


class Token:
    """Combat tokens (OS-12.1)."""

    DEFENSE: Final = 0
    ANIMUS: Final = 1
    REDRAW: Final = 2
    EMPOWER: Final = 3
    BATTLEFLOW: Final = 4


TOKENS: Final = tuple(names_in(Token))
ANY_TOKEN: Final = 5
ANIMUS_OF_TOKEN: Final = 2
EMPOWER_OF_TOKEN: Final = 3


class Status:
    """Status tokens (OS-12.2)."""

    POISON: Final = 0
    BLEED: Final = 1
    CRIPPLED: Final = 2


STATUSES: Final = tuple(names_in(Status))


class Stat:
    """What can be changed for a while."""

    # Raised or lowered.
    DEFENSE: Final = 0
    BONUS: Final = 1
    EMPOWER: Final = 2
    MIGHT: Final = 3  # cards of the highest colour more, or strongest cards fewer
    MOVEMENT: Final = 4  # of an enemy: every printed movement
    WHITE_CARDS: Final = 5  # of an enemy, like those of the other colours
    YELLOW_CARDS: Final = 6
    RED_CARDS: Final = 7
    BLACK_CARDS: Final = 8
    RANGE: Final = 9  # of ranged attacks
    REACH: Final = 10  # the range that an attack has instead of its own
    MOVE_COST: Final = 11
    CARD_DEFENSE: Final = 12  # of cards played for their defense
    # Limited or forbidden.
    MOST_WHITE: Final = 13  # cards of an attack
    STEPS: Final = 14  # of a move action
    INTERRUPTS: Final = 15
    REDRAWS: Final = 16
    HEALING: Final = 17
    ITEM_ANIMUS: Final = 18
    FREE_REDRAWS: Final = 19


STATS: Final = tuple(names_in(Stat))


class Until:
    """Until when something lasts."""

    ATTACK: Final = 0
    NEXT_ATTACK: Final = 1
    TURN: Final = 2
    ROUND: Final = 3
    ENCOUNTER: Final = 4
    OWN_ATTACK: Final = 5  # the next one of this turn
    NEXT_MOVE: Final = 6
    NEXT_DEFENSE: Final = 7


UNTIL: Final = tuple(names_in(Until))
