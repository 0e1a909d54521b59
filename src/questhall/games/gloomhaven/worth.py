"""What cards are good for, at a glance: for hunches, not for rules."""

from .actions.attacking import AttackAction
from .actions.helping import HealAction
from .actions.moving import MoveAction
from .cards import Half
from .figures import DISARM, IMMOBILIZE, STUN
from .state import Scene

HAMPERING = (DISARM, IMMOBILIZE, STUN)


class Gist:
    """An ability in a few numbers: reach and force of its attack, points of its movement."""

    def __init__(self, half: Half) -> None:
        self.reach = 0
        self.force = 0
        self.points = 0
        self.heals = 0
        self.moves_first = False
        self.lost = half.lost
        self.other = 0  # actions that are neither
        for action in half.actions:
            if isinstance(action, AttackAction):
                self._add_attack(action)
            elif isinstance(action, MoveAction):
                if not self.points:
                    self.moves_first = self.reach == 0
                self.points += max(1, action.points.amount)
            elif isinstance(action, HealAction):
                self.heals += max(2, action.value.amount)
            else:
                self.other += 1

    def _add_attack(self, action: AttackAction) -> None:
        self.reach = max(self.reach, action.range, 1)
        hits = max(1, action.targets)
        if action.area is not None or action.who is not None:
            hits = 2
        self.force += max(2, action.value.amount) * hits


_GISTS: dict[str, list[Gist]] = {}


def gist_of(scene: Scene, card: int, half: int) -> Gist:
    printed = scene.card(card)
    known = _GISTS.get(printed.key)
    if known is None:
        known = [Gist(printed.halves[0]), Gist(printed.halves[1])]
        _GISTS[printed.key] = known
    return known[half]


def worth_of(scene: Scene, card: int) -> int:
    """What it costs to lose the card."""
    top, bottom = gist_of(scene, card, 0), gist_of(scene, card, 1)
    worth = top.force + top.heals + bottom.force + bottom.points + bottom.heals
    if top.lost:
        worth -= top.force // 2
    return worth
