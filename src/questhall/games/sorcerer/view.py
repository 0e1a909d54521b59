"""What each seat sees."""

from .state import Table


def view(table: Table, seat: int) -> object:
    return {}
