"""How good a position is for a seat."""

from .state import Table


def judge(table: Table, seat: int) -> float:
    return 0.5
