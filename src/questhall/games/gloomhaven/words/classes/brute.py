"""Words of the Brute's cards."""

from ...effects import granting
from ...effects.bonuses import StartBonus
from ...effects.classes import brute
from ...printed.cards import Action
from ..reader import ActionMaker, Reader, RiderMaker


def affect(reader: Reader) -> Action:
    """`affect(enemy(adjacent), immobilize, push(1))`"""
    who = reader.who()
    conditions = reader.conditions()
    distance = 0
    for each in reader.take(frozenset(("push",))):
        distance = Reader(each, reader.vocabulary).number()
    return brute.AffectAction(who, conditions, distance)


BRUTE_ACTIONS: dict[str, ActionMaker] = {
    "draw_attacks": lambda reader: StartBonus(brute.DrawAttacks(reader.who())),
    "moves_as_attacks": lambda reader: StartBonus(brute.MovesAsAttacks()),
    "if_straight": lambda reader: granting.IfStraight(reader.action()),
    "affect": affect,
}
BRUTE_RIDERS: dict[str, RiderMaker] = {}
