"""Combat tokens, status tokens and the numbers that last for a while (OS-12)."""

from typing import Final

DEFENSE: Final = 0
ANIMUS: Final = 1
REDRAW: Final = 2
EMPOWER: Final = 3
BATTLEFLOW: Final = 4
TOKENS: Final = ("defense", "animus", "redraw", "empower", "battleflow")
ANY_TOKEN: Final = 5
ANIMUS_OF_TOKEN: Final = 2
EMPOWER_OF_TOKEN: Final = 3

POISON: Final = 0
BLEED: Final = 1
CRIPPLED: Final = 2
STATUSES: Final = ("poison", "bleed", "crippled")

# What can be raised or lowered for a while.
DEFENSE_STAT: Final = 0
BONUS_STAT: Final = 1
EMPOWER_STAT: Final = 2
MIGHT_STAT: Final = 3  # cards of the highest colour more, or strongest cards fewer
MOVEMENT_STAT: Final = 4  # of an enemy: every printed movement
FIRST_CARD_STAT: Final = 5  # of an enemy: cards of a colour, from white to black
LAST_CARD_STAT: Final = 8
RANGE_STAT: Final = 9  # of ranged attacks
REACH_STAT: Final = 10  # the range that an attack has instead of its own
MOVE_COST_STAT: Final = 11
CARD_DEFENSE_STAT: Final = 12  # of cards played for their defense
# What can be limited or forbidden for a while.
MOST_WHITE: Final = 13  # cards of an attack
STEPS: Final = 14  # of a move action
INTERRUPTS: Final = 15
REDRAWS: Final = 16
HEALING: Final = 17
ITEM_ANIMUS: Final = 18
FREE_REDRAW_STAT: Final = 19
STATS: Final = (
    *("defense", "bonus", "empower", "might", "movement"),
    *("white_cards", "yellow_cards", "red_cards", "black_cards"),
    *("range", "reach", "move_cost", "card_defense"),
    *("most_white", "steps", "interrupts", "redraws", "healing", "item_animus", "free_redraws"),
)

# Until when.
THIS_ATTACK: Final = 0
NEXT_ATTACK: Final = 1
END_OF_TURN: Final = 2
END_OF_ROUND: Final = 3
END_OF_ENCOUNTER: Final = 4
OWN_ATTACK: Final = 5  # the next one of this turn
NEXT_MOVE: Final = 6
NEXT_DEFENSE: Final = 7
UNTIL: Final = (
    *("attack", "next_attack", "turn", "round", "encounter"),
    *("own_attack", "next_move", "next_defense"),
)
