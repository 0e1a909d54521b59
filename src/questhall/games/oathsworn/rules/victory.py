"""How an encounter ends (OS-9.2)."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ..state.battle import Battle
from ..state.deeds import Deed

WON: Final = 1.0
LOST: Final = 0.0
SAVED: Final = "saved"  # the counter of civilians who are safe


class Spoils:
    """What the company gains by the end of an encounter: Iron, and flags of the story."""

    def __init__(self, iron: int, flags: list[str]) -> None:
        self.iron = iron
        self.flags = flags


def settle(battle: Battle) -> None:
    """No die is left and nothing is due: won (OS-5.3.1). All four fell: lost (OS-7.19.2), unless
    the last die is gone too (OS-9.2.1)."""
    if battle.over:
        return
    if battle.ending:
        if not battle.queue and not battle.resolving:
            finish(battle, WON)
    elif all(each.fallen for each in battle.the_four()):  # OS-7.20.10: allies do not count
        finish(battle, LOST)


def finish(battle: Battle, result: float) -> None:
    if result == WON and battle.encounter.folk is not None:
        left = len(battle.folk()) + len(battle.held_folk())
        battle.counters[SAVED] = battle.counters.get(SAVED, 0) + left
    battle.results = [result] * battle.seats
    battle.tell("won" if result == WON else "lost", "OS-9.2.1")


def spoils_of(battle: Battle) -> Spoils:
    """Of an encounter that is over; flags set during it come too."""
    printed = battle.encounter.won if battle.results[0] == WON else battle.encounter.lost
    if printed is None:
        return Spoils(0, battle.flags_set[:])
    deed = Deed(NOTHING)
    flags = [flag for flag, needs in printed.flags if needs is None or needs.holds(battle, deed)]
    return Spoils(printed.iron.of(battle, deed), battle.flags_set + flags)
