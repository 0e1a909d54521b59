"""Words of the Spellweaver's cards."""

from ...effects.classes import spellweaver
from ...printed.cards import Action
from ..reader import ActionMaker, Reader, RiderMaker


def instead(reader: Reader) -> Action:
    """`instead(use(air, loot(3), xp=1), loot(2))`"""
    (use,) = reader.uses()
    actions: list[Action] = []
    while reader.left:
        actions.append(reader.action())
    return spellweaver.Instead(use, actions)


def for_all(reader: Reader) -> Action:
    """`for_all(use(earth, plus(1), xp=1))`"""
    (use,) = reader.uses()
    return spellweaver.ForAll(use)


def pull_to_hex(reader: Reader) -> Action:
    """`pull_to_hex(2, range=4, around=4)`"""
    return spellweaver.PullToHex(
        reader.number(), reader.named_number("range", 1), reader.named_number("around", 1)
    )


SPELLWEAVER_ACTIONS: dict[str, ActionMaker] = {
    "instead": instead,
    "for_all": for_all,
    "pull_to_hex": pull_to_hex,
    "loot_some": lambda reader: spellweaver.LootSome(
        reader.number(), reader.named_number("most", 1)
    ),
}
SPELLWEAVER_RIDERS: dict[str, RiderMaker] = {
    "along_path": lambda reader: spellweaver.AlongPath(),
    "kill_normal": lambda reader: spellweaver.KillNormal(),
}
