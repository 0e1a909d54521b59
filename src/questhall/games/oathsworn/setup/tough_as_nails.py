"""The trait Tough As Nails in the setup of an encounter (OS-4.2.16)."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.encounter import FULL_DIE
from ..rules.board.harm import heal
from ..state.battle import Battle
from ..state.oathsworn import Oathsworn


def shake_it_off(battle: Battle) -> Flow[None]:
    """Whoever has lost HP may roll an HP die; the highest regains 1."""
    rolling: list[Oathsworn] = []
    for oathsworn in battle.the_four():
        if not 0 < battle.figure_of(oathsworn).hp < battle.rules.most_hp:
            continue
        options = [Option("roll-hp-die"), Option("do-without")]
        answer = yield ask(oathsworn.seat, "tough-as-nails", options, "OS-4.2.16", oathsworn.place)
        if answer.verb == "roll-hp-die":
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
