"""What an attack of the company is made for: HP, broken parts, deaths, the end of the encounter."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ...printed.encounter import NO_ICON
from ...printed.might import MISSING_BLANKS, Side
from ...state.battle import Battle
from ...state.deeds import Attack
from ...state.figures import Figure, FigureKind
from ..board.numbers import defense_of
from ..board.parts import parts_in, sinks
from ..might.stakes import Outcome, Stake

# In HP of a boss.
OF_AN_ICON: Final = 0.12  # more for each HP of a part whose icon weakens attacks
OF_A_BREAK: Final = 0.6
OF_VICTORY: Final = 12.0
OF_A_MINION: Final = 1.6  # for its death
OF_MORE_HP: Final = 0.5  # of a minion
OF_A_WOUND: Final = 0.35  # of that, as long as it lives
OF_A_FRIEND: Final = -1.3  # for each HP that an area costs him
OF_A_FALL: Final = -3.0


class AttackStake(Stake):
    """By the sum of the cards: what all targets take, and what becomes of the first one."""

    def __init__(self, battle: Battle, attack: Attack) -> None:
        super().__init__(MISSING_BLANKS, attack.sure, attack.blank_as)
        self.battle = battle
        self.attack = attack

    def reckon(self, total: int) -> Outcome:
        found = Outcome(0.0, 1.0)
        for place, number in enumerate(self.attack.targets):
            target = self.battle.figures[number]
            # OS-13.3.4: further along a chain the lowest cards are left out, which are mostly ones.
            drawn = total - place if self.attack.chain else total
            damage = drawn + added_to(self.attack, target)
            loss = max(0, damage // defense_of(self.battle, target))
            found.worth += worth_of_loss(self.battle, self.attack, target, loss)
            if place == 0:
                left = left_of(self.battle, self.attack, target)
                found.damage, found.loss = float(damage), float(loss)
                found.ends = 1.0 if left and loss >= left else 0.0
        return found


def added_to(attack: Attack, target: Figure) -> int:
    """Damage beside what is drawn (OS-7.11.16, OS-13.1.5)."""
    return attack.bonus + attack.extra_hexes.get(target.id, 0)


def parts_to_hit(battle: Battle, attack: Attack, target: Figure) -> list[int]:
    """The parts of a boss that the loss may go to."""
    if target.kind != FigureKind.BOSS or not target.on_board:
        return []
    if attack.part != NOTHING:
        return [attack.part]
    aimed = parts_in(target, attack.aimed_at.get(target.id, 0))
    return sinks(target, aimed, battle.figures[attack.attacker].mask())


def left_of(battle: Battle, attack: Attack, target: Figure) -> int:
    """HP until the weakest part that may be hit breaks, or until it dies."""
    if target.kind == FigureKind.SENTINEL:
        return 1
    if target.kind != FigureKind.BOSS:
        return target.hp
    return min([target.dice[part] for part in parts_to_hit(battle, attack, target)], default=0)


def would_win(battle: Battle, attack: Attack, target: Figure) -> bool:
    """Is the part that may be hit the last one (OS-5.3.1)?"""
    if target.kind != FigureKind.BOSS:
        return False
    dice = [die for boss in battle.figures if boss.kind == FigureKind.BOSS for die in boss.dice]
    whole = [target.dice[part] for part in parts_to_hit(battle, attack, target)]
    return len(whole) == 1 and sum(dice) == whole[0]


def worth_of_loss(battle: Battle, attack: Attack, target: Figure, loss: int) -> float:
    """In HP of a boss; what a target has not cannot be taken."""
    if target.side != Side.FOES:
        fall = OF_A_FALL if loss >= target.hp else 0.0
        return OF_A_FRIEND * min(loss, target.hp) + fall
    if target.kind != FigureKind.BOSS:
        worth = OF_A_MINION + OF_MORE_HP * max(0, target.hp - 1)
        return worth if loss >= target.hp else OF_A_WOUND * worth * loss / max(1, target.hp)
    best = 0.0
    for part in parts_to_hit(battle, attack, target):
        best = max(best, _worth_of_part(battle, attack, target, part, loss))
    return best


def _worth_of_part(battle: Battle, attack: Attack, boss: Figure, part: int, loss: int) -> float:
    assert boss.boss is not None
    taken = min(loss, boss.dice[part])
    icon = OF_AN_ICON if boss.boss.parts[part].icon != NO_ICON else 0.0
    worth = taken * (1.0 + icon)
    if taken and taken == boss.dice[part]:
        worth += OF_VICTORY if would_win(battle, attack, boss) else OF_A_BREAK
    return worth
