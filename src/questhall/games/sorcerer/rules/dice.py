"""Battle dice (RULES 7)."""

from typing import Final

from questhall.kernel.dice import Die

from ..state.arena import Arena, Attack


class Face:
    """What a die shows."""

    MISS: Final = 0
    HIT: Final = 1
    DOUBLE: Final = 2
    CRITICAL: Final = 3


#
BATTLE_DIE: Final = Die("dice", ["miss", "miss", "hit", "hit", "double", "critical"])


def roll(arena: Arena, attack: Attack, count: int) -> None:
    """The battle roll (SO-18.1.1)."""
    attack.dice = BATTLE_DIE.roll_some(arena, count)
    arena.tell_values("rolled", "SO-16.5.1", attack.dice, attack.attacker.card)


def reroll(arena: Arena, attack: Attack, die: int) -> None:
    """The new result replaces the old one (SO-16.5.8)."""
    BATTLE_DIE.reroll(arena, attack.dice, die)
    arena.tell_values("rolled", "SO-16.5.8", attack.dice, attack.attacker.card)


def criticals(attack: Attack) -> int:
    """The points the attacker assigns; none for an unopposed minion (SO-18.20.4)."""
    if attack.unopposed:
        return 0
    return attack.dice.count(Face.CRITICAL)


def hits(attack: Attack) -> int:
    """The points the defender assigns (SO-7.1.4, SO-7.1.5, SO-7.1.7)."""
    points = attack.dice.count(Face.HIT) + 2 * attack.dice.count(Face.DOUBLE)
    if attack.unopposed:
        points += 2 * attack.dice.count(Face.CRITICAL)
    return points
