"""Words of the Mindthief's cards."""

from ...effects import forcing, riders
from ...effects.bonuses import StartBonus
from ...effects.classes import mindthief
from ...printed.cards import Action
from ..reader import ActionMaker, Reader, RiderMaker


def augment(reader: Reader) -> Action:
    """`augment(plus(2))`, `augment(use(ice, stun))`"""
    uses = reader.uses()
    return mindthief.StartAugment(mindthief.Augment(reader.riders(), uses))


def force(reader: Reader, against_its_own: bool) -> Action:
    """`force(enemy(range=4), move(1))`, `turn_against(enemy(range=5), attack(2, own_range))`"""
    who = reader.who()
    return forcing.ForceTo(who, reader.action(), against_its_own)


def swarm(reader: Reader) -> Action:
    bonus = mindthief.Swarm([])
    bonus.who = reader.who()
    return StartBonus(bonus)


MINDTHIEF_ACTIONS: dict[str, ActionMaker] = {
    "augment": augment,
    "two_augments": lambda reader: StartBonus(mindthief.TwoAugments()),
    "augments_at_range": lambda reader: StartBonus(mindthief.AugmentsAtRange()),
    "augmented": lambda reader: mindthief.Augmented(reader.action()),
    "force": lambda reader: force(reader, False),
    "turn_against": lambda reader: force(reader, True),
    "swarm": swarm,
    "gain_coins": lambda reader: mindthief.GainCoins(reader.who()),
    "if_returned": lambda reader: mindthief.IfReturned(reader.action()),
}
MINDTHIEF_RIDERS: dict[str, RiderMaker] = {
    "shield_self": lambda reader: riders.GuardSelf(reader.number()),
    "heal_self": lambda reader: riders.HealSelf(reader.number()),
    "retaliate_self": lambda reader: mindthief.RetaliateSelf(reader.number()),
    "heal_near": lambda reader: mindthief.HealNear(
        reader.number(), reader.named_number("range", 1)
    ),
    "kill_instead": lambda reader: mindthief.KillInstead(),
}
