"""In what order turns are taken (OS-7.1.2)."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ...state.battle import Battle
from ...state.company import COMPANY_SIZE

OATHSWORN_CHAIRS: Final = list(range(COMPANY_SIZE))
CLOCKWISE_FROM: Final = [
    [*OATHSWORN_CHAIRS[first:], *OATHSWORN_CHAIRS[:first]] for first in OATHSWORN_CHAIRS
]


def chairs_from(battle: Battle, first: int) -> list[int]:
    """All places at the table clockwise from one on; the Guardian's comes right after that of the
    Grove Maiden (OS-14.2.5, OS-R27)."""
    guardians = [each for each in battle.company if each.serves != NOTHING]
    if not guardians:
        return CLOCKWISE_FROM[first]
    found = OATHSWORN_CHAIRS[:]
    for guardian in guardians:
        found.insert(found.index(guardian.serves) + 1, guardian.place)
    start = found.index(first)
    return found[start:] + found[:start]
