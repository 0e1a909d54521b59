"""What the Special Rules Board has happen at its moments, and what it changes all the time."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow

from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure

DEEPEST: Final = 8  # moments inside of one another
MOST_MOMENTS: Final = 200  # inside of one


def happen(
    battle: Battle, moment: int, subject: Figure | None = None, within: Deed | None = None
) -> Flow[None]:
    """All passives of a moment, in the order of the board; `subject` is whom it happened to,
    `within` the deed in which it did."""
    if not _goes_deeper(battle):
        return
    for passive in battle.encounter.passives:
        if passive.moment != moment or battle.over:
            continue
        deed = within or deed_of_board(battle, subject)
        if deed is not None and (passive.needs is None or passive.needs.holds(battle, deed)):
            yield from passive.effect.resolve(battle, deed)
    battle.depth -= 1


def _goes_deeper(battle: Battle) -> bool:
    """May one more moment come up inside of others? Whatever a board says, it ends."""
    battle.moments = battle.moments + 1 if battle.depth else 0
    if battle.depth >= DEEPEST or battle.moments > MOST_MOMENTS:
        return False
    battle.depth += 1
    return True


def deed_of_board(battle: Battle, subject: Figure | None) -> Deed | None:
    """Of the boss concerned, or of the first one."""
    bosses = battle.bosses() or battle.lurking()
    if not bosses:
        return None
    boss = subject if subject is not None and subject.boss is not None else bosses[0]
    deed = Deed(boss.id)
    deed.subject = NOTHING if subject is None else subject.id
    deed.this = deed.subject
    return deed


def changed_by_auras(battle: Battle, figure: Figure, stat: int, base: int) -> int:
    """A number of a figure with what the board adds to it now."""
    for aura in battle.encounter.auras:
        if aura.stat != stat:
            continue
        deed = Deed(figure.id)
        deed.this = figure.id
        if all(each.id != figure.id for each in aura.who.candidates(battle, deed)):
            continue
        if aura.needs is None or aura.needs.holds(battle, deed):
            changed = base + aura.amount.of(battle, deed)
            base = max(changed, min(base, aura.least))
    return base
