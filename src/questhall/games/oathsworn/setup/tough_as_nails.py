"""The trait Tough As Nails in the setup of an encounter (OS-4.2.16)."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ..printed.encounter import FULL_DIE
from ..rules.board.harm import heal
from ..state.battle import Battle
from ..state.oathsworn import Oathsworn


def shake_it_off(battle: Battle) -> Flow[None]:
    """Every Oathsworn may roll an HP die, unhurt or not; the highest regains 1 lost HP. Where
    nobody has lost any there is nothing to roll for."""
    rolling: list[Oathsworn] = []
    able = [each for each in battle.the_four() if battle.figure_of(each).hp > 0]
    if all(battle.figure_of(each).hp >= battle.rules.most_hp for each in able):
        return
    for oathsworn in able:
        options = [Option("roll-hp-die"), refusal("do-without")]
        answer = yield ask(oathsworn.seat, "tough-as-nails", options, "OS-4.2.16", oathsworn.place)
        if not answer.declines:
            rolling.append(oathsworn)
    while len(rolling) > 1:  # OS-R30: ties are rolled again
        rolling = _highest(battle, rolling)
    for oathsworn in rolling:
        heal(battle, battle.figure_of(oathsworn), 1)


def _highest(battle: Battle, rolling: list[Oathsworn]) -> list[Oathsworn]:
    rolls = [1 + battle.chance.below("hp die", FULL_DIE) for _ in rolling]
    battle.mark_information()
    for oathsworn, roll in zip(rolling, rolls, strict=True):
        battle.tell("rolled-hp-die", "OS-4.2.16", oathsworn.place, roll)
    return [each for each, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
