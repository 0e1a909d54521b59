"""What a card may ask of the table before something happens."""

from typing import Final

from questhall.boards.arcs import FRONT, LEFT, REAR, RIGHT
from questhall.boards.masks import first_in
from questhall.kernel.decisions import NOTHING

from ..printed.cards import Condition, Who
from ..printed.clearing import ARCS, BOARD
from ..rules.board.numbers import lost_hp
from ..rules.board.parts import parts_in
from ..rules.boss.attacking import loss_of
from ..rules.boss.targeting import sees
from ..rules.selecting import far_apart
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure

FLANK_ARCS: Final = (LEFT, RIGHT)
ARC_NAMES: Final[dict[str, tuple[int, ...]]] = {
    "front": (FRONT,),
    "rear": (REAR,),
    "flank": FLANK_ARCS,
}


class Both(Condition):
    """All of them hold."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return all(part.holds(battle, deed) for part in self.parts)


class Either(Condition):
    """One of them holds."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return any(part.holds(battle, deed) for part in self.parts)


class NotSo(Condition):
    """It does not hold."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return not self.part.holds(battle, deed)


class NearObstacle(Condition):
    """Somebody stands next to an obstacle."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        obstacles = battle.obstacle_mask()
        found = self.who.candidates(battle, deed)
        return any(BOARD.beside(figure.mask()) & obstacles for figure in found if figure.on_board)


class TargetShifted(Condition):
    """Who acts knocked back, pushed or turned the target this round."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.target != NOTHING and deed.figure in battle.figures[deed.target].shifted_by


class Distance(Condition):
    """The target is at least so far away."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        target = battle.figures[deed.target]
        return target.on_board and far_apart(battle.figures[deed.figure], target) >= self.least


class TargetInReach(Condition):
    """An enemy has its target in range and in sight (OS-8.8.11)."""

    def __init__(self, range: int) -> None:
        self.range = range

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING or not battle.figures[deed.target].on_board:
            return False
        enemy, target = battle.figures[deed.figure], battle.figures[deed.target]
        return far_apart(enemy, target) <= self.range and sees(battle, enemy, target)


class Moved(Condition):
    """Who acts has moved at least so many hexes this turn."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.fighter == NOTHING or battle.company[deed.fighter].chair != battle.turn:
            return False
        return battle.hexes_moved >= self.least


class InArc(Condition):
    """Who acts stands in an arc of the target, or of one of those who are named (OS-7.13.6)."""

    def __init__(self, arcs: tuple[int, ...], who: Who) -> None:
        self.arcs = arcs
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        figure = battle.figures[deed.figure]
        return any(self._of(figure, each) for each in self.who.candidates(battle, deed))

    def _of(self, figure: Figure, target: Figure) -> bool:
        if not figure.on_board:
            return False
        hex = _hex_towards(figure, target)
        return any(ARCS.arc(target.place, target.facing, arc) >> hex & 1 for arc in self.arcs)


def _hex_towards(figure: Figure, target: Figure) -> int:
    return first_in(BOARD.nearest(figure.mask(), 1 << target.place))


class HpAtMost(Condition):
    """Somebody has no more HP than that."""

    def __init__(self, most: int, who: Who) -> None:
        self.most = most
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        found = self.who.candidates(battle, deed)
        return bool(found) and found[0].hp <= self.most


class LostHp(Condition):
    """At least so many, counted from 6 (OS-3.2.2)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return lost_hp(battle.figures[deed.figure]) >= self.least


class Beside(Condition):
    """Who acts stands next to somebody."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        figure = battle.figures[deed.figure]
        return any(far_apart(figure, each) == 1 for each in self.who.candidates(battle, deed))


class FriendBesideTarget(Condition):
    """Another Oathsworn stands next to the target."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        target = battle.figures[deed.target]
        others = [each for each in battle.oathsworn_on_board() if each.id != deed.figure]
        return any(far_apart(each, target) == 1 for each in others)


class HurtThisRound(Condition):
    """Who acts has lost HP this round."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return battle.figures[deed.figure].hurt_in == battle.round


class WouldLoseHp(Condition):
    """The attack will cost whoever it is aimed at HP, as things stand."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.blow is None or deed.subject == NOTHING:
            return False
        return loss_of(battle, deed.blow, battle.figures[deed.subject]) > 0


class CardsOn(Condition):
    """At least so many cards lie on a position of who acts."""

    def __init__(self, position: int, least: int) -> None:
        self.position = position
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.fighter == NOTHING:
            return False
        return len(battle.company[deed.fighter].cooldown[self.position]) >= self.least


class HasStatus(Condition):
    """Somebody carries a token of a kind."""

    def __init__(self, kind: int, who: Who) -> None:
        self.kind = kind
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return any(each.statuses[self.kind] for each in self.who.candidates(battle, deed))


class NoHpLost(Condition):
    """The attack cost who acts nothing."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and deed.blow.hp_lost.get(deed.figure, 0) == 0


class TargetBroken(Condition):
    """The target has a broken part."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.target != NOTHING and 0 in battle.figures[deed.target].dice


class AimsAt(Condition):
    """The attack is aimed at a part, which may be broken already (OS-7.14.7)."""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, battle: Battle, deed: Deed) -> bool:
        attack = deed.attack
        if attack is None or deed.target == NOTHING:
            return False
        target = battle.figures[deed.target]
        if target.boss is None:
            return False
        aimed = parts_in(target, attack.aimed_at[target.id])
        return any(target.boss.parts[part].key == self.key for part in aimed)


class MeleeAttack(Condition):
    """The attack under way is no ranged one (OS-7.9.1)."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.blow is not None:
            return deed.blow.range == 0
        return deed.attack is not None and not deed.attack.ranged


class StageReached(Condition):
    """The encounter is in this stage or a later one."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return battle.stage >= self.stage


class PartWhole(Condition):
    """A part of who acts still has its die."""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, battle: Battle, deed: Deed) -> bool:
        figure = battle.figures[deed.figure]
        if figure.boss is None:
            return False
        parts = [part.key for part in figure.boss.parts]
        return self.key in parts and figure.dice[parts.index(self.key)] > 0
