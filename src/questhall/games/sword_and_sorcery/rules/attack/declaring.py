"""An enemy is about to attack a hero: illusions, and heroes who step in."""

from questhall.kernel.decisions import Flow

from ...printed.boons import PowerToken
from ...printed.kinds import Moment
from ...state.adventure import Adventure
from ...state.attacks import Attack
from ...state.figures import Side
from ..boons import end, tokens_in
from ..reactions import react


def declare(adventure: Adventure, attack: Attack) -> Flow[None]:
    """SS-9.0.0.2: before anything is rolled."""
    target = adventure.figures[attack.target]
    if adventure.figures[attack.attacker].side != Side.ENEMIES or target.side != Side.HEROES:
        return
    for boon in tokens_in(adventure, target.area, PowerToken.ILLUSION)[:1]:
        end(adventure, boon)
        attack.cancelled = True
        adventure.tell("cancelled", "SS-10.1.0.3", attack.attacker, target.id)
        return
    yield from react(adventure, Moment.DECLARED, target)
