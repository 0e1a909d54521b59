"""Losing HP, falling and dying (OS-7.14, OS-7.19)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import MomentKind
from ...printed.encounter import BoardMoment
from ...printed.might import Side
from ...printed.tokens import Stat
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind
from ..boss.passives import happen
from ..turn.interrupts import Window, open_window
from ..victory import settle
from .breaking import Break, after_breaks, draw_reactions, take_from_die
from .falcons import fly_home
from .numbers import forbidden, oathsworn_of
from .parts import PARTS_OF_A_BOSS, nearest_whole, part_code


def lose_hp(
    battle: Battle, figure: Figure, amount: int, breaker: int, origin: int = 0
) -> Flow[bool]:
    """HP loss that is no attack. A boss loses it on the part nearest to `origin`, without one the
    player who caused it chooses (OS-7.14.8, OS-R11). Has a part broken?"""
    if amount <= 0 or not _there(battle, figure):
        return False
    if figure.kind == FigureKind.BOSS:
        return (yield from _lose_from_die(battle, figure, amount, breaker, origin))
    take_hp(battle, figure, amount)
    battle.tell("lost-hp", "OS-7.14.2", figure.id, amount)
    yield from settle_losses(battle, [figure])
    return False


def _lose_from_die(
    battle: Battle, boss: Figure, amount: int, breaker: int, origin: int
) -> Flow[bool]:
    if not any(boss.dice):
        return False
    part = yield from _part(battle, boss, breaker, origin)
    if not take_from_die(battle, boss, part, amount):
        return False
    broken = [Break(boss.id, _culprit(battle, breaker))]
    draw_reactions(battle, broken)
    yield from after_breaks(battle, broken)
    return True


def _culprit(battle: Battle, breaker: int) -> int:
    """A part that an enemy broke was broken by nobody at whom its boss could strike
    (OS-7.15.14)."""
    if breaker != NOTHING and battle.figures[breaker].side == Side.COMPANY:
        return breaker
    return NOTHING


def take_hp(battle: Battle, figure: Figure, amount: int) -> None:
    figure.hp -= amount
    if amount > 0:
        figure.hurt_in = battle.round


def _part(battle: Battle, boss: Figure, breaker: int, origin: int) -> Flow[int]:
    parts = [part for part, die in enumerate(boss.dice) if die > 0]
    if origin:
        parts = nearest_whole(boss, origin)
    if len(parts) == 1:
        return parts[0]
    options = [Option("part", part_code(boss.id, part)) for part in parts]
    seats = deciders(battle, breaker)
    answer = yield Decision(seats, "which-part", options, "OS-7.14.8", boss.id)
    return answer.what % PARTS_OF_A_BOSS


def deciders(battle: Battle, figure: int) -> list[int]:
    """Whose choice it is: the player of a figure, or the company if nobody caused it."""
    if figure != NOTHING and battle.figures[figure].side == Side.COMPANY:
        return [oathsworn_of(battle, battle.figures[figure]).seat]
    return list(range(battle.seats))


def settle_losses(battle: Battle, figures: list[Figure]) -> Flow[None]:
    """Who has no HP left falls or dies (OS-7.14.4, OS-7.19.1)."""
    for figure in figures:
        if figure.hp > 0 or not _there(battle, figure):
            continue
        if figure.kind == FigureKind.OATHSWORN:
            yield from open_window(battle, Window(MomentKind.WOULD_FALL, figure))
            if figure.hp <= 0:
                fall(battle, figure)
                yield from happen(battle, BoardMoment.OATHSWORN_FALLEN, figure)
        elif figure.kind != FigureKind.BOSS:
            if figure.kind == FigureKind.ALLY:  # OS-7.20.5
                oathsworn_of(battle, figure).fallen = True
                oathsworn_of(battle, figure).swallowed = None
            remove(battle, figure)
            fly_home(battle, figure)
            battle.tell("killed", "OS-7.14.4", figure.id)
            if figure.kind == FigureKind.MINION:
                yield from happen(battle, BoardMoment.MINION_KILLED, figure)
            elif figure.kind == FigureKind.CIVILIAN:
                yield from happen(battle, BoardMoment.FOLK_KILLED, figure)
    settle(battle)


def _there(battle: Battle, figure: Figure) -> bool:
    """On the board, or inside a boss."""
    if figure.on_board or figure.kind not in (FigureKind.OATHSWORN, FigureKind.ALLY):
        return figure.on_board
    return oathsworn_of(battle, figure).swallowed is not None


def fall(battle: Battle, figure: Figure) -> None:
    """OS-7.19.1: the figure leaves at once; his cards and tokens are out of the game."""
    figure.hp = 0
    oathsworn_of(battle, figure).fallen = True
    oathsworn_of(battle, figure).swallowed = None
    remove(battle, figure)
    oathsworn_of(battle, figure).falcons = []  # OS-R21
    fly_home(battle, figure)
    battle.tell("fell", "OS-7.19.1", figure.id)


def remove(battle: Battle, figure: Figure) -> None:
    """Off the board; nobody is taunted by it any more."""
    figure.place = NOWHERE
    for other in battle.figures:
        if other.taunted_by == figure.id:
            other.taunted_by = NOTHING
        if other.baited_by == figure.id:
            other.baited_by = NOTHING


def heal(battle: Battle, figure: Figure, amount: int) -> None:
    """Up to the most of the difficulty (OS-3.2.1)."""
    if figure.side != Side.COMPANY or forbidden(battle, figure, Stat.HEALING):
        return
    healed = min(amount, battle.rules.most_hp - figure.hp)
    if healed > 0:
        figure.hp += healed
        battle.tell("healed", "OS-7.17.2", figure.id, healed)
