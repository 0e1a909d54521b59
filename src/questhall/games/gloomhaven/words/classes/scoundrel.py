"""Words of the Scoundrel's cards."""

from ...effects import control
from ...effects.bonuses import StartBonus
from ...effects.classes import scoundrel
from ...printed.cards import Action
from ..reader import ActionMaker, Reader, RiderMaker


def turncoat(reader: Reader) -> Action:
    """`turncoat(enemy(adjacent, normal_or_elite), controlled)`"""
    who = reader.who()
    return StartBonus(control.Turncoat(who, reader.flag("controlled")))


SCOUNDREL_ACTIONS: dict[str, ActionMaker] = {
    "loot_path": lambda reader: scoundrel.LootPath(),
    "lure": lambda reader: scoundrel.Lure(reader.who()),
    "spring_on": lambda reader: scoundrel.SpringOn(reader.who()),
    "turncoat": turncoat,
}
SCOUNDREL_RIDERS: dict[str, RiderMaker] = {}
