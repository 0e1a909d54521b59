"""Effects that only modifier cards have (GH-1.7.4)."""

from ..effects import riders
from .reader import CONDITION_NUMBERS, ELEMENT_NUMBERS, RiderMaker

MODIFIER_RIDERS: dict[str, RiderMaker] = {
    "add_target": lambda reader: riders.AddTargetNow(),
    "shield_self": lambda reader: riders.GuardSelf(reader.number()),
    "heal_self": lambda reader: riders.HealSelf(reader.number()),
    "gain": lambda reader: riders.Gain(reader.key(CONDITION_NUMBERS)),
    "charge": lambda reader: riders.Charge(reader.key(ELEMENT_NUMBERS)),
}
