"""What an enemy would do if it were activated now: which line of its scroll, against whom, why."""

import msgspec

from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Journal

from ..rules.enemies.choosing import choose
from ..state.adventure import Adventure
from ..state.enemies import Enemy

UNDECIDED = "by-controller"


class ForetoldView(msgspec.Struct, omit_defaults=True):
    """A line of the scroll counted from 1, 0 if the enemy stays; whom it goes for; the event that
    would tell the reason."""

    line: int = 0
    target: int = NOTHING
    reason: str = ""
    losses: list[float] = []  # the chances of HP that its attacks take, the last of them for death


def foretold(adventure: Adventure, enemy: Enemy) -> ForetoldView:
    """Played on a copy, of which nobody hears but us. Between equal targets its controller would
    choose; the line is the same for all of them."""
    copy = adventure.clone()
    journal = copy.journal = Journal()
    flow = choose(copy, copy.enemies[enemy.id], False)
    undecided = False
    try:
        decision = next(flow)
        undecided = True
        while True:
            decision = flow.send(decision.options[0])
    except StopIteration as end:
        choice = end.value
    if choice is None:
        return ForetoldView(reason="stays")
    line = adventure.scroll(enemy).behaviours.index(choice.behaviour) + 1
    if undecided:
        return ForetoldView(line, reason=UNDECIDED)
    return ForetoldView(line, choice.target, journal.events[-1].key if journal.events else "")
