"""In what order turns are taken (OS-7.1.2)."""

from questhall.kernel.ranges import once_around

from ...state.battle import Battle
from ...state.company import COMPANY_SIZE


def chairs_from(battle: Battle, first: int) -> list[int]:
    """All places at the table clockwise from one on; the Guardian's comes right after that of the
    Grove Maiden (OS-14.2.5, OS-R27)."""
    found: list[int] = []
    for chair in range(COMPANY_SIZE):
        found.append(chair)
        found += [each.place for each in battle.company if each.serves == chair]
    start = found.index(first)
    return [found[place] for place in once_around(start, len(found))]
