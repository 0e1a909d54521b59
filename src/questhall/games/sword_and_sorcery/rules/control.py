"""Controlling and dominating an area (SS-3.1)."""

from ..printed.kinds import Condition
from ..state.adventure import Adventure
from ..state.figures import Figure, Side


def counted(adventure: Adventure, side: int, area: int) -> int:
    """SS-3.1.0.5, SS-3.1.0.7: who lies on the ground or is a ghost is not counted, each figure of
    a horde is."""
    return sum(weight(adventure, figure) for figure in adventure.in_area(side, area))


def weight(adventure: Adventure, figure: Figure) -> int:
    """How many figures it is counted for: a huge enemy for several."""
    lying = figure.has(Condition.KNOCKED_DOWN)
    if figure.side == Side.HEROES:
        return 0 if lying else 1
    scroll = adventure.scroll(adventure.enemy_of(figure))
    return scroll.counts_lying if lying else scroll.counts


def opponents(side: int) -> int:
    return Side.ENEMIES if side == Side.HEROES else Side.HEROES


def controls(adventure: Adventure, side: int, area: int) -> bool:
    """SS-3.1.0.1, SS-3.1.0.4"""
    other = opponents(side)
    if not adventure.anybody_in(other, area):
        return False
    return counted(adventure, side, area) > counted(adventure, other, area)


def dominates(adventure: Adventure, side: int, area: int) -> bool:
    """SS-3.1.0.2"""
    if not controls(adventure, side, area):
        return False
    return counted(adventure, side, area) >= 2 * counted(adventure, opponents(side), area)


def engaged(adventure: Adventure, figure: Figure) -> bool:
    """SS-6.1.1.1: also by those who are knocked down or stunned (SS-R23)."""
    if adventure.is_ghost(figure):
        return False
    return adventure.anybody_in(opponents(figure.side), figure.area)
