"""Why not?"""

from questhall.kernel.games import Why

from .state import Table


def why_not(table: Table, seat: int, thing: str) -> Why | None:
    return None
